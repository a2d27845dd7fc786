import type { Cond, Effect, Filter } from '@everdell/engine';
import { activate, basicOrForest, green, kept, may, none, seq, type Power } from './words.ts';

/** What the Snails activate: not what R-POWER-SNAILS-02 leaves out. */
const copied: readonly Filter[] = [
  ...green,
  none({ card: 'bank' }, { card: 'storehouse' }, { card: 'rugwort-the-rowdy' }),
];
const cardsLeft: Cond = { is: { count: { in: 'snailStack' } }, atLeast: 1 };
const copies: Effect = may(
  seq(
    { do: 'deal', n: 1, from: 'snailStack', to: { zone: 'hand' }, whose: 'actor' },
    activate({ in: 'city', of: 'all', among: 'card' }),
  ),
);

/** The four of Newleaf. */
export const ofNewleaf = {
  bats: {
    reacts: [
      {
        to: 'playDone',
        then: {
          do: 'pick',
          from: { in: 'meadow' },
          min: 0,
          max: 1,
          as: 'kept',
          ask: 'archive',
          then: { do: 'move', what: 'kept', to: { zone: 'archive' } },
        },
      },
    ],
  },
  cats: {
    rules: [
      { rule: 'joins', past: 'others', piece: 'worker', at: basicOrForest },
      { rule: 'joins', past: 'others', piece: 'worker', at: [{ colour: 'red' }, { owner: 'me' }] },
      {
        rule: 'joins',
        past: 'others',
        closed: true,
        piece: 'worker',
        at: [{ colour: 'red' }, { owner: 'others' }, none(...kept)],
      },
    ],
  },
  honeybees: {
    reacts: [
      {
        to: 'playDone',
        card: [{ not: { colour: 'green' } }],
        if: { not: { season: 'autumn' } },
        then: may(seq({ do: 'pay', cards: 1 }, activate({ in: 'city', where: green }))),
      },
    ],
  },
  snails: {
    reacts: [
      { to: 'dealt', then: { do: 'deal', n: 7, from: 'deck', to: { zone: 'snailStack' } } },
      { to: 'playDone', by: 'others', card: copied, if: cardsLeft, then: copies },
      { to: 'settled', by: 'others', card: copied, if: cardsLeft, then: copies }, // an automa plays cards in its own way
    ],
  },
} as const satisfies Record<string, Power>;
