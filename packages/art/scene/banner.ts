import { building, type Building } from '../building/index.ts';
import { at, dark, flat, rim, svg } from '../paint.ts';
import { seeded } from '../random.ts';
import { distance, grove, meadows } from './far.ts';
import { drift, foreground, river, strewn } from './near.ts';
import { coloursOf, type Season } from './palette.ts';
import { everTree, lantern } from './tree.ts';

const WIDTH = 1440;
const HEIGHT = 360;

/** The same landscape as a wide strip for the head of a page. */
export function banner(season: Season, night: boolean): string {
  const c = coloursOf(season, night);
  const random = seeded(77);
  const body =
    distance(c, random, WIDTH, night) +
    meadows(c, random, WIDTH, 138, 290) +
    grove(c, random, 1210, 1440, 170, 262) +
    village(night) +
    strewn(c, random, 60, [420, 220, 1290, 296], c.grass) +
    flat(
      `M0 286C260 262 500 276 760 268S1240 282 ${WIDTH} 270V${HEIGHT}H0Z`,
      `tall${c.ground[0]}${dark(c.ground[0], 0.08)}`,
    ) +
    at(
      20,
      -14,
      everTree(c, random, season, night) +
        lantern(c, 262, 98, 14, night) +
        lantern(c, 322, 70, 10, night) +
        lantern(c, 384, 44, 8, night),
      0.82,
    ) +
    at(0, 0, river(c, random, WIDTH, 306, 338, season)) +
    foreground(c, random, WIDTH, 340, HEIGHT + 14) +
    drift(c, random, WIDTH, HEIGHT, season, night) +
    flat(`M0 0H${WIDTH}V${HEIGHT}H0Z`, rim('#182338'), 0.55);
  return svg(`0 0 ${WIDTH} ${HEIGHT}`, body);
}

/** A village on the slope; by night only its lights are bright. */
function village(night: boolean): string {
  const houses: readonly (readonly [number, number, number, Building])[] = [
    [928, 176, 0.5, { form: 'tower', palette: 'teal', clock: true }],
    [992, 186, 0.46, { form: 'cottage', palette: 'red' }],
    [1062, 196, 0.5, { form: 'mushroom', palette: 'purple' }],
  ];
  const drawn = houses.map(([x, y, s, house]) => at(x, y, building(house), s)).join('');
  return night ? `<g opacity=".55">${drawn}</g>` : drawn;
}
