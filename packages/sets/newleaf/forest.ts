import type { Effect, TileDef } from '@everdell/engine';
import { gain } from './words.ts';

function clearing(effect: Effect): TileDef {
  return { row: 'forest', visit: { spots: 1, extraSpotFrom: 4, onePerSeat: true, effect } };
}

/** R-NEW-09. */
export const forest = {
  'nl-forest-four-twig': clearing(gain({ twig: 4 })),
  'nl-forest-two-twig-one-resin': clearing(gain({ twig: 2, resin: 1 })),
  'nl-forest-copy-forest': clearing({
    do: 'carryOut',
    part: 'visit',
    from: { in: 'locations', where: [{ row: 'forest' }, { other: true }] },
  }),
} as const satisfies Record<string, TileDef>;
