import type { Module } from '@everdell/engine';
import { ANSWER, intruded, plays } from './answers.ts';
import { options } from './options.ts';
import { scoring } from './scoring.ts';
import { prepares, setsUp, takesBasicEvents, WORKERS } from './seasons.ts';
import { text } from './text.ts';

/** Solo play against Rugwort: an automa that takes no turns but answers each of the human's (R-RUG-06). */
export const rugwort: Module = {
  id: 'rugwort',
  needs: ['base'],
  players: [1],
  setUpFor: 2, // R-RUG-01
  options,
  automa: {
    id: 'rugwort',
    workers: WORKERS,
    shuts: true, // R-RUG-19
    given: {}, // R-RUG-13
    ignoresText: true, // R-RUG-10
    intruded,
    reacts: [
      { to: 'starting', then: { do: 'call', id: 'rugwort.setsUp' } },
      { to: 'playDone', by: 'others', then: ANSWER },
      { to: 'prepared', by: 'others', then: { do: 'call', id: 'rugwort.prepares' } },
      { to: 'passed', by: 'others', then: { do: 'call', id: 'rugwort.takesBasicEvents' } },
    ],
    scoring,
  },
  effects: {
    'rugwort.setsUp': setsUp,
    'rugwort.plays': plays,
    'rugwort.prepares': prepares,
    'rugwort.takesBasicEvents': takesBasicEvents,
  },
  text,
};
