import { availableParallelism } from 'node:os';
import { fits, makeSetup, TABLE_SIZES } from '@everdell/game';
import type { Command } from '../core/command.ts';
import type { Context } from '../core/context.ts';
import { progressOn } from '../core/progress.ts';
import { runAll } from '../fuzz/pool.ts';
import type { Plan } from '../fuzz/plan.ts';
import type { FuzzReport } from '../fuzz/report.ts';
import { playerCounts } from './options.ts';

/** Each is some kilobytes long, and the first ones tell the story. */
const MOST_VIOLATIONS = 50;

export const fuzz: Command = {
  name: 'fuzz',
  options: {
    games: { value: 'N' },
    seed: { value: 'TEXT' },
    from: { value: 'N' },
    players: { value: 'N,N' },
    modules: { value: 'A,B' },
    with: { value: 'A,B' },
    jobs: { value: 'N' },
  },
  json: true,
  async run(context, args) {
    const games = args.int('games', 1, 100_000_000, 1000);
    const from = args.int('from', 0, 1_000_000_000, 0);
    const jobs = args.int('jobs', 1, 256, availableParallelism());
    const modules = args.list('modules');
    const always = args.list('with');
    const plan: Plan = {
      seed: args.text('seed') ?? 'fuzz',
      players: playerCounts(context, args) ?? fittingCounts(modules ?? always),
      ...(modules && { modules }),
      ...(always && { with: always }),
    };
    const named = modules ?? always;
    if (named !== undefined) for (const players of plan.players) makeSetup({ players, modules: named });
    const progress = progressOn(context);
    const start = performance.now();
    const report = await runAll({ plan, from, to: from + games }, jobs, (sofar) =>
      progress.show(context.words.fuzz.progress(sofar.games, games, sofar.violations.length)),
    );
    progress.done();
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    if (context.json) context.out(`${JSON.stringify(forOutput(report, plan, seconds), null, 2)}\n`);
    else tell(context, report, plan, seconds);
    return report.violations.length > 0 ? 1 : 0;
  },
};

/** Every number of players that can play with these modules; the first refusal if none can. */
function fittingCounts(modules: readonly string[] | undefined): readonly number[] {
  if (modules === undefined) return TABLE_SIZES;
  const fitting = TABLE_SIZES.filter((players) => fits({ players, modules }));
  return fitting.length > 0 ? fitting : TABLE_SIZES;
}

function forOutput(report: FuzzReport, plan: Plan, seconds: number): object {
  const { games, decisions, checks } = report;
  const violations = report.violations
    .slice(0, MOST_VIOLATIONS)
    .map((violation) => ({ ...violation, reproduce: reproduce(plan, violation.game) }));
  return { games, decisions, seconds, checks, violationCount: report.violations.length, violations };
}

function tell({ words, out }: Context, report: FuzzReport, plan: Plan, seconds: number): void {
  out(`${words.fuzz.summary(report.games, report.decisions, seconds)}\n`);
  for (const [name, n] of Object.entries(report.checks)) out(`  ${name.padEnd(14)}${n}\n`);
  out(`${words.fuzz.violations(report.violations.length)}\n`);
  for (const violation of report.violations.slice(0, MOST_VIOLATIONS)) {
    const { kind, message, game, at, setup } = violation;
    out(
      `\n[${kind}] ${message}\n  ${words.fuzz.where(game, at)} ${JSON.stringify(setup)}\n  ${reproduce(plan, game)}\n`,
    );
  }
}

function reproduce(plan: Plan, game: number): string {
  const modules = plan.modules === undefined ? '' : ` --modules ${plan.modules.join(',')}`;
  const always = plan.with === undefined ? '' : ` --with ${plan.with.join(',')}`;
  return `everdell fuzz --seed ${JSON.stringify(plan.seed)} --players ${plan.players.join(',')}${modules}${always} --from ${game} --games 1`;
}
