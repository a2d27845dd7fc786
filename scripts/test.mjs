// `npm test`: every check and every test. The last line printed is the total: `N passed, N failed, N skipped`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bin } from './lib/bin.mjs';
import { buildWeb } from './lib/build-web.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile */

/** Each counts as one check. The arguments are those of node. */
const CHECKS = [
  { name: 'types', args: [bin('typescript', 'tsc'), '-b'] },
  { name: 'format', args: [bin('oxfmt', 'oxfmt'), '--check'] },
  { name: 'lint', args: [bin('oxlint', 'oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'structure', args: ['--import', 'tsx', 'scripts/structure.ts'] },
  { name: 'rule coverage', args: ['--import', 'tsx', 'scripts/rule-coverage.ts'] },
];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/**
 * @param {string[]} args
 * @param {RegExp} [noise] lines of its output that nobody wants to read
 * @returns {Promise<boolean>} whether it ended well
 */
function runNode(args, noise) {
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
  const stdout = noise === undefined ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', stdout, 'inherit'] });
  running.add(child);
  if (child.stdout !== null) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!noise?.test(line)) process.stdout.write(`${line}\n`);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(false);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/**
 * @param {string} name
 * @param {() => Promise<Totals>} work
 */
async function section(name, work) {
  process.stdout.write(`\n== ${name}\n`);
  const start = Date.now();
  const totals = await work();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${totals.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  return totals;
}

/**
 * @param {string[]} which files, as vitest is told
 * @returns {Promise<Totals>}
 */
async function runVitest(which) {
  const folder = mkdtempSync(join(tmpdir(), 'everdell-test-'));
  const report = join(folder, 'vitest.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ok = await runNode([bin('vitest', 'vitest'), 'run', ...reporters, ...which], /^JSON report written/);
    return readReport(report, ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A file that fails without a failed test (it cannot be loaded, say) and a run that fails without a failed file (an
 * error outside the tests) count as one failure each.
 * @param {string} path
 * @param {boolean} ok
 * @returns {Totals}
 */
function readReport(path, ok) {
  /** @type {VitestFile[]} */
  let files;
  try {
    files = JSON.parse(readFileSync(path, 'utf8')).testResults;
  } catch {
    process.stderr.write('vitest wrote no report\n');
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    for (const { status } of file.assertionResults) {
      if (status === 'passed') totals.passed++;
      else if (status === 'failed') totals.failed++;
      else totals.skipped++;
    }
    const hasFailedTest = file.assertionResults.some(({ status }) => status === 'failed');
    if (file.status === 'failed' && !hasFailedTest) totals.failed++;
  }
  if (totals.failed === 0 && (!ok || totals.passed === 0)) totals.failed++;
  return totals;
}

/** @type {Totals[]} */
const results = [];
for (const { name, args } of CHECKS) {
  const check = async () =>
    (await runNode(args)) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  results.push(await section(name, check));
}
// Tests in the browser wait much for pages; the others run beside them, in two processes: they wait for servers.
const BROWSER = 'tests/browser';
await buildWeb();
results.push(
  ...(await Promise.all([
    section('tests', () => runVitest(['--exclude', `${BROWSER}/**`, '--maxWorkers=2'])),
    // What breaks because the machine is busy is tried up to twice more.
    section('tests in a browser', () => runVitest([BROWSER, '--retry=2'])),
  ])),
);

const sum = (/** @type {keyof Totals} */ key) => results.reduce((total, result) => total + result[key], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
