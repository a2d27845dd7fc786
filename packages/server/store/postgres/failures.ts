import pg from 'pg';
import { StoreError } from '../errors.ts';

/** Classes of error codes that say that the server cannot work now: connection, resources, operator, I/O, standby, retry. */
const UNAVAILABLE = /^(08|53|57|58|25006|40)/;

/** What PostgreSQL or the connection to it says, in the words of the store. */
export function storeErrorOf(error: unknown, place: string): StoreError {
  if (error instanceof StoreError) return error;
  const { code, message } = describe(error);
  if (error instanceof pg.DatabaseError) {
    const said = `${message} (${code})`;
    if (code === '23505') return new StoreError('duplicate', `it is stored already: ${said}`);
    if (code === '23503') return new StoreError('missing', `what it belongs to is not stored: ${said}`);
    if (code.startsWith('22')) return new StoreError('value', `this cannot be stored: ${said}`);
    if (!UNAVAILABLE.test(code)) return new StoreError('unknown', `PostgreSQL at ${place} failed: ${said}`);
    return new StoreError('unavailable', `PostgreSQL at ${place} cannot work at the moment: ${said}`);
  }
  if (/after calling end/.test(message)) return new StoreError('closed', 'the store is closed');
  return new StoreError(
    'unavailable',
    `PostgreSQL at ${place} does not answer: ${message}. Does it run, and is DATABASE_URL right?`,
  );
}

function describe(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { code, message: error.message === '' ? code : error.message }; // several addresses tried: no message of its own
}

/** Where the database is, without the password. */
export function placeOf(databaseUrl: string): string {
  try {
    const { host, pathname, searchParams } = new URL(databaseUrl);
    return `${host === '' ? (searchParams.get('host') ?? 'its socket') : host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
