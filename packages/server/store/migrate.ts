import { sql, type Kysely, type Transaction } from 'kysely';
import { StoreError } from './errors.ts';
import { MIGRATIONS, type ColumnTypes, type Migration } from './migrations/index.ts';
import type { Schema } from './schema.ts';

export interface MigrateOptions {
  readonly types: ColumnTypes;
  /** Makes other nodes that start now wait until the transaction ends. */
  readonly lock?: (transaction: Transaction<Schema>) => Promise<void>;
  readonly migrations?: readonly Migration[];
}

/** Brings the tables up to what this program knows, all or nothing. */
export async function migrate(db: Kysely<Schema>, options: MigrateOptions): Promise<void> {
  const migrations = options.migrations ?? MIGRATIONS;
  await db.transaction().execute(async (transaction) => {
    await options.lock?.(transaction);
    const done = await versionOf(transaction);
    const known = migrations.at(-1)?.version ?? 0;
    if (done > known) throw tooNew(done, known);
    for (const migration of migrations) {
      if (migration.version <= done) continue;
      // A migration does not know today's tables: it made them, or others before them.
      await migration.up(transaction as unknown as Kysely<unknown>, options.types);
      const row = { version: migration.version, at: Date.now() };
      await transaction.insertInto('schema_versions').values(row).execute();
    }
  });
}

async function versionOf(transaction: Transaction<Schema>): Promise<number> {
  await transaction.schema
    .createTable('schema_versions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  const newest = sql<number | null>`max(version)`.as('newest');
  const row = await transaction.selectFrom('schema_versions').select(newest).executeTakeFirst();
  return row?.newest ?? 0;
}

function tooNew(found: number, known: number): StoreError {
  return new StoreError(
    'newer',
    `the stored tables were written by a later version of this program (their schema is ${found}, this program knows ` +
      `${known}). Run that version, or use another data folder or database.`,
  );
}
