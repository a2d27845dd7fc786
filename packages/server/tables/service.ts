import type { Done, Entrance, NewTable, TableAnswer, TableInfo, TableMessage, TableSummary } from '@everdell/protocol';
import type { Guest } from '../store/store.ts';

/** All that the world outside can ask of the tables, whatever it is asked by (socket, request, stream). Refuses with Refused. */
export interface TableService {
  /** A new guest, and the token by which they are known from now on; only its hash is kept. */
  newGuest(name: string): Promise<{ readonly guest: Guest; readonly token: string }>;
  guestOf(token: string): Promise<Guest | undefined>;
  renameGuest(guest: Guest, name: string): Promise<Guest>;
  /** From now on nobody is known by this token, at any node, and what is open by it ends. The guest keeps their seats. */
  signOut(token: string): Promise<void>;
  /** `ended` is called once the guest has signed out, here or at another node; gives the way to wait for it no more. */
  whileSignedIn(guest: Guest, ended: () => void): () => void;

  createTable(guest: Guest, request: NewTable): Promise<TableAnswer>;
  /** Comes to a table by a link, or to a listed one without; gives the links this guest may know. */
  enterTable(guest: Guest, table: string, entrance: Entrance): Promise<TableAnswer>;
  /** What somebody who has no part in the table yet may know of it. */
  tableInfo(guest: Guest, table: string): Promise<TableInfo>;
  lobby(): Promise<readonly TableSummary[]>;
  tablesOf(guest: Guest): Promise<readonly TableSummary[]>;

  /** Carries out one message; resolves when it is on disk. */
  handle(guest: Guest, message: TableMessage): Promise<Done>;
  /**
   * From now on `changed` is called whenever there is news (once until it is fetched, so that whoever is slow gets the
   * latest and not everything). There always is news at the beginning: how things stand.
   */
  follow(guest: Guest, table: string, known: Known, changed: () => void): Promise<Following>;
  /** The text of a file: the finished game with everything, or the running one as this guest may know it. */
  download(guest: Guest, table: string): Promise<string>;

  stats(): TableStats;
  /** Lets what is under way end, takes nothing new. */
  close(): Promise<void>;
}

/** How much a client knows already. */
export interface Known {
  readonly since?: number;
  readonly chat?: number;
}

export interface Following {
  /** An `Update` as JSON text with all that is new since the last one; null = nothing. */
  news(): Promise<string | null>;
  stop(): void;
}

export interface TableStats {
  /** Games held in memory. */
  readonly games: number;
  readonly following: number;
  /** Messages that wait for their turn. */
  readonly queued: number;
  readonly botsQueued: number;
  readonly botsThinking: number;
}

/** What is measured while tables work; the metrics implement it. */
export interface Meter {
  /** From the arrival of an action to its being on disk, in seconds. */
  action(seconds: number, outcome: string): void;
  /** A bot's thinking, in seconds. */
  bot(seconds: number): void;
}

export type { Guest };
