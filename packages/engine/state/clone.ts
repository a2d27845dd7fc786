import type { Rules } from '../content/rules.ts';
import type { GameState, SeatState, Slices } from './types.ts';

/** A copy that shares what never changes (set-up, card designs, tasks) and what is replaced when it does (`readonly`). */
export function cloneState(g: Rules, s: GameState): GameState {
  return {
    format: s.format,
    setup: s.setup,
    cardOf: s.cardOf,
    rng: s.rng.slice(),
    dice: s.dice,
    reveals: s.reveals,
    turn: s.turn,
    active: s.active,
    zones: cloneRows(s.zones),
    rows: s.rows.slice(),
    seats: cloneSeats(s.seats),
    occupied: s.occupied,
    tokens: s.tokens,
    goods: s.goods,
    beneath: s.beneath,
    slices: cloneSlices(g, s.slices),
    stack: s.stack.slice(),
  };
}

function cloneRows(rows: readonly number[][]): number[][] {
  const copy = rows.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i].slice();
  return copy;
}

function cloneSeats(seats: readonly SeatState[]): SeatState[] {
  const copy = seats.slice();
  for (let i = 0; i < copy.length; i++) {
    const p = copy[i];
    copy[i] = {
      res: p.res.slice(),
      points: p.points,
      workers: p.workers.slice(),
      season: p.season,
      passed: p.passed,
    };
  }
  return copy;
}

function cloneSlices(g: Rules, slices: Partial<Slices>): Partial<Slices> {
  if (g.slices.length === 0) return slices;
  const copy = { ...slices } as Record<string, unknown>;
  for (let i = 0; i < g.slices.length; i++) copy[g.slices[i].id] = g.slices[i].def.clone(copy[g.slices[i].id]);
  return copy;
}
