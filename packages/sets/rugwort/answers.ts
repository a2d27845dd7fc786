import type { Effect } from '@everdell/engine';
import { variant } from './options.ts';

/** His answers to what the human plays. */

const WORST = 8;

/** Cranky (R-RUG-38). */
export const losesCard: Effect = {
  do: 'when',
  if: { all: [{ option: variant('cranky') }, { is: { sum: 'die' }, atLeast: WORST }] },
  then: {
    do: 'as',
    seat: 'actor',
    then: {
      do: 'pick',
      from: { in: 'hand' },
      min: 1,
      max: 1,
      by: 'chance',
      as: 'lost',
      then: { do: 'move', what: 'lost', to: { zone: 'discard' } },
    },
  },
};

/** The card in the space that the die tells, even if a worker of his stands there (R-RUG-09, R-RUG-20). */
const playsCard: Effect = {
  do: 'pick',
  from: { in: 'meadow', where: [{ slot: 'die' }] },
  min: 1,
  max: 1,
  by: 'first',
  as: 'it',
  then: {
    do: 'seq',
    steps: [
      { do: 'settle', what: 'it' },
      { do: 'refill', of: ['meadow'] },
    ],
  },
};

/** R-RUG-41. */
export const luckyAgain: Effect = { do: 'when', if: { option: variant('lucky') }, then: { do: 'points', n: 1 } };

export const plays: Effect = {
  do: 'roll',
  sides: 8,
  as: 'die',
  again: luckyAgain,
  then: { do: 'seq', steps: [losesCard, playsCard] },
};

/** One card for each card the human played in this action, once all of that is resolved (R-RUG-07, R-RUG-12). */
export const ANSWER: Effect = { do: 'later', until: 'actionDone', then: { do: 'call', id: 'rugwort.plays' } };

/** A card that the human puts into his city (R-RUG-18). */
export const intruded: Effect = {
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
};
