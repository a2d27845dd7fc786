import { band, circle, ellipse, flat, oval, path, soft, stroke } from '../paint.ts';
import type { Species } from './species.ts';

const LEFT = {
  tall: ['M35 27C24 12 23-8 32-11 42-11 45 8 45 22Z', 'M36 21C30 10 29-2 32.5-5 38-5 40 8 40.5 19Z'],
  tuft: ['M26 33C19 16 21 3 27-2 33 7 42 13 43 22Z', 'M29 26C25 16 26 9 28 6 32 12 37 17 38 21Z'],
  point: ['M24 35C17 16 19 3 24 0 34 5 44 13 45 22Z', 'M27 27C23 16 24 10 26 8 32 11 38 17 39 21Z'],
} as const;

export function ears({ ear, earSize = 1, fur, inner }: Species): string {
  const both = (draw: (x: (x: number) => number) => string): string => draw((x) => x) + draw((x) => 100 - x);
  switch (ear) {
    case 'round':
    case 'small': {
      const [dx, y, r, ri] = ear === 'round' ? [24, 19, 14.5 * earSize, 9.4 * earSize] : [21.5, 21, 8.4, 4.8];
      return both((x) => ellipse(x(50 - dx), y, r, r, soft(fur)) + oval(x(50 - dx), y + 1, ri, ri, inner));
    }
    case 'tall':
    case 'tuft':
    case 'point': {
      const [outside, inside] = LEFT[ear];
      const left = path(outside, soft(fur)) + flat(inside, inner);
      return `${left}<g transform="translate(100 0) scale(-1 1)">${left}</g>`;
    }
    case 'flop': {
      const left =
        path('M28 29C14 24 5 33 9 42 15 47 26 42 31 36Z', soft(fur)) +
        flat('M25 32C17 30 11 34 13 39 18 41 24 38 27 35Z', inner, 0.7);
      return `${left}<g transform="translate(100 0) scale(-1 1)">${left}</g>`;
    }
    case 'owl':
      return (
        path('M26 29C21 16 21 9 19 4 30 7 40 12 44 18Z', soft(fur)) +
        path('M74 29C79 16 79 9 81 4 70 7 60 12 56 18Z', soft(fur))
      );
    case 'crest':
      return path('M38 22C34 6 43-5 57-9 54-2 59 1 64 3 59 7 61 14 64 20Z', soft(fur));
    case 'gills': {
      const plume = (d: string, tip: readonly [number, number]): string =>
        band(d, 4.4, soft(inner), 2.6) + circle(tip[0], tip[1], 3.4, soft(inner), 'stroke-width="1.4"');
      const left =
        plume('M28 26C18 22 12 14 10 6', [9, 4]) +
        plume('M23 36C12 35 5 30 0 24', [-2, 23]) +
        plume('M22 46C12 49 5 48-1 45', [-3, 44]) +
        stroke('M16 19l-7-1M15 18l2-7M9 33l-5 3M10 33l0-7M10 48l-4 5M11 48l-3-5', 2, inner);
      return `${left}<g transform="translate(100 0) scale(-1 1)">${left}</g>`;
    }
    case 'feelers': {
      const left = band('M38 18C32 2 20-6 4-6', 2, fur, 2.2) + band('M34 22C24 10 14 10 6 16', 1.8, fur, 2.2);
      return `${left}<g transform="translate(100 0) scale(-1 1)">${left}</g>`;
    }
    case 'none':
      return '';
  }
}
