import type { BackdropName } from '../../backdrop/index.ts';
import type { PaletteName } from '../../building/index.ts';
import { at, circle, dot, each, flat, glow, INK, outlined, path, rect, soft, stroke, tall, THIN } from '../../paint.ts';
import { house, put } from '../../valley/kit.ts';
import { view } from './view.ts';

/** Trails and the cities they lead to: each has its emblem on a cloth of its colour, on the gate or above the roofs. */

const petals = each([0, 72, 144, 216, 288], (a) =>
  circle(Math.cos((a - 90) / 57.3) * 5.4, Math.sin((a - 90) / 57.3) * 5.4, 4.2, soft('#f3d3ee'), THIN),
);
const EMBLEMS = {
  everblossom: petals + circle(0, 0, 3.2, '#f5d160', THIN),
  greensprout: path('M0 9V-2C-10 2-13-6-10-11-3-11 0-7 0-2 0-8 4-13 11-12 13-5 8 1 0-2', soft('#e4f2a8'), THIN),
  mistrise: stroke(
    'M-11 5C-6 1-2 9 3 5S9 3 12 5M-8-1C-4-5 0 3 5-1S10-2 12-1M-11-7C-6-11-2-3 3-7S9-9 11-7',
    2.6,
    '#fff8e8',
  ),
  starfall: path('M0-11 3.2-3.4 11-3 5 2.2 7 10 0 5.8-7 10-5 2.2-11-3-3.2-3.4Z', soft('#fff0b8'), THIN),
  sunblaze:
    stroke('M0-12V-9M0 9V12M-12 0H-9M9 0H12M-8-8-6-6M6 6 8 8M8-8 6-6M-6 6-8 8', 2.4, '#ffe9a8') +
    circle(0, 0, 6, soft('#ffd45e'), THIN),
  bellsong: path('M-8 6C-5 2-6-9 0-10 6-9 5 2 8 6Z', soft('#f5d160'), THIN) + circle(0, 8, 2.6, soft('#c98f2a'), THIN),
  gatherwind: stroke('M-11-4H3C9-4 8-11 3-10M-11 1H8C14 1 12 9 7 7', 2.6, '#f4fbff'),
  hopewatch: path('M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0Z', soft('#fff8e8'), THIN) + circle(0, 0, 4, soft('#d98e3a'), THIN),
};
type Way = keyof typeof EMBLEMS;

/** Two posts with a cloth between them, where a trail begins. */
const gate = (cloth: string, emblem: string): string =>
  outlined(
    rect(39, 38, 6, 56, soft('#8f6238')) +
      rect(115, 38, 6, 56, soft('#8f6238')) +
      path('M34 40C60 34 100 34 126 40L122 34C100 27 60 27 38 34Z', soft('#6b4a2c')) +
      path('M52 38C70 35 90 35 108 38V62C98 68 90 62 80 68 70 62 62 68 52 62Z', soft(cloth)) +
      at(80, 50, emblem) +
      path('M36 94 39 86H46L48 94ZM112 94 115 86H122L124 94Z', soft('#a7a39a'), THIN),
  );
const lane = (colour: string): string =>
  flat('M58 100C52 90 84 86 80 79 77 74 84 71 83 67H88C90 72 84 75 88 80 96 88 84 92 104 100Z', colour);

const trail = (way: Way, ground: BackdropName, cloth: string, sand: string, around: string): string =>
  view(ground, lane(sand) + gate(cloth, EMBLEMS[way]) + around);

const spire = (x: number, top: number, roof: string): string =>
  outlined(
    rect(x - 10, top, 20, 60, soft('#efe2c6')) +
      path(`M${x - 14} ${top}L${x} ${top - 24}L${x + 14} ${top}Z`, soft(roof)) +
      stroke(`M${x} ${top - 24}V${top - 32}`, 1.6) +
      path(`M${x} ${top - 32}l9 3.4l-9 3.4Z`, soft('#f2c04a'), THIN) +
      path(`M${x - 4} ${top + 18}v-6c0-5 8-5 8 0v6Z`, tall('#fff0c4', '#ffdd85'), THIN),
  );

