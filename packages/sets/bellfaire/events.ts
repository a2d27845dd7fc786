import { eachColour, type Cond, type Filter, type Price, type TileDef } from '@everdell/engine';

function special(points: number, n: number, where: readonly Filter[], price?: Price): TileDef {
  const needs: Cond = { is: { count: { in: 'city', where } }, atLeast: n };
  return { row: 'specialEvents', points, visit: { taken: 'events', spots: 1, needs, ...(price && { price }) } };
}

export const specialEvents = {
  'architectural-renaissance': special(5, 4, [{ rarity: 'unique' }, { kind: 'construction' }]),
  'arts-and-music-festival': special(6, 4, [{ colour: 'red' }], { goods: { resin: 2 } }),
  'bed-and-breakfast-guild': special(5, 5, [{ rarity: 'common' }, { kind: 'construction' }]),
  'city-holiday': special(5, 5, [{ rarity: 'common' }, { kind: 'critter' }]),
  'gathering-of-elders': special(5, 4, [{ rarity: 'unique' }, { kind: 'critter' }]),
  'kings-road-established': special(6, 4, [{ colour: 'tan' }], { goods: { twig: 2 } }),
  'pie-eating-contest': special(6, 5, [{ colour: 'green' }], { goods: { berry: 2 } }),
  'royal-wedding': special(6, 4, [{ colour: 'purple' }], { cards: 3 }),
  'statues-commissioned': special(6, 4, [{ colour: 'blue' }], { goods: { pebble: 1 } }),
} as const satisfies Record<string, TileDef>;

/** R-BELL-06, R-BELL-07: one more basic Event. */
export const basicEvents = {
  'flower-festival': {
    row: 'basicEvents',
    with: { of: 'bellfaire.festival', is: true },
    points: 4,
    visit: { taken: 'events', spots: 1, needs: eachColour(1) },
  },
} as const satisfies Record<string, TileDef>;
