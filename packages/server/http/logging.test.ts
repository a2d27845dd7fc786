import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { eventually, startWorld, type World } from './test-support/world.ts';

let world: World;
afterEach(() => world.close());

/** Sends bytes as they are and waits for the end of the answer. */
function sendBytes(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

test('no token and no secret is ever logged, whatever is done with them', async () => {
  world = await startWorld();
  const token = await world.guest();
  const { table, links } = await world.table(token);
  const friend = await world.guest('Ben');
  const secret = links.invite ?? '';
  await world.ask(friend, 'POST', `/api/tables/${table.id}/enter`, { secret });
  await world.ask(friend, 'POST', `/api/tables/${table.id}/messages`, { type: 'renew', id: 'r', table: table.id });
  await world.ask(friend, 'POST', `/api/tables/${table.id}/messages`, {
    type: 'say',
    id: 's',
    table: table.id,
    text: 'boom',
  });
  const cookie = `everdell_guest=${token}`;
  await world.fetch('/api/guests', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{"name":"A"}',
  });
  await world.fetch('/api/me', { headers: { cookie } });
  // People and programs that put secrets where they do not belong:
  await world.fetch(`/t/${table.id}/${secret}`);
  await world.fetch(`/t/${secret}?secret=${secret}`);
  await world.fetch(`/${token}`, { headers: { accept: 'text/html' } });
  await world.fetch(`/api/tables/${secret}`, { headers: { authorization: token } });
  await world.fetch(`/api/tables/${table.id}/stream?token=${token}`, { headers: { authorization: `Bearer ${token}` } });
  await world.ask(friend, 'POST', `/api/tables/${table.id}/enter`, { [secret]: secret });
  await world.fetch('/api/guests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"${token}`,
  });
  expect(
    await sendBytes(world.origin, `GET /${secret} HTTP/9.9\r\nauthorization: Bearer ${token}\r\nx: \u0001\r\n\r\n`),
  ).toContain('400');
  const line = await world.connect(token);
  await line.say({ type: 'open', table: table.id });
  await line.say({ type: 'renew', table: table.id });
  await line.say({ type: 'say', table: table.id, text: 'boom' });
  await line.sendRaw(`{"type":"enter","secret":"${secret}","token":"${token}"`);
  await line.sendRaw(`{"type":"ping","id":"a","${secret}":1}`);
  line.socket.send('x'.repeat(1_000_000));
  await line.closed;
  await world.app.close();
  await eventually(() => world.log.some((text) => text.includes('socket closed')));

  const log = world.log.join('');
  expect(log).toContain('"route":"/api/tables/:id/messages"');
  expect(log).toContain('it broke'); // our own mistakes are logged with their words
  expect(world.tables.secrets.length).toBeGreaterThanOrEqual(6);
  for (const hidden of world.tables.secrets) expect(log).not.toContain(hidden);
});

test('every line is one JSON object of its own, whatever is sent', async () => {
  world = await startWorld();
  const nasty = 'x"}\n{"level":60,"msg":"forged"}\r\n\u2028\u0000';
  await world.ask('', 'POST', '/api/guests', { name: nasty });
  await world.fetch(`/${encodeURIComponent(nasty)}?${encodeURIComponent(nasty)}`);
  await world.fetch('/api/me', {
    headers: { 'user-agent': 'x"}{', 'x-forwarded-for': '1.2.3.4"}', 'x-request-id': 'mine' },
  });
  expect(world.log.length).toBeGreaterThanOrEqual(3);
  for (const line of world.log) {
    expect(line.endsWith('\n')).toBe(true);
    const entry = JSON.parse(line) as { time: string; msg: string };
    expect(line.trimEnd()).not.toContain('\n');
    expect(entry.msg).not.toBe('forged');
    expect(Number.isNaN(Date.parse(entry.time))).toBe(false);
  }
  expect(world.log.join('')).not.toMatch(/forged|mine/);
});

test('one line a request, with its id, route, status and address', async () => {
  world = await startWorld({ settings: { logLevel: 'info' } });
  world.log.length = 0;
  const response = await world.fetch('/api/tables/tabcdefghij', { headers: { cookie: 'everdell_guest=x' } });
  await eventually(() => world.log.length > 0);
  expect(world.log).toHaveLength(1);
  expect(JSON.parse(world.log[0])).toMatchObject({
    reqId: response.headers.get('x-request-id'),
    method: 'GET',
    route: '/api/tables/:id',
    table: 'tabcdefghij',
    status: 401,
    ip: '127.0.0.1',
    msg: 'request',
  });
});

test('a stream that its reader leaves is logged too', async () => {
  world = await startWorld({ settings: { logLevel: 'info' } });
  const token = await world.guest();
  const { table } = await world.table(token);
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await world.fetch(`/api/tables/${table.id}/stream`, { headers, signal: leaving.signal });
  expect(response.status).toBe(200);
  leaving.abort();
  await eventually(() => world.log.some((line) => line.includes('request given up')));
  expect(world.log.filter((line) => line.includes('/stream'))).toHaveLength(1);
});
