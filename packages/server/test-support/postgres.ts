import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { postgresPrograms } from './postgres-programs.ts';

export interface TestPostgres {
  readonly url: string;
  /** The address of a fresh, empty database. */
  database(): Promise<string>;
  /** Removes the databases, and the server if it is one's own. */
  stop(): Promise<void>;
}

export interface OwnPostgres extends TestPostgres {
  restart(): Promise<void>;
}

interface Server {
  readonly url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const KEEPER = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url));
let shared: Promise<string> | undefined;

/**
 * A real PostgreSQL, started when a test first asks and shared by all tests of this process. It ends with the process,
 * however that ends. Each of the few processes of a test run has its own: starting one takes about a second, and there is
 * nothing to hand from process to process. To be called in a `beforeAll` with `POSTGRES_TIMEOUT`: it may have to install.
 */
export async function testPostgres(): Promise<TestPostgres> {
  shared ??= process.env.EVERDELL_TEST_DATABASE_URL
    ? Promise.resolve(process.env.EVERDELL_TEST_DATABASE_URL)
    : startServer().then(({ url }) => url);
  return databasesOf(await shared);
}

/** One that nobody else uses, to be stopped and started at will. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const server = await startServer();
  const databases = databasesOf(server.url);
  return { ...databases, restart: server.restart, stop: server.stop };
}

export const POSTGRES_TIMEOUT = 300_000;

function databasesOf(url: string): TestPostgres {
  const made: string[] = [];
  return {
    url,
    async database() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await asAdministrator(url, [`create database ${name}`]);
      made.push(name);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return own.href;
    },
    async stop() {
      await asAdministrator(
        url,
        made.splice(0).map((name) => `drop database ${name} with (force)`),
      );
    },
  };
}

async function asAdministrator(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'everdell-postgres-'));
  const user = otherUser();
  if (user !== undefined) chmodSync(folder, 0o755);
  const port = await freePort();
  const config = { bin: postgresPrograms(folder), folder, port, user };
  const keeper = spawn(process.execPath, [KEEPER, JSON.stringify(config)], { stdio: ['pipe', 'pipe', 'inherit'] });
  // The tests do not wait for it to end; it notices that they have.
  keeper.unref();
  for (const pipe of [keeper.stdin, keeper.stdout]) (pipe as unknown as { unref(): void }).unref();
  await ready(keeper);
  return {
    url: `postgres://everdell@127.0.0.1:${port}/postgres`,
    async restart() {
      keeper.stdin.write('restart\n');
      await ready(keeper);
    },
    async stop() {
      keeper.ref();
      const ended = once(keeper, 'exit');
      keeper.stdin.end();
      await ended;
    },
  };
}

async function ready(keeper: ChildProcess): Promise<void> {
  keeper.ref();
  (keeper.stdout as unknown as { ref(): void }).ref();
  const [said] = (await Promise.race([once(keeper.stdout!, 'data'), once(keeper, 'exit')])) as [unknown];
  (keeper.stdout as unknown as { unref(): void }).unref();
  keeper.unref();
  if (String(said) !== 'ready\n') throw new Error(`PostgreSQL did not start: ${String(said)}`);
}

/** PostgreSQL refuses to run as root. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8');
  const [, uid, gid] = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
