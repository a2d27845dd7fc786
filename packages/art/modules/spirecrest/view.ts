import { BACKDROPS, type BackdropName } from '../../backdrop/index.ts';
import { critter, type Critter } from '../../critter/index.ts';
import { svg } from '../../paint.ts';

/** A whole picture of 160 by 100 before a backdrop, for what no recipe can say. */
export const view = (ground: BackdropName, body: string, over = ''): string =>
  svg('0 0 160 100', BACKDROPS[ground].back + body + BACKDROPS[ground].front + over);

/** Somebody who stands at x with the feet at y. */
export const who = (x: number, y: number, s: number, figure: Critter): string =>
  `<g transform="translate(${x - 50 * s} ${y - 114 * s}) scale(${s})">${critter(figure)}</g>`;
