import { barrel, crate, sack } from '../building/parts.ts';
import { circle, dot, each, ellipse, flat, INK, oval, path, rect, soft, stroke, tall, THIN, turn } from '../paint.ts';

const WOOD = '#a9713f';
const PAGE = '#fbf2dc';
const top = (w: number, y = 0): string => rect(-w / 2, y, w, 8, soft('#c08a52'), '', 2);

const books = (x: number, y: number): string =>
  each(
    [
      [0, 0, 26, '#8d3a2c'],
      [3, -6, 22, '#3f6b75'],
      [1, -12, 24, '#c79a45'],
    ] as const,
    ([dx, dy, w, c]) =>
      rect(x + dx - 12, y + dy - 6, w, 6, soft(c), THIN, 1) + rect(x + dx - 12 + w - 5, y + dy - 5, 4, 4, PAGE, FLAT_1),
  );
const FLAT_1 = 'stroke="none"';
const inkwell = (x: number, y: number): string =>
  path(`M${x - 5} ${y}V${y - 6}h10v6Z`, soft('#3b3a52'), THIN) +
  turn(
    18,
    x,
    y - 6,
    path(
      `M${x} ${y - 6}C${x - 3} ${y - 18} ${x} ${y - 28} ${x + 7} ${y - 34}C${x + 9} ${y - 24} ${x + 6} ${y - 14} ${x + 1} ${y - 6}Z`,
      soft('#f7f1e4'),
      THIN,
    ),
  );
const candle = (x: number, y: number): string =>
  dot(x, y - 20, 26, 'glow#ffd86b') +
  rect(x - 3, y - 14, 6, 14, PAGE, THIN, 1) +
  flat(`M${x} ${y - 26}c5 6 5 10 0 12c-5-2-5-6 0-12Z`, '#f8a93c') +
  ellipse(x, y, 8, 2.6, '#b98a52', THIN);
const mug = (x: number, y: number): string =>
  stroke(`M${x + 6} ${y - 14}h5v9h-5`, 4) +
  stroke(`M${x + 6} ${y - 14}h5v9h-5`, 2, '#c8924f') +
  rect(x - 7, y - 17, 14, 17, soft('#c8924f'), THIN, 2) +
  path(`M${x - 9} ${y - 16}c-1-6 6-7 8-4c3-4 10-2 9 4Z`, '#fffaf0', THIN);

