import type { Action, Seat } from '@everdell/engine';

/** A decision that somebody took. */
export interface ActionEntry {
  readonly seat: Seat;
  readonly action: Action;
  readonly undo?: never;
}

/** Somebody took a decision back: the action at index `to` of the log, which stays there. */
export interface UndoEntry {
  readonly undo: { readonly by: Seat; readonly to: number };
}

export type LogEntry = ActionEntry | UndoEntry;

/** The indexes of the actions that were not taken back, in order. */
export function inForce(log: readonly LogEntry[]): readonly number[] {
  const indexes: number[] = [];
  log.forEach((entry, index) => {
    if (entry.undo === undefined) indexes.push(index);
    else while (indexes.length > 0 && indexes[indexes.length - 1] >= entry.undo.to) indexes.pop();
  });
  return indexes;
}
