import type { Effect, Query } from '@everdell/engine';
import { newDeck, WITHOUT_HEADER } from './activity.ts';
import { here, placements } from './language.ts';
import { temperEffects } from './temper.ts';
import {
  atLeast,
  call,
  DISCARD,
  draw,
  marked,
  pick,
  points,
  REFILL,
  ROOM,
  seq,
  SETTLE,
  SHUFFLE_HAND,
  TOP_OF_HAND,
  when,
} from './words.ts';

/** What she does in her turn, each step of it under a name: what she meets in another set may replace single ones. */

/** Rolls for a Meadow space, which is bound to `slot`. */
const meadowDie = (then: Effect): Effect => ({
  do: 'roll',
  sides: 8,
  as: 'die',
  then: pick({ in: 'slots', where: [{ in: 'meadow' }, { slot: 'die' }] }, 'first', then, { as: 'slot' }),
});
/** The card there, or the next one clockwise (R-NW-PREP-10, OQ-NW-46). */
const cardThere = (then: Effect): Effect =>
  pick({ in: 'meadow' }, 'clockwise', then, { start: { in: 'slots', among: 'slot' } });

export const randomMeadow = (zone: 'hand' | 'discard'): Effect =>
  meadowDie(cardThere({ do: 'move', what: 'it', to: { zone }, unfilled: true }));

const SOMETHING_THERE = atLeast(1, { count: { in: 'meadow' } });
const REVEALED: Query = { in: 'revealed' };
/** The pile is made anew where it has run out. */
export const TOP_OF_DECK: Effect = { do: 'reveal', n: 1, from: 'deck', then: pick(REVEALED, 'first', SETTLE) };

/** What only other sets make possible. */
const IMPOSSIBLE: Effect = { do: 'firstOf', of: [] };

/** She turns the next Activity card over; `act` is what she does if she stays. */
export const turnWith = (act: Effect): Effect =>
  when(
    atLeast(1, { count: { in: 'activity' } }),
    pick(
      { in: 'activity' },
      'top',
      seq(
        { do: 'move', what: 'it', to: { zone: 'activityOpen' } },
        when(
          // Nothing of hers is at home, she herself included (R-NW-TURN-02)
          { all: [{ not: { home: 'any' } }, { not: { passes: { what: 'it', where: [{ any: WITHOUT_HEADER }] } } }] },
          call('leave'),
          act,
        ),
      ),
    ),
    // OQ-NW-03: a pass through the cards in which nothing was placed ends her season
    when(
      marked('busy'),
      seq({ do: 'shuffle', from: ['activityOpen'], into: 'activity' }, { do: 'unmark', of: 'busy' }, call('turn')),
      call('leave'),
    ),
  );

/** Critters and Constructions come into her city, whatever its size; a Fool does not (R-NW-END-02). */
const bringIn: Effect = seq(
  {
    do: 'move',
    what: { in: ['achievements', 'achievementsDown'], where: [{ card: 'fool' }] },
    to: { zone: 'discard' },
  },
  { do: 'move', what: { in: ['achievements', 'achievementsDown'] }, to: { into: 'city' } },
);

export const effects: Readonly<Record<string, Effect>> = {
  ...placements,
  'nightweave.turn': turnWith({ do: 'carryOut', part: 'effect', from: { in: 'activityOpen', among: 'it' } }),
  'nightweave.leave': when({ season: 'autumn' }, { do: 'pass' }, { do: 'prepare' }), // R-NW-END-01
  'nightweave.draw': draw(1),
  'nightweave.discard': pick(TOP_OF_HAND, 'first', seq(DISCARD, points(1))),
  'nightweave.discardNoToken': pick(TOP_OF_HAND, 'first', DISCARD), // OQ-NW-20
  'nightweave.playFromHand': pick(TOP_OF_HAND, 'first', SETTLE), // one that finds no place stays hidden (OQ-NW-34)
  // R-NW-ACT-04, R-NW-ACT-05, OQ-NW-45
  'nightweave.playFromMeadow': when(
    { all: [ROOM, SOMETHING_THERE] },
    meadowDie(
      when({ passes: { what: 'slot', where: [{ piece: 'nightweave' }] } }, TOP_OF_DECK, cardThere(seq(SETTLE, REFILL))),
    ),
  ),
  'nightweave.playAndDraw': when({ can: call('playFromMeadow') }, seq(call('playFromMeadow'), call('draw'))),
  'nightweave.playAndDiscard': when({ can: call('playFromMeadow') }, seq(call('playFromMeadow'), call('discard'))),
  // R-NW-ACT-08, R-NW-TURN-09, R-NW-TURN-14
  'nightweave.placeNightweave': when(
    { all: [{ home: 'nightweave' }, SOMETHING_THERE] },
    meadowDie(
      seq(
        cardThere({ do: 'firstOf', of: [SETTLE, DISCARD] }),
        { do: 'stand', on: 'slot', piece: 'nightweave' },
        REFILL,
      ),
    ),
  ),
  'nightweave.marketByDefault': call('marketOrHaven'), // R-NW-ACT-12
  'nightweave.visitor': seq(),
  'nightweave.placeAmbassador': IMPOSSIBLE,
  'nightweave.wonderAndAdornment': IMPOSSIBLE,
  // R-NW-PREP-03, R-NW-END-03: one, whenever there is one
  'nightweave.claim': pick(here({ row: 'basicEvents' }, { met: true }), 'arrow', { do: 'claim', what: 'it' }),
  'nightweave.recalled': seq(call('claim'), call('schemes'), newDeck),
  ...temperEffects,
  'nightweave.ends': seq(bringIn, call('claim')),
};

/** R-NW-PREP-07 to R-NW-PREP-09. */
export const bonus: Readonly<Record<string, Effect>> = {
  spring: seq(draw(2), randomMeadow('discard')),
  summer: seq(randomMeadow('hand'), randomMeadow('hand'), SHUFFLE_HAND),
  autumn: seq(draw(2), randomMeadow('discard'), randomMeadow('discard')),
};
