import type { Module } from '@everdell/engine';
import { layActivity, piles, tiles } from './activity.ts';
import { activityTold } from './activityTold.ts';
import { options, TOGETHER } from './options.ts';
import { scoring } from './scoring.ts';
import { dealTemper, refuses, temperOptions, temperTiles, temperZones } from './temper.ts';
import { text } from './text.ts';
import { bonus, effects } from './turn.ts';
import './vocabulary.ts';
import { NOT_BESIDE } from './with/rugwort.ts';
import { call, draw, mark, points, REFILL, seq, SHUFFLE_HAND, when } from './words.ts';

/** Nightweave the spider, an opponent with turns of her own for one or two persons (R-NW-SETUP-01). */
export const nightweave: Module = {
  id: 'nightweave',
  needs: ['base'],
  excludes: NOT_BESIDE,
  players: [1, 2],
  minutes: 10, // her turns are as many as a person's
  setUpFor: { plus: 1 }, // R-NW-SETUP-02
  startingHands: [5, 5], // R-NW-SETUP-04, OQ-NW-73
  options: { ...options, ...temperOptions },
  refuses,
  pieces: { nightweave: { like: 'figure', recalled: true, keepsEmpty: true } },
  marks: ['busy', 'claimed', 'web'],
  notLaid: ['activity', 'lair', 'personalities', 'plans', 'plots'],
  zones: {
    ...piles,
    achievements: { per: 'seat', sees: 'all' },
    achievementsDown: { per: 'seat', sees: 'none' },
    constructionGone: { per: 'table', sees: 'all', from: 'constructionLegends' },
    critterGone: { per: 'table', sees: 'all', from: 'critterLegends' },
    ...temperZones,
  },
  places: { ...tiles, ...temperTiles },
  facts: { told: { activity: activityTold } }, // OQ-NW-02
  automa: {
    id: 'nightweave',
    workers: [2, 1, 2, 3], // R-NW-SETUP-12, R-NW-PREP-11
    turn: call('turn'),
    first: true, // R-NW-GEN-01
    arrow: 'activityOpen',
    hand: [1, 2], // R-NW-SETUP-05
    spaces: 15, // R-NW-GEN-11
    ignoresText: true, // R-NW-GEN-04, R-NW-GEN-05, R-NW-GEN-09
    together: TOGETHER,
    // R-NW-GEN-06, R-NW-GEN-07; nobody gives anything to who has ended (R-NW-END-04)
    given: {
      cards: seq(points({ size: 'cards' }), SHUFFLE_HAND),
      goods: draw({ sum: 'gained' }),
    },
    bonus,
    reacts: [
      { to: 'boardLaid', then: seq(layActivity, dealTemper) },
      { to: 'drew', then: SHUFFLE_HAND },
      { to: 'visited', then: mark('busy') },
      { to: 'visited', piece: 'nightweave', then: mark('busy') },
      { to: 'visited', piece: 'nightweave', at: [{ in: 'meadow' }], then: call('placed') },
      { to: 'recalled', then: call('recalled') }, // R-NW-PREP-02 to R-NW-PREP-05
      // The Meadow is filled once, when all else is done (OQ-NW-39)
      { to: 'prepared', then: seq(when({ season: ['summer', 'autumn'] }, call('legend')), REFILL) },
      { to: 'passed', then: call('ends') },
    ],
    scoring,
  },
  effects,
  text,
};
