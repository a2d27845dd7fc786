import { afterEach, describe, expect, test } from 'vitest';
import type { Store } from '../store/index.ts';
import { Player, seatedTable, temporaryStore, testTables } from '../test-support/tables.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** The store as another node sees it, which does something just before a position is read for the first time. */
function meddledWith(store: Store, meddle: () => Promise<unknown>): Store {
  let isFirst = true;
  return new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (key !== 'snapshot') return (value as () => unknown).bind(target);
      return async (table: string) => {
        if (isFirst) {
          isFirst = false;
          await meddle();
        }
        return target.snapshot(table);
      };
    },
  });
}

describe('the first news of a table', () => {
  test('are whole also if another node plays on while they are put together', async () => {
    const store = await temporaryStore();
    open.push(() => store.remove());
    const { service } = testTables(store);
    open.push(() => service.close());
    const players = await seatedTable(service, { setup: { players: 2, options: { firstPlayer: 0 } } }, ['Ana', 'Eva']);
    await players[0].say({ type: 'start' });
    await players[0].follow();

    const other = testTables(meddledWith(store, () => players[0].decide((legal) => legal[0])));
    open.push(() => other.service.close());
    const moved = await new Player(other.service, players[1].guest, players[1].table).follow();
    expect(moved.updates[0].game).toMatchObject({ version: 1, since: 0 });
    expect(moved.updates[0].info).toMatchObject({ status: 'playing', you: { seat: 1 } });
    expect(moved.updates[0].chat?.map(({ note }) => note?.code)).toEqual(['sat', 'started']);
  });
});

describe('somebody whose connection breaks', () => {
  test('is not there any more, also if they have just sat down and not been told yet', async () => {
    const store = await temporaryStore();
    open.push(() => store.remove());
    const { service } = testTables(store);
    open.push(() => service.close());
    const [ana] = await seatedTable(service, { setup: { players: 2 }, listed: true }, ['Ana']);
    const { guest } = await service.newGuest('Ben');
    const following = await service.follow(guest, ana.table, {}, () => undefined);
    await following.news();
    await service.handle(guest, { type: 'sit', id: 'sit', table: ana.table });
    const late = following.news();
    following.stop();
    expect(await late).toBeNull();
    const { seats, watching } = await service.tableInfo(ana.guest, ana.table);
    expect(seats[1]).toMatchObject({ name: 'Ben', present: false });
    expect(watching).toBe(0);
  });
});
