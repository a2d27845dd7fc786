import type { Bundle, CardDef, Effect } from '@everdell/engine';

/** Nobody has seen the printed cards: costs and effects are proposals, to be corrected entry by entry. */
function farm(cost: Bundle, production: Effect, more: Partial<CardDef> = {}): CardDef {
  return {
    kind: 'construction',
    colour: 'green',
    rarity: 'common',
    copies: 1,
    cost,
    points: 1,
    opens: { cards: ['harvester', 'gatherer'] },
    countsAs: 'farm', // R-TES-04
    production,
    reconstructed: true,
    ...more,
  };
}

function oneOf(...choices: readonly { readonly id: string; readonly then: Effect }[]): Effect {
  return { do: 'option', choices };
}

function berries(n: number): Effect {
  return { do: 'gain', what: { berry: n } };
}

function draw(n: number): Effect {
  return { do: 'draw', n };
}

export const cards = {
  'farm-winter-1': farm({ twig: 2 }, oneOf({ id: 'berry', then: berries(1) }, { id: 'cards', then: draw(1) })),
  'farm-winter-2': farm(
    { twig: 1, resin: 1 },
    oneOf({ id: 'berry', then: berries(1) }, { id: 'twig', then: { do: 'gain', what: { twig: 1 } } }),
  ),
  'farm-spring-1': farm(
    { twig: 2, resin: 1 },
    oneOf({ id: 'berry', then: berries(1) }, { id: 'cards', then: draw(2) }),
  ),
  'farm-spring-2': farm(
    { twig: 1, resin: 1, pebble: 1 },
    oneOf({ id: 'berry', then: berries(2) }, { id: 'resin', then: { do: 'gain', what: { resin: 1 } } }),
  ),
  'farm-summer-1': farm({ twig: 2, resin: 2 }, berries(2)),
  'farm-summer-2': farm({ twig: 2, resin: 1 }, berries(1), { noSpace: true }),
  'farm-autumn-1': farm(
    { twig: 1, resin: 2 },
    oneOf(
      { id: 'berry', then: berries(1) },
      {
        id: 'points',
        then: {
          do: 'seq',
          steps: [
            { do: 'pay', goods: { berry: 1 } },
            { do: 'points', n: 2 },
          ],
        },
      },
    ),
  ),
  'farm-autumn-2': farm(
    { twig: 2, pebble: 1 },
    oneOf({ id: 'berry', then: berries(1) }, { id: 'any', then: { do: 'gainAny', n: 1, lacking: true } }),
  ),
} satisfies Record<string, CardDef>;
