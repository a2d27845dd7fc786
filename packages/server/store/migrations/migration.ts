import type { ColumnDataType, Kysely } from 'kysely';

/** The only thing in which the tables of the two databases differ. */
export interface ColumnTypes {
  readonly json: ColumnDataType;
}

/** One step forward. Once released it is never changed: what has to be otherwise comes with the next. */
export interface Migration {
  /** 1, 2, 3 ... */
  readonly version: number;
  up(db: Kysely<unknown>, types: ColumnTypes): Promise<void>;
}
