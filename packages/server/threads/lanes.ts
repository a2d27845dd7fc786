/** Those who wait, by whose they are: everybody's turn comes round, however much one of them has waiting. */
class Round<T> {
  readonly #byOwner = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(owner: string, one: T): void {
    const own = this.#byOwner.get(owner);
    if (own === undefined) this.#byOwner.set(owner, [one]);
    else own.push(one);
    this.#size++;
  }

  /** The first of the owner who has waited longest for a turn. */
  take(): T | undefined {
    for (const [owner, own] of this.#byOwner) {
      this.#byOwner.delete(owner);
      const one = own.shift();
      if (own.length > 0) this.#byOwner.set(owner, own); // and back to the end
      this.#size--;
      return one;
    }
    return undefined;
  }
}

/** Whose something is, and whether people wait for it. */
export interface Claim {
  readonly owner: string;
  /** Only when nothing else waits. */
  readonly behind: boolean;
}

/** A queue in which what nobody waits for comes last, and within which owners take turns. */
export class Lanes<T> {
  readonly #ahead = new Round<T>();
  readonly #behind = new Round<T>();

  get size(): number {
    return this.#ahead.size + this.#behind.size;
  }

  /** How many come before one with this claim, at most. */
  before({ behind }: Claim): number {
    return behind ? this.size : this.#ahead.size;
  }

  add({ owner, behind }: Claim, one: T): void {
    (behind ? this.#behind : this.#ahead).add(owner, one);
  }

  take(): T | undefined {
    return this.#ahead.take() ?? this.#behind.take();
  }
}
