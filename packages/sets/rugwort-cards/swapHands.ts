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

/** What the other may not hold does not change hands: its owner chooses what is left out (R-GIVE-02, R-HAND-03). */
function leaveOut(g: Rules, s: GameState, seat: Seat, other: Seat, sc: Scope): void {
  const n = handOf(g, s, seat).length - handLimit(g, s, other);
  if (n > 0) push(s, { do: 'discard', min: n, max: n }, scopeOf(seat, sc.src));
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
    push(s, { do: 'swapWith', to }, sc);
    leaveOut(g, s, to, sc.seat, sc);
    leaveOut(g, s, sc.seat, to, sc);
  },
  possible: (g, s, _e, sc) =>
    partners(g, s, sc).some((seat) => handOf(g, s, seat).length + handOf(g, s, sc.seat).length > 0),
};

export const swapWith: OpHandler<'swapWith'> = {
  run(g, s, { to }, sc) {
    const mine = handOf(g, s, sc.seat);
    const theirs = handOf(g, s, to);
    if (mine.length + theirs.length === 0) return;
    s.zones[g.hand[sc.seat]] = theirs;
    s.zones[g.hand[to]] = mine;
    s.reveals++; // each of the two has learned the other's cards
    if (g.sink) emit(g, { e: 'swapped', seat: sc.seat, to });
    tellGift(g, s, sc.seat, to, mine.slice());
    tellGift(g, s, to, sc.seat, theirs.slice());
  },
};
