import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createGuest,
  createTable,
  linkTo,
  lobby,
  parseLink,
  ProtocolError,
  type LinkError,
  type Site,
} from '../index.ts';

describe('links', () => {
  const table = 'tAbcDEF_123';
  const secret = 'x'.repeat(22);

  it.each([undefined, secret])('are read as they are written (%s)', (secret) => {
    for (const origin of ['http://localhost:8080', 'https://everdell.example', 'http://[::1]:8080'])
      expect(parseLink(linkTo(origin, table, secret))).toEqual({ origin, table, secret });
  });

  it('are found inside what people paste around them', () => {
    const link = linkTo('https://Everdell.Example', table, secret);
    for (const text of [` ${link}\n`, `<${link}>`, `"${link}".`, `(${link})`, link.replace('#', '/#')])
      expect(parseLink(text)).toEqual({ origin: 'https://everdell.example', table, secret });
  });

  it.each([
    ['https://everdell.example:443', 'https://everdell.example'],
    ['http://LOCALHOST:80', 'http://localhost'],
    ['https://cañón.example', 'https://xn--can-8mak.example'],
  ])('lead to the same server in whatever way it is written: %s', (written, origin) => {
    expect(parseLink(linkTo(written, table, secret)).origin).toBe(origin);
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['hello', 'no-address'],
    [`everdell.example/t/${table}`, 'no-address'],
    [`ftp://everdell.example/t/${table}`, 'no-address'],
    [`https://[/t/${table}#${secret}`, 'bad-address'],
    [`https://[::1/t/${table}`, 'bad-address'],
    [`https://everdell.example:99999/t/${table}`, 'bad-address'],
    [`https://everdell%.example/t/${table}`, 'bad-address'],
    [`https://:8080/t/${table}`, 'bad-address'],
    ['https://everdell.example', 'no-table'],
    ['https://everdell.example/x/y', 'no-table'],
    ['https://everdell.example/t/', 'bad-table'],
    ['https://everdell.example/t/short', 'bad-table'],
    [`https://everdell.example/t/${table}#${secret.slice(5)}`, 'bad-secret'],
    [`https://everdell.example/t/${table}#${secret} ${secret}`, 'bad-secret'],
  ])('%j is none: %s', (text, problem) => {
    expect(() => parseLink(text)).toThrow(expect.objectContaining({ problem }) as LinkError);
  });
});

describe('requests', () => {
  let server: Server;
  let site: Site;
  const answers: Record<string, [status: number, body: string]> = {
    'POST /api/guests': [200, '{"guest":{"id":"g1","name":"Ana"},"token":"t"}'],
    'POST /api/tables': [429, '{"type":"error","re":null,"code":"setup/too_many_tables","message":"Enough."}'],
    'GET /api/tables': [200, '<html>'],
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const [status, body] = answers[`${request.method} ${request.url}`] ?? [404, ''];
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, fetch, token: 'token' };
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  async function problem(request: Promise<unknown>): Promise<string> {
    const error: unknown = await request.catch((error: unknown) => error);
    if (!(error instanceof ProtocolError)) throw new Error(`no ProtocolError: ${String(error)}`);
    return error.code;
  }

  it('give what the server says, or its refusal', async () => {
    expect(await createGuest(site, 'Ana')).toEqual({ guest: { id: 'g1', name: 'Ana' }, token: 't' });
    expect(await problem(createTable(site, { setup: { players: 2 } }))).toBe('setup/too_many_tables');
  });

  it('tell who is no server, and when nobody is there', async () => {
    expect(await problem(lobby(site))).toBe('client/not_a_server');
    expect(await problem(lobby({ ...site, origin: 'http://127.0.0.1:1' }))).toBe('client/no_connection');
  });
});
