import type { Rules } from '../../content/rules.ts';
import type { Use } from '../../decisions/payment.ts';
import { possible } from '../../effects/possible.ts';
import type { InForce } from '../../effects/standing.ts';
import type { Price } from '../../effects/types.ts';
import { cloneState } from '../../state/clone.ts';
import { setTokens } from '../../state/holders.ts';
import { boundScope, push, scopeOf } from '../../state/scope.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { removeFrom } from '../../zones/zones.ts';
import { addPrices } from '../visit/rules.ts';
import { abilityAt } from './abilities.ts';

type Tolls = readonly InForce<'toll'>[];

/** Can all of them be paid when this has been spent and used? The card itself lies open on the table by then. */
export function leavesTolls(
  g: Rules,
  s: GameState,
  seat: Seat,
  tolls: Tolls,
  spend: readonly number[],
  uses: readonly Use[],
): boolean {
  const after = cloneState(g, s);
  for (let r = 0; r < spend.length; r++) after.seats[seat].res[r] -= spend[r];
  for (const { by, at, n = 0, with: inmate = -1 } of uses) {
    if (n > 0) setTokens(after, at, s.tokens[at] - n);
    const leaves = by === 'banner' || (by === 'ability' && abilityAt(g, s, at)?.price === 'discardSelf');
    for (const uid of leaves ? [at, inmate] : [inmate]) removeFrom(after.zones[g.city[seat]], uid);
  }
  if (!tolls.every(({ rule, src }) => possible(g, after, { do: 'pay', ...rule.pay }, scopeOf(seat, src)))) return false;
  return tolls.length === 1 || possible(g, after, { do: 'pay', ...together(tolls) }, scopeOf(seat));
}

/** What they come to: where only some cards will do, at least as many cards. */
function together(tolls: Tolls): Price {
  const prices = tolls.map(({ rule: { pay } }): Price => {
    const { cardsOf, tokens: _, ...rest } = pay;
    return cardsOf === undefined ? rest : addPrices(rest, { cards: cardsOf.n });
  });
  return prices.reduce(addPrices);
}

/** Lines up their payment, and what it brings about. */
export function lineUpTolls(s: GameState, seat: Seat, card: Uid, tolls: Tolls): void {
  for (const { rule, src } of [...tolls].reverse()) {
    const scope = boundScope(seat, src, { card: [card] });
    push(s, rule.then, scope);
    push(s, { do: 'pay', ...rule.pay }, scope);
  }
}
