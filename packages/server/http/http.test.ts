import { DEFINITIONS, ERROR_CODES, LIMITS, type ErrorCode, type Refusal } from '@everdell/protocol';
import type { LightMyRequestResponse } from 'fastify';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMessage, eventually, startWorld, type World } from './test-support/world.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Fails unless it is a refusal of the protocol with this code. */
function checkRefusal(body: unknown, code: ErrorCode): Refusal {
  const refusal = checkMessage(body) as Refusal;
  expect(refusal).toMatchObject({ type: 'error', code });
  return refusal;
}

async function expectRefusal(response: Response, status: number, code: ErrorCode): Promise<Refusal> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/json');
  return checkRefusal(await response.json(), code);
}

describe('guests', () => {
  test('a browser gets a cookie that no script can read, and no token', async () => {
    const response = await world.fetch('/api/guests', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ name: '  Ana\nMaría ' }),
    });
    expect(response.status).toBe(201);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^everdell_guest=[\w-]{20,}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const body: unknown = await response.json();
    expect(v.parse(DEFINITIONS.GuestAnswer, body)).toEqual(body);
    expect(body).toEqual({ guest: { id: expect.any(String), name: 'Ana María' } });

    const [pair] = cookie.split(';');
    const me = await world.fetch('/api/me', { headers: { cookie: pair } });
    expect(await me.json()).toEqual({ ...(body as object), tables: [] });
    expect(me.headers.get('set-cookie')).toContain(pair);
    expect(me.headers.get('cache-control')).toBe('no-store');
  });

  test('a program gets its token and no cookie', async () => {
    const response = await world.fetch('/api/guests', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ name: 'Bot', token: true }),
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const { token } = (await response.json()) as { token: string };
    expect((await world.ask(token, 'GET', '/api/me')).status).toBe(200);
    expect((await world.ask(token, 'PATCH', '/api/me', { name: 'Robot' })).body).toMatchObject({
      guest: { name: 'Robot' },
    });
  });

  test('a name that cannot be seen is refused with words that say so', async () => {
    for (const name of ['\u200B\u3164', 'An\u202Ea', ' \u0000\u2028 ', '   ']) {
      const { status, body } = await world.ask('', 'POST', '/api/guests', { name, token: true });
      expect(status).toBe(400);
      checkRefusal(body, 'message/bad_name');
    }
  });

  test('the cookie is secure when the public address is', async () => {
    const other = await startWorld({ settings: { publicUrl: 'https://everdell.example' } });
    const response = await other.fetch('/api/guests', { method: 'POST', headers: JSON_TYPE, body: '{"name":"A"}' });
    expect(response.headers.get('set-cookie')).toContain('; Secure');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    await other.close();
  });

  test('the session can be forgotten', async () => {
    const response = await world.fetch('/api/session', { method: 'DELETE' });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/^everdell_guest=; .*Expires=Thu, 01 Jan 1970/);
  });

  test.each(['', 'Bearer x', 'Bearer ' + 'x'.repeat(32), 'Basic abc', 'Bearer ' + 'y'.repeat(5000)])(
    'nobody is known by %j',
    async (authorization) => {
      const response = await world.fetch('/api/me', { headers: { authorization } });
      await expectRefusal(response, 401, 'auth/unknown_guest');
    },
  );
});

