import { BACKDROPS, type BackdropName } from './backdrop/index.ts';
import { building, type Building } from './building/index.ts';
import { critter, type Critter } from './critter/index.ts';
import { svg } from './paint.ts';
import { piece, type Piece } from './pieces/index.ts';

/** A critter and where it stands: x is its middle, y its feet. */
export interface Figure extends Critter {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly flip?: true;
}

export interface Site extends Building {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
}

/** Recipe of a picture, from back to front. */
export interface Recipe {
  readonly ground: BackdropName;
  readonly behind?: readonly Piece[];
  readonly site?: Site;
  readonly figures?: readonly Figure[];
  readonly front?: readonly Piece[];
}

/** Pictures are 160 by 100. Wide boxes show only what is below y = 26, narrow ones only x from 35 to 125. */
export function vignette(recipe: Recipe): string {
  const { back, front } = BACKDROPS[recipe.ground];
  const figures = recipe.figures ?? [];
  const body =
    back +
    (recipe.behind ?? []).map(piece).join('') +
    (recipe.site === undefined ? '' : placed(recipe.site)) +
    figures.map((figure, i) => stood(figure, i, figures.length)).join('') +
    (recipe.front ?? []).map(piece).join('') +
    front;
  return svg('0 0 160 100', body);
}

function placed(site: Site): string {
  const s = site.s ?? 0.68;
  return `<g transform="translate(${(site.x ?? 80) - 60 * s} ${(site.y ?? 95) - 104 * s}) scale(${s})">${building(site)}</g>`;
}

function stood(figure: Figure, i: number, count: number): string {
  const s = figure.s ?? (count > 1 ? 0.56 : 0.62);
  const x = figure.x ?? (count > 1 ? 80 + (i - (count - 1) / 2) * 44 : 80);
  const y = figure.y ?? 97;
  const mirrored = figure.flip === true;
  return `<g transform="translate(${mirrored ? x + 50 * s : x - 50 * s} ${y - 114 * s}) scale(${mirrored ? `${-s} ${s}` : s})">${critter(figure)}</g>`;
}
