import { ZONE, type OpHandler, type Rules } from '../../content/rules.ts';
import type { Action, Ask, PickDecision } from '../../decisions/types.ts';
import { designsOf, emit } from '../../events/emit.ts';
import { designOf, discardFromCity, leaveCity, ownerOf } from '../../flow/city.ts';
import { gainGoods, receivers } from '../../flow/goods.ts';
import { putBeneath } from '../../state/holders.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import {
  discardFromHand,
  discardRevealed,
  handRoom,
  lift,
  refillMeadow,
  removeFrom,
  revealCards,
} from '../../zones/zones.ts';
import { amount } from '../amount.ts';
import { ownRevealed, REVEALED, select } from '../query.ts';
import { push, withCards } from '../scope.ts';
import type { EffectOf, Scope } from '../types.ts';

/** The variable that collects a selection made item by item. */
export const PICKED = '+';

export function pickCards(sc: Scope, ask: Ask, items: readonly Uid[], min: number, max: number): PickDecision {
  const most = Math.min(max, items.length);
  const picked = sc.cards[PICKED] ?? [];
  return {
    kind: 'pick',
    seat: sc.seat,
    why: sc.src,
    ask,
    of: 'card',
    items,
    min: Math.min(min, most),
    max: most,
    picked,
  };
}

export function chosen(a: Action): readonly number[] {
  return a.t === 'pick' ? a.items : [];
}

export const hand = (g: Rules, s: GameState, sc: Scope): Uid[] => s.zones[g.hand[sc.seat]];

export const pick: OpHandler<'pick'> = {
  ask: (g, s, e, sc) => pickCards(sc, e.ask ?? pickAsk(e), pickable(g, s, e, sc), e.min, e.max),
  answer: (_g, s, e, sc, _d, a) => push(s, e.then, withCards(sc, e.as, chosen(a))),
  possible: (g, s, e, sc) => pickable(g, s, e, sc).length >= Math.max(1, e.min),
  price: (e) => e.min > 0,
};

function pickAsk({ then }: EffectOf<'pick'>): Ask {
  const next = then.do === 'seq' ? then.steps[0].do : then.do;
  return next === 'raze' || next === 'tuck' ? next : 'pickCard';
}

/** Cards that never leave a city cannot be chosen for that. */
function pickable(g: Rules, s: GameState, e: EffectOf<'pick'>, sc: Scope): Uid[] {
  const cards = select(g, s, sc, e.from);
  return pickAsk(e) === 'pickCard' ? cards : cards.filter((uid) => !designOf(g, s, uid).lasting);
}

export const raze: OpHandler<'raze'> = {
  run(g, s, e, sc) {
    for (const uid of sc.cards[e.what] ?? []) discardFromCity(g, s, ownerOf(g, s, uid), [uid]);
  },
};

export const scrap: OpHandler<'scrap'> = {
  run(g, s, e, sc) {
    const cards = sc.cards[e.what] ?? [];
    for (const uid of cards) {
      removeFrom(s.zones[ZONE.inPlay], uid);
      s.zones[ZONE.discard].push(uid);
    }
    if (g.sink) emit(g, { e: 'discarded', seat: sc.seat, from: 'inPlay', cards, designs: designsOf(s, cards) });
  },
};

export const refund: OpHandler<'refund'> = {
  run(g, s, e, sc) {
    for (const uid of sc.cards[e.of] ?? []) gainGoods(g, s, sc.seat, designOf(g, s, uid).cost);
  },
};

export const tuck: OpHandler<'tuck'> = {
  run(g, s, e, sc) {
    const cards = sc.cards[e.what] ?? [];
    for (const uid of cards) {
      const owner = ownerOf(g, s, uid);
      if (owner >= 0) leaveCity(g, s, owner, uid);
      else lift(s, uid);
      putBeneath(s, sc.src, uid);
    }
    if (g.sink && cards.length > 0)
      emit(g, { e: 'tucked', seat: sc.seat, under: sc.src, underCard: -1, cards, designs: designsOf(s, cards) });
    refillMeadow(g, s); // if they came from there (R-DECK-02)
  },
};

