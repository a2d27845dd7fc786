import type { SliceDef } from '../content/rules.ts';

/** What the last roll showed, 0 before the first. Games where nobody asks for it have no such slice. */
export const lastRollSlice: SliceDef<number> = {
  init: () => 0,
  clone: (value) => value,
  view: (value) => value,
};
