import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, NoAnswer, RemoteTable, USUAL_TIMING, type Answer, type ConnectionStatus } from '../index.ts';
import { gameInfo, update, Wire } from '../test-support/wire.ts';

const TABLE = 'tAAAAAAAA1';
const OTHER = 'tBBBBBBBB2';

let wire: Wire;
let connection: Connection;
let states: ConnectionStatus['state'][];

beforeEach(() => {
  wire = new Wire();
  connection = new Connection({ origin: 'https://here:8', token: 'secret', surroundings: wire });
  states = [];
  connection.onStatus(({ state }) => states.push(state));
  connection.connect();
});

/** What became of a promise so far. */
async function fate(answer: Promise<Answer>): Promise<unknown> {
  return Promise.race([answer.catch((error: unknown) => error), new Promise((resolve) => setImmediate(resolve))]);
}

function say(text: string, within?: number): Promise<Answer> {
  return connection.send({ type: 'say', table: TABLE, text }, within);
}

describe('the line', () => {
  it('goes to the socket of the server, with the token', () => {
    expect(wire.line).toMatchObject({ url: 'wss://here:8/api/socket', token: 'secret' });
    wire.line.open();
    expect(states).toEqual(['connecting', 'live']);
  });

  it('is tried again more and more seldom, up to a limit, and at once more often after it has worked', () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      wire.line.drop();
      const { status } = connection;
      if (status.state !== 'waiting') throw new Error(`it is ${status.state}`);
      waits.push(status.until - wire.now());
      wire.pass(status.until - wire.now());
    }
    // With the random number in the middle, three quarters of the full time.
    expect(waits).toEqual([187.5, 375, 750, 1500, 3000, 6000, 7500, 7500]);
    wire.line.open().answer(update(TABLE, {}));
    wire.line.drop();
    expect(connection.status).toEqual({ state: 'waiting', until: wire.now() + 187.5 });
  });

  it('waits as long as a bye says, then comes back', () => {
    const line = wire.line.open();
    line.answer({ type: 'bye', why: 'shutdown', retryAfter: 5 });
    expect(line.closed).toBe(true);
    expect(connection.status).toMatchObject({ state: 'waiting', until: wire.now() + 5125 });
    wire.pass(5124);
    expect(wire.lines).toHaveLength(1);
    wire.pass(1);
    expect(wire.lines).toHaveLength(2);
    line.drop(); // the old one closes late
    expect(connection.status.state).toBe('connecting');
  });

  it.each(['forbidden'] as const)('does not come back after a bye that says %s', async (why) => {
    const answer = say('hello');
    wire.line.open().answer({ type: 'bye', why, retryAfter: 1 });
    expect(connection.status).toEqual({ state: 'closed', why });
    expect(await fate(answer)).toBeInstanceOf(NoAnswer);
    wire.pass(60_000);
    expect(wire.lines).toHaveLength(1);
  });

  it('is given up when it does not open, or when the server is silent', () => {
    wire.pass(USUAL_TIMING.opening);
    expect(connection.status.state).toBe('waiting');
    wire.pass(1000);
    const line = wire.line.open();
    wire.pass(USUAL_TIMING.idle);
    expect(line.of('ping')).toHaveLength(1);
    line.answer({ type: 'done', re: line.of('ping')[0].id });
    wire.pass(USUAL_TIMING.idle + USUAL_TIMING.pong - 1);
    expect(connection.status.state).toBe('live');
    wire.pass(1);
    expect(connection.status.state).toBe('waiting');
    expect(line.closed).toBe(true);
  });

  it('can be hurried and closed', () => {
    wire.line.drop();
    connection.connect();
    expect(wire.lines).toHaveLength(2);
    connection.close();
    expect(connection.status).toEqual({ state: 'closed', why: 'left' });
    wire.lines[1].open();
    wire.pass(60_000);
    expect(wire.lines).toHaveLength(2);
    expect(states).toEqual(['connecting', 'waiting', 'connecting', 'closed']);
  });

  it('passes over what it does not understand', () => {
    wire.line.open().raw('{').raw('null').raw('[]').raw('{"type":"news-of-2030"}');
    expect(connection.status.state).toBe('live');
  });
});

