// Zero-dependency set-up, the first step of every npm script: installs the packages when they are missing or stale. Not a `pre`
// script: npm runs none of those here, since `ignore-scripts` keeps it from running what packages bring along.
// With --browser also the browser of the tests. Prints to stderr only, and only when there is something to do; under `npm run --silent` only when it fails.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './lib/chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.setup-stamp');
const mutexDir = join(root, '.setup-lock');
const mutexOwner = join(mutexDir, 'pid');

const MINIMUM_NODE = [20, 19];
const INSTALL_TRIES = 3;
const STALE_MUTEX_MS = 10 * 60_000;
/** Settings of the outer npm call that must not reach the inner `npm ci`. */
const LEAKING_ENV =
  /^(npm_(lifecycle|package)_.*|npm_config_(workspaces?|prefix|local_prefix|global|omit|production|include|only|dry_run|ignore_scripts|loglevel)|INIT_CWD)$/i;

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} message */
const log = (message) => process.stderr.write(`[setup] ${message}\n`);

function nodeIsTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1]);
}

/** What the installed tree was made from and for. */
function wantedStamp() {
  const source = existsSync(lockFile) ? lockFile : join(root, 'package.json');
  return createHash('sha256')
    .update(readFileSync(source))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
}

function packagesAreFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();
}

/** @param {number} pid */
function processIsGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** The mutex names the set-up and its npm: a killed set-up leaves its npm running, so both must be gone. */
function mutexIsAbandoned() {
  try {
    if (Date.now() - statSync(mutexDir).mtimeMs > STALE_MUTEX_MS) return true;
    return readFileSync(mutexOwner, 'utf8').split(' ').map(Number).every(processIsGone);
  } catch {
    return false; // just being written or removed
  }
}

const releaseMutex = () => rmSync(mutexDir, { recursive: true, force: true });

/** @param {boolean} quiet */
async function takeMutex(quiet) {
  for (let attempt = 0; ; attempt++) {
    try {
      mkdirSync(mutexDir);
      writeFileSync(mutexOwner, String(process.pid));
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (mutexIsAbandoned()) {
      releaseMutex();
      continue;
    }
    if (attempt === 0 && !quiet) log('another set-up is running; waiting for it');
    await sleep(300);
  }
}

function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEAKING_ENV.test(name)));
}

/**
 * Runs npm once; its output goes to stderr, or in quiet mode is kept back and shown only on failure.
 * @param {string[]} args
 * @param {boolean} quiet
 * @returns {Promise<number>} the exit code
 */
function runNpm(args, quiet) {
  const npmCli = process.env.npm_execpath;
  const ownNpm = npmCli !== undefined && /npm-cli\.c?js$/.test(npmCli);
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: root, env: cleanEnvironment(), stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2] };
  const child = ownNpm
    ? spawn(process.execPath, [npmCli, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  if (child.pid !== undefined) writeFileSync(mutexOwner, `${process.pid} ${child.pid}`);

  /** @type {Buffer[]} */
  const heldBack = [];
  child.stdout?.on('data', (chunk) => heldBack.push(chunk));
  child.stderr?.on('data', (chunk) => heldBack.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      log(`npm could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(heldBack));
      resolve(code ?? 1);
    });
  });
}

/** @param {boolean} quiet */
async function installPackages(quiet) {
  const command = existsSync(lockFile) ? 'ci' : 'install';
  const args = [command, '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const start = Date.now();
  if (!quiet) log(`installing packages (npm ${command}), this happens once`);
  for (let attempt = 1; attempt <= INSTALL_TRIES; attempt++) {
    const code = await runNpm(args, quiet);
    if (code === 0) {
      mkdirSync(dirname(stampFile), { recursive: true });
      writeFileSync(stampFile, wantedStamp());
      if (!quiet) log(`packages ready in ${((Date.now() - start) / 1000).toFixed(1)} s`);
      return;
    }
    log(`npm ${command} failed (try ${attempt} of ${INSTALL_TRIES})`);
    if (attempt < INSTALL_TRIES) await sleep(1000 * attempt);
  }
  throw new Error(`the packages could not be installed; see the messages of npm above`);
}

/** Under `npm run --silent`. */
const isSilent = () => process.env.npm_config_loglevel === 'silent';

/**
 * Makes sure that the packages are installed; cheap when they are.
 * @param {boolean} quiet
 */
async function ensurePackages(quiet) {
  if (nodeIsTooOld()) {
    throw new Error(`Node ${process.versions.node} is too old: ${MINIMUM_NODE.join('.')} or later is needed`);
  }
  if (packagesAreFresh()) return;
  await takeMutex(quiet);
  try {
    if (!packagesAreFresh()) await installPackages(quiet);
  } finally {
    releaseMutex();
  }
}

/**
 * The first step of a program: the packages are there afterwards, or it is told why not.
 * @param {{ quiet?: boolean, browser?: boolean }} [options]
 * @returns {Promise<boolean>} whether the program can go on
 */
export async function setUp({ quiet = false, browser = false } = {}) {
  try {
    await ensurePackages(quiet || isSilent());
    if (browser) ensureChromium(log);
    return true;
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return false;
  }
}

/**
 * Was this module started by node itself, rather than imported?
 * @param {string} url
 */
function isMain(url) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(url));
}

if (isMain(import.meta.url) && !(await setUp({ browser: process.argv.includes('--browser') }))) process.exitCode = 1;
