import { openEmbedded, type EmbeddedOptions } from './embedded/backend.ts';
import { Queries } from './queries.ts';
import type { Store } from './store.ts';

export { DATABASE_FILE } from './embedded/backend.ts';
export { StoreError, type StoreErrorCode } from './errors.ts';
export type * from './store.ts';

export type StoreOptions = EmbeddedOptions;

/** Opens the store and brings its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return new Queries(await openEmbedded(options));
}
