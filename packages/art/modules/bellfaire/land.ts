import { grass } from '../../backdrop/plants.ts';
import { at, flat, light, mix, rim, svg, tall } from '../../paint.ts';
import { seeded } from '../../random.ts';
import { distance, meadows } from '../../scene/far.ts';
import { drift, strewn } from '../../scene/near.ts';
import { festoon } from '../../valley/festoon.ts';
import { house, put } from '../../valley/kit.ts';
import type { LandArt } from '../../valley/land.ts';
import { foot, ground, MIDDLE, stretch } from '../../valley/stretch.ts';

const W = 1116;
const H = 458;

/** Tents and a stage on a green, balloons over the hills, flags and lamps from edge to edge. */
const scene: LandArt['scene'] = (c, season, night) => {
  const random = seeded(31);
  return svg(
    `0 0 ${W} ${H}`,
    distance(c, random, W, night) +
      meadows(c, random, W, 140, 330) +
      house(150, 96, 0.62, { form: 'balloon', palette: 'red' }) +
      house(955, 84, 0.5, { form: 'balloon', palette: 'blue' }) +
      house(1060, 124, 0.36, { form: 'balloon', palette: 'green' }) +
      flat(`M0 286C240 268 520 290 ${W} 272V${H}H0Z`, tall(mix(c.meadow[0], c.ground[0], 0.4), c.ground[0])) +
      house(66, 300, 1.2, { form: 'fair', palette: 'red' }) +
      house(700, 286, 0.85, { form: 'fair', palette: 'purple' }) +
      house(1050, 300, 1.25, { form: 'stage', palette: 'red' }) +
      put('tree', 610, 290, 0.9) +
      put('tree', 770, 296, 1) +
      flat(`M0 372C220 340 460 392 ${W} 356V${H}H0Z`, tall(c.ground[0], c.ground[1])) +
      flat('M120 460C300 402 760 396 1010 460Z', tall(light(c.path, 0.2), c.path), 0.9) +
      put('basket', 1016, 412, 0.8) +
      put('flowerBush', 900, 428, 0.7) +
      festoon(-10, 14, 372, 8, 34, 'flags') +
      festoon(372, 8, 760, 10, 30, 'lamps') +
      festoon(760, 10, W + 10, 16, 34, 'flags') +
      strewn(c, random, 60, [0, 376, W, 450], c.grass) +
      grass(c.grass, 13, W, H + 1) +
      drift(c, random, W, H, season, night) +
      flat(`M0 0H${W}V${H}H0Z`, rim('#182338'), 0.5),
  );
};

const inRibbon: LandArt['stretch'] = (c) =>
  stretch(
    ground(c, 9) +
      foot(c, 11) +
      at(
        MIDDLE,
        0,
        house(214, 90, 0.62, { form: 'fair', palette: 'red' }) +
          house(268, 46, 0.36, { form: 'balloon', palette: 'purple' }) +
          house(312, 90, 0.5, { form: 'store', palette: 'blue' }) +
          house(136, 90, 0.5, { form: 'stage', palette: 'purple' }) +
          festoon(120, 26, 246, 20, 18, 'flags') +
          festoon(246, 20, 370, 28, 18, 'flags'),
      ),
  );

export const fair: LandArt = { scene, stretch: inRibbon };
