import {
  band,
  circle,
  dark,
  dot,
  each,
  ellipse,
  flat,
  glow,
  INK,
  light,
  oval,
  path,
  rect,
  soft,
  stroke,
  tall,
  THIN,
  turn,
} from '../paint.ts';
import { FROG } from '../frog.ts';

const FOAM = '#eaf7f2';
const wake = (w: number, y: number): string =>
  stroke(`M${-w} ${y}q${w / 4} -6 ${w / 2} 0t${w / 2} 0 ${w / 2} 0 ${w / 2} 0`, 3, FOAM, 0.9) +
  stroke(`M${-w * 0.8} ${y + 6}q${w / 4} -5 ${w / 2} 0t${w / 2} 0 ${w / 2} 0`, 2.2, FOAM, 0.6);
const pearl = (x: number, y: number, r: number): string =>
  circle(x, y, r, soft('#f8ece8'), THIN) +
  dot(x - r * 0.3, y - r * 0.36, r * 0.3, '#ffffff') +
  stroke(`M${x + r * 0.1} ${y + r * 0.6}q${r * 0.5} ${-r * 0.1} ${r * 0.55} ${-r * 0.6}`, 1.2, '#c8b4d8', 0.8);
const pad = (x: number, y: number, r: number, c = '#6aa552'): string =>
  path(
    `M${x} ${y}L${x + r} ${y - r * 0.12}A${r} ${r * 0.36} 0 1 1 ${x + r * 0.74} ${y - r * 0.26}Z`,
    soft(c),
    'stroke-width="1.2"',
  );
const lotus = (x: number, y: number, s: number, c: string): string =>
  each([-58, 58, -30, 30, 0], (a) =>
    turn(
      a,
      x,
      y,
      path(
        `M${x} ${y}C${x - 7 * s} ${y - 6 * s} ${x - 5 * s} ${y - 16 * s} ${x} ${y - 20 * s}C${x + 5 * s} ${y - 16 * s} ${x + 7 * s} ${y - 6 * s} ${x} ${y}Z`,
        soft(a === 0 ? light(c, 0.3) : c),
        'stroke-width="1.2"',
      ),
    ),
  ) + dot(x, y - 3 * s, 3 * s, '#f6cf5c');
const cattail = (x: number, h: number, bend: number): string =>
  band(`M${x} 2C${x + bend * 0.2} ${-h * 0.4} ${x + bend} ${-h * 0.7} ${x + bend} ${-h}`, 2.2, '#6a9a4a', 1.8) +
  rect(x + bend - 3.6, -h - 16, 7.2, 20, soft('#8a5a34'), THIN, 3.6);
