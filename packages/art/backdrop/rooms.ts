import { dot, each, glow, light, oval, stroke, tall } from '../paint.ts';
import { fill, shade, type Backdrop } from './air.ts';

const box = (x: number, y: number, w: number, h: number, paint: string): string =>
  fill(`M${x} ${y}h${w}v${h}h${-w}Z`, paint);

const panels = (colour: string, line: string, floor = 74): string =>
  fill(`M0 0H160V${floor}H0Z`, tall(light(colour, 0.06), colour)) +
  stroke([16, 43, 70, 97, 124, 151].map((x) => `M${x} 0V${floor}`).join(''), 1.2, line, 0.7) +
  box(0, floor - 10, 160, 2, line) +
  box(0, floor - 3, 160, 3, line);
const boards = (y: number, colour: string, line: string): string =>
  fill(`M0 ${y}H160V100H0Z`, tall(light(colour, 0.1), colour)) +
  stroke(
    `M0 ${y + 7}H160M0 ${y + 16}H160M30 ${y}l-8 7M90 ${y}l2 7M128 ${y}l6 7M56 ${y + 7}l-5 9M112 ${y + 7}l5 9M20 ${y + 16}l-8 10M84 ${y + 16}l1 10M146 ${y + 16}l8 10`,
    1.1,
    line,
    0.8,
  );

const tallWindow = (x: number, y: number, w: number, h: number, frame: string): string =>
  fill(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, tall('#bfe2ee', '#f2f4dc')) +
  fill(`M${x} ${y + h}V${y + h - 8}c6-4 10-4 14-1c4-3 8-3 12 0V${y + h}Z`, '#a9c98a', 0.8) +
  stroke(
    `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}ZM${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.55}H${x + w}`,
    2.4,
    frame,
  ) +
  box(x - 3, y + h - 1, w + 6, 3, frame);
const beam = (x: number, y: number, w: number): string => fill(`M${x} ${y}h${w}l34 60h${-w - 14}Z`, '#fff0c0', 0.2);

function shelf(x: number, y: number, w: number, seed: number): string {
  const hues = ['#7a3b31', '#3f6b75', '#c79a45', '#5b7a3d', '#8a6fa0', '#a8563c'];
  let books = '';
  for (let i = 0, at = x + 2; at < x + w - 5; i++) {
    const h = 9 + ((i * 5 + seed * 3) % 5);
    const b = 3.4 + ((i * 3 + seed) % 3) * 0.8;
    books += box(at, y - h, b, h, hues[(i * 2 + seed) % 6]);
    at += b + 0.5;
    if ((i + seed) % 5 === 4) at += 5;
  }
  return books + box(x, y, w, 2.6, '#6b4529') + box(x, y + 2.6, w, 1, '#4f3320');
}
const lamp = (x: number, y: number): string =>
  stroke(`M${x} 0V${y}`, 1.2, '#4d3220') +
  dot(x, y + 5, 34, glow('#ffd887'), 0.75) +
  fill(`M${x - 5} ${y + 1}L${x} ${y - 3}L${x + 5} ${y + 1}V${y + 10}H${x - 5}Z`, '#ffe7a6') +
  stroke(`M${x - 5} ${y + 1}L${x} ${y - 3}L${x + 5} ${y + 1}V${y + 10}H${x - 5}Z`, 1.4, '#4d3220');

