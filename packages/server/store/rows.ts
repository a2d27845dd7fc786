import { fromJson, toJson } from './json.ts';
import type { ChatRow, EntryRow, GuestRow, SnapshotRow, TableRow } from './schema.ts';
import type { ChatLine, Guest, StoredEntry, StoredSnapshot, StoredTable } from './store.ts';

type StoredColumns = Omit<TableRow, 'lease_node' | 'lease_until' | 'chat_seq'>;

export function tableOf(row: StoredColumns): StoredTable {
  return { ...bareTableOf(row), doc: fromJson(row.doc) };
}

export function bareTableOf(row: Omit<StoredColumns, 'doc'>): Omit<StoredTable, 'doc'> {
  return {
    id: row.id,
    revision: row.revision,
    version: row.version,
    status: row.status,
    listed: row.listed === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    decider: row.decider,
    turnAt: row.turn_at,
    workAt: row.work_at,
  };
}

export function rowOfTable(table: StoredTable): StoredColumns {
  return {
    id: table.id,
    revision: table.revision,
    version: table.version,
    status: table.status,
    listed: table.listed ? 1 : 0,
    doc: toJson(table.doc),
    created_at: table.createdAt,
    updated_at: table.updatedAt,
    decider: table.decider,
    turn_at: table.turnAt,
    work_at: table.workAt,
  };
}

export function entryOf(row: Omit<EntryRow, 'table_id'>): StoredEntry {
  return { version: row.version, at: row.at, request: row.request, body: fromJson(row.body) };
}

export function snapshotOf(row: SnapshotRow): StoredSnapshot {
  return { version: row.version, rules: row.rules, body: fromJson(row.body) };
}

export function chatLineOf(row: Omit<ChatRow, 'request'>): ChatLine {
  return { seq: row.seq, at: row.at, body: fromJson(row.body) };
}

export function guestOf(row: Pick<GuestRow, 'id' | 'name' | 'created_at'>): Guest {
  return { id: row.id, name: row.name, createdAt: row.created_at };
}
