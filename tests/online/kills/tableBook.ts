import { canonicalJson, type KnownItem, type Seat } from '@everdell/game';
import type { ChatMessage, GameInfo, TableMessage } from '@everdell/protocol';

/** How a position was told to somebody. */
export interface Sighting {
  readonly version: number;
  readonly viewer: Seat | null;
  /** Of all that was told of it. */
  readonly hash: string;
}

interface Acknowledged {
  readonly key: string;
  readonly message: TableMessage;
}

/** What the clients know of one table, all of them together. */
export class TableBook {
  readonly id: string;
  /** By the version that the action led to. */
  readonly acknowledgements = new Map<number, Acknowledged>();
  readonly sightings: Sighting[] = [];
  /** The last version anybody was told of. */
  version = 0;
  /** The last version anybody had an action acknowledged at: whoever opens the table afterwards sees at least this one. */
  floor = 0;
  over = false;
  /** Somebody may let the time of a turn pass. */
  clocked = false;
  /** How long the table stood still after a kill, at most. */
  longestWait = 0;
  #waitsSince: number | undefined;
  readonly #items: string[] = [];
  readonly #chat = new Map<number, string>();
  readonly #violation: (text: string) => void;

  constructor(id: string, violation: (text: string) => void) {
    this.id = id;
    this.#violation = (text) => violation(`${id}: ${text}`);
  }

  acknowledged(version: number, key: string, message: TableMessage): void {
    const other = this.acknowledgements.get(version);
    if (other !== undefined && other.key !== key) this.#violation(`two actions led to version ${version}`);
    this.acknowledgements.set(version, { key, message });
    this.floor = Math.max(this.floor, version);
    this.reached(version);
  }

  reached(version: number): void {
    if (version <= this.version) return;
    this.version = version;
    if (this.#waitsSince === undefined) return;
    this.longestWait = Math.max(this.longestWait, performance.now() - this.#waitsSince);
    this.#waitsSince = undefined;
  }

  killed(now: number): void {
    if (!this.over && !this.clocked) this.#waitsSince ??= now;
  }

  /** The log as a client was told it: without gaps, and never another one than before. */
  told({ items, since, version, result }: GameInfo): void {
    const whole = items.length === version - since && items.every(({ index }, i) => index === since + i);
    if (!whole) this.#violation(`what was told after version ${since} does not lead to version ${version}`);
    for (const item of items) this.#compare(item);
    this.reached(version);
    if (result !== null) this.over = true;
  }

  #compare(item: KnownItem): void {
    const { index } = item;
    const text = 'undo' in item ? canonicalJson(item.undo) : `${item.seat} in turn ${item.turn}`;
    this.#items[index] ??= text;
    if (this.#items[index] !== text)
      this.#violation(`entry ${index + 1} was first ${this.#items[index]} and then ${text}`);
    const known = this.acknowledgements.get(index + 1)?.message;
    if (known === undefined) return;
    const isUndo = 'undo' in item;
    if (isUndo !== (known.type === 'undo')) this.#violation(`entry ${index + 1} is not the one that was acknowledged`);
    else if (!isUndo && known.type === 'act' && item.action !== undefined)
      if (canonicalJson(item.action) !== canonicalJson(known.action))
        this.#violation(`entry ${index + 1} is another action than the one that was acknowledged`);
  }

  heard(lines: readonly ChatMessage[]): void {
    for (const { seq, text, note } of lines) {
      const said = note === undefined ? text : note.code;
      if (!this.#chat.has(seq)) this.#chat.set(seq, said);
      else if (this.#chat.get(seq) !== said) this.#violation(`line ${seq} of the chat has changed`);
    }
  }
}
