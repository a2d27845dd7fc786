import type { Format } from '../format.ts';

/** What the special Farms offer. */
export const format: Format = {
  id: 'through-every-season',
  answers: {
    words: { cards: ['draw'], berry: ['berries'], any: ['resource', 'resources', 'gain'] },
  },
};
