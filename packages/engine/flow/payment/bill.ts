import type { Standing, StandingOf } from '../../content/standing.ts';
import type { Design, Rules } from '../../content/rules.ts';
import { passesAt } from '../../effects/filters.ts';
import { rulesFor, type InForce } from '../../effects/standing.ts';
import { scopeOf } from '../../state/scope.ts';
import type { Use } from '../../decisions/payment.ts';
import type { GameState, Holder, Seat, Uid } from '../../state/types.ts';
import { toVector, total } from '../goods.ts';
import { eachCost, noCosts, raisedCosts, replacedCosts, type Costs } from './costs.ts';
import { mapped, replaced } from '../../state/vectors.ts';

/** What a card comes to, whichever way it is paid for. */
export interface Bill {
  readonly card: Uid;
  /** What it costs, and what is left of that when it is played for nothing. */
  readonly full: Costs;
  readonly free: Costs;
  /** Each may stand for one resource of the cost. */
  readonly standIns: Costs;
  /** What must be paid right afterwards. */
  readonly tolls: readonly InForce<'toll'>[];
}

const NONE: readonly never[] = [];

export function billFor(g: Rules, s: GameState, seat: Seat, uid: Uid, d: Design): Bill {
  const [full, free] = [d.costs, noCosts(g)];
  if (!g.repriced) return { card: uid, full, free, standIns: NONE, tolls: NONE };
  return {
    card: uid,
    full: surcharged(g, s, seat, uid, full, false),
    free: surcharged(g, s, seat, uid, free, true),
    standIns: standInsFor(g, s, seat, uid),
    tolls: tollsFor(g, s, seat, uid),
  };
}

/** Cards played for nothing cost no more, unless a rule says so (R-SPIRE-23, R-COMBO-09, R-COMBO-10). */
export function surcharged(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  costs: Costs,
  isFree: boolean,
  evenUnmet?: 'evenUnmet',
): Costs {
  let all = costs;
  for (const { rule, src } of rulesFor(g, s, seat, 'dearer', evenUnmet)) {
    const { cards, by, evenFree } = rule;
    if ((isFree && !evenFree) || !passesAt(g, s, scopeOf(seat, src), uid, cards)) continue;
    all = eachCost(all, (cost) => raised(g, cost, by));
  }
  return all;
}

function raised(g: Rules, cost: readonly number[], by: StandingOf<'dearer'>['by']): Costs {
  if ('any' in by) return raisedCosts(g, cost, by.any);
  const more = toVector(g, by);
  return [mapped(cost, (n, r) => n + more[r])];
}

function standInsFor(g: Rules, s: GameState, seat: Seat, uid: Uid): Costs {
  return rulesFor(g, s, seat, 'standIn').flatMap(({ rule, src }) =>
    passesAt(g, s, scopeOf(seat, src), uid, rule.cards) ? [toVector(g, rule.give)] : [],
  );
}

export function tollsFor(g: Rules, s: GameState, seat: Seat, uid: Uid): InForce<'toll'>[] {
  return tollsOn(g, s, seat, 'play', uid);
}

/** Those of this kind on this card. */
export function tollsOn(
  g: Rules,
  s: GameState,
  seat: Seat,
  on: StandingOf<'toll'>['on'],
  uid: Holder,
): InForce<'toll'>[] {
  return rulesFor(g, s, seat, 'toll').filter(
    ({ rule, src }) => rule.on === on && passesAt(g, s, scopeOf(seat, src), uid, rule.where),
  );
}

/** Those on what is used to pay for the card: the occupied token that brings it in, and abilities, each with the card it is on. */
export function tollsOnUses(g: Rules, s: GameState, seat: Seat, card: Uid, uses: readonly Use[]): OnUse[] {
  return uses.flatMap(({ by, at }): OnUse[] => {
    if (by === 'banner') return [];
    const of = by === 'door' ? card : at;
    return tollsOn(g, s, seat, by === 'door' ? 'door' : 'text', of).map((toll) => ({ ...toll, of }));
  });
}
export interface OnUse extends InForce<'toll'> {
  readonly of: Holder;
}

/**
 * Every set of resources that settles it: the cost, or what is left of it when the card is played for nothing; then with the
 * help of an ability, then with what stands in; `token` = the resource that an occupied token is, -1 = none.
 */
export function spendsFor(
  g: Rules,
  bill: Bill,
  of: 'full' | 'free',
  help: ((cost: readonly number[]) => Costs) | null,
  token = -1,
): Costs {
  const { standIns } = bill;
  let costs = bill[of];
  if (help !== null && (of === 'full' || !isNothing(costs))) costs = eachCost(costs, help);
  if (standIns.length > 0) costs = eachCost(costs, (cost) => replacedCosts(g, cost, standIns));
  return token < 0 ? costs : mapped(costs, (cost) => replaced(cost, token, cost[token] + 1));
}

/** All sets of a bill are of the same size. */
export function isNothing(costs: Costs): boolean {
  return total(costs[0]) === 0;
}

/** Does it change what it takes to play a card? */
export function isOnPlay(rule: Standing): boolean {
  return rule.rule === 'dearer' || rule.rule === 'standIn' || (rule.rule === 'toll' && PAID_TO_PLAY.includes(rule.on));
}

const PAID_TO_PLAY: readonly StandingOf<'toll'>['on'][] = ['play', 'door', 'text'];

/** May rules change what the cards of this seat cost, as long as what they ask for holds? */
export function isRepriced(g: Rules, s: GameState, seat: Seat): boolean {
  return g.repriced && (isDearer(g, s, seat) || rulesFor(g, s, seat, 'standIn', 'evenUnmet').length > 0);
}

/** May they make this card cost more? */
export function mayCostMore(g: Rules, s: GameState, seat: Seat, uid: Uid): boolean {
  return (
    rulesFor(g, s, seat, 'dearer', 'evenUnmet').some(({ rule, src }) =>
      passesAt(g, s, scopeOf(seat, src), uid, rule.cards),
    ) || rulesFor(g, s, seat, 'toll', 'evenUnmet').some(({ rule }) => isOnPlay(rule))
  );
}

/** May rules make them cost more? */
function isDearer(g: Rules, s: GameState, seat: Seat): boolean {
  return (
    rulesFor(g, s, seat, 'dearer', 'evenUnmet').length > 0 ||
    rulesFor(g, s, seat, 'toll', 'evenUnmet').some(({ rule }) => isOnPlay(rule))
  );
}
