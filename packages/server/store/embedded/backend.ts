import { Kysely, type QueryResult } from 'kysely';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Backend, Step } from '../backend.ts';
import { messageOf, StoreError } from '../errors.ts';
import { toJson } from '../json.ts';
import { migrate } from '../migrate.ts';
import { Listeners } from '../notices.ts';
import type { Schema } from '../schema.ts';
import type { Append, Notice } from '../store.ts';
import { EmbeddedDatabase } from './database.ts';
import { embeddedDialect, resultOf, statementOf } from './dialect.ts';
import { cannotWrite } from './failures.ts';
import { DATABASE_FILE } from './file.ts';
import type { AppendUnit } from './messages.ts';

export interface EmbeddedOptions {
  /** Made if need be. */
  readonly dataDir: string;
  /** The store has failed for good: every call rejects from now on. The server should end. */
  readonly onFailure?: (error: StoreError) => void;
}

export async function openEmbedded({ dataDir, onFailure }: EmbeddedOptions): Promise<Backend> {
  const folder = resolve(dataDir);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw cannotWrite(folder, messageOf(error));
  }
  const database = new EmbeddedDatabase(folder, onFailure ?? (() => undefined));
  try {
    const db = new Kysely<Schema>({ dialect: embeddedDialect(database) });
    await database.open(join(folder, DATABASE_FILE));
    await migrate(db, { types: { json: 'text' } });
    // Whoever held a lease is gone: this is the only process. It is also a first write, which tells of a full disk now.
    await db.updateTable('tables').set({ lease_node: null, lease_until: null }).execute();
    return new EmbeddedBackend(database, db);
  } catch (error) {
    await database.close();
    throw error;
  }
}

class EmbeddedBackend implements Backend {
  readonly kind = 'embedded';
  readonly db: Kysely<Schema>;
  private readonly database: EmbeddedDatabase;
  private readonly listeners = new Listeners();

  constructor(database: EmbeddedDatabase, db: Kysely<Schema>) {
    this.database = database;
    this.db = db;
  }

  async together(steps: readonly Step[], notice?: Notice): Promise<readonly QueryResult<unknown>[] | undefined> {
    const unit = steps.map(({ query, needed = false }) => ({ ...statementOf(query), needed }));
    const outcomes = await this.database.run(unit);
    if (outcomes !== undefined && notice !== undefined) this.tell(notice);
    return outcomes?.map(resultOf);
  }

  async append(append: Append, notice: Notice): Promise<boolean> {
    const outcomes = await this.database.run(appendUnit(append));
    if (outcomes !== undefined) this.tell(notice);
    return outcomes !== undefined;
  }

  async publish(notice: Notice): Promise<void> {
    await this.database.run([]); // in its place after what was asked before, and not once the store is closed
    this.tell(notice);
  }

  private tell(notice: Notice): void {
    setImmediate(() => this.listeners.tell(notice));
  }

  listen(listener: (notice: Notice | 'missed') => void): () => void {
    return this.listeners.add(listener);
  }

  async backup(path: string): Promise<void> {
    const target = resolve(path);
    if (existsSync(target)) throw new StoreError('value', `the backup needs a new file, and ${target} exists`);
    const draft = `${target}.part`;
    await rm(draft, { force: true });
    await this.database.backup(draft);
    await sync(draft);
    await rename(draft, target);
    if (process.platform !== 'win32') await sync(dirname(target));
  }

  async close(): Promise<void> {
    await this.database.close();
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function appendUnit({
  table,
  revision,
  entry,
  snapshot,
  status,
  decider,
  turnAt,
  workAt,
  steady = false,
}: Append): AppendUnit {
  const { version, at, request, body } = entry;
  return {
    table,
    revision,
    version,
    at,
    request,
    entry: toJson(body),
    status,
    decider,
    turnAt,
    workAt,
    steady,
    rules: snapshot.rules,
    snapshot: toJson(snapshot.body),
  };
}
