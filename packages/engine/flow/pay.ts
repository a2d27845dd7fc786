import type { CardPlayingAbility, Jail } from '../content/defs.ts';
import type { Design, Rules } from '../content/rules.ts';
import type { Payment, ReasonCode } from '../decisions/types.ts';
import { matches } from '../effects/query.ts';
import { scopeOf } from '../effects/scope.ts';
import type { PlayTerms } from '../effects/types.ts';
import { emit } from '../events/emit.ts';
import { countBeneath, putBeneath } from '../state/holders.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { zeros } from '../state/vectors.ts';
import { whyNotArrive } from './arrival.ts';
import { cityOf, designOf, discardFromCity, findInCity, isNamed, leaveCity } from './city.ts';
import { canAfford, payGoods, toVector, total } from './goods.ts';
import { distinct } from './classes.ts';

/**
 * The ways to pay for a card: at most one card-playing ability (R-ABIL-02), then resources or an occupied token.
 * Listed are all that lead to different positions, with every discount used in full.
 */
export function paymentWays(g: Rules, s: GameState, seat: Seat, uid: Uid, terms: PlayTerms): Payment[] {
  const d = designOf(g, s, uid);
  const ways: Payment[] = [];
  const fits = whyNotArrive(g, s, seat, d) === null;
  if (terms.free) {
    if (fits) ways.push({ t: 'pay', spend: nothing(g) });
    return ways;
  }
  const doors = openDoors(g, s, seat, d);
  if (fits) {
    if (terms.discount === undefined) {
      if (canAfford(s, seat, d.cost)) ways.push({ t: 'pay', spend: d.cost });
    } else {
      for (const spend of reducedCosts(g, d.cost, terms.discount))
        if (canAfford(s, seat, spend)) ways.push({ t: 'pay', spend });
    }
    for (const token of doors) ways.push({ t: 'pay', spend: nothing(g), token });
  }
  if (terms.discount !== undefined) return ways;
  for (const ability of cityOf(g, s, seat)) {
    const def = designOf(g, s, ability).ability;
    if (def === null || !matches(g, s, scopeOf(seat, ability), uid, def.on)) continue;
    for (const jail of jailChoices(g, s, seat, ability, def)) {
      const leaves = def.price === 'discardSelf' ? ability : jail;
      if (leaves >= 0 ? whyNotArrive(g, s, seat, d, leaves) !== null : !fits) continue;
      addAbilityWays(g, s, seat, d, def, ability, jail, doors, ways);
    }
  }
  return ways;
}

function addAbilityWays(
  g: Rules,
  s: GameState,
  seat: Seat,
  d: Design,
  def: CardPlayingAbility,
  ability: Uid,
  jail: Uid,
  doors: readonly Uid[],
  ways: Payment[],
): void {
  const extra = jail >= 0 ? { ability, jail } : { ability };
  for (const spend of abilityCosts(g, d, def)) if (canAfford(s, seat, spend)) ways.push({ t: 'pay', spend, ...extra });
  if (def.price === undefined) return; // with a token it would change nothing
  const leaves = def.price === 'discardSelf' ? ability : jail;
  for (const token of doors) if (token !== leaves) ways.push({ t: 'pay', spend: nothing(g), token, ...extra });
}

function abilityCosts(g: Rules, d: Design, def: CardPlayingAbility): (readonly number[])[] {
  if (def.swap !== undefined) return swappedCosts(g, d.cost);
  if (def.discount === undefined) return [];
  if ('any' in def.discount) return reducedCosts(g, d.cost, def.discount.any);
  const less = toVector(g, def.discount);
  const spend = d.cost.slice();
  for (let r = 0; r < spend.length; r++) spend[r] = Math.max(0, spend[r] - less[r]);
  return [spend];
}

/** Unoccupied Constructions of the own city that bring the Critter in, one of each kind (R-OCC-07). */
export function openDoors(g: Rules, s: GameState, seat: Seat, d: Design): Uid[] {
  if (d.kind !== 'critter') return [];
  const doors: Uid[] = [];
  const city = cityOf(g, s, seat);
  for (let i = 0; i < city.length; i++) {
    const opens = g.designs[s.cardOf[city[i]]].opens;
    if (opens !== null && opens[d.ix] === 1 && s.occupied[city[i]] === 0) doors.push(city[i]);
  }
  return doors.length > 1 ? distinct(g, s, doors) : doors;
}

function jailChoices(g: Rules, s: GameState, seat: Seat, ability: Uid, def: CardPlayingAbility): Uid[] {
  if (typeof def.price !== 'object') return [-1];
  const price = def.price;
  const inmates = cityOf(g, s, seat).filter((uid) => mayJail(g, s, seat, ability, price, uid));
  return distinct(g, s, inmates);
}

