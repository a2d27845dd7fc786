import { ERROR_CODES, LIMITS, type Bye, type ServerMessage, type Update } from '@everdell/protocol';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually, startWorld, type Line, type World } from '../test-support/world.ts';

const isUpdate = (message: ServerMessage): message is Update => message.type === 'update';
const isBye = (message: ServerMessage): message is Bye => message.type === 'bye';
const says =
  (text: string) =>
  (message: ServerMessage): message is Update =>
    isUpdate(message) && (message.chat ?? []).some((line) => line.text === text);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** A guest at a new table, connected. */
async function seated(at: World = world): Promise<{ line: Line; token: string; table: string; guest: string }> {
  const token = await at.guest();
  const { table } = await at.table(token);
  const { body } = await at.ask(token, 'GET', '/api/me');
  return { line: await at.connect(token), token, table: table.id, guest: (body as { guest: { id: string } }).guest.id };
}

describe('coming in', () => {
  test('by bearer token, or by cookie from a page of this server', async () => {
    const token = await world.guest();
    const cookie = `everdell_guest=${token}`;
    for (const line of [
      await world.connect(token),
      await world.connect('', { headers: { cookie }, origin: world.origin }),
    ]) {
      expect(await line.say({ type: 'ping' })).toMatchObject({ type: 'done' });
    }
  });

  test('nobody, a cookie from elsewhere and other addresses are refused before the upgrade', async () => {
    const token = await world.guest();
    const cookie = `everdell_guest=${token}`;
    const refused = (options: object): Promise<string> =>
      world.connect('', options).then(
        () => 'connected',
        (error: Error) => error.message,
      );
    expect(await refused({})).toContain('401');
    expect(await refused({ headers: { cookie } })).toContain('403');
    expect(await refused({ headers: { cookie }, origin: 'https://evil.example' })).toContain('403');
    expect(await refused({ headers: { authorization: `Bearer ${token}` }, origin: 'https://evil.example' })).toContain(
      '403',
    );
    const elsewhere = new WebSocket(`${world.origin.replace('http', 'ws')}/api/me`);
    expect(await new Promise((resolve) => elsewhere.addEventListener('error', () => resolve('refused')))).toBe(
      'refused',
    );
  });

  test('only so many connections from one address', async () => {
    const other = await startWorld({ settings: { connectionsPerAddress: 2 } });
    const token = await other.guest();
    const first = await other.connect(token);
    await other.connect(token);
    await expect(other.connect(token)).rejects.toThrow('503');
    first.socket.close();
    await first.closed;
    await eventually(() => other.app.http.server.listening);
    const again = async (): Promise<Line> => other.connect(token).catch(again);
    expect(await (await again()).say({ type: 'ping' })).toMatchObject({ type: 'done' });
    await other.close();
  });
});

describe('following tables', () => {
  test('the answer comes first, then how things stand, then what is new', async () => {
    const { line, table } = await seated();
    await line.say({ type: 'open', table });
    expect(line.heard[0]).toMatchObject({ type: 'done' });
    expect(await line.hear(isUpdate)).toMatchObject({ table, info: { id: table } });
    expect(await line.say({ type: 'say', table, text: 'hello' })).toMatchObject({ type: 'done', version: 1 });
    expect(await line.hear(says('hello'))).toMatchObject({ table });

    expect(await line.say({ type: 'close', table })).toMatchObject({ type: 'done' });
    await line.say({ type: 'say', table, text: 'unheard' });
    await line.say({ type: 'ping' });
    expect(line.heard.some(says('unheard'))).toBe(false);
  });

  test('opening again begins anew from what is known, and does not double the news', async () => {
    const { line, table } = await seated();
    await line.say({ type: 'open', table });
    await line.say({ type: 'say', table, text: 'one' });
    await line.hear(says('one'));
    await line.say({ type: 'open', table, since: 0, chat: 1 });
    await line.say({ type: 'say', table, text: 'two' });
    await line.hear(says('two'));
    await line.say({ type: 'ping' });
    expect(line.heard.filter(says('one'))).toHaveLength(1);
    expect(line.heard.filter(says('two'))).toHaveLength(1);
    expect(world.tables.following).toBeGreaterThan(0);
  });

  test('at most eight tables, and none one has no part in', async () => {
    const { line, token } = await seated();
    for (let count = 0; count < 8; count++) {
      const { table } = await world.table(token);
      expect(await line.say({ type: 'open', table: table.id })).toMatchObject({ type: 'done' });
    }
    const { table } = await world.table(token);
    expect(await line.say({ type: 'open', table: table.id })).toMatchObject({ code: 'message/too_many_tables' });
    const stranger = await world.table(await world.guest());
    expect(await line.say({ type: 'open', table: stranger.table.id })).toMatchObject({
      code: 'message/too_many_tables',
    });
    const { line: fresh } = await seated();
    expect(await fresh.say({ type: 'open', table: stranger.table.id })).toMatchObject({ code: 'auth/forbidden' });
    expect(await fresh.say({ type: 'open', table: 'tNobodyKnowsIt' })).toMatchObject({ code: 'table/not_found' });
  });

  test('a table that breaks is told under the id that opened it; the others go on', async () => {
    const { line, token, table } = await seated();
    const healthy = (await world.table(token)).table.id;
    await line.say({ type: 'open', table, id: 'opening' });
    await line.say({ type: 'open', table: healthy });
    world.tables.say(table, 'Ana', 'poison');
    const isBroken = (message: ServerMessage): message is ServerMessage => message.type === 'error';
    expect(await line.hear(isBroken)).toMatchObject({ re: 'opening', code: 'table/damaged' });
    await line.say({ type: 'say', table: healthy, text: 'still here' });
    await line.hear(says('still here'));
  });

  test('nobody follows after the connection is gone', async () => {
    const other = await startWorld();
    const { line, table } = await seated(other);
    await line.say({ type: 'open', table });
    expect(other.tables.following).toBe(1);
    line.socket.terminate();
    await eventually(() => other.tables.following === 0);
    await other.close();
  });
});

