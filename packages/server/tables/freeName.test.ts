import { newTable } from '@everdell/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../store/index.ts';
import { Player, seatedTable, temporaryStore, testTables, type TestTables } from '../test-support/tables.ts';

let store: Store & { remove(): Promise<void> };
let tables: TestTables;
beforeAll(async () => {
  store = await temporaryStore();
  tables = testTables(store);
});
afterAll(async () => {
  await tables.service.close();
  await store.remove();
});

const CYRILLIC = 'Аnа';

async function guestCalled(name: string) {
  return (await tables.service.newGuest(name)).guest;
}

test('players whose names look alike are told apart by a number', async () => {
  const players = await seatedTable(tables.service, { setup: { players: 4 } }, ['Ana', CYRILLIC, 'ANA', 'Ben']);
  const names = async () =>
    (await tables.service.tableInfo(players[0].guest, players[0].table)).seats.map(({ name }) => name);
  expect(await names()).toEqual(['Ana', `${CYRILLIC} 2`, 'ANA 3', 'Ben']);
  await players[3].follow();
  expect(players[3].chat.map(({ note }) => note?.params)).toContainEqual({ name: `${CYRILLIC} 2` });

  await players[3].say({ type: 'rename', name: 'Ａｎａ' });
  await players[0].say({ type: 'rename', name: 'ana' }); // one's own name does not stand in the way
  expect(await names()).toEqual(['ana', `${CYRILLIC} 2`, 'ANA 3', 'Ａｎａ 4']);
});

test('nobody takes the name of the host or of a kind of bot at the table', async () => {
  const host = await guestCalled('Ana');
  const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, bot: 'greedy' }];
  const wish = v.parse(newTable, { setup: { players: 2 }, seats, listed: true });
  const { table } = await tables.service.createTable(host, wish);
  const other = await guestCalled(CYRILLIC);
  await tables.service.handle(other, { type: 'sit', id: 's', table: table.id });
  const nameNow = async () => (await tables.service.tableInfo(host, table.id)).seats[0].name;
  expect(await nameNow()).toBe(`${CYRILLIC} 2`);
  await tables.service.handle(other, { type: 'rename', id: 'r', table: table.id, name: 'Greedy' });
  expect(await nameNow()).toBe('Greedy 2');
});

test('the host with another device keeps the name', async () => {
  const host = await guestCalled('Ana');
  const { table, links } = await tables.service.createTable(host, v.parse(newTable, { setup: { players: 2 } }));
  const phone = await guestCalled('Ana');
  await tables.service.enterTable(phone, table.id, { secret: links.seats![0] });
  await tables.service.handle(phone, { type: 'rename', id: 'r', table: table.id, name: 'Ana' });
  expect((await tables.service.tableInfo(host, table.id)).seats[0].name).toBe('Ana');
});

test('an onlooker does not speak under the name of a player, also after a change of name', async () => {
  const [ana, ben] = await seatedTable(tables.service, { setup: { players: 2 }, listed: true }, ['Ana', 'Ben']);
  await ana.follow();
  const onlooker = new Player(tables.service, await guestCalled(CYRILLIC), ana.table);
  await onlooker.say({ type: 'say', text: 'first' });
  const renamed = new Player(tables.service, await tables.service.renameGuest(onlooker.guest, 'BEN'), ana.table);
  await renamed.say({ type: 'say', text: 'second' });
  await ben.say({ type: 'say', text: 'third' });
  await ana.until(() => ana.chat.some(({ text }) => text === 'third'));
  const said = ana.chat.filter(({ note }) => note === undefined).map(({ seat, name }) => [seat, name]);
  expect(said).toEqual([
    [null, `${CYRILLIC} 2`],
    [null, 'BEN 2'],
    [1, 'Ben'],
  ]);
});

test('a guest whose name was taken before names were checked still plays', async () => {
  const [ana] = await seatedTable(tables.service, { setup: { players: 2 }, listed: true }, ['Ana']);
  const guest = { id: 'gFromBefore', name: '\u3164', createdAt: 1 };
  await store.createGuest(guest, 'hash');
  await tables.service.handle(guest, { type: 'sit', id: 's', table: ana.table });
  expect((await tables.service.tableInfo(guest, ana.table)).you.seat).toBe(1);
});
