import type { Seat } from '@everdell/game';
import type { Seen } from '../play/seen.ts';
import { youIn } from '../play/picture.ts';
import { entriesOf } from '../play/story.ts';
import { tell } from '../play/telling.ts';
import { movingIn } from '../play/turns.ts';
import type { Words } from '../words/index.ts';

/** Who decides, and what kind of thing about; never more than everybody may know. */
export function waitingFor(seen: Seen, thinking: Seat | null, words: Words['decide']['wait']): string {
  const { decision: d, names, picture } = seen;
  if (picture.handOver !== null) return words.handOver(names[picture.handOver]);
  if (d === null) return words.notNow;
  const moving = movingIn(picture);
  if (picture.early === true && moving !== null && moving !== picture.viewer) return words.turn(names[moving]);
  const name = names[d.seat];
  if (d.seat === picture.viewer) return words.notNow;
  if (d.seat === thinking) return words.atLength(name);
  if (d.kind === 'turn' || d.ask === 'go')
    return picture.players[d.seat].kind === 'bot' ? words.thinking(name) : words.turn(name);
  const what = words.what[d.ask];
  return what === undefined ? words.deciding(name) : words.choosing(name, what);
}

/** The last move of somebody else, in plain words, while one waits; null = nobody has moved since one's own. */
export function captionOf(
  { game, text, names, picture }: Seen,
  modules: Words['modules'],
  { before }: Words['decide']['wait'],
): string | null {
  const last = entriesOf(game, picture.story).at(-1);
  if (last === undefined || last.takenBack !== null || last.seat === null || last.seat === picture.viewer) return null;
  const { plain } = tell(last, { game, text, names, you: youIn(picture), modules });
  // Below who is taking a turn, what somebody else has done is told as such.
  return last.seat === movingIn(picture) ? plain : before(plain);
}

/** What else is worth knowing while one waits. */
export function waitingNote(seen: Seen, words: Words['decide']['wait']): string {
  const { decision: d, names, picture } = seen;
  const player = d === null ? undefined : picture.players[d.seat];
  if (player?.absent === true) return words.absent(names[d!.seat]);
  return seen.watching ? words.watching : words.note;
}
