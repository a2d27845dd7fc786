import type { Colour, Filter, Resource } from '@everdell/engine';
import { LEVEL, pick, points, REFILL, seq, when } from './words.ts';
import { foil, her, move, UNITS_1, webs, you, type Temper } from './webs.ts';

/** The 18 Plots that hold for a season (R-NW-MOD-11). */

const whenPlayed = (colour: Colour): Temper => ({
  reacts: [{ to: 'playDone', by: 'others', card: [{ colour }], then: points(LEVEL) }],
});
const BASIC: readonly Filter[] = [{ row: 'basic' }];
const EXCLUSIVE: readonly Filter[] = [{ row: 'basic' }, { exclusive: true }];
const FOREST: readonly Filter[] = [{ row: 'forest' }];
/** Destinations are red; a Storehouse is none (OQ-NW-28). */
const DESTINATIONS: readonly Filter[] = [{ colour: 'red' }, { in: 'city' }];
const giving = (what: Resource): readonly Filter[] => [{ any: [{ row: 'basic' }, { row: 'forest' }] }, { gives: what }];

export const seasonal = {
  'administrative-errors': whenPlayed('blue'),
  'bad-publicity': {
    effect: seq(move({ in: 'meadow', where: [{ colour: 'tan' }] }, 'discard'), REFILL), // where she stood, too (OQ-NW-41)
    rules: [
      { rule: 'refills', of: 'meadow', skips: [{ colour: 'tan' }], binds: 'any' },
      { rule: 'toll', on: 'play', where: [{ colour: 'tan' }, { in: 'hand' }], pay: { units: 1 }, binds: 'others' },
    ],
  },
  'berry-jam': webs(giving('berry'), { pay: { any: 1 }, gives: 1, bars: true }), // OQ-NW-15, OQ-NW-57
  'caught-in-a-web': { effect: you(pick({ in: 'hand' }, 'chance', move('it', 'webbed'), { max: 3 })) },
  'coming-from-above': {
    shows: { mark: 'web', on: EXCLUSIVE },
    rules: [{ rule: 'bars', visit: EXCLUSIVE, binds: 'others' }],
  },
  'compromised-judges': {
    effect: you(
      seq(...(['spring', 'summer', 'autumn'] as const).map((season, i) => when({ season }, her(points(3 - i))))), // OQ-NW-17
    ),
    rules: [{ rule: 'toll', on: 'visit', where: [{ event: 'any' }], pay: { units: 1 }, binds: 'others' }],
  },
  fatigue: {
    reacts: [
      { to: 'playDone', by: 'others', card: [{ colour: 'red' }], then: points(LEVEL) },
      { to: 'visited', by: 'others', at: [{ colour: 'red' }], then: points(LEVEL) },
    ],
  },
  'forest-bandits': webs(FOREST, { gives: 2, bars: true }),
  infestation: webs(DESTINATIONS, { pay: { units: 2 }, bars: true }),
  'invisible-trap': {
    shows: { mark: 'web', on: BASIC },
    reacts: [{ to: 'visited', by: 'others', at: BASIC, then: foil([UNITS_1], points(1)) }],
  },
  // OQ-NW-54
  'political-influence': {
    rules: [
      { rule: 'toll', on: 'play', where: [{ colour: 'blue' }], pay: { units: 1 }, binds: 'others' },
      { rule: 'toll', on: 'text', where: [{ colour: 'blue' }], pay: { units: 1 }, binds: 'others' },
      { rule: 'draws', skips: [{ colour: 'blue' }], binds: 'others' },
      { rule: 'bars', take: [{ colour: 'blue' }], binds: 'others' },
    ],
  },
  'prowling-eyes': { rules: [{ rule: 'toll', on: 'door', where: [], pay: { cards: 2 }, binds: 'others' }] },
  recession: whenPlayed('purple'),
  'spiders-in-the-soil': {
    rules: [{ rule: 'toll', on: 'play', where: [{ colour: 'green' }], pay: { units: 2 }, binds: 'others' }],
  },
  'spiders-in-the-trees': webs(FOREST, { pay: { units: 1 } }),
  'sticky-concoction': webs(giving('resin'), { pay: { any: 1 }, gives: 1, bars: true }),
  unproductive: whenPlayed('green'),
  'web-levy': webs(EXCLUSIVE, { gives: 1, bars: true }),
} as const satisfies Readonly<Record<string, Temper>>;
