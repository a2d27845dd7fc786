import type { OptionDef, SeasonDef, TableSize } from '@everdell/engine';

/** The seasons and what preparing for each gives (R-SEASON-07 to R-SEASON-11). */
export const seasons: readonly SeasonDef[] = [
  { id: 'winter' },
  { id: 'spring', bonus: { do: 'produce' } },
  { id: 'summer', bonus: { do: 'draw', n: 2, from: ['meadow'] } },
  { id: 'autumn', bonus: { do: 'produce' } },
];

function upToFour(players: number, clearings: number): TableSize {
  const startingHands = [5, 6, 7, 8].slice(0, players);
  return { players, clearings, specialEvents: 4, startingHands, handLimit: 8, workers: [2, 1, 1, 2] };
}

function fiveOrSix(players: number): TableSize {
  return {
    players,
    clearings: 4,
    specialEvents: players,
    startingHands: [5, 5, 6, 6, 7, 7].slice(0, players),
    handLimit: 7,
    workers: [2, 0, 1, 2],
    discardHandOnPass: true,
  };
}

export const tableSizes: readonly TableSize[] = [
  upToFour(2, 3),
  upToFour(3, 4),
  upToFour(4, 4),
  fiveOrSix(5),
  fiveOrSix(6),
];

export const options: Readonly<Record<string, OptionDef>> = {
  /** Who starts: a seat, or drawn by lot (OQ-46). */
  firstPlayer: { values: ['random', 0, 1, 2, 3, 4, 5], default: 'random' },
  /** May a player in autumn pass with workers left (OQ-04)? */
  earlyPass: { values: [false, true], default: false },
};