/** A wall with a gate and roofs behind it; the cloth hangs over the gate. */
const city = (
  way: Way,
  ground: BackdropName,
  cloth: string,
  palette: PaletteName,
  keep: 'castle' | 'palace' | 'hall' | 'observatory' | 'evertree' | 'mistriseFountain' | 'tower',
  around: string,
): string =>
  view(
    ground,
    spire(44, 40, cloth) +
      spire(116, 46, cloth) +
      house(80, 84, 0.74, { form: keep, palette }) +
      outlined(
        path('M22 98V80H30V76H38V80H46V76H54V80H62V76H98V80H106V76H114V80H122V76H130V80H138V98Z', soft('#c9bfa8')) +
          stroke('M26 88H60M100 88H134M36 94H58M104 94H126', 1.2, INK, 0.3) +
          path('M62 98V84C62 70 98 70 98 84V98Z', soft('#6b4a2c')) +
          path('M66 74H94V92C88 96 72 96 66 92Z', soft(cloth), THIN) +
          at(80, 83, EMBLEMS[way], 0.74),
      ) +
      around,
  );

const sunDisc = dot(128, 36, 26, glow('#fff0b0')) + dot(128, 36, 9, '#ffe28a');

export const ways = {
  'everblossom-trail': trail(
    'everblossom',
    'hills',
    '#7a4f93',
    '#e6d3b0',
    put('flowerBush', 28, 96, 0.4) + put('flowerBush', 134, 97, 0.46),
  ),
  'greensprout-trail': trail(
    'greensprout',
    'meadow',
    '#4f7f36',
    '#d9c79a',
    put('bush', 26, 97, 0.4) + put('bush', 136, 98, 0.4),
  ),
  'mistrise-trail': trail(
    'mistrise',
    'marsh',
    '#a8814e',
    '#d6c8a4',
    put('cattails', 26, 98, 0.5) +
      stroke('M0 74C30 68 60 80 96 73S140 70 160 76M0 88C40 82 80 94 160 84', 5, '#ffffff', 0.45),
  ),
  'starfall-trail': trail('starfall', 'starlake', '#2f5b9c', '#8f93a8', put('meteors', 124, 26, 0.4)),
  'sunblaze-trail': trail('sunblaze', 'harvest', '#b3402e', '#ecd69c', sunDisc + put('sheaf', 28, 97, 0.4)),
  'bellsong-trail': trail('bellsong', 'dusk', '#3f6b6f', '#d9c3a0', put('lanterns', 80, 30, 0.4)),
  'gatherwind-trail': trail(
    'gatherwind',
    'hills',
    '#3f7fa3',
    '#dccfa8',
    put('leaves', 50, 66, 0.5) + put('leaves', 124, 80, 0.4),
  ),
  'hopewatch-trail': trail(
    'hopewatch',
    'snow',
    '#8a5a86',
    '#e9e4da',
    put('lamppost', 24, 96, 0.5) + put('lamppost', 138, 96, 0.5),
  ),
  'everblossom-city': city(
    'everblossom',
    'hills',
    '#7a4f93',
    'purple',
    'palace',
    put('flowerBush', 24, 99, 0.36) + put('flowerBush', 136, 99, 0.36),
  ),
  'greensprout-city': city(
    'greensprout',
    'meadow',
    '#4f7f36',
    'green',
    'evertree',
    put('bush', 24, 99, 0.34) + put('bush', 138, 99, 0.34),
  ),
  'mistrise-city': city(
    'mistrise',
    'marsh',
    '#a8814e',
    'straw',
    'mistriseFountain',
    stroke('M0 70C40 64 90 76 160 68', 5, '#ffffff', 0.4),
  ),
  'starfall-city': city('starfall', 'night', '#2f5b9c', 'blue', 'observatory', put('meteors', 40, 26, 0.44)),
  'sunblaze-city': city('sunblaze', 'sundown', '#b3402e', 'red', 'castle', put('sheaf', 24, 99, 0.34)),
  'bellsong-city': city('bellsong', 'dusk', '#3f6b6f', 'teal', 'hall', put('birds', 80, 26, 0.4)),
} as const;

const mountainside = (rock: string, snow: string): string =>
  flat('M10 100 62 22 78 44 92 30 150 100Z', tall(rock, '#6f7d8c')) +
  flat('M62 22 78 44 92 30 150 100H88L70 70 76 54Z', '#2a3a4a', 0.2) +
  flat('M62 22 50 40 57 38 62 46 68 38 73 42 78 44ZM92 30 84 39 90 38 94 44 99 38Z', snow);

