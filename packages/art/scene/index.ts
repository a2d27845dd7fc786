import { dark, flat, rim, svg } from '../paint.ts';
import { seeded } from '../random.ts';
import { distance, grove, meadows } from './far.ts';
import { drift, foreground, halo, river, rowboat, strewn, toadstools } from './near.ts';
import { coloursOf, type Season } from './palette.ts';
import { everTree, lantern } from './tree.ts';

const WIDTH = 1116;
const HEIGHT = 548;

/** The landscape under the board: the tree on the left, groves around the Meadow, the river, the path. */
export function scene(season: Season, night: boolean): string {
  const c = coloursOf(season, night);
  const random = seeded(42);
  const body =
    distance(c, random, WIDTH, night) +
    meadows(c, random, WIDTH, 138, 368) +
    grove(c, random, 244, 404, 150, 372) +
    grove(c, random, 950, 1116, 150, 372) +
    strewn(c, random, 90, [376, 126, 976, 366], c.grass) +
    flat(
      `M0 366C160 352 300 360 420 358S900 362 1116 352V${HEIGHT}H0Z`,
      `tall${c.ground[0]}${dark(c.ground[0], 0.1)}`,
    ) +
    everTree(c, random, season, night) +
    river(c, random, WIDTH, 398, 462, season) +
    rowboat(c, 480, 380) +
    foreground(c, random, WIDTH, 476, HEIGHT) +
    toadstools([
      [262, 386, 0.9, '#c8493c'],
      [277, 391, 0.6, '#d98e3a'],
      [396, 374, 0.7, '#c8493c'],
      [952, 380, 0.8, '#c8493c'],
      [967, 386, 0.55, '#d98e3a'],
      [1104, 374, 0.9, '#c8493c'],
    ]) +
    lantern(c, 262, 98, 14, night) +
    lantern(c, 322, 70, 10, night) +
    lantern(c, 384, 44, 8, night) +
    (night ? halo(676, 240, 330, '#8fb0c8', 0.07) : halo(560, 180, 360, '#fff6d0', 0.2)) +
    drift(c, random, WIDTH, HEIGHT, season, night) +
    flat(`M0 0H${WIDTH}V${HEIGHT}H0Z`, rim('#182338'), 0.55);
  return svg(`0 0 ${WIDTH} ${HEIGHT}`, body);
}
