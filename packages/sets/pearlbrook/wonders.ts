import type { Bundle, TileDef } from '@everdell/engine';

/** Built once, by a worker, for resources, pearls and hand cards; no Event (R-PEARL-27 to R-PEARL-31). */
function wonder(points: number, goods: Bundle, cards: number): TileDef {
  return {
    row: 'wonders',
    points,
    visit: { spots: 1, taken: 'wonders', price: { goods, cards } },
  };
}

/** What a Wonder costs besides hand cards. */
export function wonderGoods({ visit }: TileDef): Bundle {
  return visit!.price!.goods!;
}

/** From the least to the most valuable. */
export const wonders = {
  'hopewatch-gate': wonder(10, { twig: 1, resin: 1, pebble: 1, pearl: 2 }, 2),
  'mistrise-fountain': wonder(15, { twig: 2, resin: 2, pebble: 2, pearl: 3 }, 2), // OQ-62
  'sunblaze-bridge': wonder(20, { twig: 2, resin: 2, pebble: 2, pearl: 3 }, 3),
  'starfalls-flame': wonder(25, { twig: 3, resin: 3, pebble: 3, pearl: 3 }, 3),
} as const satisfies Record<string, TileDef>;
