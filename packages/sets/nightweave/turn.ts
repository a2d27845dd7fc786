import type { Effect } from '@everdell/engine';
import { newDeck, WITHOUT_HEADER } from './activity.ts';
import { placesHerself, playsFromMeadow, randomMeadow } from './die.ts';
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
  seq,
  SETTLE,
  SHUFFLE_HAND,
  TOP_OF_HAND,
  when,
} from './words.ts';

/** What she does in her turn, each step of it under a name: what she meets in another set may replace single ones. */

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

/** What the card that lies open says. */
export const acts: Effect = { do: 'carryOut', part: 'effect', from: { in: 'activityOpen', among: 'it' } };

export const effects: Readonly<Record<string, Effect>> = {
  ...placements,
  'nightweave.turn': turnWith(acts),
  'nightweave.leave': when({ season: 'autumn' }, { do: 'pass' }, { do: 'prepare' }), // R-NW-END-01
  'nightweave.draw': draw(1),
  'nightweave.discard': pick(TOP_OF_HAND, 'first', seq(DISCARD, points(1))),
  'nightweave.discardNoToken': pick(TOP_OF_HAND, 'first', DISCARD), // OQ-NW-20
  'nightweave.playFromHand': pick(TOP_OF_HAND, 'first', SETTLE), // one that finds no place stays hidden (OQ-NW-34)
  'nightweave.playFromMeadow': playsFromMeadow,
  'nightweave.playAndDraw': when({ can: call('playFromMeadow') }, seq(call('playFromMeadow'), call('draw'))),
  'nightweave.playAndDiscard': when({ can: call('playFromMeadow') }, seq(call('playFromMeadow'), call('discard'))),
  'nightweave.placeNightweave': placesHerself(),
  'nightweave.marketByDefault': call('marketOrHaven'), // R-NW-ACT-12
  // What other sets bring
  'nightweave.visitor': seq(),
  'nightweave.token': seq(),
  'nightweave.legend': seq(),
  'nightweave.shuffled': seq(),
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
