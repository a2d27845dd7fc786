import type { Game, TileDef } from '@everdell/game';
import { payOf } from '../content/amounts.ts';
import type { Namers, TerminalModule } from './types.ts';

/** Figures of Discovery cards, Weather and map tiles; null for any other place. */
function figures(_game: Game, def: TileDef, _names: Namers): object | null {
  const { row, suit, points, price, reconstructed = false } = def;
  switch (row) {
    case 'foothills':
    case 'peaks':
    case 'ridge':
      return { area: row, copies: 1, ...locationOf(def), ...bigCritterOf(def) };
    case 'weather':
      return { season: suit, copies: 1, reconstructed };
    case 'mapTiles':
      return { copies: 1, points, cost: payOf(price), costReconstructed: reconstructed, reconstructed };
    case 'piles':
      return { for: def.visit?.for };
    default:
      return null;
  }
}

function locationOf({ visit, acts }: TileDef): object {
  if (visit === undefined) return acts === undefined ? {} : { open: false, workerSpots: 1 }; // used by moving a worker there
  const { open, spots, onePerSeat } = visit;
  return {
    open: open !== undefined,
    workerSpots: spots,
    ...(open !== undefined && { openReward: open }),
    ...(onePerSeat && { maxWorkersPerPlayer: 1 }),
  };
}

function bigCritterOf({ onPlay }: TileDef): object {
  return onPlay?.do === 'enlist' ? { bigCritter: onPlay.piece } : {};
}

export const spirecrest: TerminalModule = {
  id: 'spirecrest',
  rowKeys: { foothills: 'discoveryCards', peaks: 'discoveryCards', ridge: 'discoveryCards', weather: 'weatherCards' },
  figures,
};
