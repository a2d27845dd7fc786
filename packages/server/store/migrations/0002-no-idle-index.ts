import type { Migration } from './migration.ts';

/**
 * Every move changed the index over the time of the last change, which only the hourly look for old tables used; that one
 * finds them by their status. In PostgreSQL a move changes no index of its table at all now.
 */
export const NO_IDLE_INDEX: Migration = {
  version: 2,
  async up(db) {
    await db.schema.dropIndex('tables_idle').execute();
  },
};
