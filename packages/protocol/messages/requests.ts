import * as v from 'valibot';
import { botName, displayName, line, linkSecret, LIMITS } from './parts.ts';

/** Bodies of the HTTP requests that are no messages. */

/** Who I am: a guest with a name. A browser keeps the identity in a cookie; other programs ask for the token itself. */
export const newGuest = v.strictObject({ name: displayName, token: v.optional(v.boolean(), false) });

export const renamedGuest = v.strictObject({ name: displayName });

const option = v.union([
  v.pipe(v.string(), v.maxLength(64)),
  v.number(),
  v.boolean(),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(32)),
]);
const key = v.pipe(v.string(), v.maxLength(64));

/** What to play, with every option of the game. */
export const setupRequest = v.strictObject({
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  modules: v.optional(v.pipe(v.array(key), v.maxLength(64))),
  options: v.optional(
    v.pipe(
      v.record(key, option),
      v.check((options) => Object.keys(options).length <= 64),
    ),
  ),
  /** What somebody who owns the cards has corrected, by card or tile; the set-up checks what it says. */
  facts: v.optional(
    v.pipe(
      v.record(key, v.record(key, v.unknown())),
      v.check((facts) => Object.keys(facts).length <= 400),
    ),
  ),
});

/** Who sits where: the host, a bot, or whoever comes. */
const plannedSeat = v.variant('kind', [
  v.strictObject({ kind: v.literal('host') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: botName }),
]);

export const newTable = v.strictObject({
  setup: setupRequest,
  /** One for each player; without it the host takes the first seat and the others are open. */
  seats: v.optional(v.pipe(v.array(plannedSeat), v.maxLength(10))),
  title: v.optional(line(LIMITS.title)),
  /** Shown in the lobby, where anybody may sit down. */
  listed: v.optional(v.boolean(), false),
  /** May be watched by whoever has the link for it (and, if listed, by anybody). */
  spectators: v.optional(v.boolean(), true),
  chat: v.optional(v.boolean(), true),
  /** Seconds for a turn, after which a bot takes over; without it nobody is ever hurried. */
  perTurn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(30 * 86_400))),
});

/** Comes in by the secret of a link; with none given, to a listed table. */
export const entrance = v.strictObject({ secret: v.optional(linkSecret), name: v.optional(displayName) });

export type NewGuest = v.InferOutput<typeof newGuest>;
export type NewTable = v.InferOutput<typeof newTable>;
export type Entrance = v.InferOutput<typeof entrance>;