/** Furniture and the like behind which a figure stands; its middle is at 0,0 and its floor at y = 40. */
export const FURNITURE = {
  desk:
    rect(-54, 7, 108, 34, soft(WOOD)) +
    stroke('M-18 8V40M18 8V40', 1.4, INK, 0.5) +
    circle(-24, 22, 2, '#f3cc5c', THIN) +
    circle(24, 22, 2, '#f3cc5c', THIN) +
    top(120) +
    books(-40, 0) +
    candle(44, 0) +
    inkwell(26, 0) +
    path('M-20-2C-8-6 8-6 20-2L24 5C8 2-8 2-24 5Z', soft(PAGE), THIN) +
    stroke('M-12-1h18M-14 2h24', 1, INK, 0.5),
  counter:
    rect(-62, 7, 124, 36, soft('#96633a')) +
    stroke('M-62 18H62M-30 18V42M0 18V42M30 18V42', 1.3, INK, 0.45) +
    rect(-68, 0, 136, 9, soft('#c08a52'), '', 3) +
    mug(-46, 0) +
    mug(48, 0) +
    mug(32, 0) +
    each([-30, -22], (x) => path(`M${x - 3} 0v-9c0-3 1-5 2-6v-5h3v5c1 1 2 3 2 6v9Z`, soft('#6d8f5a'), THIN)),
  bench:
    rect(-50, 7, 100, 36, soft('#7d4f30')) +
    each([-33, 0, 33], (x) => rect(x - 13, 14, 26, 24, soft('#8f5c38'), THIN, 1)) +
    rect(-58, 0, 116, 9, soft('#a8713f'), '', 2) +
    books(40, 0) +
    ellipse(-34, -1, 10, 3.4, soft('#7a4d28'), THIN),
  easel:
    stroke('M-34 42-20-30M34 42 20-30M0-30V44', 4) +
    stroke('M-34 42-20-30M34 42 20-30M0-30V44', 2, '#a9753d') +
    rect(-40, -26, 80, 54, soft('#4d7796'), '', 2) +
    stroke('M-24 20V-2L0-16 24-2V20ZM-8 20V6H8V20M-16 4h6M10 4h6M-34-20h12M22-20h12', 1.4, '#eaf3f6'),
  canvas:
    stroke('M-34 42-20-30M34 42 20-30M0-34V44', 4) +
    stroke('M-34 42-20-30M34 42 20-30M0-34V44', 2, '#a9753d') +
    rect(-38, -32, 76, 56, soft('#fbf5e8'), '', 2) +
    rect(-34, -28, 68, 48, tall('#f9c98c', '#fbe9c4'), 'stroke="none"', 1) +
    dot(12, -8, 9, '#e8603c') +
    flat('M-34-2C-20-14-8-4 4-8 18-12 26-4 34-6V6H-34Z', '#7a9c6a') +
    flat('M-34 4H34V20H-34Z', '#4f9fb0') +
    stroke('M-26 9q6-3 12 0M2 12q6-3 12 0M18 8q5-2 10 0M-10 16q6-3 12 0', 1.8, '#eaf7f2'),
  banquet:
    path('M-92 4H92L98 36H-98Z', soft('#fbf3e2')) +
    path(
      'M-92 4H92L94 14C80 20 70 10 56 16 42 22 30 12 16 17 4 21-10 12-24 17-40 22-52 11-66 16-80 20-88 14-94 13Z',
      soft('#3f66ac'),
      THIN,
    ) +
    ellipse(0, 1, 20, 5, soft('#e2b443'), THIN) +
    each(
      [
        [-10, -3, '#c2473b'],
        [0, -6, '#e0a13c'],
        [10, -3, '#7fae45'],
        [-4, -11, '#8a5a9c'],
        [5, -12, '#c2473b'],
      ] as const,
      ([x, y, c]) => circle(x, y, 6, soft(c), THIN),
    ) +
    candle(-46, 3) +
    candle(46, 3) +
    mug(-72, 4) +
    mug(70, 4),
  stall:
    rect(-58, 7, 116, 36, soft('#a9713f')) +
    stroke('M-58 20H58M-20 20V42M20 20V42', 1.3, INK, 0.45) +
    rect(-64, 0, 128, 9, soft('#c89358'), '', 2) +
    crate(-58, 0, 30, 10) +
    each([-52, -44, -36], (x) => circle(x, -11, 5.4, soft('#c2473b'), THIN)) +
    each([-48, -40], (x) => circle(x, -17, 5, soft('#d9604f'), THIN)) +
    crate(28, 0, 30, 10) +
    each([33, 42, 52], (x) => circle(x, -11, 5.2, soft('#83b044'), THIN)) +
    path('M18 0c-3-6-3-10 0-14h6c3 4 3 8 0 14Z', soft('#e0a13c'), THIN) +
    rect(17, -18, 8, 5, '#b98a52', THIN, 1) +
    path('M-22 0C-24-9-14-14-8-11-3-10 0-5-2 0Z', soft('#d39a4c'), THIN),
  awning:
    stroke('M-66 40V-44M66 40V-44', 6) +
    stroke('M-66 40V-44M66 40V-44', 3.4, '#a9753d') +
    each([0, 1, 2, 3, 4, 5, 6, 7], (i) =>
      path(`M${-76 + i * 19} -66h19v22c0 11-19 11-19 0Z`, soft(i % 2 === 0 ? '#3f8a86' : '#f8eed8'), THIN),
    ) +
    rect(-78, -70, 156, 7, soft('#8f6136'), THIN, 2),
  barge:
    path('M-86 6H78C88 6 94 0 98-8 96 26 76 38 56 38H-52C-74 38-84 24-86 6Z', soft('#a86f3b')) +
    stroke('M-82 16H90M-74 27H80', 1.3, INK, 0.5) +
    rect(-88, 1, 170, 8, soft('#c08a52'), '', 3) +
    each(
      [
        [-64, -6],
        [-50, -6],
        [-36, -6],
        [-57, -17],
        [-43, -17],
        [-50, -28],
      ] as const,
      ([x, y]) => circle(x, y, 7, soft('#a9753d'), THIN) + circle(x, y, 4.2, soft('#dcb37a'), 'stroke-width="1"'),
    ) +
    barrel(58, 0, 1.2),
  throne:
    path('M-34 42V-60C-34-72-22-70-18-78-8-66 8-66 18-78 22-70 34-72 34-60V42Z', soft('#c8953f')) +
    path('M-26 42V-54C-16-62 16-62 26-54V42Z', soft('#93303a'), THIN) +
    each(
      [
        [-14, -40],
        [14, -40],
        [0, -50],
        [0, -30],
      ] as const,
      ([x, y]) => circle(x, y, 2, '#e6b650', 'stroke-width="1"'),
    ) +
    circle(0, -73, 5, soft('#f1c043'), THIN) +
    rect(-46, -6, 14, 48, soft('#b9863c'), '', 4) +
    rect(32, -6, 14, 48, soft('#b9863c'), '', 4),
  chimney:
    rect(-16, -40, 32, 84, soft('#a3604c')) +
    stroke(
      'M-16-26H16M-16-12H16M-16 2H16M-16 16H16M-16 30H16M0-40V-26M-8-26V-12M8-12V2M-6 2V16M6 16V30M-4 30V44',
      1.2,
      INK,
      0.4,
    ) +
    rect(-21, -47, 42, 10, soft('#8d4f3e'), '', 2) +
    oval(0, -60, 12, 9, '#fff9ea', 0.7) +
    oval(10, -78, 15, 11, '#fff9ea', 0.5) +
    oval(2, -96, 18, 12, '#fff9ea', 0.3),
  cart:
    path('M-30-8H30L24 24H-24Z', soft('#757a80')) +
    stroke('M-28 2H28', 1.4, INK, 0.5) +
    circle(-14, 32, 8, soft('#40342a')) +
    circle(14, 32, 8, soft('#40342a')) +
    circle(-14, 32, 2.4, '#bdbab4', THIN) +
    circle(14, 32, 2.4, '#bdbab4', THIN) +
    each(
      [
        [-18, -10, 9],
        [0, -15, 11],
        [18, -10, 9],
      ] as const,
      ([x, y, r]) => ellipse(x, y, r, r * 0.85, soft('#bcc6ce'), THIN),
    ) +
    path('M-6-22 0-38 7-22Z', tall('#d5f0f6', '#8cc3d6'), THIN),
  table:
    rect(-40, 4, 80, 7, soft('#c08a52'), '', 2) +
    stroke('M-30 11V42M30 11V42', 5) +
    stroke('M-30 11V42M30 11V42', 2.8, '#a9753d') +
    books(-20, 4) +
    candle(24, 4),
  logs: each(
    [
      [-22, 34],
      [0, 34],
      [22, 34],
      [-11, 15],
      [11, 15],
      [0, -4],
    ] as const,
    ([x, y]) =>
      circle(x, y, 11.5, soft('#a9753d')) +
      circle(x, y, 7.4, soft('#dcb37a'), THIN) +
      circle(x, y, 3.4, 'none', 'stroke-width="1"'),
  ),
  stump:
    path('M-30 42C-24 30-26 16-26 8H26C26 16 24 30 30 42 10 46-10 46-30 42Z', soft('#94663c')) +
    ellipse(0, 8, 26, 8, soft('#dcb37a')) +
    ellipse(0, 8, 15, 4.4, 'none', 'stroke-width="1.2"') +
    ellipse(0, 8, 6, 1.8, 'none', 'stroke-width="1"'),
  rock:
    path('M-40 42C-46 22-30 4-8 6 6-4 34 4 38 22 44 32 42 42 40 42Z', soft('#a7a39a')) +
    stroke('M-14 14l8 10M16 12l-4 12', 1.4, INK, 0.4),
  goods:
    crate(-40, 42, 36, 26) +
    crate(2, 42, 34, 22, '#b47a3c') +
    barrel(52, 42, 1.6) +
    sack(-26, 16, 1.3) +
    each([10, 20, 29], (x) => circle(x, 17, 5.6, soft('#c2473b'), THIN)),
  backpack:
    path('M-34 30C-42-10-34-50-4-52 24-52 34-14 30 28 20 40-22 40-34 30Z', soft('#8a6a3a')) +
    path('M-28-2C-14 8 14 8 26-2L27 12C14 20-14 20-30 12Z', soft('#6f5430'), THIN) +
    rect(-30, -70, 58, 22, soft('#b3564a'), '', 10) +
    stroke('M-20-70V-48M16-70V-48', 3, '#e8c25d') +
    stroke('M28-40l12 6M30 0l12 4', 2) +
    path('M36-36h14c0 10-3 14-7 14s-7-4-7-14Z', soft('#8f979c'), THIN) +
    path('M38 2h14v12h-14Z', soft('#c08a4b'), THIN) +
    circle(-40, 6, 8, soft('#bdbab4'), THIN),
  pulpit:
    path('M-30 42-24-4H24L30 42Z', soft('#96633a')) +
    rect(-34, -12, 68, 10, soft('#c08a52'), '', 2) +
    path('M-22-12C-12-20-4-16 0-12 4-16 12-20 22-12Z', PAGE, THIN),
  bed:
    rect(-60, 12, 120, 30, soft('#8f6136')) +
    path('M-58 12C-40-2 40-2 58 12V30H-58Z', soft('#7fa6c4')) +
    rect(-66, -18, 12, 60, soft('#7a4d28'), '', 4) +
    path('M-54 8c4-12 24-14 30-2Z', soft('#fbf5e8'), THIN),
} as const;
export type Furniture = keyof typeof FURNITURE;
