import type { Payer } from '@everdell/game';
import * as v from 'valibot';
import { isFitName, tidyName } from '../names/fit.ts';

/** Parts that several messages share, with the limits that hold for every client. */

export const LIMITS = {
  /** Bytes of one message from a client. */
  message: 16_384,
  name: 40,
  title: 80,
  word: 80,
  say: 500,
} as const;

/** Chosen by the client, new for every message it sends: the same id again gets the same answer. */
export const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** Shorter than a secret, so that one in its place is not taken for it. */
export const tableId = v.pipe(v.string(), v.regex(/^t[A-Za-z0-9_-]{8,24}$/));
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
/** How many entries the log of the game has. */
export const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
export const botName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
/** A secret out of a link: of the table, of one seat, or for watching. */
export const linkSecret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,64}$/));

/** Text that people typed: one line, no control characters, trimmed, not empty. It is shown as text and never as anything else. */
export const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest * 4), // before anything else looks at it
    v.description(`One line of at most ${longest} characters; control characters become spaces.`),
    v.normalize('NFC'),
    v.transform((text) => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
    v.minLength(1),
    v.maxLength(longest),
  );

/** A name that others can see and tell; whether it is free at a table is for the table to say. */
export const displayName = v.pipe(
  v.string(),
  v.maxLength(LIMITS.name * 4), // before anything else looks at it
  v.description(
    `At most ${LIMITS.name} characters, a letter or a digit among them, and none that cannot be seen; at most three marks on a letter.`,
  ),
  v.transform(tidyName),
  v.maxLength(LIMITS.name),
  v.check(isFitName),
);

const whole = v.pipe(v.number(), v.safeInteger());
const amount = v.pipe(whole, v.minValue(0), v.maxValue(10_000));
const amounts = v.pipe(v.array(amount), v.maxLength(32), v.readonly());
const items = v.pipe(v.array(whole), v.maxLength(64), v.readonly());

/** Written down again, so that the pages that come before a game need not load it. */
const payers = { ability: true, door: true, banner: true } satisfies Record<Payer, true>;

/** What is used to pay for a card besides resources. */
const use = v.strictObject({
  by: v.picklist(Object.keys(payers) as Payer[]),
  at: whole,
  n: v.optional(amount),
  with: v.optional(whole),
});

/** An answer to a decision, of the right shape; whether the rules allow it is for the game to say. */
export const action = v.variant('t', [
  v.strictObject({ t: v.literal('play'), card: whole }),
  v.strictObject({ t: v.literal('visit'), place: whole }),
  v.strictObject({ t: v.literal('season') }),
  v.strictObject({ t: v.literal('pass') }),
  v.strictObject({ t: v.literal('act'), id: v.pipe(v.string(), v.maxLength(64)), at: whole, it: whole }),
  v.strictObject({ t: v.literal('pick'), items }),
  v.strictObject({ t: v.literal('add'), item: whole }),
  v.strictObject({ t: v.literal('done') }),
  v.strictObject({ t: v.literal('option'), id: v.pipe(v.string(), v.maxLength(64)) }),
  v.strictObject({ t: v.literal('split'), by: amounts }),
  v.strictObject({
    t: v.literal('pay'),
    spend: amounts,
    uses: v.pipe(v.array(use), v.maxLength(8), v.readonly()),
  }),
]);
