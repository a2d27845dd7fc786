import { dot, each, glow, oval, stroke, tall } from '../paint.ts';
import { fill, shade, sky, sun, type Backdrop } from './air.ts';
import { cloud, firs, flowers, grass, roundTrees } from './plants.ts';
import { ripples, surface } from './surface.ts';

const pad = (x: number, y: number, r: number, colour = '#6da056'): string =>
  fill(`M${x} ${y}L${x + r} ${y - r * 0.14}A${r} ${r * 0.34} 0 1 1 ${x + r * 0.72} ${y - r * 0.26}Z`, colour);
const reed = (x: number, y: number, h: number): string =>
  stroke(`M${x} 101C${x + 1} ${y + h * 0.3} ${x - 2} ${y + 6} ${x} ${y}`, 1.6, '#5f8f4b') +
  `<rect x="${x - 1.7}" y="${y - 5}" width="3.4" height="9.5" rx="1.7" fill="#8a5a34"/>`;
const reeds = (spots: readonly (readonly [number, number])[]): string => each(spots, ([x, y]) => reed(x, y, 101 - y));
const blades = (d: string, colour: string): string => stroke(d, 1.8, colour);

/** Brooks, beaches, gardens with water and what lies below the surface. */
export const BROOKS = {
  /** Green and still: willows, lily pads, mist. */
  marsh: {
    back:
      sky('#bfdcc0', '#f0f3cf') +
      dot(80, 30, 56, glow('#fffbe0')) +
      fill('M0 54C30 44 60 50 90 45 120 42 140 48 160 46V70H0Z', '#b4d0a2') +
      roundTrees(
        [
          [60, 58, 0.8],
          [100, 57, 0.9],
          [78, 58, 0.5],
        ],
        '#92b87a',
      ) +
      surface(58, '#a8d3b4', '#3f8478') +
      ripples([
        [30, 66, 14],
        [70, 64, 12],
        [110, 66, 14],
        [52, 76, 12],
        [94, 80, 12],
      ]) +
      fill('M0 66C40 62 60 70 90 66S140 64 160 67V71C130 70 110 74 80 71S30 74 0 70Z', '#f6fbe8', 0.4) +
      willow(-4, -1) +
      willow(164, 1) +
      fill('M0 101V82C12 78 26 84 36 101ZM160 101V80C146 78 132 84 122 101Z', tall('#86b356', '#5c8a3e')) +
      each(
        [
          [52, 72, 8],
          [112, 74, 7],
          [72, 84, 9],
          [100, 90, 10],
          [48, 92, 9],
        ] as const,
        ([x, y, r], i) => pad(x, y, r, i % 2 === 0 ? '#5f9a4c' : '#7bb05c'),
      ),
    front:
      reeds([
        [8, 72],
        [16, 80],
        [148, 74],
        [154, 82],
        [140, 86],
      ]) + shade,
  },
  /** Water falls from blue rocks into a deep pool. */
  falls: {
    back:
      sky('#9fcbe6', '#e8f3f2') +
      fill('M0 24C20 14 40 22 54 16V70H0ZM160 20C138 12 122 22 106 16V70H160Z', tall('#8aa5bd', '#5d7f9c')) +
      fill('M0 40C16 32 34 40 50 34L54 66H0ZM160 38C144 30 126 40 110 34L106 66H160Z', tall('#6f90ad', '#47698a')) +
      stroke('M14 30l4 12M34 26l-2 14M22 48l3 10M140 28l-4 12M124 26l2 14M146 46l-3 12', 1.4, '#3f5f80', 0.6) +
      firs(
        [
          [10, 27, 0.9],
          [26, 22, 0.7],
          [146, 24, 0.9],
          [132, 20, 0.7],
          [42, 21, 0.6],
          [118, 20, 0.6],
        ],
        '#5f8a78',
      ) +
      fill('M54 12C66 8 94 8 106 12L110 74H50Z', tall('#e6f7fc', '#8ecbe2')) +
      stroke('M62 14 59 68M71 12 69 70M80 12V72M89 12 91 70M98 14 101 68', 2, '#ffffff', 0.75) +
      stroke('M66 14 64 60M94 14 96 60M76 20V54M85 26V64', 1.2, '#4f9dc4', 0.6) +
      surface(68, '#7fc4e0', '#235f94') +
      each(
        [
          [56, 70, 12],
          [72, 72, 14],
          [90, 72, 14],
          [105, 70, 12],
          [80, 68, 12],
        ] as const,
        ([x, y, r]) => oval(x, y, r, r * 0.42, '#ffffff', 0.55),
      ) +
      ripples(
        [
          [16, 80, 16],
          [44, 84, 14],
          [100, 84, 14],
          [128, 80, 16],
          [66, 92, 20],
          [12, 92, 14],
        ],
        '#d8f0fa',
      ),
    front: fill('M0 101V84C10 80 20 86 28 101ZM160 101V82C148 80 140 86 132 101Z', tall('#6f90ad', '#3d5c7c')) + shade,
  },
  /** A river winds through dry grass and sand. */
  sandbank: {
    back:
      sky('#c9dfe0', '#fbf0d0') +
      sun(36, 18, 8) +
      cloud(116, 18, 1) +
      fill('M0 48C30 38 60 46 90 40 120 36 140 42 160 40V70H0Z', '#e2cf9c') +
      roundTrees(
        [
          [14, 54, 0.7],
          [146, 52, 0.8],
          [132, 53, 0.5],
        ],
        '#b0a05c',
      ) +
      fill('M0 54C40 48 120 48 160 54V101H0Z', tall('#ecd9a6', '#d0ae6c')) +
      fill(
        'M92 51C120 54 118 60 92 63 56 66 28 70 36 79 44 87 96 84 122 92 132 96 134 99 134 101H26C18 92 2 88-2 82 -4 70 44 62 72 58 88 56 92 54 84 51Z',
        tall('#a5d8d4', '#4a98a6'),
      ) +
      ripples([
        [52, 68, 12],
        [20, 78, 14],
        [56, 84, 14],
        [94, 91, 14],
        [48, 94, 14],
      ]) +
      stroke('M100 66q8-3 16 0M112 74q10-3 20 0M130 62q7-2 14 0M126 84q8-2 16 0M70 76q8-2 14 0', 1.2, '#b08d4c', 0.6),
    front: grass('#c2a04c', 23) + shade,
  },
  /** A warm beach between rocks. */
  cove: {
    back:
      sky('#8fcfe0', '#fdecc8') +
      sun(44, 30, 10, '#fff6d0') +
      cloud(104, 18, 1.1) +
      surface(52, '#7fd0d0', '#2f8fa0') +
      ripples([
        [50, 60, 14],
        [84, 57, 10],
        [70, 68, 16],
        [98, 64, 12],
        [40, 70, 12],
      ]) +
      fill('M0 18C14 12 26 20 30 34 36 44 30 56 40 64 34 72 0 74 0 74Z', tall('#b08a72', '#7c5a4c')) +
      fill('M160 12C140 8 130 22 128 36 120 46 128 56 116 64 126 74 160 74 160 74Z', tall('#b08a72', '#7c5a4c')) +
      stroke('M10 26l6 14M20 44l4 12M148 24l-6 14M138 46l-4 12M8 50l4 12M150 50l-3 12', 1.5, '#5d4138', 0.6) +
      fill('M0 18C14 12 26 20 30 30 22 24 10 24 0 28ZM160 12C140 8 130 22 129 30 138 22 150 20 160 24Z', '#8fae62') +
      fill('M0 74C40 64 120 64 160 72V101H0Z', tall('#f4e2b0', '#d8ba7c')) +
      fill('M0 74C40 64 120 64 160 72V75C120 67 40 67 0 77Z', '#ffffff', 0.75) +
      stroke('M20 86q10-3 18 0M116 84q10-3 18 0M60 92q10-3 18 0M132 94q8-2 14 0', 1.2, '#b8975a', 0.55),
    front: shade,
  },
  /** On the ground of the river. */
  seabed: {
    back:
      fill('M0 0H160V100H0Z', tall('#9fe0da', '#1d6280')) +
      fill('M28-4 10 84H30L46-4ZM70-4 64 90H88L92-4ZM118-4 128 84H146L136-4Z', '#ffffff', 0.16) +
      fill('M0 62C20 52 34 60 50 54 74 48 96 58 120 52 138 48 150 56 160 52V100H0Z', '#2f8a98', 0.55) +
      fill('M0 80C40 70 70 80 100 76 126 73 146 78 160 75V101H0Z', tall('#ead9a8', '#b99a66')) +
      stroke('M20 90q10-3 18 0M70 86q10-3 18 0M112 92q10-3 18 0M44 96q8-2 14 0', 1.3, '#9a7c48', 0.55) +
      each(
        [
          [18, 24, 2.6],
          [24, 36, 1.6],
          [138, 22, 2.2],
          [144, 40, 3],
          [52, 16, 1.6],
          [112, 30, 1.8],
        ] as const,
        ([x, y, r]) => dot(x, y, r, '#ffffff', 0.45),
      ),
    front:
      blades('M6 101C2 90 10 82 5 68M12 101C16 90 8 84 13 74M19 101C16 94 21 90 18 84', '#3f8a5a') +
      blades('M154 101C158 90 150 82 155 66M147 101C143 90 151 84 146 76M140 101C143 94 138 90 141 84', '#3f8a5a') +
      coral(30, 100, 0.8, '#e8826c') +
      coral(131, 101, 0.9, '#d96a8a') +
      shade,
  },
  /** Lawns and a long basin. */
  watergarden: {
    back:
      sky('#a9d7e4', '#f8f2d6') +
      sun(126, 16, 8) +
      cloud(50, 18, 1.1) +
      fill('M0 52C40 42 120 42 160 50V100H0Z', tall('#a9cd83', '#7fae58')) +
      each([12, 30, 130, 148], (x, i) =>
        fill(
          `M${x - 7} ${62 + (i % 2)}C${x - 9} 48 ${x - 4} 38 ${x} 32C${x + 4} 38 ${x + 9} 48 ${x + 7} ${62 + (i % 2)}Z`,
          tall('#86b46a', '#4f8348'),
        ),
      ) +
      fill('M0 70C50 62 110 62 160 70V101H0Z', tall('#9cc76c', '#6f9f48')),
    front:
      grass('#5f9444', 31) +
      flowers([
        [8, 92, '#f7b7c6', 1.6],
        [18, 96, '#fbf5e8', 1.4],
        [150, 92, '#c8a6dd', 1.6],
        [142, 96, '#f6d565', 1.4],
      ]) +
      shade,
  },
} as const satisfies Record<string, Backdrop>;

