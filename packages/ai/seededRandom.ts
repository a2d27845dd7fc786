import { quickState, quickWord } from './quickRandom.ts';

/** Numbers from 0 to below 1; the same seed always gives the same ones. */
export function seededRandom(seed: string): () => number {
  const words = quickState(seed);
  return () => quickWord(words) / 4294967296;
}

export function pickOne<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)];
}

/** At most `n` of the list, in the list's order. */
export function sampleOf<T>(list: readonly T[], n: number, random: () => number): readonly T[] {
  if (list.length <= n) return list;
  const chosen: T[] = [];
  for (let i = 0; i < list.length; i++) if (random() * (list.length - i) < n - chosen.length) chosen.push(list[i]);
  return chosen;
}
