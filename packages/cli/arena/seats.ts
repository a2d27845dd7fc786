/** The two sides of a pairing. */
export type Side = 'a' | 'b';

/**
 * Who sits where in a game of two sides. Games 2k and 2k + 1 have the same deal, and what A has in the first is B's in
 * the second; over the pairs of games the ways to sit take turns.
 */
export function seating(players: number, game: number): readonly Side[] {
  const ways = waysToSit(players);
  const way = ways[Math.floor(game / 2) % ways.length];
  const inside: Side = game % 2 === 0 ? 'a' : 'b';
  const outside: Side = inside === 'a' ? 'b' : 'a';
  return Array.from({ length: players }, (_, seat) => (way.includes(seat) ? inside : outside));
}

/** Every choice of half the seats; of two choices that are each other's rest only one. */
export function waysToSit(players: number): readonly (readonly number[])[] {
  const all = choices(players, Math.floor(players / 2), 0);
  return players % 2 === 0 ? all.filter((seats) => seats.includes(0)) : all;
}

/** So many of the seats from `first` on. */
function choices(players: number, wanted: number, first: number): readonly (readonly number[])[] {
  if (wanted === 0) return [[]];
  const chosen: (readonly number[])[] = [];
  for (let seat = first; seat + wanted <= players; seat++)
    for (const rest of choices(players, wanted - 1, seat + 1)) chosen.push([seat, ...rest]);
  return chosen;
}
