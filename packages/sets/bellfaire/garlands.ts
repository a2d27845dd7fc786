import type { Filter, TileDef } from '@everdell/engine';

export const GARLAND = { of: 'bellfaire.garland', is: true } as const;

/** R-BELL-10 to R-BELL-13: most and second most, shared by who is level; without a single card there is nothing. */
function award(filter: Filter): TileDef {
  return {
    row: 'garlands',
    with: GARLAND,
    scores: { ranked: { by: { count: { in: 'city', where: [filter] } }, gives: [6, 3] } },
  };
}

export const garlands = {
  agriculture: award({ colour: 'green' }),
  architecture: award({ kind: 'construction' }),
  beauty: award({ colour: 'purple' }),
  community: award({ kind: 'critter' }),
  peace: award({ colour: 'blue' }),
  storytelling: award({ colour: 'tan' }),
  tourism: award({ colour: 'red' }),
} as const satisfies Record<string, TileDef>;
