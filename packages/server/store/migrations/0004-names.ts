import type { Migration } from './migration.ts';

/** What the numbers of positions stand for, once for all games that have the same. */
export const NAMES: Migration = {
  version: 4,
  async up(db, types) {
    await db.schema
      .createTable('names')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('body', types.json, (column) => column.notNull())
      .execute();
  },
};
