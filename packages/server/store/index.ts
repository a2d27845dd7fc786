import { openEmbedded, type EmbeddedOptions } from './embedded/backend.ts';
import { openPostgres, type PostgresOptions } from './postgres/backend.ts';
import { Queries } from './queries.ts';
import type { Store } from './store.ts';

export { DATABASE_FILE } from './embedded/file.ts';
export { StoreError, type StoreErrorCode } from './errors.ts';
export type * from './store.ts';

/** A folder of this machine, or a PostgreSQL that any number of servers share. */
export type StoreOptions = EmbeddedOptions | PostgresOptions;

/** Opens the store and brings its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return new Queries(await ('databaseUrl' in options ? openPostgres(options) : openEmbedded(options)));
}
