import type { Hint } from '@everdell/ai';
import type { Action, Lang, Seat } from '@everdell/game';
import type { Advice, Thinking } from '../advice.ts';
import type { Picture } from '../picture.ts';
import type { Table, Trouble } from '../table.ts';
import { ask, listen, LocalError, newTable } from './link.ts';
import type { NewLocalGame, StorageTrouble, Told } from './messages.ts';
import { ReviewLine } from './reviewLine.ts';

/** How a table in this browser fares, besides the game itself. */
export interface Condition {
  /** Why the game is not kept in this browser; null = it is. */
  readonly storage: StorageTrouble | null;
  /** A bot that failed; `stuck` = nobody could move in its place. */
  readonly bot: { readonly seat: Seat; readonly stuck: boolean } | null;
  /** The table is gone: another tab plays on, or the program made a mistake. */
  readonly lost: 'taken' | 'broken' | null;
}

/** Tables of this page by the id of their game, so that one that was just begun need not be opened again. */
const open = new Map<string, LocalTable>();

/** A table in this browser: the page's end of the worker. */
export class LocalTable implements Table, Advice {
  readonly holds = true;
  readonly #number = newTable();
  readonly reviews = new ReviewLine(this.#number);
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<() => void>();
  #id = '';
  #picture: Picture | null = null;
  #thinking: Thinking | null = null;
  readonly #thinkingListeners = new Set<() => void>();
  #condition: Condition = { storage: null, bot: null, lost: null };

  private constructor() {
    listen(this.#number, (told) => this.#hear(told));
  }

  static async create(game: NewLocalGame, lang: Lang): Promise<LocalTable> {
    const table = new LocalTable();
    return table.#opened(ask<'create'>({ do: 'create', game, lang }, table.#number));
  }

  /** Rejects with LocalError. With `takeOver`, another tab that plays the game has to give it up. */
  static async open(id: string, lang: Lang, takeOver = false): Promise<LocalTable> {
    const known = open.get(id);
    if (known !== undefined && known.condition.lost === null) return known;
    const table = new LocalTable();
    return table.#opened(ask<'open'>({ do: 'open', id, takeOver, lang }, table.#number));
  }

  /** The text of a file becomes a game of its own in this browser. Rejects with LocalError. */
  static async import(text: string, lang: Lang): Promise<LocalTable> {
    const table = new LocalTable();
    return table.#opened(ask<'import'>({ do: 'import', text, lang }, table.#number));
  }

  async #opened(answer: Promise<string>): Promise<this> {
    try {
      this.#id = await answer;
    } catch (error) {
      listen(this.#number, null);
      throw error;
    }
    open.set(this.#id, this);
    return this;
  }

  get id(): string {
    return this.#id;
  }

  get picture(): Picture {
    return this.#picture!;
  }

  get condition(): Condition {
    return this.#condition;
  }

  get advice(): Advice {
    return this;
  }

  get thinking(): Thinking | null {
    return this.#thinking;
  }

  onThinking(listener: () => void): () => void {
    this.#thinkingListeners.add(listener);
    return () => void this.#thinkingListeners.delete(listener);
  }

  hint(version: number): Promise<readonly Hint[] | null> {
    return ask<'hint'>({ do: 'hint', version }, this.#number);
  }

  stop(): void {
    ask<'stop'>({ do: 'stop' }, this.#number).catch(() => undefined);
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  onCondition(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  act(action: Action): Promise<Trouble | null> {
    return this.#tried(ask<'act'>({ do: 'act', action, version: this.picture.version }, this.#number));
  }

  undo(): Promise<Trouble | null> {
    return this.#tried(ask<'undo'>({ do: 'undo', version: this.picture.version }, this.#number));
  }

  async #tried(answer: Promise<Trouble | null>): Promise<Trouble | null> {
    try {
      return await answer;
    } catch (error) {
      const code = error instanceof LocalError ? error.code : 'broken';
      return { kind: 'other', code, message: error instanceof Error ? error.message : String(error) };
    }
  }

  ready(): void {
    ask<'ready'>({ do: 'ready' }, this.#number).catch(() => undefined);
  }

  proceed(): void {
    ask<'proceed'>({ do: 'proceed' }, this.#number).catch(() => undefined);
  }

  save(): Promise<string> {
    return ask<'save'>({ do: 'save' }, this.#number);
  }

  /** Automas are called by names of the language. */
  speak(lang: Lang): void {
    ask<'speak'>({ do: 'speak', lang }, this.#number).catch(() => undefined);
  }

  /** Whoever has read that a bot failed need not read it again. */
  dismissBot(): void {
    if (this.#condition.bot?.stuck === false) this.#change({ bot: null });
  }

  close(): void {
    if (open.get(this.#id) === this) open.delete(this.#id);
    listen(this.#number, null);
    if (this.#condition.lost === null) ask<'close'>({ do: 'close' }, this.#number).catch(() => undefined);
  }

  #hear(told: Told | null): void {
    if (told === null) this.#change({ lost: 'broken' });
    else if (told.told === 'storage') this.#change({ storage: told.trouble });
    else if (told.told === 'bot') this.#change({ bot: { seat: told.seat, stuck: told.stuck } });
    else if (told.told === 'reviewed') this.reviews.hear(told);
    else if (told.told === 'thinking') {
      this.#thinking = told.thinking;
      for (const listener of this.#thinkingListeners) listener();
    } else if (told.told === 'taken') this.#change({ lost: 'taken' });
    else if (told.told === 'picture') {
      const { from, story, ...rest } = told.picture;
      this.#picture = { ...rest, story: [...(this.#picture?.story.slice(0, from) ?? []), ...story] };
      for (const listener of this.#listeners) listener();
    }
  }

  #change(change: Partial<Condition>): void {
    this.#condition = { ...this.#condition, ...change };
    for (const watcher of this.#watchers) watcher();
  }
}
