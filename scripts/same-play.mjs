// `npm run same-play -- [--games N] [--seed TEXT] COMMIT|FOLDER`: whether the present sources play as others do. Both play
// the same random games, with modules in rotation; at every step all that is asked, offered and scored must be equal.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProgram, sourcesOf, startBench } from './lib/bench-builds.mjs';

const PRESENT = join(import.meta.dirname, '..');
const PROGRAM = join(PRESENT, 'packages', 'cli', 'bench', 'samePlay.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '600' }, seed: { type: 'string', default: 'same' } },
});
const games = Number(values.games);
if (positionals.length !== 1 || !Number.isInteger(games) || games < 1) {
  process.stderr.write('npm run same-play -- [--games N] [--seed TEXT] COMMIT|FOLDER\n');
  process.exit(2);
}

const temporary = mkdtempSync(join(tmpdir(), 'everdell-same-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(130));

/** @type {ReturnType<typeof startBench>[]} */
const builds = [];
try {
  for (const [i, name] of [positionals[0], PRESENT].entries()) {
    const file = join(temporary, `${i}.mjs`);
    await buildProgram(PROGRAM, sourcesOf(name, join(temporary, String(i))), file);
    builds.push(startBench(file));
  }
  process.exitCode = await compare();
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 2;
} finally {
  for (const build of builds) build.stop();
}

/** @returns {Promise<number>} the exit code */
async function compare() {
  let decisions = 0;
  for (let index = 0; index < games; index++) {
    const [was, is] = await ask(index);
    decisions += is.decisions;
    if (was.sum === is.sum) continue;
    process.stdout.write(`game ${index} is played differently: ${is.what}\n`);
    const [before, after] = await ask(index, true);
    const first = before.steps.findIndex((step, i) => step !== after.steps[i]);
    process.stdout.write(`step ${first}\nbefore: ${before.steps[first]}\nnow:    ${after.steps[first]}\n`);
    return 1;
  }
  process.stdout.write(`${games} games, ${decisions} decisions: all alike\n`);
  return 0;
}

/**
 * @param {number} index
 * @param {boolean} [steps]
 * @returns {Promise<{ what: string, decisions: number, sum: string, steps: string[] }[]>}
 */
function ask(index, steps) {
  return Promise.all(builds.map((build) => build.ask({ seed: values.seed, index, ...(steps ? { steps } : {}) })));
}
