import type { Effect, ModuleBridge, Query } from '@everdell/engine';
import { specialEvents as events } from '../../newleaf/events.ts';
import { CARDS, STATION } from '../../newleaf/parts.ts';
import { RENEW, STACKS } from '../../newleaf/station.ts';
import '../../newleaf/vocabulary.ts';
import { specialEvents } from '../language.ts';
import { PER_GAME } from '../options.ts';
import { prized } from '../scoring.ts';
import { cardThere, SOMETHING_THERE, STAND, TAKES, TOP_OF_DECK } from '../die.ts';
import { LEVEL, pick, points, REFILL, ROOM, seq, SETTLE, SHUFFLE_HAND, when } from '../words.ts';

/** Nightweave with Newleaf: R-NW-EXP-39 to R-NW-EXP-49, R-NW-EXP-55 to R-NW-EXP-57. */

export const NEEDS = ['nightweave', 'newleaf'] as const;
const needs = NEEDS;

const SLOT: Query = { in: 'slots', where: [{ in: 'meadow' }, { slot: 'die' }] };
const stationSlot = (n: number): Query => ({ in: 'slots', where: [{ in: 'station' }, { slot: n }] });
/** The card in that space of the Station, or the next one. */
const stationCard = (then: Effect): Effect =>
  pick({ in: 'station' }, 'clockwise', then, { start: { in: 'slots', among: 'slot' } });

/** Up to 8 a space of the Meadow, then those of the Station, and with 12 the one of its most valuable card (R-NW-EXP-39, OQ-NW-24). */
const die = (meadow: Effect, station: Effect): Effect => ({
  do: 'roll',
  sides: 12,
  as: 'die',
  then: when(
    { is: { sum: 'die' }, atMost: 8 },
    pick(SLOT, 'first', meadow, { as: 'slot' }),
    when(
      { is: { sum: 'die' }, atLeast: 12 },
      pick(
        { in: 'station' },
        'arrow',
        pick({ in: 'slots', where: [{ holding: 'best' }] }, 'first', station, { as: 'slot' }),
        { as: 'best', prefer: [{ most: { pointsOf: 'best' } }] },
      ),
      seq(
        ...[1, 2, 3].map((n) =>
          when(
            { is: { sum: 'die' }, atLeast: 8 + n, atMost: 8 + n },
            pick(stationSlot(n), 'first', station, { as: 'slot' }),
          ),
        ),
      ),
    ),
  ),
});

const SHE_IS_THERE = { passes: { what: 'slot', where: [{ piece: 'nightweave' }] } } as const;

/** The higher of the two that lie open is hers, the other is discarded; stacks are renewed after both (R-NW-EXP-48, OQ-NW-67). */
const VISITOR: Effect = pick(
  { in: STACKS, top: true },
  'first',
  pick(
    { in: STACKS, among: 'open' },
    'arrow',
    seq(
      { do: 'move', what: 'it', to: { zone: 'visitors' } },
      { do: 'move', what: { in: STACKS, among: 'open' }, to: { zone: 'visitorsOut' } },
      RENEW,
    ),
    { prefer: [{ most: { pointsOf: 'it' } }] },
  ),
  { as: 'open', max: 2 },
);

const REFILL_STATION: Effect = { do: 'refill', of: ['station'] };

/** R-NW-EXP-45, R-NW-EXP-46. */
const plays: Effect = when(
  { all: [ROOM, SOMETHING_THERE] },
  die(
    when(SHE_IS_THERE, TOP_OF_DECK, cardThere(seq(SETTLE, REFILL))),
    when(
      SHE_IS_THERE,
      TOP_OF_DECK,
      seq(
        stationCard(SETTLE),
        points(LEVEL),
        { do: 'move', what: { in: 'station' }, to: { zone: 'discard' }, unfilled: true },
        REFILL_STATION,
      ),
    ),
  ),
);

/** In the Meadow all Newleaf cards there are hers besides, once (R-NW-EXP-43, OQ-NW-66). */
export const inMeadow: Effect = seq(
  cardThere(TAKES),
  STAND,
  { do: 'move', what: { in: 'meadow', where: [{ set: 'newleaf' }] }, to: { zone: 'hand' }, unfilled: true },
  SHUFFLE_HAND,
  REFILL,
);
/** R-NW-EXP-44. */
const atStation: Effect = seq(stationCard(TAKES), STAND, VISITOR);
export const places = (meadow: Effect): Effect =>
  when({ all: [{ home: 'nightweave' }, SOMETHING_THERE] }, die(meadow, atStation));

export const AT_STATION = STATION;
export const withStation: ModuleBridge = {
  needs,
  with: STATION,
  effects: {
    'nightweave.playFromMeadow': plays,
    'nightweave.placeNightweave': places(inMeadow),
    'nightweave.visitor': VISITOR,
  },
  automa: {
    reacts: [{ to: 'prepared', then: REFILL_STATION }], // R-NW-EXP-47
    scoring: [{ id: 'visitors', amount: { best: { of: { in: 'visitors' }, n: LEVEL } } }], // R-NW-SCORE-09
  },
};
/** Each Newleaf card counts once, whatever else it is (R-NW-SCORE-04). */
export const withNewleaf: ModuleBridge = {
  needs,
  automa: {
    rules: [{ rule: 'bars', visit: [{ row: 'basic' }], piece: 'worker' }], // R-NW-EXP-42, R-NW-EXP-56
    scoring: [prized({ set: 'newleaf' })],
  },
};

/** No other special Events are used but those that count cards (R-NW-EXP-41, R-NW-EXP-57). */
export const ONLY_THEIRS = (['mixed', 'half', 'only'] as const).map((is) => ({ of: 'newleaf.events', is }));
/** Its cards without its Events: those of one more set are all that is left. */
export const NONE_OF_THEIRS = [CARDS, { of: 'newleaf.events', is: 'none' }] as const;
export const withEvents: readonly ModuleBridge[] = ONLY_THEIRS.map((asked) => ({
  needs,
  with: asked,
  deals: {
    base: { specialEvents: { atMost: 0 } },
    newleaf: { specialEvents: { atMost: Object.keys(events).length } },
  },
}));

export const withTwoCards: ModuleBridge = { needs, with: PER_GAME, effects: specialEvents(2) };
