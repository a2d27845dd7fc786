import { coloursOf, SEASONS, type Colours, type Season } from '../scene/palette.ts';

type Draw = (c: Colours, season: Season, night: boolean) => string;

/** A board of the valley, by season, by day and by night. */
export interface LandArt {
  /** Under the board when it is in front, 1116 by 458. */
  readonly scene: Draw;
  /** In the ribbon, see stretch.ts. */
  readonly stretch: Draw;
}

/** A picture in all seasons, by day and by night: NAME-SEASON and NAME-SEASON-night. */
export const ofTheYear = (name: string, draw: Draw): [string, string][] =>
  SEASONS.flatMap((season) =>
    [false, true].map((night): [string, string] => [
      `${name}-${season}${night ? '-night' : ''}`,
      draw(coloursOf(season, night), season, night),
    ]),
  );
