import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Backend, Step } from './backend.ts';
import { chatSteps } from './chatSteps.ts';
import { StoreError, type StoreErrorCode } from './errors.ts';
import { forgottenGuests } from './forgottenGuests.ts';
import { fromJson, JsonText, toJson } from './json.ts';
import { isShort, noticeText } from './notices.ts';
import { bareTableOf, chatLineOf, entryOf, guestOf, rowOfTable, snapshotOf, tableOf } from './rows.ts';
import type { Schema } from './schema.ts';
import type {
  Append,
  ChatLine,
  EntryNews,
  Guest,
  Member,
  Notice,
  Progress,
  SeenGuest,
  Store,
  StoredEntry,
  StoredSnapshot,
  StoredTable,
  TableChange,
  TableStatus,
} from './store.ts';

const FAILURES: ReadonlySet<StoreErrorCode> = new Set(['unavailable', 'unknown']);
const BARE_COLUMNS = [
  'tables.id',
  'tables.revision',
  'tables.version',
  'tables.status',
  'tables.listed',
  'tables.created_at',
  'tables.updated_at',
  'tables.decider',
  'tables.turn_at',
  'tables.work_at',
] as const;
/** One that holds longer was taken by a clock that has been set back since. */
const LONGEST_LEASE_MS = 120_000;
const TABLE_COLUMNS = [...BARE_COLUMNS, 'tables.doc'] as const;
/** Stands with the guest's id in place of the hash of a token that was revoked; no hash has a colon. */
const REVOKED = 'revoked:';
/** So many ids are asked about at once: databases take only so many values. */
const MOST_IDS = 500;

/**
 * With a version and an id to be filled in: every move at another node asks it, and building it takes longer than having
 * it answered.
 */
function progressQuery(db: Backend['db']) {
  return db
    .selectFrom('tables')
    .leftJoin('entries', (join) => join.onRef('entries.table_id', '=', 'tables.id').on('entries.version', '>', 0))
    .select(BARE_COLUMNS)
    .select(['entries.version as entry', 'entries.at', 'entries.request', 'entries.body'])
    .where('tables.id', '=', '')
    .orderBy('entries.version')
    .compile();
}

type ProgressQuery = ReturnType<typeof progressQuery>;

/** The queries, the same for both databases. */
export class Queries implements Store {
  readonly node: string;
  private readonly backend: Backend;
  private progressQuery: ProgressQuery | undefined;
  private lastWriteFailed = false;

  constructor(backend: Backend, node: string = randomUUID()) {
    this.backend = backend;
    this.node = node;
  }

  get kind(): Store['kind'] {
    return this.backend.kind;
  }

  private get db(): Backend['db'] {
    return this.backend.db;
  }

