import type { Lang, Seat } from '@everdell/game';
import type { ReviewPart, Reviews } from '../advice.ts';
import { ask } from './link.ts';
import type { Told } from './messages.ts';

/** The page's end of what the worker says about the game at one of its tables. */
export class ReviewLine implements Reviews {
  readonly #table: number;
  #runs = 0;
  #listener: ((part: ReviewPart) => void) | null = null;

  constructor(table: number) {
    this.#table = table;
  }

  review(seats: readonly Seat[], lang: Lang, hear: (part: ReviewPart) => void): Promise<boolean> {
    this.#listener = hear;
    return ask<'review'>({ do: 'review', run: ++this.#runs, seats, lang }, this.#table);
  }

  /** What is left of a review that was given up is not listened to. */
  hear({ run, part }: Extract<Told, { told: 'reviewed' }>): void {
    if (run === this.#runs) this.#listener?.(part);
  }

  stop(): void {
    this.#listener = null;
    ask<'stop'>({ do: 'stop' }, this.#table).catch(() => undefined);
  }
}
