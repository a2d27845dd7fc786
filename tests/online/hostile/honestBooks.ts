import type { Answer, ClientMessage } from '@everdell/protocol';
import { Books } from '../kills/books.ts';
import type { OwnLag } from './ownLag.ts';

/** So long an honest player waits for an answer, whatever goes on around. */
const LATE_MS = 5000;

/** The books of the honest players, who also look at the clock. What they find is told at once. */
export class HonestBooks extends Books {
  readonly #lag: OwnLag;
  readonly #found: (text: string) => void;
  readonly #askedAt = new Map<string, number>();
  longestAnswer = 0;

  constructor(lag: OwnLag, found: (text: string) => void) {
    super();
    this.#lag = lag;
    this.#found = found;
  }

  override violation(text: string): void {
    if (this.violations.includes(text)) return;
    super.violation(text);
    this.#found(text);
  }

  override sends(guest: string, message: ClientMessage, line: object): void {
    const key = `${guest}:${message.id}`;
    if (!this.#askedAt.has(key)) this.#askedAt.set(key, performance.now());
    super.sends(guest, message, line);
  }

  override hears(guest: string, answer: Answer): void {
    const key = `${guest}:${answer.re}`;
    const asked = this.#askedAt.get(key);
    if (asked !== undefined) {
      this.#askedAt.delete(key);
      const took = this.#lag.tookSince(asked);
      this.longestAnswer = Math.max(this.longestAnswer, took);
      if (took > LATE_MS) this.violation(`an honest player waited ${Math.round(took)} ms for an answer`);
    }
    super.hears(guest, answer);
  }
}
