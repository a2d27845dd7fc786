import type { Rules } from '../content/rules.ts';
import type { Action, OptionDecision } from '../decisions/types.ts';
import { receivers } from '../flow/goods.ts';
import type { GameState } from '../state/types.ts';
import { handRoom } from '../zones/zones.ts';
import { amount } from '../effects/reading.ts';
import { push, scopeOf, withNums } from '../state/scope.ts';
import type { Effect, EffectOf, Scope } from '../effects/types.ts';

/** Cards and resources in any mix: round by round, each to one opponent, until all are given or no more are wished. */

type Give = EffectOf<'give'>;

const hasGoods = (g: Rules, s: GameState, sc: Scope): boolean =>
  s.seats[sc.seat].res.some((n, r) => r < g.standard && n > 0);
const hasCards = (g: Rules, s: GameState, sc: Scope): boolean => s.zones[g.hand[sc.seat]].length > 0;

export const hasUnits = (g: Rules, s: GameState, sc: Scope): boolean => hasGoods(g, s, sc) || hasCards(g, s, sc);

/** The variable that holds what was given in a round. */
const given = (e: Give): string => e.as ?? 'given';

/** As many as were given in the round that is just over, cards or resources. */
function justGiven(e: Give, sc: Scope): number {
  const goods = (sc.nums[given(e)] ?? []).reduce((sum, n) => sum + n, 0);
  return goods + (sc.cards[given(e)]?.length ?? 0);
}

export function askUnits(g: Rules, s: GameState, e: Give, sc: Scope): OptionDecision | null {
  if (amount(g, s, sc, e.n) === 0 || justGiven(e, sc) > 0) return null;
  const ids = [...(hasGoods(g, s, sc) ? ['goods'] : []), ...(hasCards(g, s, sc) ? ['cards'] : [])];
  if (ids.length === 0) return null;
  return { kind: 'option', seat: sc.seat, why: sc.src, ask: 'gifts', ids: [...ids, 'decline'] };
}

export function answerUnits(g: Rules, s: GameState, e: Give, sc: Scope, a: Action): void {
  if (a.t !== 'option' || a.id === 'decline') return;
  const n = amount(g, s, sc, e.n);
  if (a.id === 'goods') {
    push(s, { do: 'give', of: 'goods', n, upTo: true, as: given(e), then: e }, sc);
    return;
  }
  const max = Math.min(n, mostRoom(g, s, sc) || n); // R-GIVE-04: with nobody to take them they are discarded
  const then: Effect = { do: 'seq', steps: [{ do: 'giveTo', cards: given(e), all: true }, e] };
  push(s, { do: 'pick', from: { in: 'hand' }, min: 1, max, as: given(e), ask: 'give', then }, sc);
}

/** After a round: what follows from it, then the next one. */
export function goOnWithUnits(g: Rules, s: GameState, e: Give, sc: Scope): void {
  const n = justGiven(e, sc);
  if (n === 0) return;
  const next = scopeOf(sc.seat, sc.src);
  push(s, { ...e, n: amount(g, s, sc, e.n) - n }, next);
  push(s, e.then, withNums(next, given(e), [n]));
}

/** Cards that the opponent with the emptiest hand can take. */
export function mostRoom(g: Rules, s: GameState, sc: Scope): number {
  return Math.max(0, ...receivers(g, s, sc.seat).map((seat) => handRoom(g, s, seat)));
}
