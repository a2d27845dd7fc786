import { Refused } from './refused.ts';

/** Lets one piece of work be done at a time, in the order in which they came. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** `bounded` = refused when too much waits already; for what comes from outside. */
  run<T>(work: () => Promise<T>, bounded = false): Promise<T> {
    if (bounded && this.#waiting >= this.#limit)
      return Promise.reject(
        new Refused('server/busy', 'too many messages wait for this table; try again.', { retryAfter: 1 }),
      );
    this.#waiting++;
    const result = this.#last.then(work);
    this.#last = result.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return result;
  }
}