describe('tables', () => {
  test('are made, listed, entered and read', async () => {
    const host = await world.guest();
    const made = await world.ask(host, 'POST', '/api/tables', { setup: { players: 2 }, title: 'Friday' });
    expect(made.status).toBe(201);
    const answer = v.parse(DEFINITIONS.TableAnswer, made.body);
    expect(made.body).toEqual(answer);
    const { id } = answer.table;

    const lobby = (await world.ask('', 'GET', '/api/tables')).body;
    expect(v.parse(DEFINITIONS.LobbyAnswer, lobby)).toEqual(lobby);
    expect(JSON.stringify(lobby)).toContain(id);
    const me = (await world.ask(host, 'GET', '/api/me')).body;
    expect(v.parse(DEFINITIONS.MeAnswer, me)).toEqual(me);
    expect(me).toMatchObject({ tables: [{ id }] });
    expect((await world.ask(host, 'GET', `/api/tables/${id}`)).body).toEqual({ table: answer.table });

    const friend = await world.guest('Ben');
    expect((await world.ask(friend, 'GET', `/api/tables/${id}`)).status).toBe(403);
    const wrong = await world.ask(friend, 'POST', `/api/tables/${id}/enter`, { secret: 'x'.repeat(32) });
    checkRefusal(wrong.body, 'auth/bad_link');
    const right = await world.ask(friend, 'POST', `/api/tables/${id}/enter`, { secret: answer.links.invite });
    expect(right.status).toBe(200);

    const file = await world.fetch(`/api/tables/${id}/game`, { headers: { authorization: `Bearer ${friend}` } });
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="everdell-${id}.json"`);
  });

  test('an unknown table, and one whose name cannot be, are not found', async () => {
    const token = await world.guest();
    for (const id of ['tNobodyKnowsThis', 'nonsense', '..%2f..%2fetc']) {
      const { status, body } = await world.ask(token, 'GET', `/api/tables/${id}`);
      expect(status).toBe(404);
      checkRefusal(body, 'table/not_found');
    }
  });

  test('what cannot be set up is told with its reason', async () => {
    const { status, body } = await world.ask(await world.guest(), 'POST', '/api/tables', { setup: { players: 7 } });
    expect(status).toBe(422);
    expect(checkRefusal(body, 'setup/invalid').message).toBe('At most six can play.');
  });
});

describe('messages over HTTP', () => {
  test('are carried out or refused with a fitting status', async () => {
    const token = await world.guest();
    const { table } = await world.table(token);
    const path = `/api/tables/${table.id}/messages`;
    const send = (message: object): ReturnType<World['ask']> =>
      world.ask(token, 'POST', path, { id: 'm1', table: table.id, ...message });
    expect(await send({ type: 'say', text: 'hello' })).toEqual({
      status: 200,
      body: { type: 'done', re: 'm1', version: 1 },
    });
    expect((await world.ask(token, 'POST', path, { type: 'ping', id: 'p' })).body).toEqual({ type: 'done', re: 'p' });

    const stale = await send({ type: 'act', version: 0, action: { t: 'pass' } });
    expect(stale.status).toBe(409);
    expect(checkRefusal(stale.body, 'action/stale_version')).toMatchObject({ re: 'm1', update: { table: table.id } });

    const broken = await send({ type: 'say', text: 'boom' });
    expect(broken.status).toBe(500);
    expect(checkRefusal(broken.body, 'server/internal').message).toBe(ERROR_CODES['server/internal']);
    expect(JSON.stringify(broken.body)).not.toMatch(/broke|stack|\.ts/);

    expect(checkRefusal((await send({ type: 'open' })).body, 'message/malformed').message).toContain('stream');
    const other = await world.ask(token, 'POST', path, { type: 'leave', id: 'm', table: 'tSomewhereElse' });
    expect(checkRefusal(other.body, 'message/malformed').message).toContain("'table'");
  });

  test.each([
    ['no JSON', '{"name":', 'not JSON'],
    ['no object', '[1]', 'expected Object, got a list'],
    ['null', 'null', 'got null'],
    ['nothing', '', 'got nothing'],
    ['a missing field', '{}', `'name' is missing`],
    ['a wrong type', '{"name":{}}', `'name' is wrong: expected string, got an object`],
    ['an unknown field', '{"name":"A","admin":true}', `'admin' is not a field`],
    ['an own prototype', '{"name":"A","__proto__":{"token":true}}', `may not be called '__proto__'`],
    ['a hidden prototype', '{"name":"A","\\u005f_proto__":1}', `may not be called '__proto__'`],
    ['a constructor', '{"name":"A","constructor":{}}', `may not be called 'constructor'`],
    ['deep nesting', `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'nested more than 12'],
    ['a long field name', `{"name":"A","${'k'.repeat(3000)}":1}`, `'${'k'.repeat(37)}...' is not a field`],
    ['a very long name', `{"name":"${'n'.repeat(5000)}"}`, 'got a text of 5000 characters'],
  ])('%s is refused', async (_what, body, says) => {
    const response = await world.fetch('/api/guests', { method: 'POST', headers: JSON_TYPE, body });
    const { message } = await expectRefusal(response, 400, 'message/malformed');
    expect(message).toContain(says);
    expect(message.length).toBeLessThan(300);
  });

  test('other content types, too much, and half a request are refused', async () => {
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name=A' };
    await expectRefusal(await world.fetch('/api/guests', form), 415, 'message/malformed');
    const text = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"name":"A"}' };
    await expectRefusal(await world.fetch('/api/guests', text), 415, 'message/malformed');
    const big = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ name: 'x'.repeat(LIMITS.message) }) };
    await expectRefusal(await world.fetch('/api/guests', big), 413, 'message/too_large');
  });
});

