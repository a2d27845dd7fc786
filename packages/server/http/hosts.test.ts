import { request as httpRequest } from 'node:http';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { defaultSettings, type Settings } from '../settings/index.ts';
import { hostGuard } from './hosts.ts';
import { startWorld, type World } from './test-support/world.ts';

describe('without a public address', () => {
  const settings = defaultSettings({ allowedOrigins: ['http://games.example:8080'] });
  const guard = hostGuard(settings, 'Burrow.fritz.box');
  const ask =
    (host: string, forwarded = host) =>
    () =>
      guard({ headers: { host }, host: forwarded } as unknown as FastifyRequest);

  test.each([
    '192.168.1.20:2727',
    '127.0.0.1',
    '[::1]:2727',
    '[fe80::1]',
    'localhost:2727',
    'LOCALHOST',
    'localhost.',
    'everdell.localhost',
    'burrow',
    'Burrow:2727',
    'burrow.local',
    'burrow.lan:2727',
    'burrow.home.arpa',
    'burrow.fritz.box',
    'games.example',
    'games.example:8080',
  ])('%s is answered', (host) => {
    expect(ask(host)).not.toThrow();
  });

  test.each([
    'evil.example',
    'evil.example:2727',
    'burrow.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.20.nip.example:2727',
    'evil.example:80:80',
    '[::1].evil.example',
    'evil local',
  ])('%s is refused', (host) => {
    expect(ask(host)).toThrow(/EVERDELL_PUBLIC_URL/);
    expect(ask('localhost', host)).toThrow(/EVERDELL_PUBLIC_URL/); // what a proxy says
    expect(ask(host, 'localhost')).toThrow(/EVERDELL_PUBLIC_URL/);
  });
});

let world: World | undefined;
afterEach(() => world?.close());

function get(
  path: string,
  host: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const { port } = new URL(world!.origin);
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, host: '127.0.0.1', headers: { host, ...headers } }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

async function start(settings: Partial<Settings> = {}): Promise<void> {
  world = await startWorld({ settings });
}

test('a name that was led here is refused, for requests and sockets, with what to set', async () => {
  await start({ metricsToken: 'x'.repeat(20) });
  const { status, body } = await get('/api/tables', 'evil.example:2727');
  expect(status).toBe(421);
  expect(JSON.parse(body)).toMatchObject({ type: 'error', code: 'auth/bad_host' });
  expect(body).toContain('EVERDELL_PUBLIC_URL');
  expect((await get('/', 'evil.example')).status).toBe(421);
  expect((await get('/metrics', 'evil.example')).status).toBe(421);
  const token = await world!.guest();
  const socket = new WebSocket(`${world!.origin.replace('http', 'ws')}/api/socket`, {
    headers: { host: 'evil.example', origin: 'http://evil.example', authorization: `Bearer ${token}` },
  });
  expect(await new Promise((resolve) => socket.once('error', ({ message }) => resolve(message)))).toContain('421');
});

test('those who watch over the server use any name', async () => {
  await start({ metricsToken: 'x'.repeat(20) });
  expect((await get('/health', 'node-1.cluster.example')).status).toBe(200);
  expect((await get('/ready', 'node-1.cluster.example')).status).toBe(200);
  const authorization = `Bearer ${'x'.repeat(20)}`;
  expect((await get('/metrics', 'node-1.cluster.example', { authorization })).status).toBe(200);
});

test('this machine is known by its own name, and with a public address by whatever a proxy says', async () => {
  await start();
  expect((await get('/api/tables', `${hostname()}:2727`)).status).toBe(200);
  await world!.close();
  await start({ publicUrl: 'https://everdell.example' });
  expect((await get('/api/tables', 'upstream')).status).toBe(200);
});
