import { bush, ivy } from '../building/parts.ts';
import {
  band,
  circle,
  dot,
  each,
  ellipse,
  flat,
  INK,
  oval,
  path,
  rect,
  soft,
  stroke,
  tall,
  THIN,
  turn,
} from '../paint.ts';

const berry = (x: number, y: number, r = 5, c = '#b8356a'): string =>
  circle(x, y, r, soft(c), THIN) + dot(x - r * 0.3, y - r * 0.35, r * 0.26, '#ffd3e0');
const leafy = (x: number, y: number, a: number, c = '#7fae45'): string =>
  turn(
    a,
    x,
    y,
    path(
      `M${x} ${y}C${x - 6} ${y - 5} ${x - 5} ${y - 14} ${x} ${y - 18}C${x + 5} ${y - 14} ${x + 6} ${y - 5} ${x} ${y}Z`,
      soft(c),
      THIN,
    ) + stroke(`M${x} ${y}V${y - 13}`, 1),
  );
const twig = (x: number, y: number, a: number): string =>
  turn(
    a,
    x,
    y,
    band(
      `M${x - 24} ${y}C${x - 8} ${y - 3} ${x + 8} ${y + 2} ${x + 24} ${y - 2}M${x + 4} ${y}L${x + 13} ${y - 9}M${x - 8} ${y - 1}L${x - 14} ${y - 9}`,
      4,
      soft('#a9713a'),
      2.6,
    ),
  );
const drop = (x: number, y: number, s = 1): string =>
  path(
    `M${x} ${y - 16 * s}C${x + 2 * s} ${y - 9 * s} ${x + 10 * s} ${y - 4 * s} ${x + 10 * s} ${y + 4 * s}C${x + 10 * s} ${y + 14 * s} ${x - 10 * s} ${y + 14 * s} ${x - 10 * s} ${y + 4 * s}C${x - 10 * s} ${y - 4 * s} ${x - 2 * s} ${y - 9 * s} ${x} ${y - 16 * s}Z`,
    soft('#f0a12c'),
    THIN,
  ) +
  stroke(
    `M${x - 5 * s} ${y + 5 * s}C${x - 6 * s} ${y} ${x - 3 * s} ${y - 3 * s} ${x - 1 * s} ${y - 6 * s}`,
    2.2,
    '#ffe6ac',
  );
const stone = (x: number, y: number, r: number, c = '#a9b2b8'): string =>
  path(
    `M${x - r} ${y}C${x - r * 1.1} ${y - r * 0.9} ${x - r * 0.3} ${y - r * 1.2} ${x + r * 0.2} ${y - r * 1.05}C${x + r} ${y - r} ${x + r * 1.15} ${y - r * 0.3} ${x + r} ${y}C${x + r * 0.4} ${y + r * 0.25} ${x - r * 0.5} ${y + r * 0.25} ${x - r} ${y}Z`,
    soft(c),
    THIN,
  ) + stroke(`M${x - r * 0.3} ${y - r * 0.85}q${r * 0.5} ${-r * 0.2} ${r * 0.8} ${r * 0.1}`, 1.6, '#eef2f4', 0.8);
const page = (x: number, y: number, a: number, c = '#6f9a4a'): string =>
  turn(
    a,
    x,
    y,
    rect(x - 12, y - 17, 24, 34, soft('#fff8e8'), THIN, 3) +
      rect(x - 8.5, y - 13.5, 17, 27, soft(c), 'stroke="none"', 1.5) +
      path(
        `M${x} ${y + 8}V${y - 4}M${x} ${y}C${x - 6} ${y - 1} ${x - 7} ${y - 6} ${x - 6} ${y - 9}C${x - 2} ${y - 8} ${x} ${y - 5} ${x} ${y}ZM${x} ${y - 2}C${x + 6} ${y - 3} ${x + 7} ${y - 8} ${x + 6} ${y - 11}C${x + 2} ${y - 10} ${x} ${y - 7} ${x} ${y - 2}Z`,
        '#f4f0d0',
        'stroke="#f4f0d0" stroke-width="1.4"',
      ),
  );

