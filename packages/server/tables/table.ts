import type { TableNote } from '@everdell/protocol';
import type { EntryNews, Store, StoredEntry, StoredTable, TableStatus } from '../store/store.ts';
import { seatHolders, type TableDoc } from './doc.ts';
import type { EntryBody } from './entries.ts';
import { LiveGame } from './liveGame.ts';
import { sessionOf, storedGame } from './storedGame.ts';
import { keepNames } from './names.ts';
import type { Paces } from './pace.ts';
import { Refused } from './refused.ts';
import { scheduleOf, type Schedule } from './schedule.ts';
import { turnBegan } from './turnBegan.ts';
import { Serial } from './serial.ts';

export interface TableRow extends StoredTable {
  readonly doc: TableDoc;
}

/** What a table needs from around it. */
export interface Surroundings {
  readonly store: Store;
  readonly now: () => number;
  readonly bots: readonly string[];
  readonly botPauseMs: number;
  /** Something at the table has changed: those who follow it are to be told, and work may be due. */
  readonly changed: (table: Table, workAt: number | null) => void;
  readonly paces: Paces;
  /** Is anybody of this seat connected, here or on another node? */
  readonly isPresent: (table: string, seat: number) => boolean;
}

/** A change of the doc; what is not given stays as it is. */
export interface DocChange {
  readonly doc: TableDoc;
  readonly status?: TableStatus;
  readonly listed?: boolean;
  /** The seats have other holders than before. */
  readonly seated?: boolean;
  /** A turn begins now, or is taken to have begun at this time. */
  readonly turnAt?: number;
  readonly notes?: readonly TableNote[];
  /** The seat of the one who causes the notes: whoever has muted it does not hear them. */
  readonly by?: number;
}

