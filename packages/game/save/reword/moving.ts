import type { Reword } from './types.ts';

const discarded: Reword = ({ what }) => ({ do: 'move', what, to: { zone: 'discard' } });
const beneath = { beneath: 'self' };

/** Cards that are put elsewhere, by an op for each way. */
export const moving: Readonly<Record<string, Reword>> = {
  raze: discarded,
  scrap: discarded,
  tuck: ({ what }) => ({ do: 'move', what, to: beneath }),
  take: ({ what }) => ({ do: 'move', what, to: { zone: 'hand' } }),
  sortRevealed: () => ({
    do: 'pick',
    from: { in: 'revealed' },
    min: 0,
    max: { handRoom: true },
    as: 'kept',
    ask: 'sortRevealed',
    then: {
      do: 'seq',
      steps: [
        { do: 'move', what: 'kept', to: { zone: 'hand' } },
        { do: 'move', what: { in: 'revealed' }, to: beneath },
      ],
    },
  }),
};
