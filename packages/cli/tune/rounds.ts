import { addLessons, fit, noLessons, type Lessons, type Round } from '@everdell/ai';
import { duel, learnAll, matchAll, type Candidate, type Tell } from './work.ts';

export interface TunePlan {
  readonly rounds: number;
  /** To learn from, in each round. */
  readonly games: number;
  /** Between the new weights and those before. */
  readonly matches: number;
  readonly seed: string;
  readonly jobs: number;
}

/** Lessons of so many rounds count: what much weaker players taught is forgotten. */
const MEMORY = 3;

export interface RoundDone {
  readonly round: Round;
  readonly weights: Candidate;
}

/** Learns from games, round by round; each goes on from the best weights so far. */
export async function* tuneRounds(start: Candidate, plan: TunePlan, tell: Tell): AsyncGenerator<RoundDone> {
  let best = start;
  const memory: Lessons[] = [];
  for (let n = 0; n < plan.rounds; n++) {
    const seed = `${plan.seed}/${n}`;
    const learned = await learnAll(best, 'players', `${seed}/learn`, plan.games, plan.jobs, tell);
    memory.push(learned);
    if (memory.length > MEMORY) memory.shift();
    const all = noLessons(duel);
    for (const lessons of memory) addLessons(all, lessons);
    const { weights, fitness } = fit(duel, all);
    const won = await matchAll([weights, best], `${seed}/match`, plan.matches, plan.jobs, tell);
    const kept = won > 0.5;
    if (kept) best = weights;
    const points = Math.round((10 * learned.points) / learned.seats) / 10;
    yield {
      weights: best,
      round: { games: learned.games, points, fitness, won: Math.round(won * 1000) / 1000, matches: plan.matches, kept },
    };
  }
}
