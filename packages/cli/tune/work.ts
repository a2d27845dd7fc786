import {
  addLessons,
  learnedBy,
  learnFrom,
  lookAheadBot,
  noLessons,
  playMatch,
  QUICK,
  seededRandom,
} from '@everdell/ai';
import { simple, type Lessons, type Value, type Weights } from '@everdell/ai';
import { createGame, type Game } from '@everdell/game';
import { defaultModules } from '../commands/options.ts';
import { runTasks, workerFile, type Work } from '../core/pool.ts';

/** Null = the figures of a beginner, from which tuning can start. */
export type Candidate = Weights | null;

/** Who is learned from: players among themselves, or those alone against an automa. */
export type Table = 'players' | 'solo';

export type TuneTask =
  | {
      readonly learn: Candidate;
      readonly table: Table;
      readonly seed: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly match: readonly [Candidate, Candidate]; readonly seed: string };
/** What the games taught, or what the first of the two won of a pair of games. */
export type TuneResult = { readonly lessons: Lessons } | { readonly won: number };

/** Three of five games are for two; the others let the weights also fit fuller tables. */
const PLAYERS = [2, 2, 3, 2, 4];
const GAMES_PER_TASK = 20;

const valueOf = (weights: Candidate): Value => (weights === null ? simple : learnedBy(weights).value);
export const duel = createGame({ players: 2 });
/** The years of the opponent of a game alone, who is harder to beat in each. */
export const soloGames = [1, 2, 3].map((year) => {
  const modules = defaultModules(1);
  return createGame({ players: 1, modules, options: { [`${modules[0]}.year`]: year } });
});

const gamesOf = (table: Table): readonly Game[] =>
  table === 'solo' ? soloGames : PLAYERS.map((players) => createGame({ players }));
const noLessonsAt = (table: Table): Lessons => noLessons(table === 'solo' ? soloGames[0] : duel);

export function doTask(task: TuneTask): TuneResult {
  return 'learn' in task ? { lessons: learn(task) } : { won: match(task) };
}

function learn({ learn: weights, table, seed, from, to }: Extract<TuneTask, { learn: Candidate }>): Lessons {
  const value = valueOf(weights);
  const games = gamesOf(table);
  const lessons = noLessonsAt(table);
  for (let n = from; n < to; n++) learnFrom(games[n % games.length], `${seed}/${n}`, value, lessons);
  return lessons;
}

/** The same deal twice, with the seats exchanged. */
function match({ match: both, seed }: Extract<TuneTask, { match: unknown }>): number {
  const players = both.map((weights) => lookAheadBot('candidate', valueOf(weights), QUICK));
  let won = 0;
  for (const seat of [0, 1]) {
    const table = seat === 0 ? players : [players[1], players[0]];
    const end = playMatch(duel, seed, table, seededRandom(`${seed}/chance`));
    const winners = duel.winners(end);
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won;
}

const WORK: Work<TuneTask, TuneResult> = {
  file: workerFile(import.meta.url, './worker.ts', './tune-worker.js'),
  run: doTask,
};

export type Tell = (done: number, of: number) => void;

export async function learnAll(
  weights: Candidate,
  table: Table,
  seed: string,
  games: number,
  jobs: number,
  tell: Tell,
): Promise<Lessons> {
  const tasks: TuneTask[] = [];
  for (let from = 0; from < games; from += GAMES_PER_TASK)
    tasks.push({ learn: weights, table, seed, from, to: Math.min(games, from + GAMES_PER_TASK) });
  const learned = new Map<TuneTask, Lessons>();
  let done = 0;
  await runTasks(WORK, tasks, jobs, (result, task) => {
    if (!('lessons' in result)) return;
    learned.set(task, result.lessons);
    tell((done += result.lessons.games), games);
  });
  // In the order of the games, so that sums do not depend on who was done first.
  const all = noLessonsAt(table);
  for (const task of tasks) addLessons(all, learned.get(task)!);
  return all;
}

/** The share that the first of the two wins. */
export async function matchAll(
  both: readonly [Candidate, Candidate],
  seed: string,
  games: number,
  jobs: number,
  tell: Tell,
): Promise<number> {
  const tasks = Array.from({ length: games / 2 }, (_, n): TuneTask => ({ match: both, seed: `${seed}/${n}` }));
  let won = 0;
  let done = 0;
  await runTasks(WORK, tasks, jobs, (result) => {
    if ('won' in result) won += result.won;
    tell((done += 2), games);
  });
  return won / games;
}
