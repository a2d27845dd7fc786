import { stroke, tall } from '../paint.ts';
import { fill } from './air.ts';

/** Water from y to the lower edge, lighter where it is far away. */
export const surface = (y: number, from: string, to: string): string =>
  fill(`M0 ${y}C40 ${y - 3} 120 ${y - 3} 160 ${y}V100H0Z`, tall(from, to));
export const ripples = (
  spots: readonly (readonly [x: number, y: number, w: number])[],
  colour = '#eaf7f2',
  opacity = 0.8,
): string => stroke(spots.map(([x, y, w]) => `M${x} ${y}q${w / 2} ${-w * 0.18} ${w} 0`).join(''), 1.4, colour, opacity);
