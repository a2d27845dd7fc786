import type { Effect, TileDef } from '@everdell/engine';
import { copyPlace, draw, seq } from './effects.ts';

/** One worker in all, two of different players from four players on (R-FOREST-01 to R-FOREST-03). */
function clearing(effect: Effect): TileDef {
  return { row: 'forest', visit: { spots: 1, extraSpotFrom: 4, onePerSeat: true, effect } };
}

export const forest = {
  'forest-copy-basic-1-card': clearing(seq(copyPlace({ row: 'basic' }), draw(1))),
  'forest-3-berries': clearing({ do: 'gain', what: { berry: 3 } }),
  'forest-2-cards-1-any': clearing(seq(draw(2), { do: 'gainAny', n: 1 })),
  'forest-discard-any-draw-2-each': clearing({
    do: 'discard',
    as: 'shed',
    then: { do: 'draw', n: { times: 2, of: { size: 'shed' } } },
  }),
  'forest-discard-3-any-each': clearing({
    do: 'discard',
    max: 3,
    as: 'shed',
    then: { do: 'gainAny', n: { size: 'shed' } },
  }),
  'forest-2-meadow-play-1': clearing({
    do: 'draw',
    n: 2,
    from: ['meadow'],
    as: 'drawn',
    then: { do: 'playCard', from: { in: 'hand', among: 'drawn' }, terms: { discount: 1 }, optional: true },
  }),
  'forest-3-cards-1-pebble': clearing(seq(draw(3), { do: 'gain', what: { pebble: 1 } })),
  'forest-2-berries-1-card': clearing(seq({ do: 'gain', what: { berry: 2 } }, draw(1))),
  'forest-2-resin-1-twig': clearing({ do: 'gain', what: { resin: 2, twig: 1 } }),
  'forest-2-any': clearing({ do: 'gainAny', n: 2 }),
  'forest-1-twig-1-resin-1-berry': clearing({ do: 'gain', what: { twig: 1, resin: 1, berry: 1 } }),
} as const satisfies Record<string, TileDef>;
