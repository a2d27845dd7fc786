import { BACKDROPS } from '../../backdrop/index.ts';
import { at, circle, dot, each, flat, glow, outlined, path, rect, soft, stroke, svg, tall, THIN } from '../../paint.ts';
import { seeded } from '../../random.ts';
import { house, put } from '../../valley/kit.ts';
import { view, who } from './view.ts';

const r = Math.round;

/** So many strokes of rain, which the wind leans by `lean`. */
function rain(seed: number, n: number, lean: number, colour: string, width = 1.6): string {
  const random = seeded(seed);
  const drops = Array.from({ length: n }, () => `M${r(random() * 176 - 8)} ${r(random() * 100)}l${-lean} 9`).join('');
  return `<path d="${drops}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity=".85"/>`;
}
function flakes(seed: number, n: number, colour: string, size: number): string {
  const random = seeded(seed);
  const d = Array.from({ length: n }, () => `M${r(random() * 160)} ${r(random() * 100)}h.01`).join('');
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`;
}
const clouds = (colour: string, opacity = 0.92): string =>
  flat('M-4-4H164V20C150 34 132 22 118 28 102 38 86 22 68 28 50 38 34 22 18 30 10 32 2 28-4 30Z', colour, opacity);
const gust = (y: number, x: number, s: number): string =>
  at(
    x,
    y,
    stroke('M0 0H46C60 0 58-14 48-12M6 8H66C82 8 80 24 68 21M0 16H34C44 16 43 26 36 25', 3.4, '#ffffff', 0.9),
    s,
  );
const icicles = (x0: number, x1: number, y: number): string => {
  const spots = Array.from({ length: Math.floor((x1 - x0) / 6) }, (_, i) => x0 + i * 6);
  return flat(
    each(spots, (x, i) => `M${x} ${y}h5l-2.5 ${5 + (i % 3) * 4}Z`),
    '#e6f6ff',
    0.95,
  );
};
const flame = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    outlined(
      path('M0 0C-14-4-12-18-4-26-4-20 0-20 2-32 14-22 16-6 0 0Z', soft('#e8622c'), THIN) +
        path('M0-1C-7-4-5-12 0-18 6-12 8-4 0-1Z', soft('#ffd25e'), 'stroke="none"'),
    ),
    s,
  );

/** The twelve Weathers: each is told by its sky alone. */
export const weathers = {
  'freezing-rain': view(
    'snow',
    house(80, 96, 0.7, { form: 'cottage', palette: 'blue' }) + icicles(52, 110, 62),
    clouds('#8fa3b8') + rain(3, 60, 3, '#5b86ab') + flakes(4, 20, '#ffffff', 2.4),
  ),
  'winter-basic-minus-one': view(
    'snow',
    put('twigBundle', 62, 88, 0.62) + put('berries', 100, 88, 0.6),
    outlined(
      path(
        'M34 94C34 62 44 54 80 52 116 54 126 62 126 94 110 99 50 99 34 94Z',
        '#bfe3f4',
        'fill-opacity=".62" stroke="#5b8fb0"',
      ),
    ) +
      stroke('M46 66 56 60M44 76 50 72M108 62 116 70M72 58 82 58', 2.4, '#ffffff', 0.95) +
      flakes(9, 14, '#ffffff', 2.6),
  ),
  'winter-blizzard': view(
    'snow',
    put('fence', 40, 92, 0.6) +
      who(92, 98, 0.5, {
        sp: 'mouse',
        wear: 'coat',
        cloth: '#a53a1b',
        hat: 'scarf',
        eyes: 'shut',
        mouth: 'oh',
        lean: -10,
        left: 'chest',
        right: 'chest',
      }),
    flat('M0 0H160V100H0Z', '#e8f1f8', 0.2) +
      gust(26, 14, 0.9) +
      gust(66, 66, 1) +
      flakes(11, 60, '#ffffff', 2.8) +
      flakes(12, 18, '#ffffff', 4.6),
  ),
  'spring-flood': view(
    'hills',
    house(52, 92, 0.56, { form: 'cottage', palette: 'red' }) + house(112, 92, 0.5, { form: 'stump' }),
    clouds('#93a3b4', 0.8) +
      flat('M0 76C20 70 34 80 54 75S96 70 118 76 148 74 160 77V100H0Z', tall('#7fc0cc', '#3f7f94'), 0.94) +
      stroke(
        'M8 84q8-4 16 0t16 0M60 82q8-4 16 0t16 0M108 86q8-4 16 0t16 0M30 93q8-4 16 0t16 0M92 94q8-4 16 0',
        1.8,
        '#eaf9f8',
      ) +
      put('driftwood', 84, 93, 0.5) +
      rain(21, 34, 2, '#4f7f9f'),
  ),
  'spring-strong-winds': view(
    'hills',
    outlined(
      path('M70 100C74 84 76 70 92 58', 'none', 'stroke-width="7"') +
        stroke('M70 100C74 84 76 70 92 58', 4.4, '#8f6238') +
        path('M70 62C72 40 100 28 128 38 146 42 148 56 132 60 112 70 82 74 70 62Z', soft('#8cb557')),
    ) + put('cards', 34, 82, 0.4),
    gust(30, 6, 0.9) + gust(52, 18, 0.7) + put('leaves', 118, 74, 0.6) + put('leaves', 44, 46, 0.5),
  ),
  'spring-hailstorm': view(
    'village',
    house(56, 94, 0.56, { form: 'store', palette: 'green' }) +
      who(108, 98, 0.48, {
        sp: 'hedgehog',
        wear: 'tunic',
        cloth: '#4f7b9b',
        eyes: 'wide',
        mouth: 'oh',
        left: 'cheer',
        right: 'cheer',
        brows: 'worried',
      }),
    clouds('#7c8a9c') +
      outlined(
        each(
          [
            [30, 46, 4],
            [50, 36, 3.4],
            [74, 52, 4.6],
            [92, 40, 3.6],
            [124, 48, 4.4],
            [140, 62, 3.6],
            [22, 74, 3.6],
            [84, 76, 4],
            [132, 86, 4.4],
            [40, 96, 3.6],
            [72, 96, 3],
          ] as const,
          ([x, y, s]) => circle(x, y, s, soft('#e8f4fa'), THIN),
        ),
      ) +
      rain(31, 22, 3, '#dfeef6'),
  ),
  'heat-wave': view(
    'harvest',
    dot(112, 30, 60, glow('#fff0a8')) +
      dot(112, 32, 17, '#ffdf6a') +
      stroke('M112 6V0M112 58V64M86 32H78M138 32H146M94 14 88 8M130 50 136 56M130 14 136 8M94 50 88 56', 4, '#ffcf4a') +
      put('parasol', 56, 96, 0.72) +
      who(60, 99, 0.38, {
        sp: 'fox',
        wear: 'vest',
        cloth: '#e0aa38',
        stance: 'sit',
        eyes: 'shut',
        mouth: 'open',
        left: 'lift',
        right: 'down',
      }),
    stroke('M20 78q6-5 12 0t12 0M96 84q6-5 12 0t12 0M60 68q6-5 12 0t12 0', 2, '#fff6d0', 0.8),
  ),
  'summer-drought': svg(
    '0 0 160 100',
    flat('M0 0H160V100H0Z', tall('#f3d79a', '#fbeecb')) +
      dot(36, 28, 40, glow('#fff6c8')) +
      dot(36, 28, 10, '#fff0b0') +
      flat('M0 56C40 46 110 50 160 54V100H0Z', tall('#d9b16c', '#c2935a')) +
      flat('M0 70C50 62 110 66 160 68V100H0Z', tall('#c99a5c', '#a8774a')) +
      stroke(
        'M8 98 22 82 44 86 58 74M22 82 14 74M44 86 52 98M58 74 84 78 98 70M84 78 92 92 120 88 140 96M120 88 132 76 152 80M92 92 84 100',
        2,
        '#7a5433',
        0.8,
      ) +
      put('scarecrow', 104, 94, 0.78) +
      outlined(stroke('M40 92V76M40 84 34 78M40 82 47 77', 2.4, '#8f6238')),
  ),
  fires: view(
    'dusk',
    each([18, 40, 120, 142], (x) => flat(`M${x - 3} 92V60h6V92ZM${x - 13} 70 ${x} 42 ${x + 13} 70Z`, '#3a2f38')) +
      dot(80, 84, 70, glow('#ff9a3c'), 0.9),
    flame(34, 96, 1.3) +
      flame(58, 99, 1) +
      flame(104, 99, 1.1) +
      flame(130, 96, 1.4) +
      flame(82, 98, 1.5) +
      flat(
        'M20 50C10 36 30 30 24 14 40 22 46 36 36 48ZM112 48C104 36 122 28 118 12 134 22 138 36 128 48Z',
        '#5a4b5a',
        0.5,
      ) +
      put('sparks', 80, 40, 0.7),
  ),
  tornado: view(
    'dusk',
    house(34, 94, 0.34, { form: 'cottage', palette: 'red' }),
    clouds('#5b5470') +
      outlined(
        path(
          'M46 22H118C112 34 96 36 104 46 98 56 84 56 92 66 86 76 76 76 82 86L76 96C70 90 68 84 74 80 64 74 66 66 72 62 60 56 60 48 66 44 52 40 48 32 46 22Z',
          soft('#9a93aa'),
        ) +
          stroke(
            'M52 28C74 36 96 34 112 28M60 42C76 48 92 46 102 44M68 58C78 62 86 62 92 62M74 74C78 76 82 76 84 74',
            2.4,
            '#6c6580',
          ),
      ) +
      put('leaves', 120, 70, 0.6) +
      put('card', 46, 60, 0.34) +
      rect(114, 52, 12, 4, soft('#8f6238'), `transform="rotate(30 120 54)"`),
  ),
  'autumn-dense-fog': svg(
    '0 0 160 100',
    BACKDROPS.forest.back +
      put('signpost', 62, 94, 0.6) +
      put('lamppost', 110, 96, 0.7) +
      dot(110, 50, 26, glow('#ffe9a8'), 0.9) +
      BACKDROPS.forest.front +
      flat('M0 0H160V100H0Z', '#e9ecec', 0.5) +
      each([22, 40, 58, 74, 90], (y, i) =>
        stroke(
          `M-10 ${y}C30 ${y - 8} 50 ${y + 8} 84 ${y}S140 ${y - 6} 170 ${y + 2}`,
          10,
          '#ffffff',
          0.34 + (i % 2) * 0.16,
        ),
      ),
  ),
  'autumn-early-frost': view(
    'harvest',
    put('sheaf', 50, 94, 0.6) + put('bush', 112, 94, 0.66) + put('cards', 82, 98, 0.4),
    flat('M0 0H160V100H0Z', '#cfe6f4', 0.3) +
      each(
        [
          [28, 34, 1],
          [80, 28, 1.3],
          [132, 38, 1],
          [56, 58, 0.7],
          [108, 60, 0.8],
        ] as const,
        ([x, y, s]) =>
          at(
            x,
            y,
            stroke(
              'M0-11V11M-9.5-5.5 9.5 5.5M-9.5 5.5 9.5-5.5M-3-9 0-6 3-9M-3 9 0 6 3 9M-9-1-6-3-8-7M9 1 6 3 8 7M9-1 6-3 8-7M-9 1-6 3-8 7',
              2,
              '#ffffff',
            ),
            s,
          ),
      ) +
      flat('M0 100V92C20 86 30 96 50 94S90 90 110 95 146 88 160 92V100Z', '#f2fafd', 0.9),
  ),
} as const;
