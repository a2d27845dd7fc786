import { sql } from 'kysely';
import type { Backend, Step } from './backend.ts';
import { toJson } from './json.ts';

/** Of each table; those before them are forgotten. */
export const CHAT_LINES_KEPT = 1000;

/** What has to be done together to add a line: it is counted, written, and the oldest one goes. */
export function chatSteps(
  db: Backend['db'],
  table: string,
  at: number,
  body: unknown,
  request: string | null,
): readonly Step[] {
  // Counting at the table makes those who talk at once wait for one another, so the numbers leave no gap.
  const count = db
    .updateTable('tables')
    .set((row) => ({ chat_seq: row('chat_seq', '+', 1), updated_at: at }))
    .where('id', '=', table);
  const line = db
    .insertInto('chat')
    .columns(['table_id', 'seq', 'at', 'body', 'request'])
    .expression((query) =>
      query
        .selectFrom('tables')
        .select(['id', 'chat_seq'])
        .select([
          sql<number>`${at}`.as('at'),
          sql<string>`${toJson(body)}`.as('body'),
          sql<string | null>`${request}`.as('request'),
        ])
        .where('id', '=', table),
    )
    .returning('seq');
  const old = db
    .deleteFrom('chat')
    .where('table_id', '=', table)
    .where('seq', '<=', (query) =>
      query
        .selectFrom('tables')
        .select((row) => row('chat_seq', '-', CHAT_LINES_KEPT).as('last'))
        .where('id', '=', table),
    );
  return [{ query: count.compile(), needed: true }, { query: line.compile() }, { query: old.compile() }];
}
