import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const root = join(import.meta.dirname, '..', '..');
let main: string;
let folder: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  const builder = pathToFileURL(join(root, 'scripts', 'lib', 'build-server.mjs')).href;
  const { buildServer } = (await import(builder)) as { buildServer: () => Promise<string> };
  main = await buildServer();
  folder = mkdtempSync(join(tmpdir(), 'everdell-main-'));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  out(): string;
  err(): string;
  readonly code: Promise<number | null>;
  /** The address, once it is open. */
  readonly address: Promise<string>;
}

function start(environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: folder,
    env: { PATH: process.env.PATH, EVERDELL_PORT: '0', EVERDELL_HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let [out, err] = ['', ''];
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const found = /open at (http\S+)/.exec(out)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`ended: ${err}`)));
  });
  address.catch(() => undefined);
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, out: () => out, err: () => err, code, address };
}

test('a wrong setting ends it with a sentence', async () => {
  const { code, err, out } = start({ EVERDELL_PORT: 'many', EVERDELL_TURTLES: '1' });
  expect(await code).toBe(1);
  expect(err()).toContain("EVERDELL_PORT must be a whole number from 0 to 65535, not 'many'.");
  expect(err()).toContain('There is no setting EVERDELL_TURTLES.');
  expect(err()).not.toContain('    at ');
  expect(out()).toBe('');
});

test('it reads .env, tells its address, logs JSON and ends well when it is told to', async () => {
  writeFileSync(join(folder, '.env'), 'EVERDELL_DATA_DIR=games\nEVERDELL_LOG_LEVEL=info\n');
  const server = start();
  const address = await server.address;
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  const made = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ana","token":true}',
  });
  const { token } = (await made.json()) as { token: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  server.child.kill('SIGTERM');
  expect(await closed).toBe(1001);
  expect(await server.code).toBe(0);
  for (const line of server.err().trimEnd().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
  expect(server.err()).toContain('"msg":"stopped"');
  expect(server.err()).not.toContain(token);
});

test('a data folder that is in use is refused with a sentence', async () => {
  const first = start();
  await first.address;
  const second = start();
  expect(await second.code).toBe(1);
  expect(second.err()).not.toContain('    at ');
  expect(second.err().length).toBeGreaterThan(20);
  first.child.kill('SIGINT');
  expect(await first.code).toBe(0);
});

test('asked twice it ends at once', async () => {
  const server = start({ EVERDELL_SHUTDOWN_SECONDS: '600' });
  const address = await server.address;
  const made = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ana","token":true}',
  });
  const { token } = (await made.json()) as { token: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause(); // never closes its end
  server.child.kill('SIGINT');
  while (!server.err().includes('"msg":"stopping"')) await new Promise((resolve) => setTimeout(resolve, 5));
  server.child.kill('SIGINT');
  expect(await server.code).toBe(130);
  socket.terminate();
});
