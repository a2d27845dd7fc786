import { dot, each, glow, oval, stroke, tall } from '../paint.ts';
import { fill, shade, type Backdrop } from './air.ts';

const arch = (x: number, y: number, w: number, h: number, paint: string): string =>
  fill(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, paint);
const ring = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#f0d48a" stroke-width="1.6"/>`;
const star = (x: number, y: number, r: number): string => dot(x, y, r, '#fff4d0');

/** Rooms that are too large to live in, and what the backs of cards show. */
export const HALLS = {
  ballroom: {
    back:
      fill('M0 0H160V72H0Z', tall('#7c8fbd', '#c3b7d4')) +
      each([4, 33, 103, 132], (x) => arch(x, 16, 24, 52, tall('#1f2d5c', '#54639c'))) +
      each([4, 33, 103, 132], (x) => star(x + 7, 28, 0.9) + star(x + 17, 36, 0.8) + star(x + 10, 46, 0.7)) +
      each([4, 33, 103, 132], (x) =>
        stroke(`M${x} 68V28a12 12 0 0 1 24 0V68M${x + 12} 16V68M${x} 46h24`, 2, '#f0dfb2'),
      ) +
      each(
        [0, 30.5, 60, 99.5, 129.5, 159],
        (x) => fill(`M${x - 2.4} 0h4.8v70h-4.8Z`, tall('#fbf3dc', '#d6c4a4')) + fill(`M${x - 4} 67h8v5h-8Z`, '#c9b48e'),
      ) +
      dot(80, 22, 64, glow('#fff2c0'), 0.95) +
      stroke('M80 0V10M62 20C66 12 94 12 98 20M56 26C62 18 98 18 104 26', 1.6, '#b98a2c') +
      each(
        [56, 68, 80, 92, 104],
        (x, i) =>
          fill(`M${x - 1.5} ${i === 0 || i === 4 ? 22 : 18}h3v6h-3Z`, '#fff8e0') +
          dot(x, i === 0 || i === 4 ? 21 : 17, 2.2, '#ffd968'),
      ) +
      each([60, 68, 76, 84, 92, 100], (x, i) => dot(x, 28 + (i === 2 || i === 3 ? 3 : 0), 1.3, '#ffffff')) +
      fill('M0 70H160V100H0Z', tall('#d8b98a', '#8f6a4a')) +
      each([0, 1, 2, 3, 4, 5, 6, 7], (i) =>
        fill(`M${80 + (i - 4) * 20} 70h10L${80 + (i - 3.5) * 2.1 * 20} 100h${-21}Z`, '#f3dfb4', 0.5),
      ) +
      stroke('M0 77H160M0 87H160', 1, '#7a5636', 0.4) +
      oval(80, 92, 46, 7, '#fff3cf', 0.35),
    front: shade,
  },
  greathall: {
    back:
      fill('M0 0H160V76H0Z', tall('#8d7f74', '#b7a48c')) +
      arch(58, 8, 44, 66, tall('#cfe6ea', '#f8efce')) +
      stroke('M80 8V74M58 34H102M58 54H102M69 12V74M91 12V74', 1.6, '#7a6a5c') +
      fill('M62 74C66 66 72 70 76 64 84 70 92 64 98 74Z', '#9dbf84', 0.7) +
      dot(80, 40, 60, glow('#fff1c4'), 0.85) +
      each(
        [
          [4, '#b23a44'],
          [30, '#3f66ac'],
          [116, '#4c8250'],
          [142, '#7a4a96'],
        ] as const,
        ([x, c]) =>
          fill(`M${x} 10h15v36l-7.5 8-7.5-8Z`, tall(c, c)) +
          stroke(`M${x - 2} 10h19`, 2, '#e2b443') +
          dot(x + 7.5, 27, 4, '#f6e3b0', 0.9) +
          stroke(`M${x + 2.5} 40h10`, 1.4, '#f6e3b0', 0.8),
      ) +
      each(
        [25, 52, 108, 135],
        (x) =>
          fill(`M${x - 4} 0h8v78h-8Z`, tall('#efe6d2', '#b9a88c')) +
          stroke(`M${x - 1.4} 6V72M${x + 1.4} 6V72`, 0.9, '#8d7c62', 0.6) +
          fill(`M${x - 6.5} 74h13v6h-13Z`, '#a8967a') +
          fill(`M${x - 6.5} 0h13v5h-13Z`, '#d8c9ac'),
      ) +
      fill('M0 78H160V100H0Z', tall('#8c7258', '#5d4838')) +
      fill('M34 100 62 76H98L126 100Z', tall('#b8483f', '#8a2f34')) +
      stroke('M38 100 64 76M122 100 96 76', 1.6, '#e6b650'),
    front: shade,
  },
  riverBack: {
    back:
      fill('M0 0H160V100H0Z', tall('#2f8a94', '#174f66')) +
      each([0, 1, 2, 3, 4, 5, 6, 7], (i) =>
        stroke(
          `M${-20 - (i % 2) * 16} ${8 + i * 13}q8-9 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0`,
          2.4,
          '#7fd0cc',
          0.5,
        ),
      ) +
      dot(80, 60, 54, glow('#d8fbf4'), 0.75) +
      dot(80, 61, 36, '#0f4255', 0.85) +
      ring(80, 61, 36) +
      ring(80, 61, 32.5) +
      stroke('M5 5H155V95H5Z', 2, '#f0d48a', 0.9) +
      each(
        [
          [5, 5],
          [155, 5],
          [5, 95],
          [155, 95],
        ] as const,
        ([x, y]) => dot(x, y, 5, '#174f66') + ring(x, y, 5),
      ),
    front: shade,
  },
  adornmentBack: {
    back:
      fill('M0 0H160V100H0Z', tall('#6e3a78', '#3a1f4c')) +
      stroke(
        Array.from(
          { length: 17 },
          (_, i) => `M${-60 + i * 20} 0L${40 + i * 20} 100M${-60 + i * 20} 100L${40 + i * 20} 0`,
        ).join(''),
        1.1,
        '#b98ac4',
        0.35,
      ) +
      each(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((i) =>
          [0, 1, 2, 3, 4, 5].map((j) => [i * 20 + (j % 2) * 10, j * 20] as const),
        ),
        ([x, y]) => dot(x, y, 1.3, '#f6e3b0', 0.7),
      ) +
      dot(80, 60, 54, glow('#ffe9b8'), 0.7) +
      dot(80, 61, 36, '#2c1540', 0.85) +
      ring(80, 61, 36) +
      ring(80, 61, 32.5) +
      stroke('M5 5H155V95H5Z', 2, '#f0d48a', 0.9) +
      each(
        [
          [5, 5],
          [155, 5],
          [5, 95],
          [155, 95],
        ] as const,
        ([x, y]) => dot(x, y, 5, '#3a1f4c') + ring(x, y, 5),
      ),
    front: shade,
  },
} as const satisfies Record<string, Backdrop>;
