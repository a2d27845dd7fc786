import type { Notice } from '../store/store.ts';
import type { Present } from './info.ts';

interface Announcement {
  readonly seats: readonly number[];
  readonly watching: number;
}

interface Heard extends Announcement {
  readonly until: number;
}

const NOBODY: Present = { seats: new Set(), watching: 0 };
const WATCHING = -1;

/** Who is connected to which table: here by count, on other nodes by what they announce again and again. */
export class Presence {
  readonly #here = new Map<string, Map<number, number>>();
  readonly #elsewhere = new Map<string, Map<string, Heard>>();
  readonly #announce: (table: string, what: Announcement) => void;
  readonly #changed: (table: string) => void;
  readonly #now: () => number;
  readonly #keptMs: number;

  constructor(options: {
    /** Tells the other nodes. */
    readonly announce: (table: string, what: Announcement) => void;
    readonly changed: (table: string) => void;
    readonly now: () => number;
    /** An announcement of another node holds so long. */
    readonly keptMs: number;
  }) {
    this.#announce = options.announce;
    this.#changed = options.changed;
    this.#now = options.now;
    this.#keptMs = options.keptMs;
  }

  arrive(table: string, seat: number | null): void {
    this.#count(table, seat ?? WATCHING, 1);
  }

  depart(table: string, seat: number | null): void {
    this.#count(table, seat ?? WATCHING, -1);
  }

  #count(table: string, who: number, by: 1 | -1): void {
    const counts = this.#here.get(table) ?? new Map<number, number>();
    const before = counts.get(who) ?? 0;
    const after = before + by;
    if (after > 0) counts.set(who, after);
    else counts.delete(who);
    if (counts.size > 0) this.#here.set(table, counts);
    else this.#here.delete(table);
    if (who >= 0 && before > 0 && after > 0) return; // another device of the same seat
    this.#announce(table, this.#announcement(table));
    this.#changed(table);
  }

  #announcement(table: string): Announcement {
    const counts = this.#here.get(table) ?? new Map<number, number>();
    return { seats: [...counts.keys()].filter((who) => who >= 0), watching: counts.get(WATCHING) ?? 0 };
  }

  /** Says again who is here, so that the others know it still holds. */
  announceAll(): void {
    for (const table of this.#here.keys()) this.#announce(table, this.#announcement(table));
  }

  hear({ table, node, data }: Notice): void {
    const { seats, watching } = data as Announcement;
    const nodes = this.#elsewhere.get(table) ?? new Map<string, Heard>();
    const before = nodes.get(node);
    if (seats.length === 0 && watching === 0) nodes.delete(node);
    else nodes.set(node, { seats, watching, until: this.#now() + this.#keptMs });
    if (nodes.size > 0) this.#elsewhere.set(table, nodes);
    else this.#elsewhere.delete(table);
    if (before?.seats.join() !== seats.join() || before.watching !== watching) this.#changed(table);
  }

  /** Forgets nodes that have fallen silent. */
  sweep(): void {
    const now = this.#now();
    for (const [table, nodes] of this.#elsewhere) {
      const silent = [...nodes].filter(([, heard]) => heard.until < now);
      for (const [node] of silent) nodes.delete(node);
      if (nodes.size === 0) this.#elsewhere.delete(table);
      if (silent.length > 0) this.#changed(table);
    }
  }

  of(table: string): Present {
    const here = this.#here.get(table);
    const elsewhere = this.#elsewhere.get(table);
    if (here === undefined && elsewhere === undefined) return NOBODY;
    const own = this.#announcement(table);
    const all = [own, ...(elsewhere?.values() ?? [])];
    return {
      seats: new Set(all.flatMap(({ seats }) => seats)),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
  }
}
