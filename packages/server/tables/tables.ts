import { bots, USUAL_BOT } from '@everdell/ai';
import type { Done, Entrance, NewTable, TableAnswer, TableInfo, TableMessage, TableSummary } from '@everdell/protocol';
import type { EntryNews, Guest, Notice, Store } from '../store/store.ts';
import { steadyClock } from '../clock.ts';
import { NoThread, Pool } from '../threads/pool.ts';
import { Answers } from './answers.ts';
import { newDoc } from './create.ts';
import { enter } from './entrance.ts';
import { mayFollow } from './watching.ts';
import { membersOf, seatOf } from './doc.ts';
import { Follower } from './follower.ts';
import { Guests } from './guests.ts';
import { carryOut } from './handlers/index.ts';
import { maySit } from './handlers/seats.ts';
import { tableInfo, tableSummary } from './info.ts';
import { lobbyTables } from './lobby.ts';
import { Paces } from './pace.ts';
import { Presence, type Announcement } from './presence.ts';
import { Refused } from './refused.ts';
import { newId } from './secrets.ts';
import type { Following, Known, Meter, TableService, TableStats } from './service.ts';
import { Shelf } from './shelf.ts';
import { storedGame } from './storedGame.ts';
import type { Seated, Surroundings, Table, TableRow } from './table.ts';
import { Work } from './work.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly meter: Meter;
  readonly now?: () => number;
  readonly botThreads: number;
  /** Before a bot answers somebody who could still take their decision back. */
  readonly botPauseMs: number;
  /** About a decision, for bots that search. */
  readonly botThinkMs: number;
  /** A game nobody has touched for so long leaves memory. */
  readonly idleMs: number;
  /** More games than this are not kept in memory; 0 = any number. */
  readonly maxGames: number;
  /** Tables one guest may have that are not over; 0 = any number. */
  readonly tablesPerGuest: number;
  /** How often due work is looked for. */
  readonly tickMs?: number;
  /** How often idle games are looked for. */
  readonly sweepMs?: number;
  /** A node that is silent for so long loses the tables it works on. */
  readonly leaseMs?: number;
  /** Days after which tables are removed that never started, that nobody plays on, or that are over; 0 = never. */
  readonly keepOpenDays?: number;
  readonly keepPlayingDays?: number;
  readonly keepFinishedDays?: number;
  /** The same for guests without a seat. */
  readonly keepGuestsDays?: number;
  /** Something went wrong that nobody waits for. */
  readonly failed?: (what: string, error: unknown) => void;
}

const OWN_TABLES = 100;
const BOTS_WAITING = 5000;
const FILES_WAITING = 100;
const SWEEP_MS = 10_000;
const PRESENCE_KEPT_MS = 45_000;
/** So long, at most, bots and clocks of a table wait when the node that works on it dies. */
const LEASE_MS = 5000;
const PRUNE_MS = 3_600_000;
const DAY_MS = 86_400_000;

export class Tables implements TableService {
  readonly #o: TablesOptions;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #followers = new Map<string, Set<Follower>>();
  readonly #guests: Guests;
  readonly #answers = new Answers();
  readonly #presence: Presence;
  readonly #pool: Pool;
  /** Files are written by a thread of their own: no bot waits for one. */
  readonly #writers: Pool;
  readonly #work: Work;
  readonly #around: Surroundings;
  readonly #shelf: Shelf;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #stopListening: () => void;
  #closed = false;

