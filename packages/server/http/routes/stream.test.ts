import type { ServerMessage, Update } from '@everdell/protocol';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { checkMessage, eventually, startWorld, type World } from '../test-support/world.ts';

let world: World;
afterEach(() => world.close());

/** Reads a stream line by line; '' is a sign of life. */
class Reader {
  readonly response: IncomingMessage;
  readonly lines: string[] = [];
  isOver = false;
  #rest = '';

  constructor(response: IncomingMessage) {
    this.response = response;
    response.setEncoding('utf8');
    response.on('data', (text: string) => {
      const parts = (this.#rest + text).split('\n');
      this.#rest = parts.pop() ?? '';
      this.lines.push(...parts);
    });
    response.on('close', () => (this.isOver = true));
    response.on('error', () => (this.isOver = true));
  }

  get messages(): ServerMessage[] {
    return this.lines.filter((line) => line !== '').map((line) => checkMessage(JSON.parse(line)));
  }
}

function read(token: string, table: string, query = ''): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    httpRequest(`${world.origin}/api/tables/${table}/stream${query}`, { headers }, (response) =>
      resolve(new Reader(response)),
    )
      .on('error', reject)
      .end();
  });
}

const texts = (reader: Reader): string[] =>
  reader.messages.flatMap((message) => (message as Update).chat ?? []).map(({ text }) => text);

test('one update a line: how things stand, then what is new', async () => {
  world = await startWorld();
  const token = await world.guest();
  const { table } = await world.table(token);
  const reader = await read(token, table.id);
  expect(reader.response.headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  await eventually(() => reader.lines.length === 1);
  expect(reader.messages[0]).toMatchObject({ type: 'update', table: table.id, info: { id: table.id } });
  world.tables.say(table.id, 'Ana', 'hello');
  await eventually(() => texts(reader).includes('hello'));

  const later = await read(token, table.id, '?since=0&chat=1');
  await eventually(() => later.lines.length === 1);
  expect(texts(later)).toEqual([]);
});

test('wrong numbers, strangers and too many connections are refused', async () => {
  world = await startWorld({ settings: { connectionsPerAddress: 1 } });
  const token = await world.guest();
  const { table } = await world.table(token);
  const path = `/api/tables/${table.id}/stream`;
  for (const query of ['?since=x', '?since=-1', '?since=1&since=2', '?token=abc', '?chat=99999999']) {
    expect(await world.ask(token, 'GET', `${path}${query}`)).toMatchObject({
      status: 400,
      body: { code: 'message/malformed' },
    });
  }
  expect(await world.ask(await world.guest(), 'GET', path)).toMatchObject({ status: 403 });
  const only = await read(token, table.id);
  expect(await world.ask(token, 'GET', path)).toMatchObject({
    status: 503,
    body: { code: 'server/busy', retryAfter: 30 },
  });
  only.response.destroy();
  await eventually(() => world.tables.following === 0);
  await read(token, table.id);
});

test('empty lines are signs of life', async () => {
  world = await startWorld({ pace: { keepAlive: 20 } });
  const token = await world.guest();
  const { table } = await world.table(token);
  const reader = await read(token, table.id);
  await eventually(() => reader.lines.filter((line) => line === '').length >= 3);
  expect(reader.messages).toHaveLength(1);
});

test('whoever does not read costs no memory, gets the latest in the end', async () => {
  world = await startWorld({ pace: { stall: 60_000 } });
  const token = await world.guest();
  const { table } = await world.table(token);
  const reader = await read(token, table.id);
  await eventually(() => reader.lines.length === 1);
  reader.response.pause();
  const big = 'x'.repeat(256 * 1024);
  for (let round = 1; round <= 200; round++) {
    world.tables.say(table.id, 'Ana', `${round} ${big}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const fetched = (): number => Math.max(...world.tables.fetched.values());
  expect(fetched()).toBeLessThan(100);
  reader.response.resume();
  await eventually(() => texts(reader).some((text) => text.startsWith('200 ')));
  expect(fetched()).toBeLessThan(105);
});

test('whoever does not read for too long is given up', async () => {
  world = await startWorld({ pace: { stall: 200 } });
  const token = await world.guest();
  const { table } = await world.table(token);
  const reader = await read(token, table.id);
  reader.response.pause();
  await eventually(() => {
    if (world.tables.following > 0) world.tables.say(table.id, 'Ana', 'x'.repeat(256 * 1024));
    return world.tables.following === 0;
  });
  reader.response.resume();
  await eventually(() => reader.isOver);
  expect(world.tables.following).toBe(0);
});

test('a table that breaks ends the stream with its refusal', async () => {
  world = await startWorld();
  const token = await world.guest();
  const { table } = await world.table(token);
  const reader = await read(token, table.id);
  await eventually(() => reader.lines.length === 1);
  world.tables.say(table.id, 'Ana', 'poison');
  await eventually(() => reader.isOver);
  expect(reader.messages.at(-1)).toMatchObject({ type: 'error', re: null, code: 'table/damaged' });
  expect(world.tables.following).toBe(0);
});

test('the last line of a server that stops says so', async () => {
  world = await startWorld();
  const token = await world.guest();
  const { table } = await world.table(token);
  const reader = await read(token, table.id);
  await eventually(() => reader.lines.length === 1);
  await world.app.close();
  await eventually(() => reader.isOver);
  expect(reader.messages.at(-1)).toEqual({ type: 'bye', why: 'shutdown', retryAfter: 1 });
});
