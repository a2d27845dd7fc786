import { bots, playMatch, seededRandom, type Budget } from '@everdell/ai';
import type { Game } from '@everdell/game';
import type { Args } from '../core/args.ts';
import type { Command } from '../core/command.ts';
import type { Context } from '../core/context.ts';
import { columns } from '../core/layout.ts';
import { progressOn } from '../core/progress.ts';
import { gameByOptions, MAX_PLAYERS, MOST_THINKING, SETUP_OPTIONS } from './options.ts';
import { cpuSeconds, mean, round, summary, type Summary } from './statistics.ts';

export const simulate: Command = {
  name: 'simulate',
  options: {
    ...SETUP_OPTIONS,
    games: { value: 'N' },
    seed: { value: 'TEXT' },
    bots: { value: 'A,B' },
    steps: { value: 'N' },
    ms: { value: 'N' },
  },
  json: true,
  run(context, args) {
    const games = args.int('games', 1, 10_000_000, 100);
    const players = args.int('players', 1, MAX_PLAYERS, 2);
    const seed = args.text('seed') ?? 'simulate';
    const names = args.list('bots', Object.keys(bots)) ?? ['random'];
    const game = gameByOptions(context, args, players);
    const result = simulateGames(context, game, names, { games, seed, budget: budgetOf(args) });
    if (context.json) context.out(`${JSON.stringify(result, null, 2)}\n`);
    else tell(context, result);
    return 0;
  },
};

/** For every bot; undefined = as each is used to. */
function budgetOf(args: Args): Budget | undefined {
  const steps = args.int('steps', 1, MOST_THINKING);
  const ms = args.int('ms', 1, MOST_THINKING);
  if (steps === undefined && ms === undefined) return undefined;
  return { ...(steps !== undefined && { steps }), ...(ms !== undefined && { ms }) };
}

interface BotResult {
  /** Seats it played. */
  readonly played: number;
  readonly winRate: number;
  readonly meanScore: number;
}

interface Simulation {
  readonly games: number;
  readonly players: number;
  readonly modules: readonly string[];
  readonly options: Game['setup']['options'];
  readonly seed: string;
  readonly scores: Summary;
  readonly gamesPerCpuSecond: number;
  /** By the name of a bot, or of an opponent such as Rugwort. */
  readonly byBot: Readonly<Record<string, BotResult>>;
}

interface Tally {
  readonly scores: number[];
  wins: number;
}

/** The bots take turns in the seats, so that none has the better one. */
function simulateGames(
  context: Context,
  game: Game,
  names: readonly string[],
  { games, seed, budget }: { readonly games: number; readonly seed: string; readonly budget: Budget | undefined },
): Simulation {
  const { players, modules, options } = game.setup;
  const tallies = new Map<string, Tally>();
  const scores: number[] = [];
  const progress = progressOn(context);
  const start = cpuSeconds();
  for (let n = 0; n < games; n++) {
    const seats = Array.from({ length: players }, (_, seat) => names[(seat + n) % names.length]);
    const table = seats.map((name) => bots[name]());
    const end = playMatch(game, `${seed}/${n}`, table, seededRandom(`${seed}/${n}/bots`), budget);
    const winners = game.winners(end);
    game.score(end).forEach(({ total }, seat) => {
      const name = seats[seat] ?? game.rules.automas[seat]!.id;
      const tally = tallies.get(name) ?? { scores: [], wins: 0 };
      tallies.set(name, tally);
      tally.scores.push(total);
      if (winners.includes(seat)) tally.wins++;
      if (seat < players) scores.push(total);
    });
    progress.show(context.words.simulate.progress(n + 1, games));
  }
  progress.done();
  const byBot = Object.fromEntries([...tallies].map(([name, tally]) => [name, botResult(tally)]));
  const gamesPerCpuSecond = round(games / (cpuSeconds() - start), 1);
  return { games, players, modules, options, seed, scores: summary(scores), gamesPerCpuSecond, byBot };
}

function botResult({ scores, wins }: Tally): BotResult {
  return { played: scores.length, winRate: round(wins / scores.length, 3), meanScore: round(mean(scores)) };
}

function tell({ words, out }: Context, result: Simulation): void {
  const { scores, byBot } = result;
  out(`${words.simulate.title(result.games, result.players, result.modules.join(', '))}\n`);
  out(`${words.simulate.scores(scores.mean, scores.p10, scores.p50, scores.p90, scores.max)}\n`);
  out(`${words.simulate.speed(result.gamesPerCpuSecond)}\n\n`);
  const rows = Object.entries(byBot).map(([name, bot]) => [
    name,
    String(bot.meanScore),
    `${round(bot.winRate * 100, 1)} %`,
    String(bot.played),
  ]);
  out(`${columns([words.simulate.head, ...rows], '  ', [1, 2, 3]).join('\n')}\n`);
}
