import type { Action, Seat } from '@everdell/engine';

/** A decision that somebody took. */
export interface ActionEntry {
  readonly seat: Seat;
  readonly action: Action;
  readonly undo?: never;
}

/** Who took back what: the action at index `to` of the log, which stays there. */
export interface Undo {
  readonly by: Seat;
  readonly to: number;
  /** By consent of these seats, with everything that came after it; absent = an undo that needs nobody's consent. */
  readonly agreed?: readonly Seat[];
}

export interface UndoEntry {
  readonly undo: Undo;
}

export type LogEntry = ActionEntry | UndoEntry;

/** The indexes of the actions that were not taken back, in order. */
export function inForce(log: readonly LogEntry[]): readonly number[] {
  const indexes: number[] = [];
  log.forEach((entry, index) => putInForce(indexes, entry, index));
  return indexes;
}

/** Brings the list of what is in force on by one entry of the log. */
export function putInForce(indexes: number[], entry: LogEntry, index: number): void {
  if (entry.undo === undefined) indexes.push(index);
  else while (indexes.length > 0 && indexes[indexes.length - 1] >= entry.undo.to) indexes.pop();
}
