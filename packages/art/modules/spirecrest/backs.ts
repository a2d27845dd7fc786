import { BACKDROPS } from '../../backdrop/index.ts';
import { at, circle, dot, glow, outlined, path, soft, stroke, svg, THIN } from '../../paint.ts';
import { view } from './view.ts';

const rose = outlined(
  circle(0, 0, 26, soft('#f3e2bd')) +
    circle(0, 0, 20, soft('#e6c98a'), THIN) +
    path('M0-24 6-6 24 0 6 6 0 24-6 6-24 0-6-6Z', soft('#b3542a'), THIN) +
    path('M0-24 6-6 0 0ZM24 0 6 6 0 0ZM0 24-6 6 0 0ZM-24 0-6-6 0 0Z', '#fff3dc', THIN),
);

/** What lies face down on the Mountain. */
export const backs = {
  'discovery-back': svg(
    '0 0 160 100',
    BACKDROPS.navy.back +
      outlined(
        path('M30 92 66 38 80 56 92 44 130 92Z', soft('#b9c6d6')) +
          path('M66 38 56 53 63 51 67 58 72 50 80 56ZM92 44 86 52 92 50 96 55 99 52Z', '#ffffff', THIN),
      ) +
      outlined(stroke('M66 38V22', 2.4) + path('M67 22 84 27 67 32Z', soft('#c2473b'), THIN)),
  ),
  'map-back': svg('0 0 160 100', BACKDROPS.linen.back + at(80, 60, rose)),
  'weather-back': view(
    'dusk',
    dot(96, 50, 34, glow('#ffe9a8'), 0.8) +
      outlined(
        circle(98, 50, 16, soft('#f2c04a')) +
          path('M44 84C28 84 28 64 44 64 46 46 74 44 80 60 100 56 106 84 86 84Z', soft('#eef3f7')),
      ),
  ),
} as const;
