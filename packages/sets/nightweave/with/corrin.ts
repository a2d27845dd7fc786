import type { ModuleBridge } from '@everdell/engine';
import { ROOM, when } from '../words.ts';

/** Corrin's cards go to her lair; like any they need room when they are played (R-NW-EXP-13, OQ-NW-34). */
export const withCorrin: ModuleBridge = {
  needs: ['nightweave', 'corrin'],
  automa: {
    plays: [
      {
        card: [{ set: 'corrin' }],
        then: when(ROOM, { do: 'move', what: 'card', to: { zone: 'achievements' }, unfilled: true }),
      },
    ],
  },
};
