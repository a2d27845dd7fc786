import type { Action, Decision, Fairness, KnownItem, Score, Seat, Setup, UndoState, View } from '@everdell/game';
import type { ErrorCode } from './errors.ts';

/** What the server says. */

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'human' | 'bot';
  readonly name: string;
  /** Which bot sits here, or plays for the one who does. */
  readonly bot: string | null;
  /** Why a bot plays for a human. */
  readonly standIn: 'left' | 'time' | 'host' | 'vote' | null;
  /** Has said that they leave. */
  readonly left: boolean;
  /** Connected right now; bots always are. */
  readonly present: boolean;
  /** Has given a word for the deal. */
  readonly word: boolean;
}

export interface Proposal {
  readonly id: string;
  readonly kind: 'undo' | 'replace';
  readonly by: Seat;
  /** Whose decision is taken back, or who is replaced. */
  readonly seat: Seat;
  /** Undo: the log would be taken back to this entry. */
  readonly to?: number;
  readonly bot?: string;
  readonly yes: readonly Seat[];
  /** Who can vote. */
  readonly voters: readonly Seat[];
  /** So many of them have to agree. */
  readonly needed: number;
}

/** All there is to know of a table besides its game. */
export interface TableInfo {
  readonly id: string;
  readonly revision: number;
  readonly status: 'open' | 'playing' | 'finished' | 'closed';
  readonly title: string;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly setup: Setup;
  readonly seats: readonly SeatInfo[];
  readonly hostName: string;
  /** Who is told this. */
  readonly you: {
    readonly seat: Seat | null;
    readonly host: boolean;
    /** May take an open seat. */
    readonly maySit: boolean;
    readonly muted: readonly (Seat | 'all' | 'watchers')[];
  };
  readonly watching: number;
  readonly clock: {
    readonly perTurn: number;
    /** So many seconds before the end of the time it is announced. */
    readonly warning: number;
    /** When a bot takes over, in ms since 1970 by the server's clock; null = nobody's time runs. */
    readonly deadline: number | null;
  } | null;
  readonly turnAt: number;
  /** SHA-256 of the server's secret for the deal; secret and words are told when the game is over. */
  readonly commitment: string;
  readonly proposals: readonly Proposal[];
  /** The table of the rematch. */
  readonly next: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The game as the one who is told may know it. */
export interface GameInfo {
  /** Entries in the log; an action names the version it answers. */
  readonly version: number;
  /** `items` tell what happened after this version; if it is not the one you know, begin anew with this view. */
  readonly since: number;
  readonly view: View;
  /** Who has to decide, and what kind of decision it is. */
  readonly deciding: readonly { readonly seat: Seat; readonly kind: Decision['kind'] }[];
  /** What you have to decide. */
  readonly decisions: readonly Decision[];
  /** Every answer you can give. */
  readonly legal: readonly Action[];
  readonly items: readonly KnownItem[];
  /** Can you take your last decision back? Null = you have no seat. */
  readonly undo: UndoState | null;
  /** When the game is over. */
  readonly result: GameResult | null;
}

export interface GameResult {
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
  readonly fairness: Fairness;
}

export interface ChatMessage {
  readonly seq: number;
  readonly at: number;
  /** Null = the table itself says something (`note`). */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly note?: TableNote;
}

/** What happened at the table besides the game, in words of the reader's language. */
export interface TableNote {
  readonly code:
    | 'sat'
    | 'left-seat'
    | 'left'
    | 'returned'
    | 'another-device'
    | 'replaced'
    | 'started'
    | 'time-short'
    | 'time-out'
    | 'undo-asked'
    | 'undo-agreed'
    | 'undo-declined'
    | 'replace-asked'
    | 'replace-declined'
    | 'rematch';
  readonly params: Readonly<Record<string, string | number>>;
}

/** News of a table; what has not changed since the last one is left out. */
export interface Update {
  readonly type: 'update';
  readonly table: string;
  /** The server's clock. */
  readonly at: number;
  readonly info?: TableInfo;
  readonly game?: GameInfo;
  readonly chat?: readonly ChatMessage[];
}

/** The message was carried out. */
export interface Done {
  readonly type: 'done';
  readonly re: string;
  /** Of the game, after what the message did. */
  readonly version?: number;
  /** The table of the rematch. */
  readonly table?: string;
  /** The new link to the seat: the part of the address after #. */
  readonly secret?: string;
}

/** The message was refused; nothing has changed. */
export interface Refusal {
  readonly type: 'error';
  /** Of the message, if it could be read. */
  readonly re: string | null;
  readonly code: ErrorCode;
  /** What is wrong and what to do, in English. */
  readonly message: string;
  /** Of the rules, to be worded in the player's language. */
  readonly reason?: { readonly code: string; readonly params: Readonly<Record<string, string | number>> };
  /** Why undo is closed. */
  readonly why?: string;
  /** With a stale version: how things stand now. */
  readonly update?: Update;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
}

/** The server closes the connection; come back in so many seconds. */
export interface Bye {
  readonly type: 'bye';
  readonly why: 'shutdown' | 'slow' | 'replaced' | 'forbidden';
  readonly retryAfter: number;
}

export type Answer = Done | Refusal;
export type ServerMessage = Answer | Update | Bye;

/** Secrets of the links, each told only to those it is for. They are the part of the address after #. */
export interface Links {
  /** Anybody who has it may take an open seat. */
  readonly invite?: string;
  readonly watch?: string;
  /** By seat; whoever has it plays the seat, on any device. */
  readonly seats?: Readonly<Record<number, string>>;
}

/** Answers to HTTP requests. */
export interface GuestAnswer {
  readonly guest: { readonly id: string; readonly name: string };
  /** Only if it was asked for. */
  readonly token?: string;
}
export interface TableAnswer {
  readonly table: TableInfo;
  readonly links: Links;
}
export interface TableSummary {
  readonly id: string;
  readonly title: string;
  readonly status: TableInfo['status'];
  readonly players: number;
  readonly modules: readonly string[];
  readonly seats: readonly { readonly kind: SeatInfo['kind']; readonly name: string }[];
  readonly hostName: string;
  readonly perTurn: number | null;
  readonly spectators: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** In the list of one's own tables. */
  readonly seat?: Seat | null;
  /** It waits for a decision of this seat of yours. */
  readonly yourTurn?: boolean;
}
