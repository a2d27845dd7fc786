import { band, dark, path, soft, stroke } from '../paint.ts';

const both = (left: string): string => `${left}<g transform="translate(100 0) scale(-1 1)">${left}</g>`;

/** What grows out of a head, drawn behind it. */
export const HORNS = {
  antlers: (colour: string): string =>
    both(band('M38 20C28 8 22-2 20-18M29 6C20 4 13-1 10-10M24-4C30-8 33-13 33-20', 4.4, soft(colour), 2.8)),
  swept: (colour: string): string =>
    both(
      path('M34 24C28 6 30-12 46-22 40-8 42 6 47 19Z', soft(colour)) +
        stroke('M33 14 44 10M33 5 42 2M35-4 42-6', 1.4, dark(colour, 0.5), 0.7),
    ),
  wide: (colour: string): string =>
    both(
      path('M28 30C12 30 0 20 2 0 8 12 16 17 34 17Z', soft(colour)) +
        stroke('M20 28 22 18M12 23 15 13', 1.4, dark(colour, 0.5), 0.6),
    ),
};
export type HornName = keyof typeof HORNS;
