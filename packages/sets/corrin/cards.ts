import type { CardDef, Filter } from '@everdell/engine';

const farms: readonly Filter[] = [{ card: 'farm' }];
/** R-CARD-CORRINPATH-01 */
const neverCopied: readonly Filter[] = [
  { event: 'any' },
  { permanent: true },
  { lasting: true },
  { card: 'cemetery' },
  { card: 'chapel' },
  { card: 'monastery' },
  { card: 'pirate-ship' },
];

export const cards = {
  'corrin-evertail-the-king': {
    kind: 'critter',
    colour: 'purple',
    rarity: 'unique',
    copies: 1,
    cost: { berry: 5 },
    points: 4,
    broughtBy: [{ kind: 'construction' }, { colour: 'purple' }],
    scores: { atOneRival: { count: { in: 'city', where: [{ colour: 'purple' }] } } },
  },
  'corrin-evertail-the-leader': {
    kind: 'critter',
    colour: 'blue',
    rarity: 'unique',
    copies: 1,
    cost: { berry: 3 },
    points: 1,
    broughtBy: [{ kind: 'construction' }, { colour: 'blue' }],
    reacts: [
      {
        to: 'drew',
        then: { do: 'give', of: 'cards', n: 1, upTo: true, among: 'cards', then: { do: 'points', n: 1 } },
      },
    ],
  },
  'corrin-evertail-the-warrior': {
    kind: 'critter',
    colour: 'tan',
    rarity: 'unique',
    copies: 1,
    cost: { berry: 4 },
    points: 2,
    noSpace: true,
    broughtBy: [{ kind: 'construction' }, { colour: 'red' }],
    onPlay: {
      do: 'give',
      of: 'units',
      n: 8,
      upTo: true,
      severally: true,
      as: 'given',
      then: { do: 'points', n: { sum: 'given' } },
    },
  },
  'corrin-evertails-field': {
    kind: 'construction',
    colour: 'green',
    rarity: 'unique',
    copies: 1,
    cost: { twig: 1, resin: 1, pebble: 1 },
    points: 1,
    opens: { where: [{ kind: 'critter' }, { colour: 'green' }] },
    production: {
      do: 'seq',
      steps: [
        {
          do: 'gain',
          what: { berry: 1 },
          times: { total: [1, { count: { in: 'city', of: 'others', where: farms } }] },
        },
        { do: 'forSeats', who: 'others', then: { do: 'draw', n: { count: { in: 'city', where: farms } } } },
      ],
    },
  },
  'corrin-evertails-path': {
    kind: 'construction',
    colour: 'red',
    rarity: 'unique',
    copies: 1,
    cost: { pebble: 1 },
    points: 0,
    noSpace: true,
    opens: { where: [{ kind: 'critter' }, { colour: 'tan' }] },
    visit: {
      effect: {
        do: 'carryOut',
        part: 'visit',
        from: { in: 'locations', where: [{ occupied: 'others' }, { not: { any: neverCopied } }] },
      },
    },
  },
} as const satisfies Record<string, CardDef>;
