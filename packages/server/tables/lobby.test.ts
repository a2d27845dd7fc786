import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../store/index.ts';
import {
  refusal,
  seatedTable,
  temporaryStore,
  testTables,
  type Player,
  type TestTables,
} from '../test-support/tables.ts';

const MINUTE = 60_000;

let store: Store & { remove(): Promise<void> };
let tables: TestTables;
let now: number;
beforeEach(async () => {
  store = await temporaryStore();
  now = Date.now();
  tables = testTables(store, {}, { tickMs: 50, now: () => now });
});
afterEach(async () => {
  await tables.service.close();
  await store.remove();
});

const listed = (title: string, names: readonly string[] = ['Ana']): Promise<Player[]> =>
  seatedTable(tables.service, { setup: { players: 2 }, listed: true, title }, names);
const shown = async () => (await tables.service.lobby()).map(({ title, present }) => [title, present]);

test('tables with people there come first, the others go after a while', async () => {
  const [ana] = await listed('waits');
  await ana.follow();
  now += MINUTE;
  await listed('deserted');
  expect(await shown()).toEqual([
    ['waits', 1],
    ['deserted', 0],
  ]);
  now += 11 * MINUTE;
  expect(await shown()).toEqual([['waits', 1]]);
  ana.stop(); // gone for a moment
  now += 5 * MINUTE;
  expect(await shown()).toEqual([['waits', 0]]);
  now += 6 * MINUTE;
  expect(await shown()).toEqual([]);
  await ana.follow();
  expect(await shown()).toEqual([['waits', 1]]);
});

test('a table with people there is found among any number of deserted ones', async () => {
  const [ana] = await listed('waits');
  await ana.follow();
  const row = (await store.table(ana.table))!;
  for (let i = 0; i < 120; i++)
    await store.createTable({ ...row, id: `tDeserted${i}`, createdAt: now + 1, updatedAt: now + 1 }, []);
  expect((await shown())[0]).toEqual(['waits', 1]);
  expect(await shown()).toHaveLength(100);
});

test('a game over days is shown for a day, and its link leads to it for ever', async () => {
  const [ana, ben] = await listed('over days', ['Ana', 'Ben']);
  await ana.say({ type: 'start' });
  now += 20 * 60 * MINUTE;
  expect(await shown()).toEqual([['over days', 0]]);
  now += 5 * 60 * MINUTE;
  expect(await shown()).toEqual([]);
  expect((await tables.service.tablesOf(ben.guest)).map(({ title }) => title)).toEqual(['over days']);
  const { guest } = await tables.service.newGuest('Eva');
  expect(await refusal(tables.service.enterTable(guest, ana.table, {}))).toBe('done');
});

test('a host without a seat counts as being there', async () => {
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
  const [host] = await seatedTable(tables.service, { setup: { players: 2 }, seats, listed: true, title: 'hosted' }, [
    'Ana',
  ]);
  await host.follow();
  now += 11 * MINUTE;
  expect(await shown()).toEqual([['hosted', 1]]);
});
