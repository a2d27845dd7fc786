import type { OpHandler, Rules } from '../content/rules.ts';
import type { Decision, SplitDecision } from '../decisions/types.ts';
import { cityOf, designOf, discardFromCity } from '../zones/city.ts';
import { canAfford, payGoods, payPoints, toVector } from '../flow/goods.ts';
import { standardTotal } from '../flow/payment/costs.ts';
import type { GameState, Holder, Uid } from '../state/types.ts';
import { discardHandCards } from '../flow/discards.ts';
import { matches } from '../effects/query.ts';
import { amount, holdersOf, tokensOf } from '../effects/reading.ts';
import { priceParts } from '../effects/price.ts';
import { push, withCards } from '../state/scope.ts';
import type { Colour, EffectOf, Price, Scope } from '../effects/types.ts';
import { chosen, pickCards } from './cards.ts';
import { splitHeld, spread } from './goods.ts';
import { addTokens } from './holders.ts';

/** The variable that collects cards which are shown one after the other. */
const SHOWN = 'shown';

const hand = (g: Rules, s: GameState, sc: Scope): Uid[] => s.zones[g.hand[sc.seat]];

/** What must be given in full. A price of several parts is paid part by part; what leaves a choice is asked for. */
export const pay: OpHandler<'pay'> = {
  ask: (g, s, e, sc) => (priceParts(e).length === 1 ? askPart(g, s, e, sc) : null),
  run(g, s, e, sc) {
    const parts = priceParts(e);
    if (parts.length === 1) return payPart(g, s, e, sc);
    for (let i = parts.length - 1; i >= 0; i--) push(s, parts[i], sc);
  },
  answer(g, s, e, sc, d, a) {
    if (e.any !== undefined) payGoods(g, s, sc.seat, spread(g, d as SplitDecision, a));
    else if (e.cards !== undefined) discardHandCards(g, s, sc.seat, chosen(a));
    else if (e.cityCards !== undefined) for (const uid of chosen(a)) discardFromCity(g, s, sc.seat, [uid]);
    else if (e.cardsOf !== undefined) payShown(g, s, e, sc, e.cardsOf, chosen(a));
    else if (e.pointTokens !== undefined) payToken(g, s, sc, e.pointTokens, chosen(a));
    else if (e.units !== undefined) payUnits(g, s, sc, amount(g, s, sc, e.units), chosen(a));
  },
  possible: (g, s, e, sc) => {
    const parts = priceParts(e);
    for (let i = 0; i < parts.length; i++) if (!canPay(g, s, parts[i], sc)) return false;
    if (e.units !== undefined && parts.length > 1 && !leavesUnits(g, s, e, sc, amount(g, s, sc, e.units))) return false;
    return (
      e.goods === undefined || e.any === undefined || held(g, s, sc) - standardTotal(g, toVector(g, e.goods)) >= e.any
    );
  },
  price: () => true,
};

/** Is there enough of cards and resources left for so many units when the rest is paid? */
function leavesUnits(
  g: Rules,
  s: GameState,
  { goods, any = 0, cards = 0, cardsOf }: Price,
  sc: Scope,
  n: number,
): boolean {
  const spent = any + (goods === undefined ? 0 : standardTotal(g, toVector(g, goods))) + cards + (cardsOf?.n ?? 0);
  return hand(g, s, sc).length + held(g, s, sc) - spent >= n;
}

function askPart(g: Rules, s: GameState, e: EffectOf<'pay'>, sc: Scope): Decision | null {
  if (e.any !== undefined) return splitHeld(g, s, sc, 'payAny', undefined, e.any, e.any);
  if (e.cards !== undefined) return pickCards(sc, 'discard', hand(g, s, sc).slice(), e.cards, e.cards);
  if (e.cityCards !== undefined) return pickCards(sc, 'raze', discardable(g, s, sc), e.cityCards, e.cityCards);
  if (e.pointTokens !== undefined) return askToken(g, s, sc, e.pointTokens);
  if (e.units !== undefined) return askUnits(g, s, sc, amount(g, s, sc, e.units));
  if (e.cardsOf === undefined) return null;
  const { n, different } = e.cardsOf;
  if (different === undefined) return pickCards(sc, 'discard', payable(g, s, sc, e.cardsOf), n, n);
  return pickCards(sc, 'discardColours', nextColours(g, s, sc, e.cardsOf), 1, 1);
}

