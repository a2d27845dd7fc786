import type { Action, Decision, Fairness, KnownItem, Score, Seat, Setup, UndoState, View } from '@everdell/game';
import * as v from 'valibot';
import { ERROR_CODES, type ErrorCode } from './errors.ts';

/**
 * What the server says. Nobody checks it on the way; the definitions are for the types, the documentation and the tests.
 * Later versions may say more: a client ignores what it does not know.
 */

/* @__NO_SIDE_EFFECTS__ */
const record = <const Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(v.object(entries), v.readonly());
/* @__NO_SIDE_EFFECTS__ */
const listOf = <const Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
/** A part whose form is the game's, not the protocol's. */
/* @__NO_SIDE_EFFECTS__ */
const ofGame = <Type>() => v.record(v.string(), v.unknown()) as unknown as v.GenericSchema<Type>;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0)) satisfies v.GenericSchema<Seat>;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Milliseconds since 1970. */
const time = v.pipe(v.number(), v.minValue(0));
const params = v.pipe(v.record(v.string(), v.union([v.string(), v.number()])), v.readonly());

export const view = ofGame<View>();
export const decision = ofGame<Decision>();
export const legalAction = ofGame<Action>();
export const knownItem = ofGame<KnownItem>();

export const seatInfo = record({
  seat,
  kind: v.picklist(['open', 'human', 'bot']),
  name: v.string(),
  /** Which bot sits here, or plays for the one who does. */
  bot: v.nullable(v.string()),
  /** Why a bot plays for a human. */
  standIn: v.nullable(v.picklist(['time', 'host', 'vote'])),
  /** Has said that they leave. */
  left: v.boolean(),
  /** Connected right now; bots always are. */
  present: v.boolean(),
  /** Has given a word for the deal. */
  word: v.boolean(),
});
export type SeatInfo = v.InferOutput<typeof seatInfo>;

export const proposal = record({
  id: v.string(),
  kind: v.picklist(['undo', 'replace']),
  by: seat,
  /** Whose decision is taken back, or who is replaced. */
  seat,
  /** Undo: the log would be taken back to this entry. */
  to: v.optional(count),
  bot: v.optional(v.string()),
  yes: listOf(seat),
  /** Who can vote. */
  voters: listOf(seat),
  /** So many of them have to agree. */
  needed: count,
});
export type Proposal = v.InferOutput<typeof proposal>;

const tableStatus = v.picklist(['open', 'playing', 'finished', 'closed']);

