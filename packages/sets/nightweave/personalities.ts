import type { Effect, Filter, Standing } from '@everdell/engine';
import { call, LEVEL, points, REFILL, seq } from './words.ts';
import { GOODS, her, inAnyCase, minus, type Temper } from './webs.ts';

/** Her 8 Personalities: what becomes of the Meadow cards beside her. Nothing is adjacent at the Station (OQ-NW-25). */

const BESIDE: readonly Filter[] = [{ adjacent: 'nightweave' }, { in: 'meadow' }]; // R-NW-MOD-04
/** R-NW-MOD-05, R-NW-MOD-06: when one is drawn or played, before all else, and never when it is discarded. */
const onTaking = (toll: Pick<Extract<Standing, { rule: 'toll' }>, 'pay' | 'then'>): readonly Standing[] =>
  (['take', 'play'] as const).map((on) => ({ rule: 'toll', on, where: BESIDE, ...toll, binds: 'others' }));

const DISCARD_BESIDE: Effect = seq(
  { do: 'move', what: { in: 'meadow', where: BESIDE }, to: { zone: 'discard' }, unfilled: true },
  REFILL,
);
/** Not diagonally; the Meadow is filled after all that she does then (OQ-NW-41). */
const COLLECT: Effect = {
  do: 'move',
  what: { in: 'meadow', where: [{ nextTo: 'nightweave' }] },
  to: { zone: 'achievements' },
  unfilled: true,
};
/** What the card taken is worth, 1 at least. */
const VALUE = {
  when: { is: { pointsOf: 'card' }, atLeast: 1 },
  then: { pointsOf: 'card' },
  else: 1,
} as const;

export const personalities = {
  narcissistic: {
    rules: [{ rule: 'bars', take: BESIDE, play: BESIDE, binds: 'others' }],
    reacts: [{ to: 'settled', from: 'meadow', at: [{ adjacent: 'nightweave' }], then: points(LEVEL) }],
  },
  // The card taken is not in hand yet (OQ-NW-18); with two drawn, the first is by then (OQ-NW-70).
  nasty: {
    rules: onTaking({
      then: inAnyCase({
        do: 'discard',
        max: VALUE,
        as: 'dropped',
        then: {
          do: 'spend',
          upTo: { total: [VALUE, minus({ size: 'dropped' })] },
          among: GOODS,
          as: 'paid',
          evenNone: true,
          then: her(points({ total: [VALUE, minus({ size: 'dropped' }), minus({ sum: 'paid' })] })),
        },
      }),
    }),
  },
  naysayer: {
    rules: onTaking({
      then: {
        do: 'pick',
        from: { in: 'hand', where: [{ sameColour: 'card' }] },
        min: 1,
        max: 1,
        as: 'laid',
        then: { do: 'move', what: 'laid', to: { slot: 'at' } },
      },
    }),
  },
  needy: { rules: onTaking({ pay: { points: 1 }, then: her(points(1)) }) },
  nefarious: {
    reacts: [
      { to: 'preparing', then: COLLECT },
      { to: 'passed', then: COLLECT },
    ],
  },
  neglectful: { effect: DISCARD_BESIDE, rules: onTaking({ then: her(DISCARD_BESIDE) }) },
  nonchalant: { rules: onTaking({ then: her(seq(REFILL, call('moves'), REFILL)) }) },
  noteworthy: { rules: [{ rule: 'dearer', cards: BESIDE, by: { berry: 1 }, evenFree: true, binds: 'others' }] },
} as const satisfies Readonly<Record<string, Temper>>;

export type PersonalityId = keyof typeof personalities;
export const PERSONALITIES = Object.keys(personalities) as PersonalityId[];
