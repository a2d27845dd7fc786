import type { Automa, OpHandler, Rules } from '../content/rules.ts';
import type { Action, Decision, PickDecision, SplitDecision } from '../decisions/types.ts';
import { designsOf, emit } from '../events/emit.ts';
import { payGoods, receivers, total } from '../flow/goods.ts';
import { discardHandCards } from '../flow/discards.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { handRoom, removeFrom } from '../zones/zones.ts';
import { amount } from '../effects/reading.ts';
import { boundScope, NO_CARDS, push, withCards, withNums } from '../state/scope.ts';
import type { EffectOf, Scope } from '../effects/types.ts';
import { chosen, hand, pickCards } from './cards.ts';
import { held, indexes, splitHeld, spread } from './goods.ts';
import { answerUnits, askUnits, goOnWithUnits, hasUnits, mostRoom } from './givingUnits.ts';

type Give = EffectOf<'give'>;

/** What is given is chosen first, then who gets it (`giveTo`). */
export const give: OpHandler<'give'> = {
  ask(g, s, e, sc) {
    if (e.of === 'cards') return askCards(g, s, e, sc);
    return e.of === 'goods' ? askGoods(g, s, e, sc) : askUnits(g, s, e, sc);
  },
  run: goOnWithUnits,
  answer(g, s, e, sc, d, a) {
    if (e.of === 'cards') giveCards(g, s, e, sc, chosen(a));
    else if (e.of === 'goods') giveGoods(g, s, e, sc, d, a);
    else answerUnits(g, s, e, sc, a);
  },
  possible(g, s, e, sc) {
    if (e.of === 'units') return hasUnits(g, s, sc);
    const n = e.upTo ? 1 : amount(g, s, sc, e.n);
    return e.of === 'cards' ? hand(g, s, sc).length >= Math.max(1, n) : held(s, sc, indexes(g, e.goods)) >= n;
  },
  price: (e) => e.upTo === undefined,
};

function askCards(g: Rules, s: GameState, e: Give, sc: Scope): PickDecision {
  const among = e.among === undefined ? undefined : sc.cards[e.among];
  const cards = among ? hand(g, s, sc).filter((uid) => among.includes(uid)) : hand(g, s, sc).slice();
  const n = amount(g, s, sc, e.n);
  const most = e.severally ? Math.min(n, mostRoom(g, s, sc) || n) : n;
  return pickCards(sc, 'give', n === 0 ? [] : cards, e.upTo ? 0 : n, most);
}

function giveCards(g: Rules, s: GameState, e: Give, sc: Scope, gift: readonly Uid[]): void {
  if (gift.length === 0 && e.upTo) return;
  const left = amount(g, s, sc, e.n) - gift.length;
  if (e.severally && left > 0) push(s, { ...e, n: left }, sc);
  push(s, e.then, e.as === undefined ? sc : withCards(sc, e.as, gift));
  const all = e.severally === undefined ? {} : { all: true as const };
  if (gift.length > 0) push(s, { do: 'giveTo', cards: 'gift', ...all }, withCards(sc, 'gift', gift));
}

function askGoods(g: Rules, s: GameState, e: Give, sc: Scope): SplitDecision {
  const n = amount(g, s, sc, e.n);
  return splitHeld(g, s, sc, 'giveGoods', e.goods, e.upTo ? 0 : n, n);
}

/** With nobody left to receive them they go to the supply. */
function giveGoods(g: Rules, s: GameState, e: Give, sc: Scope, d: Decision | null, a: Action): void {
  const goods = spread(g, d as SplitDecision, a);
  const n = total(goods);
  if (n === 0) return;
  const left = amount(g, s, sc, e.n) - n;
  if (e.severally && left > 0 && receivers(g, s, sc.seat).length > 1) push(s, { ...e, n: left }, sc);
  push(s, e.then, e.as === undefined ? sc : withNums(sc, e.as, goods));
  payGoods(g, s, sc.seat, goods);
  push(s, { do: 'giveTo', goods }, sc);
}

/**
 * Who receives: for cards somebody with room if there is one (R-GIVE-01), or with `all` who has room for all of them;
 * nobody able = they are discarded (R-GIVE-04).
 */
function giftSeats(g: Rules, s: GameState, e: EffectOf<'giveTo'>, sc: Scope): Seat[] {
  const seats = receivers(g, s, sc.seat, e.cards === undefined ? 'goods' : 'cards');
  if (e.cards === undefined) return seats;
  const room = e.all ? sc.cards[e.cards].length : 1;
  return seats.filter((seat) => handRoom(g, s, seat) >= room);
}

export const giveTo: OpHandler<'giveTo'> = {
  ask(g, s, e, sc) {
    const items = giftSeats(g, s, e, sc);
    if (items.length === 0) return null;
    return { kind: 'pick', seat: sc.seat, why: sc.src, ask: 'receiver', of: 'seat', items, min: 1, max: 1, picked: [] };
  },
  run(g, s, e, sc) {
    if (e.cards !== undefined) discardHandCards(g, s, sc.seat, sc.cards[e.cards]);
  },
  answer(g, s, e, sc, _d, a) {
    const to = chosen(a)[0];
    const given = g.automas[to]?.given;
    if (given !== undefined) return giveToAutoma(g, s, e, sc, to, given);
    if (e.goods !== undefined) receive(g, s, sc.seat, to, e.goods);
    if (e.cards !== undefined) push(s, { do: 'giveSome', to, cards: e.cards }, sc);
  },
};

function receive(g: Rules, s: GameState, seat: Seat, to: Seat, goods: readonly number[]): void {
  const { res } = s.seats[to];
  goods.forEach((n, r) => (res[r] = (res[r] + n) | 0));
  if (g.sink) emit(g, { e: 'gaveGoods', seat, to, goods });
}

/** Resources go on to the supply, cards to its hand if it has one: what else comes of them is up to the automa. */
function giveToAutoma(
  g: Rules,
  s: GameState,
  { goods, cards }: EffectOf<'giveTo'>,
  sc: Scope,
  to: Seat,
  given: NonNullable<Automa['given']>,
): void {
  if (goods !== undefined) {
    receive(g, s, sc.seat, to, goods);
    payGoods(g, s, to, goods);
    push(s, given.goods, boundScope(to, -1, NO_CARDS, { gained: goods }));
  }
  if (cards !== undefined && g.automas[to]?.hand !== undefined) handOver(g, s, sc.seat, to, sc.cards[cards]);
  if (cards !== undefined) push(s, given.cards, boundScope(to, -1, { cards: sc.cards[cards] }));
}

/** As many as fit are given, the rest are discarded (R-GIVE-02); the giver chooses which (R-GEN-16). */
export const giveSome: OpHandler<'giveSome'> = {
  ask(g, s, e, sc) {
    const n = handRoom(g, s, e.to);
    return pickCards(sc, 'giveSome', sc.cards[e.cards], n, n);
  },
  answer(g, s, e, sc, _d, a) {
    const given = chosen(a);
    handOver(g, s, sc.seat, e.to, given);
    const rest = sc.cards[e.cards].filter((uid) => !given.includes(uid));
    discardHandCards(g, s, sc.seat, rest);
  },
};

function handOver(g: Rules, s: GameState, seat: Seat, to: Seat, cards: readonly Uid[]): void {
  for (const uid of cards) {
    removeFrom(s.zones[g.hand[seat]], uid);
    s.zones[g.hand[to]].push(uid);
  }
  s.reveals++; // the receiver has learned them
  if (g.sink) emit(g, { e: 'gave', seat, to, cards, designs: designsOf(s, cards), for: [seat, to] });
}
