import type { Bundle } from '@everdell/game';

/** A supply with all four resources written out, as `t.res(seat)` gives it. */
export function goods(amounts: Bundle = {}): Record<string, number> {
  return { twig: 0, resin: 0, pebble: 0, berry: 0, ...amounts };
}
