import { SetupError } from '../setupError.ts';

/** Data out of a file that anybody may have written, copied piece by piece. */

const DEEPEST = 24;
const LONGEST_TEXT = 64;
const LARGEST = 99;
/** Pieces in all: facts about everything need a tenth of that. */
const MOST_PIECES = 20_000;

/** A copy that holds nothing but small whole numbers, short texts, truth values, null, lists and objects; refuses the rest. */
export function plainData(value: unknown, path: string): unknown {
  return copied(value, path, 0, { pieces: 0 });
}

function copied(value: unknown, path: string, depth: number, sum: { pieces: number }): unknown {
  if (depth > DEEPEST) throw new SetupError(`${path}: is nested too deeply`);
  if (++sum.pieces > MOST_PIECES) throw new SetupError(`${path}: is too much`);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return wholeNumber(value, path);
  if (typeof value === 'string') return shortText(value, path);
  if (Array.isArray(value)) return Array.from(value, (item, i) => copied(item, `${path}[${i}]`, depth + 1, sum));
  if (typeof value !== 'object') throw new SetupError(`${path}: is no plain data`);
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    const name = shortText(key, path);
    return [name, copied(item, `${path}.${name}`, depth + 1, sum)];
  });
  return Object.fromEntries(entries);
}

function wholeNumber(n: number, path: string): number {
  if (!Number.isInteger(n) || Math.abs(n) > LARGEST)
    throw new SetupError(`${path}: must be a whole number from -${LARGEST} to ${LARGEST}, not ${n}`);
  return n + 0; // -0 becomes 0
}

/** Names that every object has would be found in any table of words. */
function shortText(text: string, path: string): string {
  if (text.length > LONGEST_TEXT) throw new SetupError(`${path}: has a text of more than ${LONGEST_TEXT} characters`);
  if (text in Object.prototype) throw new SetupError(`${path}: ${JSON.stringify(text)} is no name of anything`);
  return text;
}
