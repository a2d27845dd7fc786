import { at, circle, dot, each, flat, glow, INK, outlined, path, soft, stroke, svg, tall, THIN } from '../../paint.ts';
import { firs, roundTrees } from '../../backdrop/plants.ts';
import { house, put } from '../../valley/kit.ts';
import { view, who } from './view.ts';

const crossing = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    outlined(
      path('M-40 6C-20-18 20-18 40 6H30C16-10-16-10-30 6Z', soft('#9a6b3c')) +
        stroke('M-32-2V-14M-16-10V-22M0-12V-26M16-10V-22M32-2V-14', 2.4, '#7a5230') +
        stroke('M-36-12C-18-26 18-26 36-12', 2.4, '#b98a55'),
    ),
    s,
  );

/** What is seen at the end of a day's march: the 24 map tiles. */
export const mapTiles = {
  'meeks-crossing': view(
    'river',
    put('stones', 60, 84, 0.62) +
      put('stones', 104, 90, 0.62) +
      put('signpost', 132, 92, 0.5) +
      put('twigs', 34, 96, 0.44),
  ),
  'lily-ponds': view(
    'watergarden',
    put('lilies', 58, 84, 0.76) + put('lilies', 112, 90, 0.7) + put('lily', 84, 96, 0.5),
  ),
  'the-bog': view(
    'marsh',
    put('cattails', 36, 96, 0.6) +
      put('cattails', 126, 96, 0.6) +
      outlined(
        each(
          [
            [64, 86, 9],
            [88, 92, 12],
            [108, 84, 7],
          ] as const,
          ([x, y, r]) => circle(x, y, r, soft('#c98a2a'), THIN),
        ),
      ) +
      dot(84, 88, 3, '#fff3c4', 0.8) +
      dot(61, 83, 2.4, '#fff3c4', 0.8),
  ),
  'fort-faraway': view('hills', house(80, 98, 0.8, { form: 'wall', palette: 'stone' })),
  'meerkat-canyon': svg(
    '0 0 160 100',
    flat('M0 0H160V100H0Z', tall('#a9d4e6', '#fbeed2')) +
      flat(
        'M0 18 30 14 42 34 40 56 58 70V100H0ZM160 10 128 18 120 40 124 58 104 72V100H160Z',
        tall('#d98f57', '#a85c38'),
      ) +
      stroke('M0 36 36 32M0 54 42 54M0 72 54 74M160 34 122 36M160 54 124 56M160 74 108 76', 2.4, '#8a4a2c', 0.5) +
      flat('M40 100C54 82 106 82 122 100Z', tall('#f0d6a0', '#d9b57c')) +
      who(68, 99, 0.36, { sp: 'ferret', wear: 'vest', cloth: '#3f7a6c', left: 'down', right: 'lift', eyes: 'wide' }) +
      who(94, 97, 0.3, { sp: 'ferret', wear: 'vest', cloth: '#b3542a', left: 'lift', right: 'down', eyes: 'wide' }),
  ),
  'yaras-patch': view(
    'meadow',
    put('berryBush', 46, 92, 0.5) +
      put('scarecrow', 84, 92, 0.62) +
      put('berryBush', 122, 94, 0.56) +
      put('fence', 80, 100, 0.5),
  ),
  littledell: view(
    'village',
    house(56, 96, 0.56, { form: 'cottage', palette: 'red' }) +
      house(106, 97, 0.58, { form: 'mushroom', palette: 'red' }) +
      put('lamppost', 82, 97, 0.4),
  ),
  'bubbling-springs': view('forest', house(80, 98, 0.76, { form: 'spring' }) + put('bubbles', 80, 60, 0.6)),
  'cuddlers-cove': view(
    'cove',
    put('deckchair', 58, 94, 0.6) + put('hearts', 84, 60, 0.6) + put('shells', 112, 96, 0.5),
  ),
  'stompy-knoll': view(
    'hills',
    flat('M24 98C36 48 122 44 140 98Z', tall('#a8cf6c', '#6f9a45')) +
      stroke('M24 98C36 48 122 44 140 98', 2.4, '#d6eaa0', 0.8) +
      each(
        [
          [62, 82, -14],
          [84, 70, 8],
          [104, 84, -6],
        ] as const,
        ([x, y, a]) =>
          `<g transform="translate(${x} ${y}) rotate(${a})">${flat('M-6 2C-6-4 6-4 6 2 6 7-6 7-6 2ZM-7-5a2.4 3 0 1 0 4.8 0a2.4 3 0 1 0-4.8 0M-2.4-8a2.4 3 0 1 0 4.8 0a2.4 3 0 1 0-4.8 0M2.4-5a2.4 3 0 1 0 4.8 0a2.4 3 0 1 0-4.8 0', '#4f7a35')}</g>`,
      ) +
      put('twigBundle', 126, 97, 0.4),
  ),
  'kibblerill-ferry': view('lake', house(80, 96, 0.7, { form: 'ferry' })),
  'longleg-forest': svg(
    '0 0 160 100',
    flat('M0 0H160V100H0Z', tall('#bfdcc0', '#f3f3d2')) +
      dot(80, 30, 60, glow('#fff8d2')) +
      each([10, 34, 58, 104, 128, 150], (x, i) =>
        flat(
          `M${x - 3} 96C${x - 1} 60 ${x - 2} 40 ${x - 2} 10H${x + 3}C${x + 3} 40 ${x + 2} 60 ${x + 5} 96Z`,
          i % 2 === 0 ? '#9a7a56' : '#7f6244',
        ),
      ) +
      roundTrees(
        [
          [10, 34, 1.8],
          [34, 26, 2],
          [58, 32, 1.7],
          [104, 30, 1.9],
          [128, 26, 2],
          [150, 34, 1.8],
        ],
        '#78a556',
        '#7f6244',
      ) +
      flat('M0 92C50 84 110 86 160 92V100H0Z', tall('#8cb060', '#6b9045')) +
      who(82, 98, 0.3, { sp: 'mouse', wear: 'tunic', cloth: '#b3392e', left: 'wave', eyes: 'wide' }),
  ),
  burrowdale: view(
    'meadow',
    each(
      [
        [46, 96, 1],
        [82, 92, 1.2],
        [120, 97, 1],
      ] as const,
      ([x, y, s]) =>
        at(
          x,
          y,
          outlined(
            path('M-22 0C-22-26-10-32 0-32 12-32 22-24 22 0Z', soft('#8fb35a')) +
              circle(0, -11, 9.5, soft('#8a5a34')) +
              stroke('M0-20V-2M-9-11H9', 1.2, INK, 0.4) +
              dot(5, -11, 1.4, '#f3cc5c') +
              circle(13, -20, 3, '#ffe08a', THIN),
          ),
          s * 0.9,
        ),
    ),
  ),
  'amber-caves': view(
    'cave',
    dot(80, 70, 54, glow('#ffb54a'), 0.9) +
      outlined(
        each(
          [
            [50, 92, 0.9, -12],
            [72, 94, 1.3, 2],
            [96, 94, 1.1, 8],
            [116, 92, 0.8, 18],
          ] as const,
          ([x, y, s, a]) =>
            `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">${path('M-9 0-11-20 0-36 11-20 9 0Z', soft('#e69a2c')) + flat('M-8-4-9-19-1-31-2-4Z', '#ffe0a0', 0.7)}</g>`,
        ),
      ),
  ),
  'newberry-fields': view(
    'harvest',
    put('berryBush', 44, 90, 0.54) +
      put('berryBush', 80, 94, 0.66) +
      put('berryBush', 118, 91, 0.56) +
      put('basket', 98, 99, 0.36),
  ),
  'dugworm-gully': view(
    'forest',
    flat('M20 100C30 78 60 74 80 76S130 78 142 100Z', tall('#8a5f3c', '#4d3422')) +
      outlined(
        each(
          [
            [58, 90, -8],
            [100, 86, 10],
          ] as const,
          ([x, y, a]) =>
            `<g transform="translate(${x} ${y}) rotate(${a})">${stroke('M-6 12C-8 0-2-12 6-14', 11) + stroke('M-6 12C-8 0-2-12 6-14', 8, '#e39a8c') + dot(4, -15, 1.2, INK) + dot(8, -13, 1.2, INK) + stroke('M-9 4l7-1M-8-3l7 1', 1.2, '#b36a5e')}</g>`,
        ),
      ) +
      put('cards', 128, 97, 0.36),
  ),
  'twin-bridges': view('river', crossing(52, 70, 0.7) + crossing(108, 88, 0.9)),
  'mirror-lake': svg(
    '0 0 160 100',
    flat('M0 0H160V56H0Z', tall('#24325a', '#7d8bb0')) +
      dot(116, 24, 34, glow('#fff3c8'), 0.8) +
      dot(116, 24, 9, '#fff6d8') +
      flat('M0 58 30 32 52 50 80 20 112 52 134 38 160 58Z', '#566489') +
      flat('M70 31 80 20 91 31 85 30 80 36 76 30Z', '#eef3fb') +
      flat('M0 56H160V100H0Z', tall('#6576a0', '#2c3a63')) +
      flat('M0 58 30 82 52 66 80 94 112 62 134 76 160 58Z', '#4a577d', 0.85) +
      dot(116, 84, 8, '#fff0c4', 0.6) +
      firs(
        [
          [8, 60, 1],
          [20, 60, 0.8],
          [148, 60, 1.1],
        ],
        '#33426a',
      ) +
      stroke('M20 70h22M70 64h26M96 78h30M34 88h30M104 94h22', 1.6, '#dfe8fb', 0.6),
  ),
  'badgers-teeth': svg(
    '0 0 160 100',
    flat('M0 0H160V100H0Z', tall('#9fc4e0', '#eef4f4')) +
      outlined(
        path('M-6 100 14 50 30 84 46 26 62 80 80 14 98 80 116 24 130 82 146 44 166 100Z', tall('#f6f8fa', '#a9b8c6')),
      ) +
      flat(
        'M46 26 62 80 54 84 46 60ZM80 14 98 80 88 86 78 56ZM116 24 130 82 122 86 114 58ZM14 50 30 84 22 90Z',
        '#6f8296',
        0.35,
      ) +
      flat('M0 92C40 82 110 84 160 90V100H0Z', '#ffffff'),
  ),
  'shipwreck-shore': view(
    'cove',
    put('ribs', 74, 94, 0.86) + put('driftwood', 122, 97, 0.5) + put('chest', 34, 98, 0.34),
  ),
  'quokka-island': view(
    'sandbank',
    put('parasol', 62, 95, 0.74) +
      who(96, 97, 0.44, {
        sp: 'bear',
        wear: 'vest',
        cloth: '#4d8e88',
        eyes: 'happy',
        mouth: 'laugh',
        left: 'wave',
        right: 'down',
      }),
  ),
  'brightcoat-bloom': view(
    'meadow',
    outlined(
      each(
        [
          [48, 70, 1, '#e8688a'],
          [80, 58, 1.35, '#f2a93b'],
          [114, 70, 1, '#8f6bc4'],
        ] as const,
        ([x, y, s, c]) =>
          stroke(`M${x} ${y}C${x - 3} ${y + 14} ${x + 2} ${y + 20} ${x} 98`, 5) +
          stroke(`M${x} ${y}C${x - 3} ${y + 14} ${x + 2} ${y + 20} ${x} 98`, 2.6, '#6a9548') +
          at(
            x,
            y,
            each(
              [0, 45, 90, 135, 180, 225, 270, 315],
              (a) => `<g transform="rotate(${a})">${path('M0-4C-7-10-5-18 0-20 5-18 7-10 0-4Z', soft(c), THIN)}</g>`,
            ) + circle(0, 0, 6, soft('#fbe08a'), THIN),
            s,
          ),
      ),
    ) + put('butterflies', 128, 44, 0.4),
  ),
  'coldblooded-desert': svg(
    '0 0 160 100',
    flat('M0 0H160V100H0Z', tall('#f0a96a', '#fbe3b4')) +
      dot(44, 34, 40, glow('#fff0b8')) +
      dot(44, 34, 12, '#fff3c4') +
      flat('M0 62C30 44 60 64 92 52S140 54 160 48V100H0Z', tall('#eac27c', '#d69f5c')) +
      flat('M0 78C40 60 84 84 160 66V100H0Z', tall('#dcae66', '#b9823f')) +
      stroke('M20 84q10-5 20 0M96 82q10-5 20 0M56 92q10-5 20 0', 1.6, '#8a5f2c', 0.6) +
      who(98, 96, 0.46, { sp: 'lizard', wear: 'none', stance: 'sit', eyes: 'shut', left: 'down', right: 'down' }) +
      outlined(
        stroke('M130 94V64M130 82C120 82 120 72 120 70M130 78C140 78 140 68 140 66', 8) +
          stroke('M130 94V64M130 82C120 82 120 72 120 70M130 78C140 78 140 68 140 66', 5, '#6f9a57'),
      ),
  ),
  'mistfire-falls': view(
    'falls',
    dot(80, 84, 50, glow('#ff9a4a'), 0.85) + put('sparks', 60, 66, 0.5) + put('sparks', 106, 60, 0.5),
    stroke('M10 90C40 82 60 94 84 88S130 84 152 90', 7, '#ffe3c4', 0.5) +
      stroke('M24 80C50 74 80 84 130 76', 5, '#fff3e0', 0.4),
  ),
} as const;

/** The two piles as places where somebody large may stand. */
export const piles = {
  'main-deck': view('library', put('cards', 80, 92, 0.9)),
  'discard-pile': view('library', put('stump', 80, 97, 0.7) + put('fourCards', 80, 76, 0.6)),
} as const;
