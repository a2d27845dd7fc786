import { fit, TUNED, type TunedSolo } from '@everdell/ai';
import { learnAll, soloGames, type Tell } from './work.ts';

export interface SoloPlan {
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
}

/**
 * Learns the margin over an automa from games of players who look at their own points. One round only: from games of those
 * who look at the margin one learns to play fewer and fewer cards.
 */
export async function tuneSolo({ games, seed, jobs }: SoloPlan, tell: Tell): Promise<TunedSolo> {
  const lessons = await learnAll(TUNED.weights, 'solo', seed, games, jobs, tell);
  const { weights, fitness } = fit(soloGames[0], lessons);
  const mean = (sum: number): number => Math.round((10 * sum) / lessons.seats) / 10;
  return {
    command: `everdell tune --solo --games ${games} --seed ${seed}`,
    games,
    points: mean(lessons.points),
    margin: mean(lessons.margin),
    fitness,
    weights,
  };
}
