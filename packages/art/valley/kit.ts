import { building, type Building } from '../building/index.ts';
import { at } from '../paint.ts';
import { piece, type PieceName } from '../pieces/index.ts';

/** Things that stand somewhere in the valley: x is their middle, y their foot. */
export const house = (x: number, y: number, s: number, b: Building): string =>
  at(x - 60 * s, y - 104 * s, building(b), s);
export const put = (thing: PieceName, x: number, y: number, s: number): string => piece({ thing, x, y, s });
