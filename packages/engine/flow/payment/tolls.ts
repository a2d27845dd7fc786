import type { Rules } from '../../content/rules.ts';
import type { Use } from '../../decisions/payment.ts';
import { possible } from '../../effects/possible.ts';
import type { InForce } from '../../effects/standing.ts';
import type { Effect, Price, Scope } from '../../effects/types.ts';
import { cloneState } from '../../state/clone.ts';
import { setTokens } from '../../state/holders.ts';
import { boundScope, push, scopeOf } from '../../state/scope.ts';
import type { GameState, Holder, Seat, Uid } from '../../state/types.ts';
import { slotOf } from '../../zones/displays.ts';
import { removeFrom } from '../../zones/zones.ts';
import { addPrices } from '../visit/rules.ts';
import { barsTaking } from '../bars.ts';
import { tellCause } from '../cause.ts';
import { abilityAt } from './abilities.ts';
import { tollsOn, type Bill, type OnUse } from './bill.ts';

type Tolls = readonly InForce<'toll'>[];

/** Can all of them be paid when this has been spent and used? The card itself lies open on the table by then. */
export function leavesTolls(
  g: Rules,
  s: GameState,
  seat: Seat,
  { card, tolls }: Pick<Bill, 'card' | 'tolls'>,
  spend: readonly number[],
  uses: readonly Use[],
): boolean {
  const after = cloneState(g, s);
  const { res } = after.seats[seat];
  for (let r = 0; r < spend.length; r++) res[r] = (res[r] - spend[r]) | 0;
  for (const { by, at, n = 0, with: inmate = -1 } of uses) {
    if (n > 0) setTokens(after, at, s.tokens[at] - n);
    const leaves = by === 'banner' || (by === 'ability' && abilityAt(g, s, at)?.price === 'discardSelf');
    for (const uid of leaves ? [at, inmate] : [inmate]) removeFrom(after.zones[g.city[seat]], uid);
  }
  if (!tolls.every((toll) => isPayable(g, after, seat, card, toll))) return false;
  return tolls.length === 1 || possible(g, after, { do: 'pay', ...together(tolls) }, scopeOf(seat));
}

/** A toll without a price is what is done for it. */
function isPayable(g: Rules, s: GameState, seat: Seat, card: Uid, { rule, src }: InForce<'toll'>): boolean {
  const asked: Effect | undefined = rule.pay === undefined ? rule.then : { do: 'pay', ...rule.pay };
  return asked === undefined || possible(g, s, asked, tollScope(seat, src, card, slotOf(g, s, card)));
}

function tollScope(seat: Seat, src: Holder, card: Uid, at: Holder): Scope {
  return boundScope(seat, src, { card: [card], at: at < 0 ? [] : [at] });
}

/** Those on taking this card out of its display. */
export function tollsOnTaking(g: Rules, s: GameState, seat: Seat, card: Uid): Tolls {
  return tollsOn(g, s, seat, 'take', card);
}

/** May the seat take the card, and can it pay what is asked for that? */
export function mayTake(g: Rules, s: GameState, seat: Seat, card: Uid): boolean {
  if (g.standing.bars !== null && barsTaking(g, s, seat, card)) return false;
  return tollsOnTaking(g, s, seat, card).every((toll) => isPayable(g, s, seat, card, toll));
}

/** Lines up what must be paid for what was used to pay for the card. */
export function lineUpTollsOnUses(g: Rules, s: GameState, seat: Seat, tolls: readonly OnUse[]): void {
  for (const toll of [...tolls].reverse()) lineUpTolls(g, s, seat, toll.of, -1, [toll]);
}

/** What they come to: where only some cards will do, at least as many cards. */
function together(tolls: Tolls): Price {
  const prices = tolls.map(({ rule: { pay, then } }): Price => {
    if (pay === undefined) return then?.do === 'pick' && then.from.in === 'hand' ? { cards: then.min } : {};
    const { cardsOf, tokens: _, ...rest } = pay;
    return cardsOf === undefined ? rest : addPrices(rest, { cards: cardsOf.n });
  });
  return prices.reduce(addPrices);
}

/** Lines up their payment, and what it brings about. */
export function lineUpTolls(g: Rules, s: GameState, seat: Seat, card: Uid, at: Holder, tolls: Tolls): void {
  for (const { rule, src } of [...tolls].reverse()) {
    const scope = tollScope(seat, src, card, at);
    push(s, rule.then, scope);
    if (rule.pay !== undefined) push(s, { do: 'pay', ...rule.pay }, scope);
    if (g.sink) tellCause(g, s, src);
  }
}
