import { seededRandom } from '@everdell/ai';

/** What is left to chance, the same for the same seed. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** From `least` to `most`, whole. */
  between(least: number, most: number): number;
  /** In so many of a hundred cases. */
  percent(likely: number): boolean;
  of<T>(list: readonly T[]): T;
}

export function chance(seed: string): Chance {
  const next = seededRandom(seed);
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    percent: (likely) => next() * 100 < likely,
    of: (list) => list[Math.floor(next() * list.length)],
  };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
