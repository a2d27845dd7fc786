import type { Format } from '../format.ts';

/** What the Robber asks. */
export const format: Format = {
  id: 'rugwort-cards',
  answers: { keys: { swapHands: ['player', 'to'] } },
};
