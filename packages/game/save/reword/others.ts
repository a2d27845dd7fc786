import type { Reword } from './types.ts';

/** Words that were locked in a module, the call of a function by another name, and the two halves of playing a card out of the deck. */
export const others: Readonly<Record<string, Reword>> = {
  rule: ({ id }) => ({ do: 'code', id }),
  playFromDeck: ({ card, terms }) => ({
    do: 'search',
    where: [{ card }],
    as: 'found',
    then: { do: 'playCard', from: { in: 'revealed', among: 'found' }, terms },
  }),
  nameColour: ({ colours, as, then }) => ({ do: 'name', of: 'colour', among: colours, as, then }),
  revealOn: ({ cost, as, then }) => ({ do: 'revealOn', cost: { goods: cost }, as, then }),
  othersDraw: ({ each }) => ({
    do: 'forSeats',
    who: 'others',
    then: { do: 'draw', n: { count: { in: 'city', where: each } } },
  }),
};