describe('a message', () => {
  it('is sent when the line is open, and answered', async () => {
    const answer = say('hello');
    expect(wire.line.said).toEqual([]);
    const [sent] = wire.line.open().of('say');
    expect(sent).toMatchObject({ type: 'say', table: TABLE, text: 'hello' });
    wire.line.answer({ type: 'done', re: sent.id, version: 3 });
    expect(await answer).toEqual({ type: 'done', re: sent.id, version: 3 });
  });

  it.each([
    ['the line was not open', 0],
    ['the answer was lost', 1],
  ])('goes again under its id when %s', async (_, opened) => {
    const answer = say('hello');
    if (opened > 0) wire.line.open();
    const before = wire.line.of('say');
    wire.line.drop();
    wire.pass(200);
    const [again] = wire.line.open().of('say');
    expect(before).toEqual(opened > 0 ? [again] : []);
    wire.line.answer({ type: 'done', re: again.id });
    expect(await answer).toMatchObject({ type: 'done' });
    wire.line.drop();
    wire.pass(200);
    expect(wire.line.open().of('say')).toEqual([]);
  });

  it('has an id of its own, and answers may come in any order and twice', async () => {
    wire.line.open();
    const answers = [say('one'), say('two'), say('three')];
    const ids = wire.line.of('say').map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const i of [2, 0, 0, 1, 2]) wire.line.answer({ type: 'done', re: ids[i], version: i });
    expect((await Promise.all(answers)).map((answer) => answer.type === 'done' && answer.version)).toEqual([0, 1, 2]);
  });

  it('keeps its place when it goes again', () => {
    wire.line.open();
    void say('one');
    void say('two');
    wire.line.drop();
    void say('three');
    wire.pass(200);
    expect(
      wire.line
        .open()
        .of('say')
        .map(({ text }) => text),
    ).toEqual(['one', 'two', 'three']);
  });

  it('is given up after its time, telling whether it may have arrived', async () => {
    const never = say('never', 1000);
    wire.pass(1000);
    expect(await fate(never)).toMatchObject({ name: 'NoAnswer', sent: false });
    wire.line.open();
    const maybe = say('maybe', 1000);
    wire.line.drop();
    wire.pass(1000);
    expect(await fate(maybe)).toMatchObject({ name: 'NoAnswer', sent: true });
    expect(wire.line.open().of('say')).toEqual([]);
  });

  it('that is refused tells so', async () => {
    wire.line.open();
    const answer = say('hello');
    const [{ id }] = wire.line.of('say');
    wire.line.answer({ type: 'error', re: id, code: 'chat/closed', message: 'There is no chat.' });
    expect(await answer).toMatchObject({ type: 'error', code: 'chat/closed' });
  });

  it('that is refused for the moment goes again as a new one, in its time', async () => {
    wire.line.open();
    const answer = say('hello');
    const [first] = wire.line.of('say');
    wire.line.answer({ type: 'error', re: first.id, code: 'message/too_fast', message: 'Slowly.', retryAfter: 2 });
    wire.pass(1999);
    expect(wire.line.of('say')).toHaveLength(1);
    wire.pass(1);
    const again = wire.line.of('say')[1];
    expect(again.id).not.toBe(first.id);
    wire.line.answer({ type: 'done', re: again.id });
    expect(await answer).toMatchObject({ type: 'done' });
  });

  it('that may have arrived before goes again under its id, also when it is refused for the moment', async () => {
    wire.line.open();
    const answer = say('hello');
    const [{ id }] = wire.line.of('say');
    wire.line.drop();
    wire.pass(250);
    wire.line.open();
    expect(wire.line.of('say')).toMatchObject([{ id }]);
    wire.line.answer({ type: 'error', re: id, code: 'server/busy', message: 'Later.', retryAfter: 1 });
    wire.pass(1000);
    expect(wire.line.of('say')).toMatchObject([{ id }, { id }]);
    wire.line.answer({ type: 'done', re: id });
    expect(await answer).toMatchObject({ type: 'done' });
  });

  it('that may have arrived before is not taken for refused when its time is over', async () => {
    wire.line.open();
    const answer = say('hello', 1000);
    const [{ id }] = wire.line.of('say');
    wire.line.drop();
    wire.pass(250);
    wire.line.open();
    wire.line.answer({ type: 'error', re: id, code: 'server/busy', message: 'Later.', retryAfter: 5 });
    wire.pass(1000);
    expect(await fate(answer)).toMatchObject({ name: 'NoAnswer', sent: true });
  });

  it('that is refused for the moment till its time is over tells the refusal', async () => {
    wire.line.open();
    const answer = say('hello', 500);
    const [{ id }] = wire.line.of('say');
    wire.line.answer({ type: 'error', re: id, code: 'server/busy', message: 'Later.', retryAfter: 1 });
    wire.pass(500);
    expect(await fate(answer)).toMatchObject({ type: 'error', code: 'server/busy' });
    wire.pass(5000);
    expect(wire.line.of('say')).toHaveLength(1);
  });

  it('after the end is not sent', async () => {
    connection.close();
    expect(await fate(say('hello'))).toMatchObject({ name: 'NoAnswer', sent: false });
  });
});

