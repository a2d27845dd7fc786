import { TABLES } from './0001-tables.ts';
import type { Migration } from './migration.ts';

export type { ColumnTypes, Migration } from './migration.ts';

/** In the order in which they are made. */
export const MIGRATIONS: readonly Migration[] = [TABLES];
