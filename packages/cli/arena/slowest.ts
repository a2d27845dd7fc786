/** What is known of the decisions of one game: how many, and how long the slowest took. */
export interface SlowOnes {
  readonly decisions: number;
  readonly slowest: readonly number[];
}

/**
 * The 99th percentile of the times of all decisions, in milliseconds; null = there were none. Only the slowest of each
 * game are known: it is too low if a game holds more than these of the slowest hundredth, and too high if games are so
 * long that the slowest hundredth is more than all that is known.
 */
export function p99(games: readonly SlowOnes[]): number | null {
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  const times = games.flatMap(({ slowest }) => slowest).sort((x, y) => y - x);
  if (times.length === 0) return null;
  return times[Math.min(times.length - 1, Math.floor(decisions / 100))];
}
