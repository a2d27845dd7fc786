import type { Action } from '@everdell/game';
import type { Picture } from '../picture.ts';
import type { Table, Trouble } from '../table.ts';
import type { Ask, NewLocalGame, Told } from './messages.ts';

/** A table in this browser: the page's end of the worker. */
export class LocalTable implements Table {
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, (value: unknown) => void>();
  #asks = 0;
  #picture: Picture | null = null;

  private constructor() {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.#hear(data));
  }

  static async create(game: NewLocalGame, seed: string): Promise<LocalTable> {
    const table = new LocalTable();
    await table.#ask({ do: 'create', game, seed });
    return table;
  }

  static async import(text: string): Promise<LocalTable> {
    const table = new LocalTable();
    await table.#ask({ do: 'import', text });
    return table;
  }

  get picture(): Picture {
    return this.#picture!;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  act(action: Action): Promise<Trouble | null> {
    return this.#ask({ do: 'act', action, version: this.picture.version });
  }

  undo(): Promise<Trouble | null> {
    return this.#ask({ do: 'undo', version: this.picture.version });
  }

  ready(): void {
    void this.#ask({ do: 'ready' });
  }

  proceed(): void {
    void this.#ask({ do: 'proceed' });
  }

  save(): Promise<string> {
    return this.#ask({ do: 'save' });
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask<T>(ask: Ask): Promise<T> {
    const id = ++this.#asks;
    return new Promise<T>((resolve) => {
      this.#waiting.set(id, resolve as (value: unknown) => void);
      this.#worker.postMessage({ ...ask, ask: id });
    });
  }

  #hear(told: Told): void {
    if (told.told === 'picture') {
      const { from, story, ...rest } = told.picture;
      this.#picture = { ...rest, story: [...(this.#picture?.story.slice(0, from) ?? []), ...story] };
      for (const listener of this.#listeners) listener();
    } else {
      this.#waiting.get(told.ask)?.(told.told === 'answer' ? told.value : told.trouble);
      this.#waiting.delete(told.ask);
    }
  }
}
