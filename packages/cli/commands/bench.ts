import { pickOne, seededRandom } from '@everdell/ai';
import { createGame, makeSetup, type Game, type GameState } from '@everdell/game';
import type { Command } from '../core/command.ts';
import type { Context } from '../core/context.ts';
import { progressOn } from '../core/progress.ts';
import { cpuSeconds, mean, round } from './statistics.ts';

const TABLES = [2, 4];
/** V8 goes on optimising for several thousand games; the warm-up lasts this many times as long as the measurement. */
const WARM_UP = 2;

export const bench: Command = {
  name: 'bench',
  options: { seconds: { value: 'N' }, modules: { value: 'A,B' } },
  json: true,
  run(context, args) {
    const seconds = args.int('seconds', 1, 600, 3);
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
  readonly node: string;
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
  const by = (value: (rate: Rate) => number): ByPlayers =>
    Object.fromEntries(TABLES.map((players, i) => [String(players), value(rates[i])]));
  const states = midGameStates(createGame({ players: 4, modules }), 40);
  const result = {
    calibration,
    gamesPerCpuSecond: by((r) => round(r.games / r.seconds, 1)),
    decisionsPerCpuSecond: Math.round(sum(rates, 'decisions') / sum(rates, 'seconds')),
    decisionsByPlayers: by((r) => Math.round(r.decisions / r.seconds)),
    decisionsPerGame: by((r) => round(r.decisions / r.games, 1)),
    meanScore: by((r) => round(r.score / r.games)),
    cloneMicroseconds: cloneTime(createGame({ players: 4, modules }), states),
    stateBytes: Math.round(mean(states.map((state) => JSON.stringify(state).length))),
    node: process.version,
  };
  progress.done();
  return result;
}

interface Rate {
  readonly games: number;
  readonly decisions: number;
  /** Sum over the games of the mean score at the table. */
  readonly score: number;
  readonly seconds: number;
}

function sum(rates: readonly Rate[], key: keyof Rate): number {
  return rates.reduce((total, rate) => total + rate[key], 0);
}

/** Whole games with random moves, every legal action listed at every decision. */
function playFor(game: Game, seconds: number, seed: string): Rate {
  const random = seededRandom(seed);
  const start = cpuSeconds();
  let games = 0;
  let decisions = 0;
  let score = 0;
  let used = 0;
  for (; used < seconds; used = cpuSeconds() - start) {
    const state = game.start(`${seed}/${games++}`);
    for (let [decision] = game.decisions(state); decision !== undefined; [decision] = game.decisions(state)) {
      game.advance(state, pickOne(game.legal(state, decision.seat), random));
      decisions++;
    }
    score += mean(game.score(state).map((seat) => seat.total));
  }
  return { games, decisions, score, seconds: used };
}

/** States about half way through a game. */
function midGameStates(game: Game, n: number): readonly GameState[] {
  const random = seededRandom('middle');
  return Array.from({ length: n }, (_, i) => {
    const state = game.start(`middle/${i}`);
    for (let move = 0; move < 80 && game.decisions(state).length > 0; move++) {
      const [{ seat }] = game.decisions(state);
      game.advance(state, pickOne(game.legal(state, seat), random));
    }
    return state;
  });
}

function cloneTime(game: Game, states: readonly GameState[]): number {
  const rounds = 2000;
  let best = Infinity;
  for (let attempt = 0; attempt < 5; attempt++) {
    const start = performance.now();
    for (let n = 0; n < rounds; n++) game.clone(states[n % states.length]);
    best = Math.min(best, performance.now() - start);
  }
  return round((best * 1000) / rounds);
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
}