/** The last cell needs its card in the city and never takes it (R-CARD-DUNGEON-01, R-CARD-DUNGEON-02). */
function mayJail(g: Rules, s: GameState, seat: Seat, ability: Uid, price: Jail, uid: Uid): boolean {
  if (uid === ability || !matches(g, s, scopeOf(seat, ability), uid, price.jails)) return false;
  const full = countBeneath(s, ability);
  if (full >= price.cells) return false;
  if (full < price.cells - 1) return true;
  return findInCity(g, s, seat, price.lastUnlockedBy) >= 0 && !isNamed(designOf(g, s, uid), price.lastUnlockedBy);
}

const NOTHING: number[][] = [];
function nothing(g: Rules): readonly number[] {
  const n = g.resources.length;
  return (NOTHING[n] ??= zeros(n));
}

/** Costs after taking off as many as possible of `off` resources, in every mix. */
function reducedCosts(g: Rules, cost: readonly number[], off: number): (readonly number[])[] {
  const costs: number[][] = [];
  let left = 0;
  for (let r = 0; r < g.standard; r++) left += cost[r];
  const spend = cost.slice();
  const reduce = (r: number, take: number): void => {
    if (r === g.standard) {
      if (take === 0) costs.push(spend.slice());
      return;
    }
    for (let k = Math.min(take, cost[r]); k >= 0; k--) {
      spend[r] = cost[r] - k;
      reduce(r + 1, take - k);
    }
    spend[r] = cost[r];
  };
  reduce(0, Math.min(off, left));
  return costs;
}

/** Costs with one resource replaced by another (R-CARD-JUDGE-01). */
function swappedCosts(g: Rules, cost: readonly number[]): (readonly number[])[] {
  const costs: number[][] = [];
  for (let from = 0; from < g.standard; from++) {
    if (cost[from] === 0) continue;
    for (let to = 0; to < g.standard; to++) {
      if (to === from) continue;
      const spend = cost.slice();
      spend[from]--;
      spend[to]++;
      costs.push(spend);
    }
  }
  return costs;
}

/** Can the card be played at all on these terms? */
export function canPlay(g: Rules, s: GameState, seat: Seat, uid: Uid, terms: PlayTerms): boolean {
  return whyNotPlay(g, s, seat, uid, terms) === null;
}

/** Why there is no way to play the card; finds out without listing the ways. */
export function whyNotPlay(g: Rules, s: GameState, seat: Seat, uid: Uid, terms: PlayTerms): ReasonCode | null {
  const d = designOf(g, s, uid);
  const arrive = whyNotArrive(g, s, seat, d);
  if (terms.free) return arrive;
  const short = shortfall(g, s, seat, d.cost);
  if (arrive === null && (short <= (terms.discount ?? 0) || hasOpenDoor(g, s, seat, d))) return null;
  if (terms.discount === undefined && someAbilityHelps(g, s, seat, uid, d, short)) return null;
  return arrive ?? 'cannot-pay';
}

/** Has the city a card whose ability might help to pay for another? */
export function hasAbility(g: Rules, s: GameState, seat: Seat): boolean {
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) if (g.designs[s.cardOf[city[i]]].ability !== null) return true;
  return false;
}

/** A quick no for cards that are too dear: `helped` = the city has some card-playing ability. */
export function isTooDear(g: Rules, s: GameState, seat: Seat, uid: Uid, helped: boolean): boolean {
  if (helped) return false;
  const d = g.designs[s.cardOf[uid]];
  return !canAfford(s, seat, d.cost) && !hasOpenDoor(g, s, seat, d);
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

function hasOpenDoor(g: Rules, s: GameState, seat: Seat, d: Design, without: Uid = -1): boolean {
  if (d.kind !== 'critter') return false;
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) {
    const opens = g.designs[s.cardOf[city[i]]].opens;
    if (opens !== null && opens[d.ix] === 1 && s.occupied[city[i]] === 0 && city[i] !== without) return true;
  }
  return false;
}

function someAbilityHelps(g: Rules, s: GameState, seat: Seat, uid: Uid, d: Design, short: number): boolean {
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) {
    const def = g.designs[s.cardOf[city[i]]].ability;
    if (def === null || !matches(g, s, scopeOf(seat, city[i]), uid, def.on)) continue;
    const pays = coversShortfall(g, s, seat, d, def, short);
    for (const jail of jailChoices(g, s, seat, city[i], def)) {
      const leaves = def.price === 'discardSelf' ? city[i] : jail;
      if ((pays || hasOpenDoor(g, s, seat, d, leaves)) && whyNotArrive(g, s, seat, d, leaves) === null) return true;
    }
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
): boolean {
  const res = s.seats[seat].res;
  if (def.swap !== undefined) return short <= def.swap && standardTotal(g, res) >= standardTotal(g, d.cost);
  if (def.discount === undefined) return false;
  if ('any' in def.discount) return short <= def.discount.any;
  const less = toVector(g, def.discount);
  return d.cost.every((n, r) => n - less[r] <= res[r]);
}

