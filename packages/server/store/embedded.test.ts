import { build } from 'esbuild';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAppend, aTable, scratchFolder } from '../test-support/stores.ts';
import { EmbeddedDatabase } from './embedded/database.ts';
import { DATABASE_FILE, openStore, StoreError, type Store } from './index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders: string[] = [];
/** Programs that use the store, beside its thread, as in a build: they start far sooner than the sources. */
let programs: string;
beforeAll(async () => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  programs = mkdtempSync(join(root, 'dist', 'store-test-'));
  folders.push(programs);
  await build({
    entryPoints: {
      'append-forever': join(root, 'packages/server/test-support/append-forever.ts'),
      'open-store': join(root, 'packages/server/test-support/open-store.ts'),
      'store-worker': join(root, 'packages/server/store/embedded/worker.ts'),
    },
    outdir: programs,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['libsql', 'pg'],
    logLevel: 'error',
  });
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Opens the store in a process of its own; gives what that tells of it. */
function openElsewhere(dataDir: string): string {
  return execFileSync(process.execPath, [join(programs, 'open-store.js'), dataDir], { encoding: 'utf8' });
}

function newFolder(): string {
  const folder = scratchFolder();
  folders.push(folder);
  return folder;
}

/** Every log is whole: entries without a gap, the table and the position at the last of them. */
async function checkLogs(store: Store, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  for (const [table, version] of acknowledged) {
    const entries = await store.entries(table, 0);
    expect(entries.length, `${table} has lost entries`).toBeGreaterThanOrEqual(version);
    expect(entries.map((entry) => entry.version)).toEqual(entries.map((_, index) => index + 1));
    expect((await store.table(table))?.version).toBe(entries.length);
    expect(await store.snapshot(table)).toEqual(anAppend(table, entries.length).snapshot);
  }
}

describe('the data folder', () => {
  it('keeps everything from one start to the next, but no lease', async () => {
    const dataDir = join(newFolder(), 'made', 'if', 'need', 'be');
    const first = await openStore({ dataDir });
    await first.createTable(aTable('kept', { workAt: 5 }), []);
    await first.append(anAppend('kept', 1, { workAt: 5 }));
    await first.addChat('kept', 1, 'hello');
    expect(await first.takeLease('kept', 0, 1e15)).toBe(true);
    await first.close();
    const second = await openStore({ dataDir });
    expect(second.node).not.toBe(first.node);
    expect(await second.entries('kept', 0)).toEqual([anAppend('kept', 1).entry]);
    expect(await second.chat('kept', 0, 10)).toEqual([{ seq: 1, at: 1, body: 'hello' }]);
    expect(await second.addChat('kept', 2, 'again')).toBe(2);
    expect(await second.dueTables(10, 10)).toEqual(['kept']);
    await second.close();
  });

  it('has all that was acknowledged after kill -9 in the middle of appends', async () => {
    const dataDir = newFolder();
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < 2; round++) {
      const child = spawn(process.execPath, [join(programs, 'append-forever.js'), dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let lines = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        const [table, version, result] = line.split(' ');
        expect(result).toBe('done');
        acknowledged.set(table, Number(version));
        if (++lines === 200) child.kill('SIGKILL');
      }
      expect(lines).toBeGreaterThanOrEqual(200);
      const store = await openStore({ dataDir });
      await checkLogs(store, acknowledged);
      expect(acknowledged.size).toBe(5);
      await store.close();
    }
  });

  it('belongs to one server at a time', async () => {
    const dataDir = newFolder();
    const first = await openStore({ dataDir });
    const says = {
      code: 'in-use',
      message: expect.stringContaining(`${dataDir} is in use by another server`) as string,
    };
    await expect(openStore({ dataDir })).rejects.toMatchObject(says);
    expect(openElsewhere(dataDir)).toContain('is in use by another server');
    await first.createTable(aTable('still'), []);
    await first.close();
    const second = await openStore({ dataDir });
    expect(await second.table('still')).toEqual(aTable('still'));
    await second.close();
  });

  it('must be one, and may not hold anything else by the name of the database', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), '');
    const noFolder = openStore({ dataDir: join(folder, 'file') });
    await expect(noFolder).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/cannot be written/) as string,
    });
    mkdirSync(join(folder, 'odd', DATABASE_FILE), { recursive: true });
    await expect(openStore({ dataDir: join(folder, 'odd') })).rejects.toMatchObject({ code: 'unavailable' });
    mkdirSync(join(folder, 'text'));
    writeFileSync(
      join(folder, 'text', DATABASE_FILE),
      'this is no database, though it is long enough to be one '.repeat(50),
    );
    const noDatabase = openStore({ dataDir: join(folder, 'text') });
    await expect(noDatabase).rejects.toMatchObject({
      message: expect.stringMatching(/cannot be used: it is no database/) as string,
    });
  });
});

