import {
  designsOf,
  emit,
  handLimit,
  push,
  receivers,
  scopeOf,
  targetOf,
  type Effect,
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
  if (g.automas[seat] !== null) return dropRest(g, s, seat, sc);
  const n = g.automas[other] === null ? handOf(g, s, seat).length - handLimit(g, s, other) : 0;
  if (n > 0) push(s, { do: 'discard', min: n, max: n }, scopeOf(seat, sc.src));
}

/** What an automa holds above what is printed goes by chance, whoever swaps with it (R-NW-EXP-11, OQ-NW-61). */
const PRINTED_LIMIT = 8;
function dropRest(g: Rules, s: GameState, seat: Seat, sc: Scope): void {
  const n = handOf(g, s, seat).length - PRINTED_LIMIT;
  const then: Effect = { do: 'move', what: 'shed', to: { zone: 'discard' } };
  if (n > 0)
    push(
      s,
      { do: 'pick', from: { in: 'hand' }, min: n, max: n, by: 'chance', as: 'shed', then },
      scopeOf(seat, sc.src),
    );
}

function swap(g: Rules, s: GameState, sc: Scope, to: Seat): void {
  push(s, { do: 'swapWith', to }, sc);
  leaveOut(g, s, to, sc.seat, sc);
  leaveOut(g, s, sc.seat, to, sc);
}

export const swapHands: OpHandler<'swapHands'> = {
  ask(g, s, e, sc) {
    if (e.with !== undefined) return null;
    const items = partners(g, s, sc);
    if (items.length === 0) return null;
    const ask = 'swapHands';
    return { kind: 'pick', seat: sc.seat, why: sc.src, ask, of: 'seat', items, min: 1, max: 1, picked: [] };
  },
  answer(g, s, _e, sc, _d, a) {
    const [to] = a.t === 'pick' ? a.items : [];
    swap(g, s, sc, to);
  },
  run(g, s, e, sc) {
    if (e.with !== undefined) swap(g, s, sc, targetOf(g, s, sc.seat));
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
