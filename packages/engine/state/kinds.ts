import type { Rules, SliceDef } from '../content/rules.ts';
import type { PieceName } from '../effects/types.ts';
import { WORKER, type GameState, type Seat } from './types.ts';

/**
 * Workers of special kinds: [seat, its worker, the kind]; all others are plain. Games without such kinds have no such slice.
 */
export const kindSlice: SliceDef<readonly (readonly number[])[]> = {
  init: () => [],
  clone: (kinds) => kinds,
  view: (kinds) => kinds,
};

/** Row of a plain worker among the kinds. */
const PLAIN = 0;

function kindOf(s: GameState, seat: Seat, worker: number): number {
  const entry = s.slices.kinds?.find(([owner, w]) => owner === seat && w === worker);
  return entry === undefined ? PLAIN : entry[2];
}

function hasKinds(s: GameState, seat: Seat): boolean {
  const kinds = s.slices.kinds;
  if (kinds === undefined) return false;
  for (let i = 0; i < kinds.length; i++) if (kinds[i][0] === seat) return true;
  return false;
}

export function pieceOf(g: Rules, s: GameState, seat: Seat, worker: number): PieceName {
  return g.kinds[kindOf(s, seat, worker)];
}

/** A worker of the kind that is not deployed; -1 = there is none. */
export function freeWorker(g: Rules, s: GameState, seat: Seat, piece: PieceName): number {
  const { workers } = s.seats[seat];
  if (g.kinds.length === 1) return workers.indexOf(WORKER.home);
  const kind = g.kinds.indexOf(piece);
  return workers.findIndex((at, w) => at === WORKER.home && kindOf(s, seat, w) === kind);
}

const NO_PIECES: readonly PieceName[] = [];
const PLAIN_ONES: readonly PieceName[] = ['worker'];

/** The kinds of workers that are not deployed. */
export function freePieces(g: Rules, s: GameState, seat: Seat): readonly PieceName[] {
  if (g.kinds.length === 1 || !hasKinds(s, seat))
    return s.seats[seat].workers.includes(WORKER.home) ? PLAIN_ONES : NO_PIECES;
  return g.kinds.filter((piece) => freeWorker(g, s, seat, piece) >= 0);
}

/** Absent = by a worker of any kind; by a figure only where it is named. */
export function isBy(g: Rules, asked: PieceName | undefined, piece: PieceName): boolean {
  return asked === undefined ? g.kinds.includes(piece) : asked === piece;
}

/** A plain worker that is not deployed becomes one of the kind. */
export function enlistWorker(g: Rules, s: GameState, seat: Seat, piece: PieceName): void {
  const worker = freeWorker(g, s, seat, g.kinds[PLAIN]);
  setKind(g, s, seat, worker, piece);
}

/** Makes this worker one of the kind. */
export function setKind(g: Rules, s: GameState, seat: Seat, worker: number, piece: PieceName): void {
  s.slices.kinds = [...(s.slices.kinds ?? []), [seat | 0, worker | 0, g.kinds.indexOf(piece) | 0]];
}

/** Where the workers of the kind stand. */
export function workersOfKind(g: Rules, s: GameState, seat: Seat, piece: PieceName): readonly number[] {
  return s.seats[seat].workers.filter((_, w) => pieceOf(g, s, seat, w) === piece);
}
