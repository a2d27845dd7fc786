import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, RemoteTable, type TableNews } from '../index.ts';
import { gameInfo, tableInfo, update, Wire } from '../test-support/wire.ts';

const TABLE = 'tAAAAAAAA1';

let wire: Wire;
let table: RemoteTable;
let news: TableNews[];

beforeEach(() => {
  wire = new Wire();
  const connection = new Connection({ origin: 'http://here', surroundings: wire });
  connection.connect();
  table = new RemoteTable(connection, TABLE);
  news = [];
  table.onChange((change) => news.push(change));
  wire.line.open();
});

function reconnect(): void {
  wire.line.drop();
  wire.pass(10_000);
  wire.line.open();
}

const indexes = (): readonly number[] => table.story.map(({ index }) => index);

describe('what is known of a table', () => {
  it('is live only after an update on the present connection', () => {
    expect(table.live).toBe(false);
    wire.line.answer(update(TABLE, { info: tableInfo(1) }));
    expect(table.live).toBe(true);
    reconnect();
    expect([table.live, table.info?.revision]).toEqual([false, 1]);
    wire.line.answer(update(TABLE, {}));
    expect(table.live).toBe(true);
    expect(news.map(({ line }) => line)).toEqual([true, true, true]);
  });

  it('grows by what comes', () => {
    wire.line.answer(update(TABLE, { game: gameInfo(0, 2) }));
    wire.line.answer(update(TABLE, { game: gameInfo(2, 5) }));
    expect(indexes()).toEqual([0, 1, 2, 3, 4]);
    expect(news.map(({ items }) => items.map(({ index }) => index))).toEqual([
      [0, 1],
      [2, 3, 4],
    ]);
  });

  it('keeps no entry twice when updates overlap', () => {
    wire.line.answer(update(TABLE, { game: gameInfo(0, 4) }));
    wire.line.answer(update(TABLE, { game: gameInfo(2, 6) }));
    expect(indexes()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(news[1].items.map(({ index }) => index)).toEqual([4, 5]);
  });

  it('begins anew after a gap', () => {
    wire.line.answer(update(TABLE, { game: gameInfo(0, 2) }));
    wire.line.answer(update(TABLE, { game: gameInfo(5, 7) }));
    expect(indexes()).toEqual([5, 6]);
    wire.line.answer(update(TABLE, { game: gameInfo(0, 8) }));
    expect(indexes()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('does not go back to an older state on one connection, but does on a new one', () => {
    wire.line.answer(update(TABLE, { game: gameInfo(0, 5), info: tableInfo(3) }));
    wire.line.answer(update(TABLE, { game: gameInfo(0, 3), info: tableInfo(2) }));
    expect([table.game?.version, table.info?.revision, indexes().length]).toEqual([5, 3, 5]);
    reconnect();
    expect(wire.line.of('open')[0].since).toBe(5);
    wire.line.answer(update(TABLE, { game: gameInfo(0, 3), info: tableInfo(2) }));
    expect([table.game?.version, table.info?.revision, indexes().length]).toEqual([3, 2, 3]);
  });

  it('marks what was taken back', () => {
    wire.line.answer(update(TABLE, { game: gameInfo(0, 4) }));
    const undo = { index: 4, undo: { by: 0, to: 2, agreed: [1] } };
    wire.line.answer(update(TABLE, { game: gameInfo(4, 5, { items: [undo] }) }));
    wire.line.answer(update(TABLE, { game: gameInfo(5, 6) }));
    expect(table.story.map((item) => ('undo' in item ? 'undo' : item.takenBack))).toEqual([
      false,
      false,
      true,
      true,
      'undo',
      false,
    ]);
  });

  it('holds each line of chat once', () => {
    const line = (seq: number) => ({ seq, at: 0, seat: 0, name: 'Ana', text: `line ${seq}` });
    wire.line.answer(update(TABLE, { chat: [line(1), line(2)] }));
    wire.line.answer(update(TABLE, { chat: [line(2), line(3)] }));
    reconnect();
    expect(wire.line.of('open')[0].chat).toBe(3);
    wire.line.answer(update(TABLE, { chat: [line(3)] }));
    expect(table.chat.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});

describe('what is said at a table', () => {
  it('names the version that the player saw', () => {
    wire.line.answer(update(TABLE, { game: gameInfo(0, 5) }));
    void table.act({ t: 'pass' });
    void table.act({ t: 'season' }, 3);
    void table.undo();
    expect(wire.line.of('act').map(({ version, action }) => [version, action.t])).toEqual([
      [5, 'pass'],
      [3, 'season'],
    ]);
    expect(wire.line.of('undo').map(({ version }) => version)).toEqual([5]);
  });

  it('a refusal because of the version brings the state of things, before it is told', async () => {
    wire.line.answer(update(TABLE, { game: gameInfo(0, 5) }));
    const answer = table.act({ t: 'pass' });
    const [{ id }] = wire.line.of('act');
    const now = update(TABLE, { game: gameInfo(5, 6) });
    wire.line.answer({ type: 'error', re: id, code: 'action/stale_version', message: 'Look again.', update: now });
    expect(table.game?.version).toBe(6);
    expect(await answer).toMatchObject({ code: 'action/stale_version' });
  });

  it('a refusal that leaves out what happened does not tear the story', () => {
    wire.line.answer(update(TABLE, { game: gameInfo(0, 5) }));
    void table.act({ t: 'pass' });
    const [{ id }] = wire.line.of('act');
    const now = update(TABLE, { game: gameInfo(7, 7) });
    wire.line.answer({ type: 'error', re: id, code: 'action/stale_version', message: 'Look again.', update: now });
    expect([table.game?.version, indexes().length]).toEqual([7, 5]);
    wire.line.answer(update(TABLE, { game: gameInfo(5, 7) }));
    expect(indexes()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('can be waited for', async () => {
    const there = table.until(({ game }) => game?.version === 2);
    wire.line.answer(update(TABLE, { game: gameInfo(0, 1) }));
    wire.line.answer(update(TABLE, { game: gameInfo(1, 2) }));
    await there;
    const gone = table.until(() => false);
    const [{ id }] = wire.line.of('open');
    wire.line.answer({ type: 'error', re: id, code: 'table/not_found', message: 'There is no such table.' });
    await expect(gone).rejects.toThrow('There is no such table.');
  });
});
