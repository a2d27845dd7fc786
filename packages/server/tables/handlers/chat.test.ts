import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  Player,
  quiet,
  refusal,
  seatedTable,
  temporaryStore,
  testTables,
  type TestTables,
} from '../../test-support/tables.ts';

test('a line that is sent again to a server that started anew is said once, however much was said meanwhile', async () => {
  const store = await temporaryStore();
  try {
    const before = testTables(store);
    const [ana] = await seatedTable(before.service, { setup: { players: 2 } }, ['Ana', 'Eva']);
    const line = { type: 'say', id: 'hello', table: ana.table, text: 'Hello!' } as const;
    await before.service.handle(ana.guest, line);
    await before.service.close();
    for (let i = 0; i < 100; i++)
      await store.addChat(ana.table, Date.now(), { seat: 1, name: 'Eva', text: `line ${i}` });
    const { service } = testTables(store);
    await service.handle(ana.guest, line);
    await service.close();
    const said = (await store.chat(ana.table, 0, 1000)).filter(
      ({ body }) => (body as { text?: string }).text === line.text,
    );
    expect(said).toHaveLength(1);
  } finally {
    await store.remove();
  }
});

describe('whoever fills the lines of a table', () => {
  let store: Awaited<ReturnType<typeof temporaryStore>>;
  let tables: TestTables;
  beforeEach(async () => {
    store = await temporaryStore();
    tables = testTables(store);
  });
  afterEach(async () => {
    await tables.service.close();
    await store.remove();
  });

  /** What came of it, again and again. */
  async function outcomes(times: number, what: (nth: number) => Promise<unknown>): Promise<string[]> {
    const all: string[] = [];
    for (let i = 0; i < times; i++) all.push(await refusal(what(i)));
    return all;
  }

  test('by sitting down and leaving has to wait, and can be muted with it', async () => {
    const [ana, ben] = await seatedTable(tables.service, { setup: { players: 3 }, listed: true }, ['Ana', 'Ben']);
    await ana.say({ type: 'mute', who: 1, on: true });
    await ana.follow();
    const seen = ana.chat.length;
    const came = await outcomes(40, (i) => ben.say(i % 2 === 0 ? { type: 'leave' } : { type: 'sit', seat: 1 }));
    expect(came.filter((code) => code === 'done').length).toBeLessThanOrEqual(12);
    expect(came.at(-1)).toBe('message/too_fast');
    await quiet([ana], 100);
    expect(ana.chat).toHaveLength(seen);
    const { guest: cleo } = await tables.service.newGuest('Cleo');
    await tables.service.handle(cleo, { type: 'sit', id: 'c', table: ana.table, seat: 2 });
    await ana.until(() => ana.chat.length > seen, 'what others do');
    expect(ana.chat.at(-1)).toMatchObject({ seat: null, note: { code: 'sat', params: { name: 'Cleo' } } });
  });

  test('by proposing and taking it back has to wait', async () => {
    const [ana, ben, cleo] = await seatedTable(tables.service, { setup: { players: 3 } }, ['Ana', 'Ben', 'Cleo']);
    await ana.say({ type: 'start' });
    await Promise.all([ana.follow(), cleo.follow()]);
    const came = await outcomes(20, async (i) => {
      if (i % 2 === 0) return ben.say({ type: 'propose', proposal: { kind: 'replace', seat: 0, bot: 'greedy' } });
      const proposal = (await tables.service.tableInfo(ben.guest, ben.table)).proposals.at(0);
      return ben.say({ type: 'vote', proposal: proposal?.id ?? 'none', yes: false });
    });
    expect(came.slice(0, 8)).toEqual(Array(8).fill('done'));
    expect(came.slice(-5)).toEqual(Array(5).fill('message/too_fast'));
  });

  test('together with others who watch has to wait, and the players can still talk', async () => {
    const [ana] = await seatedTable(tables.service, { setup: { players: 2 }, listed: true }, ['Ana']);
    const guests = await Promise.all(
      ['Abe', 'Bea', 'Cid', 'Dee', 'Eli', 'Fay'].map((name) => tables.service.newGuest(name)),
    );
    const onlookers = guests.map(({ guest }) => new Player(tables.service, guest, ana.table));
    const said = await outcomes(60, (i) => onlookers[i % 6].say({ type: 'say', text: `line ${i}` }));
    expect(said.filter((code) => code === 'done').length).toBeLessThanOrEqual(25);
    expect(said.at(-1)).toBe('message/too_fast');
    expect(await refusal(ana.say({ type: 'say', text: 'hello' }))).toBe('done');
  });

  test('by coming to a seat with one device after the other has to wait', async () => {
    const { guest: host } = await tables.service.newGuest('Hester');
    const wish = { setup: { players: 2 }, listed: false, spectators: true, chat: true };
    const { table, links } = await tables.service.createTable(host, wish);
    const came = await outcomes(20, async (i) => {
      const { guest } = await tables.service.newGuest(`Device ${i}`);
      await tables.service.enterTable(guest, table.id, { secret: links.seats![0] });
    });
    expect(came.slice(0, 8)).toEqual(Array(8).fill('done'));
    expect(came.at(-1)).toBe('message/too_fast');
  });
});
