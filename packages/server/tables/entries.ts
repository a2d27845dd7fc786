import { inForce, presentAction, type Action, type LogEntry, type StoryItem, type Telling } from '@everdell/game';
import type { StoredEntry } from '../store/store.ts';

/** What is kept of an entry: the log's own part, and for readers of the story what came of it. */
export type EntryBody = LogEntry &
  Partial<Telling> & {
    readonly rules: number;
    /** Of an undo that was agreed on: the proposal. */
    readonly proposal?: string;
  };

/** The log's own part of it. An earlier version of the server may have written it. */
export function logEntry(body: EntryBody): LogEntry {
  return body.undo === undefined ? { seat: body.seat, action: actionIn(body) } : { undo: body.undo };
}

/** Entries are never written anew, so their action may be of an earlier form. */
export function actionIn({ action }: { readonly action: Action }): Action {
  return presentAction(action) as Action;
}

/** What entries tell, given the whole log. */
export function storyOf(log: readonly LogEntry[], entries: readonly StoredEntry[]): StoryItem[] {
  const kept = new Set(inForce(log));
  return entries
    .filter(({ version }) => version <= log.length)
    .map(({ version, body }): StoryItem => {
      const index = version - 1;
      const entry = body as EntryBody;
      if (entry.undo !== undefined) return { index, undo: entry.undo };
      return { index, seat: entry.seat, action: actionIn(entry), ...tellingIn(entry), takenBack: !kept.has(index) };
    });
}

export function tellingIn({ turn = 0, line = '', events = [], secret = true }: EntryBody): Telling {
  return { turn, line, events, secret };
}
