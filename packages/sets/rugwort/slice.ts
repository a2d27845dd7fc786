import type { Rules, SliceDef } from '@everdell/engine';

export interface RugwortState {
  /** The last roll of the die, 0 before the first. */
  lastRoll: number;
}

declare module '@everdell/engine' {
  interface Slices {
    rugwort: RugwortState;
  }
}

export const slice: SliceDef<RugwortState> = {
  init: (_g: Rules) => ({ lastRoll: 0 }),
  clone: (x) => ({ lastRoll: x.lastRoll }),
  view: (x) => ({ lastRoll: x.lastRoll }),
};
