import { canonicalJson, hashText, type Seat } from '@everdell/game';
import type { ClientMessage, GameInfo, ServerMessage, SocketLike, Update } from '@everdell/protocol';
import { WebSocket } from 'ws';
import type { Books } from './books.ts';
import type { ServerNode } from './node.ts';

/** How far a table is known on a line. */
interface Opened {
  /** No older version may be told. */
  readonly floor: number;
  viewer: Seat | null;
  told: boolean;
}

/** Of all positions that are told in the middle of a connection, one in so many is kept to be compared. */
const COMPARED = 10;

/** A real connection to a server, with somebody who writes down all that is said on it. */
export class Line implements SocketLike {
  readonly node: ServerNode;
  readonly life: number;
  /** The server has said why it closes. */
  bye: string | undefined;
  readonly #socket: WebSocket;
  readonly #guest: string;
  readonly #books: Books;
  readonly #tables = new Map<string, Opened>();
  #count = 0;

  constructor(node: ServerNode, guest: string, token: string, books: Books) {
    this.node = node;
    this.life = node.life;
    this.#guest = guest;
    this.#books = books;
    const url = `${node.address.replace(/^http/, 'ws')}/api/socket`;
    this.#socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
    this.#socket.on('error', () => undefined); // 'close' follows
    this.#socket.on('open', () => books.reconnects++);
    this.#socket.on('message', (data) => this.#heard(JSON.parse((data as Buffer).toString()) as ServerMessage));
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#socket.addEventListener(type as 'message', listener as () => void);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'open') {
      const { floor } = this.#books.table(message.table);
      this.#tables.set(message.table, { floor, viewer: null, told: false });
    }
    this.#books.sends(this.#guest, message, this);
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'bye') this.bye = message.why;
    else if (message.type === 'update') this.#updated(message);
    else this.#books.hears(this.#guest, message);
  }

  #updated({ table, info, game, chat }: Update): void {
    const opened = this.#tables.get(table);
    if (opened === undefined) return;
    if (info !== undefined) opened.viewer = info.you.seat;
    else if (!opened.told) this.#books.violation(`${table}: the first update tells nothing of the table itself`);
    const book = this.#books.table(table);
    if (chat !== undefined) book.heard(chat);
    const isFirst = !opened.told;
    opened.told = true;
    if (game === undefined) return;
    book.told(game);
    if (!isFirst && this.#count++ % COMPARED > 0) return;
    book.sightings.push({ version: game.version, viewer: opened.viewer, hash: sightingHash(game) });
    if (!isFirst) return;
    if (game.version < opened.floor)
      this.#books.violation(`${table}: version ${game.version} was told after ${opened.floor} was acknowledged`);
    if (game.decisions.length > 0) this.#books.pending++;
    if (game.decisions.some(({ kind }) => kind !== 'turn')) this.#books.midEffect++;
  }
}

/** Of the position, what is to be decided and what can be taken back, as a viewer is told it. */
export function sightingHash({
  view,
  deciding,
  decisions,
  legal,
  undo,
}: Pick<GameInfo, 'view' | 'deciding' | 'decisions' | 'legal' | 'undo'>): string {
  // After the end the server takes nothing back, whatever the rules of the game would allow.
  return hashText(canonicalJson({ view, deciding, decisions, legal, undo: deciding.length > 0 ? undo : null }));
}
