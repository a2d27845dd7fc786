/** How two players did against each other. */
export interface Duel {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Won by A; shared wins count in part. */
  readonly wins: number;
}

/** Given to each side of a duel on top, so that who never lost has a rating too. */
const EXTRA_WINS = 0.5;
const ROUNDS = 10_000;
const ENOUGH = 1e-9;

/**
 * Ratings after Bradley and Terry on the Elo scale, by duels of different players: `zero` has 0, or without it the
 * weakest. Who has no chain of duels to the others is left out.
 */
export function ratings(duels: readonly Duel[], zero: string): Readonly<Record<string, number>> {
  const group = connected(
    duels.filter(({ a, b, games }) => a !== b && games > 0),
    zero,
  );
  const strengths = fit(group);
  const elo = [...strengths].map(([name, strength]): [string, number] => [name, 400 * Math.log10(strength)]);
  const base = elo.find(([name]) => name === zero)?.[1] ?? Math.min(...elo.map(([, points]) => points));
  return Object.fromEntries(
    elo.sort(([, x], [, y]) => y - x).map(([name, points]) => [name, Math.round(points - base)]),
  );
}

/** The duels of those who can be compared with `zero`; without it, those of the largest group. */
function connected(duels: readonly Duel[], zero: string): readonly Duel[] {
  const groups: Set<string>[] = [];
  for (const { a, b } of duels) {
    const touched = groups.filter((group) => group.has(a) || group.has(b));
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push(new Set([a, b, ...touched.flatMap((group) => [...group])]));
  }
  const largest = [...groups].sort((x, y) => y.size - x.size)[0];
  const chosen = groups.find((group) => group.has(zero)) ?? largest;
  return duels.filter(({ a }) => chosen.has(a));
}

/** Each strength from the wins and from those of the others, over and over until they agree. */
function fit(duels: readonly Duel[]): ReadonlyMap<string, number> {
  let strengths = new Map(duels.flatMap(({ a, b }) => [a, b]).map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map([...strengths].map(([name, strength]) => [name, improved(name, strength, duels, strengths)]));
    const change = Math.max(0, ...[...next].map(([name, strength]) => Math.abs(strength / strengths.get(name)! - 1)));
    strengths = next;
    if (change < ENOUGH) break;
  }
  return strengths;
}

function improved(
  name: string,
  strength: number,
  duels: readonly Duel[],
  strengths: ReadonlyMap<string, number>,
): number {
  let won = 0;
  let expected = 0;
  for (const { a, b, games, wins } of duels) {
    if (a !== name && b !== name) continue;
    won += (a === name ? wins : games - wins) + EXTRA_WINS;
    expected += (games + 2 * EXTRA_WINS) / (strength + strengths.get(a === name ? b : a)!);
  }
  return won / expected;
}
