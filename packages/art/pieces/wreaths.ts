import { circle, each, path, rect, soft, stroke, THIN } from '../paint.ts';

/** Wreaths with flowers and a ribbon, about 0,0 and 96 high, and what hangs in their middle. */

const LEAF = 'M0-46C8-42 10-32 2-24-6-30-8-40 0-46Z';
const PETALS = [0, 72, 144, 216, 288].map((angle) => (angle * Math.PI) / 180);
const spin = (angle: number, body: string): string => `<g transform="rotate(${angle})">${body}</g>`;
const tenth = (n: number): number => Math.round(n * 10) / 10;

function flower(colour: string): string {
  return (
    each(PETALS, (a) =>
      circle(tenth(5.4 * Math.cos(a)), tenth(-36 + 5.4 * Math.sin(a)), 4.6, soft(colour), 'stroke-width="1"'),
    ) + circle(0, -36, 3.6, '#f5d160', 'stroke-width="1"')
  );
}

function wreath(leaves: readonly string[], flowers: readonly string[], ribbon: string, middle: string): string {
  const all = Array.from({ length: 22 }, (_, i) => i);
  return (
    each(all, (i) => spin(tenth((i * 360) / 22), path(LEAF, soft(leaves[i % leaves.length]), 'stroke-width="1.3"'))) +
    each([0, 60, 118, 242, 300], (angle, i) => spin(angle, flower(flowers[i % flowers.length]))) +
    path(
      'M-12 40C-20 48-24 52-28 52-18 56-8 52-2 44ZM12 40C20 48 24 52 28 52 18 56 8 52 2 44Z',
      soft(ribbon),
      'stroke-width="1.3"',
    ) +
    circle(0, 40, 6.4, soft(ribbon), 'stroke-width="1.3"') +
    middle
  );
}

const GREEN = ['#8fb84e', '#6a9548', '#557f3e'];

export const WREATHS = {
  /** Ears of corn, and a sprout. */
  wreathSprout: wreath(
    ['#d9b84a', '#b99a35', '#8fb84e'],
    ['#f6d76c', '#ee9f7a'],
    '#6a9548',
    stroke('M0 16V-4', 4, '#557f3e') +
      path('M0-2C-14-2-18-12-17-18-6-18 0-12 0-2ZM0-2C14-2 18-12 17-18 6-18 0-12 0-2Z', soft('#7db53a'), THIN),
  ),
  /** A house. */
  wreathHouse: wreath(
    ['#8fa39a', '#6f8a86', '#557f6e'],
    ['#fdf6e2', '#c9d6da'],
    '#8a5c33',
    rect(-12, -4, 24, 20, soft('#ead9b4'), THIN) +
      path('M-17-3 0-19 17-3Z', soft('#b3564a'), THIN) +
      rect(-4, 4, 8, 12, soft('#8a5c33'), THIN),
  ),
  /** A crown. */
  wreathCrown: wreath(
    ['#7a5a94', '#5b4478', '#8fb84e'],
    ['#e3b5e8', '#fdf6e2', '#c8a6dd'],
    '#6a3f7c',
    path('M-17 12-19-10-9-1 0-16 9-1 19-10 17 12Z', soft('#f1c043'), THIN) + circle(0, 4, 3.4, '#b3392e', THIN),
  ),
  /** A paw. */
  wreathPaw: wreath(
    GREEN,
    ['#ee9f7a', '#f6d76c', '#f0a3b8'],
    '#b5761f',
    path('M0-2C8-2 14 6 12 12 10 18 4 15 0 15-4 15-10 18-12 12-14 6-8-2 0-2Z', soft('#8a5c33'), THIN) +
      each(
        [
          [-13, -3],
          [-5, -11],
          [5, -11],
          [13, -3],
        ],
        ([x, y]) => circle(x, y, 4.4, soft('#8a5c33'), THIN),
      ),
  ),
  /** A dove. */
  wreathDove: wreath(
    ['#6f9ac0', '#4f7b9b', '#8fb8a0'],
    ['#fdf6e2', '#bfe0f2'],
    '#2f66a3',
    path('M-18 4C-10 8-6 6-4 0-8-10-4-18 2-20 2-10 8-6 14-8 20-6 18 0 12 2 10 12 0 16-10 13Z', soft('#fffaf0'), THIN) +
      path('M18-5 24-3 18-1Z', '#e6a63d', THIN),
  ),
  /** An open book. */
  wreathBook: wreath(
    ['#c8a66a', '#a8814e', '#8fb84e'],
    ['#fdf6e2', '#ee9f7a'],
    '#8a5530',
    path('M0-8C-6-13-14-13-20-11V11C-14 9-6 9 0 14 6 9 14 9 20 11V-11C14-13 6-13 0-8Z', soft('#fffaf0'), THIN) +
      stroke('M0-8V14M-15-5q6-1 11 2M-15 1q6-1 11 2M15-5q-6-1-11 2M15 1q-6-1-11 2', 1.3),
  ),
  /** A signpost. */
  wreathSign: wreath(
    GREEN,
    ['#e2604c', '#f0a3b8', '#fdf6e2'],
    '#b3392e',
    stroke('M0 18V-18', 4.4, '#8a5c33') +
      path('M-14-15H10L17-9.5 10-4H-14Z', soft('#d9a65a'), THIN) +
      path('M14-1H-10L-17 4.5-10 10H14Z', soft('#c2473b'), THIN),
  ),
};
export type Wreath = keyof typeof WREATHS;
