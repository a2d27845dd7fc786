import type { Amount, Cond, Filter, Scope } from '../effects/types.ts';
import type { GameState } from '../state/types.ts';

/** Filters compiled once: which designs pass, and what of the position has to be looked at besides. */
export interface FilterPlan {
  /** By design: 1 = passes. */
  readonly passes: Uint8Array;
  /** Nothing of the position has to be looked at. */
  readonly fixed: boolean;
  readonly other: boolean;
  readonly activatable: boolean;
  /** Filters of modules that look at the position. */
  readonly further: readonly Filter[];
}

/** Reads something off a position. */
export type Reading<T> = (s: GameState, sc: Scope) => T;

/** Words of the content as a game reads them, worked out at first use: asking an object for its kind takes longer than the answer. */
export interface Memo {
  readonly filters: WeakMap<readonly Filter[], FilterPlan>;
  readonly amounts: WeakMap<Exclude<Amount, number>, Reading<number>>;
  readonly conds: WeakMap<Cond, Reading<boolean>>;
}

export function newMemo(): Memo {
  return { filters: new WeakMap(), amounts: new WeakMap(), conds: new WeakMap() };
}