const fish = (x: number, y: number, s: number, c: string, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k * s} ${s})">${
    path('M12 0 24-8C22-2 22 2 24 8Z', soft(c), THIN) +
    path('M-18 0C-12-12 6-12 14 0 6 12-12 12-18 0Z', soft(c), THIN) +
    flat('M-12 3C-6 9 4 9 10 2 4 5-6 6-12 3Z', light(c, 0.6), 0.8) +
    dot(-10, -2, 2, INK) +
    stroke('M-4-6C-1-2-1 2-4 6', 1.2, INK, 0.5)
  }</g>`;
const hull = (c: string): string =>
  path('M-58-22C-40-14 40-14 58-22 56-2 42 12 26 12H-26C-42 12-56-2-58-22Z', soft(c)) +
  stroke('M-55-12C-38-4 38-4 55-12M-48-1C-32 4 32 4 48-1', 1.4, INK, 0.5) +
  path('M-60-24C-40-15 40-15 60-24L59-18C40-9-40-9-59-18Z', soft(light(c, 0.3)), THIN);
const shell = (x: number, y: number, s: number, c: string, a = 0): string =>
  turn(
    a,
    x,
    y,
    path(
      `M${x} ${y}C${x - 12 * s} ${y - 2 * s} ${x - 15 * s} ${y - 13 * s} ${x - 10 * s} ${y - 18 * s}C${x - 5 * s} ${y - 23 * s} ${x + 5 * s} ${y - 23 * s} ${x + 10 * s} ${y - 18 * s}C${x + 15 * s} ${y - 13 * s} ${x + 12 * s} ${y - 2 * s} ${x} ${y}Z`,
      soft(c),
      THIN,
    ) +
      stroke(
        `M${x} ${y - 2}V${y - 20 * s}M${x} ${y - 2}L${x - 7 * s} ${y - 18 * s}M${x} ${y - 2}L${x + 7 * s} ${y - 18 * s}`,
        1.1,
        dark(c, 0.4),
      ),
  );
const starfish = (x: number, y: number, s: number, c: string): string =>
  path(
    [0, 72, 144, 216, 288]
      .map((a, i) => {
        const at = (r: number, b: number): string =>
          `${Math.round((x + r * s * Math.sin(b / 57.3)) * 10) / 10} ${Math.round((y - r * s * Math.cos(b / 57.3)) * 10) / 10}`;
        return `${i === 0 ? 'M' : 'L'}${at(15, a)}L${at(6, a + 36)}`;
      })
      .join('') + 'Z',
    soft(c),
    'stroke-width="1.6"',
  ) + dot(x, y, 1.8 * s, light(c, 0.6));
const leaf = (x: number, y: number, a: number, c: string): string =>
  turn(
    a,
    x,
    y,
    rect(x - 10, y - 14, 20, 28, soft('#fff8e8'), THIN, 2.6) +
      rect(x - 7, y - 11, 14, 22, soft(c), 'stroke="none"', 1.4),
  );
const heart = (x: number, y: number, s: number): string =>
  path(
    `M${x} ${y + 8 * s}C${x - 14 * s} ${y - 2 * s} ${x - 8 * s} ${y - 13 * s} ${x} ${y - 6 * s}C${x + 8 * s} ${y - 13 * s} ${x + 14 * s} ${y - 2 * s} ${x} ${y + 8 * s}Z`,
    soft('#e2607c'),
    'stroke-width="1.4"',
  );

/** What floats, grows and lies in and about the water; each stands at 0,0. */
export const WATER = {
  rowboat: hull('#b5713c') + wake(64, 12),
  redBoat: hull('#c0503f') + wake(64, 12),
  leafBoat:
    path('M-66-30C-44-14 44-14 62-26 58 2 40 12 24 12H-24C-46 12-60-6-66-30Z', soft('#7fb04a')) +
    stroke('M-60-22C-40 2 36 4 58-20M-34-6l-6 14M-12 0l-4 12M12 0l3 12M34-4l8 12', 1.4, '#4c7430', 0.8) +
    wake(66, 12),
  nutBoat:
    path('M-54-20C-20-12 20-12 54-20 54 4 34 16 0 16-34 16-54 4-54-20Z', soft('#b98550')) +
    stroke(
      'M-42-10C-40 2-30 9-22 12M-24-11C-24 0-16 9-8 14M0-13V15M24-11C24 0 16 9 8 14M42-10C40 2 30 9 22 12',
      1.6,
      '#6d4726',
      0.7,
    ) +
    ellipse(0, -20, 54, 6, soft('#d9ae78')) +
    wake(60, 14),
  gondola:
    path(
      'M-80-44C-70-34-66-22-58-16-40-10 40-10 58-16 66-22 70-34 80-44 82-14 60 12 30 12H-30C-60 12-82-14-80-44Z',
      soft('#7a3f58'),
    ) +
    stroke('M-76-30C-66-10-46 0 0 0 46 0 66-10 76-30', 2, '#f1c85a') +
    band('M-80-44C-84-56-76-62-70-56M80-44C84-56 76-62 70-56', 3, '#e2b443', 2.4) +
    stroke('M-70-56V-48', 1.6) +
    dot(-70, -40, 24, glow('#ffd86b')) +
    rect(-76, -48, 12, 16, soft('#ffe7a6'), THIN, 4) +
    stroke('M70-56V-48', 1.6) +
    dot(70, -40, 24, glow('#ffd86b')) +
    rect(64, -48, 12, 16, soft('#ffe7a6'), THIN, 4) +
    wake(80, 12),
  sailboat:
    band('M0-8V-66', 2.6, '#8a5c33', 2.4) +
    path('M3-66C26-54 30-30 28-16H3Z', soft('#f8eed8')) +
    path('M-3-60C-18-48-24-30-24-16H-3Z', soft('#e98a6c')) +
    path('M-34-10H34C30 4 22 8 14 8H-14C-22 8-30 4-34-10Z', soft('#8f5c38')) +
    wake(36, 8),
  ribs:
    stroke('M-52 44-62 62M-10 46V62M34 46 44 62', 7) +
    stroke('M-52 44-62 62M-10 46V62M34 46 44 62', 4, '#8a5c33') +
    each([-58, -36, -14, 8, 30, 52], (x, i) =>
      band(`M${x} 20C${x - 2} 0 ${x + i - 2} -20 ${x + i * 2 - 4} ${-38 - Math.abs(i - 2.5) * 3}`, 5, '#e0b880', 2.8),
    ) +
    path('M-78-14C-50-2 44-2 80-24 80 18 60 46 30 48H-42C-66 46-78 20-78-14Z', soft('#b97a42')) +
    stroke('M-77 4C-50 14 44 14 78-6M-72 20C-46 28 42 28 72 14M-64 34C-44 39 40 39 60 32', 1.6, INK, 0.55) +
    path('M-80-18C-50-5 44-5 82-28L82-18C46 5-50 5-79-8Z', soft('#d9a763'), THIN) +
    band('M80 24C86 0 84-24 92-50', 6, '#8a5c33', 3),
  mooring:
    band('M0 4V-48', 6, '#9a6a3c', 2.6) +
    stroke('M-1.6 0V-44', 1.6, '#c99a60') +
    band('M0-46H16', 3, '#7d552f', 2.2) +
    dot(16, -30, 30, glow('#ffd86b')) +
    path('M8-38 16-45 24-38Z', soft('#4d4340'), THIN) +
    rect(10, -38, 12, 16, soft('#ffe7a6'), THIN, 2) +
    stroke('M-5-16H5M-5-12H5', 2.4, '#efe0bb'),
  lilies:
    pad(-24, 0, 24) +
    pad(22, 4, 20, '#82b862') +
    pad(6, -9, 14, '#5b9648') +
    lotus(-20, -4, 1, '#f3a9c0') +
    lotus(24, 0, 0.7, '#fbe6ee'),
  lily: pad(0, 2, 34) + lotus(0, -2, 1.7, '#f3a9c0'),
  cattails:
    cattail(-14, 44, -6) +
    cattail(0, 60, 2) +
    cattail(13, 40, 8) +
    band('M-22 2C-26-14-34-22-40-26M22 2C26-16 34-26 40-28M6 2C10-20 20-34 26-42', 2.2, '#7fb055', 1.8),
  clam:
    oval(0, 4, 46, 7, '#1d140a', 0.25) +
    dot(0, -24, 60, glow('#fff6e0')) +
    path('M-40-8C-54-34-40-62-22-62-14-70 14-70 22-62 40-62 54-34 40-8Z', soft('#e9a692')) +
    stroke('M0-12V-64M-12-12-20-60M12-12 20-60M-24-12-38-48M24-12 38-48', 1.8, '#b5654f', 0.8) +
    path('M-34-14C-30-30 30-30 34-14 24-4-24-4-34-14Z', soft('#fbe3dc'), THIN) +
    pearl(0, -20, 15) +
    path(
      'M-42-12C-30-4-20-10-14-4-6-10 6-10 14-4 20-10 30-4 42-12 44 2 26 10 0 10-26 10-44 2-42-12Z',
      soft('#d98f7c'),
    ) +
    stroke('M-26 4 -18-2M-9 8-6-3M9 8 6-3M26 4 18-2', 1.4, '#9c4f3c', 0.8),
  shells:
    shell(-26, 2, 1.1, '#f3b7a2', -18) +
    starfish(8, -4, 1.1, '#f0a04c') +
    shell(34, 3, 0.8, '#c8b4e0', 16) +
    pearl(-4, 4, 4),
  starfish: starfish(0, 0, 1.4, '#ea7f5c'),
  pearls:
    oval(0, 5, 30, 5, '#1d140a', 0.25) +
    pearl(-16, -2, 9) +
    pearl(16, -2, 9) +
    pearl(0, 0, 10) +
    pearl(-8, -14, 9) +
    pearl(9, -14, 9),
  onePearl: dot(0, -10, 34, glow('#ffffff')) + pearl(0, -10, 14),
  fishes: fish(-34, -10, 1, '#f0a04c') + fish(8, 8, 0.8, '#f0a04c') + fish(30, -20, 0.7, '#f6cf5c'),
  bubbles: each(
    [
      [-10, 10, 5],
      [4, -6, 7],
      [-6, -24, 4],
      [8, -36, 5.4],
      [-2, -52, 3.4],
    ] as const,
    ([x, y, r]) =>
      circle(x, y, r, '#dff7f8', 'stroke="#ffffff" stroke-width="1.4" fill-opacity=".4"') +
      dot(x - r * 0.3, y - r * 0.3, r * 0.24, '#fff'),
  ),
  anchor:
    band('M0-44V0M-14-34H14M-28-14C-26 6 26 6 28-14', 5, '#7d858b', 3) +
    path('M-28-26-36-10-20-12ZM28-26 36-10 20-12Z', soft('#7d858b'), THIN) +
    circle(0, -50, 6, 'none', 'stroke-width="6"') +
    circle(0, -50, 6, 'none', 'stroke="#7d858b" stroke-width="3"'),
  rope:
    each([0, 1, 2], (i) => ellipse(0, -i * 6, 22 - i * 2, 8, soft(i % 2 === 0 ? '#d9bd84' : '#e8d2a0'), THIN)) +
    ellipse(0, -13, 9, 3.4, '#9a7c48', THIN),
  parasol:
    band('M0 2V-84', 3, '#c99a60', 2.4) +
    path(
      'M-56-58C-44-88 44-88 56-58 46-64 38-64 30-58 20-64 10-64 0-58-10-64-20-64-30-58-38-64-46-64-56-58Z',
      soft('#d2563f'),
    ) +
    path('M-30-58C-28-72-16-80 0-82 16-80 28-72 30-58 20-64 10-64 0-58-10-64-20-64-30-58Z', soft('#fbf0d8'), THIN) +
    path('M0-58C-4-70-2-78 0-82 2-78 4-70 0-58Z', soft('#d2563f'), THIN) +
    circle(0, -84, 3, '#f1c043', THIN),
  deckchair:
    band('M-34 2 18-50M30 2-20-30', 4, '#a9794a', 2.6) +
    path('M12-56C4-40-8-26-26-22L-34-12C-8-14 14-30 24-52Z', soft('#3f8a9a')) +
    stroke('M16-50C8-34-6-22-28-17', 3, '#fbf0d8'),
  cross: path(
    'M-30-12-18-16 0-6 20-17 30-12 12-1 28 8 16 12-2 4-20 13-30 8-12-2Z',
    soft('#c8382c'),
    'stroke-width="1.6"',
  ),
  sandPile:
    path('M-34 4C-28-14-10-22 2-20 16-20 28-10 34 4Z', soft('#e2c688'), THIN) +
    stroke('M-12-6l6 4M8-10l6 6', 1.4, '#9a7c48', 0.7),
  riches:
    oval(0, 4, 52, 7, '#1d140a', 0.3) +
    dot(0, -30, 76, glow('#ffe79a')) +
    path('M-42-34C-46-62-32-72 0-72 32-72 46-62 42-34Z', soft('#8a5a34')) +
    path('M-36-34C-38-56-28-64 0-64 28-64 38-56 36-34Z', '#4d3220', THIN) +
    stroke('M-22-70V-36M22-70V-36', 3, '#d9b45a') +
    each(
      [
        [-26, -34],
        [-12, -40],
        [2, -36],
        [16, -41],
        [28, -34],
        [-18, -30],
        [10, -31],
      ] as const,
      ([x, y]) => circle(x, y, 8, soft('#f1c043'), 'stroke-width="1.2"'),
    ) +
    pearl(-4, -44, 8) +
    pearl(22, -44, 6) +
    path('M-32-42-26-52-20-42-26-32Z', soft('#3aa0c0'), 'stroke-width="1.2"') +
    rect(-44, -30, 88, 34, soft('#a9713f'), '', 3) +
    stroke('M-44-18H44M-24-30V4M24-30V4', 3, '#d9b45a') +
    rect(-8, -26, 16, 16, soft('#f1c043'), THIN, 3) +
    dot(0, -18, 2.4, INK),
  fourCards:
    oval(0, 12, 44, 5, '#1d140a', 0.2) +
    each(
      [
        [-30, -24, '#4f8348'],
        [-10, -8, '#a83a30'],
        [10, 8, '#2f66a3'],
        [30, 24, '#6a3f7c'],
      ] as const,
      ([x, a, c]) => `<g transform="translate(${x} ${-14 + Math.abs(a) * 0.3}) scale(1.5)">${leaf(0, 0, a, c)}</g>`,
    ),
  whirl:
    stroke('M-58 6C-52-40 10-62 46-30M58 2C54 40-8 58-44 30', 3, '#fffbe6', 0.8) +
    leaf(-50, -10, -34, '#4f8348') +
    leaf(-22, -38, -12, '#a83a30') +
    leaf(16, -42, 14, '#2f66a3') +
    leaf(48, -18, 40, '#a8814e') +
    leaf(50, 20, 66, '#6a3f7c') +
    leaf(-52, 24, -64, '#a8814e'),
  frogSeal:
    `<g transform="translate(-50 -52) scale(2.5)">${path(FROG, tall('#a8dc8a', '#3f8f4a'), 'stroke-width="1"')}</g>` +
    each(
      [-20.2, 20.2],
      (x) => circle(x, -34, 9, '#f9f0cf', THIN) + oval(x, -33, 4.4, 5.4, INK) + dot(x - 1.8, -36, 1.8, '#fff'),
    ) +
    stroke('M-26-17C-12-8 12-8 26-17', 2.4) +
    stroke('M-26 12C-33 20-33 28-28 34M26 12C33 20 33 28 28 34', 2) +
    dot(0, 20, 34, glow('#ffffff')) +
    pearl(0, 20, 16),
  hearts: heart(-22, 6, 1) + heart(8, -14, 1.4) + heart(30, 10, 0.8),
  floats: each(
    [
      [-40, 2, 0.8],
      [0, 8, 1],
      [38, 0, 0.7],
    ] as const,
    ([x, y, s]) =>
      dot(x, y - 12 * s, 34 * s, glow('#ffc85a')) +
      oval(x, y + 8 * s, 16 * s, 4 * s, '#ffd98a', 0.5) +
      path(
        `M${x - 12 * s} ${y}L${x - 9 * s} ${y - 22 * s}H${x + 9 * s}L${x + 12 * s} ${y}Z`,
        tall('#fff0b8', '#ffb24a'),
        THIN,
      ) +
      path(
        `M${x - 16 * s} ${y}H${x + 16 * s}L${x + 10 * s} ${y + 6 * s}H${x - 10 * s}Z`,
        soft('#c2473b'),
        'stroke-width="1.2"',
      ),
  ),
  stones: each(
    [
      [-46, 2, 16],
      [-8, -4, 14],
      [26, 2, 17],
      [58, -5, 12],
    ] as const,
    ([x, y, r]) =>
      oval(x, y + 3, r * 1.2, r * 0.4, FOAM, 0.7) +
      path(
        `M${x - r} ${y}C${x - r} ${y - r * 0.7} ${x + r} ${y - r * 0.8} ${x + r} ${y}C${x + r * 0.6} ${y + r * 0.4} ${x - r * 0.6} ${y + r * 0.4} ${x - r} ${y}Z`,
        soft('#a9b2b8'),
        THIN,
      ) +
      stroke(`M${x - r * 0.5} ${y - r * 0.4}q${r * 0.5} ${-r * 0.2} ${r} 0`, 1.6, '#eef2f4', 0.8),
  ),
  driftwood:
    band('M-52 0C-30-10 10-2 50-14M-8-4C-4-16-12-22-16-30M18-6C24-14 34-18 40-26', 7, '#b39472', 3) +
    stroke('M-44-2C-24-8 8-2 40-10', 1.4, '#7d6248', 0.6),
  flags:
    each([-60, 60], (x) => band(`M${x} 2V-62`, 3, '#9a6a3c', 2.2)) +
    path('M-58-62C-46-68-40-56-28-60V-42C-40-38-46-50-58-44Z', soft('#c94b3e')) +
    path('M62-62C74-68 80-56 92-60V-42C80-38 74-50 62-44Z', soft('#3f8a86')),
} as const;
export type Water = keyof typeof WATER;
