import type { Action, GameEvent, GameState, Rules, Seat } from '@everdell/engine';
import { seesZone, zoneOf } from '@everdell/engine';
import { inForce, type LogEntry, type Undo } from './log.ts';

/** What is remembered of an action besides the action itself. */
export interface Telling {
  readonly turn: number;
  /** The action in notation. */
  readonly line: string;
  readonly events: readonly GameEvent[];
  /** Only the seat itself may read the action and its line; what others may know of it is in the events. */
  readonly secret: boolean;
}

export interface StoryAction extends Telling {
  readonly index: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly takenBack: boolean;
}

export interface StoryUndo {
  readonly index: number;
  readonly undo: Undo;
}

export type StoryItem = StoryAction | StoryUndo;

/** What happened from an index of the log on, also what was taken back. */
export function tellStory(
  log: readonly LogEntry[],
  tellings: ReadonlyMap<number, Telling>,
  from: number,
): readonly StoryItem[] {
  const kept = new Set(inForce(log));
  return log.slice(from).map((entry, i): StoryItem => {
    const index = from + i;
    if (entry.undo !== undefined) return { index, undo: entry.undo };
    return { index, ...entry, ...(tellings.get(index) ?? UNTOLD), takenBack: !kept.has(index) };
  });
}

const UNTOLD: Telling = { turn: 0, line: '', events: [], secret: true };

/** Does the answer name cards that not everybody sees? */
export function isSecret(g: Rules, before: GameState, of: string | undefined, action: Action): boolean {
  if (of !== 'card' || (action.t !== 'pick' && action.t !== 'add')) return false;
  const cards = action.t === 'pick' ? action.items : [action.item];
  return cards.some((uid) => {
    const zone = zoneOf(before, uid);
    return zone >= 0 && !seesZone(g, zone, null);
  });
}
