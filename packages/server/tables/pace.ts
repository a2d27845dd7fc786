import { Refused } from './refused.ts';

const MOST_KEYS = 10_000;

/** So many at once, and then one every so many milliseconds; by a clock that nobody can set. */
class Pace {
  readonly #burst: number;
  readonly #everyMs: number;
  readonly #words: string;
  /** By key: when the burst that was used up will be full again. */
  readonly #fullAt = new Map<string, number>();

  constructor(burst: number, everyMs: number, words: string) {
    this.#burst = burst;
    this.#everyMs = everyMs;
    this.#words = words;
  }

  need(key: string, now: number = performance.now()): void {
    const fullAt = Math.max(now, this.#fullAt.get(key) ?? now) + this.#everyMs;
    if (fullAt - now > this.#burst * this.#everyMs)
      throw new Refused('message/too_fast', this.#words, { retryAfter: Math.ceil(this.#everyMs / 1000) });
    if (this.#fullAt.size >= MOST_KEYS) this.#forgetFull(now);
    this.#fullAt.set(key, fullAt);
  }

  #forgetFull(now: number): void {
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key);
    if (this.#fullAt.size >= MOST_KEYS) this.#fullAt.clear();
  }
}

/** Keeps anybody from filling the lines of a table, and the store with them. */
export class Paces {
  /** What one guest says. */
  readonly talk = new Pace(10, 2000, 'you say too much at once: wait a moment.');
  /** What all who watch a table say there together: they can be many. */
  readonly onlookers = new Pace(20, 1000, 'those who watch this table say too much at once: wait a moment.');
  /** Sitting down, leaving, coming back, proposing, voting: each is told at the table. */
  readonly comings = new Pace(10, 3000, 'you come and go, or propose and vote, too often: wait a moment.');
  /** Devices that come to a seat. */
  readonly devices = new Pace(10, 6000, 'too many devices come to this seat: wait a moment.');
}
