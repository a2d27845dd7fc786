import { inForce, type LogEntry, type StoryItem, type Telling } from '@everdell/game';
import type { StoredEntry } from '../store/store.ts';

/** What is kept of an entry: the log's own part, and for readers of the story what came of it. */
export type EntryBody = LogEntry &
  Partial<Telling> & {
    readonly rules: number;
    /** Of an undo that was agreed on: the proposal. */
    readonly proposal?: string;
  };

/** The log's own part of it. */
export function logEntry(body: EntryBody): LogEntry {
  return body.undo === undefined ? { seat: body.seat, action: body.action } : { undo: body.undo };
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
      const { seat, action } = entry;
      return { index, seat, action, ...tellingIn(entry), takenBack: !kept.has(index) };
    });
}

export function tellingIn({ turn = 0, line = '', events = [], secret = true }: EntryBody): Telling {
  return { turn, line, events, secret };
}
