import type { ChatMessage, TableInfo, TableNote } from '@everdell/protocol';
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

/** These stand in a banner as long as they hold, to everybody or to the one they are about. */
const IN_BANNERS: readonly TableNote['code'][] = ['undo-asked', 'replace-asked', 'rematch'];
const IN_OWN_BANNERS: readonly TableNote['code'][] = ['time-short', 'time-out', 'replaced', 'left', 'returned'];

/** Is it worth a word to the one who looks at the table? */
export function isNewsTo({ you, seats }: TableInfo, { seat, note }: ChatMessage): boolean {
  if (note === undefined) return seat === null || seat !== you.seat;
  const own = you.seat !== null && note.params['name'] === seats[you.seat].name;
  return !IN_BANNERS.includes(note.code) && !(own && IN_OWN_BANNERS.includes(note.code));
}
