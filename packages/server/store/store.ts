/** What the server keeps, and the only way to it. Both stores (embedded and PostgreSQL) are this and nothing more. */

export type TableStatus = 'open' | 'playing' | 'finished' | 'closed';

/** One table. `doc` is the store's to keep and not to understand: plain JSON, secrets only as hashes (but for the seed). */
export interface StoredTable {
  readonly id: string;
  /** Grows with every change of `doc`. */
  readonly revision: number;
  /** Entries in the log of its game. */
  readonly version: number;
  readonly status: TableStatus;
  /** Shown in the lobby. */
  readonly listed: boolean;
  readonly doc: unknown;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Whose seat has to decide; null = nobody's, as it stands. */
  readonly decider: number | null;
  /** When the turn of the one who decides began. */
  readonly turnAt: number;
  /** When a bot or the clock has something to do; null = never, as it stands. */
  readonly workAt: number | null;
}

/** What can be changed of a table without its game going on. */
export interface TableChange {
  readonly id: string;
  /** The revision and the version the change was made from: both must still hold, else nothing is done. */
  readonly revision: number;
  readonly version: number;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly doc: unknown;
  readonly at: number;
  readonly decider: number | null;
  readonly turnAt: number;
  readonly workAt: number | null;
  /** Who has a seat from now on, if that has changed; guests without a seat (below 0) stay as they are. */
  readonly members?: readonly Member[];
}

export interface Member {
  readonly guest: string;
  /** Below 0 = no seat: a spectator, or somebody who was invited. */
  readonly seat: number;
}

/** An entry of a game's log: it led from `version - 1` to `version`. */
export interface StoredEntry {
  readonly version: number;
  readonly at: number;
  /** The idempotency id of the message that asked for it, made unique by who sent it; null = nobody did (a bot's move). */
  readonly request: string | null;
  readonly body: unknown;
}

export interface StoredSnapshot {
  readonly version: number;
  /** By which rules the position came about. */
  readonly rules: number;
  readonly body: unknown;
}

export interface Append {
  readonly table: string;
  /** The revision of the table that `status`, `decider`, `turnAt` and `workAt` were made from: it must still hold. */
  readonly revision: number;
  readonly entry: StoredEntry;
  /** The position after the entry. It replaces the one before. */
  readonly snapshot: StoredSnapshot;
  readonly status: TableStatus;
  readonly decider: number | null;
  readonly turnAt: number;
  readonly workAt: number | null;
  /** `status` and `workAt` are what they were at the revision and version it was made from: there is less to write then. */
  readonly steady?: boolean;
}

/** A table without its doc, and what its log has gained. */
export interface Progress {
  readonly table: Omit<StoredTable, 'doc'>;
  /** In order, those after the version that was asked about. */
  readonly entries: readonly StoredEntry[];
}

/** What an append has changed, so that other nodes need not ask for it. */
export type EntryNews = Pick<Append, 'revision' | 'entry' | 'status' | 'decider' | 'turnAt' | 'workAt'>;

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** With when they were last there, to the day. */
export interface SeenGuest extends Guest {
  readonly seenAt: number;
}

export interface ChatLine {
  readonly seq: number;
  readonly at: number;
  readonly body: unknown;
}

