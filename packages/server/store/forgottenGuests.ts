import type { Backend } from './backend.ts';

/** Deletes guests who have not come since then, have no seat and follow no table that is still going on. */
export function forgottenGuests(db: Backend['db'], before: number) {
  return db
    .deleteFrom('guests')
    .where('seen_at', '<', before)
    .where('created_at', '<', before) // a node of before notes only this
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members')
            .innerJoin('tables', 'tables.id', 'members.table_id')
            .select('members.seat')
            .whereRef('members.guest_id', '=', 'guests.id')
            .where((row) =>
              row.or([row('members.seat', '>=', 0), row('tables.status', 'in', ['open', 'playing'] as const)]),
            ),
        ),
      ),
    );
}
