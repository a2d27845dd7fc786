import { isObject, type Json } from '../read.ts';
import { discarding } from './discarding.ts';
import { drawing } from './drawing.ts';
import { giving } from './giving.ts';
import type { Reword } from './types.ts';

/** By op. Each file of this folder has the words of one family. */
const OPS: Readonly<Record<string, Reword>> = { ...drawing, ...discarding, ...giving };

/** Unfinished work of format 2 in the words of format 3, from the inside out. */
export function reworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reworded);
  if (!isObject(value)) return value;
  const inner: Json = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reworded(part)]));
  const op = inner['do'];
  return typeof op === 'string' && Object.hasOwn(OPS, op) ? OPS[op](inner) : inner;
}