function coral(x: number, y: number, s: number, colour: string): string {
  const d = `M${x} ${y}C${x} ${y - 8 * s} ${x - 1} ${y - 12 * s} ${x} ${y - 20 * s}M${x} ${y - 7 * s}C${x - 6 * s} ${y - 9 * s} ${x - 8 * s} ${y - 12 * s} ${x - 8 * s} ${y - 18 * s}M${x} ${y - 9 * s}C${x + 5 * s} ${y - 10 * s} ${x + 8 * s} ${y - 14 * s} ${x + 8 * s} ${y - 19 * s}`;
  return stroke(d, 4 * s, colour).replace('<path', '<path stroke-linecap="round"');
}

/** A willow at the edge; its twigs hang towards the middle. */
function willow(x: number, side: 1 | -1): string {
  const k = -side;
  const twigs = each([0, 1, 2, 3, 4], (i) =>
    stroke(
      `M${x + k * (4 + i * 8)} ${6 + i * 3}C${x + k * (10 + i * 9)} ${22 + i * 2} ${x + k * (8 + i * 8)} ${40 - i} ${x + k * (10 + i * 8)} ${62 - i * 7}`,
      3.4,
      i % 2 === 0 ? '#7fa84c' : '#95bb5c',
    ).replace('<path', '<path stroke-linecap="round"'),
  );
  return (
    fill(
      `M${x} 101C${x + k * 8} 74 ${x + k * 2} 40 ${x + k * 10} 10H${x + k * 18}C${x + k * 12} 42 ${x + k * 16} 74 ${x + k * 22} 101Z`,
      '#7a5a3a',
    ) +
    oval(x + k * 16, 10, 32, 15, '#88b052') +
    oval(x + k * 10, 5, 22, 9, '#a6c86a') +
    twigs
  );
}
