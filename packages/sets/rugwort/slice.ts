import type { Rules, SliceDef } from '@everdell/engine';

export interface RugwortState {
  /** Cards the human has played in this action that he has not answered yet. */
  owed: number;
  /** The last roll of the die, 0 before the first. */
  lastRoll: number;
}

declare module '@everdell/engine' {
  interface Slices {
    rugwort: RugwortState;
  }
}

export const slice: SliceDef<RugwortState> = {
  init: (_g: Rules) => ({ owed: 0, lastRoll: 0 }),
  clone: (x) => ({ owed: x.owed, lastRoll: x.lastRoll }),
  view: (x) => ({ owed: x.owed, lastRoll: x.lastRoll }),
};