describe('messages', () => {
  test('are carried out one after the other, in the order they came', async () => {
    const { line, table } = await seated();
    const texts = ['wait', ...Array.from({ length: 20 }, (_, index) => `line ${index}`)];
    const before = world.tables.handled.length;
    const answers = texts.map((text) => line.say({ type: 'say', table, text }));
    await eventually(() => world.tables.handled.length > before);
    world.tables.release();
    const versions = (await Promise.all(answers)).map((answer) =>
      answer.type === 'done' ? answer.version : undefined,
    );
    expect(versions).toEqual(texts.map((_, index) => index + 1));
  });

  test('an error in one is told without its words, and the next is answered', async () => {
    const { line, table } = await seated();
    expect(await line.say({ type: 'say', table, text: 'boom' })).toMatchObject({
      code: 'server/internal',
      message: ERROR_CODES['server/internal'],
    });
    expect(await line.say({ type: 'act', table, version: 3, action: { t: 'pass' } })).toMatchObject({
      code: 'action/stale_version',
      update: { table },
    });
  });

  test.each([
    ['no JSON', 'hello', 'not JSON'],
    ['a number', '17', 'expected Object, got a number'],
    ['a list', '[]', 'got a list'],
    ['null', 'null', 'got null'],
    ['no type', '{"id":"a"}', "'type' is wrong"],
    ['an unknown type', '{"type":"cheat","id":"a"}', "'type' is wrong"],
    ['a type that is no text', '{"type":{"a":1},"id":"a"}', "'type' is wrong"],
    ['a wrong id', '{"type":"ping","id":"a b"}', "'id' is wrong"],
    ['a wrong table', '{"type":"leave","id":"a","table":"../etc"}', "'table' is wrong"],
    ['a wrong version', '{"type":"undo","id":"a","table":"tabcdefghij","version":-1}', "'version' is wrong"],
    [
      'a version beyond numbers',
      '{"type":"undo","id":"a","table":"tabcdefghij","version":1e400}',
      "'version' is wrong",
    ],
    [
      'a wrong action',
      '{"type":"act","id":"a","table":"tabcdefghij","version":1,"action":{"t":"pick","items":["x"]}}',
      "'action.items.0' is wrong",
    ],
    ['too much', '{"type":"ping","id":"a","more":1}', "'more' is not a field"],
    ['a prototype', '{"type":"ping","id":"a","__proto__":{}}', "may not be called '__proto__'"],
    ['a deep one', `{"type":"ping","id":"a","x":${'{"x":'.repeat(1000)}1${'}'.repeat(1000)}}`, 'nested more than'],
    ['binary data', Buffer.from('{"type":"ping","id":"a"}'), 'as text'],
  ])('%s is refused and changes nothing', async (_what, data, words) => {
    const { line } = await seated();
    const before = world.tables.handled.length;
    const answer = await line.sendRaw(data);
    expect(answer).toMatchObject({ type: 'error', code: 'message/malformed' });
    expect((answer as { message: string }).message).toContain(words);
    expect((answer as { message: string }).message.length).toBeLessThan(300);
    expect(await line.say({ type: 'ping' })).toMatchObject({ type: 'done' });
    expect(world.tables.handled).toHaveLength(before);
  });

  test('a large one is refused with words, a huge one ends the connection', async () => {
    const { line } = await seated();
    const large = JSON.stringify({ type: 'ping', id: 'x'.repeat(LIMITS.message) });
    expect(await line.sendRaw(large)).toMatchObject({ code: 'message/too_large' });
    expect(await line.say({ type: 'ping' })).toMatchObject({ type: 'done' });
    line.socket.send('x'.repeat(1_000_000));
    expect((await line.closed).code).toBe(1009);
  });

  test('text that is no text ends the connection', async () => {
    const { line } = await seated();
    line.socket.send(Buffer.from([0xff, 0xfe, 0x80]), { binary: false });
    expect((await line.closed).code).toBe(1007);
  });

  test('too many are refused by their id; whoever goes on has to go', async () => {
    const other = await startWorld({ settings: { messagesPerSecond: 5 } });
    const { line } = await seated(other);
    const answers = Array.from({ length: 15 }, (_, index) => line.say({ type: 'ping', id: `p${index}` }));
    const codes = (await Promise.all(answers)).map((answer) => (answer.type === 'error' ? answer.code : 'done'));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('done'));
    expect(codes.slice(-4)).toEqual(Array(4).fill('message/too_fast'));
    for (let index = 0; index < 100; index++) line.socket.send('{}');
    expect(await line.hear(isBye)).toMatchObject({ why: 'forbidden' });
    expect(await line.closed).toEqual({ code: 1008, reason: 'forbidden' });
    await other.close();
  });

  test('a ping is answered', async () => {
    const { line } = await seated();
    const answer = new Promise<string>((resolve) => line.socket.once('pong', (data) => resolve(data.toString())));
    line.socket.ping('are you there?');
    expect(await answer).toBe('are you there?');
  });

  test.each([
    ['ping', 0x89],
    ['pong', 0x8a],
  ])('a flood of frames of the kind %s is cut off, and hardly answered', async (_kind, opcode) => {
    const { line } = await seated();
    let answers = 0;
    line.socket.on('pong', () => answers++);
    const frame = Buffer.from([opcode, 0x80, 0, 0, 0, 0]); // no payload, masked with zeros
    const { _socket: raw } = line.socket as unknown as { _socket: Socket };
    raw.on('error', () => undefined); // cut off while it writes
    for (let sent = 0; sent < 18 && raw.writable; sent++) {
      raw.write(Buffer.alloc(1_000_002, frame));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await line.closed).code).toBe(1006);
    expect(answers).toBeLessThanOrEqual(60); // what a second's messages may be at once
  });
});

