import type { Answer, Bye, Refusal, ServerMessage, Update } from '../messages/server.ts';
import { Outbox, type Outgoing } from './outbox.ts';
import { USUAL_TIMING, type SocketLike, type Surroundings, type Timing } from './surroundings.ts';

export type ConnectionStatus =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  /** `until`: when it is tried again, by the clock of the surroundings. */
  | { readonly state: 'waiting'; readonly until: number }
  /** For good: by `close`, or because the server wants this client no more. */
  | { readonly state: 'closed'; readonly why: 'left' | Bye['why'] };

export interface ConnectionOptions {
  /** Of the server, like `https://host:port`. */
  readonly origin: string;
  readonly token?: string;
  readonly surroundings: Surroundings;
  readonly timing?: Partial<Timing>;
}

/** Somebody who wants to hear of one table. */
export interface Follower {
  readonly table: string;
  /** What it knows already, asked whenever the table is opened on a new connection. */
  known(): { readonly since?: number; readonly chat?: number };
  /** `aside`: it came with a refusal, besides the updates that follow one another. */
  update(update: Update, aside: boolean): void;
  /** The connection is gone: from now on what is known may be out of date, until the next update. */
  lost(): void;
  /** The server does not tell about this table. */
  refused(refusal: Refusal): void;
}

/** The server closes for these reasons when it makes no sense to come back. */
const FOR_GOOD: readonly Bye['why'][] = ['forbidden'];
/** A back-off is shortened by up to this part, so that clients do not all come back at once. */
const JITTER = 0.5;
/** So many clients wait for the end of a restart: they come back spread over this time. */
const BYE_SPREAD_MS = 250;

/**
 * The line to a server. It comes back by itself when it is lost, opens the tables again that are followed, and says
 * again, under the same id, what has not been answered: so every message is carried out at most once.
 */
export class Connection {
  readonly origin: string;
  readonly #token: string | undefined;
  readonly #surroundings: Surroundings;
  readonly #timing: Timing;
  readonly #outbox: Outbox;
  readonly #followers = new Map<string, Set<Follower>>();
  /** Ids under which tables were opened on the present connection. */
  readonly #opened = new Map<string, string>();
  readonly #listeners = new Set<(status: ConnectionStatus) => void>();
  #status: ConnectionStatus = { state: 'closed', why: 'left' };
  #socket: SocketLike | undefined;
  #failures = 0;
  #cancelTimer: () => void = () => undefined;

