import {
  createTables,
  defaultSettings,
  openStore,
  startServer,
  type RunningServer,
  type Store,
} from '@everdell/server';

/** One of several servers on the same PostgreSQL. */
export interface Node {
  readonly store: Store;
  readonly server: RunningServer;
  readonly origin: string;
  readonly log: string[];
  /** The machine is gone: nothing is said to anybody, and nothing more is written. */
  die(): Promise<void>;
  close(): Promise<void>;
}

const TIMES = { tickMs: 50, leaseMs: 600, sweepMs: 100 };

/** How far the clocks of all nodes are ahead. */
export const clock = { ahead: 0 };

export async function startNode(databaseUrl: string): Promise<Node> {
  const log: string[] = [];
  const store = await openStore({ databaseUrl });
  const settings = defaultSettings({
    host: '127.0.0.1',
    port: 0,
    databaseUrl,
    logLevel: 'warn',
    botPauseMs: 0,
    shutdownSeconds: 1,
    requestsPerMinute: 0,
    newGuestsPerMinute: 0,
    newTablesPerMinute: 0,
    downloadsPerMinute: 0,
    messagesPerSecond: 0,
  });
  const server = await startServer(settings, {
    store,
    log: { write: (line) => void log.push(line) },
    tables: (parts) => createTables({ ...parts, times: { ...TIMES, now: () => Date.now() + clock.ahead } }),
  });
  let isGone = false;
  return {
    store,
    server,
    origin: server.address,
    log,
    async die() {
      isGone = true;
      await store.close();
      await server.close();
    },
    async close() {
      if (!isGone) await server.close();
    },
  };
}
