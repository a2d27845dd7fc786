import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPostgres } from '../postgres.ts';
import { cpuOfFamily, postmasterOf } from './databaseCpu.ts';
import { Hall, type Played } from './hall.ts';
import type { Memory } from './inspector.ts';
import { machineTimes, sharesOf } from './machine.ts';
import type { LoadOptions, StoreKind } from './options.ts';
import { startProcess, type ServerProcess } from './serverProcess.ts';
import type { LoadTable } from './table.ts';

/** Games with which a server is warmed up before its memory is first looked at, and for how long. */
const WARM_UP = 50;
const WARM_UP_SECONDS = 5;
const WARM_UP_RATE = 100;
/** How often the server looks for what can leave memory, and a little more. */
const SWEEP_MS = 12_000;
const GONE_MS = 95_000;

export interface MemoryFigures {
  readonly games: number;
  readonly sockets: number;
  /** With so few games. */
  readonly warm: number;
  readonly atFirst: Memory;
  /** Read from the store, nobody follows them. */
  readonly withGames: Memory;
  readonly withSockets: Memory;
  readonly afterPlay: Memory;
  /** The games have left memory, the sockets are still there. */
  readonly gamesGone?: Memory;
  /** And then the sockets too. */
  readonly allGone?: Memory;
}

/** The measured time. */
interface Run {
  readonly played: Played;
  readonly seconds: number;
  /** Shares of one core. */
  readonly serverCpu: readonly number[];
  readonly databaseCpu: number | undefined;
  readonly clientCpu: number;
  /** Shares of all cores: others' programs included, and what the host of a virtual machine gave to others. */
  readonly machine: { readonly busy: number; readonly stolen: number };
}

export interface TrialFigures extends Run {
  readonly store: StoreKind;
  readonly servers: number;
  readonly opening: { readonly decisions: number; readonly seconds: number };
  readonly loadBefore: number;
  readonly memory: MemoryFigures;
  readonly errors: readonly string[];
}

/** A store, and as many servers as it is tried with. */
interface Site {
  start(): Promise<readonly ServerProcess[]>;
  /** Seconds of CPU the database has used, if it is a process of its own and this system tells. */
  readonly databaseCpu: () => number | undefined;
  remove(): Promise<void>;
}

async function siteOf(store: StoreKind, main: string, flags: readonly string[]): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'everdell-load-'));
  const program = { main, flags, cwd: folder };
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  if (store === 'embedded')
    return {
      start: async () => [await startProcess(program, { EVERDELL_DATA_DIR: join(folder, 'data') })],
      databaseCpu: () => undefined,
      remove: async () => removeFolder(),
    };
  const postgres = await testPostgres();
  const database = { DATABASE_URL: await postgres.database() };
  const postmaster = await postmasterOf(database.DATABASE_URL);
  return {
    start: async () => [await startProcess(program, database), await startProcess(program, database)],
    databaseCpu: () => cpuOfFamily(postmaster),
    async remove() {
      await postgres.stop();
      removeFolder();
    },
  };
}

export async function trial(
  store: StoreKind,
  main: string,
  options: LoadOptions,
  say: (text: string) => void,
): Promise<TrialFigures> {
  const loadBefore = loadavg()[0];
  const site = await siteOf(store, main, options.flags);
  try {
    const { hall, opening } = await prepare(site, options, say);
    const servers = await site.start();
    hall.origins = servers.map(({ origin }) => origin);
    const figures = await measure(hall, servers, site, options, say);
    await hall.disconnect();
    const complaints = servers.flatMap((server) => server.complaints);
    await Promise.all(servers.map((server) => server.stop()));
    const errors = [...hall.refusals, ...complaints];
    return { store, servers: servers.length, opening, loadBefore, errors, ...figures };
  } finally {
    await site.remove();
  }
}

/** Makes the tables and brings every game to its middle. */
async function prepare(
  site: Site,
  { games, opening: [least, most] }: LoadOptions,
  say: (text: string) => void,
): Promise<{ hall: Hall; opening: TrialFigures['opening'] }> {
  const servers = await site.start();
  const hall = new Hall(servers.map(({ origin }) => origin));
  say(`making ${games} tables`);
  await hall.furnish(games);
  await hall.connect();
  say(`taking ${least} to ${most} decisions in every game`);
  const start = performance.now();
  const decisions = await hall.open(least, most);
  const seconds = (performance.now() - start) / 1000;
  await hall.disconnect();
  await Promise.all(servers.map((server) => server.stop()));
  return { hall, opening: { decisions, seconds } };
}

