import { circle, dark, dot, each, ellipse, flat, light, path, rect, soft, stroke, THIN } from '../paint.ts';

/** Hats for the head of a critter, each in a colour of its own unless told otherwise. */
export const HATS = {
  crown: () =>
    path('M30 20 27-2 39 8 50-8 61 8 73-2 70 20C60 24 40 24 30 20Z', soft('#f1c043')) +
    flat('M31 16C42 20 58 20 69 16L70 20C60 24 40 24 30 20Z', '#c98f24') +
    circle(50, 10, 3.4, '#c23a30', THIN) +
    circle(37.5, 12, 2.2, '#3a7cbc', THIN) +
    circle(62.5, 12, 2.2, '#3a7cbc', THIN) +
    dot(27, -3, 2.4, '#ffe58a') +
    dot(50, -9, 2.6, '#ffe58a') +
    dot(73, -3, 2.4, '#ffe58a'),
  tiara: () =>
    path('M29 21C33 9 44 11 50-1 56 11 67 9 71 21 60 16 40 16 29 21Z', soft('#f4d67e')) +
    circle(50, 9, 3, '#9560b8', THIN) +
    dot(40, 14, 1.5, '#fff') +
    dot(60, 14, 1.5, '#fff'),
  straw: (c = '#e8c36c') =>
    ellipse(50, 19, 34, 7.4, soft(c)) +
    path('M34 18C34 1 66 1 66 18 60 21 40 21 34 18Z', soft(light(c, 0.15))) +
    path('M34 14C40 18 60 18 66 14L66.3 18.5C60 21.5 40 21.5 33.7 18.5Z', '#a8462f', THIN) +
    stroke('M24 19C34 23 66 23 76 19M40 7C46 10 54 10 60 7', 1, dark(c, 0.3), 0.6),
  cap: (c = '#5a7a8c') =>
    path('M25 23C24 3 76 3 75 21 66 16 36 17 25 23Z', soft(c)) +
    path('M23 23C34 14 54 15 62 19.5 48 19 36 20 23 27.5Z', dark(c, 0.2), THIN) +
    circle(50, 7, 2, dark(c, 0.2), THIN) +
    stroke('M50 7C46 11 44 14 43 17M50 7C54 11 57 14 58 17', 1, dark(c, 0.35), 0.7),
  beret: (c = '#a0352d') =>
    path('M23 21C20 5 46-1 65 3 82 7 82 20 71 22 56 17 38 17 23 21Z', soft(c)) +
    circle(56, 2, 2.6, c, THIN) +
    stroke('M34 10C42 5 52 4 60 6', 2, light(c, 0.35), 0.5),
  hood: (c = '#75573c') =>
    path(
      'M17 54C8 20 29-2 50-2 71-2 92 20 83 54 79 61 74 62 72 57 79 30 67 15 50 15 33 15 21 30 28 57 26 62 21 61 17 54Z',
      soft(c),
    ) + stroke('M24 24C30 10 40 4 52 4', 2.4, light(c, 0.3), 0.5),
  mortar: (c = '#39466b') =>
    path('M32 15V25C40 30 60 30 68 25V15L50 21Z', dark(c, 0.2), THIN) +
    path('M50-6 86 9 50 22 14 9Z', soft(c)) +
    stroke('M50 8 79 13V25', 2, '#e6b63d') +
    path('M76.5 24h5l1.5 8h-8Z', '#e6b63d', THIN),
  tall: (c = '#3d3942') =>
    path('M34 18 31-10C40-14 60-14 69-10L66 18Z', soft(c)) +
    ellipse(50, 18.5, 29, 5.8, soft(light(c, 0.06))) +
    path('M33.2 9C44 12 56 12 66.8 9L66 17C58 20 42 20 34 17Z', '#8a5a9c', THIN) +
    stroke('M39-6V6', 2.4, light(c, 0.4), 0.5),
  jester: () =>
    path('M50 5C60 2 70-6 80-8 92-3 89 13 75 23 66 18 58 17 50 17Z', soft('#e6b03b')) +
    path('M50 5C40 2 30-6 20-8 8-3 11 13 25 23 34 18 42 17 50 17Z', soft('#b9382e')) +
    path('M38 17C40 2 46-8 50-16 54-8 60 2 62 17 54 15 46 15 38 17Z', soft('#3c7d6a')) +
    each(
      [
        [19, -7],
        [81, -7],
        [50, -17],
      ] as const,
      ([x, y]) => circle(x, y, 4.2, soft('#f5d467')) + stroke(`M${x - 2} ${y + 1}h4`, 1),
    ) +
    path('M24 21C40 14 60 14 76 21L75 26C60 19 40 19 25 26Z', '#f6ead0', THIN),
  miner: () =>
    path('M25 23C24 0 76 0 75 23 60 17 40 17 25 23Z', soft('#dcab3b')) +
    stroke('M50 4V16M39 6C37 10 36 14 36 17M61 6C63 10 64 14 64 17', 1.2, '#8f6a1d', 0.7) +
    path('M22 23C40 15 60 15 78 23L78 26.5C60 20 40 20 22 26.5Z', '#b98628', THIN) +
    circle(50, 10, 10, 'glow#fff0a8', 'stroke="none"') +
    circle(50, 10, 5.6, '#fff6cf', THIN),
  feather: (c = '#3f6b45') =>
    path('M22 24C26 5 60 0 80 18 62 13 42 16 22 24Z', soft(c)) +
    path('M22 24C40 14 62 12 80 18L79 21C60 17 40 18 23 27Z', dark(c, 0.25), THIN) +
    path('M60 11C66-6 82-12 93-13 91-1 82 10 66 14.5Z', soft('#cf4a3b'), THIN) +
    stroke('M64 12C72 2 80-5 89-10', 1, '#7a231b', 0.7),
  wig: () =>
    each(
      [
        [25, 31],
        [22.5, 42],
        [27, 53],
        [75, 31],
        [77.5, 42],
        [73, 53],
        [31, 21],
        [40, 14],
        [50, 11.5],
        [60, 14],
        [69, 21],
      ] as const,
      ([x, y]) => circle(x, y, 7.4, soft('#f4efe4'), THIN) + stroke(`M${x - 3} ${y + 1}q3-4 6 0`, 1, '#b8ad98', 0.8),
    ),
  flower: () =>
    stroke('M30 19C40 11 60 11 70 19', 3, '#5d8a3a') +
    each(
      [
        [33, 16, '#ee94aa'],
        [41.5, 11, '#f8d870'],
        [50, 9, '#fbf5e8'],
        [58.5, 11, '#ee94aa'],
        [67, 16, '#f8d870'],
      ] as const,
      ([x, y, c]) =>
        each([0, 72, 144, 216, 288], (a) =>
          dot(round(x + 3 * Math.cos((a - 90) / 57.3)), round(y + 3 * Math.sin((a - 90) / 57.3)), 2.7, c),
        ) + circle(x, y, 1.9, '#e8a23c', 'stroke-width="1"'),
    ),
  post: () =>
    path('M27 21C26 2 74 2 73 21 60 15 40 15 27 21Z', soft('#2f66a3')) +
    path('M29 21C42 14 62 15 78 25 62 20.5 44 21 29 26Z', '#223f60', THIN) +
    rect(43, 5, 14, 9.5, '#f6e2a2', THIN, 1) +
    stroke('M43 6 50 11 57 6', 1.2),
  cowl: (c = '#7d5f42') =>
    path('M30 63C24 57 22 50 24 44 30 56 40 63 50 63 60 63 70 56 76 44 78 50 76 57 70 63 64 72 36 72 30 63Z', soft(c)),
  scarf: (c = '#b3392e') =>
    path('M22 34C26 12 42 6 50 6 58 6 74 12 78 34 70 22 60 17 50 17 40 17 30 22 22 34Z', soft(c)) +
    each(
      [
        [34, 20],
        [44, 13],
        [56, 13],
        [66, 20],
      ] as const,
      ([x, y]) => dot(x, y, 1.8, light(c, 0.6)),
    ),
  leaf: () =>
    path('M50 16C38 14 30 4 34-6 46-6 54 4 50 16Z', soft('#7fae45'), THIN) +
    path('M52 17C54 6 62-1 72 0 73 10 64 17 52 17Z', soft('#97c257'), THIN) +
    stroke('M37-2C42 4 46 9 50 16M69 3C63 8 58 12 52 17', 1, '#4c7430'),
  acorn: () =>
    path('M27 23C24 6 38-2 50-2 62-2 76 6 73 23 60 16 40 16 27 23Z', soft('#9b6b3b')) +
    path('M48-2C47-6 49-9 53-10L55-6C53-5 52-4 52-2Z', '#6d4726', THIN) +
    stroke('M33 13l8-8M40 15l12-13M52 15l9-11M62 16l5-7M33 7l9 8M43 1l12 14M55 2l12 13', 0.9, '#6d4726', 0.6),
  bonnet: (c = '#f3ead8') =>
    path('M22 44C16 14 34 0 50 0 66 0 84 14 78 44 76 30 66 18 50 18 34 18 24 30 22 44Z', soft(c)) +
    stroke('M27 30C31 18 40 11 50 11 60 11 69 18 73 30', 1.4, dark(c, 0.3), 0.7),
  tricorn: (c = '#3a2f3a') =>
    path('M14 20C22 10 30 6 38 5 44-4 56-4 62 5 70 6 78 10 86 20 74 24 64 14 50 14 36 14 26 24 14 20Z', soft(c)) +
    stroke('M14 20C24 11 36 9 50 9 64 9 76 11 86 20', 2.2, '#e2b443') +
    path('M50-1 56 4 50 10 44 4Z', '#f6ead0', THIN),
  explorer: (c = '#d9c48f') =>
    ellipse(50, 20, 36, 7, soft(c)) +
    path('M29 19C27-4 73-4 71 19 60 24 40 24 29 19Z', soft(light(c, 0.18))) +
    path('M29 14C40 19 60 19 71 14L71 19C60 24 40 24 29 19Z', '#7a5a34', THIN) +
    circle(50, 2, 2.4, c, THIN) +
    stroke('M50 4V15M40 5C38 9 37 12 37 15M60 5C62 9 63 12 63 15', 1, dark(c, 0.35), 0.6),
  constable: (c = '#2f4a7a') =>
    path('M28 20C26-2 38-12 50-12 62-12 74-2 72 20 60 14 40 14 28 20Z', soft(c)) +
    circle(50, -13, 3, '#e2b443', THIN) +
    path('M24 22C40 13 60 13 76 22L76 26C60 19 40 19 24 26Z', dark(c, 0.3), THIN) +
    path('M50-3l2.6 4.6 5.2.8-3.8 3.8.9 5.2-4.9-2.4-4.9 2.4.9-5.2-3.8-3.8 5.2-.8Z', '#f1c043', THIN) +
    stroke('M36-1C34 4 33 8 33 13', 2.2, light(c, 0.4), 0.5),
  diver: (c = '#cf9440') =>
    flat('M50 20C64 20 72 28 72 40 72 52 62 57 50 57 38 57 28 52 28 40 28 28 36 20 50 20Z', '#bfe8ee', 0.28) +
    path(
      'M50-2C80-2 92 18 92 38 92 58 78 70 50 70 22 70 8 58 8 38 8 18 20-2 50-2ZM50 17C34 17 25 27 25 40 25 53 36 60 50 60 64 60 75 53 75 40 75 27 66 17 50 17Z',
      soft(c),
      'fill-rule="evenodd"',
    ) +
    each(
      [
        [50, 8],
        [24, 17],
        [76, 17],
        [16, 40],
        [84, 40],
        [26, 60],
        [74, 60],
      ] as const,
      ([x, y]) => circle(x, y, 2.6, light(c, 0.4), THIN),
    ) +
    stroke('M33 32C35 27 38 24 43 23', 3, '#ffffff', 0.8),
  seashell: () =>
    stroke('M26 24C40 14 60 14 74 24', 3, '#7fb9b0') +
    path('M50 17C38 14 34 4 38-3 42-8 46-7 50-4 54-7 58-8 62-3 66 4 62 14 50 17Z', soft('#f4b9a6'), THIN) +
    stroke('M50 16V0M50 16 42 2M50 16 58 2', 1.1, '#b5654f') +
    circle(32, 19, 3.4, soft('#fdf6ee'), THIN) +
    circle(68, 19, 3.4, soft('#fdf6ee'), THIN),
} as const;
export type HatName = keyof typeof HATS;

const round = (n: number): number => Math.round(n * 10) / 10;
