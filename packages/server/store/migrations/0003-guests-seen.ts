import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When a guest was last there, to the day. Those of before count as seen when the store is brought up to date. */
export const GUESTS_SEEN: Migration = {
  version: 3,
  async up(db) {
    await db.schema
      .alterTable('guests')
      .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update guests set seen_at = ${Date.now()}`.execute(db);
  },
};
