import type { CardDef } from '@everdell/engine';

export const cards = {
  'rugwort-the-robber': {
    kind: 'critter',
    colour: 'tan',
    rarity: 'unique',
    copies: 1,
    cost: { berry: 2 },
    points: 0,
    broughtBy: [{ kind: 'construction' }],
    onPlay: { do: 'swapHands' },
  },
  'rugwort-the-rowdy': {
    kind: 'critter',
    colour: 'green',
    rarity: 'unique',
    copies: 1,
    cost: { berry: 3 },
    points: 0,
    broughtBy: [{ kind: 'construction' }, { colour: 'green' }],
    arrival: { exchange: [{ colour: 'green' }] },
    production: { do: 'discard', min: 2, max: 2, as: 'shed' },
    notAbroad: true,
  },
  'rugwort-the-ruler': {
    kind: 'critter',
    colour: 'purple',
    rarity: 'unique',
    copies: 1,
    cost: { berry: 4 },
    points: 2,
    broughtBy: [{ kind: 'construction' }, { colour: 'purple' }],
    scores: { atOneRival: { events: 'any' } },
  },
} as const satisfies Record<string, CardDef>;
