import type { Effect, TileDef } from '@everdell/engine';

function clearing(...steps: readonly Effect[]): TileDef {
  const effect: Effect = steps.length === 1 ? steps[0] : { do: 'seq', steps };
  return { row: 'forest', visit: { spots: 1, extraSpotFrom: 4, onePerSeat: true, effect } };
}

export const forest = {
  'pb-forest-two-pebble-one-card': clearing({ do: 'gain', what: { pebble: 2 } }, { do: 'draw', n: 1 }),
  'pb-forest-resin-pebble-or-four-cards': clearing({
    do: 'option',
    choices: [
      { id: 'goods', then: { do: 'gain', what: { resin: 1, pebble: 1 } } },
      { id: 'cards', then: { do: 'draw', n: 4 } },
    ],
  }),
  'pb-forest-berry-pebble-card': clearing({ do: 'gain', what: { berry: 1, pebble: 1 } }, { do: 'draw', n: 1 }),
  'pb-forest-churn-meadow': clearing(
    { do: 'discard', min: 2, max: 2, from: ['meadow'] },
    { do: 'draw', n: 2, from: ['meadow'] },
    { do: 'gainAny', n: 1 },
  ),
} as const satisfies Record<string, TileDef>;
