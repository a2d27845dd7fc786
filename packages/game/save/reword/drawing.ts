import type { Reword } from './types.ts';

/** Drawing up to the hand limit and drawing from the Meadow are ways to draw. */
export const drawing: Readonly<Record<string, Reword>> = {
  drawToLimit: () => ({ do: 'draw', n: { handRoom: true } }),
  drawMeadow: (word) => ({ ...word, do: 'draw', from: ['meadow'] }),
};
