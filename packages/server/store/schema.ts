import type { Generated } from 'kysely';
import type { TableStatus } from './store.ts';

/**
 * The columns of both databases. Times are milliseconds, JSON goes in and comes out as text (`json.ts`), what is true or
 * false is 1 or 0: so no value depends on the database.
 */
export interface Schema {
  guests: GuestRow;
  tables: TableRow;
  members: MemberRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  names: NamesRow;
  chat: ChatRow;
  schema_versions: SchemaVersionRow;
}

export interface GuestRow {
  id: string;
  name: string;
  token_hash: string;
  created_at: number;
  seen_at: Generated<number>;
}

export interface TableRow {
  id: string;
  revision: number;
  version: number;
  status: TableStatus;
  listed: number;
  doc: string;
  created_at: number;
  updated_at: number;
  decider: number | null;
  turn_at: number;
  work_at: number | null;
  /** The node that works on the table, and how long that holds. */
  lease_node: string | null;
  lease_until: number | null;
  /** The number of the last line of its chat. */
  chat_seq: Generated<number>;
}

export interface MemberRow {
  table_id: string;
  guest_id: string;
  seat: number;
}

export interface EntryRow {
  table_id: string;
  version: number;
  at: number;
  request: string | null;
  body: string;
}

export interface SnapshotRow {
  table_id: string;
  version: number;
  rules: number;
  body: string;
}

export interface NamesRow {
  hash: string;
  body: string;
}

export interface ChatRow {
  table_id: string;
  seq: number;
  at: number;
  body: string;
  request: string | null;
}

/** One row for each migration that has been made. */
export interface SchemaVersionRow {
  version: number;
  at: number;
}