/** All there is to know of a table besides its game. */
export const tableInfo = record({
  id: v.string(),
  revision: count,
  status: tableStatus,
  title: v.string(),
  listed: v.boolean(),
  spectators: v.boolean(),
  chat: v.boolean(),
  setup: ofGame<Setup>(),
  seats: listOf(seatInfo),
  hostName: v.string(),
  /** Who is told this. */
  you: record({
    seat: v.nullable(seat),
    host: v.boolean(),
    /** May take an open seat. */
    maySit: v.boolean(),
    muted: listOf(v.union([seat, v.literal('all'), v.literal('watchers')])),
  }),
  watching: count,
  clock: v.nullable(
    record({
      perTurn: count,
      /** So many seconds before the end of the time it is announced. */
      warning: count,
      /** When a bot takes over, in ms since 1970 by the server's clock; null = nobody's time runs. */
      deadline: v.nullable(time),
    }),
  ),
  turnAt: time,
  /** SHA-256 of the server's secret for the deal; secret and words are told when the game is over. */
  commitment: v.string(),
  proposals: listOf(proposal),
  /** The table of the rematch. */
  next: v.nullable(v.string()),
  createdAt: time,
  updatedAt: time,
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

export const gameResult = record({
  scores: listOf(ofGame<Score>()),
  winners: listOf(seat),
  fairness: ofGame<Fairness>(),
});
export type GameResult = v.InferOutput<typeof gameResult>;

/** The game as the one who is told may know it. */
export const gameInfo = record({
  /** Entries in the log; an action names the version it answers. */
  version: count,
  /** `items` tell what happened after this version; if it is not the one you know, begin anew with this view. */
  since: count,
  view,
  /** Who has to decide, and what kind of decision it is. */
  deciding: listOf(record({ seat, kind: v.string() as unknown as v.GenericSchema<Decision['kind']> })),
  /** What you have to decide. */
  decisions: listOf(decision),
  /** Every answer you can give. */
  legal: listOf(legalAction),
  items: listOf(knownItem),
  /** Can you take your last decision back? Null = you have no seat. */
  undo: v.nullable(ofGame<UndoState>()),
  /** When the game is over. */
  result: v.nullable(gameResult),
});
export type GameInfo = v.InferOutput<typeof gameInfo>;

/** What happened at the table besides the game, in words of the reader's language. */
export const tableNote = record({
  code: v.picklist([
    'sat',
    'left-seat',
    'left',
    'returned',
    'another-device',
    'replaced',
    'started',
    'time-short',
    'time-out',
    'undo-asked',
    'undo-agreed',
    'undo-declined',
    'replace-asked',
    'replace-declined',
    'rematch',
  ]),
  params,
});
export type TableNote = v.InferOutput<typeof tableNote>;

export const chatMessage = record({
  seq: count,
  at: time,
  /** Null = the table itself says something (`note`). */
  seat: v.nullable(seat),
  name: v.string(),
  text: v.string(),
  note: v.optional(tableNote),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** News of a table; what has not changed since the last one is left out. */
export const update = record({
  type: v.literal('update'),
  table: v.string(),
  /** The server's clock. */
  at: time,
  info: v.optional(tableInfo),
  game: v.optional(gameInfo),
  chat: v.optional(listOf(chatMessage)),
});
export type Update = v.InferOutput<typeof update>;

/** The message was carried out. */
export const done = record({
  type: v.literal('done'),
  re: v.string(),
  /** Of the game, after what the message did. */
  version: v.optional(count),
  /** The table of the rematch. */
  table: v.optional(v.string()),
  /** The new link to the seat: the part of the address after #. */
  secret: v.optional(v.string()),
});
export type Done = v.InferOutput<typeof done>;

/** The message was refused; nothing has changed. */
export const refusal = record({
  type: v.literal('error'),
  /** Of the message, if it could be read. */
  re: v.nullable(v.string()),
  code: v.picklist(Object.keys(ERROR_CODES) as ErrorCode[]),
  /** What is wrong and what to do, in English. */
  message: v.string(),
  /** Of the rules, to be worded in the player's language. */
  reason: v.optional(record({ code: v.string(), params })),
  /** Why undo is closed. */
  why: v.optional(v.string()),
  /** With a stale version: how things stand now. */
  update: v.optional(update),
  /** Seconds to wait before trying again. */
  retryAfter: v.optional(v.number()),
});
export type Refusal = v.InferOutput<typeof refusal>;

/** The server closes the connection; come back in so many seconds. */
export const bye = record({
  type: v.literal('bye'),
  why: v.picklist(['shutdown', 'slow', 'forbidden']),
  retryAfter: v.number(),
});
export type Bye = v.InferOutput<typeof bye>;

export const answer = v.variant('type', [done, refusal]);
export const serverMessage = v.variant('type', [done, refusal, update, bye]);
export type Answer = Done | Refusal;
export type ServerMessage = Answer | Update | Bye;

/** Secrets of the links, each told only to those it is for. They are the part of the address after #. */
export const links = record({
  /** Anybody who has it may take an open seat. */
  invite: v.optional(v.string()),
  watch: v.optional(v.string()),
  /** By seat; whoever has it plays the seat, on any device. */
  seats: v.optional(v.record(v.string(), v.string()) as unknown as v.GenericSchema<Readonly<Record<number, string>>>),
});
export type Links = v.InferOutput<typeof links>;

/** Answers to HTTP requests. */
export const guestAnswer = record({
  guest: record({ id: v.string(), name: v.string() }),
  /** Only if it was asked for. */
  token: v.optional(v.string()),
});
export type GuestAnswer = v.InferOutput<typeof guestAnswer>;

export const tableAnswer = record({ table: tableInfo, links });
export type TableAnswer = v.InferOutput<typeof tableAnswer>;

export const tableSummary = record({
  id: v.string(),
  title: v.string(),
  status: tableStatus,
  players: count,
  modules: listOf(v.string()),
  seats: listOf(record({ kind: v.picklist(['open', 'human', 'bot']), name: v.string() })),
  hostName: v.string(),
  perTurn: v.nullable(count),
  spectators: v.boolean(),
  createdAt: time,
  updatedAt: time,
  /** In the lobby: how many people are there right now. */
  present: v.optional(count),
  /** In the list of one's own tables. */
  seat: v.optional(v.nullable(seat)),
  /** It waits for a decision of this seat of yours. */
  yourTurn: v.optional(v.boolean()),
});
export type TableSummary = v.InferOutput<typeof tableSummary>;

/** Who I am, and where I sit. */
export const meAnswer = record({
  guest: record({ id: v.string(), name: v.string() }),
  tables: listOf(tableSummary),
});
export type MeAnswer = v.InferOutput<typeof meAnswer>;

/** The lobby. */
export const lobbyAnswer = record({ tables: listOf(tableSummary) });
export type LobbyAnswer = v.InferOutput<typeof lobbyAnswer>;