/** Somebody else, on another node, was quicker: look again. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

const QUEUE_LIMIT = 100;
const TRIES = 5;

/** A table in memory. Whatever is done to it waits its turn; what it shows is always on disk. */
export class Table {
  readonly id: string;
  readonly around: Surroundings;
  /** When it was last needed. */
  usedAt: number;
  /** Grows with every line of chat. */
  chatStamp = 0;
  readonly #serial = new Serial(QUEUE_LIMIT);
  #row: TableRow | undefined;
  #game: LiveGame | undefined;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.around = around;
    this.usedAt = around.now();
  }

  get waiting(): number {
    return this.#serial.waiting;
  }

  /** Nothing of it is in memory, and nobody waits for it. */
  get isUnused(): boolean {
    return this.#row === undefined && this.#serial.waiting === 0;
  }

  get hasGame(): boolean {
    return this.#game !== undefined;
  }

  /** Frees the memory of the game, if nothing is under way; it is loaded again when it is needed. */
  rest(): boolean {
    if (this.#serial.waiting > 0) return false;
    this.#game = undefined;
    this.#row = undefined;
    return true;
  }

  /** What somebody from outside wants done: refused when too many want something at once. */
  doFor<T>(work: (at: Seated) => Promise<T>): Promise<T> {
    return this.#serial.run(() => this.#tried(work), true);
  }

  /** Does something with the table, alone, and again if another node was quicker. An error leaves nothing half done. */
  do<T>(work: (at: Seated) => Promise<T>): Promise<T> {
    return this.#serial.run(() => this.#tried(work));
  }

  async #tried<T>(work: (at: Seated) => Promise<T>): Promise<T> {
    this.usedAt = this.around.now();
    for (let attempt = 1; ; attempt++) {
      const remembered = this.#row;
      try {
        return await work(new Seated(this, await this.#loadedRow(), this.#access, attempt > 1));
      } catch (error) {
        if (error instanceof Refused) {
          if (attempt < TRIES && remembered !== undefined && (await this.#wasOld(remembered))) continue;
          throw error;
        }
        this.#forget(); // what is in memory may be ahead of the store, or behind it if only the store's answer was lost
        if (!(error instanceof Overtaken)) throw error;
        if (attempt === TRIES) throw new Refused('server/busy', undefined, { retryAfter: 1 });
      }
    }
  }

  /** Something may have been refused only because another node's news have not arrived yet. */
  async #wasOld(row: TableRow): Promise<boolean> {
    if (this.around.store.kind === 'embedded' || this.#row !== row) return false;
    await this.#catchUp();
    return this.#row.version !== row.version || this.#row.revision !== row.revision;
  }

  /** Resolves when all that was asked so far is done. */
  async settled(): Promise<void> {
    await this.#serial.run(() => Promise.resolve()).catch(() => undefined);
  }

  /** Another node says what it has put into the log; if it does not follow on what is known here, the table is read. */
  learn({ revision, entry, status, decider, turnAt, workAt }: EntryNews): Promise<void> {
    return this.#serial.run(async () => {
      const row = this.#row;
      if (row === undefined) return this.around.changed(this, workAt); // it is read when somebody wants to know
      try {
        if (row.revision !== revision || row.version + 1 !== entry.version) await this.#catchUp();
        else {
          this.#game?.enter(entry);
          this.#row = { ...row, version: entry.version, status, decider, turnAt, workAt, updatedAt: entry.at };
        }
        this.around.changed(this, this.#row?.workAt ?? null); // always: what is known here may not have been told yet
      } catch (error) {
        this.#forget();
        throw error;
      }
    });
  }

  /** Reads what other nodes have done to the table. */
  refresh(): Promise<void> {
    return this.#serial.run(async () => {
      try {
        await this.#catchUp();
      } catch (error) {
        this.#forget();
        throw error;
      }
    });
  }

  async #catchUp(): Promise<void> {
    const before = this.#row;
    if (before === undefined) return;
    const row = await this.#progress(before);
    this.#row = row;
    if (row.version !== before.version || row.revision !== before.revision) this.around.changed(this, row.workAt);
  }

  /** The table as it stands now, with the game in memory brought there. What is not new is not read again. */
  async #progress(before: TableRow): Promise<TableRow> {
    const game = this.#game;
    const progress = await this.around.store.progress(this.id, game?.version ?? before.version);
    if (progress === undefined) throw new Refused('table/not_found');
    const { table, entries } = progress;
    if (table.revision !== before.revision) {
      const row = await this.#readRow();
      if (game !== undefined) await this.#enterNew(game, row.version);
      return row;
    }
    if (game !== undefined) enterAll(game, entries, table.version);
    return { ...table, doc: before.doc };
  }

  async #enterNew(game: LiveGame, version: number): Promise<void> {
    if (game.version === version) return;
    enterAll(game, await this.around.store.entries(this.id, game.version), version);
  }

  /** The store knows better; those who follow have to look again. */
  #forget(): void {
    const wasKnown = this.#row !== undefined;
    this.#row = undefined;
    this.#game = undefined;
    if (wasKnown) this.around.changed(this, null);
  }

  async #loadedRow(): Promise<TableRow> {
    this.#row ??= await this.#readRow();
    return this.#row;
  }

  async #readRow(): Promise<TableRow> {
    const row = await this.around.store.table(this.id);
    if (row === undefined) throw new Refused('table/not_found');
    return row as TableRow;
  }

  /** What only the work that has its turn may use. */
  readonly #access: Access = {
    catchUp: async () => {
      await this.#catchUp();
      return this.#loadedRow();
    },
    game: async (row) => {
      if (row.status !== 'playing' && row.status !== 'finished') throw new Refused('table/not_started');
      if (this.#game === undefined) {
        const game = new LiveGame(sessionOf(await storedGame(this.around.store, this.id, row.doc)));
        await this.#enterNew(game, row.version);
        this.#game = game;
      }
      return this.#game;
    },
    began: (game) => {
      this.#game = game;
    },
    now: (row) => {
      this.#row = row;
      this.around.changed(this, row.workAt);
    },
  };
}

/** Brings the game in memory to this version. */
function enterAll(game: LiveGame, entries: readonly StoredEntry[], version: number): void {
  for (const entry of entries) if (entry.version <= version) game.enter(entry);
  if (game.version !== version) throw new Overtaken();
}

interface Access {
  readonly catchUp: () => Promise<TableRow>;
  readonly game: (row: TableRow) => Promise<LiveGame>;
  readonly began: (game: LiveGame) => void;
  readonly now: (row: TableRow) => void;
}

