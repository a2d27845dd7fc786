import type { Action, Session } from '@everdell/game';
import { Connection, type Site } from '@everdell/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { OnlineTable } from './onlineTable.ts';
import { gameInfo, newSession, seatInfo, TABLE, tableInfo, Wire } from './test-support/wire.ts';
import { Visit } from './visit.ts';

const SITE: Site = { origin: 'http://here', fetch: () => Promise.reject(new Error('no requests here')) };

let wire: Wire;
let session: Session;
let visit: Visit;
let table: OnlineTable;
let pictures: number;

/** The server tells how things stand. */
function tell(more: Parameters<typeof tableInfo>[1] = {}): void {
  wire.line.answer({
    type: 'update',
    table: TABLE,
    at: 0,
    info: tableInfo(session, more),
    game: gameInfo(session, 0, session.log.length),
  });
}

/** The seat decides on the server, whoever sits there. */
function decide(): Action {
  const { seat } = session.decision!;
  const [action] = session.game.legal(session.state, seat);
  session.act(seat, action);
  return action;
}

function firstLegal(): Action {
  return session.game.legal(session.state, 0)[0];
}

function done(at = wire.line): void {
  const { id } = at.of('act').at(-1)!;
  decide();
  wire.line.answer({ type: 'done', re: id, version: session.log.length });
  tell();
}

const lineNow = () => visit.store.getState().line;
const fateNow = () => visit.store.getState().fate;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The line breaks and comes back; nothing is told yet. */
function reconnect(): void {
  wire.line.drop();
  wire.pass(10_000);
  wire.line.open();
}

const storage = { getItem: () => null, setItem: () => undefined };

beforeEach(() => {
  wire = new Wire();
  session = newSession();
  const connection = new Connection({ origin: 'http://here', surroundings: wire });
  connection.connect();
  visit = new Visit({ connection, id: TABLE, now: wire.now, storage });
  wire.line.open();
  tell();
  table = new OnlineTable(visit, SITE);
  pictures = 0;
  table.onChange(() => pictures++);
});

describe('a decision', () => {
  test('names the version of the picture, and is done when it can be seen', async () => {
    let answered = false;
    const answer = table.act(firstLegal()).finally(() => (answered = true));
    const [{ id, version }] = wire.line.of('act');
    expect([version, fateNow()]).toEqual([0, 'on-its-way']);
    decide();
    wire.line.answer({ type: 'done', re: id, version: 1 });
    await settled();
    expect(answered).toBe(false); // the picture is still the old one
    tell();
    expect(await answer).toBe(null);
    expect([fateNow(), table.picture.version, table.picture.asked]).toEqual(['done', 1, false]);
  });

  test('that is pressed twice is sent once', async () => {
    const both = Promise.all([table.act(firstLegal()), table.act(firstLegal())]);
    expect(wire.line.of('act')).toHaveLength(1);
    done();
    expect(await both).toEqual([null, null]);
  });

  test('that the rules refuse changes nothing', async () => {
    const answer = table.act(firstLegal());
    const reason = { code: 'cannot-pay', params: { card: 'farm' } };
    const [{ id }] = wire.line.of('act');
    wire.line.answer({ type: 'error', re: id, code: 'action/illegal', message: 'No.', reason });
    expect(await answer).toEqual({ kind: 'refused', reason });
    expect([fateNow(), table.picture.asked]).toEqual(['refused', true]);
  });

  test('that comes too late is told so, with the board as it is now', async () => {
    const answer = table.act(firstLegal());
    const [{ id }] = wire.line.of('act');
    decide(); // in another tab, say
    wire.line.answer({
      type: 'error',
      re: id,
      code: 'action/stale_version',
      message: 'Too late.',
      update: { type: 'update', table: TABLE, at: 0, game: gameInfo(session, 0) },
    });
    expect(await answer).toEqual({ kind: 'stale' });
    expect([fateNow(), table.picture.version, table.picture.asked]).toEqual(['stale', 1, false]);
  });

  test('that is refused for another reason is explained in the words of the reader', async () => {
    table.explainBy(({ code }) => `words for ${code}`);
    const answer = table.act(firstLegal());
    const [{ id }] = wire.line.of('act');
    wire.line.answer({ type: 'error', re: id, code: 'action/bot_plays', message: 'A bot plays.' });
    expect(await answer).toEqual({ kind: 'other', code: 'action/bot_plays', message: 'words for action/bot_plays' });
  });

  test('without an answer is unknown', async () => {
    const answer = table.act(firstLegal());
    wire.pass(25_000);
    wire.line.answer({ type: 'done', re: 'a-ping' }); // the line is there, the answer is not
    wire.pass(24_000);
    wire.line.answer({ type: 'done', re: 'a-ping' });
    wire.pass(20_000);
    expect(await answer).toEqual({ kind: 'no-answer', sent: true });
    expect(fateNow()).toBe('unknown');
  });

  test('without a line is not sent', async () => {
    wire.line.drop();
    expect(await table.act(firstLegal())).toEqual({ kind: 'no-answer', sent: false });
    expect(fateNow()).toBe('not-sent');
    wire.pass(10_000);
    wire.line.open();
    expect(wire.line.of('act')).toEqual([]);
  });
});

