import type { Migration } from './migration.ts';

/** The message a line was said by, so that no two nodes write it down twice. */
export const CHAT_REQUESTS: Migration = {
  version: 5,
  async up(db) {
    await db.schema.alterTable('chat').addColumn('request', 'text').execute();
    await db.schema.createIndex('chat_request').on('chat').columns(['table_id', 'request']).unique().execute();
  },
};
