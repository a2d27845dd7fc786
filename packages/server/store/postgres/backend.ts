import { Kysely, PostgresDialect, sql, type QueryResult } from 'kysely';
import type { Backend, Step } from '../backend.ts';
import { StoreError } from '../errors.ts';
import { migrate } from '../migrate.ts';
import { noticeText } from '../notices.ts';
import type { Schema } from '../schema.ts';
import type { Append, Notice } from '../store.ts';
import { Appends } from './append.ts';
import { placeOf } from './failures.ts';
import { CHANNEL, Listener } from './listener.ts';
import { Pool } from './pool.ts';

const OLDEST_VERSION = 15;
const DEFAULT_POOL_SIZE = 10;
/** Any number, but for all nodes the same. */
const MIGRATION_LOCK = 3_812_771_046;

export interface PostgresOptions {
  readonly databaseUrl: string;
  /** Connections, besides the one that listens. */
  readonly poolSize?: number;
}

export async function openPostgres({ databaseUrl, poolSize = DEFAULT_POOL_SIZE }: PostgresOptions): Promise<Backend> {
  const place = placeOf(databaseUrl);
  await prepareDatabase(databaseUrl, place);
  const listener = new Listener(databaseUrl, place);
  await listener.start();
  return new PostgresBackend(new Pool({ databaseUrl, place, size: poolSize }), listener);
}

async function prepareDatabase(databaseUrl: string, place: string): Promise<void> {
  const pool = new Pool({ databaseUrl, place, size: 1, patient: true });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkVersion(db, place);
    await migrate(db, {
      types: { json: 'json' },
      lock: async (transaction) =>
        void (await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)),
    });
  } finally {
    await db.destroy();
  }
}

async function checkVersion(db: Kysely<Schema>, place: string): Promise<void> {
  const query = sql<{ number: number }>`select current_setting('server_version_num')::integer as number`;
  const version = Math.floor(((await query.execute(db)).rows[0]?.number ?? 0) / 10_000);
  if (version >= OLDEST_VERSION) return;
  throw new StoreError('unknown', `PostgreSQL ${OLDEST_VERSION} or later is needed; the one at ${place} is ${version}`);
}

/** Undoes a transaction that is not meant to happen. */
class Unmet extends Error {}

class PostgresBackend implements Backend {
  readonly kind = 'postgres';
  readonly db: Kysely<Schema>;
  private readonly pool: Pool;
  private readonly listener: Listener;
  private readonly appends: Appends;
  private closed: Promise<void> | undefined;

  constructor(pool: Pool, listener: Listener) {
    this.pool = pool;
    this.listener = listener;
    this.appends = new Appends({ send: (name, text, values) => pool.prepared(name, text, values) });
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }

  async together(steps: readonly Step[], notice?: Notice): Promise<readonly QueryResult<unknown>[] | undefined> {
    try {
      return await this.db.transaction().execute(async (transaction) => {
        const results: QueryResult<unknown>[] = [];
        for (const { query, needed = false } of steps) {
          const result = await transaction.executeQuery(query);
          if (needed && result.numAffectedRows === 0n) throw new Unmet();
          results.push(result);
        }
        if (notice !== undefined) await notify(notice).execute(transaction);
        return results;
      });
    } catch (error) {
      if (error instanceof Unmet) return undefined;
      throw error;
    }
  }

  append(append: Append, notice: Notice): Promise<boolean> {
    return this.appends.add(append, notice);
  }

  async publish(notice: Notice): Promise<void> {
    await notify(notice).execute(this.db);
  }

  listen(listener: (notice: Notice | 'missed') => void): () => void {
    return this.listener.add(listener);
  }

  async backup(): Promise<void> {
    throw new StoreError('value', 'a PostgreSQL database is backed up by its own tools: pg_dump, or a base backup');
  }

  close(): Promise<void> {
    this.closed ??= (async () => {
      await this.listener.stop();
      await this.pool.end();
    })();
    return this.closed;
  }
}

function notify(notice: Notice): ReturnType<typeof sql> {
  return sql`select pg_notify(${CHANNEL}, ${noticeText(notice)})`;
}