function standardTotal(g: Rules, goods: readonly number[]): number {
  let n = 0;
  for (let r = 0; r < g.standard; r++) n += goods[r];
  return n;
}

/** Why this way of paying is refused; null = it is good. Also accepts a discount that is not used in full. */
export function whyNotPay(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  terms: PlayTerms,
  p: Payment,
): ReasonCode | null {
  const d = designOf(g, s, uid);
  if (!isVector(g, p.spend)) return 'malformed';
  if (!canAfford(s, seat, p.spend)) return 'cannot-pay';
  if (terms.free) {
    if (p.token !== undefined || p.ability !== undefined || p.jail !== undefined || total(p.spend) > 0)
      return 'not-offered';
    return whyNotArrive(g, s, seat, d);
  }
  let leaves = -1;
  let def: CardPlayingAbility | null = null;
  if (p.ability !== undefined) {
    if (terms.discount !== undefined || !cityOf(g, s, seat).includes(p.ability)) return 'not-offered'; // R-ABIL-02
    def = designOf(g, s, p.ability).ability;
    if (def === null || !matches(g, s, scopeOf(seat, p.ability), uid, def.on)) return 'not-offered';
    if (def.price === 'discardSelf') leaves = p.ability;
    if (typeof def.price === 'object') {
      if (p.jail === undefined || !cityOf(g, s, seat).includes(p.jail)) return 'no-target';
      if (!mayJail(g, s, seat, p.ability, def.price, p.jail)) return 'spot-locked';
      leaves = p.jail;
    } else if (p.jail !== undefined) return 'not-offered';
  } else if (p.jail !== undefined) return 'not-offered';
  const arrive = whyNotArrive(g, s, seat, d, leaves);
  if (arrive !== null) return arrive;
  if (p.token !== undefined) return whyNotToken(g, s, seat, d, p, leaves);
  return isRightCost(g, d.cost, p.spend, terms, def) ? null : 'cannot-pay';
}

function whyNotToken(g: Rules, s: GameState, seat: Seat, d: Design, p: Payment, leaves: Uid): ReasonCode | null {
  const token = p.token!;
  if (token === leaves || total(p.spend) > 0 || !cityOf(g, s, seat).includes(token)) return 'not-offered';
  const opens = designOf(g, s, token).opens;
  if (d.kind !== 'critter' || opens === null || opens[d.ix] !== 1) return 'not-offered';
  return s.occupied[token] === 0 ? null : 'location-occupied';
}

function isRightCost(
  g: Rules,
  cost: readonly number[],
  spend: readonly number[],
  terms: PlayTerms,
  def: CardPlayingAbility | null,
): boolean {
  if (def?.swap !== undefined) return swappedCosts(g, cost).some((c) => c.every((n, r) => n === spend[r]));
  const off = cost.map((n, r) => n - spend[r]);
  if (off.some((n) => n < 0)) return false;
  if (def?.discount !== undefined && !('any' in def.discount)) {
    const less = toVector(g, def.discount);
    return off.every((n, r) => n <= less[r]);
  }
  const discount = terms.discount ?? def?.discount?.any ?? 0;
  return total(off) <= discount && off.every((n, r) => r < g.standard || n === 0);
}

export function isVector(g: Rules, goods: unknown): goods is readonly number[] {
  if (!Array.isArray(goods) || goods.length !== g.resources.length) return false;
  for (let r = 0; r < goods.length; r++) if (!Number.isInteger(goods[r]) || goods[r] < 0) return false; // holes too
  return true;
}

/** Uses the ability, then puts the token or spends the resources (R-PLAY-09, R-PLAY-10). */
export function carryOutPayment(g: Rules, s: GameState, seat: Seat, p: Payment): void {
  if (p.ability !== undefined) {
    if (p.jail !== undefined) {
      leaveCity(g, s, seat, p.jail);
      putBeneath(s, p.ability, p.jail);
      if (g.sink)
        emit(g, {
          e: 'tucked',
          seat,
          under: p.ability,
          underCard: s.cardOf[p.ability],
          cards: [p.jail],
          designs: [s.cardOf[p.jail]],
        });
    } else if (designOf(g, s, p.ability).ability?.price === 'discardSelf') {
      discardFromCity(g, s, seat, [p.ability]);
    }
  }
  if (p.token !== undefined) {
    s.occupied[p.token] = 1;
    if (g.sink) emit(g, { e: 'occupied', seat, cards: [p.token], designs: [s.cardOf[p.token]] });
  }
  payGoods(g, s, seat, p.spend);
}
