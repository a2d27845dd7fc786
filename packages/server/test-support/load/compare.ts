// What a move costs, by CPU time: several builds of the server, one after the other again and again in short stretches, so
// that the swings of a shared machine meet all of them alike.
//   node --import tsx packages/server/test-support/load/compare.ts [options] NAME=MAIN.js[@FLAGS] ...
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { ownPostgres } from '../postgres.ts';
import { cpuOfFamily, postmasterOf } from './databaseCpu.ts';
import { Hall } from './hall.ts';
import { percentilesOf } from './report.ts';
import { startProcess, type ServerProcess } from './serverProcess.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: 'embedded' },
    games: { type: 'string', default: '200' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '6' },
    watchers: { type: 'string', default: '0' },
    profile: { type: 'string' },
    flags: { type: 'string', default: '' },
  },
});
const [games, rate, seconds, rounds, watchers] = [
  values.games,
  values.rate,
  values.seconds,
  values.rounds,
  values.watchers,
].map(Number);

interface Cpu {
  main: number;
  /** The busiest of the other threads: the store's, if there is one. */
  second: number;
  others: number;
  system: number;
}

function threadsOf(pid: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const tid of readdirSync(`/proc/${pid}/task`))
    times.set(tid, Number(readFileSync(`/proc/${pid}/task/${tid}/schedstat`, 'utf8').split(' ')[0]) / 1e6);
  return times;
}

function systemOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[12]) * 10;
}

function used(pid: number, before: Map<string, number>): Omit<Cpu, 'system'> {
  const now = threadsOf(pid);
  const spent = [...now]
    .filter(([tid]) => tid !== String(pid))
    .map(([tid, ms]) => ms - (before.get(tid) ?? 0))
    .sort((a, b) => b - a);
  const [second = 0, ...rest] = spent;
  return {
    main: (now.get(String(pid)) ?? 0) - (before.get(String(pid)) ?? 0),
    second,
    others: rest.reduce((a, b) => a + b, 0),
  };
}

interface Variant {
  readonly name: string;
  readonly servers: readonly ServerProcess[];
  readonly hall: Hall;
  readonly database: () => number;
  readonly windows: { moves: number; cpu: Cpu; database: number; told: number[]; acknowledged: number[] }[];
  readonly remove: () => Promise<void>;
}

async function watch(origin: string, token: string, table: string): Promise<void> {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  socket.on('message', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'open', id: 'w', table }));
}

async function prepare(name: string, main: string, flags: string): Promise<Variant> {
  const folder = mkdtempSync(join(tmpdir(), 'everdell-compare-'));
  const program = { main, flags: flags.split(' ').filter(Boolean), cwd: folder };
  let remove = async (): Promise<void> => undefined;
  let database = (): number => 0;
  let servers: ServerProcess[];
  if (values.store === 'embedded')
    servers = [await startProcess(program, { EVERDELL_DATA_DIR: join(folder, 'data'), EVERDELL_IDLE_MINUTES: '60' })];
  else {
    const postgres = await ownPostgres();
    const url = await postgres.database();
    const postmaster = await postmasterOf(url);
    database = () => (cpuOfFamily(postmaster) ?? 0) * 1000;
    remove = () => postgres.stop();
    const environment = { DATABASE_URL: url, EVERDELL_IDLE_MINUTES: '60' };
    servers = [await startProcess(program, environment), await startProcess(program, environment)];
  }
  const hall = new Hall(servers.map(({ origin }) => origin));
  await hall.furnish(games);
  await hall.connect();
  await hall.open(15, 35);
  for (let i = 0; i < watchers; i++)
    for (const table of hall.tables)
      await watch(hall.origins[i % hall.origins.length], table.players[i % 2].token, table.id);
  return {
    name,
    servers,
    hall,
    database,
    windows: [],
    remove: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function stretch(variant: Variant, counted: boolean): Promise<void> {
  const { servers, hall, database } = variant;
  const before = servers.map(({ pid }) => ({ threads: threadsOf(pid), system: systemOf(pid) }));
  const databaseBefore = database();
  const played = await hall.play(hall.tables, rate, seconds);
  const cpu: Cpu = { main: 0, second: 0, others: 0, system: 0 };
  servers.forEach(({ pid }, i) => {
    const one = used(pid, before[i].threads);
    cpu.main += one.main;
    cpu.second += one.second;
    cpu.others += one.others;
    cpu.system += systemOf(pid) - before[i].system;
  });
  if (counted)
    variant.windows.push({
      moves: played.measured.length,
      cpu,
      database: database() - databaseBefore,
      told: played.measured.map(({ told }) => told),
      acknowledged: played.measured.map(({ acknowledged }) => acknowledged),
    });
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const variants: Variant[] = [];
for (const positional of positionals) {
  const [, name, main, flags = values.flags] = /^([^=]+)=([^@]+)(?:@(.*))?$/.exec(positional) ?? [];
  variants.push(await prepare(name, resolve(main), flags));
}
for (const variant of variants) await stretch(variant, false);
if (values.profile !== undefined) for (const { servers } of variants) await servers[0].inspector.startProfile();
for (let round = 0; round < rounds; round++)
  for (const variant of round % 2 === 0 ? variants : variants.slice().reverse()) await stretch(variant, true);
if (values.profile !== undefined)
  for (const { name, servers } of variants)
    writeFileSync(`${values.profile}-${name}.cpuprofile`, JSON.stringify(await servers[0].inspector.stopProfile()));
const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(9)).join(' ');
console.log(
  `${values.store}, ${games} games of 2, ${watchers} watchers a table, ${rate}/s, ${rounds} x ${seconds} s; CPU ms a move`,
);
console.log(
  line([
    '',
    'moves',
    'total',
    'main',
    '2nd',
    'others',
    '(system)',
    'database',
    'p50',
    'p95',
    'p99',
    'min-tot',
    'errors',
  ]),
);
for (const { name, windows, hall, servers } of variants) {
  const moves = sum(windows.map((window) => window.moves));
  const per = (of: (cpu: Cpu) => number): string => (sum(windows.map(({ cpu }) => of(cpu))) / moves).toFixed(3);
  const total = (cpu: Cpu): number => cpu.main + cpu.second + cpu.others;
  const told = percentilesOf(windows.flatMap((window) => window.told));
  const least = Math.min(...windows.map((window) => total(window.cpu) / window.moves));
  const errors = hall.refusals.length + servers.flatMap(({ complaints }) => complaints).length;
  console.log(
    line([
      name,
      String(moves),
      per(total),
      per((cpu) => cpu.main),
      per((cpu) => cpu.second),
      per((cpu) => cpu.others),
      per((cpu) => cpu.system),
      (sum(windows.map(({ database }) => database)) / moves).toFixed(3),
      told.p50.toFixed(1),
      told.p95.toFixed(1),
      told.p99.toFixed(1),
      least.toFixed(3),
      String(errors),
    ]),
  );
  if (errors > 0) console.log(hall.refusals[0], servers[0].complaints[0]);
}
for (const { remove } of variants) await remove();
process.exit(0);
