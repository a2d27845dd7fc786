import type { Rules, SliceDef } from '../content/rules.ts';
import type { FigureName } from '../effects/types.ts';
import { WORKER, type GameState, type Holder, type Seat } from './types.ts';
import { filled } from './vectors.ts';

/** Pieces besides workers: where each stands, or one of WORKER. Games without them have no such slice. */
export const figureSlice: SliceDef<Holder[][]> = {
  init(g) {
    const seats: Holder[][] = [];
    for (const _ of g.automas) seats.push(filled(g.figures.length, WORKER.home));
    return seats;
  },
  clone: copyOf,
  view: copyOf,
  renumber: (slice, holder) => slice.map((seat) => seat.map(holder)),
};

function copyOf(slice: readonly Holder[][]): Holder[][] {
  const copy = slice.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i].slice();
  return copy;
}

export function figureAt(g: Rules, s: GameState, seat: Seat, figure: FigureName): Holder {
  return s.slices.figures![seat][g.figures.indexOf(figure)];
}

/** Moves the figure without doing anything that the place does. */
export function setFigure(g: Rules, s: GameState, seat: Seat, figure: FigureName, at: Holder): void {
  s.slices.figures![seat][g.figures.indexOf(figure)] = at;
}

export function figuresOn(s: GameState, holder: Holder): number {
  const all = s.slices.figures;
  if (all === undefined) return 0;
  let n = 0;
  for (let seat = 0; seat < all.length; seat++)
    for (let i = 0; i < all[seat].length; i++) if (all[seat][i] === holder) n++;
  return n;
}

/** What they stand on goes away: they stay out until their owner's Prepare for Season. */
export function driftFigures(s: GameState, holder: Holder): void {
  for (const seat of s.slices.figures ?? [])
    for (let i = 0; i < seat.length; i++) if (seat[i] === holder) seat[i] = WORKER.adrift;
}

export function moveFigures(s: GameState, from: Holder, to: Holder): void {
  for (const seat of s.slices.figures ?? []) for (let i = 0; i < seat.length; i++) if (seat[i] === from) seat[i] = to;
}

export function recallFigures(g: Rules, s: GameState, seat: Seat): void {
  const own = s.slices.figures?.[seat];
  if (own === undefined) return;
  for (let i = 0; i < own.length; i++)
    if (g.recalled[i] && (own[i] >= 0 || own[i] === WORKER.adrift)) own[i] = WORKER.home;
}
