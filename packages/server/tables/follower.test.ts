import { afterEach, describe, expect, test } from 'vitest';
import { StoreError, type Store } from '../store/index.ts';
import { Player, quiet, refusal, replacing, seatedTable, temporaryStore, testTables } from '../test-support/tables.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const TWO = { setup: { players: 2, options: { firstPlayer: 0 } } };

/** The store as another node sees it, which does something just before a position is read for the first time. */
function meddledWith(store: Store, meddle: () => Promise<unknown>): Store {
  let isFirst = true;
  return replacing(store, 'snapshot', async (table) => {
    if (isFirst) {
      isFirst = false;
      await meddle();
    }
    return store.snapshot(table);
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

describe('those who follow a table', () => {
  test('go on being told after a guest without a part has asked for it in vain', async () => {
    const store = await temporaryStore();
    open.push(() => store.remove());
    const { service } = testTables(store);
    open.push(() => service.close());
    const [ana, ben] = await seatedTable(service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await Promise.all([ana.follow(), ben.follow()]);
    const { guest: eve } = await service.newGuest('Eve');
    expect(await refusal(service.tableInfo(eve, ana.table))).toBe('table/not_found');
    await ana.decide((legal) => legal[0]);
    await ben.until(() => ben.game!.version === 1, 'the move');
  });

  test('are told of a move whose acknowledgement by the store was lost', async () => {
    const store = await temporaryStore();
    open.push(() => store.remove());
    let loses = false;
    const { service, failures } = testTables(
      replacing(store, 'append', async (append) => {
        const outcome = await store.append(append);
        if (loses) throw new StoreError('unavailable', 'the connection was lost');
        return outcome;
      }),
    );
    open.push(() => service.close());
    const [ana, ben] = await seatedTable(service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await Promise.all([ana.follow(), ben.follow()]);
    await quiet([ana, ben], 200);
    loses = true;
    const act = { type: 'act' as const, id: 'lost', version: 0, action: ana.game!.legal[0] };
    expect(await refusal(ana.say(act))).toBe('server/internal');
    await Promise.all([ana, ben].map((player) => player.until(() => player.game!.version === 1, 'the move')));
    loses = false;
    expect(await ana.say(act)).toMatchObject({ version: 1 });
    expect(failures.splice(0)).toHaveLength(1);
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
