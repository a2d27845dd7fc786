// Runs a PostgreSQL of its own in a temporary folder for as long as its input stays open, that is as long as the tests
// live that started it, however they end. `restart` on its input starts the server anew; it says `ready` when it serves.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { bin, folder, port, user } = JSON.parse(process.argv[2] ?? '{}');
const data = join(folder, 'data');
const sockets = join(folder, 'sockets');
const asUser = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
const STOP_MS = 5_000;
let server;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined); // the input says when to stop

function initialise() {
  for (const path of [data, sockets]) mkdirSync(path, { mode: 0o700 });
  if (user !== undefined) for (const path of [folder, data, sockets]) chownSync(path, user.uid, user.gid);
  const options = ['-U', 'everdell', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), ['-D', data, ...options], {
    ...asUser,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

function start() {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'max_connections=200', 'lc_messages=C'];
  if (process.platform !== 'win32') settings.push(`unix_socket_directories=${sockets}`);
  if (process.env.EVERDELL_TEST_POSTGRES_FSYNC !== 'on') settings.push('fsync=off'); // nobody pulls the plug on a test
  const options = settings.flatMap((setting) => ['-c', setting]);
  server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said.slice(-2000)}`)));
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
  });
}

async function stop() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT'); // at once, without waiting for the connections
  const impatient = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(impatient);
}

async function end(code) {
  await stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

async function serve() {
  try {
    await start();
    process.stdout.write('ready\n');
  } catch (error) {
    process.stdout.write(`${JSON.stringify(error instanceof Error ? error.message : String(error))}\n`);
    await end(1);
  }
}

process.stdout.on('error', () => undefined);
createInterface({ input: process.stdin })
  .on('line', () => void stop().then(serve))
  .on('close', () => void end(0));
try {
  initialise();
  await serve();
} catch (error) {
  process.stdout.write(`${JSON.stringify(error instanceof Error ? error.message : String(error))}\n`);
  await end(1);
}
