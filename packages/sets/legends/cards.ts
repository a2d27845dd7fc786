import type { CardDef } from '@everdell/engine';
import { legend, OWN_LEGENDS } from '../legendary.ts';

/** The ten Legendary cards of Legends, each with the card of its banner. */
export const cards = {
  'bridge-of-the-sky': legend('crane', {
    kind: 'construction',
    colour: 'blue',
    rarity: 'unique',
    cost: { pebble: 2 },
    points: 0,
    opens: { cards: ['architect'] },
    ability: { on: [{ kind: 'construction' }], discount: { any: 3 }, price: 'cover' },
    worth: { coverPoints: true },
  }),
  'mcgregors-market': legend('farm', {
    kind: 'construction',
    colour: 'green',
    rarity: 'common',
    cost: { twig: 2, resin: 2, pebble: 1 },
    points: 4,
    opens: { cards: ['harvester', 'gatherer'] },
    production: { do: 'gainAny', n: 2 },
  }),
  'oleanders-opera-house': legend('theater', {
    kind: 'construction',
    colour: 'purple',
    rarity: 'unique',
    cost: { twig: 3, resin: 2, pebble: 2 },
    points: 4,
    opens: { cards: ['bard'] },
    scores: { times: 2, of: { count: { in: 'city', where: [{ kind: 'critter' }, { rarity: 'unique' }] } } },
  }),
  'silver-scale-spring': legend('ruins', {
    kind: 'construction',
    colour: 'tan',
    rarity: 'common',
    cost: { pebble: 1 },
    points: 2,
    opens: { cards: ['peddler'] },
    liesOn: [{ kind: 'construction' }],
    onPlay: {
      do: 'seq',
      steps: [
        { do: 'refund', of: 'host' },
        { do: 'draw', n: 2 },
      ],
    },
  }),
  'the-green-acorn': legend('inn', {
    kind: 'construction',
    colour: 'red',
    rarity: 'common',
    cost: { twig: 3, resin: 3 },
    points: 4,
    opens: { cards: ['innkeeper'] },
    visit: {
      open: 2,
      effect: { do: 'playCard', from: { in: ['hand', 'meadow', ...OWN_LEGENDS] }, terms: { discount: 4 } }, // OQ-118
    },
  }),
  'amilla-glistendew': legend('queen', {
    kind: 'critter',
    colour: 'red',
    rarity: 'unique',
    cost: { berry: 6 },
    points: 5,
    visit: { effect: { do: 'achieve' } },
  }),
  'cirrus-windfall': legend('postal-pigeon', {
    kind: 'critter',
    colour: 'tan',
    rarity: 'common',
    cost: { berry: 4 },
    points: 4,
    onPlay: {
      do: 'playCard',
      from: { in: ['hand', 'meadow'], where: [{ maxPoints: 3 }] },
      terms: { free: true },
      optional: true,
    },
  }),
  foresight: legend('historian', {
    kind: 'critter',
    colour: 'blue',
    rarity: 'unique',
    cost: { berry: 4 },
    points: 4,
    reacts: [
      { to: 'played', card: [{ kind: 'critter' }], then: { do: 'draw', n: 2 } },
      { to: 'played', card: [{ kind: 'construction' }], then: { do: 'gainAny', n: 1 } },
    ],
  }),
  'fynn-nobletail': legend('king', {
    kind: 'critter',
    colour: 'purple',
    rarity: 'unique',
    cost: { berry: 7 },
    points: 5,
    scores: {
      total: [
        { times: 2, of: { events: 'basic' } },
        { times: 3, of: { events: 'special' } },
      ],
    },
  }),
  poe: legend('teacher', {
    kind: 'critter',
    colour: 'green',
    rarity: 'common',
    cost: { berry: 4 },
    points: 4,
    production: {
      do: 'seq',
      steps: [{ do: 'discard' }, { do: 'draw', n: { handRoom: true } }],
    },
  }),
} satisfies Record<string, CardDef>;
