import { isObject, type Json } from '../read.ts';
import { activate, reactivate } from './carryOut.ts';

/** How one word of format 2 is said in format 3; what stands inside it is said anew already. */
export type Reword = (word: Json) => Json;

/** By op. Each file of this folder has the words of one family. */
const OPS: Readonly<Record<string, Reword>> = { activate, reactivate };

/** Unfinished work of format 2 in the words of format 3, from the inside out. */
export function reworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reworded);
  if (!isObject(value)) return value;
  const inner: Json = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reworded(part)]));
  const op = inner['do'];
  return typeof op === 'string' && Object.hasOwn(OPS, op) ? OPS[op](inner) : inner;
}
