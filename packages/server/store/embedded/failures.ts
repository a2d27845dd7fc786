import { StoreError } from '../errors.ts';
import type { Failure } from './messages.ts';

/** What SQLite says, in the words of the store. */
export function storeErrorOf({ code = '', message }: Failure, dataDir: string): StoreError {
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE') {
    return new StoreError('duplicate', `it is stored already (${message})`);
  }
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') {
    return new StoreError('missing', `what it belongs to is not stored (${message})`);
  }
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return inUse(dataDir);
  if (code === 'SQLITE_FULL') {
    return new StoreError('unavailable', `the disk of the data folder ${dataDir} is full: make room on it`);
  }
  if (code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN') || /ConnectionFailed/.test(message)) {
    return cannotWrite(dataDir, message);
  }
  if (code.startsWith('SQLITE_IOERR')) {
    return new StoreError(
      'unavailable',
      `the disk of the data folder ${dataDir} does not work as it should: ${message}`,
    );
  }
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT')) {
    return new StoreError(
      'unknown',
      `the database in the data folder ${dataDir} cannot be read (${message}): restore it from a backup`,
    );
  }
  return new StoreError('unknown', `the embedded database failed: ${code === '' ? message : `${message} (${code})`}`);
}

export function inUse(dataDir: string): StoreError {
  return new StoreError(
    'in-use',
    `the data folder ${dataDir} is in use by another server: stop that one first, or choose another folder ` +
      '(several servers together need PostgreSQL: DATABASE_URL)',
  );
}

export function cannotWrite(dataDir: string, reason: string): StoreError {
  return new StoreError(
    'unavailable',
    `the data folder ${dataDir} cannot be written (${reason}): it must be a folder that this user may write to`,
  );
}
