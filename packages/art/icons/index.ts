import { colours } from './colours.ts';
import { controls } from './controls.ts';
import { goods } from './goods.ts';
import { marks } from './marks.ts';
import { icons as ofModules } from '../modules/index.ts';
import { seasons } from './seasons.ts';
import { SILHOUETTES, type Silhouette } from './silhouettes.ts';

/** Every icon on a square of 24. */
const ICONS = { ...goods, ...seasons, ...colours, ...marks, ...ofModules, ...controls };
export type IconName = keyof typeof ICONS | `seat-${Silhouette}`;

function all(): [string, string][] {
  const seats = Object.entries(SILHOUETTES).map(([name, d]): [string, string] => [
    `seat-${name}`,
    `<path d="${d}" fill="currentColor"/>`,
  ]);
  return [...Object.entries(ICONS), ...seats];
}

/** One file with all icons; one of them is `FILE#i-NAME`. */
export function iconSprite(): string {
  const symbols = all().map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${body}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
