import type { Rules } from '../content/rules.ts';
import { select } from '../effects/query.ts';
import { amount } from '../effects/reading.ts';
import { rulesFor } from '../effects/standing.ts';
import type { EffectOf, Scope, Source } from '../effects/types.ts';
import type { GameState } from '../state/types.ts';

/** What rules in force make of a drawing. */

type Draw = EffectOf<'draw'>;

/** Have rules in force something to say about this drawing that they have not said yet? */
export function isToBeRuled(g: Rules, s: GameState, e: Draw, sc: Scope): boolean {
  return g.standing.draws !== null && e.ruled === undefined && rulesFor(g, s, sc.seat, 'draws').length > 0;
}

/** How many cards the seat may draw on top, if it wishes. */
export function cardsOnTop(g: Rules, s: GameState, sc: Scope): number {
  let n = 0;
  for (const { rule } of rulesFor(g, s, sc.seat, 'draws')) if (rule.may) n += rule.more ?? 0;
  return n;
}

/** How many cards it is of without those: where only certain cards are drawn, never more than there are. */
export function cardsInAll(g: Rules, s: GameState, e: Draw, sc: Scope): number {
  const { from, where } = e;
  const most = from === undefined || where === undefined ? Infinity : select(g, s, sc, { in: from, where }).length;
  let n = Math.min(most, amount(g, s, sc, e.n));
  for (const { rule } of rulesFor(g, s, sc.seat, 'draws')) if (!rule.may) n += rule.more ?? 0;
  return Math.max(0, n);
}

/** The drawing as the rules leave it, with so many cards of the deck on top. */
export function ruledDraw(g: Rules, s: GameState, e: Draw, sc: Scope, onTop: number): Draw {
  const from = sourcesOf(g, s, e, sc);
  const n = cardsInAll(g, s, e, sc);
  return from === undefined ? { ...e, n: n + onTop, ruled: 0 } : { ...e, n, from, ruled: onTop };
}

/** Where its cards may come from; not changed where only certain cards are drawn (OQ-107). */
export function sourcesOf(g: Rules, s: GameState, e: Draw, sc: Scope): readonly Source[] | undefined {
  if (e.where !== undefined) return e.from;
  const more = rulesFor(g, s, sc.seat, 'draws').flatMap(({ rule }) => rule.from ?? []);
  return more.length === 0 ? e.from : [...new Set([...(e.from ?? ['deck' as const]), ...more])];
}
