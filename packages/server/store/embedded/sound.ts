import Database from 'libsql';
import { linkSync, renameSync, rmSync, statSync } from 'node:fs';

/** Up to this size the whole file is looked through at the start, which takes about a second; of a larger one the part that is not the games' own. */
export const CHECKED_BYTES = 512 * 1024 * 1024;
const SMALL_TABLES = ['schema_versions', 'guests', 'tables', 'members'];

/** The file is there but is not, or no longer, a store: it must not be written to. */
export class Damaged extends Error {
  readonly code = 'EVERDELL_DAMAGED';
}

/**
 * Makes the file if there is none. SQLite takes an empty file for a new database, and throws away what is written beside
 * it; to us an empty file is one that has lost its content, since ours are never empty under their own name.
 */
export function prepareFile(file: string): void {
  const bytes = sizeOf(file);
  if (bytes === 0) throw new Damaged('it is empty');
  if (bytes !== undefined) return;
  for (const beside of ['-wal', '-journal'])
    if ((sizeOf(file + beside) ?? 0) > 0)
      throw new Damaged(`it is missing, but there is a ${file}${beside} with its latest changes`);
  const draft = `${file}.new-${process.pid}`;
  for (const old of [draft, `${draft}-journal`]) rmSync(old, { force: true });
  const database = new Database(draft);
  database.pragma('application_id = 1163284850'); // whatever is written makes it a database
  database.close();
  putInPlace(draft, file);
}

/** Never over a file that another server has just made. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    if (!isThere) return renameSync(draft, file); // a disk that knows no links
  }
  rmSync(draft, { force: true });
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/** Looks for what is broken in a database that is open and ours alone. */
export function checkSound(database: Database.Database, file: string): void {
  const tables = named(database.prepare(`select name from sqlite_master where type = 'table'`).all());
  if (tables.length > 0 && !tables.includes('schema_versions'))
    throw new Damaged('it is a database of another program');
  const isSmall = (sizeOf(file) ?? 0) + (sizeOf(`${file}-wal`) ?? 0) <= CHECKED_BYTES;
  const parts = isSmall ? ['1'] : SMALL_TABLES.filter((table) => tables.includes(table));
  for (const part of parts) {
    const [found] = database.prepare(`pragma quick_check(${part})`).all() as Record<string, unknown>[];
    const [said] = Object.values(found ?? {});
    if (said !== 'ok') throw new Damaged(`a part of it is broken: ${String(said).replaceAll('\n', ' ').slice(0, 200)}`);
  }
}

const named = (rows: unknown): string[] => (rows as { name: string }[]).map(({ name }) => name);
