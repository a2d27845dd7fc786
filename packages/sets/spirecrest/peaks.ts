import type { Cond, Effect, Filter, PieceName, Price, Query } from '@everdell/engine';
import './vocabulary.ts';
import {
  anyResource,
  atLeast,
  atMost,
  bigCritter,
  gain,
  openFor,
  points,
  seq,
  trail,
  type Discovery,
} from './words.ts';

/** Discovery cards of the Peaks, which are explored on the way into summer. */

const own = (effect: Effect, price?: Price): Discovery => ({ visit: { spots: 1, effect, ...(price && { price }) } });
const standsOnPile = (piece: PieceName): Cond =>
  atLeast(1, { count: { in: 'locations', where: [{ row: 'piles' }, { piece }] } });

/** Where a worker of one's own stands that may leave, and that can be used again (OQ-127). */
const MOVABLE: readonly Filter[] = [
  { occupied: 'me' },
  { not: { permanent: true } },
  { not: { event: 'any' } },
  { usable: true },
];
const HIDEOUT: Query = { in: 'discoveries', where: [{ tile: 'grey-cloaks-hideout' }] };
const useAgain = (from: Query): Effect => ({ do: 'carryOut', part: 'visit', from });

export const peaks = {
  'ancient-orchard': own(gain({ berry: 5 })),
  'bellsong-trail': trail(atMost(0, { count: { in: 'expedition', where: [{ not: { marked: 'travelled' } }] } })),
  'cloudrim-peak': own(points(8), { cardsOf: { n: 5, different: 'colour' } }),
  corliander: bigCritter('corliander', {
    rules: [{ rule: 'needs', at: [{ event: 'any' }], cards: 'half', piece: 'corliander' }],
  }),
  firebeak: bigCritter('firebeak', {
    reacts: [
      {
        to: 'discarded',
        by: 'others',
        if: standsOnPile('firebeak'),
        then: seq(
          { do: 'move', what: { in: 'discard', among: 'cards' }, to: { zone: 'salvage' } },
          {
            do: 'pick',
            from: { in: 'salvage' },
            min: 0,
            max: { handRoom: true },
            as: 'taken',
            ask: 'salvaged',
            then: { do: 'move', what: 'taken', to: { zone: 'hand' } },
          },
          { do: 'move', what: { in: 'salvage' }, to: { zone: 'discard' } },
        ),
      },
    ],
  }),
  'grey-cloaks-hideout': {
    acts: [
      {
        id: 'hideout',
        when: 'turn',
        if: atMost(0, { workersOn: 'self' }),
        then: {
          do: 'pick',
          from: { in: 'locations', where: MOVABLE },
          min: 1,
          max: 1,
          as: 'left',
          ask: 'hide',
          then: seq(
            { do: 'put', piece: 'worker', from: { in: 'locations', among: 'left' }, at: HIDEOUT },
            useAgain({ in: 'locations', among: 'left' }),
          ),
        },
      },
    ],
  },
  honeypaw: bigCritter('honeypaw', {
    reacts: [
      {
        to: 'visitDone',
        piece: 'honeypaw',
        if: atMost(0, { sum: { of: 'gained', only: ['berry'] } }),
        then: gain({ berry: 1 }, { atMost: 3, of: { sum: { of: 'gained', only: ['twig', 'resin', 'pebble'] } } }),
      },
    ],
  }),
  'king-rhun': bigCritter('king-rhun', {
    rules: [
      {
        rule: 'location',
        piece: 'king-rhun',
        on: { in: 'city', where: [{ colour: 'purple' }] },
        effect: anyResource({ pointsOf: 'at' }),
      },
    ],
  }),
  'moleia-mines': openFor({
    do: 'revealOn',
    atMost: { handRoom: true }, // OQ-101
    bust: atLeast(1, { count: { in: 'meadow', where: [{ sameAs: 'dug' }] } }),
    as: 'dug',
    then: seq({ do: 'move', what: 'dug', to: { zone: 'hand' } }, points({ size: 'dug' })),
  }),
  'ruins-of-spire': own({ do: 'gainAny', n: 3, among: ['twig', 'resin', 'pebble'] }),
  stormvale: {
    onPlay: { do: 'refill', of: ['stormvale'] },
    reacts: [{ to: 'playDone', by: 'others', from: 'stormvale', then: points(1) }],
  },
  'tezels-laboratory': own({ do: 'call', id: 'spirecrest.laboratory' }),
  whisper: bigCritter('whisper', {
    rules: [{ rule: 'joins', past: 'any', at: [{ exclusive: true }, { not: { event: 'any' } }], piece: 'whisper' }], // OQ-121
  }),
  windlore: bigCritter('windlore', {
    reacts: [
      {
        to: 'drew',
        by: 'others',
        from: 'deck',
        if: standsOnPile('windlore'),
        then: {
          do: 'later',
          until: 'turnEnding',
          once: true, // OQ-122
          then: seq({ do: 'draw', n: 2, pastLimit: true }, { do: 'discard', toLimit: true }),
        },
      },
    ],
  }),
} as const satisfies Record<string, Discovery>;
