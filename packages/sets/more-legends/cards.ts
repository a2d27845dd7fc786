import type { CardDef } from '@everdell/engine';
import { legend } from '../legendary.ts';

/** The ten Legendary cards of More Legends, each with the card of its banner. */
export const cards = {
  'click-clacks': legend('general-store', {
    kind: 'construction',
    colour: 'green',
    rarity: 'common',
    cost: { twig: 2, resin: 2, pebble: 1 },
    points: 4,
    opens: { cards: ['shopkeeper'] },
    production: {
      do: 'seq',
      steps: [
        { do: 'gain', what: { berry: 3 } },
        { do: 'gainAny', n: { count: { in: 'city', where: [{ card: 'farm' }] } } },
      ],
    },
  }),
  'darkdeep-prison': legend('dungeon', {
    kind: 'construction',
    colour: 'tan',
    rarity: 'unique',
    cost: { twig: 2, resin: 2, pebble: 2 },
    points: 3,
    opens: { cards: ['ranger'] },
    onPlay: {
      do: 'pick',
      from: { in: 'city', where: [{ kind: 'critter' }] },
      min: 0,
      max: 2,
      as: 'sent',
      then: {
        do: 'seq',
        steps: [
          { do: 'move', what: 'sent', to: { zone: 'discard' } },
          { do: 'points', n: { times: 3, of: { size: 'sent' } } },
          { do: 'gainAny', n: { times: 3, of: { size: 'sent' } } },
        ],
      },
    },
  }),
  'everflame-tomb': legend('cemetery', {
    kind: 'construction',
    colour: 'red',
    rarity: 'unique',
    cost: { twig: 1, pebble: 3 },
    points: 2,
    opens: { cards: ['undertaker'] },
    visit: {
      spots: 2,
      lastUnlockedBy: 'undertaker',
      permanent: true,
      effect: { do: 'playCard', from: { in: ['hand', 'meadow'] }, terms: { free: true } },
    },
  }),
  'king-norths-treasury': legend('clock-tower', {
    kind: 'construction',
    colour: 'blue',
    rarity: 'unique',
    cost: { twig: 3, pebble: 3 },
    points: 4,
    opens: { cards: ['historian'] },
    onPlay: { do: 'putTokens', n: 4 },
    ability: { discount: { any: 2 }, price: 'tokens' },
  }),
  'strongroot-castle': legend('castle', {
    kind: 'construction',
    colour: 'purple',
    rarity: 'unique',
    cost: { twig: 4, resin: 4, pebble: 4 },
    points: 4,
    opens: { cards: ['king'] },
    scores: { times: 2, of: { count: { in: 'city', where: [{ kind: 'construction' }, { rarity: 'common' }] } } },
  }),
  'chipter-swipple': legend('chip-sweep', {
    kind: 'critter',
    colour: 'green',
    rarity: 'common',
    cost: { berry: 4 },
    points: 4,
    production: {
      do: 'carryOut',
      part: 'production',
      upTo: 2,
      from: { in: 'city', where: [{ colour: 'green' }, { activatable: true }] },
    },
  }),
  'jor-goldwing': legend('bard', {
    kind: 'critter',
    colour: 'tan',
    rarity: 'unique',
    cost: { berry: 4 },
    points: 4,
    onPlay: { do: 'points', n: { atMost: 8, of: { count: { in: 'hand' } } } },
  }),
  'mayberry-matriarch': legend('gatherer', {
    kind: 'critter',
    colour: 'purple',
    rarity: 'common',
    cost: { berry: 4 },
    points: 5,
    shares: { group: 'household', side: 'b', firstIf: { has: ['farm'] } },
    scores: { when: { all: [{ paired: true }, { has: ['farm'] }] }, then: 5 },
  }),
  'strey-softpaw': legend('ranger', {
    kind: 'critter',
    colour: 'red',
    rarity: 'unique',
    cost: { berry: 4 },
    points: 4,
    visit: {
      effect: {
        do: 'carryOut',
        part: 'visit',
        upTo: 2,
        perWorker: true,
        from: { in: 'locations', where: [{ any: [{ row: 'basic' }, { row: 'forest' }] }, { occupied: 'any' }] },
      },
    },
  }),
  'tarry-hare': legend('shopkeeper', {
    kind: 'critter',
    colour: 'blue',
    rarity: 'unique',
    cost: { berry: 5 },
    points: 4,
    reacts: [
      { to: 'played', card: [{ kind: 'critter' }], then: { do: 'gainAny', n: 1 } },
      { to: 'played', card: [{ kind: 'construction' }], then: { do: 'draw', n: 2, from: ['deck'], upTo: true } },
    ],
  }),
} satisfies Record<string, CardDef>;
