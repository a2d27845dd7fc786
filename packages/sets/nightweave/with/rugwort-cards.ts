import type { Effect, ModuleBridge, Query } from '@everdell/engine';
import '../../rugwort-cards/vocabulary.ts';
import { atLeast, call, pick, ROOM, seq, when } from '../words.ts';

/** The three Rugwort cards with her: R-NW-EXP-09 to R-NW-EXP-12. */

const ROWDY = 'rugwort-the-rowdy';
/** Green cards of the person at whom the arrow points; what never leaves a city stays. */
const THEIRS: Query = {
  in: 'city',
  of: 'rivals',
  where: [{ owner: 'target' }, { colour: 'green' }, { not: { lasting: true } }, { not: { card: ROWDY } }],
};

/** The most valuable one comes to her, even into a full city; he goes there, and two hand cards are discarded. */
const brawls: Effect = when(
  atLeast(1, { count: THEIRS }),
  pick(
    THEIRS,
    'target',
    seq(
      { do: 'move', what: 'taken', to: { into: 'city' }, unfilled: true },
      {
        do: 'as',
        seat: 'target',
        then: seq(
          { do: 'move', what: 'card', to: { into: 'city' }, unfilled: true },
          { do: 'discard', min: 2, max: 2, as: 'shed' },
        ),
      },
    ),
    { as: 'taken', prefer: [{ most: { pointsOf: 'taken' } }] },
  ),
);

export const withRugwortCards: ModuleBridge = {
  needs: ['nightweave', 'rugwort-cards'],
  automa: {
    plays: [
      { card: [{ card: ROWDY }], then: brawls },
      {
        card: [{ card: 'rugwort-the-robber' }], // R-NW-EXP-11, OQ-NW-37
        then: when(
          ROOM,
          seq({ do: 'move', what: 'card', to: { into: 'city' }, unfilled: true }, { do: 'swapHands', with: 'target' }),
        ),
      },
    ],
    reacts: [
      // R-NW-EXP-10
      {
        to: 'playDone',
        by: 'others',
        card: [{ card: ROWDY }, { owner: 'me' }],
        then: seq(call('discard'), call('discard')),
      },
    ],
    scoring: [
      { id: 'ruler', amount: { when: { has: ['rugwort-the-ruler'] }, then: { atOneRival: { events: 'any' } } } },
    ],
  },
  text: {
    en: { scores: { ruler: 'Rugwort the Ruler' } },
    es: { scores: { ruler: 'Rugwort el Soberano' } },
  },
};
