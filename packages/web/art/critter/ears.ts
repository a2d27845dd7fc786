import { ellipse, flat, oval, path, soft } from '../paint.ts';
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
    case 'none':
      return '';
  }
}
