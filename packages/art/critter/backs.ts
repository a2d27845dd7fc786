import { band, circle, dot, flat, light, mirror, path, soft, stroke, THIN } from '../paint.ts';

/** Both sides alike. */
const both = (left: string): string => left + mirror(50, left);

/** What some critters have on their backs, drawn behind them. */
export const BACKS = {
  /** Wings of skin between fingers. */
  leathery: (colour: string, tip: string): string =>
    both(
      path('M34 74C20 52 4 46-14 50-8 60-10 68-16 76-6 76 0 82 2 92 10 86 20 88 28 98Z', soft(colour)) +
        stroke('M33 76C18 66 4 60-10 54M32 80C20 76 4 74-10 76M30 86C20 82 12 84 3 90', 1.4, tip),
    ),
  /** Wings that one sees through. */
  clear: (colour: string, tip: string): string =>
    both(
      `<g opacity=".88">${path('M40 72C20 52-6 44-12 58-14 74 14 80 38 78Z', soft(colour), THIN)}${path('M38 80C18 80 0 88 4 98 12 106 30 96 40 86Z', soft(colour), THIN)}</g>` +
        stroke('M36 74C20 64 6 60-4 60M34 84C22 86 14 90 9 96', 1.2, tip),
    ),
  /** Wings of many colours. */
  bright: (colour: string, tip: string): string =>
    both(
      path('M42 74C28 40-4 24-16 38-22 56-4 80 40 80Z', soft(colour)) +
        path('M40 80C14 78-6 92 2 106 14 118 36 104 42 88Z', soft(tip)) +
        flat('M34 70C24 50 6 38-6 42-8 54 6 66 34 74Z', light(colour, 0.4), 0.7) +
        circle(-4, 50, 4.4, tip, THIN) +
        circle(14, 100, 4, light(colour, 0.3), THIN),
    ),
  /** A house in a coil. */
  house: (colour: string, tip: string): string =>
    circle(66, 76, 31, soft(colour)) +
    stroke('M66 76m-3 0a5 5 0 0 1 10 2 11 11 0 0 1-21 1 16 16 0 0 1 31-5 21 21 0 0 1-34 16', 3, tip) +
    dot(56, 60, 5, '#fff', 0.35),
  /** Six more legs. */
  legs: (colour: string, tip: string): string =>
    both(
      band('M34 76C18 60 8 56-4 66L-10 82', 4, colour, 2.4) +
        band('M32 86C14 78 4 80-4 92L-8 108', 4, colour, 2.4) +
        band('M34 68C22 48 14 38 2 40L-8 46', 4, colour, 2.4) +
        stroke('M0 62l3 2M-2 88l3 2M8 41l3 2', 3, tip),
    ),
};
export type BackName = keyof typeof BACKS;
