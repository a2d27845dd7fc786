/**
 * Another set that does not exist: tiles whose texts are in force as long as they lie where they do. Every seat has a charm
 * of its own from the start, and a figure that walks from one weather to the next; a hollow that is open to others, a
 * burrow that is not; the fair on the table; a pile whose top card anybody may play, and an attic to play from.
 */
import type { Module } from '@everdell/engine';
import { text } from './almanac.text.ts';

declare module '@everdell/engine' {
  interface RowNames {
    charms: true;
    weathers: true;
    hollows: true;
    burrows: true;
    fair: true;
    omens: true;
  }
  interface Sources {
    charmBox: true;
    charms: true;
    weathers: true;
    hollows: true;
    burrows: true;
    fair: true;
    pile: true;
    attic: true;
    omens: true;
    omensOut: true;
  }
  interface LimitNames {
    guests: true;
  }
  interface PieceNames {
    wanderer: true;
    badger: true;
  }
}

export const almanac: Module = {
  id: 'almanac',
  needs: ['base'],
  pieces: { wanderer: { like: 'figure' }, badger: { like: 'worker' } },
  zones: {
    charms: { per: 'seat', sees: 'all', of: 'charms', dealt: 1, force: 'owner' },
    charmBox: { per: 'table', sees: 'none', of: 'charms', dealt: 'rest' },
    omens: { per: 'table', sees: 'none', of: 'omens', suit: 'good', dealt: 2 },
    omensOut: { per: 'table', sees: 'none', of: 'omens', dealt: 'rest' },
    weathers: {
      per: 'table',
      sees: 'all',
      of: 'weathers',
      dealt: { players: 0, plus: 4 },
      force: { whoStands: 'wanderer' },
    },
    hollows: {
      per: 'seat',
      sees: 'all',
      of: ['hollows', 'charms'],
      dealt: 1,
      visits: 'all',
      scores: { as: 'hollows', where: [{ row: 'hollows' }] },
    },
    burrows: { per: 'seat', sees: 'all', of: 'burrows', dealt: 1, visits: 'owner' },
    fair: { per: 'table', sees: 'all', of: 'fair', dealt: 'rest', visits: 'all', scores: { as: 'fair' } },
    pile: { per: 'table', sees: 'top', plays: 'all' },
    attic: { per: 'seat', sees: 'owner', plays: 'owner', asIn: ['meadow'] },
  },
  notLaid: ['omens', 'charms', 'weathers', 'hollows', 'burrows', 'fair'],
  places: {
    'twig-charm': {
      row: 'charms',
      reacts: [
        {
          to: 'visitDone',
          if: { is: { sum: { of: 'gained', only: ['twig'] } }, atLeast: 1 },
          then: { do: 'gain', what: { twig: 1 } },
        },
      ],
    },
    'berry-charm': {
      row: 'charms',
      reacts: [
        {
          to: 'visitDone',
          at: [{ any: [{ row: 'basic' }, { row: 'forest' }] }],
          if: { is: { sum: { of: 'gained', only: ['berry'] } }, atMost: 0 },
          then: { do: 'gain', what: { berry: 1 } },
        },
      ],
    },
    'envy-charm': {
      row: 'charms',
      reacts: [
        { to: 'playDone', by: 'others', card: [{ kind: 'critter' }], then: { do: 'draw', n: 1 } },
        { to: 'gotPoints', each: true, if: { myTurn: true }, then: { do: 'gainAny', n: 1, lacking: true } },
      ],
    },
    'rest-charm': {
      row: 'charms',
      reacts: [
        { to: 'recalled', then: { do: 'draw', n: 1 } },
        { to: 'entered', card: [{ kind: 'construction' }], then: { do: 'may', then: { do: 'discard', max: 1 } } },
      ],
    },
    'tidy-charm': {
      row: 'charms',
      reacts: [{ to: 'visited', at: [{ row: 'basic' }], then: { do: 'points', n: 1 } }],
    },
    'farm-charm': {
      row: 'charms',
      rules: [
        { rule: 'noSpace', cards: [{ card: 'farm' }] },
        { rule: 'raises', limit: 'handLimit', more: 2 },
        { rule: 'raises', limit: 'spaces', more: 1, if: { season: ['summer', 'autumn'] } },
      ],
    },
    'tough-charm': { row: 'charms', rules: [{ rule: 'ignores', tiles: [{ row: 'weathers' }, { suit: 'harsh' }] }] },
    'spite-charm': {
      row: 'charms',
      rules: [{ rule: 'bars', play: [{ colour: 'purple' }], binds: 'others', if: { not: { season: 'autumn' } } }],
    },
    'cat-charm': {
      row: 'charms',
      rules: [
        {
          rule: 'joins',
          past: 'others',
          closed: true,
          piece: 'worker',
          at: [{ any: [{ row: 'basic' }, { row: 'forest' }, { colour: 'red' }] }],
        },
      ],
    },
    'badger-charm': {
      row: 'charms',
      reacts: [
        { to: 'prepared', if: { season: 'spring' }, then: { do: 'enlist', piece: 'badger' } },
        { to: 'visitDone', piece: 'badger', then: { do: 'points', n: 1 } },
        { to: 'preparing', then: { do: 'may', then: { do: 'stay', piece: 'badger' } } },
      ],
      rules: [
        {
          rule: 'location',
          piece: 'badger',
          on: { in: 'city', where: [{ any: [{ colour: 'purple' }, { colour: 'red' }] }] },
          effect: { do: 'gainAny', n: { pointsOf: 'at' } },
        },
        { rule: 'needs', at: [{ event: 'any' }], cards: 'half', piece: 'badger' },
      ],
    },
    'scout-charm': { row: 'charms', rules: [{ rule: 'draws', more: 1, may: true }] },
    'starling-charm': { row: 'charms', rules: [{ rule: 'draws', from: ['meadow'] }] },
    'room-charm': { row: 'charms', scores: { spaces: 'empty' } },
    'mirror-charm': {
      row: 'charms',
      scores: { bestScored: { in: 'city', of: 'rivals', where: [{ colour: 'purple' }] } },
    },
    'guest-charm': {
      row: 'charms',
      rules: [{ rule: 'raises', limit: 'guests', more: 2 }],
      scores: { limit: 'guests' },
    },
    'muse-charm': {
      row: 'charms',
      reacts: [
        {
          to: 'playDone',
          if: { passes: { what: 'card', where: [{ minPoints: 3 }] } },
          then: { do: 'points', n: { when: { myTurn: true }, then: 2, else: 1 } },
        },
        {
          to: 'passed',
          if: { can: { do: 'discard', min: 1 } },
          then: { do: 'points', n: 1 },
        },
      ],
    },
    'attic-charm': {
      row: 'charms',
      reacts: [{ to: 'recalled', then: { do: 'move', what: { in: 'attic', first: true }, to: { zone: 'hand' } } }],
    },
    'gull-charm': {
      row: 'charms',
      reconstructed: true,
      reacts: [
        { to: 'discarded', by: 'others', then: { do: 'points', n: { size: 'cards' } } },
        {
          to: 'drew',
          by: 'others',
          from: 'deck',
          then: {
            do: 'seq',
            steps: [
              { do: 'draw', n: 2, pastLimit: true },
              { do: 'discard', toLimit: true },
            ],
          },
        },
      ],
    },
    'last-charm': {
      row: 'charms',
      reacts: [
        {
          to: 'passed',
          then: {
            do: 'firstOf',
            of: [
              {
                do: 'seq',
                steps: [
                  { do: 'pay', any: 1 },
                  { do: 'points', n: 2 },
                ],
              },
              { do: 'points', n: 1 },
            ],
          },
        },
      ],
    },
    'spare-charm': { row: 'charms', reacts: [{ to: 'passed', then: { do: 'points', n: 2 } }] },
    'dry-spell': {
      row: 'weathers',
      suit: 'harsh',
      rules: [
        { rule: 'gains', at: [{ row: 'basic' }], less: 1 },
        { rule: 'gains', of: ['berry'], less: 1 },
      ],
      reacts: [{ to: 'playDone', then: { do: 'discard', min: 1, max: 1 } }],
    },
    comet: { row: 'omens', suit: 'good', copies: 3, points: 1 },
    raven: { row: 'omens', suit: 'bad', copies: 3, points: -1 },
    hollow: {
      row: 'hollows',
      copies: 'onePerPlayer',
      points: 1,
      visit: { spots: 1, open: 1, effect: { do: 'gain', what: { resin: 1 } } },
    },
    burrow: { row: 'burrows', copies: 6, visit: { spots: 1, effect: { do: 'gain', what: { berry: 1 } } } },
    fair: {
      row: 'fair',
      visit: { spots: 2, effect: { do: 'playCard', from: { in: 'meadow' }, terms: { discount: 1 } } },
      scores: {
        total: [
          { count: { in: 'hollows', where: [{ occupied: 'me' }] } },
          { ranked: { by: { count: { in: 'city', where: [{ kind: 'critter' }] } }, gives: [4, 2] } },
        ],
      },
    },
    storm: {
      row: 'weathers',
      suit: 'harsh',
      rules: [
        { rule: 'bars', visit: [{ any: [{ tile: 'haven' }, { event: 'special' }] }] },
        { rule: 'toll', on: 'visit', where: [{ board: true }, { exclusive: true }], pay: { any: 1 } },
      ],
    },
    fog: {
      row: 'weathers',
      suit: 'harsh',
      rules: [
        { rule: 'draws', more: -1 },
        { rule: 'toll', on: 'visit', where: [{ row: 'basic' }], pay: { cards: 1 } },
        { rule: 'bars', visit: [{ row: 'forest' }] },
      ],
    },
    drizzle: {
      row: 'weathers',
      suit: 'mild',
      reacts: [{ to: 'visitDone', at: [{ row: 'basic' }], then: { do: 'gain', what: { resin: 1 } } }],
    },
  },
  limits: { guests: 1 },
  reacts: [
    { to: 'dealt', once: true, then: { do: 'deal', n: 6, from: 'deck', to: { zone: 'pile' } } },
    { to: 'dealt', then: { do: 'deal', n: 2, from: 'deck', to: { zone: 'attic' } } },
    { to: 'starting', then: { do: 'put', piece: 'wanderer', at: { in: 'weathers' } } },
    { to: 'preparing', first: true, then: { do: 'put', piece: 'wanderer', at: 'home' } },
    { to: 'prepared', then: { do: 'put', piece: 'wanderer', at: { in: 'weathers' } } },
  ],
  text,
};
