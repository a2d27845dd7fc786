import { farm } from '../../recipes/helpers.ts';
import type { Recipe } from '../../vignette.ts';

/** The special Farms, two for each season. */
export const recipes = {
  'farm-winter-1': farm('snow', 'blue', [
    { thing: 'fence', x: 38, y: 99, s: 0.38 },
    { thing: 'logs', x: 124, y: 98, s: 0.36 },
  ]),
  'farm-winter-2': farm('snow', 'red', [{ thing: 'twigBundle', x: 126, y: 98, s: 0.4 }], {
    sp: 'rabbit',
    wear: 'coat',
    cloth: '#2f66a3',
    hat: 'scarf',
    holds: 'bundle',
    right: 'hold',
    x: 40,
    s: 0.3,
  }),
  'farm-spring-1': farm('meadow', 'green', [
    { thing: 'flowerBush', x: 36, y: 99, s: 0.44 },
    { thing: 'lamb', x: 124, y: 97, s: 0.4 },
    { thing: 'butterflies', x: 80, y: 42, s: 0.5 },
  ]),
  'farm-spring-2': farm('watergarden', 'purple', [{ thing: 'resin', x: 126, y: 98, s: 0.36 }], {
    sp: 'mole',
    wear: 'apron',
    cloth: '#6b8f45',
    hat: 'straw',
    holds: 'watering',
    right: 'reach',
    x: 40,
    s: 0.3,
  }),
  'farm-summer-1': farm('river', 'straw', [
    { thing: 'berryBush', x: 36, y: 99, s: 0.46 },
    { thing: 'berryBush', x: 126, y: 99, s: 0.42 },
  ]),
  'farm-summer-2': farm('lake', 'teal', [{ thing: 'parasol', x: 124, y: 97, s: 0.42 }], {
    sp: 'otter',
    wear: 'tunic',
    cloth: '#d9a63c',
    hat: 'straw',
    left: 'wave',
    x: 42,
    s: 0.28,
  }),
  'farm-autumn-1': farm('harvest', 'red', [
    { thing: 'hay', x: 34, y: 98, s: 0.42 },
    { thing: 'scarecrow', x: 126, y: 97, s: 0.48 },
    { thing: 'leaves', x: 80, y: 42, s: 0.5 },
  ]),
  'farm-autumn-2': farm('dusk', 'royal', [{ thing: 'goods', x: 126, y: 98, s: 0.36 }], {
    sp: 'hedgehog',
    wear: 'vest',
    cloth: '#a8583a',
    hat: 'cap',
    holds: 'pumpkin',
    right: 'hold',
    x: 40,
    s: 0.3,
  }),
} satisfies Readonly<Record<string, Recipe>>;
