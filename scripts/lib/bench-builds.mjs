// The builds that a comparison lets work by turns: the same measuring program over the engine, sets, game and bots of
// different sources.
import { execFileSync, fork } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const PACKAGES = ['engine', 'sets', 'game', 'ai'];

/**
 * The folder with the sources that somebody names: a folder of a checkout, or a commit, which is unpacked in `into`.
 * @param {string} name
 * @param {string} into
 * @param {readonly string[]} folders of packages
 * @returns {string}
 */
export function sourcesOf(name, into, folders = PACKAGES) {
  if (existsSync(join(name, 'packages', 'engine', 'index.ts'))) return resolve(name);
  const commit = commitOf(name);
  mkdirSync(into, { recursive: true });
  const archive = join(into, 'sources.tar');
  const wanted = folders.map((folder) => `packages/${folder}`);
  execFileSync('git', ['archive', '--output', archive, commit, ...wanted], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', into]);
  return into;
}

/** @param {string} name */
function commitOf(name) {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    throw new Error(`${name} is neither a commit of this repository nor the folder of a checkout: name one of them`);
  }
}

/**
 * Bundles the measuring program of the present sources over other ones.
 * @param {string} sources
 * @param {string} outfile
 */
export const buildBench = (sources, outfile) =>
  buildProgram(join(root, 'packages', 'cli', 'bench', 'worker.ts'), sources, outfile);

/**
 * @param {string} program
 * @param {string} sources
 * @param {string} outfile
 */
export async function buildProgram(program, sources, outfile) {
  const { build } = await import('esbuild'); // only after the packages are installed
  await build({
    entryPoints: [program],
    absWorkingDir: root,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    alias: Object.fromEntries(PACKAGES.map((name) => [`@everdell/${name}`, indexOf(sources, name)])),
    logLevel: 'error',
  });
}

/**
 * @param {string} sources
 * @param {string} name
 */
const indexOf = (sources, name) => join(sources, 'packages', name, 'index.ts');

/** What V8 writes when it throws optimised code away. */
const THROWN_AWAY = /^\[bailout \(kind: deopt-/gm;

/**
 * A process that does the tasks of its program, one at a time.
 * @param {string} file
 */
export function startBench(file) {
  const child = fork(file, { execArgv: ['--trace-deopt'], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let recompilations = 0;
  child.stdout?.setEncoding('utf8').on('data', (text) => (recompilations += text.match(THROWN_AWAY)?.length ?? 0));
  return {
    /** How often code was thrown away to be compiled again. */
    get recompilations() {
      return recompilations;
    },
    /**
     * @param {import('../../packages/cli/bench/worker.ts').Task | import('../../packages/cli/bench/samePlay.ts').Task} task
     * @returns {Promise<any>}
     */
    ask(task) {
      return new Promise((settle, reject) => {
        const lost = (/** @type {number | null} */ code) => reject(new Error(`a process ended with ${code}`));
        child.once('exit', lost);
        child.once('message', (answer) => {
          child.off('exit', lost);
          settle(answer);
        });
        child.send(task);
      });
    },
    stop() {
      child.kill();
    },
  };
}
