import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFINITIONS, type ServerMessage, type TableAnswer } from '@everdell/protocol';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { defaultSettings, SettingsError, startServer, type RunningServer, type Settings } from './index.ts';

let folder: string;
const servers: RunningServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'everdell-server-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(changes: Partial<Settings> = {}): Promise<RunningServer> {
  const settings = defaultSettings({
    host: '127.0.0.1',
    port: 0,
    dataDir: join(folder, 'data'),
    botPauseMs: 0,
    ...changes,
  });
  const server = await startServer(settings, { log: { write: () => undefined } });
  servers.push(server);
  return server;
}

async function post<Answer>({ address }: RunningServer, path: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Answer;
}

test('a whole game is played over a socket, every message of the server being of the protocol', async () => {
  const server = await start({ messagesPerSecond: 0 });
  expect(server.address).toBe(`http://127.0.0.1:${server.port}`);
  expect(server.neighbours).toEqual([]);
  expect((await fetch(`${server.address}/ready`)).status).toBe(200);
  const { token } = await post<{ token: string }>(server, '/api/guests', { name: 'Ana', token: true });
  const seats = [{ kind: 'host' }, { kind: 'bot', bot: 'random' }];
  const made = await post<TableAnswer>(server, '/api/tables', { setup: { players: 2 }, seats }, token);
  expect(v.parse(DEFINITIONS.TableAnswer, made)).toEqual(made);
  const table = made.table.id;

  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let sent = 0;
  const say = (message: object): void => socket.send(JSON.stringify({ id: `m${++sent}`, table, ...message }));
  socket.on('open', () => {
    say({ type: 'open' });
    say({ type: 'start' });
  });
  const refused: ServerMessage[] = [];
  const winners = await new Promise<readonly number[]>((resolve, reject) => {
    let answered = -1;
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const value: unknown = JSON.parse(data.toString());
      const message = v.parse(DEFINITIONS.ServerMessage, value);
      expect(value).toEqual(message);
      if (message.type === 'error') refused.push(message);
      const game = message.type === 'update' ? message.game : undefined;
      if (game?.result) resolve(game.result.winners);
      else if (game !== undefined && game.legal.length > 0 && game.version > answered) {
        answered = game.version;
        say({ type: 'act', version: game.version, action: game.legal[game.version % game.legal.length] });
      }
    });
  });
  expect(winners.length).toBeGreaterThan(0);
  expect(refused).toEqual([]);
  const file = await fetch(`${server.address}/api/tables/${table}/game`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.status).toBe(200);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  expect(metrics).toMatch(/^everdell_tables\{status="finished"\} 1$/m);
  expect(metrics).toMatch(/^everdell_messages_total\{type="act",outcome="done"\} \d{2,}$/m);
  expect(metrics).toMatch(/^everdell_sockets 1$/m);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await server.close();
  expect(await closed).toBe(1001);
});

test('a table is still there after a restart', async () => {
  const first = await start();
  const { token } = await post<{ token: string }>(first, '/api/guests', { name: 'Ana', token: true });
  const { table } = await post<TableAnswer>(first, '/api/tables', { setup: { players: 2 }, title: 'Friday' }, token);
  await first.close();
  await first.close(); // twice is once
  const second = await start();
  const me = await fetch(`${second.address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ guest: { name: 'Ana' }, tables: [{ id: table.id, title: 'Friday' }] });
});

test('what cannot be started is refused with what to do', async () => {
  const { port } = await start();
  await expect(start({ port, dataDir: join(folder, 'other') })).rejects.toThrow(
    /already listens on port \d+ .*EVERDELL_PORT/,
  );
  await expect(start({ host: '192.0.2.77', dataDir: join(folder, 'other') })).rejects.toThrow(
    /no address 192.0.2.77.*EVERDELL_HOST/,
  );
  await expect(start({ webDir: folder })).rejects.toThrow(SettingsError);
  await expect(start()).rejects.toThrow('data'); // the folder belongs to the first
});
