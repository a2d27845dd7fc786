import type { Task } from '../effects/types.ts';
import type { CardIx, Holder, Seat, Uid } from './ids.ts';

export type { CardIx, Holder, Seat, Uid } from './ids.ts';

/** Where a worker is when it stands on no holder. */
export const WORKER = { home: -1, waiting: -2, gone: -3, adrift: -4, lent: -5 } as const;

export const EMPTY_SPACE = -1;
/** An empty slot of a made-up position that is not refilled. */
export const BARE_SPACE = -2;

export type OptionValue = string | number | boolean | readonly string[];

/** By card or tile: the fields that somebody who owns it has corrected; null = it has none of that. */
export type Facts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a game is set up from, besides its seed. */
export interface Setup {
  readonly modules: readonly string[];
  /** Human seats. */
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Absent = everything is as the modules have it. */
  readonly facts?: Facts;
}

export interface SeatState {
  /** Supply, in the order of the compiled resource list. */
  res: number[];
  /** Loose point tokens. */
  points: number;
  /** Per worker: the holder it stands on, or one of WORKER. */
  workers: Holder[];
  season: number;
  passed: boolean;
}

/** State that only some games have: of the engine's own mechanisms, and of modules, which merge theirs in. */
export interface Slices {
  /** Where the pieces besides workers stand, by seat: see state/figures.ts. */
  figures: Holder[][];
  /** Workers of special kinds: see state/kinds.ts. */
  kinds: readonly (readonly number[])[];
  /** Cards that lie on others: see state/guests.ts. */
  guests: readonly (readonly number[])[];
  /** Tokens that mark something: see state/marks.ts. */
  marks: Readonly<Record<string, readonly Holder[]>>;
  /** Cards on which another was laid as it was played: see state/covers.ts. */
  covers: readonly (readonly number[])[];
  /** All seats in the order of play, where that is not clockwise; empty = it is: see state/order.ts. */
  order: readonly Seat[];
  /** Workers that serve an automa: see state/lent.ts. */
  lent: readonly (readonly number[])[];
  /** What the die showed last, where somebody remembers: see state/dice.ts. */
  lastRoll: number;
}

/**
 * The whole game as plain JSON. The log is not part of it. Lists that are `readonly` change seldom: clones share them, and
 * who changes one puts another in its place (state/vectors.ts).
 */
export interface GameState {
  readonly format: 3;
  readonly setup: Setup;
  /** Uid -> design; never changes while a game runs, so clones share it. */
  readonly cardOf: readonly CardIx[];
  /** The generator of all chance: see rng/rng.ts. */
  rng: number[];
  /** Results that a set-up position fixes for the coming die rolls; empty in an ordinary game. */
  dice: readonly number[];
  /** Grows whenever somebody learns something hidden that was not theirs to show, or chance is used. */
  reveals: number;
  /** Turns begun so far. */
  turn: number;
  /** The seat whose turn it is; in the set-up, who begins. */
  active: Seat;
  /** Cards by zone (row of the compiled zone table); the last card of a pile is its top, and EMPTY_SPACE an empty slot. */
  zones: Uid[][];
  /** Board places in play by row (basic, forest, ...); EMPTY_SPACE marks an empty clearing. */
  rows: (readonly Holder[])[];
  seats: SeatState[];
  /** By Uid: 1 when an occupied token lies on the Construction. */
  occupied: readonly number[];
  /** By holder: point tokens lying on it. */
  tokens: readonly number[];
  /** Resources lying on holders: [holder, amount of each resource...]. */
  goods: readonly (readonly number[])[];
  /** Cards lying beneath holders: [holder, uid, uid...]. */
  beneath: readonly (readonly number[])[];
  slices: Partial<Slices>;
  /** What is still to be done; the last one is next, and pending decisions are tasks like any other. */
  stack: Task[];
}
