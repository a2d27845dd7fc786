import { BLOCK_WORDS, chacha20Block, KEY_WORDS } from './chacha20.ts';
import { sha256Words } from './sha256.ts';

/**
 * All chance of a game: the ChaCha20 stream of a key that is the SHA-256 of the seed. Nobody can tell from what has been
 * drawn what will be. The state keeps the eight words of the key (as signed integers) and how many words were drawn.
 */
const DRAWN = KEY_WORDS;
export const RNG_WORDS = KEY_WORDS + 1;

/** The generator of a seed; the same text always gives the same game. */
export function seedState(seed: string): number[] {
  const rng = sha256Words(seed);
  rng.push(0);
  return rng;
}

/** The block that was looked at last: words are drawn one after the other, mostly from the same block. */
const last = { key: new Int32Array(KEY_WORDS), number: -1, words: new Int32Array(BLOCK_WORDS) };

function isLast(rng: readonly number[], number: number): boolean {
  if (last.number !== number) return false;
  for (let i = 0; i < KEY_WORDS; i++) if (last.key[i] !== (rng[i] | 0)) return false;
  return true;
}

/** The next word of the stream, from 0 to 2^32 - 1: 16 to a block. */
export function nextWord(rng: number[]): number {
  const drawn = rng[DRAWN]++;
  const number = drawn >>> 4;
  if (!isLast(rng, number)) {
    for (let i = 0; i < KEY_WORDS; i++) last.key[i] = rng[i];
    last.number = number;
    chacha20Block(rng, number, last.words);
  }
  return last.words[drawn & 15] >>> 0;
}

const WORDS = 2 ** 32;

/** By n: from here on a word would favour some results. The remainder of so large a number is slow to compute. */
const LIMITS = Float64Array.from({ length: 1024 }, (_, n) => WORDS - (WORDS % Math.max(1, n)));

/** A whole number from 0 to n-1, without modulo bias. */
export function below(rng: number[], n: number): number {
  const limit = n < LIMITS.length ? LIMITS[n] : WORDS - (WORDS % n);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return (word >>> 0) % (n >>> 0); // unsigned integers on both sides: otherwise V8 divides doubles
}

export function shuffle<T>(rng: number[], list: T[]): void {
  shufflePart(rng, list, 0, list.length);
}

/** Shuffles the entries from `first` to before `end` among themselves. */
export function shufflePart<T>(rng: number[], list: T[], first: number, end: number): void {
  for (let i = end - 1; i > first; i--) {
    const j = first + below(rng, i - first + 1);
    const swapped = list[i];
    list[i] = list[j];
    list[j] = swapped;
  }
}
