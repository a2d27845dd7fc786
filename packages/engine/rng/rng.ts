/** xoshiro128**: four 32-bit words of state (as signed integers), kept in the game's state. */

/** Expands any text to a state; the same text always gives the same game. */
export function seedState(seed: string): number[] {
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

export function nextWord(rng: number[]): number {
  const s1 = rng[1];
  const product = Math.imul(s1, 5);
  const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
  const t = s1 << 9;
  rng[2] ^= rng[0];
  rng[3] ^= s1;
  rng[1] = s1 ^ rng[2];
  rng[0] ^= rng[3];
  rng[2] ^= t;
  const s3 = rng[3];
  rng[3] = (s3 << 11) | (s3 >>> 21);
  return result;
}

/** A whole number from 0 to n-1, without modulo bias. */
export function below(rng: number[], n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % n;
}

export function shuffle<T>(rng: number[], list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const swapped = list[i];
    list[i] = list[j];
    list[j] = swapped;
  }
}
