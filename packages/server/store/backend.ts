import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Schema } from './schema.ts';
import type { Append, Notice, Store } from './store.ts';

/** A statement among others that are done together or not at all. */
export interface Step {
  readonly query: CompiledQuery;
  /** Unless it touches a row, nothing of the whole is done. */
  readonly needed?: boolean;
}

/** One database: what the common queries need of it, and the little that each does in its own way. */
export interface Backend {
  readonly kind: Store['kind'];
  readonly db: Kysely<Schema>;
  /** All steps or none; undefined = a needed step found nothing. The notice goes out when they are done. */
  together(steps: readonly Step[], notice?: Notice): Promise<readonly QueryResult<unknown>[] | undefined>;
  /** False = a conflict. */
  append(append: Append, notice: Notice): Promise<boolean>;
  publish(notice: Notice): Promise<void>;
  listen(listener: (notice: Notice | 'missed') => void): () => void;
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
