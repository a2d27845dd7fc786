import { createHash, randomBytes } from 'node:crypto';
import type { ChatMessage, Done, Entrance, NewTable, TableAnswer, TableInfo, TableMessage } from '@everdell/protocol';
import type { TableSummary, Update } from '@everdell/protocol';
import { Refused } from '../../tables/refused.ts';
import type { Following, Guest, Known, TableService, TableStats } from '../../tables/service.ts';

const newSecret = (): string => randomBytes(24).toString('base64url');

interface FakeTable {
  readonly id: string;
  readonly title: string;
  readonly invite: string;
  readonly guests: Set<string>;
  readonly chat: ChatMessage[];
  readonly followers: Set<() => void>;
}

/** Tables without games, for the tests of what lies between them and the world. Saying 'boom' breaks them. */
export class FakeTables implements TableService {
  /** Everything that must never be seen in a log. */
  readonly secrets: string[] = [];
  readonly handled: TableMessage[] = [];
  /** How often each guest's news were fetched. */
  readonly fetched = new Map<string, number>();
  readonly #guests = new Map<string, Guest>();
  readonly #signedIn = new Map<string, Set<() => void>>();
  readonly #tables = new Map<string, FakeTable>();
  /** Whoever says 'wait' is answered when this is called. */
  release: () => void = () => undefined;
  isClosed = false;

