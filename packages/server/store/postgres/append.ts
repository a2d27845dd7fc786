import { toJson } from '../json.ts';
import { noticeText } from '../notices.ts';
import type { Append, Notice } from '../store.ts';
import { CHANNEL } from './listener.ts';

/**
 * An append in one round trip. It first waits for whoever else changes the table, then sees what they made of it; a row
 * comes back only if the entry went in.
 */
export const APPEND = `
  with held as (
    select id from tables where id = $1 and version = $2::integer - 1 and revision = $3::integer for no key update
  ), entry as (
    insert into entries (table_id, version, at, request, body)
    select id, $2::integer, $4::bigint, $5::text, $6::json from held
    on conflict do nothing
    returning table_id
  ), moved as (
    update tables
    set version = $2::integer, status = $7::text, updated_at = $4::bigint, turn_at = $8::bigint, work_at = $9::bigint,
      decider = $14::integer
    from entry where tables.id = entry.table_id
  ), position as (
    insert into snapshots (table_id, version, rules, body)
    select table_id, $10::integer, $11::integer, $12::json from entry
    on conflict (table_id) do update set version = excluded.version, rules = excluded.rules, body = excluded.body
  )
  select pg_notify('${CHANNEL}', $13::text) from entry`;

export function appendValues(append: Append, notice: Notice): readonly unknown[] {
  const { table, revision, entry, snapshot, status, decider, turnAt, workAt } = append;
  return [
    table,
    entry.version,
    revision,
    entry.at,
    entry.request,
    toJson(entry.body),
    status,
    turnAt,
    workAt,
    snapshot.version,
    snapshot.rules,
    toJson(snapshot.body),
    noticeText(notice),
    decider,
  ];
}
