import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { storeErrorOf } from './failures.ts';

/** Longer than any statement of ours takes; a server that vanished without a word is given up after it. */
const STATEMENT_TIMEOUT_MS = 20_000;
const ANSWER_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_MS = 60_000;

/** Whole numbers as numbers, JSON as its text: for these connections only, not for all of `pg`. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (type === pg.types.builtins.INT8) return Number;
    if (type === pg.types.builtins.JSON) return (text: string) => text;
    return pg.types.getTypeParser(type, format) as unknown;
  },
};

export function connectionConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'everdell',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

export interface PoolOptions {
  readonly databaseUrl: string;
  readonly place: string;
  readonly size: number;
  /** A migration takes as long as it takes. */
  readonly patient?: boolean;
}

/** Connections whose errors are the store's, and which never break the process. */
export class Pool implements PostgresPool {
  private readonly pool: pg.Pool;
  private readonly place: string;

  constructor({ databaseUrl, place, size, patient = false }: PoolOptions) {
    const timeouts = patient ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS };
    this.place = place;
    this.pool = new pg.Pool({
      ...connectionConfig(databaseUrl),
      ...timeouts,
      max: size,
      idleTimeoutMillis: IDLE_MS,
      types: TYPES,
    });
    this.pool.on('error', () => undefined); // an idle connection was lost: the pool opens another when it needs one
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined); // whoever uses it hears of it through their query
      client.query(DURABLE).catch(() => undefined);
    });
  }

  async connect(): Promise<PooledClient> {
    try {
      return new PooledClient(await this.pool.connect(), this.place);
    } catch (error) {
      throw storeErrorOf(error, this.place);
    }
  }

  /** One statement in one round trip; by its name it is parsed and planned once a connection. */
  async prepared<R>(name: string, text: string, values: readonly unknown[]): Promise<readonly R[]> {
    const client = await this.connect();
    try {
      return (await client.send<R>({ name, text, values: [...values] })).rows;
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}

/** A server set up to acknowledge before it has written would break what the store promises. */
const DURABLE = `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/** More statements than there are in the code: some have one part for each of a few values. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

/**
 * By its name a statement is parsed and planned once a connection. One that asks for all columns has none: a later
 * version of the program that adds a column would make PostgreSQL refuse the old plan.
 */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MOST_NAMES || !/^(select|insert|update|delete) /.test(sql)) return known;
  if (sql.includes('*')) return undefined;
  const name = `everdell_${names.size + 1}`;
  names.set(sql, name);
  return name;
}

class PooledClient implements PostgresPoolClient {
  private readonly client: pg.PoolClient;
  private readonly place: string;
  /** The connection itself failed: it may not be used again, not even to roll back. */
  private lost: Error | undefined;

  constructor(client: pg.PoolClient, place: string) {
    this.client = client;
    this.place = place;
  }

  query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: never): R;
  query<R>(sql: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    return this.send({ name: nameOf(sql), text: sql, values: [...values] });
  }

  async send<R>(query: pg.QueryConfig): Promise<PostgresQueryResult<R>> {
    if (this.lost !== undefined) throw this.lost;
    try {
      return (await this.client.query(query)) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      const known = storeErrorOf(error, this.place);
      if (!(error instanceof pg.DatabaseError)) this.lost = known;
      throw known;
    }
  }

  release(): void {
    this.client.release(this.lost);
  }
}
