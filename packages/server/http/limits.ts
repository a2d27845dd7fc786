/** So many a second, twice as many at once; 0 = no limit. Time comes in from outside, in milliseconds. */
export class TokenBucket {
  readonly #perSecond: number;
  #tokens: number;
  #at: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#tokens = 2 * perSecond;
    this.#at = now;
  }

  take(now: number, price = 1): boolean {
    if (this.#perSecond === 0) return true;
    const grown = this.#tokens + ((now - this.#at) / 1000) * this.#perSecond;
    this.#tokens = Math.min(2 * this.#perSecond, grown);
    this.#at = now;
    if (this.#tokens < price) return false;
    this.#tokens -= price;
    return true;
  }
}

/** How many of something there are by key, up to a limit; 0 = no limit. */
export class Counter {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The way to give it back (once, however often it is called); undefined = there are too many already. */
  take(key: string): (() => void) | undefined {
    const count = this.#counts.get(key) ?? 0;
    if (this.#most > 0 && count >= this.#most) return undefined;
    this.#counts.set(key, count + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const rest = (this.#counts.get(key) ?? 1) - 1;
      if (rest > 0) this.#counts.set(key, rest);
      else this.#counts.delete(key);
    };
  }

  get size(): number {
    return this.#counts.size;
  }
}
