import {
  defaultSettings,
  openStore,
  startServer,
  type RunningServer,
  type ServerOverrides,
  type Settings,
  type Store,
} from '@everdell/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Nobody is hurried, and many tests share one address. */
const UNLIMITED: Partial<Settings> = {
  messagesPerSecond: 0,
  connectionsPerAddress: 0,
  requestsPerMinute: 0,
  newGuestsPerMinute: 0,
  newTablesPerMinute: 0,
  downloadsPerMinute: 0,
  tablesPerGuest: 0,
};

/** The limits as they are unless somebody changes them. */
export function usualLimits(): Partial<Settings> {
  const usual = defaultSettings();
  return Object.fromEntries(Object.keys(UNLIMITED).map((key) => [key, usual[key as keyof Settings]]));
}

/** A real server with an embedded store in a folder of its own. */
export interface World {
  readonly settings: Settings;
  /** What the server wrote into its log, at every level, through all its lives. */
  readonly log: string[];
  /** What is on disk, behind the server's back. */
  readonly store: Store;
  readonly server: RunningServer;
  readonly origin: string;
  /** Stops the server and starts another on the same folder, at the same port. */
  restart(between?: (store: Store) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export async function startWorld(changes: Partial<Settings> = {}, overrides: ServerOverrides = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'everdell-online-'));
  const log: string[] = [];
  const settings = defaultSettings({
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    logLevel: 'trace',
    botPauseMs: 0,
    ...UNLIMITED,
    ...changes,
  });
  const open = async (port: number): Promise<[Store, RunningServer]> => {
    const store = await openStore({ dataDir: folder });
    const stream = { write: (line: string) => void log.push(line) };
    return [store, await startServer({ ...settings, port }, { store, log: stream, ...overrides })];
  };
  let [store, server] = await open(settings.port);
  return {
    settings,
    log,
    get store() {
      return store;
    },
    get server() {
      return server;
    },
    get origin() {
      return server.address;
    },
    async restart(between) {
      const { port } = server;
      await server.close();
      if (between !== undefined) {
        const quiet = await openStore({ dataDir: folder });
        await between(quiet);
        await quiet.close();
      }
      [store, server] = await open(port);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lines of the log that tell of something that must not happen. */
export function troubles(log: readonly string[]): string[] {
  return log.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);
}
