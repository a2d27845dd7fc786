import { once } from 'node:events';
import type { Action } from '@everdell/game';
import { WebSocket } from 'ws';

/** What a player's socket tells the table it belongs to. */
export interface Hears {
  /** The player has the game as it is at this version. */
  updated(player: LoadPlayer, version: number): void;
  acknowledged(player: LoadPlayer, version: number): void;
  refused(player: LoadPlayer, text: string): void;
}

const VERSION = Buffer.from('"game":{"version":');
const DECIDING = Buffer.from('"deciding":[{"seat":');
const DONE_VERSION = Buffer.from('"version":');
const UPDATE = Buffer.from('{"type":"update"');
const DONE = Buffer.from('{"type":"done"');
const ZERO = 48;

/** A seat at a table, with as little client as possible: messages are searched, and read only when they must be. */
export class LoadPlayer {
  readonly seat: number;
  readonly token: string;
  readonly table: string;
  readonly #hears: Hears;
  #socket: WebSocket | undefined;
  #last: Buffer = Buffer.alloc(0);
  #messages = 0;
  version = -1;
  /** Who decides at `version`; -1 = nobody any more. */
  decider = -1;

  constructor(seat: number, token: string, table: string, hears: Hears) {
    this.seat = seat;
    this.token = token;
    this.table = table;
    this.#hears = hears;
  }

  async connect(origin: string): Promise<void> {
    const url = `${origin.replace(/^http/, 'ws')}/api/socket`;
    const headers = { authorization: `Bearer ${this.token}` };
    const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
    socket.on('message', (data) => this.#heard(data as Buffer));
    await once(socket, 'open');
    this.#socket = socket;
    this.#send({ type: 'open', ...(this.version < 0 ? {} : { since: this.version }) });
  }

  async disconnect(): Promise<void> {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#socket = undefined;
    socket.close();
    await once(socket, 'close');
  }

  get connected(): boolean {
    return this.#socket !== undefined;
  }

  start(): void {
    this.#send({ type: 'start' });
  }

  /** Takes any of the decisions that are open to this seat. */
  act(): void {
    const { game } = JSON.parse(this.#last.toString()) as { game: { version: number; legal: readonly Action[] } };
    const action = game.legal[Math.floor(Math.random() * game.legal.length)];
    this.#send({ type: 'act', version: game.version, action });
  }

  #send(message: object): void {
    const id = `${this.seat}-${++this.#messages}-${ids++}`;
    this.#socket?.send(JSON.stringify({ ...message, id, table: this.table }));
  }

  #heard(data: Buffer): void {
    if (startsWith(data, UPDATE)) {
      const at = data.indexOf(VERSION);
      if (at < 0) return;
      const deciding = data.indexOf(DECIDING, at);
      this.#last = data;
      this.version = numberAt(data, at + VERSION.length);
      this.decider = deciding < 0 ? -1 : numberAt(data, deciding + DECIDING.length);
      this.#hears.updated(this, this.version);
    } else if (startsWith(data, DONE)) {
      const at = data.indexOf(DONE_VERSION);
      if (at >= 0) this.#hears.acknowledged(this, numberAt(data, at + DONE_VERSION.length));
    } else this.#hears.refused(this, data.toString());
  }
}

let ids = 0;

function startsWith(data: Buffer, start: Buffer): boolean {
  return data.compare(start, 0, start.length, 0, Math.min(start.length, data.length)) === 0;
}

function numberAt(data: Buffer, start: number): number {
  let number = 0;
  for (let i = start; data[i] >= ZERO && data[i] < ZERO + 10; i++) number = number * 10 + data[i] - ZERO;
  return number;
}
