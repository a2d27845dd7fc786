import type { Reword } from './types.ts';

/** Discarding out of the Meadow is discarding from there. */
export const discarding: Readonly<Record<string, Reword>> = {
  discardMeadow: ({ n }) => ({ do: 'discard', min: n, max: n, from: ['meadow'] }),
};
