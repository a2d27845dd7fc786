import { newTable } from '@everdell/protocol';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '../settings/index.ts';
import type { Store } from '../store/index.ts';
import { seatedTable, temporaryStore, testTables } from '../test-support/tables.ts';
import { hashOf } from './secrets.ts';

const DAY = 86_400_000;
const NEVER = { keepOpenDays: 0, keepPlayingDays: 0, keepGuestsDays: 0 };

let store: Store & { remove(): Promise<void> };
let now: number;
beforeEach(async () => {
  store = await temporaryStore();
  now = Date.now();
});
afterEach(() => store.remove());

const started = (settings: Partial<Settings> = {}) => testTables(store, settings, { tickMs: 50, now: () => now });

/** A server that starts now removes what is too old; then it ends. */
async function prune(settings: Partial<Settings> = {}): Promise<void> {
  const { service, failures } = started(settings);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await store.ping(); // after all that was asked of the store
  await service.close();
  expect(failures).toEqual([]);
}

test('guests without a seat who were not there for long are forgotten, and only those', async () => {
  const { service } = started(NEVER);
  const idle = await service.newGuest('Idle');
  const regular = await service.newGuest('Regular');
  const seated = await service.newGuest('Seated');
  const host = await service.newGuest('Host');
  const game = await service.createTable(seated.guest, v.parse(newTable, { setup: { players: 2 } }));
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
  await service.createTable(host.guest, v.parse(newTable, { setup: { players: 2 }, seats }));
  await service.close();
  const isKnown = async ({ token }: { token: string }) => (await store.guestByToken(hashOf(token))) !== undefined;

  now += 60 * DAY;
  const later = started(NEVER);
  await later.service.guestOf(regular.token);
  await later.service.close();
  now += 40 * DAY;
  await prune(NEVER);
  expect(await isKnown(idle)).toBe(true);
  await prune({ keepOpenDays: 0 });
  expect(await isKnown(idle)).toBe(false);
  expect(await isKnown(regular)).toBe(true);
  expect(await isKnown(seated)).toBe(true);
  expect(await isKnown(host)).toBe(true);
  expect(await store.table(game.table.id)).toBeDefined();
  await prune({ keepOpenDays: 30 }); // with their tables these go, too
  expect(await isKnown(seated)).toBe(false);
  expect(await isKnown(host)).toBe(false);
});

test('that somebody is there is written down once a day', async () => {
  const written = vi.spyOn(store, 'seeGuest');
  const { service } = started(NEVER);
  const { token } = await service.newGuest('Ana');
  for (let minute = 0; minute < 3 * 24 * 60; minute += 10) {
    now += 10 * 60_000;
    await service.guestOf(token);
  }
  await service.close();
  expect(written.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(written.mock.calls.length).toBeLessThanOrEqual(3);
  expect(now - (await store.guestByToken(hashOf(token)))!.seenAt).toBeLessThan(1.1 * DAY);
});

test('games that nobody plays on are removed after a year, unless the settings say never', async () => {
  const { service } = started(NEVER);
  const [ana] = await seatedTable(service, { setup: { players: 2 } }, ['Ana', 'Ben']);
  await ana.say({ type: 'start' });
  await service.close();
  now += 364 * DAY;
  await prune();
  expect(await store.table(ana.table)).toBeDefined();
  now += 2 * DAY;
  await prune({ keepPlayingDays: 0 });
  expect(await store.table(ana.table)).toBeDefined();
  await prune();
  expect(await store.table(ana.table)).toBeUndefined();
});
