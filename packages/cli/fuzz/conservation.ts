import {
  capacity,
  designOf,
  handLimit,
  spacesUsed,
  WORKER,
  type Game,
  type GameState,
  type Seat,
} from '@everdell/game';

/** What must hold in every position. Each check gives what is wrong, or null. */

/** Every physical card is in exactly one zone or beneath exactly one thing. */
export function checkCards(game: Game, s: GameState): string | null {
  const found = new Uint8Array(game.rules.cards);
  const n = countAll(found, s.zones, 0) + countAll(found, s.beneath, 1);
  if (n === found.length && !found.includes(0)) return null;
  const uid = found.findIndex((times) => times !== 1);
  return `card ${uid} (${game.rules.designs[s.cardOf[uid]]?.id}) is found ${found[uid]} times`;
}

/** Counts the cards of the lists, each from its entry `from` on; gives their number. */
function countAll(found: Uint8Array, lists: readonly (readonly number[])[], from: number): number {
  let n = 0;
  for (let z = 0; z < lists.length; z++) {
    const list = lists[z];
    for (let i = from; i < list.length; i++) {
      if (list[i] < 0) continue;
      found[list[i]]++;
      n++;
    }
  }
  return n;
}

/** Each seat has as many workers as at the start, and all of them are somewhere they can be. */
export function checkWorkers(game: Game, s: GameState): string | null {
  const g = game.rules;
  const all = g.table.workers.reduce((a, b) => a + b, 0);
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { workers } = s.seats[seat];
    const expected = g.automas[seat]?.workers ?? all;
    if (workers.length !== expected) return `seat ${seat} has ${workers.length} workers, not ${expected}`;
    for (const at of workers) if (!canStandAt(game, s, at)) return `a worker of seat ${seat} is at ${at}`;
  }
  return null;
}

const NOWHERE: readonly number[] = Object.values(WORKER);

function canStandAt(game: Game, s: GameState, at: number): boolean {
  if (at < 0) return NOWHERE.includes(at);
  const g = game.rules;
  if (at < g.cards) return g.city.some((zone) => s.zones[zone].includes(at));
  return s.rows.some((row) => row.includes(at)) || s.seats.some((seat) => seat.events.includes(at));
}

/** Cities keep to their spaces and Unique cards, hands to their limit; automas have their own rules. */
export function checkLimits(game: Game, s: GameState): string | null {
  const g = game.rules;
  for (let seat: Seat = 0; seat < s.seats.length; seat++) {
    if (g.automas[seat] !== null) continue;
    const used = spacesUsed(g, s, seat);
    if (used > capacity(g, s, seat)) return `the city of seat ${seat} uses ${used} spaces`;
    const hand = s.zones[g.hand[seat]].length;
    if (hand > handLimit(g, s, seat)) return `seat ${seat} holds ${hand} cards`;
    const twice = uniqueTwice(game, s, seat);
    if (twice !== null) return `the city of seat ${seat} has ${twice} twice`;
  }
  return null;
}

function uniqueTwice(game: Game, s: GameState, seat: Seat): string | null {
  const g = game.rules;
  const seen: number[] = [];
  for (const uid of s.zones[g.city[seat]]) {
    const design = designOf(g, s, uid);
    if (design.unique && seen.includes(design.ix)) return design.id;
    seen.push(design.ix);
  }
  return null;
}
