import { join } from 'node:path';
import { StoreError } from '../errors.ts';
import { DATABASE_FILE } from './file.ts';
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
  if (code === 'EVERDELL_DAMAGED') return damaged(dataDir, message);
  if (code.startsWith('SQLITE_NOTADB')) return damaged(dataDir, 'it is no database');
  if (code.startsWith('SQLITE_CORRUPT')) return damaged(dataDir, `a part of it is missing or broken: ${message}`);
  return new StoreError('unknown', `the embedded database failed: ${code === '' ? message : `${message} (${code})`}`);
}

function damaged(dataDir: string, what: string): StoreError {
  const file = join(dataDir, DATABASE_FILE);
  return new StoreError(
    'damaged',
    `the store ${file} cannot be used: ${what}. The server does not begin anew over it. Move everything whose name begins ` +
      `with ${DATABASE_FILE} to another folder, put the latest copy of the games (EVERDELL_BACKUP_DIR) there as ${file} and ` +
      'start the server again; without a copy it then begins with an empty store.',
  );
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
