import type { Notice } from '../store/store.ts';
import type { Present } from './info.ts';

interface Here {
  readonly seats: readonly number[];
  readonly watching: number;
}

interface Heard extends Here {
  readonly until: number;
}

/** Who is at which tables: the seats, and how many watch. */
export type Announcement = readonly (readonly [table: string, seats: readonly number[], watching: number])[];

/** So many tables are told of at once: a notice must be small. */
const MOST_TABLES = 100;
/** What changes within this time is told together; how many watch matters less. */
const SOON_MS = 50;
const WATCHERS_MS = 1000;
/** So long it is remembered when the last one went. */
const LEFT_KEPT_MS = 600_000;
const NOBODY: Present = { seats: new Set(), watching: 0 };
const WATCHING = -1;

/** Who is connected to which table: here by count, on other nodes by what they announce again and again. */
export class Presence {
  readonly #here = new Map<string, Map<number, number>>();
  readonly #elsewhere = new Map<string, Map<string, Heard>>();
  /** When the last one went. */
  readonly #leftAt = new Map<string, number>();
  /** What `of` has told, until it changes: whoever asks again gets the same object. */
  readonly #told = new Map<string, Present>();
  /** Tables of which is to be told soon, by when that is. */
  readonly #untold = new Map<number, Set<string>>();
  readonly #announce: (what: Announcement) => void;
  readonly #changed: (table: string) => void;
  readonly #now: () => number;
  readonly #keptMs: number;

  constructor(options: {
    /** Tells the other nodes. */
    readonly announce: (what: Announcement) => void;
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
    this.#told.delete(table);
    const counts = this.#here.get(table) ?? new Map<number, number>();
    const before = counts.get(who) ?? 0;
    const after = before + by;
    if (after > 0) counts.set(who, after);
    else counts.delete(who);
    if (counts.size > 0) this.#here.set(table, counts);
    else this.#here.delete(table);
    this.#note(table);
    if (who >= 0 && before > 0 && after > 0) return; // another device of the same seat
    this.#tellSoon(table, who >= 0 ? SOON_MS : WATCHERS_MS);
  }

  #tellSoon(table: string, ms: number): void {
    const waiting = this.#untold.get(ms);
    if (waiting !== undefined) {
      waiting.add(table);
      return;
    }
    this.#untold.set(ms, new Set([table]));
    setTimeout(() => {
      const tables = [...(this.#untold.get(ms) ?? [])];
      this.#untold.delete(ms);
      for (const others of this.#untold.values()) for (const told of tables) others.delete(told);
      this.#announceNow(tables);
      for (const changed of tables) this.#changed(changed);
    }, ms).unref();
  }

  #announceNow(tables: readonly string[]): void {
    for (let i = 0; i < tables.length; i += MOST_TABLES)
      this.#announce(
        tables.slice(i, i + MOST_TABLES).map((table) => {
          const { seats, watching } = this.#countsAt(table);
          return [table, seats, watching];
        }),
      );
  }

  #countsAt(table: string): Here {
    const counts = this.#here.get(table) ?? new Map<number, number>();
    return { seats: [...counts.keys()].filter((who) => who >= 0), watching: counts.get(WATCHING) ?? 0 };
  }

  /** Says again who is here, so that the others know it still holds. */
  announceAll(): void {
    this.#announceNow([...this.#here.keys()]);
  }

  hear({ node, data }: Notice): void {
    if (!isAnnouncement(data)) return; // not from one of ours
    for (const [table, seats, watching] of data) this.#hearOf(table, node, { seats, watching });
  }

  #hearOf(table: string, node: string, { seats, watching }: Here): void {
    this.#told.delete(table);
    const nodes = this.#elsewhere.get(table) ?? new Map<string, Heard>();
    const before = nodes.get(node);
    if (seats.length === 0 && watching === 0) nodes.delete(node);
    else nodes.set(node, { seats, watching, until: this.#now() + this.#keptMs });
    if (nodes.size > 0) this.#elsewhere.set(table, nodes);
    else this.#elsewhere.delete(table);
    this.#note(table);
    if (before?.seats.join() !== seats.join() || before.watching !== watching) this.#changed(table);
  }

  /** Forgets nodes that have fallen silent. */
  sweep(): void {
    const now = this.#now();
    for (const [table, nodes] of this.#elsewhere) {
      const silent = [...nodes].filter(([, heard]) => heard.until < now);
      for (const [node] of silent) nodes.delete(node);
      this.#told.delete(table);
      if (nodes.size === 0) this.#elsewhere.delete(table);
      this.#note(table);
      if (silent.length > 0) this.#changed(table);
    }
    for (const [table, at] of this.#leftAt) if (at < now - LEFT_KEPT_MS) this.#leftAt.delete(table);
  }

  /** Remembers when the last one went. */
  #note(table: string): void {
    if (this.#here.has(table) || this.#elsewhere.has(table)) this.#leftAt.delete(table);
    else this.#leftAt.set(table, this.#now());
  }

  /** Tables where somebody is, or was since then. */
  tables(since: number): readonly string[] {
    const left = [...this.#leftAt].flatMap(([table, at]) => (at >= since ? [table] : []));
    return [...new Set([...this.#here.keys(), ...this.#elsewhere.keys(), ...left])];
  }

  of(table: string): Present {
    const here = this.#here.get(table);
    const elsewhere = this.#elsewhere.get(table);
    if (here === undefined && elsewhere === undefined) return NOBODY;
    const known = this.#told.get(table);
    if (known !== undefined) return known;
    const own = this.#countsAt(table);
    const all = [own, ...(elsewhere?.values() ?? [])];
    const present = {
      seats: new Set(all.flatMap(({ seats }) => seats)),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
    this.#told.set(table, present);
    return present;
  }
}

function isAnnouncement(data: unknown): data is Announcement {
  return (
    Array.isArray(data) &&
    data.every(
      (of) =>
        Array.isArray(of) &&
        typeof of[0] === 'string' &&
        Array.isArray(of[1]) &&
        of[1].every(Number.isInteger) &&
        Number.isInteger(of[2]),
    )
  );
}