  constructor({ origin, token, surroundings, timing }: ConnectionOptions) {
    this.origin = origin;
    this.#token = token;
    this.#surroundings = surroundings;
    this.#timing = { ...USUAL_TIMING, ...timing };
    this.#outbox = new Outbox(surroundings);
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Gives the way to listen no more. */
  onStatus(listener: (status: ConnectionStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Connects now, also while it waits for its next try. */
  connect(): void {
    const { state } = this.#status;
    if (state === 'connecting' || state === 'live') return;
    this.#cancelTimer();
    this.#cancelTimer = this.#surroundings.after(this.#timing.opening, () => this.#lost(socket));
    const url = `${this.origin.replace(/^http/, 'ws')}/api/socket`;
    const socket = this.#surroundings.openSocket(url, this.#token === undefined ? {} : { token: this.#token });
    this.#socket = socket;
    socket.addEventListener('open', () => this.#isPresent(socket) && this.#live());
    socket.addEventListener('message', ({ data }) => this.#isPresent(socket) && this.#heard(String(data)));
    socket.addEventListener('close', () => this.#lost(socket));
    socket.addEventListener('error', () => this.#lost(socket));
    this.#become({ state: 'connecting' });
  }

  /** Ends the connection for good; messages without an answer are rejected. */
  close(): void {
    this.#end('left');
  }

  /**
   * Says something and waits for the answer, also through losses of the connection. Rejects with NoAnswer when there
   * was none within the time.
   */
  send(message: Outgoing, within: number = this.#timing.answer): Promise<Answer> {
    const answer = this.#outbox.add(message, within);
    if (this.#status.state === 'closed') this.#outbox.giveUp();
    else this.#flush();
    return answer;
  }

  /** Tells this one what happens at its table from now on; gives the way to stop. */
  follow(follower: Follower): () => void {
    const { table } = follower;
    const others = this.#followers.get(table);
    if (others === undefined) this.#followers.set(table, new Set([follower]));
    else others.add(follower);
    // A second follower knows nothing yet, so the table is told anew.
    if (this.#status.state === 'live') this.#open(table);
    return () => this.#unfollow(follower);
  }

  #unfollow(follower: Follower): void {
    const followers = this.#followers.get(follower.table);
    followers?.delete(follower);
    if (followers?.size !== 0) return;
    this.#followers.delete(follower.table);
    if (this.#status.state === 'live')
      this.#socket?.send(JSON.stringify({ type: 'close', id: this.#outbox.newId(), table: follower.table }));
  }

  #isPresent(socket: SocketLike): boolean {
    return socket === this.#socket;
  }

  #become(status: ConnectionStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener(status);
  }

  #live(): void {
    this.#awaitWord();
    for (const table of this.#followers.keys()) this.#open(table);
    this.#become({ state: 'live' });
    this.#outbox.flush((text) => this.#socket?.send(text), true);
  }

  #flush(): void {
    if (this.#status.state === 'live') this.#outbox.flush((text) => this.#socket?.send(text), false);
  }

  #open(table: string): void {
    const id = this.#outbox.newId();
    this.#opened.set(id, table);
    this.#socket?.send(JSON.stringify({ type: 'open', id, table, ...this.#knownOf(table) }));
  }

  /** What all followers of the table know. */
  #knownOf(table: string): { readonly since?: number; readonly chat?: number } {
    const all = [...(this.#followers.get(table) ?? [])].map((follower) => follower.known());
    const least = (of: 'since' | 'chat'): { [key: string]: number } => {
      const numbers = all.flatMap((known) => known[of] ?? []);
      return numbers.length < all.length ? {} : { [of]: Math.min(...numbers) };
    };
    return { ...least('since'), ...least('chat') };
  }

  /** Every word shows that the server is there; after a silence it is asked, and a line that stays silent is given up. */
  #awaitWord(): void {
    const { idle, pong } = this.#timing;
    const socket = this.#socket;
    this.#cancelTimer();
    this.#cancelTimer = this.#surroundings.after(idle, () => {
      socket?.send(JSON.stringify({ type: 'ping', id: this.#outbox.newId() }));
      this.#cancelTimer = this.#surroundings.after(pong, () => socket !== undefined && this.#lost(socket));
    });
  }

  #heard(text: string): void {
    const message = readMessage(text);
    if (message === undefined) return;
    this.#awaitWord();
    this.#failures = 0;
    if (message.type === 'update') this.#updated(message, false);
    else if (message.type === 'bye') this.#bye(message);
    else this.#answered(message);
  }

  #updated(update: Update, aside: boolean): void {
    for (const follower of this.#followers.get(update.table) ?? []) follower.update(update, aside);
  }

  #answered(answer: Answer): void {
    if (answer.type === 'error' && answer.update !== undefined) this.#updated(answer.update, true);
    const table = answer.re === null ? undefined : this.#opened.get(answer.re);
    if (table === undefined) this.#outbox.answered(answer, () => this.#flush());
    else if (answer.type === 'error') this.#notOpened(table, answer); // also after a while, when a table is lost
  }

  #notOpened(table: string, refusal: Refusal): void {
    const socket = this.#socket;
    if (refusal.retryAfter === undefined)
      for (const follower of this.#followers.get(table) ?? []) follower.refused(refusal);
    else
      this.#surroundings.after(refusal.retryAfter * 1000, () => {
        if (socket === this.#socket && this.#followers.has(table)) this.#open(table);
      });
  }

  #bye({ why, retryAfter }: Bye): void {
    if (FOR_GOOD.includes(why)) return this.#end(why);
    this.#drop();
    this.#waitFor(retryAfter * 1000 + this.#surroundings.random() * BYE_SPREAD_MS);
  }

  #lost(socket: SocketLike): void {
    if (!this.#isPresent(socket)) return;
    this.#drop();
    const { firstRetry, longestRetry } = this.#timing;
    const most = Math.min(longestRetry, firstRetry * 2 ** Math.min(this.#failures, 30));
    this.#failures++;
    this.#waitFor(most * (1 - JITTER * this.#surroundings.random()));
  }

  #waitFor(milliseconds: number): void {
    this.#become({ state: 'waiting', until: this.#surroundings.now() + milliseconds });
    if (this.#status.state === 'waiting')
      this.#cancelTimer = this.#surroundings.after(milliseconds, () => this.connect());
  }

  #end(why: 'left' | Bye['why']): void {
    this.#drop();
    if (this.#status.state !== 'closed') this.#become({ state: 'closed', why });
    this.#outbox.giveUp();
  }

  /** Whatever the present socket still says is not heard any more. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#cancelTimer();
    this.#opened.clear();
    socket?.close();
    for (const followers of this.#followers.values()) for (const follower of followers) follower.lost();
  }
}

/** What cannot be read comes from a newer server; it is passed over. */
function readMessage(text: string): ServerMessage | undefined {
  try {
    const message = JSON.parse(text) as Partial<ServerMessage> | null;
    const known = ['update', 'done', 'error', 'bye'].includes(message?.type ?? '');
    return known ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
