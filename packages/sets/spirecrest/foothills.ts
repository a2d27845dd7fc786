import type { CardKind, Colour, Effect, Filter, Source } from '@everdell/engine';
import './vocabulary.ts';
import {
  anyResource,
  atLeast,
  atMost,
  bigCritter,
  draw,
  inCity,
  may,
  openFor,
  seq,
  trail,
  type Discovery,
} from './words.ts';

/** Discovery cards of the Foothills, which are explored on the way into spring. */

const colourTrail = (n: number, colour: Colour): Discovery => trail(atLeast(n, inCity({ colour })));

/** Moves up to 3 cards of a kind out of hand and Meadow to where they can be played from (OQ-117). */
const store = (kind: CardKind, zone: Source): Effect => ({
  do: 'pick',
  from: { in: ['hand', 'meadow'], where: [{ kind }] },
  min: 0,
  max: 3,
  as: 'stored',
  ask: 'stored',
  then: { do: 'move', what: 'stored', to: { zone } },
});

const barred: Filter = {
  any: [{ card: 'bank' }, { card: 'storehouse' }, { card: 'rugwort-the-rowdy' }, { lasting: true }],
};

export const foothills = {
  archeologist: { onPlay: store('construction', 'finds'), ability: { on: [{ in: 'finds' }], discount: { any: 1 } } },
  'cartographers-caravan': openFor(seq(draw(3), anyResource({ workersOn: 'self' }))),
  'everblossom-trail': colourTrail(3, 'purple'),
  forager: {
    reacts: [
      { to: 'gained', of: 'berry', if: { myTurn: true }, then: draw({ sum: { of: 'gained', only: ['berry'] } }) },
    ],
  },
  'greensprout-trail': colourTrail(4, 'green'),
  'map-seller': openFor({ do: 'draw', n: { handRoom: true }, upTo: true, from: ['meadow', 'discard'] }), // OQ-119
  'mistrise-trail': colourTrail(3, 'tan'),
  mountaineer: {
    rules: [
      { rule: 'ignores', tiles: [{ row: 'weather' }, { suit: 'spring' }] },
      { rule: 'raises', limit: 'discoveries', more: 1, if: { season: 'summer' } }, // the Peaks are explored then
    ],
  },
  prospector: {
    reacts: [
      { to: 'gotPoints', each: true, if: { myTurn: true }, then: seq({ do: 'discard', max: 1 }, may(draw(1))) }, // OQ-129
    ],
  },
  'starfall-trail': colourTrail(3, 'blue'),
  stubblehoof: bigCritter('stubblehoof', {
    reacts: [
      {
        to: 'preparing',
        if: atMost(0, { count: { in: 'locations', where: [{ piece: 'stubblehoof' }, { permanent: true }] } }), // OQ-126
        then: may(
          seq(
            { do: 'stay', piece: 'stubblehoof' },
            { do: 'carryOut', part: 'visit', from: { in: 'locations', where: [{ piece: 'stubblehoof' }] } },
            draw(1),
            anyResource(1),
          ),
        ),
      },
    ],
  }),
  'sunblaze-trail': colourTrail(3, 'red'),
  'trail-guide': { onPlay: store('critter', 'guided'), ability: { on: [{ in: 'guided' }], discount: { berry: 2 } } },
  truffle: bigCritter('truffle', {
    rules: [
      {
        rule: 'location',
        piece: 'truffle',
        on: { in: 'city', of: 'all', where: [{ colour: 'green' }, { activatable: true }, { not: barred }] },
        effect: seq(
          { do: 'carryOut', part: 'production', from: { in: 'city', of: 'all', among: 'at' } },
          anyResource(1),
          draw(1),
        ),
      },
    ],
  }),
} as const satisfies Record<string, Discovery>;
