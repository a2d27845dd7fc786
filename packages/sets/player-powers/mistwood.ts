import type { Effect, Filter } from '@everdell/engine';
import { call, gain, handLimit, lacking, seq, type Power } from './words.ts';

const topFarm: Effect = { do: 'playCard', from: { in: 'farmStack' }, terms: { free: true }, optional: true };

/** Where the figure of the Spiders may stand, in the sets that are there. */
const LAIRS: Filter = {
  any: [
    { row: 'basic' },
    { row: 'forest' },
    { row: 'haven' },
    { row: 'journey' },
    { row: 'market' },
    { row: 'station' },
    { row: 'knoll' },
  ],
};

const movesSpider: Effect = {
  do: 'pick',
  from: { in: 'locations', where: [LAIRS, { board: true }, { not: { marked: 'spider' } }] },
  min: 1,
  max: 1,
  as: 'place',
  ask: 'moveSpider',
  then: seq({ do: 'unmark', of: 'spider' }, { do: 'mark', of: 'spider', on: 'place' }),
};
const caught: Effect = seq(lacking, { do: 'draw', n: 1 }, call('movesSpider'));

export const effectsOfMistwood = { 'player-powers.movesSpider': movesSpider };

/** The four of Mistwood. */
export const ofMistwood = {
  butterflies: {
    rules: [handLimit(4)],
    reacts: [
      { to: 'seated', then: { do: 'sit', as: 'first' } },
      { to: 'dealt', then: { do: 'draw', n: { handRoom: true } } },
    ],
  },
  pigs: {
    rules: [{ rule: 'noSpace', cards: [{ card: 'farm' }] }],
    reacts: [
      {
        to: 'deckBuilt',
        then: { do: 'move', what: { in: 'deck', where: [{ card: 'farm' }] }, to: { zone: 'farmStack' } },
      },
      { to: 'starting', then: topFarm },
      { to: 'prepared', then: topFarm },
      { to: 'playDone', by: 'others', from: 'farmStack', then: { do: 'points', n: 2 } },
    ],
  },
  spiders: {
    reacts: [
      { to: 'seated', then: { do: 'sit', as: 'last' } },
      { to: 'starting', then: call('movesSpider') },
      { to: 'visitDone', piece: 'worker', at: [{ marked: 'spider' }], then: caught },
      { to: 'visitDone', by: 'others', at: [{ marked: 'spider' }], then: caught },
    ],
  },
  stoats: {
    reacts: [
      {
        to: 'playDone',
        then: {
          do: 'option',
          optional: true,
          choices: [
            {
              id: 'two',
              then: seq({ do: 'pay', cards: 2 }, { do: 'gainAny', n: 1, among: ['berry', 'twig', 'resin'] }),
            },
            { id: 'three', then: seq({ do: 'pay', cards: 3 }, gain({ pebble: 1 })) },
          ],
        },
      },
    ],
  },
} as const satisfies Record<string, Power>;
