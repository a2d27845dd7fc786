import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from './test-support/world.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };
let folder: string;
let world: World;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'everdell-web-'));
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  writeFileSync(join(folder, 'web', '.env'), 'not for you');
  writeFileSync(join(folder, 'web', 'index.html'), '<title>client</title>');
  writeFileSync(join(folder, 'web', 'sw.js'), '1');
  writeFileSync(join(folder, 'web', 'assets', 'index-Bx3k9Qz1.js'), '2');
  writeFileSync(join(folder, 'web', 'assets', 'index-Bx3k9Qz1.js.br'), brotliCompressSync('2'));
  writeFileSync(join(folder, 'web', 'assets', 'index-Bx3k9Qz1.js.gz'), gzipSync('2'));
  writeFileSync(join(folder, 'web', 'index.html.gz'), gzipSync('<title>client</title>'));
  world = await startWorld({ webDir: join(folder, 'web') });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

test('pages inside the client are all its index, never cached for long', async () => {
  for (const path of ['/', '/t/tabcdefghij', '/lobby?x=1']) {
    const response = await world.fetch(path, { headers: HTML });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('client');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
});

test('files with a hash in their name are kept for ever, others are not', async () => {
  const hashed = await world.fetch('/assets/index-Bx3k9Qz1.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toContain('javascript');
  expect((await world.fetch('/sw.js')).headers.get('cache-control')).toBe('no-cache');
});

test('files go out compressed where the build has done that and the browser reads it', async () => {
  const get = (path: string, encoding: string) =>
    world.fetch(path, { headers: { ...HTML, 'accept-encoding': encoding } });
  for (const [accepted, used] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const response = await get('/assets/index-Bx3k9Qz1.js', accepted);
    expect(await response.text()).toBe('2');
    expect(response.headers.get('content-encoding')).toBe(used);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  }
  for (const path of ['/', '/t/tabcdefghij', '/rules', '/play/one']) {
    const response = await get(path, 'gzip, br');
    expect(await response.text()).toContain('client');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('text/html');
  }
});

test('what is not there is not answered by a page', async () => {
  for (const path of ['/api/nothing', '/assets/gone-12345678.js']) {
    expect((await world.fetch(path, { headers: HTML })).status).toBe(404);
  }
  expect((await world.fetch('/gone.png')).status).toBe(404);
  expect((await world.fetch('/', { method: 'POST' })).status).toBe(404);
  expect((await world.fetch('/api/tables', { method: 'PUT' })).status).toBe(405);
});

test('nothing outside the folder and no hidden file is given', async () => {
  for (const url of [
    '/.env',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%5c..%5csecret.txt',
  ]) {
    const response = await world.app.http.inject({ url });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('not for you');
  }
});
