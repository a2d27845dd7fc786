import type { Effect, TileDef } from '@everdell/engine';

function clearing(effect: Effect): TileDef {
  return { row: 'forest', visit: { spots: 1, extraSpotFrom: 4, onePerSeat: true, effect } };
}

/** R-BELL-03. */
export const forest = {
  'forest-3-resin': clearing({ do: 'gain', what: { resin: 3 } }),
  'forest-2-resin-or-2-berries': clearing({
    do: 'option',
    choices: [
      { id: 'resin', then: { do: 'gain', what: { resin: 2 } } },
      { id: 'berry', then: { do: 'gain', what: { berry: 2 } } },
    ],
  }),
  'forest-pay-3-twigs-gain-3-any': clearing({
    do: 'seq',
    steps: [
      { do: 'pay', goods: { twig: 3 } },
      { do: 'gainAny', n: 3 },
    ],
  }),
  'forest-activate-2-production': clearing({
    do: 'carryOut',
    part: 'production',
    upTo: 2,
    from: { in: 'city', where: [{ colour: 'green' }, { activatable: true }, { not: { lasting: true } }] },
  }),
} as const satisfies Record<string, TileDef>;
