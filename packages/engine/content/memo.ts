import type { Amount, Cond, Filter, Scope } from '../effects/types.ts';
import type { Bundle } from './resources.ts';
import type { GameState, Holder } from '../state/types.ts';

/** Does the card or place pass in this position? */
export type FilterTest = (s: GameState, sc: Scope, at: Holder) => boolean;

/** Filters compiled once: which designs pass, and what of the position has to be looked at besides. */
export interface FilterPlan {
  /** By design: 1 = passes. */
  readonly passes: Uint8Array;
  /** Nothing of the position has to be looked at. */
  readonly fixed: boolean;
  readonly other: boolean;
  readonly activatable: boolean;
  /** What else of the position is looked at. */
  readonly tests: readonly FilterTest[];
}

/** The same for locations. */
export interface LocationPlan {
  /** By place: 1 = passes. */
  readonly places: Uint8Array;
  /** Rows with places that pass. */
  readonly rows: readonly number[];
  /** By design: 1 = is a location and passes; null = none does. */
  readonly designs: Uint8Array | null;
  readonly tests: readonly FilterTest[];
}

/** Reads something off a position. */
export type Reading<T> = (s: GameState, sc: Scope) => T;

/** Words of the content as a game reads them, worked out at first use: asking an object for its kind takes longer than the answer. */
export interface Memo {
  readonly filters: WeakMap<readonly Filter[], FilterPlan>;
  /** All of the filters, for what is no card. */
  readonly tests: WeakMap<readonly Filter[], readonly FilterTest[]>;
  readonly locations: WeakMap<readonly Filter[], LocationPlan>;
  readonly amounts: WeakMap<Exclude<Amount, number>, Reading<number>>;
  readonly conds: WeakMap<Cond, Reading<boolean>>;
  /** Of what acts ask for: does it speak of the case that is done? */
  readonly asksForCase: WeakMap<Cond, boolean>;
  /** By resource. */
  readonly bundles: WeakMap<Bundle, readonly number[]>;
}

export function newMemo(): Memo {
  return {
    filters: new WeakMap(),
    tests: new WeakMap(),
    locations: new WeakMap(),
    amounts: new WeakMap(),
    conds: new WeakMap(),
    asksForCase: new WeakMap(),
    bundles: new WeakMap(),
  };
}
