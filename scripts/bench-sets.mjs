// `npm run bench:sets -- [--rounds N] [--seconds S] [--warm-up S] [--players N] [--only A,B]`: how quick random games with each module are
// beside those of the base game. Each works in a process of its own, by turns, so that the swings of a shared machine meet
// all of them alike; what counts is the median of the ratios of the rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBench, startBench } from './lib/bench-builds.mjs';
import { inTurn, quantile, round3 } from './lib/rounds.mjs';

const root = join(import.meta.dirname, '..');
const NUMBER = /** @type {const} */ ({ type: 'string' });
const { values } = parseArgs({
  options: { rounds: NUMBER, seconds: NUMBER, 'warm-up': NUMBER, players: NUMBER, only: { type: 'string' } },
});
const rounds = Number(values.rounds ?? 10);
const seconds = Number(values.seconds ?? 1);
const warmUp = Number(values['warm-up'] ?? 6);
const players = Number(values.players ?? 4);
if (![rounds, seconds, warmUp, players].every((n) => Number.isFinite(n) && n > 0)) {
  process.stderr.write('--rounds, --seconds, --warm-up and --players are numbers above 0\n');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'everdell-sets-'));
try {
  const file = join(folder, 'bench.mjs');
  await buildBench(root, file);
  const first = startBench(file);
  /** @type {string[]} */
  const all = await first.ask({ do: 'modules', players });
  first.stop();
  const modules = all.filter((id) => id !== 'base');
  const only = values.only?.split(',') ?? [...modules, 'everything'];
  const sets = [[], ...only.map((id) => (id === 'everything' ? modules : [id]))];
  const benches = sets.map(() => startBench(file));
  /** @type {number[][]} */
  const rates = sets.map(() => []);
  const work = (/** @type {number} */ i) => ({ kind: /** @type {const} */ ('games'), players, modules: sets[i] });
  for (const i of sets.keys()) await benches[i].ask({ do: 'work', work: work(i), seconds: warmUp, seed: 'warm-up' });
  for (let round = 0; round < rounds; round++)
    for (const i of inTurn(sets.length, round)) {
      const rate = await benches[i].ask({ do: 'work', work: work(i), seconds, seed: `round ${round}` });
      rates[i].push(rate.done / rate.seconds);
    }
  for (const bench of benches) bench.stop();
  for (const i of sets.keys()) {
    const ratios = rates[i].map((rate, round) => rate / rates[0][round]);
    const name = i === 0 ? 'base' : only[i - 1];
    const [games, low, middle, high] = [
      quantile(rates[i], 0.5),
      quantile(ratios, 0.25),
      quantile(ratios, 0.5),
      quantile(ratios, 0.75),
    ].map(round3);
    process.stdout.write(`${name.padEnd(22)}${String(games).padStart(8)} games  x ${middle} (${low} to ${high})\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
