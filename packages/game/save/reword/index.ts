import { isObject, type Json } from '../read.ts';
import { activate, copyOccupied, copyPlace, copyPlaceScope, mirror, reactivate } from './carryOut.ts';

/** How one word of format 2 is said in format 3; what stands inside it is said anew already. */
export type Reword = (word: Json) => Json;

/** By op. Each file of this folder has the words of one family. */
const OPS: Readonly<Record<string, Reword>> = { activate, reactivate, copyPlace, copyOccupied, mirror };

/** By op: the scope of such work, where something has moved there. */
const SCOPES: Readonly<Record<string, (word: Json, scope: Json) => Json>> = { copyPlace: copyPlaceScope };

/** Unfinished work of format 2 in the words of format 3, from the inside out. */
export function reworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reworded);
  if (!isObject(value)) return value;
  const inner: Json = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reworded(part)]));
  const op = inner['do'];
  return typeof op === 'string' && Object.hasOwn(OPS, op) ? OPS[op](inner) : inner;
}

/** The scope of a piece of unfinished work, which is given as it was. */
export function rewordedScope(effect: unknown, scope: unknown): unknown {
  if (!isObject(effect) || !isObject(scope)) return scope;
  const op = effect['do'];
  return typeof op === 'string' && Object.hasOwn(SCOPES, op) ? SCOPES[op](effect, scope) : scope;
}
