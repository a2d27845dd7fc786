import type { Amount, CardDef } from '@everdell/engine';

const otherGreen: Amount = { count: { in: 'city', where: [{ other: true }, { colour: 'green' }] } };

export const cards = {
  carnival: {
    kind: 'construction',
    colour: 'green',
    rarity: 'unique',
    copies: 2,
    cost: { twig: 2, pebble: 1 },
    points: 1,
    opens: { cards: ['juggler'] },
    production: {
      do: 'option',
      choices: [
        { id: 'draw', then: { do: 'draw', n: otherGreen } },
        { id: 'resources', then: { do: 'gainAny', n: { every: 2, of: otherGreen } } },
      ],
    },
  },
  gazette: {
    kind: 'construction',
    colour: 'blue',
    rarity: 'unique',
    copies: 2,
    cost: { resin: 2, pebble: 2 },
    points: 3,
    opens: { cards: ['town-crier'] },
    reacts: [{ to: 'achieved', then: { do: 'putTokens', n: 1 } }],
    scores: { when: { is: { tokensOn: 'self' }, atLeast: 3 }, then: 3 },
  },
  juggler: {
    kind: 'critter',
    colour: 'tan',
    rarity: 'common',
    copies: 3,
    cost: { berry: 2 },
    points: 0,
    onPlay: {
      do: 'option',
      optional: true, // "as often as you like" may be never
      choices: [
        {
          id: 'pay-3-twigs',
          then: {
            do: 'seq',
            steps: [
              { do: 'pay', goods: { twig: 3 } },
              { do: 'points', n: 4 },
            ],
          },
        },
        {
          id: 'reveal',
          then: {
            do: 'revealOn',
            cost: { goods: { twig: 1 } },
            as: 'shown',
            then: { do: 'when', if: { is: { pointsOf: 'shown' }, atLeast: 6 }, then: { do: 'points', n: 6 } },
          },
        },
      ],
    },
  },
  'scurrble-champion': {
    kind: 'critter',
    colour: 'purple',
    rarity: 'common',
    copies: 3,
    cost: { berry: 2 },
    points: 2,
    stacks: true,
    scores: { times: 2, of: { count: { in: 'city', where: [{ other: true }, { card: 'scurrble-champion' }] } } },
  },
  'scurrble-stadium': {
    kind: 'construction',
    colour: 'red',
    rarity: 'common',
    copies: 3,
    cost: { twig: 1, resin: 1, pebble: 1 },
    points: 2,
    opens: { cards: ['scurrble-champion'] },
    visit: {
      open: 1,
      effect: {
        do: 'name',
        of: 'colour',
        among: ['tan', 'red', 'blue', 'purple'],
        as: 'named',
        then: {
          do: 'draw',
          n: 4,
          as: 'drawn',
          then: { do: 'showNamed', cards: 'drawn', colour: 'named', then: { do: 'points', n: 3 } },
        },
      },
    },
  },
  'town-crier': {
    kind: 'critter',
    colour: 'green',
    rarity: 'unique',
    copies: 2,
    cost: { berry: 2 },
    points: 2,
    production: { do: 'may', then: { do: 'give', of: 'cards', n: 2, then: { do: 'points', n: 3 } } },
  },
} as const satisfies Record<string, CardDef>;
