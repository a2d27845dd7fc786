import type { SliceDef } from '../content/rules.ts';
import { WORKER, type GameState, type Holder, type Seat } from './types.ts';

/**
 * Workers that serve an automa: [seat, its worker]. One that is not placed yet is `lent`; it stands on the board in place of one of
 * the automa's own, and comes home with the others of its owner. Games without such workers have no such slice.
 */
export const lentSlice: SliceDef<readonly (readonly number[])[]> = {
  init: () => [],
  clone: (lent) => lent,
  view: (lent) => lent,
};

export function isLent(s: GameState, seat: Seat, worker: number): boolean {
  return s.slices.lent?.some(([owner, w]) => owner === seat && w === worker) ?? false;
}

export function lend(s: GameState, seat: Seat, worker: number): void {
  s.seats[seat].workers[worker] = WORKER.lent;
  s.slices.lent = [...(s.slices.lent ?? []), [seat, worker]];
}

/** How many wait to be placed. */
export function lentAtHome(s: GameState): number {
  return (s.slices.lent ?? []).filter(([seat, w]) => s.seats[seat].workers[w] === WORKER.lent).length;
}

export function hasLent(s: GameState): boolean {
  return s.slices.lent !== undefined && lentAtHome(s) > 0;
}

/** Places the first of them; none = false. */
export function placeLent(s: GameState, at: Holder): boolean {
  const found = s.slices.lent?.find(([seat, w]) => s.seats[seat].workers[w] === WORKER.lent);
  if (found === undefined) return false;
  s.seats[found[0]].workers[found[1]] = at;
  return true;
}

/** Where they stand. */
export function lentOnBoard(s: GameState): Holder[] {
  return (s.slices.lent ?? []).map(([seat, w]) => s.seats[seat].workers[w]).filter((at) => at >= 0);
}

/** Those that have come home serve nobody but their owner. */
export function endLoans(s: GameState): void {
  const lent = s.slices.lent;
  if (lent === undefined || lent.length === 0) return;
  s.slices.lent = lent.filter(([seat, w]) => s.seats[seat].workers[w] !== WORKER.home);
}
