import { loadSession, type Lang, type Seat, type Session } from '@everdell/game';
import type { ReviewPart } from '../advice.ts';
import { Advising } from './advising.ts';
import type { Manners } from './thinking.ts';

/** A game that is over and kept elsewhere: it can be looked at again, nothing else. */
export class ReadGame {
  readonly #session: Session;
  readonly #names: readonly string[];
  readonly #advising: Advising;

  /** Throws SaveError. */
  constructor(text: string, names: readonly string[], pause: Manners['pause']) {
    this.#session = loadSession(text);
    this.#names = names;
    this.#advising = new Advising(pause);
  }

  /** Rates the decisions of these seats. False = the game is not over, or it was given up. */
  review(seats: readonly Seat[], lang: Lang, tell: (part: ReviewPart) => void): Promise<boolean> {
    return this.#advising.review(this.#session, this.#names, seats, lang, tell);
  }

  stopAdvice(): void {
    this.#advising.stop();
  }
}