export const take: OpHandler<'take'> = {
  run(g, s, e, sc) {
    const cards = sc.cards[e.what] ?? [];
    for (const uid of cards) {
      removeFrom(s.zones[ZONE.revealed], uid);
      hand(g, s, sc).push(uid);
    }
    if (g.sink && cards.length > 0)
      emit(g, { e: 'took', seat: sc.seat, from: 'revealed', cards, designs: designsOf(s, cards) });
  },
};

export const reveal: OpHandler<'reveal'> = {
  run(g, s, e, sc) {
    const inner = withCards(sc, REVEALED, revealCards(g, s, sc.seat, e.n, e.from));
    push(s, { do: 'clearRevealed' }, inner);
    push(s, e.then, inner);
  },
  possible: (_g, s, e) => s.zones[ZONE.discard].length > 0 || (e.from === 'deck' && s.zones[ZONE.deck].length > 0),
};

export const clearRevealed: OpHandler<'clearRevealed'> = {
  run: (g, s, _e, sc) => discardRevealed(g, s, sc.seat, ownRevealed(s, sc)),
};

export const sortRevealed: OpHandler<'sortRevealed'> = {
  ask(g, s, _e, sc) {
    return pickCards(sc, 'sortRevealed', ownRevealed(s, sc), 0, handRoom(g, s, sc.seat));
  },
  answer(_g, s, _e, sc, _d, a) {
    const kept = chosen(a);
    const others = ownRevealed(s, sc).filter((uid) => !kept.includes(uid));
    push(s, { do: 'tuck', what: 'others' }, withCards(sc, 'others', others));
    push(s, { do: 'take', what: 'kept' }, withCards(sc, 'kept', kept));
  },
};

export const giveCards: OpHandler<'giveCards'> = {
  ask(g, s, e, sc) {
    const among = e.among === undefined ? undefined : sc.cards[e.among];
    const cards = among ? hand(g, s, sc).filter((uid) => among.includes(uid)) : hand(g, s, sc).slice();
    const n = amount(g, s, sc, e.n);
    const most = e.severally ? Math.min(n, mostRoom(g, s, sc) || n) : n;
    return pickCards(sc, 'give', n === 0 ? [] : cards, e.upTo ? 0 : n, most);
  },
  answer(g, s, e, sc, _d, a) {
    const gift = chosen(a);
    if (gift.length === 0 && e.upTo) return;
    const left = amount(g, s, sc, e.n) - gift.length;
    if (e.severally && left > 0) push(s, { ...e, n: left }, sc);
    push(s, e.then, e.as === undefined ? sc : withCards(sc, e.as, gift));
    const all = e.severally === undefined ? {} : { all: true as const };
    if (gift.length > 0) push(s, { do: 'giveTo', cards: 'gift', ...all }, withCards(sc, 'gift', gift));
  },
  possible: (g, s, e, sc) => hand(g, s, sc).length >= Math.max(1, e.upTo ? 1 : amount(g, s, sc, e.n)),
  price: (e) => e.upTo === undefined,
};

/** Cards that the opponent with the emptiest hand can take. */
function mostRoom(g: Rules, s: GameState, sc: Scope): number {
  return Math.max(0, ...receivers(g, s, sc.seat).map((seat) => handRoom(g, s, seat)));
}

/**
 * Who receives: for cards somebody with room if there is one (R-GIVE-01), or with `all` who has room for all of them;
 * nobody able = they are discarded (R-GIVE-04).
 */
function giftSeats(g: Rules, s: GameState, e: EffectOf<'giveTo'>, sc: Scope): Seat[] {
  const seats = receivers(g, s, sc.seat);
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
    if (e.cards !== undefined) discardFromHand(g, s, sc.seat, sc.cards[e.cards]);
  },
  answer(g, s, e, sc, _d, a) {
    const to = chosen(a)[0];
    if (e.goods !== undefined) {
      const res = s.seats[to].res;
      e.goods.forEach((n, r) => (res[r] += n));
      if (g.sink) emit(g, { e: 'gaveGoods', seat: sc.seat, to, goods: e.goods });
    }
    if (e.cards !== undefined) push(s, { do: 'giveSome', to, cards: e.cards }, sc);
  },
};

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
    discardFromHand(g, s, sc.seat, rest);
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