/** Things that lie or grow about; each stands at 0,0. */
export const NATURE = {
  twigs: oval(0, 2, 36, 5, '#1d140a', 0.2) + twig(-4, -3, 6) + twig(6, -6, -14) + twig(-2, -11, 22) + twig(4, -15, -4),
  twigBundle:
    oval(0, 2, 30, 5, '#1d140a', 0.2) +
    each([0, 1, 2, 3, 4], (i) => twig(0, -2 - i * 5, i * 7 - 14)) +
    stroke('M-3-26C3-18 3-8-2 2', 4.6) +
    stroke('M-3-26C3-18 3-8-2 2', 2.4, '#e3c88f'),
  resin: oval(0, 4, 30, 5, '#1d140a', 0.2) + drop(-14, -8, 0.9) + drop(14, -8, 0.9) + drop(0, -12, 1.1),
  resinDrop: oval(0, 4, 14, 3, '#1d140a', 0.2) + drop(0, -10, 1),
  pebbles:
    oval(0, 2, 34, 5, '#1d140a', 0.2) +
    stone(-18, 0, 12, '#9aa4ab') +
    stone(18, 0, 11, '#b9c0c4') +
    stone(0, 2, 14) +
    stone(-4, -15, 9, '#c3cacd'),
  pebble: oval(0, 2, 16, 3, '#1d140a', 0.2) + stone(0, 0, 14),
  berries:
    oval(0, 4, 26, 4, '#1d140a', 0.2) +
    leafy(-2, -14, -40) +
    leafy(4, -14, 36) +
    berry(-11, -4, 8) +
    berry(11, -4, 8) +
    berry(0, -10, 8.4, '#cc4477') +
    berry(0, 2, 8, '#c03f70'),
  berry:
    oval(0, 4, 16, 3, '#1d140a', 0.2) +
    leafy(0, -9, -34) +
    leafy(2, -9, 38) +
    berry(-6, -2, 7) +
    berry(6, -2, 7, '#c03f70'),
  cards:
    oval(0, 4, 26, 4, '#1d140a', 0.2) + page(-9, -16, -16, '#4b6d39') + page(9, -16, 14, '#8a5a34') + page(0, -18, -2),
  card: oval(0, 4, 18, 3, '#1d140a', 0.2) + page(0, -16, 6),
  chest:
    oval(0, 2, 32, 5, '#1d140a', 0.25) +
    path('M-26-16C-26-34 26-34 26-16Z', soft('#a8713f')) +
    rect(-28, -18, 56, 20, soft('#96633a'), '', 2) +
    stroke('M-28-10H28M-16-18V2M16-18V2', 2, '#d9b45a') +
    rect(-6, -16, 12, 12, soft('#f1c043'), THIN, 2) +
    each(
      [
        [-14, -22],
        [-5, -25],
        [6, -24],
        [15, -21],
      ] as const,
      ([x, y]) => circle(x, y, 4.6, soft('#f1c043'), 'stroke-width="1"'),
    ),
  basket:
    path('M-24-20H24L18 4H-18Z', soft('#cf964f')) +
    each(
      [
        [-12, -22],
        [0, -25],
        [12, -22],
        [-5, -28],
        [7, -28],
      ] as const,
      ([x, y], i) => berry(x, y, 7, i % 2 === 0 ? '#b8356a' : '#cc4477'),
    ) +
    path('M-26-20H26L25-14H-25Z', soft('#b98548'), THIN) +
    stroke('M-22-6H22M-9-14-7 4M9-14 7 4', 1.2, INK, 0.5),
  berryBush:
    path('M-40 2C-56-20-38-44-22-38-16-58 16-60 20-40 42-44 54-18 38 2Z', soft('#5f8f42')) +
    flat(
      'M-30-14C-36-28-24-36-16-32-12-46 8-48 12-36 22-38 26-32 26-26 14-30 8-22-2-24-12-18-22-22-30-14Z',
      '#8cbb58',
      0.8,
    ) +
    each(
      [
        [-26, -12],
        [-12, -28],
        [6, -14],
        [20, -28],
        [28, -8],
        [-8, -6],
      ] as const,
      ([x, y], i) => berry(x, y, 5.6, i % 2 === 0 ? '#b8356a' : '#cc4477'),
    ),
  bush: bush(0, 2, 2.4, '#6f9a45'),
  flowerBush: bush(0, 2, 2.2, '#6f9a45', '#f3a7ba'),
  lamb:
    oval(0, 2, 20, 3.6, '#1d140a', 0.2) +
    stroke('M-9-8V0M-3-7V1M5-7V1M10-8V0', 3.4) +
    each(
      [
        [-11, -16, 8],
        [0, -19, 9.5],
        [10, -15, 8],
        [-2, -11, 9],
      ] as const,
      ([x, y, r]) => circle(x, y, r, soft('#fbf5e8'), THIN),
    ) +
    dot(-1, -14, 9, '#fbf5e8') +
    ellipse(16, -21, 6.4, 7, soft('#e9d9c2'), THIN) +
    circle(14, -27, 4.4, soft('#fbf5e8'), THIN) +
    dot(17.6, -22, 1.4, INK) +
    stroke('M17-17.6q2 1 3-.4', 1.1) +
    path('M10-23C6-23 5-20 7-18Z', '#dba897', 'stroke-width="1"'),
  hay:
    path('M-30 2C-36-14-32-28-24-28H24C32-28 36-14 30 2Z', soft('#e5ba55')) +
    stroke('M-22-28C-26-14-24-4-22 2M22-28C26-14 24-4 22 2M-10-22l8 4M4-16l8 4M-6-8l9 3M6-24l6 3', 1.4, '#96702a'),
  sheaf:
    path('M-12 2C-4-10-16-24-20-36-8-44 8-44 20-36 16-24 4-10 12 2Z', soft('#e8bd54')) +
    stroke('M-9-14H9', 4.6, '#a8462f') +
    stroke('M-12-36-4-16M-4-40-1-16M6-40 2-16M14-36 5-16', 1.2, '#8f6724'),
  grave:
    path('M-18 2V-30C-18-48 18-48 18-30V2Z', soft('#b3b2ac')) +
    path('M0-14C-8-20-6-30 0-34 6-30 8-20 0-14Z', soft('#8fae62'), THIN) +
    stroke('M0-30V-8', 1.4) +
    bush(-14, 4, 0.6) +
    dot(12, 0, 2.6, '#f5efe2') +
    dot(6, 2, 2.4, '#e98da2'),
  campfire:
    dot(0, -16, 46, 'glow#ffb34d') +
    band('M-24 2 20-8M24 2-20-8', 5, soft('#8a5c33'), 2.6) +
    path('M0-46C14-32 20-20 12-8 8-2-8-2-12-8-20-20-10-28 0-46Z', soft('#f08a2c'), THIN) +
    flat('M0-28C8-20 9-12 5-6 2-3-3-3-5-6-9-12-4-18 0-28Z', '#ffe08a'),
  tent:
    path('M-44 2 0-58 44 2Z', soft('#d9b06a')) +
    path('M-13 2 0-52 13 2Z', '#5b3b22', THIN) +
    path('M-13 2 0-52-3 2Z', soft('#b98548'), THIN) +
    stroke('M0-58V-66', 2.4),
  signpost:
    band('M0 2V-56', 4, soft('#9a6a3c'), 2.6) +
    path('M-20-52H22L32-43 22-34H-20Z', soft('#dcab67')) +
    path('M18-28H-18L-27-20-18-12H18Z', soft('#c98f4b')),
  fence:
    each([-44, -15, 14, 43], (x) => path(`M${x - 4} 2V-26L${x} -32L${x + 4} -26V2Z`, soft('#c9a063'), THIN)) +
    stroke('M-54-8H54M-54-20H54', 5.4) +
    stroke('M-54-8H54M-54-20H54', 3, '#b98c50'),
  lamppost:
    band('M0 2V-58H12', 3, '#4d4340', 2.4) +
    dot(12, -44, 34, 'glow#ffd86b') +
    path('M4-50 12-57 20-50Z', soft('#4d4340'), THIN) +
    rect(5, -50, 14, 17, soft('#ffe7a6'), THIN, 2),
  tree:
    path('M-9 2C-4-14-5-30-8-44H10C6-30 7-14 12 2Z', soft('#8f6238')) +
    path('M-38-52C-48-72-28-90-14-82-8-102 24-100 26-82 46-84 52-58 36-48 26-34-26-34-38-52Z', soft('#6f9c42')) +
    flat(
      'M-26-56C-32-70-18-78-10-74-6-86 12-86 14-76 22-78 26-72 24-66 12-70 6-62-4-64-12-60-20-64-26-56Z',
      '#9ac35c',
      0.85,
    ),
  honeyTree:
    path('M-20 4C-9-20-10-60-15-110L-22-150H26C14-110 12-20 24 4 10 0-6 0-20 4Z', soft('#8f6238')) +
    path('M-12-86C-24-96-34-96-44-106L-40-114C-30-106-20-102-12-98Z', soft('#8f6238')) +
    each(
      [
        [-48, -112],
        [-38, -120],
        [20, -118],
        [30, -106],
      ] as const,
      ([x, y]) => bush(x, y + 8, 1, '#6f9c42'),
    ) +
    stroke('M-6-100C-2-70-4-40-8-8M8-110C6-70 8-46 9-20M14-60C16-40 15-30 18-12', 1.6, '#5b3b22', 0.6) +
    path('M-8-72C-13-62-13-54-9-50-3-46-1-54-3-62Z', soft('#f0a12c'), THIN) +
    drop(-7, -32, 0.75) +
    path('M6-56C3-44 6-36 10-32 15-36 14-48 10-57Z', soft('#f0a12c'), THIN) +
    drop(12, -12, 0.85),
  mushroomRing: each(
    [
      [-24, 0, 1, '#c8493c'],
      [0, 3, 1.3, '#c8493c'],
      [22, 0, 0.9, '#d98e3a'],
    ] as const,
    ([x, y, s, c]) =>
      path(
        `M${x - 4 * s} ${y}C${x - 5 * s} ${y - 8 * s} ${x - 3 * s} ${y - 12 * s} ${x - 3 * s} ${y - 12 * s}h${6 * s}C${x + 3 * s} ${y - 12 * s} ${x + 5 * s} ${y - 8 * s} ${x + 4 * s} ${y}Z`,
        soft('#f6ead2'),
        THIN,
      ) +
      path(
        `M${x - 13 * s} ${y - 11 * s}C${x - 12 * s} ${y - 26 * s} ${x + 12 * s} ${y - 26 * s} ${x + 13 * s} ${y - 11 * s}C${x + 6 * s} ${y - 8 * s} ${x - 6 * s} ${y - 8 * s} ${x - 13 * s} ${y - 11 * s}Z`,
        soft(c),
        THIN,
      ) +
      dot(x - 4 * s, y - 16 * s, 2 * s, '#fff4dc') +
      dot(x + 4 * s, y - 18 * s, 2.4 * s, '#fff4dc'),
  ),
  pond:
    ellipse(0, 0, 52, 10, tall('#93cfcc', '#4d969f'), THIN) +
    oval(-18, -1, 9, 2.6, '#6da056') +
    oval(20, 2, 8, 2.4, '#6da056') +
    stroke('M-6-3q6-2 12 0', 1.4, '#eaf7f2'),
  ivy: ivy([
    [-12, -20],
    [-4, -10],
    [8, -18],
    [2, -2],
  ]),
  statue:
    rect(-22, -14, 44, 16, soft('#b7b3aa'), '', 2) +
    rect(-16, -24, 32, 12, soft('#c6c2b8'), '', 2) +
    path('M-10-24C-14-44-8-56 0-58 8-56 14-44 10-24Z', soft('#cfcbc2')) +
    circle(0, -66, 11, soft('#cfcbc2')) +
    circle(-9, -76, 5.4, soft('#cfcbc2')) +
    circle(9, -76, 5.4, soft('#cfcbc2')) +
    stroke('M8-46C16-52 18-60 16-70', 5) +
    stroke('M8-46C16-52 18-60 16-70', 3, '#cfcbc2') +
    dot(-4, -67, 1.4, INK) +
    dot(4, -67, 1.4, INK),
  scarecrow:
    band('M0 2V-52M-24-34H24', 3.4, '#8a5c33', 2.4) +
    path('M-16-38H16L20-6H-20Z', soft('#5a7a8c')) +
    circle(0, -52, 11, soft('#ecd6a2')) +
    path('M-18-58H18L9-72H-9Z', soft('#b98628')) +
    dot(-4, -53, 1.6, INK) +
    dot(4, -53, 1.6, INK) +
    stroke('M-4-47h8', 1.4),
} as const;
export type Nature = keyof typeof NATURE;
