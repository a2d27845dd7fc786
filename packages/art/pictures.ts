import { banner } from './scene/banner.ts';
import { seatPictures } from './figures.ts';
import { SILHOUETTES, type Silhouette } from './icons/silhouettes.ts';
import { logo } from './logo.ts';
import { minify } from './minify.ts';
import { moduleArt } from './modules/index.ts';
import { moduleRecipes, recipeFor, type Subject } from './recipes/index.ts';
import { scene } from './scene/index.ts';
import { SEASONS } from './scene/palette.ts';
import { ghostToken, rosette, SEAT_LOOKS, token } from './tokens.ts';
import { ofTheYear, type LandArt } from './valley/land.ts';
import { clearing, paths } from './valley/stretch.ts';
import { vignette } from './vignette.ts';

/** All pictures by name. */
export function drawPictures(subjects: readonly Subject[]): ReadonlyMap<string, string> {
  const seats = Object.keys(SEAT_LOOKS) as Silhouette[];
  const landscapes = SEASONS.flatMap((season) => [
    [`scene-${season}`, scene(season, false)],
    [`scene-${season}-night`, scene(season, true)],
    [`banner-${season}`, banner(season, false)],
    [`banner-${season}-night`, banner(season, true)],
  ]);
  const all = [
    ...moduleRecipes.map(([name, recipe]) => [name, vignette(recipe)]),
    ...subjects.map((subject) => [subject.id, vignette(recipeFor(subject))]),
    ...moduleArt.flatMap(({ pictures = {} }) => Object.entries(pictures)),
    ...landscapes,
    ...ofTheYear('stretch-clearing', clearing),
    ...ofTheYear('stretch-paths', paths),
    ...moduleArt.flatMap(({ lands = {} }) => Object.entries(lands).flatMap(landPictures)),
    ...seatPictures(),
    ...seats.flatMap((seat) => [
      [`token-${seat}`, token(seat)],
      [`ghost-${seat}`, ghostToken(seat)],
      ...furtherPieces(seat),
    ]),
    ['evertree', logo()],
    ['rosette', rosette()],
    ['unknown', vignette({ ground: 'meadow', front: [{ thing: 'flowerBush', x: 80, y: 96, s: 0.9 }] })],
  ];
  return new Map(all.map(([name, picture]) => [name, minify(picture)]));
}

/** A board that a module brings: the whole land, and its stretch of the ribbon. */
function landPictures([name, { scene: whole, stretch }]: [string, LandArt]): [string, string][] {
  return [...ofTheYear(`land-${name}`, whole), ...ofTheYear(`stretch-${name}`, stretch)];
}

/** Pieces that modules give a seat besides its workers. */
function furtherPieces(seat: Silhouette): [string, string][] {
  const of = { ...SEAT_LOOKS[seat], silhouette: SILHOUETTES[seat] };
  return moduleArt.flatMap(({ pieces = {} }) =>
    Object.entries(pieces).map(([name, draw]): [string, string] => [`${name}-${seat}`, draw(of)]),
  );
}
