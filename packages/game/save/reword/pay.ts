import type { Reword } from './types.ts';

/** Prices, an op for each kind, and the token that a card could return. */
export const pay: Readonly<Record<string, Reword>> = {
  pay: ({ what }) => ({ do: 'pay', goods: what }),
  payAny: ({ n }) => ({ do: 'pay', any: n }),
  payPoints: ({ n }) => ({ do: 'pay', points: n }),
  discardColours: ({ n }) => ({ do: 'pay', cardsOf: { n, different: 'colour' } }),
  useToken: ({ then }) => ({ do: 'may', then: { do: 'seq', steps: [{ do: 'pay', tokens: 1 }, then] } }),
};
