export { eventsInZones, withEventZones } from './events.ts';
import { isObject, list, object, type Json } from '../read.ts';
import { activate, copyOccupied, copyPlace, copyPlaceScope, mirror, reactivate } from './carryOut.ts';
import { amounts } from './amounts.ts';
import { conds } from './conds.ts';
import { displays } from './displays.ts';
import { discarding } from './discarding.ts';
import { drawing } from './drawing.ts';
import { giving } from './giving.ts';
import { moving } from './moving.ts';
import { others } from './others.ts';
import { pay } from './pay.ts';
import { reacting, triggersScope } from './reacting.ts';
import type { Reword } from './types.ts';

export { presentAction } from './action.ts';

const carrying = { activate, reactivate, copyPlace, copyOccupied, mirror };
/** By op. Each file of this folder has the words of one family. */
const OPS: Readonly<Record<string, Reword>> = {
  ...carrying,
  ...drawing,
  ...discarding,
  ...displays,
  ...giving,
  ...pay,
  ...moving,
  ...others,
  ...reacting,
};
/** Words that are told by their only field. */
const WORDS: Readonly<Record<string, Reword>> = { ...amounts, ...conds };

/** By op: the scope of such work, where something has moved there. */
const SCOPES: Readonly<Record<string, (word: Json, scope: Json) => Json>> = {
  copyPlace: copyPlaceScope,
  triggers: triggersScope,
};

/** The unfinished work of a state, or of a view of one, of format 2 in the words of format 3. */
export function rewordedStack(stack: unknown, at: string): readonly Json[] {
  return list(stack, at).flatMap((task, i) => {
    const { effect, scope } = object(task, `${at}[${i}]`);
    const present = { effect: reworded(effect), scope: rewordedScope(effect, scope) };
    return isTurn(effect) ? [{ effect: { do: 'endTurn' }, scope }, present] : [present];
  });
}

/** Since then the end of a turn lies beneath it from its beginning. */
function isTurn(effect: unknown): boolean {
  return isObject(effect) && effect['do'] === 'turn';
}

/** Unfinished work of format 2 in the words of format 3, from the inside out. */
function reworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reworded);
  if (!isObject(value)) return value;
  const inner: Json = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reworded(part)]));
  const op = inner['do'];
  if (typeof op === 'string') return Object.hasOwn(OPS, op) ? OPS[op](inner) : inner;
  if (inner['in'] === 'handOrMeadow') return { ...inner, in: ['hand', 'meadow'] };
  const [word, ...more] = Object.keys(inner);
  return word !== undefined && more.length === 0 && Object.hasOwn(WORDS, word) ? WORDS[word](inner) : inner;
}

/** The scope of a piece of unfinished work, which is given as it was. */
function rewordedScope(effect: unknown, scope: unknown): unknown {
  if (!isObject(effect) || !isObject(scope)) return scope;
  const op = effect['do'];
  return typeof op === 'string' && Object.hasOwn(SCOPES, op) ? SCOPES[op](effect, scope) : scope;
}