/** The table for one piece of work, which has it for itself. */
export class Seated {
  readonly table: Table;
  /** Another node was quicker the first time, or what was in memory was old. */
  readonly again: boolean;
  readonly #access: Access;
  #row: TableRow;

  constructor(table: Table, row: TableRow, access: Access, again: boolean) {
    this.table = table;
    this.again = again;
    this.#row = row;
    this.#access = access;
  }

  get row(): TableRow {
    return this.#row;
  }

  get doc(): TableDoc {
    return this.#row.doc;
  }

  get around(): Surroundings {
    return this.table.around;
  }

  game(): Promise<LiveGame> {
    return this.#access.game(this.#row);
  }

  /** Makes sure that nothing another node has acknowledged is missing. */
  async catchUp(): Promise<void> {
    this.#row = await this.#access.catchUp();
  }

  /** Puts an entry that the game in memory has already made into the log. */
  async commit(game: LiveGame, body: EntryBody, request: string | null): Promise<void> {
    const { store, now } = this.around;
    const row = this.#row;
    const at = now();
    const { session } = game;
    const status: TableStatus = session.decision === null ? 'finished' : 'playing';
    const schedule = await this.#scheduleAfter(game, body, at);
    await keepNames(store, session.game);
    const outcome = await store.append({
      table: row.id,
      revision: row.revision,
      entry: { version: game.version, at, request, body },
      snapshot: game.snapshot(),
      status,
      ...schedule,
      steady: status === row.status && schedule.workAt === row.workAt,
    });
    if (outcome === 'conflict') throw new Overtaken();
    this.#becomes({ ...row, version: game.version, status, updatedAt: at, ...schedule });
  }

  async #scheduleAfter(game: LiveGame, body: EntryBody, at: number): Promise<Schedule> {
    const { doc, id } = this.#row;
    const { session } = game;
    if (body.undo !== undefined) {
      const began =
        doc.perTurn === null || body.undo.agreed !== undefined ? at : await turnBegan(this.around.store, id, session);
      return scheduleOf(doc, session, began ?? doc.startedAt ?? this.#row.turnAt, at);
    }
    const goesOn = body.turn === session.state.turn && body.seat === session.decision?.seat;
    // Bots let a human who could still take the decision back have a moment to do so.
    const mayUndo = doc.seats.at(body.seat)?.kind === 'human' && session.undoState(body.seat).possible;
    return scheduleOf(doc, session, goesOn ? this.#row.turnAt : at, at, mayUndo ? this.around.botPauseMs : 0);
  }

  /** Changes the doc. */
  async change(change: DocChange): Promise<void> {
    const { store, now } = this.around;
    const row = this.#row;
    const at = now();
    const status = change.status ?? row.status;
    const turnAt = change.turnAt ?? row.turnAt;
    const schedule =
      status === 'playing'
        ? scheduleOf(change.doc, (await this.#access.game({ ...row, status })).session, turnAt, at)
        : { decider: null, turnAt, workAt: null };
    const listed = change.listed ?? row.listed;
    const done = await store.changeTable({
      id: row.id,
      revision: row.revision,
      version: row.version,
      status,
      listed,
      doc: change.doc,
      at,
      ...schedule,
      ...(change.seated === true ? { members: seatHolders(change.doc) } : {}),
    });
    if (!done) throw new Overtaken();
    this.#becomes({ ...row, revision: row.revision + 1, status, listed, doc: change.doc, updatedAt: at, ...schedule });
    for (const note of change.notes ?? []) await this.say({ note, seat: change.by ?? null });
  }

  /** The game starts: from now on this is the one in memory. */
  begin(game: LiveGame): void {
    this.#access.began(game);
  }

  async say(body: unknown, request?: string): Promise<void> {
    await this.around.store.addChat(this.table.id, this.around.now(), body, request);
    this.table.chatStamp++;
    this.around.changed(this.table, this.#row.workAt);
  }

  #becomes(row: TableRow): void {
    this.#row = row;
    this.#access.now(row);
  }
}
