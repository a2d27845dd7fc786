import { availableParallelism } from 'node:os';
import { TUNED, type Round } from '@everdell/ai';
import type { Args } from '../core/args.ts';
import type { Command } from '../core/command.ts';
import type { Context } from '../core/context.ts';
import { progressOn } from '../core/progress.ts';
import { soloFile, tunedFile } from '../tune/file.ts';
import { tuneRounds, type TunePlan } from '../tune/rounds.ts';
import { tuneSolo } from '../tune/solo.ts';
import { writeText } from './files.ts';

export const tune: Command = {
  name: 'tune',
  options: {
    rounds: { value: 'N' },
    games: { value: 'N' },
    matches: { value: 'N' },
    seed: { value: 'TEXT' },
    fresh: {},
    solo: {},
    jobs: { value: 'N' },
    out: { value: 'FILE' },
  },
  json: true,
  async run(context, args) {
    const plan = planOf(args);
    if (args.has('solo')) return solo(context, args, plan);
    const fresh = args.has('fresh');
    let weights = fresh ? null : TUNED.weights;
    const rounds: Round[] = fresh ? [] : [...TUNED.rounds];
    const progress = progressOn(context);
    const { words } = context;
    const tell = (done: number, of: number): void => progress.show(words.tune.progress(done, of));
    for await (const done of tuneRounds(weights, plan, tell)) {
      progress.done();
      weights = done.weights;
      rounds.push(done.round);
      if (!context.json) tellRound(context, rounds.length, done.round);
    }
    if (weights === null) {
      context.err(`${words.tune.nothing}\n`);
      return 1;
    }
    const tuned = { command: commandOf(plan, fresh), rounds, weights };
    return show(context, args, tuned, tunedFile(tuned));
  },
};

async function solo(context: Context, args: Args, plan: TunePlan): Promise<number> {
  const progress = progressOn(context);
  const { words } = context;
  const tuned = await tuneSolo(plan, (done, of) => progress.show(words.tune.progress(done, of)));
  progress.done();
  if (!context.json) {
    context.out(`${words.tune.solo(tuned.games, tuned.points, tuned.margin)}\n`);
    tellFitness(context, tuned.fitness);
  }
  return show(context, args, tuned, soloFile(tuned));
}

function show(context: Context, args: Args, tuned: object, file: string): number {
  if (context.json) context.out(`${JSON.stringify(tuned, null, 2)}\n`);
  const path = args.text('out');
  if (path !== undefined) writeText(context, path, file);
  return 0;
}

function planOf(args: Args): TunePlan {
  return {
    rounds: args.int('rounds', 1, 1000, 4),
    games: args.int('games', 1, 1_000_000, 800),
    matches: 2 * Math.ceil(args.int('matches', 1, 1_000_000, 200) / 2),
    seed: args.text('seed') ?? 'tune',
    jobs: args.int('jobs', 1, 256, availableParallelism()),
  };
}

function commandOf({ rounds, games, matches, seed }: TunePlan, fresh: boolean): string {
  const start = fresh ? ' --fresh' : '';
  return `everdell tune${start} --rounds ${rounds} --games ${games} --matches ${matches} --seed ${seed}`;
}

function tellRound(context: Context, n: number, round: Round): void {
  const { words, out } = context;
  out(`${words.tune.round(n, round.games, round.points, round.won, round.matches, round.kept)}\n`);
  tellFitness(context, round.fitness);
}

function tellFitness({ words, out }: Context, fitness: Round['fitness']): void {
  fitness.forEach(({ rows, error, explained }, season) =>
    out(`${words.tune.season(season, rows, error, explained)}\n`),
  );
}