/** Locations, passes and caves that are found. */
export const finds = {
  'ancient-orchard': view(
    'meadow',
    house(56, 96, 0.66, { form: 'evertree' }) +
      house(114, 92, 0.48, { form: 'evertree' }) +
      put('berryBush', 92, 97, 0.5) +
      put('basket', 84, 98, 0.4) +
      put('berries', 128, 98, 0.36),
  ),
  'cloudrim-peak': view(
    'snow',
    mountainside('#9fb2c4', '#ffffff') +
      flat('M0 74C20 62 40 74 60 68S110 60 160 72V100H0Z', '#ffffff', 0.85) +
      outlined(stroke('M62 22V4', 2) + path('M63 4 80 9 63 14Z', soft('#c2473b'), THIN)) +
      flat('M0 86C40 76 90 90 160 82V100H0Z', '#e8f1f6'),
  ),
  'grey-cloaks-hideout': view(
    'night',
    outlined(
      path('M22 98C26 60 52 42 82 44 112 46 134 66 138 98Z', soft('#5c6672')) +
        path('M58 98V78C58 60 98 60 98 78V98Z', tall('#120e16', '#3a2c26')) +
        stroke('M40 74l8-8M112 66l8 8M70 50l10-2', 1.4, INK, 0.5),
    ) +
      dot(78, 84, 18, glow('#ffb85e'), 0.8) +
      put('lanterns', 112, 74, 0.36) +
      at(
        60,
        60,
        outlined(
          path('M18 40C12 28 14 14 20 10 26 14 28 28 22 40Z', soft('#c3cad4')) +
            path('M14 16C14 6 26 6 26 16L20 20Z', soft('#9aa4b2')) +
            dot(18, 14, 1, '#fff3b0') +
            dot(22, 14, 1, '#fff3b0'),
        ),
      ),
  ),
  'moleia-mines': view('hills', house(80, 98, 0.84, { form: 'mine' }) + put('pebbles', 30, 98, 0.4)),
  'ruins-of-spire': view('hills', house(80, 98, 0.84, { form: 'ruin' }) + put('rock', 136, 98, 0.4)),
  stormvale: view(
    'dusk',
    house(52, 92, 0.5, { form: 'cottage', palette: 'blue' }) +
      house(84, 94, 0.6, { form: 'hall', palette: 'stone' }) +
      house(118, 92, 0.5, { form: 'mushroom', palette: 'blue' }) +
      put('cards', 80, 99, 0.36),
    flat('M0 0H160V30C140 40 126 26 108 34 90 42 76 28 56 34 38 40 20 28 0 36Z', '#4a4468', 0.85) +
      outlined(path('M98 30 84 52H94L86 72 108 46H97L106 30Z', soft('#ffe28a'), THIN)),
  ),
  'cave-of-dancing-lights': view(
    'cave',
    each(
      [
        [44, 62, '#8fe0e6'],
        [60, 44, '#f7c3ee'],
        [80, 66, '#fff0a0'],
        [98, 46, '#a5f0b8'],
        [116, 62, '#c3b4ff'],
        [70, 82, '#ffc38f'],
        [104, 80, '#8fe0e6'],
      ] as const,
      ([x, y, c]) => dot(x, y, 13, glow(c), 0.9) + dot(x, y, 3, '#ffffff'),
    ) + stroke('M44 62C52 40 66 54 60 44M80 66C92 60 90 50 98 46M116 62C110 74 108 70 104 80', 1.4, '#ffffff', 0.5),
  ),
  'serpents-pass': view(
    'snow',
    flat('M0 30C20 22 40 40 52 66L60 100H0Z', tall('#8d97a6', '#5f6a7a')) +
      flat('M160 24C138 20 120 44 108 66L100 100H160Z', tall('#98a2b0', '#667180')) +
      flat(
        'M0 30C20 22 40 40 46 54 30 48 14 44 0 46ZM160 24C138 20 122 42 114 56 130 46 146 42 160 42Z',
        '#ffffff',
        0.9,
      ) +
      outlined(
        stroke('M52 98C92 94 104 86 84 80S64 72 86 66 88 58 80 56', 9.4) +
          stroke('M52 98C92 94 104 86 84 80S64 72 86 66 88 58 80 56', 6.4, '#dcc99a'),
      ) +
      stroke('M52 98C92 94 104 86 84 80S64 72 86 66 88 58 80 56', 1.4, '#a5522f', 0.8).replace(
        'fill',
        'stroke-dasharray="3 3.4" fill',
      ),
  ),
  'the-distant-shore': view(
    'sundown',
    flat('M0 62C30 54 54 60 70 58L62 66H0Z', '#6b5a6c', 0.7) +
      put('sailboat', 98, 86, 0.66) +
      put('birds', 60, 34, 0.4),
  ),
} as const;
