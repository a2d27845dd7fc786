import { circle, dot, each, ellipse, flat, path, rect, soft, stroke, THIN, turn } from '../paint.ts';

const letter = (x: number, y: number, a: number): string =>
  turn(
    a,
    x,
    y,
    rect(x - 11, y - 7, 22, 15, soft('#fbf2dc'), THIN, 1) +
      stroke(`M${x - 11} ${y - 6}L${x} ${y + 2}L${x + 11} ${y - 6}`, 1.2) +
      dot(x, y + 2, 2.4, '#c23a30'),
  );
const note = (x: number, y: number, s: number, c: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${stroke('M-5 8V-10L7-13V5', 2.6, c) + ellipse(-8, 8.5, 4.4, 3.2, c, 'stroke="none"') + ellipse(4, 5.5, 4.4, 3.2, c, 'stroke="none"')}</g>`;
const spark = (x: number, y: number, s: number, c = '#fff3b8'): string =>
  flat(
    `M${x} ${y - 7 * s}C${x + s} ${y - 1.5 * s} ${x + 1.5 * s} ${y - s} ${x + 7 * s} ${y}C${x + 1.5 * s} ${y + s} ${x + s} ${y + 1.5 * s} ${x} ${y + 7 * s}C${x - s} ${y + 1.5 * s} ${x - 1.5 * s} ${y + s} ${x - 7 * s} ${y}C${x - 1.5 * s} ${y - s} ${x - s} ${y - 1.5 * s} ${x} ${y - 7 * s}Z`,
    c,
  );
const burst = (x: number, y: number, r: number, c: string): string =>
  dot(x, y, r * 1.3, `glow${c}`, 0.7) +
  stroke(
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map(
        (a) =>
          `M${at(x, r * 0.3, a, Math.cos)} ${at(y, r * 0.3, a, Math.sin)}L${at(x, r, a, Math.cos)} ${at(y, r, a, Math.sin)}`,
      )
      .join(''),
    2.6,
    c,
  ).replace('fill', 'stroke-dasharray="5 3" fill') +
  each([0, 60, 120, 180, 240, 300], (a) =>
    dot(at(x, r * 1.12, a, Math.cos), at(y, r * 1.12, a, Math.sin), 1.6, '#fff6d8'),
  );
const at = (c: number, r: number, a: number, f: (x: number) => number): number =>
  Math.round((c + r * f(a / 57.3)) * 10) / 10;
const butterfly = (x: number, y: number, c: string): string =>
  path(
    `M${x} ${y}C${x - 9} ${y - 10} ${x - 12} ${y - 2} ${x - 4} ${y + 1}C${x - 9} ${y + 6} ${x - 3} ${y + 8} ${x} ${y + 2}C${x + 3} ${y + 8} ${x + 9} ${y + 6} ${x + 4} ${y + 1}C${x + 12} ${y - 2} ${x + 9} ${y - 10} ${x} ${y}Z`,
    c,
    'stroke-width="1.2"',
  );
const leaf = (x: number, y: number, a: number, c: string): string =>
  turn(
    a,
    x,
    y,
    path(
      `M${x - 7} ${y}C${x - 3} ${y - 6} ${x + 4} ${y - 5} ${x + 8} ${y}C${x + 4} ${y + 5} ${x - 3} ${y + 5} ${x - 7} ${y}Z`,
      c,
      'stroke-width="1.2"',
    ),
  );

/** What is in the air: around 0,0 and about 120 wide. */
export const AIR = {
  notes:
    note(-50, 6, 1, '#5b2a4e') +
    note(48, -12, 1.2, '#5b2a4e') +
    note(62, 18, 0.9, '#8a3f6b') +
    note(-66, -20, 0.8, '#8a3f6b'),
  letters: letter(-56, -14, -18) + letter(54, -24, 16) + letter(-44, 22, 12) + letter(64, 12, -10),
  sparks: spark(-48, -10, 1.1) + spark(50, -18, 1.4) + spark(58, 16, 0.8) + spark(-58, 20, 0.8) + spark(-30, -34, 0.7),
  stars: each(
    [
      [-52, -8],
      [48, -22],
      [60, 10],
      [-40, -32],
      [20, -40],
    ] as const,
    ([x, y]) =>
      path(
        `M${x} ${y - 7}l2 5 5.4.4-4.2 3.4 1.4 5.2-4.6-2.8-4.6 2.8 1.4-5.2-4.2-3.4 5.4-.4Z`,
        '#f8d870',
        'stroke-width="1"',
      ),
  ),
  confetti: each(
    [
      [-60, -20, '#e06a5c'],
      [-44, 4, '#f6d36b'],
      [-30, -30, '#8fc0d8'],
      [34, -34, '#a9cf8e'],
      [48, -8, '#e98da2'],
      [62, -26, '#f6d36b'],
      [56, 18, '#8fc0d8'],
      [-66, 12, '#a9cf8e'],
      [8, -44, '#e06a5c'],
      [-10, -40, '#c8a6dd'],
    ] as const,
    ([x, y, c], i) => turn(i * 37, x, y, rect(x - 3, y - 2, 6, 4, c, 'stroke="none"', 1)),
  ),
  fireworks:
    burst(-58, -10, 22, '#f6c84f') +
    burst(56, -22, 24, '#ee86a4') +
    burst(70, 22, 15, '#8fd0e0') +
    burst(-72, 30, 13, '#b9e08a'),
  butterflies: butterfly(-54, -6, '#f6d36b') + butterfly(56, -16, '#8fc0d8') + butterfly(46, 18, '#e98da2'),
  leaves:
    leaf(-58, -14, 20, '#d2812f') +
    leaf(52, -22, -30, '#c2532b') +
    leaf(60, 14, 40, '#e0a13c') +
    leaf(-48, 18, -16, '#b9682f') +
    leaf(-20, -38, 60, '#e0a13c'),
  balls:
    circle(-26, -30, 8, soft('#c94b3e'), THIN) +
    circle(4, -44, 8, soft('#e6b03b'), THIN) +
    circle(32, -30, 8, soft('#3f8a86'), THIN) +
    stroke('M-40-14q4-8 8-11M44-14q-4-8-8-11', 1.4, '#fff3dd', 0.8),
  bunting:
    stroke('M-100-10C-60 14-30 14 0-2 30 14 60 14 100-10', 1.6) +
    each(
      [
        [-84, 0, '#c94b3e'],
        [-66, 7, '#f6d36b'],
        [-46, 9, '#3f8a86'],
        [-26, 7, '#e98da2'],
        [26, 7, '#c94b3e'],
        [46, 9, '#f6d36b'],
        [66, 7, '#3f8a86'],
        [84, 0, '#e98da2'],
      ] as const,
      ([x, y, c]) => path(`M${x - 8} ${y}h16l-8 15Z`, soft(c), 'stroke-width="1.2"'),
    ),
  lanterns:
    stroke('M-100-16C-60 8-30 8 0-8 30 8 60 8 100-16', 1.4) +
    each(
      [
        [-72, -2],
        [-34, 2],
        [34, 2],
        [72, -2],
      ] as const,
      ([x, y]) => dot(x, y + 12, 26, 'glow#ffd86b') + rect(x - 6, y + 4, 12, 16, soft('#ffe7a6'), THIN, 4),
    ),
  steam:
    flat('M-20 20C-30 6-14 0-22-14M0 16C-10 2 6-4-2-18M20 20C10 6 26 0 18-14', 'none') +
    stroke('M-20 20C-30 6-14 0-22-14M0 16C-10 2 6-4-2-18M20 20C10 6 26 0 18-14', 3.4, '#ffffff', 0.6),
  zzz: stroke('M-10 8H4L-10 20H4M12-10H22L12-2H22', 2.4, '#5a6c93'),
  meteors: each(
    [
      [-62, 4, 1],
      [-34, -22, 0.7],
      [40, -26, 0.8],
      [66, 6, 1],
    ] as const,
    ([x, y, s]) =>
      path(
        `M${x} ${y}L${x + 34 * s} ${y - 30 * s}L${x + 5 * s} ${y + 3 * s}Z`,
        '#dfe6ff',
        'stroke="none" opacity=".8"',
      ) +
      dot(x, y, 12 * s, 'glow#ffffff') +
      spark(x, y, 1.1 * s, '#fffbe6'),
  ),
  birds: stroke('M-60-10q7-9 14 0q7-9 14 0M30-26q6-8 12 0q6-8 12 0M50-2q5-6 10 0q5-6 10 0', 2.4, '#4d5f74'),
  web: stroke(
    'M0-50V50M-50 0H50M-36-36 36 36M36-36-36 36M0-16 11-11 16 0 11 11 0 16-11 11-16 0-11-11ZM0-30 21-21 30 0 21 21 0 30-21 21-30 0-21-21ZM0-44 31-31 44 0 31 31 0 44-31 31-44 0-31-31Z',
    1.6,
    '#efe8ff',
    0.85,
  ),
} as const;
export type Air = keyof typeof AIR;