  constructor(options: TablesOptions) {
    this.#o = options;
    this.#store = options.store;
    this.#now = options.now ?? steadyClock();
    this.#guests = new Guests(options.store, this.#now);
    this.#presence = new Presence({
      announce: (data) => this.#announce(data),
      changed: (table) => this.#poke(table),
      now: this.#now,
      keptMs: PRESENCE_KEPT_MS,
    });
    this.#pool = new Pool(options.botThreads, BOTS_WAITING);
    this.#writers = new Pool(1, FILES_WAITING);
    this.#work = new Work({
      store: options.store,
      pool: this.#pool,
      meter: options.meter,
      now: this.#now,
      table: (id) => this.#shelf.get(id),
      standIn: USUAL_BOT,
      thinkMs: options.botThinkMs,
      tickMs: options.tickMs ?? 1000,
      leaseMs: options.leaseMs ?? LEASE_MS,
      failed: (what, error) => this.#failed(what, error),
    });
    this.#around = {
      store: options.store,
      now: this.#now,
      bots: Object.keys(bots),
      botPauseMs: options.botPauseMs,
      changed: (table, workAt) => {
        this.#poke(table.id);
        this.#work.expect(table.id, workAt);
      },
      paces: new Paces(),
      isPresent: (table, seat) => this.#presence.of(table).seats.has(seat),
    };
    this.#shelf = new Shelf(this.#around);
    this.#stopListening = options.store.listen((notice) => this.#hear(notice));
    this.#every(options.sweepMs ?? SWEEP_MS, () => this.#sweep());
    this.#every(PRUNE_MS, () => this.#prune());
    this.#work.start();
    void this.#prune();
  }

  #every(ms: number, task: () => void | Promise<void>): void {
    const timer = setInterval(() => void task(), ms);
    timer.unref();
    this.#timers.push(timer);
  }

  #failed(what: string, error: unknown): void {
    if (!this.#closed) this.#o.failed?.(what, error);
  }

  // Guests

  newGuest(name: string): Promise<{ guest: Guest; token: string }> {
    return this.#guests.create(name);
  }

  guestOf(token: string): Promise<Guest | undefined> {
    return this.#guests.of(token);
  }

  renameGuest(guest: Guest, name: string): Promise<Guest> {
    return this.#guests.rename(guest, name);
  }

  signOut(token: string): Promise<void> {
    return this.#guests.signOut(token);
  }

  whileSignedIn(guest: Guest, ended: () => void): () => void {
    return this.#guests.whileSignedIn(guest, ended);
  }

  // Tables

  async createTable(guest: Guest, request: NewTable): Promise<TableAnswer> {
    this.#needOpen();
    const { doc, links } = newDoc(guest, request, this.#around.bots);
    await this.#checkTableLimit(guest);
    const now = this.#now();
    const row: TableRow = {
      id: newId('t'),
      revision: 0,
      version: 0,
      status: 'open',
      listed: request.listed,
      doc,
      createdAt: now,
      updatedAt: now,
      decider: null,
      turnAt: now,
      workAt: null,
    };
    await this.#store.createTable(row, membersOf(doc));
    const reader = { guest: guest.id, maySit: seatOf(doc, guest.id) === null };
    return { table: tableInfo(row, reader, this.#presence.of(row.id)), links };
  }

  async #checkTableLimit(guest: Guest): Promise<void> {
    const limit = this.#o.tablesPerGuest;
    if (limit === 0) return;
    const mine = (await this.#store.tablesOf(guest.id, limit * 4)) as readonly TableRow[];
    const going = mine.filter(
      ({ status, doc }) => doc.host === guest.id && (status === 'open' || status === 'playing'),
    );
    if (going.length >= limit)
      throw new Refused(
        'setup/too_many_tables',
        `you have ${going.length} tables that are not over: finish or close one before you make another.`,
      );
  }

  async enterTable(guest: Guest, table: string, entrance: Entrance): Promise<TableAnswer> {
    this.#needOpen();
    return this.#at(table, async (at) => {
      const links = await enter(at, guest, entrance);
      return { table: await this.#infoFor(at, guest), links };
    });
  }

  async tableInfo(guest: Guest, table: string): Promise<TableInfo> {
    return this.#at(table, async (at) => {
      if (!(await mayFollow(at, guest))) throw new Refused('table/not_found');
      return this.#infoFor(at, guest);
    });
  }

  async #infoFor(at: Seated, guest: Guest): Promise<TableInfo> {
    const { row } = at;
    const reader = { guest: guest.id, maySit: await maySit(at, guest) };
    return tableInfo(row, reader, this.#presence.of(row.id));
  }

  lobby(): Promise<readonly TableSummary[]> {
    return lobbyTables({ store: this.#store, presence: this.#presence, now: this.#now() });
  }

  async tablesOf(guest: Guest): Promise<readonly TableSummary[]> {
    const rows = (await this.#store.tablesOf(guest.id, OWN_TABLES)) as readonly (TableRow & { seat: number })[];
    return rows.map((row) => ({
      ...tableSummary(row),
      seat: row.seat < 0 ? null : row.seat,
      yourTurn: row.status === 'playing' && row.decider === row.seat,
    }));
  }

  async handle(guest: Guest, message: TableMessage): Promise<Done> {
    this.#needOpen();
    const started = performance.now();
    try {
      const result = await this.#answers.once(guest, message, () =>
        this.#at(message.table, (at) => carryOut(at, guest, message)),
      );
      if (message.type === 'act') this.#o.meter.action((performance.now() - started) / 1000, 'done');
      return { type: 'done', re: message.id, ...result };
    } catch (error) {
      const refusal = this.#asRefused(`message ${message.type} at ${message.table}`, error);
      if (message.type === 'act') this.#o.meter.action((performance.now() - started) / 1000, refusal.code);
      throw refusal;
    }
  }

  /** What nobody expected is told in the log, and to the client only that it happened. */
  #asRefused(what: string, error: unknown): Refused {
    if (error instanceof Refused) return error;
    this.#failed(what, error);
    return new Refused(
      'server/internal',
      'something went wrong in the server, and it is not certain that the message was carried out: send it again with the same id.',
      { retryAfter: 1 },
    );
  }

  #needOpen(): void {
    if (this.#closed) throw new Refused('server/shutting_down', undefined, { retryAfter: 2 });
  }

  /** Does at the table what somebody from outside wants. */
  #at<T>(id: string, work: (at: Seated) => Promise<T>): Promise<T> {
    return this.#shelf.use(id, (table) => table.doFor(work));
  }

  // Following

  async follow(guest: Guest, id: string, known: Known, changed: () => void): Promise<Following> {
    this.#needOpen();
    const follower = await this.#at(id, async (at) => {
      await at.catchUp();
      const seat = seatOf(at.doc, guest.id);
      if (!(await mayFollow(at, guest))) throw new Refused('auth/forbidden', 'come in by a link of this table first.');
      return new Follower(
        {
          table: at.table,
          guest,
          known,
          asRefused: (error) => this.#asRefused(`news of ${id}`, error),
          present: () => this.#presence.of(id),
          changed,
          stopped: (stopped) => this.#unfollow(id, stopped),
          moved: (from, to) => {
            this.#presence.depart(id, from);
            this.#presence.arrive(id, to);
          },
        },
        seat,
      );
    });
    const followers = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, followers.add(follower));
    this.#presence.arrive(id, follower.seat);
    changed();
    return follower;
  }

  #unfollow(id: string, follower: Follower): void {
    const followers = this.#followers.get(id);
    followers?.delete(follower);
    if (followers?.size === 0) this.#followers.delete(id);
    this.#presence.depart(id, follower.seat);
  }

  #poke(table: string): void {
    for (const follower of this.#followers.get(table) ?? []) follower.poke();
  }

  /** In a thread, for it takes long; the table does not wait for it. */
  async download(guest: Guest, table: string): Promise<string> {
    this.#needOpen();
    const { doc, viewer } = await this.#at(table, async (at) => {
      if (!(await mayFollow(at, guest))) throw new Refused('auth/forbidden');
      if (at.row.status !== 'playing' && at.row.status !== 'finished') throw new Refused('table/not_started');
      return { doc: at.doc, viewer: seatOf(at.doc, guest.id) };
    });
    try {
      const stored = await storedGame(this.#store, table, doc);
      return await this.#writers.ask('file', { stored, viewer }, { owner: guest.id, behind: false });
    } catch (error) {
      if (error instanceof NoThread) throw new Refused('server/busy', undefined, { retryAfter: 5 });
      throw this.#asRefused(`download of ${table}`, error);
    }
  }

  // Other nodes

  #announce(data: Announcement): void {
    if (this.#store.kind === 'embedded' || this.#closed) return; // there is nobody else
    this.#store
      .publish({ table: '', what: 'presence', data })
      .catch((error: unknown) => this.#failed('telling the other nodes who is here', error));
  }

  #hear(notice: Notice | 'missed'): void {
    if (notice === 'missed') {
      this.#guests.lookAgain().catch((error: unknown) => this.#failed('asking who has signed out', error));
      for (const table of this.#shelf.all()) {
        table.chatStamp++;
        this.#refresh(table);
      }
      return;
    }
    if (notice.what === 'guest') return this.#guests.hear(notice);
    if (notice.node === this.#store.node) return;
    if (notice.what === 'presence') return this.#presence.hear(notice);
    const table = this.#shelf.inMemory(notice.table);
    if (table === undefined) return;
    if (notice.what === 'chat') {
      table.chatStamp++;
      this.#poke(table.id);
    } else {
      const { data } = notice;
      this.#refresh(table, isEntryNews(data) ? data : undefined);
    }
  }

  #refresh(table: Table, news?: EntryNews): void {
    const read = news === undefined ? table.refresh().then(() => this.#poke(table.id)) : table.learn(news);
    read.catch((error: unknown) => {
      this.#failed(`reading ${table.id} again`, error);
      this.#poke(table.id);
    });
  }

  // Memory

  /** Games that nobody needs leave memory; who follows them is told when they come back. */
  #sweep(): void {
    this.#presence.sweep();
    if (this.#store.kind === 'postgres') this.#presence.announceAll();
    this.#shelf.sweep(this.#now() - this.#o.idleMs, this.#o.maxGames, (table) => this.#followers.has(table));
  }

  async #prune(): Promise<void> {
    const { keepOpenDays = 0, keepPlayingDays = 0, keepFinishedDays = 0, keepGuestsDays = 0 } = this.#o;
    const before = (days: number): number => this.#now() - days * DAY_MS;
    try {
      if (keepOpenDays > 0) {
        await this.#store.prune('open', before(keepOpenDays));
        await this.#store.prune('closed', before(keepOpenDays));
      }
      if (keepPlayingDays > 0) await this.#store.prune('playing', before(keepPlayingDays));
      if (keepFinishedDays > 0) await this.#store.prune('finished', before(keepFinishedDays));
      if (keepGuestsDays > 0) await this.#store.pruneGuests(before(keepGuestsDays));
    } catch (error) {
      this.#failed('removing old tables and guests', error);
    }
  }

  stats(): TableStats {
    return {
      games: this.#shelf.games,
      following: [...this.#followers.values()].reduce((sum, followers) => sum + followers.size, 0),
      queued: this.#shelf.all().reduce((sum, table) => sum + table.waiting, 0),
      botsQueued: this.#pool.queued,
      botsThinking: this.#pool.working,
    };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#stopListening();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#work.stop();
    await Promise.all([this.#pool.close(), this.#writers.close()]);
    await Promise.all(this.#shelf.all().map((table) => table.settled()));
  }
}

/** Anybody at the database can notify; what is no news of an entry is only a reason to look. */
function isEntryNews(data: unknown): data is EntryNews {
  if (typeof data !== 'object' || data === null) return false;
  const { revision, entry } = data as Partial<EntryNews>;
  return typeof revision === 'number' && typeof entry?.version === 'number' && typeof entry.body === 'object';
}
