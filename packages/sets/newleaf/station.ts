import type { Effect, Query, Reaction, Source, TileDef, ZoneDef } from '@everdell/engine';
import { STATION } from './parts.ts';
import { anyResource, atMost, gain, may, points, seq } from './words.ts';

/** The Station with its Train Cars and Visitors, and the Knoll. */

const car = (effect: Effect): TileDef => ({ row: 'trainCars', with: STATION, copies: 3, effect });

export const trainCars = {
  'train-berry': car(gain({ berry: 1 })),
  'train-resin': car(gain({ resin: 1 })),
  'train-pebble': car(gain({ pebble: 1 })),
  'train-any': car(anyResource),
  'train-two-twig': car(gain({ twig: 2 })),
  'train-point': car(points(1)),
} as const satisfies Record<string, TileDef>;

/** Gains what one of these Train Cars brings; it is replaced out of the bag (R-NEW-17, R-NEW-18). */
const reward = (from: Query): Effect => ({
  do: 'carryOut',
  part: 'effect',
  from,
  as: 'car',
  ask: 'trainCar',
  then: seq({ do: 'move', what: 'car', to: { zone: 'trainUsed' } }, { do: 'refill', of: ['train'] }),
});

export const STACKS = ['visitorsLeft', 'visitorsRight'] as const satisfies readonly Source[];

/** The empty stack gets the larger half of what was discarded, the other half goes under the other stack (OQ-115). */
const renewed = (stack: Source, other: Source): Effect => ({
  do: 'when',
  if: atMost(0, { count: { in: stack } }),
  then: seq(
    { do: 'shuffle', from: ['visitorsOut'], into: 'visitorsOut' },
    {
      do: 'deal',
      n: { halfOf: { count: { in: 'visitorsOut' } } },
      from: 'visitorsOut',
      to: { bottomOf: other },
    },
    { do: 'deal', n: { count: { in: 'visitorsOut' } }, from: 'visitorsOut', to: { zone: stack } },
  ),
});

/** Whenever a stack has run out (R-NEW-24, OQ-73). */
export const RENEW: Effect = { do: 'call', id: 'newleaf.renew' };
export const effects = {
  'newleaf.renew': seq(renewed('visitorsLeft', 'visitorsRight'), renewed('visitorsRight', 'visitorsLeft')),
} as const satisfies Record<string, Effect>;

const faceUp = (ask: 'visitorOut' | 'visitorTaken', zone: Source): Effect => ({
  do: 'pick',
  from: { in: STACKS, top: true },
  min: 1,
  max: 1,
  as: 'visitor',
  ask,
  then: seq({ do: 'move', what: 'visitor', to: { zone } }, RENEW),
});

export const locations = {
  station: {
    row: 'station',
    with: STATION,
    visit: {
      onePerSeat: true, // R-NEW-19
      effect: seq(faceUp('visitorOut', 'visitorsOut'), faceUp('visitorTaken', 'visitors'), reward({ in: 'train' })),
    },
  },
  knoll: {
    row: 'knoll',
    with: STATION,
    visit: {
      onePerSeat: true, // R-NEW-25
      effect: seq(
        { do: 'discard', min: 3, max: 3, from: ['meadow', 'station'] },
        { do: 'refill', of: ['station'] },
        { do: 'draw', n: 3, from: ['meadow', 'station'], unfilled: true },
        may(reward({ in: 'train' })),
        { do: 'refill', of: ['meadow', 'station'] }, // R-NEW-29
      ),
    },
  },
} as const satisfies Record<string, TileDef>;

export const zones = {
  station: {
    with: STATION,
    per: 'table',
    sees: 'all',
    slots: 3,
    columns: 1,
    plays: 'all', // R-NEW-13
    refill: { from: 'deck', recycles: 'discard', when: 'whenTold' },
  },
  trainBag: { per: 'table', sees: 'none', of: 'trainCars' },
  trainUsed: { per: 'table', sees: 'all', of: 'trainCars' },
  train: {
    with: STATION,
    per: 'table',
    sees: 'all',
    of: 'trainCars',
    slots: 3,
    columns: 1,
    refill: { from: 'trainBag', recycles: 'trainUsed', when: 'whenTold' },
  },
  visitorsLeft: { per: 'table', sees: 'top', of: 'visitors', dealt: 16, with: STATION }, // R-NEW-02
  visitorsRight: { per: 'table', sees: 'top', of: 'visitors', dealt: 'rest', with: STATION },
  visitorsOut: { per: 'table', sees: 'none', of: 'visitors' }, // R-NEW-20
  visitors: { per: 'seat', sees: 'all', of: 'visitors', scores: { as: 'visitors' } },
} as const satisfies Record<string, ZoneDef>;

/** Once all that the card brought about is done: reward, tile, and last the card (R-NEW-15 to R-NEW-17). */
export const playedThere: Reaction = {
  to: 'playDone',
  from: 'station',
  then: seq(reward({ in: 'train', beside: 'at' }), { do: 'refill', of: ['station'] }),
};