/** Something changed at a table, or a guest's token was revoked, here or on another node. */
export interface Notice {
  /** Empty = it is of no table. */
  readonly table: string;
  /** Who says so. */
  readonly node: string;
  readonly what: 'entry' | 'table' | 'chat' | 'presence' | 'guest';
  /**
   * Small. For presence, which is told of many tables at once, for an entry an `EntryNews`, if there is room, and for a
   * guest whose token was revoked their `id`.
   */
  readonly data?: unknown;
}

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  /** This process, told apart from others on the same store. */
  readonly node: string;

  createGuest(guest: Guest, tokenHash: string): Promise<void>;
  guestByToken(tokenHash: string): Promise<SeenGuest | undefined>;
  /** The guest was there at this time. */
  seeGuest(id: string, at: number): Promise<void>;
  renameGuest(id: string, name: string): Promise<void>;
  /** From now on nobody is known by this token; the guest stays, with their seats. Tells all nodes, if there was such a token. */
  revokeToken(tokenHash: string): Promise<void>;
  /** Those of these guests who are still known by a token. */
  knownGuests(ids: readonly string[]): Promise<readonly string[]>;

  createTable(table: StoredTable, members: readonly Member[]): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** How the table stands and what its log has gained since this version, both as of the same moment. */
  progress(id: string, after: number): Promise<Progress | undefined>;
  /** False = the table is no longer at this revision and version; nothing was done. Tells the other nodes. */
  changeTable(change: TableChange): Promise<boolean>;
  membership(table: string, guest: string): Promise<Member | undefined>;
  addMember(table: string, member: Member): Promise<void>;
  /** Newest first. */
  tablesOf(guest: string, limit: number): Promise<readonly (StoredTable & { readonly seat: number })[]>;
  /** Listed tables that are open or playing and were touched since, newest first. */
  lobby(limit: number, since: { readonly open: number; readonly playing: number }): Promise<readonly StoredTable[]>;
  /** Those of these tables that are listed, and open or playing. */
  listedAmong(ids: readonly string[]): Promise<readonly StoredTable[]>;

  /**
   * Puts the entry, the snapshot and the table's columns on disk, all or nothing, and tells the other nodes. It is
   * durable when the promise resolves. 'conflict' = the table is no longer at `entry.version - 1` and `revision`, or the
   * log already has this request; nothing was done.
   */
  append(append: Append): Promise<'done' | 'conflict'>;
  /** In order, those after `after`. */
  entries(table: string, after: number): Promise<readonly StoredEntry[]>;
  entryOfRequest(table: string, request: string): Promise<StoredEntry | undefined>;
  /** The first snapshot of a game; does nothing if it has one already. */
  putSnapshot(table: string, snapshot: StoredSnapshot): Promise<void>;
  snapshot(table: string): Promise<StoredSnapshot | undefined>;

  /** Plain JSON by its hash; what is there already stays as it is. */
  putNames(hash: string, body: unknown): Promise<void>;
  names(hash: string): Promise<unknown>;

  /**
   * Appends a line and tells the other nodes; gives its number. Only the last so many of a table are kept. Rejects with
   * 'duplicate' if there is a line of this request already.
   */
  addChat(table: string, at: number, body: unknown, request?: string): Promise<number>;
  lineOfRequest(table: string, request: string): Promise<ChatLine | undefined>;
  /** The last `limit` lines after `after`, in order. */
  chat(table: string, after: number, limit: number): Promise<readonly ChatLine[]>;

  /** Tables that are being played, whose work is due and that no node works on. */
  dueTables(now: number, limit: number): Promise<readonly string[]>;
  /** Tables that are being played, have work to do and were last changed after this time. */
  tablesAhead(after: number, limit: number): Promise<readonly string[]>;
  /** Only one node at a time holds the lease of a table; holding it again prolongs it. */
  takeLease(table: string, now: number, until: number): Promise<boolean>;
  dropLease(table: string): Promise<void>;

  /** Removes tables of a status that nobody has touched since, with all that belongs to them; gives their number. */
  prune(status: TableStatus, before: number): Promise<number>;
  /** Removes guests who were not there since, have no seat anywhere and no part in a table that is not over; gives their number. */
  pruneGuests(before: number): Promise<number>;
  counts(): Promise<Readonly<Record<TableStatus, number>>>;

  /** Tells the other nodes something that is not kept. */
  publish(notice: Omit<Notice, 'node'>): Promise<void>;
  /** Notices of this and of other nodes; `'missed'` = some may have been lost, look at everything again. Gives the way to stop. */
  listen(listener: (notice: Notice | 'missed') => void): () => void;

  /** Rejects when the store does not answer, or cannot be written: if the last write failed, another one is tried. */
  ping(): Promise<void>;
  /** Writes everything to a new file while play goes on; the embedded store only. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
