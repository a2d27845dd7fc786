import { dot, glow, rim, tall } from '../paint.ts';

/** What lies behind a figure and what before it, on a ground of 160 by 100. */
export interface Backdrop {
  readonly back: string;
  readonly front: string;
}

export const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
export const sky = (from: string, to: string): string => fill('M0 0H160V80H0Z', tall(from, to));
export const sun = (x: number, y: number, r: number, colour = '#fff6d6'): string =>
  dot(x, y, r * 3.4, glow(colour), 0.9) + dot(x, y, r, colour);
/** The corners are a little darker than the middle. */
export const shade = `<path d="M0 0H160V100H0Z" fill="${rim('#2a1608')}"/>`;
