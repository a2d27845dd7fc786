import { bots, playMatch, seededRandom, type Budget } from '@everdell/ai';
import { createGame, makeSetup, registry, type Game, type SetupRequest } from '@everdell/game';
import type { Args } from '../core/args.ts';
import type { Command } from '../core/command.ts';
import { UsageError, type Context } from '../core/context.ts';
import { columns } from '../core/layout.ts';
import { progressOn } from '../core/progress.ts';
import { MAX_PLAYERS, MOST_THINKING, optionsOf, SETUP_OPTIONS, setupRequest } from './options.ts';
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
    by: { value: 'OPTION' },
    each: {},
  },
  json: true,
  run(context, args) {
    const games = args.int('games', 1, 10_000_000, 100);
    const players = args.int('players', 1, MAX_PLAYERS, 2);
    const seed = args.text('seed') ?? 'simulate';
    const names = args.list('bots', Object.keys(bots)) ?? ['random'];
    const request = setupRequest(context, args, players);
    const play = (asked: SetupRequest): Simulation =>
      simulateGames(context, createGame(asked), names, { games, seed, budget: budgetOf(args) });
    const by = args.text('by');
    const tables = args.has('each') ? tablesFrom(request) : [request];
    if (by === undefined && tables.length === 1) {
      const result = play(request);
      if (context.json) context.out(`${JSON.stringify(result, null, 2)}\n`);
      else tell(context, result);
      return 0;
    }
    const compared = tables.map((table) => variantsOf(context, table, by).map(play));
    if (context.json) context.out(`${JSON.stringify(compared.flat(), null, 2)}\n`);
    else for (const results of compared) tellBy(context, results, by);
    return 0;
  },
};

/** The table as it was asked for, and with each further module that goes together with it. */
function tablesFrom(request: SetupRequest): readonly SetupRequest[] {
  const { modules = [] } = request;
  const others = registry.flatMap(({ id }) => (id === 'base' || modules.includes(id) ? [] : [[...modules, id]]));
  return [request, ...others.map((more) => ({ ...request, modules: more })).filter(isPossible)];
}

function isPossible(request: SetupRequest): boolean {
  try {
    makeSetup(request);
    return true;
  } catch {
    return false;
  }
}

/** One table for each value of the option. */
function variantsOf({ words }: Context, request: SetupRequest, by: string | undefined): readonly SetupRequest[] {
  if (by === undefined) return [request];
  const known = optionsOf(request.modules ?? []);
  if (!Object.hasOwn(known, by)) throw new UsageError(words.errors.noSuchOption(by, Object.keys(known)));
  return known[by].values.map((value) => ({ ...request, options: { ...request.options, [by]: value } }));
}

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

/** The same table with one option after the other. */
function tellBy({ words, out }: Context, results: readonly Simulation[], by: string | undefined): void {
  const [{ games, players, modules }] = results;
  out(`${words.simulate.title(games, players, modules.join(', '))}\n`);
  const rows = results.flatMap((result) =>
    botRows(result).map((row) => [by === undefined ? '' : String(result.options[by]), ...row]),
  );
  out(`${columns([words.simulate.byHead(by ?? ''), ...rows], '  ', [2, 3, 4]).join('\n')}\n\n`);
}

function botRows({ byBot }: Simulation): readonly (readonly string[])[] {
  return Object.entries(byBot).map(([name, bot]) => [
    name,
    String(bot.meanScore),
    `${round(bot.winRate * 100, 1)} %`,
    String(bot.played),
  ]);
}

function tell({ words, out }: Context, result: Simulation): void {
  const { scores } = result;
  out(`${words.simulate.title(result.games, result.players, result.modules.join(', '))}\n`);
  out(`${words.simulate.scores(scores.mean, scores.p10, scores.p50, scores.p90, scores.max)}\n`);
  out(`${words.simulate.speed(result.gamesPerCpuSecond)}\n\n`);
  out(`${columns([words.simulate.head, ...botRows(result)], '  ', [1, 2, 3]).join('\n')}\n`);
}