describe('slow and silent clients', () => {
  const BIG = 'x'.repeat(256 * 1024);
  let other: World | undefined;
  afterEach(() => other?.close());

  test('whoever does not read gets the latest in the end, and holds up nobody', async () => {
    other = await startWorld({ pace: { stall: 60_000 } });
    const { line: slow, table, guest } = await seated(other);
    await slow.say({ type: 'open', table });
    await slow.hear(isUpdate);
    const token = await other.guest('Ben');
    const invite = other.tables.secrets.at(-3); // of the table: then its seat, then Ben's token
    await other.ask(token, 'POST', `/api/tables/${table}/enter`, { secret: invite });
    const quick = await other.connect(token);
    await quick.say({ type: 'open', table });
    await quick.hear(isUpdate);

    slow.socket.pause();
    const rounds = 200;
    for (let round = 1; round <= rounds; round++) {
      other.tables.say(table, 'Ana', `${round} ${BIG}`);
      await quick.hear(says(`${round} ${BIG}`));
      quick.heard.length = 0;
    }
    // What the system's own buffers hold has been fetched; the rest has not even been built.
    expect(other.tables.fetched.get(guest)).toBeLessThan(rounds / 2);
    slow.socket.resume();
    await slow.hear(says(`${rounds} ${BIG}`));
    expect(other.tables.fetched.get(guest)).toBeLessThan(rounds / 2 + 5);
  });

  test('whoever does not read for too long is closed', async () => {
    other = await startWorld({ pace: { stall: 300, ping: 60_000, goodbye: 50 } });
    const { line, table } = await seated(other);
    await line.say({ type: 'open', table });
    line.socket.pause();
    const { tables } = other;
    await eventually(() => {
      if (tables.following > 0) tables.say(table, 'Ana', BIG);
      return tables.following === 0;
    });
    line.socket.resume();
    await line.closed;
    expect(tables.following).toBe(0);
  });

  test('whoever answers no ping is closed', async () => {
    other = await startWorld({ pace: { ping: 30 } });
    const token = await other.guest();
    const line = await other.connect(token, { autoPong: false });
    expect(await line.hear(isBye)).toMatchObject({ why: 'slow' });
    expect((await line.closed).code).toBe(1013);
  });

  test('whoever answers pings stays', async () => {
    other = await startWorld({ pace: { ping: 10 } });
    const line = await other.connect(await other.guest());
    let pings = 0;
    line.socket.on('ping', () => pings++);
    await eventually(() => pings > 10);
    expect(await line.say({ type: 'ping' })).toMatchObject({ type: 'done' });
  });
});

describe('stopping', () => {
  test('what is under way is answered, then everybody is told, then nobody is let in', async () => {
    const other = await startWorld();
    const { line, table, token } = await seated(other);
    const answer = line.say({ type: 'say', table, text: 'wait', id: 'last' });
    await eventually(() => other.tables.handled.length === 1);
    const stopped = other.app.close();
    expect((await other.fetch('/ready')).status).toBe(503);
    expect((await other.fetch('/health')).status).toBe(200);
    expect((await other.ask(token, 'GET', '/api/me')).body).toMatchObject({ code: 'server/shutting_down' });
    expect(line.heard).toEqual([]);
    other.tables.release();
    expect(await answer).toMatchObject({ type: 'done', re: 'last' });
    expect(await line.hear(isBye)).toMatchObject({ why: 'shutdown', retryAfter: 1 });
    expect((await line.closed).code).toBe(1001);
    await stopped;
    await expect(other.fetch('/health')).rejects.toThrow('fetch failed');
  });
});
