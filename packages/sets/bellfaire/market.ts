import type { Bundle, Effect, TileDef } from '@everdell/engine';

export const MARKET = { of: 'bellfaire.market', is: true } as const;

/** What a token gives for being taken back to the side where it can be had (R-BELL-18). */
const TRADED: readonly Effect[] = [
  { do: 'points', n: 3 },
  { do: 'gainAny', n: 2 },
];
const turns: Effect = { do: 'flip', what: 'self' };

/** Had on one side, given back on the other (R-BELL-17, R-BELL-18). */
function token(goods: Bundle, cards: number): TileDef {
  return {
    row: 'marketTokens',
    with: MARKET,
    effect: {
      do: 'when',
      if: { is: { marks: { of: 'flipped', on: 'self' } }, atLeast: 1 },
      then: { do: 'seq', steps: [{ do: 'pay', goods, cards }, ...TRADED, turns] },
      else: { do: 'seq', steps: [{ do: 'gain', what: goods }, { do: 'draw', n: cards }, turns] },
    },
  };
}

/** In the order of the compendium; all start on the side where they are had (R-BELL-16). */
export const tokens = {
  'market-3-twigs-1-card': token({ twig: 3 }, 1),
  'market-2-resin-2-cards': token({ resin: 2 }, 2),
  'market-1-pebble-3-cards': token({ pebble: 1 }, 3),
  'market-2-berries-2-cards': token({ berry: 2 }, 2),
} as const satisfies Record<string, TileDef>;

export const market = {
  market: {
    row: 'market',
    with: MARKET,
    visit: {
      onePerSeat: true, // R-BELL-14
      effect: { do: 'carryOut', part: 'effect', from: { in: 'marketTokens' }, ask: 'marketToken' },
    },
  },
} as const satisfies Record<string, TileDef>;
