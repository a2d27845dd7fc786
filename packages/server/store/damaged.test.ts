import Database from 'libsql';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppend, aTable, scratchFolder } from '../test-support/stores.ts';
import { DATABASE_FILE, openStore, StoreError } from './index.ts';

const PAGE = 4096;
const folders: string[] = [];
/** A data folder with some games, of a server that was stopped, and one of a server that was killed. */
let stopped: string;
let killed: string;

beforeAll(async () => {
  stopped = newFolder();
  killed = newFolder();
  const store = await openStore({ dataDir: stopped });
  await store.createGuest({ id: 'ana', name: 'Ana', createdAt: 1 }, 'hash');
  for (const table of ['t1', 't2', 't3']) {
    await store.createTable(aTable(table), [{ guest: 'ana', seat: 0 }]);
    for (let version = 1; version <= 30; version++)
      await store.append(
        anAppend(table, version, { entry: { version, at: 1, request: null, body: { text: 'x'.repeat(900) } } }),
      );
  }
  cpSync(stopped, killed, { recursive: true }); // with what the database has not yet taken over
  await store.close();
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = scratchFolder();
  folders.push(folder);
  return folder;
}

/** A copy of the folder, to be damaged. */
function copyOf(folder: string): { dataDir: string; file: string } {
  const dataDir = newFolder();
  cpSync(folder, dataDir, { recursive: true });
  return { dataDir, file: join(dataDir, DATABASE_FILE) };
}

/** What is said when the store is opened, however often. */
async function refusalOf(dataDir: string, times = 1): Promise<string> {
  const said = new Set<string>();
  for (let tries = 0; tries < times; tries++) {
    const error: unknown = await openStore({ dataDir }).then(
      (store) => store.close().then(() => 'it was opened'),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(StoreError);
    expect((error as StoreError).code).toBe('damaged');
    said.add((error as StoreError).message);
  }
  const [message] = said;
  expect(message).toContain(join(dataDir, DATABASE_FILE));
  expect(message).toContain('EVERDELL_BACKUP_DIR');
  return message;
}

function overwrite(file: string, at: number, bytes: number, fill: number): void {
  const content = readFileSync(file);
  content.fill(fill, at, Math.min(at + bytes, content.length));
  writeFileSync(file, content);
}

test('whole folders are opened', async () => {
  for (const folder of [stopped, killed]) {
    const store = await openStore({ dataDir: copyOf(folder).dataDir });
    expect(await store.entries('t3', 0)).toHaveLength(30);
    await store.close();
  }
});

describe('a store is refused', () => {
  test('that is empty', async () => {
    const { dataDir, file } = copyOf(stopped);
    truncateSync(file);
    expect(await refusalOf(dataDir)).toContain('it is empty');
  });

  test('that is empty beside its latest changes, which stay', async () => {
    const { dataDir, file } = copyOf(killed);
    const bytes = statSync(`${file}-wal`).size;
    expect(bytes).toBeGreaterThan(0);
    truncateSync(file);
    expect(await refusalOf(dataDir, 2)).toContain('it is empty');
    expect(statSync(`${file}-wal`).size).toBe(bytes);
  });

  test('that is missing beside its latest changes, which stay', async () => {
    const { dataDir, file } = copyOf(killed);
    rmSync(file);
    expect(await refusalOf(dataDir, 2)).toContain('it is missing');
    expect(existsSync(file)).toBe(false);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  });

  test('of zeros', async () => {
    const { dataDir, file } = copyOf(stopped);
    overwrite(file, 0, Infinity, 0);
    expect(await refusalOf(dataDir)).toContain('it is no database');
  });

  test('of few zeros', async () => {
    const { dataDir, file } = copyOf(stopped);
    writeFileSync(file, Buffer.alloc(100));
    expect(await refusalOf(dataDir)).toContain('it is no database');
  });

  test('whose beginning is zeroed', async () => {
    const { dataDir, file } = copyOf(stopped);
    overwrite(file, 0, PAGE, 0);
    expect(await refusalOf(dataDir)).toContain('cannot be used');
  });

  test.each([0.25, 0.9])('of which only the first part (%d) is left', async (part) => {
    const { dataDir, file } = copyOf(stopped);
    truncateSync(file, Math.floor((statSync(file).size * part) / PAGE) * PAGE);
    expect(await refusalOf(dataDir)).toContain('cannot be used');
  });

  test('that was cut in the middle of a page', async () => {
    const { dataDir, file } = copyOf(stopped);
    truncateSync(file, statSync(file).size - PAGE - 1000);
    expect(await refusalOf(dataDir)).toContain('cannot be used');
  });

  test.each([0x00, 0xff])('one page of which was overwritten with %d', async (fill) => {
    const pages = statSync(join(stopped, DATABASE_FILE)).size / PAGE;
    for (const page of [1, Math.floor(pages / 2), pages - 1]) {
      const { dataDir, file } = copyOf(stopped);
      overwrite(file, page * PAGE, PAGE, fill);
      expect(await refusalOf(dataDir)).toContain('cannot be used');
    }
  });

  test('that is text', async () => {
    const { dataDir, file } = copyOf(stopped);
    writeFileSync(file, 'These are my notes.\n'.repeat(500));
    expect(await refusalOf(dataDir)).toContain('it is no database');
  });

  test('that is the database of another program', async () => {
    const dataDir = newFolder();
    const other = new Database(join(dataDir, DATABASE_FILE));
    other.exec('create table recipes (name text)');
    other.close();
    expect(await refusalOf(dataDir)).toContain('another program');
  });
});

test('a new store leaves nothing beside it, and a killed beginning is none', async () => {
  const dataDir = newFolder();
  await (await openStore({ dataDir })).close();
  expect(readdirSync(dataDir)).toEqual([DATABASE_FILE]);
  expect(statSync(join(dataDir, DATABASE_FILE)).size).toBeGreaterThan(0);
  // Killed before its name was given to it: the next one begins anew.
  const other = newFolder();
  writeFileSync(join(other, `${DATABASE_FILE}.new-${process.pid}`), '');
  await (await openStore({ dataDir: other })).close();
  expect(readdirSync(other)).toEqual([DATABASE_FILE]);
});
