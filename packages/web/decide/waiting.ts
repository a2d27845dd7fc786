import type { Seat } from '@everdell/game';
import type { Seen } from '../play/seen.ts';
import type { Words } from '../words/index.ts';

/** Who decides, and what kind of thing about; never more than everybody may know. */
export function waitingFor(seen: Seen, thinking: Seat | null, words: Words['decide']['wait']): string {
  const { decision: d, names, picture } = seen;
  if (picture.handOver !== null) return words.handOver(names[picture.handOver]);
  if (d === null) return words.notNow;
  const name = names[d.seat];
  if (d.seat === picture.viewer) return words.notNow;
  if (d.seat === thinking) return words.atLength(name);
  if (d.kind === 'turn' || d.ask === 'go')
    return picture.players[d.seat].kind === 'bot' ? words.thinking(name) : words.turn(name);
  const what = words.what[d.ask];
  return what === undefined ? words.deciding(name) : words.choosing(name, what);
}

/** What else is worth knowing while one waits. */
export function waitingNote(seen: Seen, words: Words['decide']['wait']): string {
  const { decision: d, names, picture } = seen;
  const player = d === null ? undefined : picture.players[d.seat];
  if (player?.absent === true) return words.absent(names[d!.seat]);
  return seen.watching ? words.watching : words.note;
}
