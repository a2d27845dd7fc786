import type { SliceDef } from '../content/rules.ts';
import type { GameState, Seat } from './types.ts';
import { mapped, without, withAlso } from './vectors.ts';

/** The order of play is clockwise, unless somebody has taken a place in it. Games where nobody can have no such slice. */
export const orderSlice: SliceDef<readonly Seat[]> = {
  init: () => [],
  clone: (order) => order,
  view: (order) => order,
};

type Seated = Pick<GameState, 'seats' | 'slices'>;

/** Who comes next in the order of play. */
export function seatAfter(s: Seated, seat: Seat): Seat {
  const order = s.slices.order;
  const n = s.seats.length;
  return order === undefined || order.length === 0 ? (seat + 1) % n : order[(order.indexOf(seat) + 1) % n];
}

/** All seats in the order of play, beginning with this one. */
export function seatsFrom(s: Seated, first: Seat): Seat[] {
  const seats: Seat[] = [first];
  for (let seat = seatAfter(s, first); seat !== first; seat = seatAfter(s, seat)) seats.push(seat);
  return seats;
}

/** In the set-up: all seats in the order of play. */
export function seatsInOrder(s: Seated & Pick<GameState, 'active'>): Seat[] {
  return seatsFrom(s, s.active);
}

/** This seat begins or comes last, and the others follow clockwise; who has taken the last place before keeps it (OQ-102). */
export function takeSeat(s: GameState, seat: Seat, as: 'first' | 'last'): void {
  const before = s.slices.order ?? [];
  const clockwise = mapped(s.seats, (_, i) => ((seat + i) % s.seats.length) | 0);
  if (as === 'last') {
    const others = before.length === 0 ? clockwise : before;
    s.slices.order = withAlso(without(others, seat), seat | 0);
  } else {
    const last = before.at(-1);
    s.slices.order = last === undefined ? clockwise : withAlso(without(clockwise, last), last);
  }
  s.active = s.slices.order[0];
}
