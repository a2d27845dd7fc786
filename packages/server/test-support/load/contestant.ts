import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownPostgres } from '../postgres.ts';
import { cpuOfFamily, postmasterOf } from './databaseCpu.ts';
import { Hall } from './hall.ts';
import type { StoreKind } from './options.ts';
import { startProcess, type ServerProcess } from './serverProcess.ts';
import { addCpu, countCpu, NO_CPU, type ThreadCpu } from './threadCpu.ts';

/** A build of the server that is compared with others. */
export interface Build {
  readonly name: string;
  readonly main: string;
  /** Flags of Node. */
  readonly flags: readonly string[];
}

/** What was measured in one stretch. */
export interface Stretch {
  readonly moves: number;
  readonly cpu: ThreadCpu;
  readonly database: number;
  /** From the planned time of each move to the other player's update, in milliseconds. */
  readonly told: readonly number[];
}

/** One build with its own tables and players, brought to the middle of their games. */
export class Contestant {
  readonly build: Build;
  readonly servers: readonly ServerProcess[];
  readonly stretches: Stretch[] = [];
  readonly #hall: Hall;
  readonly #database: () => number;
  readonly #remove: () => Promise<void>;

  private constructor(
    build: Build,
    servers: readonly ServerProcess[],
    hall: Hall,
    database: () => number,
    remove: () => Promise<void>,
  ) {
    this.build = build;
    this.servers = servers;
    this.#hall = hall;
    this.#database = database;
    this.#remove = remove;
  }

  static async enter(build: Build, store: StoreKind, games: number): Promise<Contestant> {
    const folder = mkdtempSync(join(tmpdir(), 'everdell-contest-'));
    const program = { main: build.main, flags: build.flags, cwd: folder };
    const { servers, database, stopDatabase } = await (store === 'embedded'
      ? onFolder(program, folder)
      : onPostgres(program));
    const hall = new Hall(servers.map(({ origin }) => origin));
    await hall.furnish(games);
    await hall.connect();
    await hall.open(15, 35);
    return new Contestant(build, servers, hall, database, async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await stopDatabase();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** What went wrong so far; nothing should. */
  get errors(): readonly string[] {
    return [...this.#hall.refusals, ...this.servers.flatMap(({ complaints }) => complaints)];
  }

  async play(rate: number, seconds: number): Promise<Stretch> {
    const counts = this.servers.map(({ pid }) => countCpu(pid));
    const databaseBefore = this.#database();
    const { measured } = await this.#hall.play(this.#hall.tables, rate, seconds);
    return {
      moves: measured.length,
      cpu: counts.map((count) => count()).reduce(addCpu, NO_CPU),
      database: this.#database() - databaseBefore,
      told: measured.map(({ told }) => told),
    };
  }

  leave(): Promise<void> {
    return this.#remove();
  }
}

interface Program {
  readonly main: string;
  readonly flags: readonly string[];
  readonly cwd: string;
}

interface Place {
  readonly servers: readonly ServerProcess[];
  /** CPU of the database so far, in milliseconds. */
  readonly database: () => number;
  readonly stopDatabase: () => Promise<void>;
}

const STAYS = { EVERDELL_IDLE_MINUTES: '60' };

async function onFolder(program: Program, folder: string): Promise<Place> {
  const server = await startProcess(program, { EVERDELL_DATA_DIR: join(folder, 'data'), ...STAYS });
  return { servers: [server], database: () => 0, stopDatabase: () => Promise.resolve() };
}

async function onPostgres(program: Program): Promise<Place> {
  const postgres = await ownPostgres();
  const url = await postgres.database();
  const postmaster = await postmasterOf(url);
  const start = (): Promise<ServerProcess> => startProcess(program, { DATABASE_URL: url, ...STAYS });
  return {
    servers: [await start(), await start()],
    database: () => (cpuOfFamily(postmaster) ?? 0) * 1000,
    stopDatabase: () => postgres.stop(),
  };
}
