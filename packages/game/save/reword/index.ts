import { isObject, type Json } from '../read.ts';
import { conds } from './conds.ts';
import { pay } from './pay.ts';

/** By word of format 2: how it is said in format 3. What stands inside it is said anew already. */
export type Rewords = Readonly<Record<string, (word: Json) => Json>>;

/** Each file of this folder has the words of one family. */
const OPS: Rewords = { ...pay };
/** Words that are told by their only field. */
const WORDS: Rewords = { ...conds };

/** Unfinished work of format 2 in the words of format 3, from the inside out. */
export function reworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reworded);
  if (!isObject(value)) return value;
  const inner: Json = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reworded(part)]));
  const op = inner['do'];
  if (typeof op === 'string') return Object.hasOwn(OPS, op) ? OPS[op](inner) : inner;
  const [word, ...more] = Object.keys(inner);
  return word !== undefined && more.length === 0 && Object.hasOwn(WORDS, word) ? WORDS[word](inner) : inner;
}