describe('addresses', () => {
  test('what is not there is a refusal too', async () => {
    await expectRefusal(await world.fetch('/api/nothing'), 404, 'request/not_found');
    await expectRefusal(await world.fetch('/nothing', { headers: { accept: 'text/html' } }), 404, 'request/not_found');
    await expectRefusal(await world.fetch('/api/%zz'), 404, 'request/not_found');
    const response = await world.fetch('/api/tables', { method: 'PUT' });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    await expectRefusal(response, 405, 'request/method_not_allowed');
    await expectRefusal(await world.fetch('/api/tables/tabcdefghij/enter'), 405, 'request/method_not_allowed');
    await expectRefusal(await world.fetch('/api/socket'), 426, 'message/malformed');
  });

  test('the schema of the protocol is served', async () => {
    const response = await world.fetch('/api/protocol.json');
    expect(response.headers.get('content-type')).toContain('application/schema+json');
    const schema = (await response.json()) as { $defs: object };
    expect(Object.keys(schema.$defs)).toEqual(Object.keys(DEFINITIONS));
  });

  test('without a web client a page without scripts says how to join, in both languages', async () => {
    for (const path of ['/', '/t/tabcdefghij']) {
      const response = await world.fetch(path, { headers: { accept: 'text/html' } });
      const html = await response.text();
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html).toContain('npm run everdell -- play --join');
      expect(html).toContain('lang="es"');
      expect(html).not.toMatch(/<script| on\w+=/);
      const style = createHash('sha256')
        .update(/<style>(.*)<\/style>/.exec(html)?.[1] ?? '')
        .digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${style}'`);
    }
  });
});

describe('headers', () => {
  test('a strict content policy that allows sockets of the same host', async () => {
    const { headers } = await world.fetch('/');
    const policy = headers.get('content-security-policy') ?? '';
    const host = new URL(world.origin).host;
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host}`);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|upgrade-insecure/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  });

  test('a strange Host is not repeated', async () => {
    const response = await world.app.http.inject({
      url: '/',
      headers: { host: "evil.example; script-src 'unsafe-inline'" },
    });
    expect(response.headers['content-security-policy']).not.toContain('evil');
  });
});

describe('origins', () => {
  const body = JSON.stringify({ name: 'A' });
  const post = (headers: Record<string, string>): Promise<{ statusCode: number }> =>
    world.app.http.inject({
      method: 'POST',
      url: '/api/guests',
      headers: { ...JSON_TYPE, host: '192.168.1.20:2727', ...headers },
      body,
    });
  const cookie = `everdell_guest=${'x'.repeat(32)}`;

  test.each([
    ['a program without a cookie', {}, 201],
    ['a page of this server', { origin: 'http://192.168.1.20:2727', cookie }, 201],
    ['a page of this server behind TLS', { origin: 'https://192.168.1.20:2727', cookie }, 201],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page of another site with a token', { origin: 'https://evil.example', authorization: 'Bearer x' }, 403],
    ['another port', { origin: 'http://192.168.1.20:2728', cookie }, 403],
    ['a page without origin', { origin: 'null', cookie }, 403],
    ['a cookie and nothing else', { cookie }, 403],
    ['a cookie and a token', { cookie, authorization: 'Bearer x' }, 201],
    ['the same origin by another header', { cookie, 'sec-fetch-site': 'same-origin' }, 201],
    ['another site by another header', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling site', { cookie, 'sec-fetch-site': 'same-site' }, 403],
  ])('%s', async (_what, headers, status) => {
    expect((await post(headers)).statusCode).toBe(status);
  });

  test('with a public address only that and the allowed ones count', async () => {
    const other = await startWorld({
      settings: { publicUrl: 'https://everdell.example', allowedOrigins: ['http://lan.example:2727'] },
    });
    const status = async (origin: string): Promise<number> => {
      const headers = { ...JSON_TYPE, host: 'here.example', origin };
      return (await other.app.http.inject({ method: 'POST', url: '/api/guests', headers, body })).statusCode;
    };
    expect(await status('https://everdell.example')).toBe(201);
    expect(await status('http://lan.example:2727')).toBe(201);
    expect(await status('http://here.example')).toBe(403);
    const page = await other.fetch('/');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' wss://everdell.example");
    await other.close();
  });
});

describe('operating', () => {
  test('health and readiness', async () => {
    expect((await world.fetch('/health')).status).toBe(200);
    expect((await world.fetch('/ready')).status).toBe(200);
    world.store.fails = true;
    const response = await world.fetch('/ready');
    world.store.fails = false;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'not ready', why: 'The store does not answer.' });
  });

  test('metrics are in the text format and outlive a store that fails', async () => {
    const { table } = await world.table(await world.guest());
    const response = await world.fetch('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await response.text();
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^($|# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? \S+$)/);
    expect(text).toMatch(/^everdell_tables\{status="open"\} 4$/m);
    expect(text).toMatch(/^everdell_games_in_memory 3$/m);
    expect(text).toMatch(/^everdell_queue_length\{queue="bots"\} 1$/m);
    expect(text).toMatch(/^everdell_messages_total\{type="say",outcome="done"\} [1-9]/m);
    expect(text).toMatch(/^everdell_request_seconds_count\{route="\/api\/guests",method="POST",status="201"\} \d+$/m);
    for (const name of ['everdell_sockets', 'everdell_streams', 'everdell_action_seconds', 'everdell_bot_seconds']) {
      expect(text).toContain(`# TYPE ${name} `);
    }
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain(table.id);
    world.store.fails = true;
    expect((await world.fetch('/metrics')).status).toBe(200);
    world.store.fails = false;
  });

  test('metrics are for this machine or for who has the token', async () => {
    const metricsToken = 'a-token-for-the-metrics';
    const other = await startWorld({ settings: { metricsToken } });
    const status = async (headers: Record<string, string>, remoteAddress = '127.0.0.1'): Promise<number> =>
      (await other.app.http.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    expect(await status({})).toBe(200);
    expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await status({}, '10.0.0.7')).toBe(403);
    expect(await status({ authorization: `Bearer ${metricsToken}` }, '10.0.0.7')).toBe(200);
    expect(await status({ authorization: 'Bearer wrong' })).toBe(403);
    expect((await world.app.http.inject({ url: '/metrics', headers: { authorization: 'Bearer x' } })).statusCode).toBe(
      403,
    );
    await other.close();
  });
});

