import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableAnswer } from '@everdell/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { defaultSettings, startServer, type RunningServer } from './index.ts';
import { POSTGRES_TIMEOUT, testPostgres, type TestPostgres } from './test-support/postgres.ts';

let folder: string;
let postgres: TestPostgres;
let url: string;
/** One with a folder of its own, and two nodes on one database. */
let servers: RunningServer[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'everdell-sign-out-'));
  postgres = await testPostgres();
  url = await postgres.database();
  const start = async (place: { dataDir: string } | { databaseUrl: string }): Promise<RunningServer> =>
    startServer(defaultSettings({ host: '127.0.0.1', port: 0, ...place }), { log: { write: () => undefined } });
  servers = [await start({ dataDir: folder }), await start({ databaseUrl: url }), await start({ databaseUrl: url })];
}, POSTGRES_TIMEOUT);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Shown = { readonly bearer: string } | { readonly cookie: string };

function headersOf(shown: Shown): Record<string, string> {
  if ('bearer' in shown) return { authorization: `Bearer ${shown.bearer}` };
  return { cookie: `everdell_guest=${shown.cookie}`, 'sec-fetch-site': 'same-origin' };
}

async function ask(
  server: RunningServer,
  shown: Shown,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const headers = { ...headersOf(shown), ...(body !== undefined && { 'content-type': 'application/json' }) };
  return fetch(`${server.address}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function newToken(server: RunningServer, name = 'Ana'): Promise<string> {
  const answer = await ask(server, { bearer: '' }, 'POST', '/api/guests', { name, token: true });
  return ((await answer.json()) as { token: string }).token;
}

const statusOfMe = async (server: RunningServer, bearer: string): Promise<number> =>
  (await ask(server, { bearer }, 'GET', '/api/me')).status;

async function newTable(server: RunningServer, bearer: string): Promise<TableAnswer> {
  const answer = await ask(server, { bearer }, 'POST', '/api/tables', { setup: { players: 2 } });
  return (await answer.json()) as TableAnswer;
}

/** A socket that has been let in: what it hears last, and when it ends. */
function socketOf({ address }: RunningServer, bearer: string): Promise<{ ended: Promise<unknown> }> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: headersOf({ bearer }) });
  let last: unknown;
  socket.on('message', (data: Buffer) => (last = JSON.parse(data.toString())));
  const ended = new Promise((resolve) => socket.once('close', (code) => resolve({ code, last })));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => resolve({ ended }));
  });
}

const GONE = { code: 1008, last: { type: 'bye', why: 'forbidden' } };

test.each(['bearer', 'cookie'] as const)('a token sent as %s is good for nothing after signing out', async (how) => {
  const [server] = servers;
  const token = await newToken(server);
  expect(await statusOfMe(server, token)).toBe(200); // now it is remembered
  const shown = how === 'bearer' ? { bearer: token } : { cookie: token };
  const answer = await ask(server, shown, 'DELETE', '/api/session');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toMatch(/^everdell_guest=; /);
  expect(await statusOfMe(server, token)).toBe(401);
  expect((await ask(server, shown, 'DELETE', '/api/session')).status).toBe(204); // again changes nothing
});

test('sockets and streams of the one who signs out end, those of others stay', async () => {
  const [server] = servers;
  const [ana, ben] = [await newToken(server), await newToken(server, 'Ben')];
  const { table } = await newTable(server, ana);
  const [socket, other] = [await socketOf(server, ana), await socketOf(server, ben)];
  const stream = await ask(server, { bearer: ana }, 'GET', `/api/tables/${table.id}/stream`);
  await ask(server, { bearer: ana }, 'DELETE', '/api/session');
  expect(await socket.ended).toMatchObject(GONE);
  const lines = (await stream.text()).trim().split('\n');
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ type: 'bye', why: 'forbidden' });
  expect(await Promise.race([other.ended, statusOfMe(server, ben)])).toBe(200);
});

test('the seat stays taken, and its link opens it again', async () => {
  const [server] = servers;
  const ana = await newToken(server);
  const { table, links } = await newTable(server, ana);
  await ask(server, { bearer: ana }, 'DELETE', '/api/session');
  const again = await newToken(server);
  const entered = await ask(server, { bearer: again }, 'POST', `/api/tables/${table.id}/enter`, {
    secret: links.seats![0],
  });
  expect(await entered.json()).toMatchObject({
    table: { you: { seat: 0 }, seats: [{ kind: 'human', name: 'Ana' }, {}] },
  });
});

test('another node that knows the token refuses it at once, and ends its sockets', async () => {
  const [, first, second] = servers;
  const token = await newToken(first);
  expect(await statusOfMe(second, token)).toBe(200);
  const socket = await socketOf(second, token);
  const before = Date.now();
  await ask(first, { bearer: token }, 'DELETE', '/api/session');
  expect(await socket.ended).toMatchObject(GONE);
  expect(await statusOfMe(second, token)).toBe(401);
  expect(Date.now() - before).toBeLessThan(5000);
});

test('a node that did not hear of it looks again when it can hear', async () => {
  const [, first, second] = servers;
  const [ana, ben] = [await newToken(first), await newToken(first, 'Ben')];
  const [socket, other] = [await socketOf(second, ana), await socketOf(second, ben)];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`update guests set token_hash = 'revoked:' || id where name = 'Ana'`); // nobody is told
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
  } finally {
    await client.end();
  }
  expect(await socket.ended).toMatchObject(GONE);
  expect(await Promise.race([other.ended, statusOfMe(second, ben)])).toBe(200);
});