  /** Notes whether the store can be written; a value that cannot be stored says nothing about that. */
  private async write<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work;
      this.lastWriteFailed = false;
      return result;
    } catch (error) {
      if (error instanceof StoreError && FAILURES.has(error.code)) this.lastWriteFailed = true;
      throw error;
    }
  }

  async createGuest(guest: Guest, tokenHash: string): Promise<void> {
    const { id, name, createdAt } = guest;
    const row = { id, name, token_hash: tokenHash, created_at: createdAt, seen_at: createdAt };
    await this.write(this.db.insertInto('guests').values(row).execute());
  }

  async guestByToken(tokenHash: string): Promise<SeenGuest | undefined> {
    const row = await this.db.selectFrom('guests').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
    return row && { ...guestOf(row), seenAt: row.seen_at };
  }

  async seeGuest(id: string, at: number): Promise<void> {
    await this.db.updateTable('guests').set({ seen_at: at }).where('id', '=', id).where('seen_at', '<', at).execute();
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  }

  async revokeToken(tokenHash: string): Promise<void> {
    const guest = await this.guestByToken(tokenHash);
    if (guest === undefined) return;
    const revoke = this.db
      .updateTable('guests')
      .set({ token_hash: `${REVOKED}${guest.id}` })
      .where('token_hash', '=', tokenHash);
    const notice = { ...this.notice('', 'guest'), data: { id: guest.id } };
    await this.backend.together([{ query: revoke.compile(), needed: true }], notice);
  }

  async knownGuests(ids: readonly string[]): Promise<readonly string[]> {
    const known: string[] = [];
    for (let i = 0; i < ids.length; i += MOST_IDS) {
      const rows = await this.db
        .selectFrom('guests')
        .select('id')
        .where('id', 'in', ids.slice(i, i + MOST_IDS))
        .where('token_hash', 'not like', `${REVOKED}%`)
        .execute();
      known.push(...rows.map(({ id }) => id));
    }
    return known;
  }

  async createTable(table: StoredTable, members: readonly Member[]): Promise<void> {
    const insert = this.db.insertInto('tables').values(rowOfTable(table));
    await this.write(this.backend.together([{ query: insert.compile() }, ...this.memberSteps(table.id, members)]));
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.db.selectFrom('tables').select(TABLE_COLUMNS).where('id', '=', id).executeTakeFirst();
    return row && tableOf(row);
  }

  async progress(id: string, after: number): Promise<Progress | undefined> {
    this.progressQuery ??= progressQuery(this.db);
    const query: ProgressQuery = { ...this.progressQuery, parameters: [after, id] };
    const { rows } = await this.db.executeQuery(query);
    if (rows.length === 0) return undefined;
    const entries = rows.flatMap(({ entry, at, request, body }) =>
      entry === null || at === null || body === null ? [] : [entryOf({ version: entry, at, request, body })],
    );
    return { table: bareTableOf(rows[0]), entries };
  }

  async changeTable(change: TableChange): Promise<boolean> {
    const update = this.db
      .updateTable('tables')
      .set({
        revision: change.revision + 1,
        status: change.status,
        listed: change.listed ? 1 : 0,
        doc: toJson(change.doc),
        updated_at: change.at,
        decider: change.decider,
        turn_at: change.turnAt,
        work_at: change.workAt,
      })
      .where('id', '=', change.id)
      .where('revision', '=', change.revision)
      .where('version', '=', change.version);
    const steps: Step[] = [{ query: update.compile(), needed: true }];
    if (change.members !== undefined) {
      const seated = this.db.deleteFrom('members').where('table_id', '=', change.id).where('seat', '>=', 0);
      steps.push({ query: seated.compile() });
      steps.push(...this.memberSteps(change.id, change.members));
    }
    return (await this.write(this.backend.together(steps, this.notice(change.id, 'table')))) !== undefined;
  }

  private memberSteps(table: string, members: readonly Member[]): Step[] {
    if (members.length === 0) return [];
    const rows = members.map(({ guest, seat }) => ({ table_id: table, guest_id: guest, seat }));
    const insert = this.db
      .insertInto('members')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'guest_id']).doUpdateSet((row) => ({ seat: row.ref('excluded.seat') })),
      );
    return [{ query: insert.compile() }];
  }

  async membership(table: string, guest: string): Promise<Member | undefined> {
    const row = await this.db
      .selectFrom('members')
      .select('seat')
      .where('table_id', '=', table)
      .where('guest_id', '=', guest)
      .executeTakeFirst();
    return row && { guest, seat: row.seat };
  }

  async addMember(table: string, { guest, seat }: Member): Promise<void> {
    await this.db
      .insertInto('members')
      .values({ table_id: table, guest_id: guest, seat })
      .onConflict((conflict) => conflict.columns(['table_id', 'guest_id']).doUpdateSet({ seat }))
      .execute();
  }

  async tablesOf(guest: string, limit: number): Promise<readonly (StoredTable & { readonly seat: number })[]> {
    const rows = await this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select(TABLE_COLUMNS)
      .select('members.seat')
      .where('members.guest_id', '=', guest)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...tableOf(row), seat: row.seat }));
  }

  async lobby(limit: number, since: { open: number; playing: number }): Promise<readonly StoredTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(TABLE_COLUMNS)
      .where('listed', '=', 1)
      .where('status', 'in', ['open', 'playing'])
      .where((row) =>
        row.or([
          row.and([row('status', '=', 'open'), row('updated_at', '>=', since.open)]),
          row.and([row('status', '=', 'playing'), row('updated_at', '>=', since.playing)]),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(tableOf);
  }

  async listedAmong(ids: readonly string[]): Promise<readonly StoredTable[]> {
    const tables: StoredTable[] = [];
    for (let i = 0; i < ids.length; i += MOST_IDS) {
      const rows = await this.db
        .selectFrom('tables')
        .select(TABLE_COLUMNS)
        .where('id', 'in', ids.slice(i, i + MOST_IDS))
        .where('listed', '=', 1)
        .where('status', 'in', ['open', 'playing'])
        .execute();
      tables.push(...rows.map(tableOf));
    }
    return tables;
  }

  async append(append: Append): Promise<'done' | 'conflict'> {
    const { table, revision, entry, status, decider, turnAt, workAt } = append;
    const notice = this.notice(table, 'entry');
    if (this.kind === 'embedded') return (await this.write(this.backend.append(append, notice))) ? 'done' : 'conflict';
    const body = new JsonText(toJson(entry.body)); // written once for the log and for the other nodes
    const rest: Omit<EntryNews, 'entry'> = { revision, status, decider, turnAt, workAt };
    const { version, at, request } = entry;
    const news = `${toJson(rest).slice(0, -1)},"entry":${toJson({ version, at, request }).slice(0, -1)},"body":${body.text}}}`;
    const whole = { ...notice, data: new JsonText(news) };
    const told = isShort(whole) ? whole : notice;
    const done = await this.write(this.backend.append({ ...append, entry: { ...entry, body } }, told));
    return done ? 'done' : 'conflict';
  }

  async entries(table: string, after: number): Promise<readonly StoredEntry[]> {
    const rows = await this.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('version', '>', after)
      .orderBy('version')
      .execute();
    return rows.map(entryOf);
  }

  async entryOfRequest(table: string, request: string): Promise<StoredEntry | undefined> {
    const row = await this.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('request', '=', request)
      .executeTakeFirst();
    return row && entryOf(row);
  }

  async putSnapshot(table: string, { version, rules, body }: StoredSnapshot): Promise<void> {
    await this.db
      .insertInto('snapshots')
      .values({ table_id: table, version, rules, body: toJson(body) })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .execute();
  }

  async snapshot(table: string): Promise<StoredSnapshot | undefined> {
    const row = await this.db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst();
    return row && snapshotOf(row);
  }

  async putNames(hash: string, body: unknown): Promise<void> {
    await this.db
      .insertInto('names')
      .values({ hash, body: toJson(body) })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }

  async names(hash: string): Promise<unknown> {
    const row = await this.db.selectFrom('names').select('body').where('hash', '=', hash).executeTakeFirst();
    return row && fromJson(row.body);
  }

  async addChat(table: string, at: number, body: unknown, request: string | null = null): Promise<number> {
    const steps = chatSteps(this.db, table, at, body, request);
    const results = await this.write(this.backend.together(steps, this.notice(table, 'chat')));
    if (results === undefined) throw new StoreError('missing', `there is no table ${table}`);
    return (results[1].rows[0] as { seq: number }).seq;
  }

  async lineOfRequest(table: string, request: string): Promise<ChatLine | undefined> {
    const row = await this.db
      .selectFrom('chat')
      .select(['table_id', 'seq', 'at', 'body'])
      .where('table_id', '=', table)
      .where('request', '=', request)
      .executeTakeFirst();
    return row && chatLineOf(row);
  }

  async chat(table: string, after: number, limit: number): Promise<readonly ChatLine[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(chatLineOf);
  }

  async dueTables(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where('work_at', '<=', now)
      .where((row) => this.leaseIsFree(row, now))
      .orderBy('work_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async tablesAhead(after: number, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where('work_at', 'is not', null)
      .where('updated_at', '>', after)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async takeLease(table: string, now: number, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({ lease_node: this.node, lease_until: until })
      .where('id', '=', table)
      .where((row) => this.leaseIsFree(row, now))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  private leaseIsFree(row: ExpressionBuilder<Schema, 'tables'>, now: number): Expression<SqlBool> {
    return row.or([
      row('lease_node', 'is', null),
      row('lease_until', '<=', now),
      row('lease_node', '=', this.node),
      row('lease_until', '>', now + LONGEST_LEASE_MS),
    ]);
  }

  async dropLease(table: string): Promise<void> {
    await this.db
      .updateTable('tables')
      .set({ lease_node: null, lease_until: null })
      .where('id', '=', table)
      .where('lease_node', '=', this.node)
      .execute();
  }

  async prune(status: TableStatus, before: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('tables')
      .where('status', '=', status)
      .where('updated_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async pruneGuests(before: number): Promise<number> {
    const { numDeletedRows } = await forgottenGuests(this.db, before).executeTakeFirst();
    return Number(numDeletedRows);
  }

  async counts(): Promise<Readonly<Record<TableStatus, number>>> {
    const rows = await this.db
      .selectFrom('tables')
      .select(['status', (row) => row.fn.countAll<number>().as('tables')])
      .groupBy('status')
      .execute();
    const counts: Record<TableStatus, number> = { open: 0, playing: 0, finished: 0, closed: 0 };
    for (const { status, tables } of rows) counts[status] = tables;
    return counts;
  }

  async publish(notice: Omit<Notice, 'node'>): Promise<void> {
    const own = { ...notice, node: this.node };
    noticeText(own); // refuses what is too long
    await this.backend.publish(own);
  }

  private notice(table: string, what: Notice['what']): Notice {
    return { table, node: this.node, what };
  }

  listen(listener: (notice: Notice | 'missed') => void): () => void {
    return this.backend.listen(listener);
  }

  async ping(): Promise<void> {
    // Nobody would write any more if the server were not asked to, so it tries for itself.
    if (this.lastWriteFailed)
      await this.write(
        this.db
          .updateTable('schema_versions')
          .set((row) => ({ at: row.ref('at') }))
          .execute(),
      );
    else await sql`select 1`.execute(this.db);
  }

  backup(path: string): Promise<void> {
    return this.backend.backup(path);
  }

  close(): Promise<void> {
    return this.backend.close();
  }
}
