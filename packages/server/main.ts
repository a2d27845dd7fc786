// The server as a process. What people read goes to the standard output, the log to the standard error stream.
import { loadSettings, SettingsError } from './settings/index.ts';
import { startServer, type RunningServer } from './server.ts';
import { StoreError } from './store/index.ts';

let server: RunningServer | undefined;
let stopping = false;

/** Something that must not happen: it is told, and the process ends, to be started again by whoever watches over it. */
function fail(error: unknown): void {
  if (server === undefined) process.stderr.write(`${wordsFor(error)}\n`);
  else server.log.fatal({ err: error }, 'the server ends');
  process.exit(1);
}

function wordsFor(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StoreError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function stop(code: number, seconds: number): void {
  if (stopping) process.exit(code); // asked twice: at once
  stopping = true;
  if (server === undefined) process.exit(code);
  setTimeout(() => process.exit(1), seconds * 1000).unref();
  server.close().then(() => process.exit(0), fail);
}

function announce({ address, neighbours }: RunningServer): void {
  process.stdout.write(`Everdell is open at ${address}\n`);
  for (const neighbour of neighbours) process.stdout.write(`  for others on your network: ${neighbour}\n`);
  process.stdout.write('Ctrl-C stops it; every game is kept.\n');
}

process.umask(0o077); // what the server keeps is nobody else's to read
process.stdout.on('error', () => undefined); // nobody reads it any more
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
try {
  const settings = loadSettings({ folder: process.cwd(), environment: process.env });
  process.on('SIGINT', () => stop(130, settings.shutdownSeconds));
  process.on('SIGTERM', () => stop(143, settings.shutdownSeconds));
  if (process.platform !== 'win32') process.on('SIGUSR2', () => void server?.backup());
  server = await startServer(settings, { failed: fail });
  if (!stopping) announce(server);
} catch (error) {
  fail(error);
}
