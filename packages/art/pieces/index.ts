import { outlined } from '../paint.ts';
import { AIR, type Air } from './air.ts';
import { FURNITURE, type Furniture } from './furniture.ts';
import { NATURE, type Nature } from './nature.ts';
import { PRECIOUS, type Precious } from './precious.ts';
import { WATER, type Water } from './water.ts';
import { WREATHS, type Wreath } from './wreaths.ts';

export type PieceName = Air | Furniture | Nature | Precious | Water | Wreath;
const PIECES: Readonly<Record<PieceName, string>> = {
  ...AIR,
  ...FURNITURE,
  ...NATURE,
  ...PRECIOUS,
  ...WATER,
  ...WREATHS,
};

/** A thing in a picture, where it stands and how large it is. */
export interface Piece {
  readonly thing: PieceName;
  readonly x: number;
  readonly y: number;
  readonly s?: number;
  readonly flip?: true;
}

export const piece = ({ thing, x, y, s = 0.6, flip }: Piece): string =>
  `<g transform="translate(${x} ${y}) scale(${flip === true ? `${-s} ${s}` : s})">${outlined(PIECES[thing])}</g>`;
