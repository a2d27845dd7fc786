import { Refused } from '../../tables/refused.ts';
import type { Following, Known } from '../../tables/service.ts';

/** Tables that one connection may follow. */
const MOST_TABLES = 8;

export interface FollowingsParts {
  readonly follow: (table: string, known: Known, changed: () => void) => Promise<Following>;
  /** Resolves when it has been sent. */
  readonly send: (text: string) => Promise<void>;
  /** A table can no longer be followed; `re` is the message that opened it. */
  readonly failed: (re: string, error: unknown) => void;
  readonly broken: (error: unknown) => void;
}

interface Followed {
  readonly re: string;
  following: Following | undefined;
  changed: boolean;
  /** The `open` has been answered. */
  begun: boolean;
}

/**
 * The tables one connection hears of. News are fetched one after the other and only when the one before has been sent:
 * so whoever reads slowly gets the latest instead of everything, and costs no memory.
 */
export class Followings {
  readonly #parts: FollowingsParts;
  readonly #tables = new Map<string, Followed>();
  #pumping = false;
  #stopped = false;

  constructor(parts: FollowingsParts) {
    this.#parts = parts;
  }

  /** Opening a table again begins anew from what is said to be known. Its news come once `begin` is called. */
  async open({ id, table, since, chat }: { id: string; table: string; since?: number; chat?: number }): Promise<void> {
    const before = this.#tables.get(table);
    if (before === undefined && this.#tables.size >= MOST_TABLES) {
      throw new Refused('message/too_many_tables', `One connection can follow ${MOST_TABLES} tables; close one first.`);
    }
    const followed: Followed = { re: id, following: undefined, changed: true, begun: false };
    followed.following = await this.#parts.follow(table, { since, chat }, () => {
      followed.changed = true;
      this.#pump();
    });
    if (this.#stopped) return followed.following.stop();
    before?.following?.stop();
    this.#tables.set(table, followed);
  }

  begin(table: string): void {
    const followed = this.#tables.get(table);
    if (followed === undefined) return;
    followed.begun = true;
    this.#pump();
  }

  close(table: string): void {
    this.#tables.get(table)?.following?.stop();
    this.#tables.delete(table);
  }

  stop(): void {
    this.#stopped = true;
    for (const table of this.#tables.keys()) this.close(table);
  }

  #pump(): void {
    if (this.#pumping) return;
    this.#pumping = true;
    this.#tellAll().catch((error: unknown) => this.#parts.broken(error));
  }

  async #tellAll(): Promise<void> {
    for (let told = true; told;) {
      told = false;
      for (const [table, followed] of this.#tables)
        if (followed.changed && followed.begun) {
          told = true;
          await this.#tell(table, followed);
        }
    }
    this.#pumping = false;
  }

  async #tell(table: string, followed: Followed): Promise<void> {
    followed.changed = false;
    const isCurrent = (): boolean => this.#tables.get(table) === followed;
    if (!isCurrent()) return;
    try {
      const news = await followed.following?.news();
      if (typeof news === 'string' && isCurrent()) await this.#parts.send(news);
    } catch (error) {
      if (!isCurrent()) return;
      this.close(table);
      this.#parts.failed(followed.re, error);
    }
  }
}