export const ROOMS = {
  hall: {
    back:
      panels('#a87650', '#8a5d3e') +
      dot(80, 40, 70, glow('#ffe0a0'), 0.75) +
      tallWindow(12, 12, 26, 42, '#6b4529') +
      beam(16, 26, 20) +
      shelf(116, 24, 42, 1) +
      shelf(116, 42, 42, 3) +
      shelf(116, 60, 42, 5) +
      boards(74, '#7a5236', '#583822') +
      oval(80, 91, 58, 8, '#a9463b', 0.85) +
      oval(80, 91, 50, 6, '#c66a50', 0.6),
    front: shade,
  },
  library: {
    back:
      panels('#8d6a4e', '#6f4f38') +
      dot(80, 40, 74, glow('#ffdf9c'), 0.7) +
      shelf(2, 22, 50, 2) +
      shelf(2, 40, 50, 4) +
      shelf(2, 58, 50, 0) +
      shelf(108, 22, 52, 1) +
      shelf(108, 40, 52, 3) +
      shelf(108, 58, 52, 5) +
      lamp(80, 12) +
      boards(74, '#6f4b34', '#50331f') +
      oval(80, 91, 56, 7.5, '#4c5f7d', 0.85) +
      oval(80, 91, 48, 5.6, '#6d83a4', 0.6),
    front: shade,
  },
  tavern: {
    back:
      panels('#b0794a', '#865631') +
      dot(80, 44, 80, glow('#ffd27a'), 0.85) +
      lamp(34, 16) +
      lamp(126, 16) +
      box(0, 0, 160, 6, '#5e3d25') +
      each([8, 58, 102, 148], (x) => fill(`M${x - 3} 6h6l-1 6h-4Z`, '#5e3d25')) +
      shelf(60, 22, 40, 9).replaceAll('#3f6b75', '#b9c7b0') +
      each(
        [
          [10, 74],
          [148, 74],
          [24, 74],
        ] as const,
        ([x, y]) =>
          fill(`M${x - 8} ${y}c-3-6-3-14 0-20h16c3 6 3 14 0 20Z`, tall('#c28c52', '#8d5f33')) +
          stroke(`M${x - 9.6} ${y - 6}h19.2M${x - 9.6} ${y - 14}h19.2`, 1.6, '#55504a'),
      ) +
      boards(74, '#7d5435', '#5a3922'),
    front: shade,
  },
  school: {
    back:
      panels('#c9a878', '#a5855a') +
      dot(60, 40, 74, glow('#fff0c4'), 0.8) +
      box(74, 12, 78, 46, '#6b4529') +
      fill('M77 15H149V55H77Z', tall('#3f5f50', '#2f493e')) +
      stroke(
        'M124 24c8-3 14 2 14 8c-7 1-13-2-14-8Zm0 0c4 3 8 6 14 8M86 24h18M86 30h12M90 38v10m5-10v10m5-10v10m-14-2l18-7M118 48a6 6 0 1 0 12 0a6 6 0 1 0-12 0M134 44l10 8',
        1.2,
        '#eef2e2',
        0.85,
      ) +
      tallWindow(10, 12, 24, 42, '#7a5230') +
      beam(14, 26, 18) +
      boards(74, '#8f6742', '#6a4a2c') +
      oval(80, 91, 56, 7, '#5d7f4a', 0.7),
    front: shade,
  },
  royal: {
    back:
      fill('M0 0H160V76H0Z', tall('#a47890', '#7d5569')) +
      each(
        [14, 48, 112, 146],
        (x, i) =>
          fill(
            `M${x - 9} 0h18v42l-9 9-9-9Z`,
            tall(i % 2 === 0 ? '#8f3a4c' : '#c8953f', i % 2 === 0 ? '#6f2c3c' : '#9c6f2c'),
          ) + fill(`M${x} 16c6 4 6 12 0 16c-6-4-6-12 0-16Z`, '#f6e3b0', 0.7),
      ) +
      dot(80, 44, 66, glow('#ffe3a6'), 0.85) +
      each(
        [28, 132],
        (x) => fill(`M${x - 4} 0h8v76h-8Z`, tall('#e9dcc6', '#c4b198')) + box(x - 6, 70, 12, 6, '#b39f84'),
      ) +
      fill('M0 76H160V100H0Z', tall('#6b4656', '#4e3240')) +
      fill('M40 100 60 76H100L120 100Z', tall('#c0474a', '#932f34')) +
      stroke('M44 100 62 76M116 100 98 76', 1.6, '#e6b650'),
    front: shade,
  },
  court: {
    back:
      panels('#94694a', '#755037') +
      dot(80, 38, 74, glow('#ffe2a8'), 0.75) +
      tallWindow(12, 10, 22, 46, '#5c3c24') +
      tallWindow(126, 10, 22, 46, '#5c3c24') +
      fill('M56 0H104V34L80 46 56 34Z', tall('#2f5d96', '#234a78')) +
      stroke('M80 10V30M70 14H90M70 14l-4 9h8ZM90 14l-4 9h8ZM74 32H86', 1.5, '#f3d98a') +
      boards(74, '#6f4b34', '#50331f'),
    front: shade,
  },
  workshop: {
    back:
      panels('#b38a5c', '#8d683f') +
      dot(70, 36, 74, glow('#ffe6ae'), 0.8) +
      tallWindow(14, 14, 26, 40, '#6b4529') +
      beam(18, 28, 20) +
      stroke('M104 16V34M112 16V30M122 16v16M118 16h8M134 14l10 18M150 16V32', 2.2, '#5e6367') +
      fill('M101 34h6l1 6h-8ZM108.5 30h7v6h-7ZM130 30l6 6 10-6-4-6Z', '#8a5c33') +
      box(98, 12, 60, 3, '#6b4529') +
      shelf(112, 58, 46, 9)
        .replaceAll('#3f6b75', '#d6b27c')
        .replaceAll('#8a6fa0', '#b98a52')
        .replaceAll('#7a3b31', '#96683a') +
      boards(74, '#94693f', '#6f4b2a') +
      stroke('M30 90q4-4 7 0q3 4-2 4M124 94q4-4 7 0q3 4-2 4M112 86q3-3 5 0', 1.5, '#f0d9a6'),
    front: shade,
  },
  infirmary: {
    back:
      panels('#c3d0bf', '#9fb09b') +
      dot(70, 36, 74, glow('#fff6d6'), 0.8) +
      tallWindow(14, 12, 26, 42, '#8a7a60') +
      beam(18, 26, 20) +
      each(
        [
          [112, 28],
          [112, 48],
        ] as const,
        ([x, y]) => box(x, y, 46, 2.6, '#8a6a48'),
      ) +
      each(
        [
          [115, 28, '#7cc0a0'],
          [124, 28, '#e0a13c'],
          [133, 28, '#a78bc4'],
          [142, 28, '#d96a5c'],
          [151, 28, '#8fc0d8'],
          [118, 48, '#d96a5c'],
          [128, 48, '#8fc0d8'],
          [138, 48, '#7cc0a0'],
          [148, 48, '#e0a13c'],
        ] as const,
        ([x, y, c]) =>
          fill(`M${x - 1.5} ${y - 10}h3v3c3 1 3.5 3 3.5 7h-10c0-4 .5-6 3.5-7Z`, c) +
          box(x - 2, y - 12, 4, 2.4, '#7a5230'),
      ) +
      boards(74, '#a58a68', '#7f6648') +
      oval(80, 91, 56, 7, '#8fae9a', 0.7),
    front: shade,
  },
} as const satisfies Record<string, Backdrop>;
