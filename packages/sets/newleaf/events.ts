import type { Colour, Cond, Effect, TileDef } from '@everdell/engine';
import { BASIC_EVENTS } from './parts.ts';
import { atLeast, has, inCity, points } from './words.ts';

function event(row: 'basicEvents' | 'specialEvents', worth: number, needs: Cond, effect?: Effect): TileDef {
  return {
    row,
    ...(worth > 0 && { points: worth }),
    visit: { taken: 'events', spots: 1, needs, ...(effect && { effect }) },
  };
}

/** Cards of two colours; a hand card may be discarded for each of the first, for a point token each. */
function show(worth: number, [n, colour]: Needed, [m, other]: Needed): TileDef {
  const shed: Effect = { do: 'discard', max: inCity({ colour }), as: 'shed', then: points({ size: 'shed' }) };
  return event('specialEvents', worth, { all: [has(n, { colour }), has(m, { colour: other })] }, shed);
}
type Needed = readonly [number, Colour];

export const specialEvents = {
  'city-jubilee': event(
    'specialEvents',
    0,
    has(10),
    points({ total: [{ events: 'basic' }, { times: 2, of: { events: 'special' } }] }),
  ),
  'ever-wall-tower-constructed': event('specialEvents', 5, has(9, { kind: 'construction' })),
  'glow-light-festival': show(3, [3, 'green'], [2, 'tan']),
  'hot-air-balloon-race': show(4, [2, 'tan'], [2, 'blue']),
  'juniper-jig-dance-contest': event('specialEvents', 5, has(9, { kind: 'critter' })),
  'magic-show': show(4, [2, 'red'], [2, 'purple']),
  'royal-tea': show(4, [2, 'purple'], [3, 'green']),
  'stock-market-boom': show(4, [2, 'blue'], [2, 'red']),
  'sunflower-parade': event('specialEvents', 5, atLeast(3, { events: 'any' })),
} as const satisfies Record<string, TileDef>;

/** R-NEW-10, R-NEW-11: two more basic Events. */
export const basicEvents = {
  'big-city': { ...event('basicEvents', 5, has(15)), with: BASIC_EVENTS },
  'scenic-flight': { ...event('basicEvents', 3, has(3, { colour: 'purple' })), with: BASIC_EVENTS },
} as const satisfies Record<string, TileDef>;
