import { startSession, type Session } from '@everdell/game';
import type { ClientMessage, GameInfo, ServerMessage, SocketLike, Surroundings, TableInfo } from '@everdell/protocol';

/** A line that a test opens, cuts and speaks through, with a clock that stands still until it is moved. */
export class Wire implements Surroundings {
  readonly lines: Line[] = [];
  readonly #timers = new Set<{ at: number; run: () => void }>();
  #time = 1_000_000;

  openSocket = (): SocketLike => {
    const line = new Line();
    this.lines.push(line);
    return line;
  };

  now = (): number => this.#time;
  random = (): number => 0.5;

  after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = { at: this.#time + milliseconds, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  /** The present socket. */
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
  readonly said: ClientMessage[] = [];
  readonly #listeners: { readonly type: string; readonly listener: Listener }[] = [];

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener });
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {}

  open(): this {
    return this.#emit('open');
  }

  drop(): this {
    return this.#emit('close');
  }

  answer(message: ServerMessage): this {
    return this.#emit('message', JSON.stringify(message));
  }

  /** What was said of this kind, in order. */
  of<T extends ClientMessage['type']>(type: T): readonly Extract<ClientMessage, { type: T }>[] {
    return this.said.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }

  #emit(type: string, data?: string): this {
    for (const entry of this.#listeners) if (entry.type === type) entry.listener({ data });
    return this;
  }
}

export const TABLE = 'tAAAAAAAA1';

type SeatInfo = TableInfo['seats'][number];

export function seatInfo(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const nobody = { bot: null, standIn: null, left: false, word: false };
  return { seat, kind: 'human', name: ['Ana', 'Ben', 'Eva'][seat], present: true, ...nobody, ...more };
}

export function tableInfo(session: Session, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: TABLE,
    revision: 1,
    status: 'playing',
    title: '',
    listed: false,
    spectators: true,
    chat: true,
    setup: session.setup,
    seats: Array.from({ length: session.setup.players }, (_, seat) => seatInfo(seat)),
    hostName: 'Ana',
    you: { seat: 0, host: true, maySit: false, muted: [] },
    watching: 0,
    clock: null,
    turnAt: 0,
    commitment: 'c'.repeat(64),
    proposals: [],
    next: null,
    createdAt: 0,
    updatedAt: 0,
    ...more,
  };
}

/** What a server tells the seat of the game as it stands. */
export function gameInfo(session: Session, viewer: number | null, since = 0): GameInfo {
  const { game, state, decision, log } = session;
  const mine = decision !== null && decision.seat === viewer;
  return {
    version: log.length,
    since,
    view: game.view(state, viewer),
    deciding: decision === null ? [] : [{ seat: decision.seat, kind: decision.kind }],
    decisions: mine ? [decision] : [],
    legal: mine ? game.legal(state, decision.seat) : [],
    items: [],
    undo: viewer === null ? null : session.undoState(viewer),
    result: null,
  };
}

export const newSession = (players = 2): Session => startSession({ players }, 'a seed');
