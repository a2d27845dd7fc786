import type { Rules } from '../content/rules.ts';
import { planFor } from '../effects/filters.ts';
import { amount } from '../effects/reading.ts';
import { rulesFor } from '../effects/standing.ts';
import type { LimitName } from '../effects/types.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Seat } from '../state/types.ts';

/** By how much texts raise a limit of the seat (R-HAND-05); spaces that cards add themselves are counted with the city. */
export function raised(g: Rules, s: GameState, seat: Seat, limit: LimitName): number {
  let n = 0;
  for (const { rule, src } of rulesFor(g, s, seat, 'raises'))
    if (rule.limit === limit && !(limit === 'spaces' && isOfCard(g, src)))
      n += amount(g, s, scopeOf(seat, src), rule.more);
  return n;
}

const isOfCard = (g: Rules, src: number): boolean => src >= 0 && src < g.cards;

/** By design: 1 = texts spare the seat its space; null = none does. */
export function spared(g: Rules, s: GameState, seat: Seat): Uint8Array | null {
  const rules = rulesFor(g, s, seat, 'noSpace');
  if (rules.length === 0) return null;
  const tables = rules.map(({ rule }) => planFor(g, rule.cards).passes);
  return tables.length === 1 ? tables[0] : tables[0].map((_, ix) => Math.max(...tables.map((table) => table[ix])));
}
