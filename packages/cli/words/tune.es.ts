import type { tune as en } from './tune.en.ts';

/** Las palabras de `everdell tune`. */
export const tune: typeof en = {
  progress: (done, of) => `${done} de ${of} partidas`,
  round: (n, games, points, won, matches, kept) =>
    `Ronda ${n}: ${games} partidas, ${points} puntos de media; los pesos nuevos ganaron el ${Math.round(won * 1000) / 10} % de ${matches} partidas y se ${kept ? 'conservan' : 'descartan'}.`,
  season: (season, rows, error, explained) =>
    `  estación ${season}: ${rows} posiciones, se desvía ${error} puntos, explica el ${Math.round(explained * 100)} %`,
  solo: (games, points, margin) =>
    `${games} partidas en solitario contra un autómata: ${points} puntos y ${margin} de ventaja de media.`,
  nothing: 'Ninguna ronda fue mejor que el principiante del que se partió: juega más partidas.',
};
