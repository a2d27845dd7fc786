import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { Backups } from './backups.ts';
import { buildApp, newHttp, type App } from './http/app.ts';
import type { LogStream } from './http/logging.ts';
import { createMetrics } from './http/metrics.ts';
import type { Pace } from './http/pace.ts';
import { SettingsError, type Settings } from './settings/index.ts';
import { openStore, type Store } from './store/index.ts';
import { warningsFor } from './warnings.ts';
import { createTables, type TablesParts, type TableService } from './tables/index.ts';

export interface ServerOverrides {
  /** Already open; the server closes it when it stops. */
  readonly store?: Store;
  readonly tables?: (parts: TablesParts) => TableService;
  /** Where the log goes, a line of JSON at a time; the standard error stream unless told. */
  readonly log?: LogStream;
  readonly pace?: Partial<Pace>;
  /** The store has failed for good: the process should end, and be started again by whoever watches over it. */
  readonly failed?: (error: Error) => void;
}

export interface RunningServer {
  /** Where people open it, e.g. http://localhost:2727; without a slash at the end. */
  readonly address: string;
  /** Where others on the same networks find it; none if it listens for this machine only. */
  readonly neighbours: readonly string[];
  readonly port: number;
  readonly log: FastifyBaseLogger;
  /** Makes a copy of the games now, if there is a folder for copies. */
  backup(): Promise<void>;
  /** Lets what is under way end, tells everybody and stops, within the time of the settings. */
  close(): Promise<void>;
}

const STDERR: LogStream = { write: (line) => void process.stderr.write(line) };

/** Puts store, tables and HTTP together and listens. Rejects with words that say what to do. */
export async function startServer(settings: Settings, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const webDir = webFolder(settings);
  const http = newHttp(settings, overrides.log ?? STDERR);
  const metrics = createMetrics();
  const store = overrides.store ?? (await openStore(placeOf(settings, overrides)));
  let service: TableService | undefined;
  try {
    service = (overrides.tables ?? createTables)({ store, settings, meter: metrics, log: http.log });
    const app = await buildApp(http, { service, store, settings, metrics, webDir, pace: overrides.pace });
    await listen(app, settings);
    return running(app, service, store, settings);
  } catch (error) {
    await http.close();
    await service?.close();
    await store.close();
    throw error;
  }
}

function placeOf({ databaseUrl, dataDir }: Settings, { failed }: ServerOverrides): Parameters<typeof openStore>[0] {
  return databaseUrl === undefined ? { dataDir, onFailure: failed } : { databaseUrl };
}

async function listen({ http }: App, { host, port }: Settings): Promise<void> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const where = `port ${port} of ${host}`;
    if (code === 'EADDRINUSE') {
      throw new SettingsError([
        `Another program already listens on ${where}. Stop it, or set EVERDELL_PORT to another.`,
      ]);
    }
    if (code === 'EACCES')
      throw new SettingsError([`This user may not listen on ${where}. Set EVERDELL_PORT to one above 1023.`]);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new SettingsError([
        `This machine has no address ${host}. Set EVERDELL_HOST to one of its own, or to 0.0.0.0.`,
      ]);
    }
    throw error;
  }
}

function running(app: App, service: TableService, store: Store, settings: Settings): RunningServer {
  const { port } = app.http.server.address() as AddressInfo;
  for (const warning of warningsFor(settings, port)) app.http.log.warn(warning);
  const everywhere = settings.host === '0.0.0.0' || settings.host === '::';
  const backups = backupsOf(app, store, settings);
  let closed: Promise<void> | undefined;
  return {
    address: settings.publicUrl ?? `http://${everywhere ? 'localhost' : inAddress(settings.host)}:${port}`,
    neighbours: everywhere ? ownAddresses().map((address) => `http://${address}:${port}`) : [],
    port,
    log: app.http.log,
    backup: async () => {
      if (backups === undefined) app.http.log.warn('there is no folder for copies: set EVERDELL_BACKUP_DIR');
      await backups?.make();
    },
    close: () => (closed ??= stop(app, service, store, settings, backups)),
  };
}

function backupsOf({ http: { log } }: App, store: Store, settings: Settings): Backups | undefined {
  const { backupDir, backupHours, backupsKept } = settings;
  if (backupDir === undefined || store.kind !== 'embedded') return undefined;
  return new Backups({
    store,
    folder: backupDir,
    everyHours: backupHours,
    kept: backupsKept,
    told: (path) => log.info({ path }, 'copied the games'),
    failed: (error) => log.error({ err: error }, 'the games could not be copied'),
  });
}

/** The tables and the store always get their turn, however long clients take to go. */
async function stop(
  app: App,
  service: TableService,
  store: Store,
  { shutdownSeconds }: Settings,
  backups: Backups | undefined,
): Promise<void> {
  app.http.log.info('stopping');
  await within(shutdownSeconds * 600, app.close());
  app.http.server.closeAllConnections();
  await service.close();
  await backups?.stop();
  await store.close();
  app.http.log.info('stopped');
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((settle) => {
    timer = setTimeout(settle, milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const inAddress = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** The folder of the web client: the one named, or dist/web of this installation if it has been built. */
function webFolder({ webDir }: Settings): string | undefined {
  if (webDir !== undefined) {
    const folder = resolve(webDir);
    if (existsSync(join(folder, 'index.html'))) return folder;
    throw new SettingsError([`EVERDELL_WEB_DIR must be a folder with an index.html; there is none in ${folder}.`]);
  }
  const isSource = import.meta.url.endsWith('.ts');
  const folder = fileURLToPath(new URL(isSource ? '../../dist/web' : '../web', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