  #secret(): string {
    const secret = newSecret();
    this.secrets.push(secret);
    return secret;
  }

  newGuest(name: string): Promise<{ guest: Guest; token: string }> {
    const token = this.#secret();
    const guest = { id: `g${randomBytes(9).toString('base64url')}`, name, createdAt: 1 };
    this.#guests.set(createHash('sha256').update(token).digest('hex'), guest);
    return Promise.resolve({ guest, token });
  }

  guestOf(token: string): Promise<Guest | undefined> {
    return Promise.resolve(this.#guests.get(createHash('sha256').update(token).digest('hex')));
  }

  renameGuest(guest: Guest, name: string): Promise<Guest> {
    return Promise.resolve({ ...guest, name });
  }

  signOut(token: string): Promise<void> {
    const hash = createHash('sha256').update(token).digest('hex');
    const guest = this.#guests.get(hash);
    this.#guests.delete(hash);
    for (const ended of this.#signedIn.get(guest?.id ?? '') ?? []) ended();
    return Promise.resolve();
  }

  whileSignedIn(guest: Guest, ended: () => void): () => void {
    const waiting = this.#signedIn.get(guest.id) ?? new Set();
    this.#signedIn.set(guest.id, waiting.add(ended));
    return () => void waiting.delete(ended);
  }

  createTable(guest: Guest, request: NewTable): Promise<TableAnswer> {
    if (request.setup.players > 6) return Promise.reject(new Refused('setup/invalid', 'At most six can play.'));
    const table: FakeTable = {
      id: `t${randomBytes(12).toString('base64url')}`,
      title: request.title ?? 'A table',
      invite: this.#secret(),
      guests: new Set([guest.id]),
      chat: [],
      followers: new Set(),
    };
    this.#tables.set(table.id, table);
    return Promise.resolve({ table: infoOf(table), links: { invite: table.invite, seats: { 0: this.#secret() } } });
  }

  enterTable(guest: Guest, id: string, { secret }: Entrance): Promise<TableAnswer> {
    const table = this.#tables.get(id);
    if (table === undefined) return Promise.reject(new Refused('table/not_found'));
    if (secret !== table.invite) return Promise.reject(new Refused('auth/bad_link'));
    table.guests.add(guest.id);
    return Promise.resolve({ table: infoOf(table), links: {} });
  }

  tableInfo(guest: Guest, id: string): Promise<TableInfo> {
    return this.#open(guest, id).then(infoOf);
  }

  lobby(): Promise<readonly TableSummary[]> {
    return Promise.resolve([...this.#tables.values()].map(summaryOf));
  }

  tablesOf(guest: Guest): Promise<readonly TableSummary[]> {
    const own = [...this.#tables.values()].filter(({ guests }) => guests.has(guest.id));
    return Promise.resolve(own.map((table) => ({ ...summaryOf(table), seat: 0, yourTurn: false })));
  }

  async handle(guest: Guest, message: TableMessage): Promise<Done> {
    const table = await this.#open(guest, message.table);
    this.handled.push(message);
    if (message.type === 'act') throw new Refused('action/stale_version', undefined, { update: updateOf(table, []) });
    if (message.type === 'renew') return { type: 'done', re: message.id, secret: this.#secret() };
    if (message.type !== 'say') return { type: 'done', re: message.id };
    if (message.text === 'boom') throw new Error(`it broke while ${this.secrets.length} secrets were about`);
    if (message.text === 'wait') await new Promise<void>((resolve) => (this.release = resolve));
    this.say(table.id, guest.name, message.text);
    return { type: 'done', re: message.id, version: table.chat.length };
  }

  say(id: string, name: string, text: string): void {
    const table = this.#tables.get(id);
    if (table === undefined) throw new Error('no such table');
    table.chat.push({ seq: table.chat.length + 1, at: Date.now(), seat: 0, name, text });
    for (const changed of table.followers) changed();
  }

  async follow(guest: Guest, id: string, known: Known, changed: () => void): Promise<Following> {
    const table = await this.#open(guest, id);
    let told = known.chat ?? 0;
    let isFirst = true;
    let hasNews = true;
    const tell = (): void => {
      if (hasNews) return;
      hasNews = true;
      changed();
    };
    table.followers.add(tell);
    return {
      news: () => {
        hasNews = false;
        this.fetched.set(guest.id, (this.fetched.get(guest.id) ?? 0) + 1);
        const fresh = table.chat.slice(told).slice(-1); // only the latest
        told = table.chat.length;
        if (fresh.some(({ text }) => text === 'poison')) return Promise.reject(new Refused('table/damaged'));
        if (fresh.length === 0 && !isFirst) return Promise.resolve(null);
        isFirst = false;
        return Promise.resolve(JSON.stringify(updateOf(table, fresh)));
      },
      stop: () => table.followers.delete(tell),
    };
  }

  download(guest: Guest, id: string): Promise<string> {
    return this.#open(guest, id).then(() => '{"format":"fake"}');
  }

  stats(): TableStats {
    return { games: 3, following: this.following, queued: 2, botsQueued: 1, botsThinking: 1 };
  }

  get following(): number {
    return [...this.#tables.values()].reduce((sum, { followers }) => sum + followers.size, 0);
  }

  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }

  #open(guest: Guest, id: string): Promise<FakeTable> {
    const table = this.#tables.get(id);
    if (table === undefined) return Promise.reject(new Refused('table/not_found'));
    return table.guests.has(guest.id) ? Promise.resolve(table) : Promise.reject(new Refused('auth/forbidden'));
  }
}

function infoOf({ id, title }: FakeTable): TableInfo {
  const seat = { kind: 'human', bot: null, standIn: null, left: false, present: true, word: false } as const;
  return {
    id,
    revision: 1,
    status: 'open',
    title,
    listed: true,
    spectators: true,
    chat: true,
    setup: { players: 1, modules: [], options: {} },
    seats: [{ seat: 0, name: 'Ana', ...seat }],
    hostName: 'Ana',
    you: { seat: 0, host: true, maySit: false, muted: [] },
    watching: 0,
    clock: null,
    turnAt: 1,
    commitment: 'c0ffee',
    proposals: [],
    next: null,
    createdAt: 1,
    updatedAt: 1,
  };
}

function summaryOf({ id, title }: FakeTable): TableSummary {
  return {
    id,
    title,
    status: 'open',
    players: 1,
    modules: [],
    seats: [{ kind: 'human', name: 'Ana' }],
    hostName: 'Ana',
    perTurn: null,
    spectators: true,
    createdAt: 1,
    updatedAt: 1,
  };
}

function updateOf(table: FakeTable, chat: readonly ChatMessage[]): Update {
  return { type: 'update', table: table.id, at: Date.now(), info: infoOf(table), chat };
}
