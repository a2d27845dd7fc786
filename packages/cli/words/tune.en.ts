/** The words of `everdell tune`. */
export const tune = {
  progress: (done: number, of: number) => `${done} of ${of} games`,
  round: (n: number, games: number, points: number, won: number, matches: number, kept: boolean) =>
    `Round ${n}: ${games} games, ${points} points on average; the new weights won ${Math.round(won * 1000) / 10} % of ${matches} games and are ${kept ? 'kept' : 'dropped'}.`,
  season: (season: number, rows: number, error: number, explained: number) =>
    `  season ${season}: ${rows} positions, off by ${error} points, explains ${Math.round(explained * 100)} %`,
  solo: (games: number, points: number, margin: number) =>
    `${games} games alone against an automa: ${points} points and a margin of ${margin} on average.`,
  nothing: 'No round was better than the beginner it started from: play more games.',
};
