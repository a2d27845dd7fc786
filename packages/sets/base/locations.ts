import type { Effect, TileDef } from '@everdell/engine';
import { draw, seq } from './effects.ts';

/** Basic locations from left to right (R-BASIC-01), the Haven and the Journey. */
export const locations = {
  'basic-3-twigs': forOne({ do: 'gain', what: { twig: 3 } }),
  'basic-2-twigs-1-card': forAll(seq({ do: 'gain', what: { twig: 2 } }, draw(1))),
  'basic-2-resin': forOne({ do: 'gain', what: { resin: 2 } }),
  'basic-1-resin-1-card': forAll(seq({ do: 'gain', what: { resin: 1 } }, draw(1))),
  'basic-2-cards-1-point': forAll(seq(draw(2), { do: 'points', n: 1 })),
  'basic-1-pebble': forOne({ do: 'gain', what: { pebble: 1 } }),
  'basic-1-berry-1-card': forOne(seq({ do: 'gain', what: { berry: 1 } }, draw(1))),
  'basic-1-berry': forAll({ do: 'gain', what: { berry: 1 } }),
  haven: {
    row: 'haven',
    visit: {
      always: true,
      effect: { do: 'discard', as: 'shed', then: { do: 'gainAny', n: { halfOf: { size: 'shed' } } } },
    },
  },
  'journey-2': journey(2),
  'journey-3': journey(3, { spots: 1 }),
  'journey-4': journey(4, { spots: 1 }),
  'journey-5': journey(5, { spots: 1 }),
} as const satisfies Record<string, TileDef>;

function forOne(effect: Effect): TileDef {
  return { row: 'basic', visit: { spots: 1, effect } };
}

function forAll(effect: Effect): TileDef {
  return { row: 'basic', visit: { effect } };
}

/** In autumn only, for as many hand cards as it is worth; the worker stays (R-JOUR-01 to R-JOUR-06). */
function journey(points: number, room: { readonly spots?: number } = {}): TileDef {
  return {
    row: 'journey',
    points,
    visit: { ...room, permanent: true, needs: { season: 'autumn' }, price: { cards: points } },
  };
}
