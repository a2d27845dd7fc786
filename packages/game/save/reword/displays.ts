import type { Reword } from './types.ts';

/** The Meadow was the only display, and nobody asked for the space that a card had come from. */
export const displays: Readonly<Record<string, Reword>> = {
  payFor: (word) => ({ ...word, at: -1 }),
  refill: () => ({ do: 'refill', of: ['meadow'] }),
};