describe('tables', () => {
  it('are opened on every new connection from where they are known, several on one line', () => {
    const one = new RemoteTable(connection, TABLE);
    wire.line.open();
    const two = new RemoteTable(connection, OTHER);
    expect(wire.line.of('open').map(({ table, since, chat }) => [table, since, chat])).toEqual([
      [TABLE, undefined, undefined],
      [OTHER, undefined, undefined],
    ]);
    const line = { seq: 4, at: 0, seat: 0, name: 'Ana', text: 'hi' };
    wire.line.answer(update(TABLE, { game: gameInfo(0, 7), chat: [line] }));
    wire.line.answer(update(OTHER, { game: gameInfo(0, 2) }));
    expect([one.story.length, two.story.length, one.chat, two.chat]).toEqual([7, 2, [line], []]);
    wire.line.drop();
    wire.pass(200);
    expect(
      wire.line
        .open()
        .of('open')
        .map(({ table, since, chat }) => [table, since, chat]),
    ).toEqual([
      [TABLE, 7, 4],
      [OTHER, 2, undefined],
    ]);
    two.close();
    expect(wire.line.of('close').map(({ table }) => table)).toEqual([OTHER]);
    wire.line.drop();
    wire.pass(400);
    expect(
      wire.line
        .open()
        .of('open')
        .map(({ table }) => table),
    ).toEqual([TABLE]);
  });

  it('are opened before anything is said to them again', () => {
    const table = new RemoteTable(connection, TABLE);
    void table.say({ type: 'start' });
    expect(wire.line.open().said.map(({ type }) => type)).toEqual(['open', 'start']);
  });

  it('tell when the server refuses to open them, at once or later, and are tried again when it is busy', () => {
    const table = new RemoteTable(connection, TABLE);
    const [{ id }] = wire.line.open().of('open');
    wire.line.answer({ type: 'error', re: id, code: 'server/busy', message: 'Later.', retryAfter: 1 });
    expect(table.refusal).toBeUndefined();
    wire.pass(1000);
    const second = wire.line.of('open')[1];
    wire.line.answer({ type: 'done', re: second.id }).answer(update(TABLE, {}));
    expect(table.live).toBe(true);
    wire.line.answer({ type: 'error', re: second.id, code: 'auth/forbidden', message: 'Not for you.' });
    expect([table.live, table.refusal?.code]).toEqual([false, 'auth/forbidden']);
  });
});
