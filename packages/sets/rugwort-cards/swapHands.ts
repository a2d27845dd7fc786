import {
  designsOf,
  emit,
  handLimit,
  push,
  receivers,
  scopeOf,
  type GameState,
  type OpHandler,
  type Rules,
  type Scope,
  type Seat,
} from '@everdell/engine';

const handOf = (g: Rules, s: GameState, seat: Seat): number[] => s.zones[g.hand[seat]];

/** A swap gives cards too, so it needs somebody who may be given some (R-GIVE-03, R-RUG-13). */
function partners(g: Rules, s: GameState, sc: Scope): Seat[] {
  return receivers(g, s, sc.seat);
}

function tellGift(g: Rules, s: GameState, seat: Seat, to: Seat, cards: readonly number[]): void {
  if (g.sink && cards.length > 0)
    emit(g, { e: 'gave', seat, to, cards, designs: designsOf(s, cards), for: [seat, to] });
}

/** Nobody may hold more than the limit (R-HAND-03); limits differ where cards raise them. */
function keepToLimit(g: Rules, s: GameState, seat: Seat, sc: Scope): void {
  const n = handOf(g, s, seat).length - handLimit(g, s, seat);
  if (n > 0) push(s, { do: 'discard', min: n, max: n, as: 'excess' }, scopeOf(seat, sc.src));
}

export const swapHands: OpHandler<'swapHands'> = {
  ask(g, s, _e, sc) {
    const items = partners(g, s, sc);
    if (items.length === 0) return null;
    const ask = 'swapHands';
    return { kind: 'pick', seat: sc.seat, why: sc.src, ask, of: 'seat', items, min: 1, max: 1, picked: [] };
  },
  answer(g, s, _e, sc, _d, a) {
    const [to] = a.t === 'pick' ? a.items : [];
    const mine = handOf(g, s, sc.seat);
    const theirs = handOf(g, s, to);
    if (mine.length + theirs.length === 0) return;
    s.zones[g.hand[sc.seat]] = theirs;
    s.zones[g.hand[to]] = mine;
    if (g.sink) emit(g, { e: 'swapped', seat: sc.seat, to });
    s.reveals++; // each of the two has learned the other's cards
    tellGift(g, s, sc.seat, to, mine.slice());
    tellGift(g, s, to, sc.seat, theirs.slice());
    keepToLimit(g, s, to, sc);
    keepToLimit(g, s, sc.seat, sc);
  },
  possible: (g, s, _e, sc) =>
    partners(g, s, sc).some((seat) => handOf(g, s, seat).length + handOf(g, s, sc.seat).length > 0),
};
