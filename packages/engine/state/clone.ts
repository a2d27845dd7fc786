import type { Rules } from '../content/rules.ts';
import type { GameState, SeatState, Slices } from './types.ts';

/** A copy that shares only what never changes: set-up, card designs, tasks. */
export function cloneState(g: Rules, s: GameState): GameState {
  return {
    format: s.format,
    setup: s.setup,
    cardOf: s.cardOf,
    rng: s.rng.slice(),
    dice: s.dice.slice(),
    reveals: s.reveals,
    turn: s.turn,
    active: s.active,
    zones: cloneRows(s.zones),
    rows: cloneRows(s.rows),
    meadow: s.meadow.slice(),
    seats: cloneSeats(s.seats),
    occupied: s.occupied.slice(),
    tokens: s.tokens.slice(),
    goods: cloneRows(s.goods),
    beneath: cloneRows(s.beneath),
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
      events: p.events.slice(),
    };
  }
  return copy;
}

function cloneSlices(g: Rules, slices: Partial<Slices>): Partial<Slices> {
  const copy: Record<string, unknown> = {};
  for (const { id, def } of g.slices) copy[id] = def.clone((slices as Record<string, unknown>)[id]);
  return copy;
}