async function measure(
  hall: Hall,
  servers: readonly ServerProcess[],
  site: Site,
  options: LoadOptions,
  say: (text: string) => void,
): Promise<Run & Pick<TrialFigures, 'memory'>> {
  const [{ inspector }] = servers;
  const warm = Math.min(WARM_UP, hall.tables.length - 1);
  say('warming up');
  await warmUp(hall, hall.tables.slice(0, warm));
  const atFirst = await inspector.memory();
  say('reading the games from the store');
  await hall.lookAt(hall.tables.slice(warm));
  const withGames = await inspector.memory();
  const games = await gamesInMemory(servers[0]);
  say(`connecting ${options.sockets} sockets`);
  const tables = hall.tables.slice(0, Math.floor(options.sockets / 2));
  await hall.connect(tables);
  await settled(tables);
  const withSockets = await inspector.memory();
  say(`playing for ${options.seconds} s at ${options.rate} actions/s`);
  const run = await timed(hall, tables, servers, site, options);
  const afterPlay = await inspector.memory();
  const sockets = tables.length * 2;
  const memory = { games, sockets, warm, atFirst, withGames, withSockets, afterPlay };
  if (options.quick) return { ...run, memory };
  say('waiting for the games to leave memory');
  const giveUp = performance.now() + GONE_MS;
  while ((await gamesInMemory(servers[0])) > 0 && performance.now() < giveUp) await sleep(1000);
  if ((await gamesInMemory(servers[0])) > 0) throw new Error('the games do not leave memory');
  const gamesGone = await inspector.memory();
  await hall.disconnect();
  await sleep(SWEEP_MS);
  return { ...run, memory: { ...memory, gamesGone, allGone: await inspector.memory() } };
}

/** Everything has been done once, so that what is measured afterwards is games and sockets, not code. */
async function warmUp(hall: Hall, tables: readonly LoadTable[]): Promise<void> {
  await hall.lookAt(tables);
  await hall.connect(tables);
  await settled(tables);
  await hall.play(tables, WARM_UP_RATE, WARM_UP_SECONDS);
  await hall.disconnect();
}

async function settled(tables: readonly LoadTable[]): Promise<void> {
  await sleep(2000);
  const giveUp = performance.now() + 20_000;
  while (!tables.every((table) => table.isReady) && performance.now() < giveUp) await sleep(100);
}

async function timed(
  hall: Hall,
  tables: readonly LoadTable[],
  servers: readonly ServerProcess[],
  { databaseCpu }: Site,
  { rate, seconds, profile, trace }: LoadOptions,
): Promise<Run> {
  if (profile !== undefined) await servers[0].inspector.startProfile();
  const cpuOf = (): Promise<number[]> => Promise.all(servers.map(({ inspector }) => inspector.cpuSeconds()));
  const servicesBefore = await cpuOf();
  const before = {
    database: databaseCpu(),
    client: process.cpuUsage(),
    machine: machineTimes(),
    at: performance.now(),
  };
  const played = await hall.play(tables, rate, seconds);
  const took = (performance.now() - before.at) / 1000;
  const client = process.cpuUsage(before.client);
  const machine = machineTimes();
  const database = databaseCpu();
  const after = await cpuOf();
  if (profile !== undefined) writeFileSync(profile, JSON.stringify(await servers[0].inspector.stopProfile()));
  if (trace !== undefined) writeFileSync(trace, traceOf(played, before.at));
  return {
    played,
    seconds: took,
    serverCpu: after.map((used, i) => (used - servicesBefore[i]) / took),
    databaseCpu:
      database === undefined || before.database === undefined ? undefined : (database - before.database) / took,
    clientCpu: (client.user + client.system) / 1e6 / took,
    machine: sharesOf(before.machine, machine),
  };
}

function traceOf({ measured }: Played, start: number): string {
  const lines = measured.map(({ since, acknowledged, told }) => [since - start, acknowledged, told]);
  return lines.map((times) => `${times.map((time) => time.toFixed(1)).join(' ')}\n`).join('');
}

async function gamesInMemory({ origin }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^everdell_games_in_memory (\d+)/m.exec(text)?.[1] ?? Number.NaN);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
