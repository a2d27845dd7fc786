import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Backups } from './backups.ts';
import { DATABASE_FILE, openStore } from './store/index.ts';

test('a backup becomes a data folder, and only the latest are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'everdell-backups-'));
  const store = await openStore({ dataDir: join(folder, 'data') });
  const guest = { id: 'g1', name: 'Ana', createdAt: 1 };
  await store.createGuest(guest, 'hash');
  let now = Date.UTC(2026, 10, 15, 12);
  const made: string[] = [];
  const failures: unknown[] = [];
  const copies = join(folder, 'copies');
  const backups = new Backups({
    store,
    folder: copies,
    everyHours: 24,
    kept: 2,
    now: () => new Date((now += 1000)),
    told: (path) => made.push(path),
    failed: (error) => failures.push(error),
  });
  writeFileSync(join(copies, 'notes.txt'), 'not ours');
  for (let i = 0; i < 3; i++) await backups.make();
  await Promise.all([backups.make(), backups.make()]);
  await backups.stop();
  await store.close();
  expect(failures).toEqual([]);
  expect(made).toHaveLength(4);
  expect(readdirSync(copies).sort()).toEqual([
    'everdell-2026-11-15T12-00-03.db',
    'everdell-2026-11-15T12-00-04.db',
    'notes.txt',
  ]);
  const restored = join(folder, 'restored');
  mkdirSync(restored);
  copyFileSync(made[3], join(restored, DATABASE_FILE));
  const again = await openStore({ dataDir: restored });
  expect(await again.guestByToken('hash')).toMatchObject(guest);
  await again.close();
  rmSync(folder, { recursive: true });
});