describe('limits', () => {
  test('requests of an address, IPv6 by network', async () => {
    const other = await startWorld({ settings: { requestsPerMinute: 3, newGuestsPerMinute: 2 } });
    const ask = async (remoteAddress: string): Promise<LightMyRequestResponse> =>
      other.app.http.inject({ url: '/api/tables', remoteAddress });
    for (const host of [1, 2, 3]) expect((await ask(`2001:db8::${host}`)).statusCode).toBe(200);
    const refused = await ask('2001:db8::4');
    expect(refused.statusCode).toBe(429);
    expect(checkRefusal(refused.json(), 'message/too_fast').retryAfter).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('2001:db8:0:1::4')).statusCode).toBe(200);
    for (const path of ['/nothing', '/nothing', '/nothing']) {
      expect((await other.app.http.inject({ url: path, remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
    }
    expect((await other.app.http.inject({ url: '/nothing', remoteAddress: '10.0.0.9' })).statusCode).toBe(429);
    expect((await other.app.http.inject({ url: '/health', remoteAddress: '2001:db8::1' })).statusCode).toBe(200);

    const guest = { method: 'POST', url: '/api/guests', headers: JSON_TYPE, body: '{"name":"A"}' } as const;
    for (const status of [201, 201, 429]) {
      expect((await other.app.http.inject({ ...guest, remoteAddress: '10.0.0.1' })).statusCode).toBe(status);
    }
    await other.close();
  });

  test('whoever is behind a trusted proxy is counted alone, and nobody else can claim to be', async () => {
    const forwarded = (other: World, address: string): Promise<{ statusCode: number }> =>
      other.app.http.inject({ url: '/api/tables', headers: { 'x-forwarded-for': address } });
    const trusting = await startWorld({ settings: { requestsPerMinute: 1, trustProxy: 1 } });
    expect((await forwarded(trusting, '10.0.0.1')).statusCode).toBe(200);
    expect((await forwarded(trusting, '6.6.6.6, 10.0.0.1')).statusCode).toBe(429);
    expect((await forwarded(trusting, '10.0.0.2')).statusCode).toBe(200);
    await trusting.close();
    const plain = await startWorld({ settings: { requestsPerMinute: 1 } });
    expect((await forwarded(plain, '10.0.0.1')).statusCode).toBe(200);
    expect((await forwarded(plain, '10.0.0.2')).statusCode).toBe(429);
    await plain.close();
  });

  test('connections that do nothing, of one address', async () => {
    const other = await startWorld({ settings: { connectionsPerAddress: 1 } });
    const { hostname, port } = new URL(other.origin);
    const sockets = Array.from({ length: 5 }, () => connect(Number(port), hostname));
    const closed = await Promise.race(
      sockets.map((socket) => new Promise((resolve) => socket.once('close', () => resolve(socket)))),
    );
    expect(sockets).toContain(closed);
    for (const socket of sockets) socket.destroy();
    await other.close();
  });
});

test('a request that is under way when the server stops is answered', async () => {
  const other = await startWorld();
  const token = await other.guest();
  const { table } = await other.table(token);
  const message = { type: 'say', id: 'last', table: table.id, text: 'wait' };
  const answer = other.ask(token, 'POST', `/api/tables/${table.id}/messages`, message);
  await eventually(() => other.tables.handled.length === 1);
  const stopped = other.app.close();
  other.tables.release();
  expect(await answer).toMatchObject({ status: 200, body: { type: 'done', re: 'last' } });
  await stopped;
});
