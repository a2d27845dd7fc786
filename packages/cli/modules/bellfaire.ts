import type { Effect, Game, TileDef } from '@everdell/game';
import { gainOf, payOf, priceIn } from '../content/amounts.ts';
import type { TerminalModule } from './types.ts';

/** Figures of the Market, its tokens and the Garland Awards; null for any other place. */
function figures(_game: Game, { row, effect, visit, scores }: TileDef): object | null {
  switch (row) {
    case 'market':
      return { type: 'shared', maxWorkersPerPlayer: visit?.onePerSeat ? 1 : null };
    case 'marketTokens':
      return { copies: 1, ...sides(effect) };
    case 'garlands': {
      if (typeof scores !== 'object' || !('ranked' in scores)) return null;
      const { by, gives } = scores.ranked;
      const [pointsFirst, pointsSecond] = gives;
      const counts = typeof by === 'object' && 'count' in by ? by.count.where?.[0] : null;
      return { copies: 1, counts, pointsFirst, pointsSecond };
    }
    default:
      return null;
  }
}

/** What a token gives on one side, and what it takes and gives on the other. */
function sides(effect: Effect | undefined): object {
  if (effect?.do !== 'when') return {};
  return {
    gainSide: { gain: gainOf(effect.else) },
    tradeSide: { pay: payOf(priceIn(effect.then)), gain: gainOf(effect.then) },
  };
}

export const bellfaire: TerminalModule = {
  id: 'bellfaire',
  rowKeys: { garlands: 'garlandAwards' },
  figures,
};
