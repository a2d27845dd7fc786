import type { ClientMessage, GameInfo, ServerMessage, SocketLike, Surroundings, TableInfo, Update } from '../index.ts';

/** A line that a test opens, cuts and speaks through, with a clock that stands still until it is moved. */
export class Wire implements Surroundings {
  readonly lines: Line[] = [];
  readonly #timers = new Set<{ at: number; run: () => void }>();
  #time = 1_000_000;

  openSocket = (url: string, options: { readonly token?: string }): SocketLike => {
    const line = new Line(url, options.token);
    this.lines.push(line);
    return line;
  };

  now = (): number => this.#time;

  /** In the middle, so that what is random can be foretold. */
  random = (): number => 0.5;

  after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = { at: this.#time + milliseconds, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  get line(): Line {
    return this.lines.at(-1)!;
  }

  /** Lets time pass, timer by timer. */
  pass(milliseconds: number): void {
    const end = this.#time + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#time = next.at;
      next.run();
    }
    this.#time = end;
  }
}

type Listener = (event: { readonly data: unknown }) => void;

export class Line implements SocketLike {
  readonly url: string;
  readonly token: string | undefined;
  readonly said: ClientMessage[] = [];
  closed = false;
  readonly #listeners: { readonly type: string; readonly listener: Listener }[] = [];

  constructor(url: string, token: string | undefined) {
    this.url = url;
    this.token = token;
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener });
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  open(): this {
    return this.#emit('open');
  }

  drop(): this {
    return this.#emit('error').#emit('close');
  }

  answer(message: ServerMessage): this {
    return this.raw(JSON.stringify(message));
  }

  raw(data: string): this {
    return this.#emit('message', data);
  }

  /** What the client said of this kind, in order. */
  of<T extends ClientMessage['type']>(type: T): readonly Extract<ClientMessage, { type: T }>[] {
    return this.said.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }

  #emit(type: string, data?: string): this {
    for (const entry of this.#listeners) if (entry.type === type) entry.listener({ data });
    return this;
  }
}

export function gameInfo(since: number, version: number, more: Partial<GameInfo> = {}): GameInfo {
  const items = Array.from({ length: version - since }, (_, i) => ({
    index: since + i,
    seat: 0,
    turn: since + i,
    takenBack: false,
    events: [],
  }));
  return {
    version,
    since,
    items,
    deciding: [],
    decisions: [],
    legal: [],
    undo: null,
    result: null,
    ...more,
  } as GameInfo;
}

export function update(table: string, more: Partial<Update>): Update {
  return { type: 'update', table, at: 0, ...more };
}

export function tableInfo(revision: number): TableInfo {
  return { revision, status: 'playing' } as TableInfo;
}
