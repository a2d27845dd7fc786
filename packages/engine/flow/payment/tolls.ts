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
import { addPrices, told } from '../visit/rules.ts';
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

/** What they come to: where only some cards will do, at least as many cards. */
function together(tolls: Tolls): Price {
  const prices = tolls.map(({ rule: { pay, then } }): Price => {
    if (pay === undefined) return then?.do === 'pick' && then.from.in === 'hand' ? { cards: then.min } : {};
    const { cardsOf, tokens: _, ...rest } = pay;
    return cardsOf === undefined ? rest : addPrices(rest, { cards: cardsOf.n });
  });
  return prices.reduce(addPrices);
}

/** One of them with the scope it is paid in. */
interface Due {
  readonly toll: InForce<'toll'>;
  readonly scope: Scope;
}

/**
 * Lines up their payment, and what it brings about, those on what was used to pay for the card first. What must be paid comes
 * before what is done, which may be less where less is there, and leaves all that comes after it.
 */
export function lineUpTolls(
  g: Rules,
  s: GameState,
  seat: Seat,
  card: Uid,
  at: Holder,
  tolls: Tolls,
  onUses: readonly OnUse[] = [],
): void {
  const dues: readonly Due[] = [
    ...onUses.map((toll) => ({ toll, scope: tollScope(seat, toll.src, toll.of, -1) })),
    ...tolls.map((toll) => ({ toll, scope: tollScope(seat, toll.src, card, at) })),
  ];
  const paid = dues.filter(({ toll }) => toll.rule.pay !== undefined);
  const done = dues.filter(({ toll }) => toll.rule.pay === undefined);
  const leaves: Effect[] = [];
  for (const { toll, scope } of [...paid, ...done].reverse()) {
    const { rule, src } = toll;
    push(s, rule.then, scope);
    if (rule.pay !== undefined) lineUpPay(s, told(g, s, scope, rule.pay), scope, leaves.slice(), done[0]?.scope);
    const asked: Effect | undefined = rule.pay === undefined ? rule.then : { do: 'pay', ...rule.pay };
    if (asked !== undefined) leaves.push(asked);
    if (g.sink) tellCause(g, s, src);
  }
}

function lineUpPay(s: GameState, pay: Price, scope: Scope, leaves: readonly Effect[], asked: Scope = scope): void {
  if (leaves.length === 0) push(s, { do: 'pay', ...pay }, scope);
  else push(s, { do: 'toll', pay, of: scope.src, leaves }, asked);
}
