import type { ChatMessage, TableNote } from '@everdell/protocol';
import type { Words } from '../../words/index.ts';
import { timeText } from './time.ts';

/** What the table itself says; '' = something that a newer server says. */
export function noteText(words: Words, { code, params }: TableNote): string {
  const left = timeText(words, Number(params['seconds'] ?? 0) * 1000);
  return words.online.notes[code]?.({ ...params, left }) ?? '';
}

/** A line of chat as one sentence. */
export function lineText(words: Words, { name, text, note }: ChatMessage): string {
  return note === undefined ? words.online.chatLine(name, text) : noteText(words, note);
}
