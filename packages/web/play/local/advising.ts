import type { Rating } from '@everdell/ai';
import { textOf, type Lang, type Seat, type Session } from '@everdell/game';
import type { ReviewPart } from '../advice.ts';
import { review } from './review.ts';
import type { Manners } from './thinking.ts';

/** What somebody wants to know about a game: one thing at a time, given up as soon as nobody waits for it. */
export class Advising {
  readonly #pause: Manners['pause'];
  #now: AbortController | null = null;
  #ratings = new Map<number, Rating | null>();

  constructor(pause: Manners['pause']) {
    this.#pause = pause;
  }

  /** Null = it was given up. */
  async ask<T>(work: (manners: Manners) => Promise<T | null>): Promise<T | null> {
    this.stop();
    const { signal } = (this.#now = new AbortController());
    try {
      return await work({ pause: this.#pause, signal });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  /** Rates the decisions of these seats once the game is over. False = it is not, or it was given up. */
  async review(
    session: Session,
    names: readonly string[],
    seats: readonly Seat[],
    lang: Lang,
    tell: (part: ReviewPart) => void,
  ): Promise<boolean> {
    if (session.decision !== null) return false;
    const text = textOf(session.game, lang);
    const known = this.#ratings;
    const done = await this.ask(async (manners) => {
      await review(session, seats, { text, names, known, tell, ...manners });
      return true;
    });
    return done ?? false;
  }

  /** Nobody wants to know any more. */
  stop(): void {
    this.#now?.abort();
    this.#now = null;
  }

  /** The game is not the one any more that was looked at. */
  forget(): void {
    this.stop();
    this.#ratings.clear();
  }
}
