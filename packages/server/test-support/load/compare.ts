// `npm run bench:server`: what a move costs several builds of the server, by CPU time. They play by turns in short
// stretches, so that the swings of a shared machine meet all of them alike. The arguments: options, then NAME=MAIN.js[@FLAGS].
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Contestant, type Build, type Stretch } from './contestant.ts';
import { machineTimes, sharesOf } from './machine.ts';
import type { StoreKind } from './options.ts';
import { percentilesOf } from './report.ts';
import { totalCpu } from './threadCpu.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: 'embedded' },
    games: { type: 'string', default: '600' },
    rate: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    /** Writes a CPU profile of each build's first server to FILE-NAME.cpuprofile. */
    profile: { type: 'string' },
  },
});
const [games, rate, seconds, rounds] = [values.games, values.rate, values.seconds, values.rounds].map(Number);

function readBuild(text: string): Build {
  const [, name, main, flags = ''] = /^([^=]+)=([^@]+)(?:@(.*))?$/.exec(text) ?? [];
  if (name === undefined) throw new Error(`name a build as NAME=MAIN.js or NAME=MAIN.js@FLAGS, not ${text}`);
  return { name, main: resolve(main), flags: flags.split(' ').filter((flag) => flag !== '') };
}

async function contest(contestants: readonly Contestant[]): Promise<void> {
  for (const one of contestants) await one.play(rate, seconds); // not counted: code is being compiled
  if (values.profile !== undefined) for (const { servers } of contestants) await servers[0].inspector.startProfile();
  for (let round = 0; round < rounds; round++)
    for (const one of round % 2 === 0 ? contestants : [...contestants].reverse())
      await one.play(rate, seconds).then((stretch) => {
        if (stretch.moves === 0) throw new Error('the games are over: take more of them, or shorter stretches');
        one.stretches.push(stretch);
      });
  if (values.profile !== undefined)
    for (const { build, servers } of contestants)
      writeFileSync(
        `${values.profile}-${build.name}.cpuprofile`,
        JSON.stringify(await servers[0].inspector.stopProfile()),
      );
}

const median = (numbers: readonly number[]): number => percentilesOf(numbers).p50;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const COLUMNS = [
  '',
  'moves',
  'total',
  'of first',
  'main',
  'second',
  'others',
  'database',
  'p50',
  'p95',
  'p99',
  'errors',
];
const line = (cells: readonly string[]): string => `${cells.map((cell) => cell.padStart(9)).join(' ')}\n`;

/** Medians of the stretches; times of all moves together. */
function rowOf({ build, stretches, errors }: Contestant, first: Contestant): string {
  const perMove = (of: (stretch: Stretch) => number): number =>
    median(stretches.map((stretch) => of(stretch) / stretch.moves));
  const total = (one: Contestant): number =>
    median(one.stretches.map((stretch) => totalCpu(stretch.cpu) / stretch.moves));
  const told = percentilesOf(stretches.flatMap((stretch) => stretch.told));
  return line([
    build.name,
    String(sum(stretches.map(({ moves }) => moves))),
    perMove(({ cpu }) => totalCpu(cpu)).toFixed(3),
    `${((perMove(({ cpu }) => totalCpu(cpu)) / total(first)) * 100).toFixed(0)} %`,
    perMove(({ cpu }) => cpu.main).toFixed(3),
    perMove(({ cpu }) => cpu.second).toFixed(3),
    perMove(({ cpu }) => cpu.others).toFixed(3),
    perMove(({ database }) => database).toFixed(3),
    told.p50.toFixed(1),
    told.p95.toFixed(1),
    told.p99.toFixed(1),
    String(errors.length),
  ]);
}

const contestants: Contestant[] = [];
for (const build of positionals.map(readBuild))
  contestants.push(await Contestant.enter(build, values.store as StoreKind, games));
const before = machineTimes();
await contest(contestants);
const { busy, stolen } = sharesOf(before, machineTimes());
process.stdout.write(
  `${values.store}, ${games} games of 2, ${rate} moves a second, ${rounds} x ${seconds} s each by turns; CPU ms a move\n` +
    `machine busy ${(busy * 100).toFixed(0)} %, taken away by others ${(stolen * 100).toFixed(0)} %\n`,
);
process.stdout.write(line(COLUMNS));
for (const one of contestants) process.stdout.write(rowOf(one, contestants[0]));
for (const { build, errors } of contestants)
  if (errors.length > 0) process.stdout.write(`${build.name}: ${errors[0]}\n`);
await Promise.all(contestants.map((one) => one.leave()));
process.exit(contestants.some(({ errors }) => errors.length > 0) ? 1 : 0);
