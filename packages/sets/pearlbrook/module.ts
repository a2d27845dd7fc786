import type { Amount, Module } from '@everdell/engine';
import { acts } from './acts.ts';
import { adornments } from './adornments.ts';
import { cards } from './cards.ts';
import { specialEvents } from './events.ts';
import { forest } from './forest.ts';
import { adorn } from './ops/adornments.ts';
import { turnRiver, visitRiver } from './ops/river.ts';
import { sail } from './ops/sail.ts';
import { OF_EACH_SUIT, riverCitizens, riverLocations, riverSpots } from './river.ts';
import { setUp } from './setUp.ts';
import { countHand, slice } from './slice.ts';
import { shapes } from './shapes.ts';
import { text } from './text.ts';
import './vocabulary.ts';
import { wonders } from './wonders.ts';
import { vocabulary } from './words.ts';

const perPearl: Amount = { times: 2, of: { leftover: ['pearl'] } };

/** Pearls, the river and its Ambassadors, Adornments and Wonders. */
export const pearlbrook: Module = {
  id: 'pearlbrook',
  needs: ['base'],
  oneOf: 'great-expansions',
  minutes: 10,
  options: {
    'pearlbrook.forest': { values: [true, false], default: true }, // R-PEARL-05
    /** How its special Events join the others: shuffled together, or just the one there must be (R-PEARL-04). */
    'pearlbrook.events': { values: ['mixed', 'one'], default: 'mixed' },
  },
  resources: ['pearl'],
  pieces: { ambassador: { like: 'figure', recalled: true } },
  cards,
  places: {
    ...riverSpots,
    ...riverCitizens,
    ...riverLocations,
    ...adornments,
    ...wonders,
    ...specialEvents,
    ...forest,
  },
  notLaid: ['basicEvents', 'riverCards', 'adornments'], // R-PEARL-01
  deals: (options) => ({
    forest: options['pearlbrook.forest'] === true ? {} : { atMost: 0 },
    specialEvents: options['pearlbrook.events'] === 'one' ? { atLeast: 1, atMost: 1 } : { atLeast: 1 },
  }),
  zones: {
    riverDown: { per: 'table', sees: 'none', of: 'riverCards', eachSuit: OF_EACH_SUIT },
    riverOut: { per: 'table', sees: 'none', of: 'riverCards' },
    adornments: { per: 'seat', sees: 'owner', of: 'adornments' },
    adornmentsPlayed: { per: 'seat', sees: 'all', of: 'adornments', scores: { as: 'adornments' } },
    adornmentsOut: { per: 'table', sees: 'none', of: 'adornments' },
    wonders: { per: 'seat', sees: 'all', of: 'wonders', scores: { as: 'wonders', ofAutoma: true } },
  },
  slice: { pearlbrook: slice },
  ops: { visitRiver, turnRiver, adorn, sail },
  vocabulary,
  shapes,
  acts,
  happenings: { adorned: [] },
  reacts: [
    { to: 'dealt', once: true, then: { do: 'code', id: 'pearlbrook.setsUp' } },
    { to: 'passed', then: { do: 'code', id: 'pearlbrook.countsHand' } },
  ],
  code: { 'pearlbrook.setsUp': setUp, 'pearlbrook.countsHand': countHand },
  scoring: [{ id: 'pearls', amount: perPearl, ofAutoma: perPearl }],
  text,
  reveals: ['riverRevealed'],
  eventFields: {
    riverRevealed: ['seat', 'place', 'card'],
    adorned: ['seat', 'place'],
    sailed: ['seat', 'to'],
  },
};
