// `npm run bench:compare -- [options] COMMIT|FOLDER ...`: what the present sources are faster or slower than others. All
// builds work by turns in short stretches, each in a process of its own, so that the swings of a shared machine meet all
// of them alike; what counts is the median of the ratios of the rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBench, sourcesOf, startBench } from './lib/bench-builds.mjs';
import { inTurn, quantile, round3 } from './lib/rounds.mjs';

/** @typedef {import('../packages/cli/bench/workloads.ts').Workload} Workload */
/** @typedef {ReturnType<typeof startBench>} Bench */

const COLUMNS = /** @type {const} */ ({
  'base-2': { kind: 'games', players: 2, modules: 'none', unit: 'games' },
  'base-4': { kind: 'games', players: 4, modules: 'none', unit: 'games' },
  'everything-2': { kind: 'games', players: 2, modules: 'everything', unit: 'games' },
  'everything-4': { kind: 'games', players: 4, modules: 'everything', unit: 'games' },
  automa: { kind: 'games', players: 1, modules: 'automa', unit: 'games' },
  wise: { kind: 'search', players: 2, modules: 'none', unit: 'steps' },
  'wise-automa': { kind: 'search', players: 1, modules: 'automa', unit: 'steps' },
  'copy-base': { kind: 'copies', players: 4, modules: 'none', unit: 'copies' },
  'copy-everything': { kind: 'copies', players: 4, modules: 'everything', unit: 'copies' },
});
/** @typedef {keyof typeof COLUMNS} Column */

const PRESENT = join(import.meta.dirname, '..');
const USAGE =
  'npm run bench:compare -- [--rounds N] [--seconds S] [--warm-up S] [--only COLUMN,...] [--json] COMMIT ...';

const temporary = mkdtempSync(join(tmpdir(), 'everdell-compare-'));
const clearAway = () => rmSync(temporary, { recursive: true, force: true });
for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
]))
  process.once(signal, () => {
    clearAway();
    process.exit(code); // the processes of the builds end with it
  });
try {
  const { rounds, seconds, warmUp, columns, names, json } = wanted(process.argv.slice(2));
  /** @type {{ name: string, file: string }[]} */
  const builds = [];
  for (const [i, name] of [...names, PRESENT].entries()) {
    const file = join(temporary, `${i}.mjs`);
    await buildBench(sourcesOf(name, join(temporary, String(i))), file);
    builds.push({ name: name === PRESENT ? 'present' : name, file });
  }
  const files = builds.map(({ file }) => file);
  const modules = {
    none: [],
    everything: await sharedModules(files, { do: 'modules', players: 4 }),
    automa: (await sharedModules(files, { do: 'automas', players: 1 })).slice(0, 1),
  };
  for (const column of columns) {
    const { kind, players, modules: which, unit } = COLUMNS[column];
    const work = { kind, players, modules: modules[which] };
    const found = await compare(files, work, { rounds, seconds, warmUp });
    const lines = found.map((line, i) => ({ column, build: builds[i].name, unit, ...line }));
    if (json) for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`);
    else tell(column, unit, lines);
  }
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 2;
} finally {
  clearAway();
}

/** @param {string[]} args */
function wanted(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '30' },
      seconds: { type: 'string', default: '0.5' },
      'warm-up': { type: 'string', default: '6' },
      only: { type: 'string', default: Object.keys(COLUMNS).join() },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0)
    throw new Error(`name a commit, or the folder of a checkout, to compare with: ${USAGE}`);
  const columns = values.only.split(',').map((column) => {
    if (column in COLUMNS) return /** @type {Column} */ (column);
    throw new Error(`there is no column ${column}: take some of ${Object.keys(COLUMNS).join(', ')}`);
  });
  const rounds = positive('rounds', values.rounds);
  if (!Number.isInteger(rounds)) throw new Error('--rounds must be a whole number');
  const seconds = positive('seconds', values.seconds);
  const warmUp = positive('warm-up', values['warm-up']);
  return { rounds, seconds, warmUp, columns, names: positionals, json: values.json };
}

/**
 * @param {string} option
 * @param {string} text
 */
function positive(option, text) {
  const n = Number(text);
  if (Number.isFinite(n) && n > 0) return n;
  throw new Error(`--${option} must be a number above 0, not ${text}`);
}

/**
 * What every build can have in one game: all modules that agree, or those with an automa.
 * @param {readonly string[]} files
 * @param {{ do: 'modules' | 'automas', players: number }} task
 * @returns {Promise<string[]>}
 */
async function sharedModules(files, task) {
  /** @type {string[][]} */
  const lists = [];
  for (const file of files) {
    const bench = startBench(file);
    lists.push(await bench.ask(task));
    bench.stop();
  }
  return lists[0].filter((id) => lists.every((list) => list.includes(id)));
}

/**
 * @param {readonly string[]} files
 * @param {Workload} work
 * @param {{ rounds: number, seconds: number, warmUp: number }} effort
 */
async function compare(files, work, { rounds, seconds, warmUp }) {
  const benches = files.map(startBench);
  try {
    /** @type {string[]} */
    const digests = [];
    for (const bench of benches) digests.push(await bench.ask({ do: 'digest', work }));
    for (const bench of benches) await bench.ask({ do: 'work', work, seconds: warmUp, seed: 'warm-up' });
    /** @type {number[][]} */
    const rates = benches.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const i of inTurn(benches.length, round)) {
        const rate = await benches[i].ask({ do: 'work', work, seconds, seed: `round ${round}` });
        rates[i].push(rate.done / rate.seconds);
      }
    return benches.map((bench, i) => {
      const ratios = rates[i].map((rate, round) => rate / rates[0][round]);
      return {
        perCpuSecond: round3(quantile(rates[i], 0.5)),
        ratio: round3(quantile(ratios, 0.5)),
        quartiles: [round3(quantile(ratios, 0.25)), round3(quantile(ratios, 0.75))],
        recompilations: bench.recompilations,
        sameGames: digests[i] === digests[0],
      };
    });
  } finally {
    for (const bench of benches) bench.stop();
  }
}

/**
 * @param {string} column
 * @param {string} unit
 * @param {readonly { build: string, perCpuSecond: number, ratio: number, quartiles: number[], recompilations: number, sameGames: boolean }[]} lines
 */
function tell(column, unit, lines) {
  process.stdout.write(`${column} (${unit} per processor second)\n`);
  for (const { build, perCpuSecond, ratio, quartiles, recompilations, sameGames } of lines) {
    const [low, high] = quartiles;
    const alike = sameGames ? '' : ', plays other games';
    process.stdout.write(
      `  ${build.padEnd(12)} ${String(perCpuSecond).padStart(8)}  x ${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), ` +
        `code thrown away ${recompilations} times${alike}\n`,
    );
  }
}
