import type { Asked } from './attacker.ts';

const BAD_TOKENS = [
  '',
  ' ',
  'x',
  'null',
  '../../../../etc/passwd',
  'A'.repeat(32),
  'A'.repeat(129),
  'A'.repeat(8000),
  "' or '1'='1",
  '%00',
  '{"$gt":""}',
  '\u00ff\u00fe',
];

const BAD_ORIGINS = [
  'https://evil.example',
  'null',
  'http://127.0.0.1',
  'http://127.0.0.1:1',
  'http://localhost:2727.evil.example',
  'file://',
  'javascript:alert(1)',
  '',
];

const PATHS = [
  '/api/tables/../../../../etc/passwd',
  '/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/api/tables/..%5c..%5cwindows',
  '/api/tables/t%00AAAAAAAA',
  '/api/tables/%ff%fe',
  '/api/tables/%',
  '/api/tables/%zz',
  `/api/tables/t${'A'.repeat(5000)}`,
  '/api/tables/__proto__',
  '/api/tables/constructor/game',
  '/api/tables/tNoSuchTable/game',
  '/api/tables/tNoSuchTable/stream',
  '/api/tables/TABLE/',
  '/api/tables/TABLE/../TABLE/game',
  '/api/tables//game',
  '/api//tables',
  '//api/tables',
  '/API/tables',
  '/api/socket',
  '/api/.env',
  '/.git/config',
  '/.env',
  '/data/everdell.db',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/api/tables/TABLE/stream?since=-1',
  '/api/tables/TABLE/stream?since=1e9',
  '/api/tables/TABLE/stream?since=99999999',
  '/api/tables/TABLE/stream?since=1&since=2',
  '/api/tables/TABLE/stream?since[]=1',
  '/api/tables/TABLE/stream?__proto__[x]=1',
  '/api/tables/TABLE/stream?chat=a',
  '/api/tables/TABLE/stream?token=x',
  '/api/tables/TABLE/game',
  '/api/tables/TABLE/stream',
  '/api/tables/TABLE',
];

const METHODS = ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST'];

/** What a stranger tries besides messages: addresses, methods, false names, pages of other sites. */
export function pathTricks(table: string, stranger: string, seated: string): Asked[] {
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
  const paths = PATHS.map((path) => path.replaceAll('TABLE', table));
  const message = JSON.stringify({ type: 'say', id: 'm1', table, text: 'from another site' });
  const json = { 'content-type': 'application/json' };
  const say = { method: 'POST', path: `/api/tables/${table}/messages`, body: message };
  const own = ['/api/me', `/api/tables/${table}`, `/api/tables/${table}/game`, `/api/tables/${table}/stream`];
  return [
    ...paths.map((path) => ({ method: 'GET', path, headers: bearer(stranger) })),
    ...paths.flatMap((path) => METHODS.map((method) => ({ method, path, headers: bearer(stranger) }))),
    ...BAD_TOKENS.flatMap((token) => [
      ...own.map((path) => ({ method: 'GET', path, headers: bearer(token) })),
      ...own.map((path) => ({
        method: 'GET',
        path,
        headers: { cookie: `everdell_guest=${encodeURIComponent(token)}` },
      })),
      { ...say, headers: { ...json, ...bearer(token) } },
    ]),
    ...BAD_ORIGINS.flatMap((origin) => [
      { ...say, headers: { ...json, cookie: `everdell_guest=${seated}`, origin } },
      { ...say, headers: { ...json, ...bearer(seated), origin } },
    ]),
    { ...say, headers: { ...json, cookie: `everdell_guest=${seated}` } },
    { ...say, headers: { ...json, cookie: `everdell_guest=${seated}`, 'sec-fetch-site': 'cross-site' } },
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''].map((type) => ({
      ...say,
      headers: { ...bearer(seated), 'content-type': type },
    })),
    { ...say, headers: { ...json, ...bearer(stranger) } },
    { ...say, headers: { ...json, ...bearer(seated) }, body: 'x'.repeat(17_000) },
    { ...say, headers: { ...json, ...bearer(seated) }, body: '' },
  ];
}
