/**
 * xoshiro128**: four 32-bit words of state (as signed integers). For searches, simulations and tests, which draw many
 * numbers and have nothing to hide; the chance of a game itself comes from the engine's own generator.
 */

/** Expands any text to a state; the same text always gives the same numbers. */
export function quickState(seed: string): number[] {
  let h = 2166136261;
  const words: number[] = [];
  for (let word = 0; word < 4; word++) {
    const text = `${word}:${seed}`;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
    h ^= h >>> 15;
    h = Math.imul(h, 2246822519);
    h ^= h >>> 13;
    h = Math.imul(h, 3266489917);
    h ^= h >>> 16;
    words.push(h | 0);
  }
  if (!words.some((w) => w !== 0)) words[0] = 1;
  return words;
}

/** The next word, from 0 to 2^32 - 1. */
export function quickWord(state: number[]): number {
  const s1 = state[1];
  const product = Math.imul(s1, 5);
  const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
  const t = s1 << 9;
  state[2] ^= state[0];
  state[3] ^= s1;
  state[1] = s1 ^ state[2];
  state[0] ^= state[3];
  state[2] ^= t;
  const s3 = state[3];
  state[3] = (s3 << 11) | (s3 >>> 21);
  return result;
}
