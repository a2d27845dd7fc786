import type { Module } from '@everdell/engine';
import { ANSWER, plays } from './plays.ts';
import { score } from './score.ts';
import { MEADOW_WORKERS, prepares, setUp, takeBasicEvents } from './seasons.ts';
import { VARIANTS } from './seat.ts';
import { slice } from './slice.ts';
import { text } from './text.ts';

/** Solo play against Rugwort: an automa that takes no turns but answers each of the human's (R-RUG-06). */
export const rugwort: Module = {
  id: 'rugwort',
  needs: ['base'],
  players: [1],
  setUpFor: 2, // R-RUG-01
  options: {
    'rugwort.year': { values: [1, 2, 3], default: 1 },
    'rugwort.variants': { values: VARIANTS, default: [], several: true },
  },
  slice: { rugwort: slice },
  automa: {
    id: 'rugwort',
    workers: 2 + MEADOW_WORKERS,
    shuts: true, // R-RUG-19
    refusesGifts: true, // R-RUG-13
    ignoresText: true, // R-RUG-10
    intruded: {
      // R-RUG-18
      do: 'seq',
      steps: [
        { do: 'move', what: 'card', to: { zone: 'discard' } },
        {
          do: 'pick',
          from: { in: 'city', of: 'rivals' },
          min: 1,
          max: 1,
          as: 'removed',
          then: { do: 'move', what: 'removed', to: { zone: 'discard' } },
        },
      ],
    },
    reacts: [
      { to: 'starting', then: { do: 'code', id: 'rugwort.setsUp' } },
      { to: 'playDone', then: ANSWER },
      { to: 'prepared', then: { do: 'code', id: 'rugwort.prepares' } },
      { to: 'passed', then: { do: 'code', id: 'rugwort.takesBasicEvents' } },
    ],
    score,
  },
  code: {
    'rugwort.setsUp': setUp,
    'rugwort.plays': plays,
    'rugwort.prepares': prepares,
    'rugwort.takesBasicEvents': takeBasicEvents,
  },
  text,
};
