import type { Design, Rules } from '../../content/rules.ts';
import { passesAt } from '../../effects/filters.ts';
import { rulesFor } from '../../effects/standing.ts';
import { scopeOf } from '../../state/scope.ts';
import type { PlayTerms } from '../../effects/types.ts';
import type { GameState, Holder, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { canAfford, toVector } from '../goods.ts';
import { abilityAt, applies, helpersOf } from './abilities.ts';
import { isOnPlay, surcharged } from './bill.ts';
import { hasOpenDoor } from './doors.ts';

/** Quick answers where rules may change what a card costs. */

/** May something stand for resources of its cost? */
export function mayStandIn(g: Rules, s: GameState, seat: Seat, uid: Uid): boolean {
  const rules = rulesFor(g, s, seat, 'standIn', 'evenUnmet');
  for (let i = 0; i < rules.length; i++)
    if (passesAt(g, s, scopeOf(seat, rules[i].src), uid, rules[i].rule.cards)) return true;
  return false;
}

/**
 * Is there a way to pay? null = it has to be tried out. A yes holds even if all that makes it dearer does; a no is only said
 * where nothing of that has conditions, for they may look at the hand that the card leaves.
 */
export function quickAnswer(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  d: Design,
  { discount }: PlayTerms,
  helpers: readonly Holder[] | undefined,
): boolean | null {
  if (discount !== undefined || hasTolls(g, s, seat)) return null;
  const arrives = whyNotArrive(g, s, seat, d) === null;
  const costs = surcharged(g, s, seat, uid, d.costs, false, 'evenUnmet');
  if (arrives) for (let i = 0; i < costs.length; i++) if (canAfford(s, seat, costs[i])) return true;
  const welcome = arrives && hasOpenDoor(g, s, seat, d);
  if (welcome && !costsMoreFree(g, s, seat, uid)) return true;
  const stands = arrives && standsIn(g, s, seat, uid, costs);
  if (stands === true) return true;
  const sure = !welcome && !d.supplants && !areConditional(g, s, seat);
  return sure && !isHelped(g, s, seat, uid, helpers) ? stands : null;
}

/** The same for a card that is played for nothing and arrives or not. */
export function freeAnswer(g: Rules, s: GameState, seat: Seat, uid: Uid, arrives: boolean): boolean | null {
  return hasTolls(g, s, seat) || costsMoreFree(g, s, seat, uid) ? null : arrives;
}

function hasTolls(g: Rules, s: GameState, seat: Seat): boolean {
  const tolls = rulesFor(g, s, seat, 'toll', 'evenUnmet');
  for (let i = 0; i < tolls.length; i++) if (isOnPlay(tolls[i].rule)) return true;
  return false;
}

/** Is there an ability for this card? */
function isHelped(g: Rules, s: GameState, seat: Seat, uid: Uid, helpers = helpersOf(g, s, seat)): boolean {
  for (let i = 0; i < helpers.length; i++) {
    const def = abilityAt(g, s, helpers[i]);
    if (def !== null && applies(g, s, seat, helpers[i], def, uid)) return true;
  }
  return false;
}

/** Is even a card that is played for nothing dearer? */
function costsMoreFree(g: Rules, s: GameState, seat: Seat, uid: Uid): boolean {
  return rulesFor(g, s, seat, 'dearer', 'evenUnmet').some(
    ({ rule, src }) => rule.evenFree === true && passesAt(g, s, scopeOf(seat, src), uid, rule.cards),
  );
}

function areConditional(g: Rules, s: GameState, seat: Seat): boolean {
  return rulesFor(g, s, seat, 'dearer', 'evenUnmet').some(({ rule }) => rule.if !== undefined);
}

/** Does what stands in make up for what is missing of one of the costs? null = several things do, which may be mixed. */
function standsIn(g: Rules, s: GameState, seat: Seat, uid: Uid, costs: readonly (readonly number[])[]): boolean | null {
  const rules = rulesFor(g, s, seat, 'standIn', 'evenUnmet').filter(({ rule, src }) =>
    passesAt(g, s, scopeOf(seat, src), uid, rule.cards),
  );
  if (rules.length === 0) return false;
  if (rules.length > 1 || rules[0].rule.if !== undefined) return null;
  const give = toVector(g, rules[0].rule.give);
  const { res } = s.seats[seat];
  return costs.some((cost) => {
    let times = 0;
    for (let r = 0; r < cost.length; r++) {
      if (cost[r] <= res[r] || give[r] > 0) continue;
      if (r >= g.standard) return false;
      times += cost[r] - res[r];
    }
    return cost.every((n, r) => give[r] === 0 || n + give[r] * times <= res[r]);
  });
}

/** How many resources of a cost the seat could replace at most by what stands in. */
export function mostReplaced(g: Rules, s: GameState, seat: Seat): number {
  const standIns = rulesFor(g, s, seat, 'standIn', 'evenUnmet');
  const { res } = s.seats[seat];
  let n = 0;
  for (let i = 0; i < standIns.length; i++) {
    const give = toVector(g, standIns[i].rule.give);
    let times = Infinity;
    for (let r = 0; r < give.length; r++) if (give[r] > 0) times = Math.min(times, Math.floor(res[r] / give[r]));
    n += times;
  }
  return n;
}
