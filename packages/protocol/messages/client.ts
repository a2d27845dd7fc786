import * as v from 'valibot';
import { action, botName, displayName, line, LIMITS, requestId, seatNumber, tableId, version } from './parts.ts';

/** What a client can say, over the socket or as the body of a request. Every message gets one answer that names its `id`. */

const about = { id: requestId, table: tableId };

/** From now on tell me what happens at this table; I know it up to `since` and the chat up to `chat`. */
const open = v.strictObject({
  type: v.literal('open'),
  ...about,
  since: v.optional(version),
  chat: v.optional(version),
});
/** Tell me no more about this table. */
const close = v.strictObject({ type: v.literal('close'), ...about });
/** Answers the open decision of my seat, as it was at this version. */
const act = v.strictObject({ type: v.literal('act'), ...about, version, action });
/** Takes my last decision back, while the game allows it. */
const undo = v.strictObject({ type: v.literal('undo'), ...about, version });
/** Asks the others: to take my last decision back although the game no longer allows it, or to let a bot play for a seat. */
const propose = v.strictObject({
  type: v.literal('propose'),
  ...about,
  proposal: v.variant('kind', [
    v.strictObject({ kind: v.literal('undo'), version }),
    v.strictObject({ kind: v.literal('replace'), seat: seatNumber, bot: botName }),
  ]),
});
const vote = v.strictObject({
  type: v.literal('vote'),
  ...about,
  proposal: v.pipe(v.string(), v.maxLength(40)),
  yes: v.boolean(),
});
/** A line of chat. */
const say = v.strictObject({ type: v.literal('say'), ...about, text: line(LIMITS.say) });
/** Show me no more chat of this seat, or of nobody (`all`); or show it again. */
const mute = v.strictObject({
  type: v.literal('mute'),
  ...about,
  who: v.union([seatNumber, v.literal('all'), v.literal('watchers')]),
  on: v.boolean(),
});
/** Takes an open seat before the game starts, the first one if none is named. */
const sit = v.strictObject({
  type: v.literal('sit'),
  ...about,
  seat: v.optional(seatNumber),
  name: v.optional(displayName),
});
/** Changes the name shown at my seat. */
const rename = v.strictObject({ type: v.literal('rename'), ...about, name: displayName });
/** My word for the deal; it is mixed with the server's secret, of which everybody already knows the hash. */
const word = v.strictObject({ type: v.literal('word'), ...about, word: line(LIMITS.word) });
/** Before the game: gives my seat up. In the game: I leave, and may take the seat back. */
const leave = v.strictObject({ type: v.literal('leave'), ...about });
/** Takes my seat back from the bot that plays for me, or after I have left. */
const comeBack = v.strictObject({ type: v.literal('return'), ...about });
/** The host, before the game: an open seat becomes a bot's, a bot's or a player's seat becomes open. */
const seat = v.strictObject({
  type: v.literal('seat'),
  ...about,
  seat: seatNumber,
  as: v.variant('kind', [
    v.strictObject({ kind: v.literal('open') }),
    v.strictObject({ kind: v.literal('bot'), bot: botName }),
  ]),
});
/** The host: starts the game. */
const start = v.strictObject({ type: v.literal('start'), ...about });
/** The host: a bot plays on for somebody who has left or is not there. */
const replace = v.strictObject({ type: v.literal('replace'), ...about, seat: seatNumber, bot: botName });
/** The host: closes a table whose game has not started. */
const dissolve = v.strictObject({ type: v.literal('dissolve'), ...about });
/** After the game: a new table with the same people, or the way to it if somebody has already asked. */
const rematch = v.strictObject({ type: v.literal('rematch'), ...about });
/**
 * A new secret for a link, in place of the old one: of my seat (other devices lose it), or as the host of the invitation
 * or for watching.
 */
const renew = v.strictObject({
  type: v.literal('renew'),
  ...about,
  what: v.optional(v.picklist(['seat', 'invite', 'watch']), 'seat'),
});
/** Is anybody there? */
const ping = v.strictObject({ type: v.literal('ping'), id: requestId });

export const clientMessage = v.variant('type', [
  open,
  close,
  act,
  undo,
  propose,
  vote,
  say,
  mute,
  sit,
  rename,
  word,
  leave,
  comeBack,
  seat,
  start,
  replace,
  dissolve,
  rematch,
  renew,
  ping,
]);

const actions = new Map<unknown, v.GenericSchema>(action.options.map((option) => [option.entries.t.literal, option]));
const quickAct = v.strictObject({
  ...act.entries,
  action: v.lazy((input) => actions.get((input as { t?: unknown } | null | undefined)?.t) ?? action),
});
const messages = new Map<unknown, v.GenericSchema>(
  clientMessage.options.map((option) => [option.entries.type.literal, option === act ? quickAct : option]),
);

/** The definition that a message is to be checked with: the same as `clientMessage`, but found by its type at once. */
export function messageLike(value: unknown): typeof clientMessage {
  const { type } = (value ?? {}) as { type?: unknown };
  return (messages.get(type) ?? clientMessage) as typeof clientMessage;
}

export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type TableMessage = Exclude<ClientMessage, { type: 'ping' | 'open' | 'close' }>;
