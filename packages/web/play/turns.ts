import { seatsFrom, type Seat } from '@everdell/game';
import type { Picture } from './picture.ts';
import type { Seen } from './seen.ts';

/** Whose move is on the screen, for every part of it: whoever decides, or while moves are still shown, whoever made the last. */
export function movingIn({ deciding, early, story }: Picture): Seat | null {
  const last = story.at(-1);
  return early === true && last !== undefined && !('undo' in last) ? last.seat : deciding;
}

/**
 * Whoever has to decide comes first, then those who will have turns: whoever is interrupted by a question to somebody
 * else goes on as soon as it is answered. Empty = the game is over.
 */
export function turnOrder({ game, known, picture }: Pick<Seen, 'game' | 'known' | 'picture'>): readonly Seat[] {
  const now = movingIn(picture);
  if (now === null) return [];
  const { automas } = game.rules;
  const takesTurns = (seat: Seat): boolean =>
    !known.seats[seat].passed && (automas[seat] === null || automas[seat].turn !== undefined);
  return [now, ...seatsFrom(known, known.active).filter((seat) => seat !== now && takesTurns(seat))];
}

/** What a decision is about, without a word of what is in it. */
export type Doing = 'turn' | 'card' | 'place' | 'seat' | 'worker' | 'option' | 'split' | 'pay' | 'over';

export function doingOf({ decision }: Seen): Doing {
  if (decision === null) return 'over';
  return decision.kind === 'pick' ? decision.of : decision.kind;
}

/** Everybody else as they come after the one in front, turn by turn. */
export function rivalsOf({ known, seat, watching }: Seen): readonly Seat[] {
  const [first, ...others] = seatsFrom(known, watching ? 0 : seat);
  return watching ? [first, ...others] : others;
}
