import type { Reword } from './types.ts';

/** Giving resources, giving cards and giving either are one word; which resources may be given is said by `goods`. */
export const giving: Readonly<Record<string, Reword>> = {
  giveGoods: ({ among, ...word }) => ({ ...word, do: 'give', of: 'goods', goods: among }),
  giveCards: (word) => ({ ...word, do: 'give', of: 'cards' }),
  gifts: (word) => ({ ...word, do: 'give', of: 'units', upTo: true, severally: true }),
};