describe('a backup', () => {
  it('is made while play goes on, and opens as a store', async () => {
    const store = await openStore({ dataDir: newFolder() });
    await store.createTable(aTable('oak'), []);
    const game = { goesOn: true, version: 0 };
    const play = (async () => {
      while (game.goesOn) expect(await store.append(anAppend('oak', ++game.version))).toBe('done');
    })();
    while (game.version < 20) await store.ping();
    const folder = newFolder();
    const before = game.version - 1;
    await store.backup(join(folder, DATABASE_FILE));
    game.goesOn = false;
    await play;
    expect(readdirSync(folder)).toEqual([DATABASE_FILE]);
    await expect(store.backup(join(folder, DATABASE_FILE))).rejects.toMatchObject({ code: 'value' });
    await expect(store.backup(join(folder, 'none', 'x'))).rejects.toBeInstanceOf(StoreError);
    expect(await store.append(anAppend('oak', game.version + 1))).toBe('done');
    await store.close();
    const restored = await openStore({ dataDir: folder });
    await checkLogs(restored, new Map([['oak', before]]));
    expect(await restored.append(anAppend('oak', (await restored.entries('oak', 0)).length + 1))).toBe('done');
    await restored.close();
  });
});

describe('the thread of the database', () => {
  it('lets everybody know when it fails', async () => {
    const failures: StoreError[] = [];
    const database = new EmbeddedDatabase('folder', (error) => failures.push(error));
    await database.open(join(newFolder(), DATABASE_FILE));
    const select = [{ sql: 'select 1 as one', values: [] }];
    expect(await database.run(select)).toEqual([{ rows: [{ one: 1 }], changes: 1 }]);
    const pending = Array.from({ length: 10 }, () => database.run(select));
    const worker = Reflect.get(Reflect.get(database, 'thread') as object, 'worker') as Worker;
    const gone = once(worker, 'exit');
    void worker.terminate();
    for (const outcome of await Promise.allSettled(pending)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    }
    await gone;
    await expect(database.run(select)).rejects.toMatchObject({
      message: expect.stringMatching(/restart the server/) as string,
    });
    await expect(database.session()).rejects.toMatchObject({ code: 'unavailable' });
    expect(failures).toHaveLength(1);
    await database.close();
    await expect(database.run(select)).rejects.toMatchObject({ code: 'closed' });
    expect(failures).toHaveLength(1);
  });

  it('undoes what fails in a group, and only that', async () => {
    const database = new EmbeddedDatabase('folder', () => undefined);
    await database.open(join(newFolder(), DATABASE_FILE));
    await database.run([{ sql: 'create table t (n integer primary key)', values: [] }]);
    const put = (n: number): { sql: string; values: number[] } => ({ sql: 'insert into t values (?)', values: [n] });
    const unmet = { sql: 'update t set n = 0 where n = ?', values: [99], needed: true };
    const outcomes = await Promise.allSettled([
      database.run([put(1), put(2)]),
      database.run([put(3), put(1)]),
      database.run([put(4), unmet, put(5)]),
      database.run([put(1)]),
      database.run([{ sql: 'nonsense', values: [] }]),
      database.run([put(6)]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[2]).toEqual({ status: 'fulfilled', value: undefined });
    const left = await database.run([{ sql: 'select n from t order by n', values: [] }]);
    expect(left?.[0].rows).toEqual([{ n: 1 }, { n: 2 }, { n: 6 }]);
    await database.close();
  });

  it('never sees what the driver would choke on', async () => {
    const database = new EmbeddedDatabase('folder', () => undefined);
    for (const value of [true, undefined, Number.NaN, 10n, {}, 'a\0']) {
      const run = database.run([{ sql: 'select ?', values: [value as string] }]);
      await expect(run).rejects.toMatchObject({ code: 'value' });
    }
    await database.close();
  });

  it('is a file of its own beside the bundle', () => {
    const dataDir = newFolder();
    expect(openElsewhere(dataDir)).toBe('embedded {"open":0,"playing":0,"finished":0,"closed":0}\n');
    expect(existsSync(join(dataDir, DATABASE_FILE))).toBe(true);
  });
});
