import type { Kysely } from 'kysely';
import type { ColumnTypes, Migration } from './migration.ts';

export const TABLES: Migration = {
  version: 1,
  async up(db, types) {
    await createGuests(db);
    await createTables(db, types);
    await createMembers(db);
    await createLog(db, types);
  },
};

async function createGuests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createTables(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('doc', types.json, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('decider', 'integer')
    .addColumn('turn_at', 'bigint', (column) => column.notNull())
    .addColumn('work_at', 'bigint')
    .addColumn('lease_node', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('chat_seq', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('tables_lobby').on('tables').columns(['listed', 'status', 'created_at']).execute();
  await db.schema.createIndex('tables_idle').on('tables').columns(['status', 'updated_at']).execute();
  await db.schema.createIndex('tables_work').on('tables').columns(['status', 'work_at']).execute();
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('guest_id', 'text', (column) => column.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('members_key', ['table_id', 'guest_id'])
    .execute();
  await db.schema.createIndex('members_guest').on('members').column('guest_id').execute();
}

async function createLog(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('request', 'text')
    .addColumn('body', types.json, (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'version'])
    .addUniqueConstraint('entries_request', ['table_id', 'request'])
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('body', types.json, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', types.json, (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'seq'])
    .execute();
}
