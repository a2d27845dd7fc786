import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Design, Rules } from '../../content/rules.ts';
import type { ReasonCode } from '../../decisions/types.ts';
import type { PlayTerms } from '../../effects/types.ts';
import type { GameState, Holder, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { cloneState } from '../../state/clone.ts';
import { scopeOf } from '../../state/scope.ts';
import { designOf } from '../../zones/city.ts';
import { canAfford, toVector } from '../goods.ts';
import { abilityAt, applies, helpersOf, whyNotArriveBy } from './abilities.ts';
import { bannerChoices } from './banner.ts';
import { isRepriced, mayCostMore } from './bill.ts';
import { standardTotal } from './costs.ts';
import { barsPlay } from '../bars.ts';
import { hasOpenDoor } from './doors.ts';
import { jailChoices } from './jail.ts';
import { layOpen } from './layOpen.ts';
import { freeAnswer, mayStandIn, quickAnswer } from './repriced.ts';
import { paymentWays } from './ways.ts';

/** Can the card be played at all on these terms? */
export function canPlay(g: Rules, s: GameState, seat: Seat, uid: Uid, terms: PlayTerms): boolean {
  return whyNotPlay(g, s, seat, uid, terms) === null;
}

/** Why there is no way to play the card; finds out without listing the ways. */
export function whyNotPlay(g: Rules, s: GameState, seat: Seat, uid: Uid, terms: PlayTerms): ReasonCode | null {
  const d = designOf(g, s, uid);
  if (g.standing.bars !== null && barsPlay(g, s, seat, uid)) return 'barred';
  if (g.repriced && isRepriced(g, s, seat)) return whyNoWay(g, s, seat, uid, d, terms);
  return whyUnpaid(g, s, seat, uid, d, terms);
}

/** Where rules change what it costs, the ways are looked for as if it were being paid for. What stands in only adds ways. */
function whyNoWay(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  d: Design,
  terms: PlayTerms,
  helpers?: readonly Holder[],
): ReasonCode | null {
  const why = whyUnpaid(g, s, seat, uid, d, terms, helpers);
  if (why === null && !mayCostMore(g, s, seat, uid)) return null;
  // Who cannot pay less cannot pay more.
  if (why !== null && !mayStandIn(g, s, seat, uid)) return why;
  const quick = terms.free
    ? freeAnswer(g, s, seat, uid, why === null)
    : quickAnswer(g, s, seat, uid, d, terms, helpers);
  if (quick !== null) return quick ? null : (why ?? 'costs-more');
  const paying = cloneState(g, s);
  layOpen(g, paying, scopeOf(seat), uid, terms);
  if (paymentWays(g, paying, seat, uid, terms).length > 0) return null;
  return why ?? 'costs-more';
}

/** The same where nothing changes what it costs. */
function whyUnpaid(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  d: Design,
  terms: PlayTerms,
  helpers?: readonly Holder[],
): ReasonCode | null {
  const arrive = whyNotArrive(g, s, seat, d);
  if (terms.free) return arrive;
  const short = shortfall(g, s, seat, d.cost);
  if (arrive === null && (short <= (terms.discount ?? 0) || hasOpenDoor(g, s, seat, d))) return null;
  if (d.supplants && bannerChoices(g, s, seat, d).length > 0) return null;
  if (terms.discount === undefined && someAbilityHelps(g, s, seat, uid, d, short, helpers)) return null;
  return arrive ?? 'cannot-pay';
}

const FULL_COST: PlayTerms = {};

/** The same for its full cost, once `takeStock` has looked at the seat's city. */
export function canPlayNow(g: Rules, s: GameState, seat: Seat, uid: Uid): boolean {
  if (g.standing.bars !== null && barsPlay(g, s, seat, uid)) return false;
  const d = g.designs[s.cardOf[uid]];
  const { round, held, barred, welcome, helpers, golden, repriced, slack, room } = g.stock;
  const payable = welcome[d.ix] === round || canAfford(s, seat, d.cost) || (golden && hasOpenDoor(g, s, seat, d));
  if (!payable && !d.supplants && (slack === 0 || shortfall(g, s, seat, d.cost) > slack)) return false;
  if (repriced) return whyNoWay(g, s, seat, uid, d, FULL_COST, helpers) === null;
  if (d.simple && room) {
    const fits = barred[d.key] !== round && !(d.unique && held[d.key] === round);
    if (fits && payable) return true;
    if (helpers.length === 0) return false;
  }
  return whyUnpaid(g, s, seat, uid, d, FULL_COST, helpers) === null;
}

/** How many resources of the cost the seat lacks; Infinity if one that nothing can replace is among them. */
function shortfall(g: Rules, s: GameState, seat: Seat, cost: readonly number[]): number {
  const res = s.seats[seat].res;
  let short = 0;
  for (let r = 0; r < cost.length; r++) {
    if (cost[r] <= res[r]) continue;
    if (r >= g.standard) return Infinity;
    short += cost[r] - res[r];
  }
  return short;
}

function someAbilityHelps(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  d: Design,
  short: number,
  helpers = helpersOf(g, s, seat),
): boolean {
  for (let i = 0; i < helpers.length; i++) {
    const def = abilityAt(g, s, helpers[i]);
    if (def !== null && helps(g, s, seat, uid, d, helpers[i], def, short)) return true;
  }
  return false;
}

function helps(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  d: Design,
  ability: Holder,
  def: CardPlayingAbility,
  short: number,
): boolean {
  const times = def.price === 'tokens' ? s.tokens[ability] : 1;
  const pays = coversShortfall(g, s, seat, d, def, short, times);
  if ((!pays && !hasOpenDoor(g, s, seat, d)) || !applies(g, s, seat, ability, def, uid)) return false;
  for (const jail of jailChoices(g, s, seat, ability, def)) {
    const leaves = def.price === 'discardSelf' ? ability : jail;
    if ((pays || hasOpenDoor(g, s, seat, d, leaves)) && whyNotArriveBy(g, s, seat, d, def, leaves) === null)
      return true;
  }
  return false;
}

function coversShortfall(
  g: Rules,
  s: GameState,
  seat: Seat,
  d: Design,
  def: CardPlayingAbility,
  short: number,
  times: number,
): boolean {
  const res = s.seats[seat].res;
  if (def.swap !== undefined) return short <= def.swap && standardTotal(g, res) >= standardTotal(g, d.cost);
  if (def.discount === undefined) return false;
  if ('any' in def.discount) return short <= def.discount.any * times;
  const less = toVector(g, def.discount);
  for (let r = 0; r < less.length; r++) if (d.cost[r] - less[r] > res[r]) return false;
  return true;
}