function payPart(g: Rules, s: GameState, e: Price, sc: Scope): void {
  if (e.goods !== undefined) payGoods(g, s, sc.seat, toVector(g, e.goods));
  if (e.points !== undefined) payPoints(g, s, sc.seat, e.points);
  if (e.pointTokens !== undefined) payPoints(g, s, sc.seat, e.pointTokens);
  if (e.tokens !== undefined) addTokens(g, s, sc.src, -e.tokens);
}

function canPay(g: Rules, s: GameState, e: Price, sc: Scope): boolean {
  if (e.goods !== undefined) return canAfford(s, sc.seat, toVector(g, e.goods));
  if (e.any !== undefined) return held(g, s, sc) >= e.any;
  if (e.points !== undefined) return s.seats[sc.seat].points >= e.points;
  if (e.tokens !== undefined) return s.tokens[sc.src] >= e.tokens;
  if (e.cards !== undefined) return hand(g, s, sc).length >= e.cards;
  if (e.cityCards !== undefined) return discardable(g, s, sc).length >= e.cityCards;
  if (e.pointTokens !== undefined) return tokensOf(g, s, sc.seat) >= e.pointTokens;
  if (e.units !== undefined) return hand(g, s, sc).length + held(g, s, sc) >= amount(g, s, sc, e.units);
  if (e.cardsOf === undefined) return true;
  const cards = payable(g, s, sc, e.cardsOf);
  return (e.cardsOf.different === undefined ? cards.length : coloursOf(g, s, cards).size) >= e.cardsOf.n;
}

/** Token by token from which card, as long as one wishes or must; what is left of the price is paid in loose ones. */
function askToken(g: Rules, s: GameState, sc: Scope, n: number): Decision | null {
  const items = holdersOf(g, s, sc.seat).filter((at) => s.tokens[at] > 0);
  if (n === 0 || items.length === 0) return null;
  const min = s.seats[sc.seat].points >= n ? 0 : 1;
  return pickCards(sc, 'payToken', items, min, 1);
}

function payToken(g: Rules, s: GameState, sc: Scope, n: number, [from]: readonly Holder[]): void {
  if (from === undefined) return payPoints(g, s, sc.seat, n);
  addTokens(g, s, from, -1);
  if (n > 1) push(s, { do: 'pay', pointTokens: n - 1 }, sc);
}

/** Which cards are discarded; what is left of the price is paid in resources. */
function askUnits(g: Rules, s: GameState, sc: Scope, n: number): Decision | null {
  return n === 0 ? null : pickCards(sc, 'payUnits', hand(g, s, sc).slice(), Math.max(0, n - held(g, s, sc)), n);
}

function payUnits(g: Rules, s: GameState, sc: Scope, n: number, cards: readonly Uid[]): void {
  if (cards.length > 0) discardHandCards(g, s, sc.seat, cards);
  if (cards.length < n) push(s, { do: 'pay', any: n - cards.length }, sc);
}

/** How many standard resources the seat has. */
function held(g: Rules, s: GameState, sc: Scope): number {
  return standardTotal(g, s.seats[sc.seat].res);
}

/** Cards of the own city, but for those that never leave it. */
function discardable(g: Rules, s: GameState, sc: Scope): Uid[] {
  return cityOf(g, s, sc.seat).filter((uid) => !designOf(g, s, uid).lasting);
}

function payable(g: Rules, s: GameState, sc: Scope, { where }: NonNullable<Price['cardsOf']>): Uid[] {
  return hand(g, s, sc).filter((uid) => matches(g, s, sc, uid, where));
}

function coloursOf(g: Rules, s: GameState, cards: readonly Uid[]): Set<Colour> {
  return new Set(cards.map((uid) => designOf(g, s, uid).colour));
}

/** One after the other: as long as there are enough colours, no choice closes the way. */
function nextColours(g: Rules, s: GameState, sc: Scope, of: NonNullable<Price['cardsOf']>): Uid[] {
  const shown = sc.cards[SHOWN] ?? [];
  const taken = coloursOf(g, s, shown);
  const cards = payable(g, s, sc, of);
  const others = cards.filter((uid) => !taken.has(designOf(g, s, uid).colour));
  // Never so at the table, but in a world that somebody imagines who does not see the hand.
  return others.length > 0 ? others : cards.filter((uid) => !shown.includes(uid));
}

function payShown(
  g: Rules,
  s: GameState,
  e: EffectOf<'pay'>,
  sc: Scope,
  { n, different }: NonNullable<Price['cardsOf']>,
  cards: readonly Uid[],
): void {
  const shown = different === undefined ? cards : [...(sc.cards[SHOWN] ?? []), ...cards];
  if (different !== undefined && shown.length < n) push(s, e, withCards(sc, SHOWN, shown));
  else discardHandCards(g, s, sc.seat, shown, true);
}
