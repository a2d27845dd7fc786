/** What the server's thread and the thread of the embedded database say to each other: one question, one answer. */

/** All that is ever bound. The driver ends the whole process on a boolean and takes `undefined` without a word. */
export type Value = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** Unless it touches a row, nothing of its unit is done. */
  readonly needed?: boolean;
}

/** Statements that are done together or not at all. */
export type Statements = readonly Statement[];

/** A move, by its values only: the thread of the database knows the statements. It does all of it or, on a conflict, nothing. */
export interface AppendUnit {
  readonly table: string;
  readonly revision: number;
  readonly version: number;
  readonly at: number;
  readonly request: string | null;
  readonly entry: string;
  readonly status: string;
  readonly decider: number | null;
  readonly turnAt: number;
  readonly workAt: number | null;
  /** Not a value to be bound: leaves out what has not changed. */
  readonly steady: boolean;
  readonly rules: number;
  readonly snapshot: string;
}

export type Unit = Statements | AppendUnit;

export function isAppend(unit: Unit): unit is AppendUnit {
  return !Array.isArray(unit);
}

export interface Outcome {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export interface Failure {
  /** SQLite's name of the error, if it was SQLite's. */
  readonly code: string | undefined;
  readonly message: string;
}

export type UnitResult =
  | { readonly kind: 'done'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'unmet' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type Question =
  | { readonly ask: 'open'; readonly file: string }
  /** Many units, one transaction, one wait for the disk. */
  | { readonly ask: 'group'; readonly units: readonly Unit[] }
  /** A transaction that is led from outside, statement by statement. */
  | { readonly ask: 'begin' | 'commit' | 'rollback' }
  | { readonly ask: 'statement'; readonly statement: Statement }
  | { readonly ask: 'backup'; readonly file: string }
  | { readonly ask: 'close' };

/** Of a group one result a unit, of a statement one, else none. A failure means that none of it was done. */
export type Answer = { readonly results: readonly UnitResult[] } | { readonly failure: Failure };
