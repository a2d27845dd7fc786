import { createGame, makeSetup, type Game, type GameState } from '@everdell/game';
import { everythingFor } from '../bench/everything.ts';
import { copyFor, midGameStates, playFor, searchFor, type GameRate } from '../bench/workloads.ts';
import type { Command } from '../core/command.ts';
import type { Context } from '../core/context.ts';
import { progressOn } from '../core/progress.ts';
import { mean, round } from './statistics.ts';

const TABLES = [2, 4];
const EVERYTHING = 4;
const SEARCHING = 2;
/** V8 goes on optimising for several thousand games; the warm-up lasts this many times as long as the measurement. */
const WARM_UP = 2;
const STATES = 40;
const ATTEMPTS = 5;
/** The share of the time of a table that copies get. */
const COPYING = 0.2;

export const bench: Command = {
  name: 'bench',
  options: { seconds: { value: 'N' }, modules: { value: 'A,B' } },
  json: true,
  run(context, args) {
    const seconds = args.amount('seconds', 0.1, 600, 3);
    const modules = args.list('modules') ?? [];
    for (const players of TABLES) makeSetup({ players, modules });
    const result = measure(context, seconds, modules);
    if (context.json) context.out(`${JSON.stringify(result, null, 2)}\n`);
    else tell(context, result);
    return 0;
  },
};

type ByPlayers = Readonly<Record<string, number>>;

interface Bench {
  /** Rounds of a fixed loop of integer work and allocation per second: what this machine can do. */
  readonly calibration: number;
  readonly gamesPerCpuSecond: ByPlayers;
  /** Over all tables measured. */
  readonly decisionsPerCpuSecond: number;
  readonly decisionsByPlayers: ByPlayers;
  readonly decisionsPerGame: ByPlayers;
  readonly meanScore: ByPlayers;
  /** Of 4-player states in the middle of a game, like `stateBytes`. */
  readonly cloneMicroseconds: number;
  /** Length of a state as JSON. */
  readonly stateBytes: number;
  /** Steps of the bot `wise` in a game of two. */
  readonly searchStepsPerCpuSecond: number;
  readonly everything: Everything;
  readonly node: string;
}

/** Four players with every module that can be had together. */
interface Everything {
  readonly modules: readonly string[];
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerCpuSecond: number;
  readonly cloneMicroseconds: number;
  readonly stateBytes: number;
}

function measure(context: Context, seconds: number, modules: readonly string[]): Bench {
  const progress = progressOn(context);
  progress.show(context.words.bench.calibrating);
  const calibration = calibrate();
  for (const players of TABLES) playFor(createGame({ players, modules }), seconds * WARM_UP, 'warm-up');
  const rates = TABLES.map((players) => {
    progress.show(context.words.bench.playing(players));
    return playFor(createGame({ players, modules }), seconds, 'bench');
  });
  const by = (value: (rate: GameRate) => number): ByPlayers =>
    Object.fromEntries(TABLES.map((players, i) => [String(players), value(rates[i])]));
  const four = createGame({ players: 4, modules });
  const result = {
    calibration,
    gamesPerCpuSecond: by((r) => round(r.done / r.seconds, 1)),
    decisionsPerCpuSecond: Math.round(sum(rates, 'decisions') / sum(rates, 'seconds')),
    decisionsByPlayers: by((r) => Math.round(r.decisions / r.seconds)),
    decisionsPerGame: by((r) => round(r.decisions / r.done, 1)),
    meanScore: by((r) => round(r.score / r.done)),
    ...copies(four, seconds),
    searchStepsPerCpuSecond: searchRate(context, seconds, modules),
    everything: measureEverything(context, seconds),
    node: process.version,
  };
  progress.done();
  return result;
}

function sum(rates: readonly GameRate[], key: keyof GameRate): number {
  return rates.reduce((total, rate) => total + rate[key], 0);
}

function searchRate(context: Context, seconds: number, modules: readonly string[]): number {
  progressOn(context).show(context.words.bench.searching);
  const game = createGame({ players: SEARCHING, modules });
  searchFor(game, seconds * WARM_UP, 'warm-up');
  const { done, seconds: used } = searchFor(game, seconds, 'bench');
  return Math.round(done / used);
}

/** Last, since what V8 has learned from so many kinds of effects would make the other games slower. */
function measureEverything(context: Context, seconds: number): Everything {
  progressOn(context).show(context.words.bench.playingEverything(EVERYTHING));
  const modules = everythingFor(EVERYTHING);
  const game = createGame({ players: EVERYTHING, modules });
  playFor(game, seconds * WARM_UP, 'warm-up');
  const rate = playFor(game, seconds, 'bench');
  return {
    modules,
    gamesPerCpuSecond: round(rate.done / rate.seconds, 1),
    decisionsPerCpuSecond: Math.round(rate.decisions / rate.seconds),
    ...copies(game, seconds),
  };
}

function copies(game: Game, seconds: number): { readonly cloneMicroseconds: number; readonly stateBytes: number } {
  const states = midGameStates(game, STATES);
  return {
    cloneMicroseconds: cloneTime(game, seconds, states),
    stateBytes: Math.round(mean(states.map((state) => JSON.stringify(state).length))),
  };
}

/** The best of some attempts. */
function cloneTime(game: Game, seconds: number, states: readonly GameState[]): number {
  let best = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { done, seconds: used } = copyFor(game, (seconds / ATTEMPTS) * COPYING, states);
    best = Math.min(best, used / done);
  }
  return round(best * 1e6);
}

/** Rounds per second of the best of some attempts; the work of a round never changes. */
function calibrate(): number {
  const rounds = 20_000;
  let best = Infinity;
  for (let attempt = 0; attempt < 8; attempt++) {
    const start = performance.now();
    calibrationLoop(rounds);
    best = Math.min(best, performance.now() - start);
  }
  return Math.round(rounds / (best / 1000));
}

function calibrationLoop(rounds: number): number {
  let x = 123_456_789;
  let sum = 0;
  for (let n = 0; n < rounds; n++) {
    const list: number[] = [];
    for (let i = 0; i < 64; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      list.push(x & 0xff);
    }
    const copy = { list: list.slice(), n };
    for (const value of copy.list) sum = (sum + value) | 0;
  }
  return sum;
}

function tell({ words, out }: Context, result: Bench): void {
  const { bench } = words;
  out(`${bench.calibration(result.calibration, result.node)}\n`);
  for (const players of TABLES.map(String))
    out(
      `${bench.table(
        players,
        result.gamesPerCpuSecond[players],
        result.decisionsByPlayers[players],
        result.decisionsPerGame[players],
        result.meanScore[players],
      )}\n`,
    );
  out(`${bench.state(result.cloneMicroseconds, result.stateBytes)}\n`);
  out(`${bench.search(result.searchStepsPerCpuSecond)}\n`);
  const { gamesPerCpuSecond, decisionsPerCpuSecond, cloneMicroseconds, stateBytes } = result.everything;
  out(`${bench.everything(gamesPerCpuSecond, decisionsPerCpuSecond, cloneMicroseconds, stateBytes)}\n`);
}
