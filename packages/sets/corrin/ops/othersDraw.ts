import {
  count,
  possible,
  push,
  queriedSeats,
  receivers,
  scopeOf,
  type EffectOf,
  type GameState,
  type OpHandler,
  type Rules,
  type Scope,
  type Seat,
} from '@everdell/engine';

/** Clockwise; who has passed or takes nothing gets no cards in this way either (R-GIVE-03, R-RUG-13). */
function drawers(g: Rules, s: GameState, sc: Scope): Seat[] {
  const able = [...receivers(g, s, sc.seat), sc.seat];
  const others = queriedSeats(g, sc, 'others').filter((seat) => able.includes(seat));
  const distance = (seat: Seat): number => (seat - sc.seat + s.seats.length) % s.seats.length;
  return others.sort((a, b) => distance(a) - distance(b));
}

const drawing = (e: EffectOf<'othersDraw'>) => ({ do: 'draw', n: { count: { in: 'city', where: e.each } } }) as const;

export const othersDraw: OpHandler<'othersDraw'> = {
  run(g, s, e, sc) {
    const seats = drawers(g, s, sc).filter((seat) => count(g, s, scopeOf(seat), { in: 'city', where: e.each }) > 0);
    for (const seat of seats.reverse()) push(s, drawing(e), scopeOf(seat, sc.src));
  },
  possible: (g, s, e, sc) => drawers(g, s, sc).some((seat) => possible(g, s, drawing(e), scopeOf(seat, sc.src))),
};