describe('undo', () => {
  test('goes with the version, and says why it is closed', async () => {
    const answer = table.undo();
    const [{ id, version }] = wire.line.of('undo');
    expect(version).toBe(0);
    wire.line.answer({ type: 'error', re: id, code: 'undo/closed', message: 'Closed.', why: 'card-drawn' });
    expect(await answer).toEqual({ kind: 'undo', why: 'card-drawn' });
  });

  test('closed for a reason of the server alone is told in words', async () => {
    const answer = table.undo();
    const [{ id }] = wire.line.of('undo');
    wire.line.answer({ type: 'error', re: id, code: 'undo/closed', message: 'Too much.', why: 'too-many' });
    expect(await answer).toEqual({ kind: 'other', code: 'undo/closed', message: 'Too much.' });
  });
});

describe('a line that breaks', () => {
  test('while we are asked asks no more until it is back', () => {
    expect(table.picture.asked).toBe(true);
    wire.line.drop();
    expect([table.picture.asked, lineNow().state]).toEqual([false, 'waiting']);
    wire.pass(10_000);
    expect(lineNow().state).toBe('connecting');
    wire.line.open();
    expect([table.picture.asked, lineNow().state]).toEqual([false, 'connecting']);
    tell();
    expect([table.picture.asked, lineNow().state]).toEqual([true, 'live']);
  });

  test('tells since when, and until when it waits', () => {
    wire.pass(5000);
    wire.line.answer({ type: 'done', re: 'x' });
    wire.line.drop();
    const line = lineNow();
    expect(line).toMatchObject({ state: 'waiting', since: 1_005_000 });
    expect(line.state === 'waiting' && line.until > line.since).toBe(true);
    wire.pass(20_000);
    expect(lineNow()).toMatchObject({ since: 1_005_000 });
  });

  test('with a decision on its way says it again under the same id, and asks nothing meanwhile', async () => {
    const answer = table.act(firstLegal());
    const { id } = wire.line.of('act')[0];
    reconnect();
    expect(wire.line.of('act').map((message) => message.id)).toEqual([id]);
    tell(); // as it was before: the decision had not arrived
    expect([lineNow().state, table.picture.asked, fateNow()]).toEqual(['live', false, 'on-its-way']);
    done();
    expect(await answer).toBe(null);
    expect([table.picture.version, fateNow()]).toEqual([1, 'done']);
  });

  test('after a decision had arrived shows that it had', async () => {
    const answer = table.act(firstLegal());
    const { id } = wire.line.of('act')[0];
    decide();
    reconnect();
    tell();
    wire.line.answer({ type: 'done', re: id, version: 1 });
    expect(await answer).toBe(null);
    expect([table.picture.version, fateNow()]).toEqual([1, 'done']);
  });

  test('while others decide shows what they did', () => {
    decide();
    tell();
    reconnect();
    decide();
    tell();
    expect([table.picture.version, table.picture.asked]).toEqual([2, true]);
  });

  test('for good ends what waits', async () => {
    const answer = table.act(firstLegal());
    wire.line.answer({ type: 'bye', why: 'forbidden', retryAfter: 0 });
    expect(await answer).toEqual({ kind: 'no-answer', sent: true });
    expect(lineNow()).toEqual({ state: 'closed', why: 'forbidden' });
    expect(table.picture.asked).toBe(false);
  });

  test('because the table is refused says why', () => {
    const { id } = wire.line.of('open')[0];
    wire.line.answer({ type: 'error', re: id, code: 'auth/forbidden', message: 'No.' });
    expect(lineNow()).toMatchObject({ state: 'refused', problem: { code: 'auth/forbidden' } });
    expect(table.picture.asked).toBe(false);
  });

  test('by a restart of the server comes back by itself', () => {
    wire.line.answer({ type: 'bye', why: 'shutdown', retryAfter: 1 });
    expect(lineNow().state).toBe('waiting');
    wire.pass(1500);
    wire.line.open();
    tell();
    expect(table.picture.asked).toBe(true);
  });
});

describe('a second tab at the same seat', () => {
  test('that decides takes the question away here', () => {
    decide();
    tell();
    expect([table.picture.version, table.picture.asked, fateNow()]).toEqual([1, false, 'none']);
  });
});

describe('pictures', () => {
  test('stay the same object while nothing changes for the board', () => {
    const before = table.picture;
    wire.line.answer({
      type: 'update',
      table: TABLE,
      at: 0,
      info: tableInfo(session, { revision: 2, watching: 3 }),
      chat: [{ seq: 1, at: 0, seat: 1, name: 'Ben', text: 'hi' }],
    });
    expect([table.picture, pictures]).toEqual([before, 0]);
    expect(visit.store.getState().chat).toHaveLength(1);
  });

  test('change when somebody goes', () => {
    tell({ revision: 2, seats: [seatInfo(0), seatInfo(1, { present: false })] });
    expect(pictures).toBe(1);
    expect(table.picture.players[1]).toEqual({ name: 'Ben', kind: 'away', absent: true });
  });
});
