import type { Game, TileDef } from '@everdell/game';
import { gainOf } from '../content/amounts.ts';
import type { Namers, TerminalModule } from './types.ts';

/** Figures of Station and Knoll, Train Cars, Visitors, Tickets and Reservation tokens; null for any other place. */
function figures(_game: Game, def: TileDef, { requirementOf }: Namers): object | null {
  switch (def.row) {
    case 'station':
    case 'knoll':
      return { type: 'shared', maxWorkersPerPlayer: def.visit?.onePerSeat ? 1 : null };
    case 'trainCars':
      return { copies: def.copies, gain: gainOf(def.effect) };
    case 'visitors':
      return { copies: 1, requirement: requirementOf(def.pointsIf), points: def.points };
    case 'tickets':
    case 'reservations':
      return { copies: def.copies };
    default:
      return null;
  }
}

export const newleaf: TerminalModule = { id: 'newleaf', rowKeys: { trainCars: 'trainTiles' }, figures };
