import type { Effect, Price } from '../effects/types.ts';
import type { TileDef } from './defs.ts';

/** What tiles are by their definitions. */

/** The zone of seats where achieved Events lie. */
const EVENTS = 'events';

export function eventKind({ row, visit }: TileDef): 'basic' | 'special' | null {
  if (visit?.taken !== EVENTS) return null;
  return row === 'basicEvents' ? 'basic' : 'special';
}

export function isEvent({ visit }: TileDef): boolean {
  return visit?.taken === EVENTS;
}

/** What it does, whenever that is. */
export function effectOf({ visit, onPlay, effect }: TileDef): Effect | undefined {
  return visit?.effect ?? onPlay ?? effect;
}

export function priceOf({ visit, price }: TileDef): Price | undefined {
  return visit?.price ?? price;
}
