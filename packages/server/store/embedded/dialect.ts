import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { EmbeddedDatabase, Session } from './database.ts';
import type { Outcome, Statement, Value } from './messages.ts';

/** Lets Kysely speak to the embedded database. */
export function embeddedDialect(database: EmbeddedDatabase): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new EmbeddedDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

export function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { sql, values: parameters as readonly Value[] }; // checked by the database, one by one
}

export function resultOf<R>({ rows, changes }: Outcome): QueryResult<R> {
  return { rows: rows as R[], numAffectedRows: BigInt(changes) };
}

class EmbeddedDriver implements Driver {
  private readonly database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.database = database;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.database);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as EmbeddedConnection).session = await this.database.session();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await endSession(connection, 'commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await endSession(connection, 'rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.database.close();
  }
}

async function endSession(connection: DatabaseConnection, how: 'commit' | 'rollback'): Promise<void> {
  const own = connection as EmbeddedConnection;
  const session = own.session;
  own.session = undefined;
  await session?.end(how);
}

class EmbeddedConnection implements DatabaseConnection {
  session: Session | undefined;
  private readonly database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = statementOf(query);
    if (this.session !== undefined) return resultOf(await this.session.run(statement));
    const outcomes = await this.database.run([statement]);
    return resultOf(outcomes?.[0] ?? { rows: [], changes: 0 });
  }

  // oxlint-disable-next-line require-yield -- Kysely wants it, nobody asks for it
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database gives its rows all at once');
  }
}
