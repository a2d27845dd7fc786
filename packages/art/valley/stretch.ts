import { cloud, firs, roundTrees } from '../backdrop/plants.ts';
import { at, flat, mix, svg, tall } from '../paint.ts';
import { seeded } from '../random.ts';
import { strewn } from '../scene/near.ts';
import type { Colours } from '../scene/palette.ts';
import { everTree } from '../scene/tree.ts';
import { house } from './kit.ts';
import type { LandArt } from './land.ts';

/** A stretch is 960 by 96 and shows its landmark in the middle: narrow boxes see only that. */
export const WIDTH = 960;
export const HEIGHT = 96;
/** Landmarks are drawn on a width of 480, which lies in the middle. */
export const MIDDLE = 240;

export const stretch = (body: string): string =>
  svg(`0 0 ${WIDTH} ${HEIGHT}`, body, ' preserveAspectRatio="xMidYMid slice"');

/** Sky and hills, which all stretches have in common: side by side they are one valley. */
export function ground(c: Colours, seed: number): string {
  const random = seeded(seed);
  const far = Array.from(
    { length: 60 },
    () => [Math.round(random() * WIDTH), Math.round(50 + random() * 5), 0.4 + random() * 0.3] as const,
  );
  return (
    flat(`M0 0H${WIDTH}V60H0Z`, tall(c.sky[0], c.sky[1])) +
    cloud(90, 14, 1.1, c.cloud, 0.7) +
    cloud(330, 10, 0.9, c.cloud, 0.6) +
    cloud(430, 24, 1, c.cloud, 0.5) +
    cloud(620, 16, 1.1, c.cloud, 0.6) +
    cloud(820, 12, 1, c.cloud, 0.6) +
    flat(`M0 46C60 38 120 42 180 40S330 36 ${WIDTH} 44V70H0Z`, tall(c.far[0], c.far[1])) +
    flat(`M0 52C80 46 160 50 240 50S400 46 ${WIDTH} 52V80H0Z`, tall(c.hills[0], c.hills[1])) +
    firs(far, mix(c.firs[0], c.hills[0], 0.3)) +
    flat(`M0 64C120 58 240 62 ${WIDTH} 62V${HEIGHT}H0Z`, tall(c.meadow[0], c.ground[0]))
  );
}

/** Grass and trees along the lower edge. */
export function foot(c: Colours, seed: number): string {
  return (
    flat(`M0 86C120 82 300 88 ${WIDTH} 84V${HEIGHT}H0Z`, tall(c.ground[0], c.ground[1])) +
    strewn(c, seeded(seed), 80, [0, 74, WIDTH, 94], c.grass) +
    firs(
      [
        [40, 78, 1.2],
        [70, 80, 1.5],
        [180, 78, 1.1],
        [760, 80, 1.4],
        [800, 78, 1.1],
        [890, 80, 1.5],
      ],
      mix(c.firs[1], c.ground[0], 0.2),
    ) +
    roundTrees(
      [
        [120, 80, 1.2],
        [690, 79, 1.1],
        [850, 80, 1.3],
      ],
      c.crowns[1],
      c.bark[2],
    )
  );
}

/** The Ever Tree among its houses: the stretch of the base game's own board. */
export const clearing: LandArt['stretch'] = (c, season, night) =>
  stretch(
    ground(c, 3) +
      foot(c, 5) +
      at(
        MIDDLE,
        0,
        roundTrees(
          [
            [130, 72, 1.3],
            [330, 70, 1.4],
            [356, 74, 1.2],
          ],
          c.crowns[1],
          c.bark[2],
        ) +
          firs(
            [
              [150, 72, 1.2],
              [310, 71, 1.3],
              [376, 73, 1.5],
              [112, 74, 1.5],
            ],
            c.firs[1],
          ) +
          at(208, -4, everTree(c, seeded(4), season, night), 0.235, ' translate(-60 -4)') +
          house(300, 88, 0.4, { form: 'cottage', palette: 'red' }) +
          house(160, 88, 0.36, { form: 'mushroom', palette: 'red' }),
      ),
  );

/** The places of the river and the forest: the other half of the Clearing, where it is shown in two. */
export const paths: LandArt['stretch'] = (c) =>
  stretch(
    ground(c, 21) +
      foot(c, 23) +
      at(
        MIDDLE,
        0,
        firs(
          [
            [70, 74, 1.6],
            [104, 72, 1.9],
            [140, 75, 1.7],
            [176, 73, 2],
            [210, 76, 1.6],
          ],
          c.firs[1],
        ) +
          roundTrees(
            [
              [86, 78, 1.4],
              [158, 79, 1.5],
              [226, 78, 1.3],
            ],
            c.crowns[0],
            c.bark[2],
          ) +
          `<path d="M232 96C252 84 300 92 322 82S372 70 400 72" fill="none" stroke="${c.path}" stroke-width="5" stroke-linecap="round"/>` +
          house(300, 84, 0.34, { form: 'mushroom', palette: 'red' }) +
          house(372, 76, 0.3, { form: 'cottage', palette: 'red' }),
      ),
  );
