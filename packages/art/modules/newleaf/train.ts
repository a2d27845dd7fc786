import { circle, dark, dot, each, INK, outlined, path, rect, soft, stroke, tall, THIN } from '../../paint.ts';
import { put } from '../../valley/kit.ts';

/** What each kind of Train Car carries, on a wagon of its own colour. */
const LOADS = {
  'train-two-twig': { body: '#8f5a34', load: put('twigBundle', 62, 36, 0.62) + put('twigBundle', 98, 36, 0.62) },
  'train-berry': {
    body: '#8a3a5a',
    load: put('berries', 60, 38, 0.62) + put('berries', 82, 34, 0.62) + put('berries', 102, 38, 0.62),
  },
  'train-resin': {
    body: '#b5761f',
    load: put('resin', 60, 38, 0.62) + put('resin', 84, 35, 0.66) + put('resin', 104, 38, 0.5),
  },
  'train-pebble': { body: '#6d7b86', load: put('pebbles', 62, 38, 0.66) + put('pebbles', 98, 38, 0.66) },
  'train-any': { body: '#3f7a6c', load: put('goods', 64, 20, 0.46) + put('goods', 104, 20, 0.46) },
  'train-point': { body: '#b0862d', load: put('chest', 82, 38, 0.8) },
} as const;
export type CarName = keyof typeof LOADS;
export const CARS = Object.keys(LOADS) as readonly CarName[];

const wheel = (x: number): string => circle(x, 76, 9, soft('#5b4630')) + circle(x, 76, 4, '#e2b443', THIN);

/** A wagon on a ground of 160 by 90; the rail is at y = 85. */
export function wagon(body: string, load: string): string {
  return outlined(
    stroke('M-4 66H14M146 66H164', 4, '#3d3d44') +
      load +
      path('M12 36H148L142 68H18Z', soft(body)) +
      stroke('M20 46H140M22 56H138', 1.2, INK, 0.4) +
      rect(8, 64, 144, 7, soft(dark(body, 0.35)), '', 3) +
      each([38, 62, 98, 122], wheel),
  );
}
export const car = (name: CarName): string => wagon(LOADS[name].body, LOADS[name].load);

/** The locomotive on a ground of 150 by 90, ahead of its cars. */
export const engine = outlined(
  stroke('M132 66H156', 4, '#3d3d44') +
    dot(34, 6, 12, '#ffffff', 0.8) +
    dot(50, 0, 9, '#ffffff', 0.6) +
    rect(84, 14, 50, 50, soft('#34796a')) +
    rect(78, 5, 62, 11, soft('#23564b'), '', 4) +
    rect(92, 24, 15, 17, tall('#fff0c4', '#ffdd85'), THIN, 2) +
    rect(113, 24, 15, 17, tall('#fff0c4', '#ffdd85'), THIN, 2) +
    rect(20, 30, 68, 34, soft('#40937b'), '', 15) +
    stroke('M40 31V63M62 31V63', 2.4, '#e2b443') +
    rect(30, 12, 13, 20, soft('#34343a')) +
    path('M25 13 21 3H52L48 13Z', soft('#34343a')) +
    circle(20, 47, 11, soft('#f8eed8')) +
    circle(20, 47, 5.6, '#ffdd85', THIN) +
    path('M6 66H140V72H12Z', soft('#7a2f26')) +
    each([32, 58], (x) => circle(x, 76, 9, soft('#7a2f26')) + circle(x, 76, 4, '#e2b443', THIN)) +
    each([92, 120], (x) => circle(x, 73, 12, soft('#7a2f26')) + circle(x, 73, 5, '#e2b443', THIN)),
);

/** Rails with sleepers from x0 to x1; the upper rail is at y. */
export const rails = (x0: number, x1: number, y: number): string =>
  outlined(
    each(
      Array.from({ length: Math.ceil((x1 - x0) / 22) }, (_, i) => x0 + i * 22),
      (x) => rect(x, y - 2, 13, 10, soft('#8a5c33'), THIN),
    ) +
      stroke(`M${x0} ${y}H${x1}`, 3.4, '#5c5f66') +
      stroke(`M${x0} ${y + 6}H${x1}`, 3.4, '#74777e'),
  );
