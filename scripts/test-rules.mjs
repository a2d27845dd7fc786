// `npm run test:rules`: what an author of content wants to know after every change, in less than a minute.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin } from './lib/bin.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Enough that every module is played at every size some times, in some seconds. */
const FUZZ_GAMES = 96;

const VITEST = [bin('vitest', 'vitest'), 'run', '--maxWorkers=2'];
/** Unit tests of rules and content, the rules by part, situations as data, golden games and texts. */
const TESTS = [
  'packages/engine',
  'packages/sets',
  'packages/game',
  'tests/rules',
  'tests/scenarios.test.ts',
  'tests/playthroughs.test.ts',
  'tests/perft.test.ts',
  'tests/content',
  'tests/decisions.test.ts',
  'tests/secrets.test.ts',
  'tests/legends-layers.test.ts',
  'tests/packs-layers.test.ts',
  'tests/made-up-module.test.ts',
  'tests/test-support.test.ts',
  'scripts/rule-coverage.test.ts',
];

const TESTED = { name: 'tests', args: [...VITEST, ...TESTS] };
const COVERED = { name: 'rule coverage', args: ['--import', 'tsx', 'scripts/rule-coverage.ts'] };
const TYPED = {
  name: 'types',
  args: [bin('typescript', 'tsc'), '-b', 'packages/engine', 'packages/sets', 'packages/game'],
};
const FUZZED = { name: 'fuzz', args: ['scripts/everdell.mjs', 'fuzz', '--games', `${FUZZ_GAMES}`, '--jobs', '1'] };

/** Side by side; the tests take most of the time. */
const LANES = [[TESTED], [COVERED, TYPED, FUZZED]];

/** @type {string[]} */
const failed = [];
await Promise.all(
  LANES.map(async (lane) => {
    for (const { name, args } of lane) await part(name, args);
  }),
);
process.stdout.write(failed.length === 0 ? '\nall is well\n' : `\nFAILED: ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * Runs it and shows all that it says once it has ended, so that parts do not talk at once.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
function part(name, args) {
  const began = Date.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return new Promise((resolve) => {
    child.on('error', (error) => (said += error.message));
    child.on('close', (code) => {
      if (code !== 0) failed.push(name);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      process.stdout.write(`${said}== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
      resolve();
    });
  });
}
