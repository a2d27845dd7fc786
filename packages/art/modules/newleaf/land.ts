import { grass, roundTrees } from '../../backdrop/plants.ts';
import { at, dark, each, flat, INK, light, mix, outlined, rect, rim, soft, stroke, svg, tall } from '../../paint.ts';
import { seeded } from '../../random.ts';
import { distance, grove, meadows } from '../../scene/far.ts';
import { drift, strewn } from '../../scene/near.ts';
import { festoon } from '../../valley/festoon.ts';
import { house, put } from '../../valley/kit.ts';
import type { LandArt } from '../../valley/land.ts';
import { foot, ground, HEIGHT, MIDDLE, stretch, WIDTH } from '../../valley/stretch.ts';
import { rails } from './train.ts';

const W = 1116;
const H = 458;

/** The station house on the left, the Knoll on the right, rails and a platform from edge to edge. */
const scene: LandArt['scene'] = (c, season, night) => {
  const random = seeded(8);
  const planks = Array.from({ length: 38 }, (_, i) => i * 30);
  return svg(
    `0 0 ${W} ${H}`,
    distance(c, random, W, night) +
      meadows(c, random, W, 150, 300) +
      grove(c, random, 0, 120, 170, 280) +
      flat(
        'M760 318C800 190 1010 176 1080 210 1110 226 1130 260 1140 330H760Z',
        tall(light(c.meadow[0], 0.1), mix(c.meadow[1], c.ground[0], 0.6)),
      ) +
      stroke(
        'M760 318C800 190 1010 176 1080 210 1110 226 1130 260 1140 330',
        3,
        light(c.meadow[0], 0.5),
        night ? 0.15 : 0.7,
      ) +
      roundTrees([[1012, 222, 6.4]], c.crowns[0], c.bark[2]) +
      roundTrees([[940, 236, 2.6]], c.crowns[1], c.bark[2]) +
      put('fence', 900, 236, 0.6) +
      put('mushroomRing', 880, 262, 0.5) +
      strewn(c, random, 40, [790, 220, 1100, 306], c.grass) +
      flat(`M0 292C200 280 480 300 ${W} 288V${H}H0Z`, tall(c.ground[0], c.ground[1])) +
      house(84, 300, 1.3, { form: 'hall', palette: 'red', clock: true }) +
      house(206, 300, 0.86, { form: 'tower', palette: 'teal', clock: true }) +
      put('lamppost', 320, 304, 0.8) +
      put('lamppost', 560, 304, 0.8) +
      put('lamppost', 740, 304, 0.8) +
      festoon(320, 236, 560, 236, 22, 'flags') +
      festoon(560, 236, 740, 236, 18, 'flags') +
      flat(`M0 304H${W}V336H0Z`, tall(light(c.path, 0.1), dark(c.path, 0.14))) +
      rails(-8, W + 8, 322) +
      outlined(
        rect(-6, 346, W + 12, 24, soft(night ? '#6e5a4a' : '#b98a55')) +
          each(planks, (x) => stroke(`M${x} 347v22`, 1, INK, 0.4)) +
          rect(-6, 368, W + 12, 9, soft(night ? '#4e3d33' : '#8a5c33')),
      ) +
      flat(`M0 376C300 368 700 384 ${W} 372V${H}H0Z`, tall(c.ground[0], c.ground[1])) +
      strewn(c, random, 50, [0, 384, W, 448], c.grass) +
      grass(c.grass, 19, W, H + 1) +
      drift(c, random, W, H, season, night) +
      flat(`M0 0H${W}V${H}H0Z`, rim('#182338'), 0.5),
  );
};

const inRibbon: LandArt['stretch'] = (c) =>
  stretch(
    ground(c, 13) +
      foot(c, 15) +
      at(
        MIDDLE,
        0,
        house(172, 82, 0.6, { form: 'hall', palette: 'red', clock: true }) +
          house(122, 82, 0.46, { form: 'tower', palette: 'teal', clock: true }) +
          flat('M300 82C314 48 360 46 384 82Z', tall(light(c.meadow[0], 0.1), c.meadow[1])) +
          roundTrees([[346, 62, 2.4]], c.crowns[0], c.bark[2]),
      ) +
      flat(`M0 80H${WIDTH}V90H0Z`, tall(c.path, dark(c.path, 0.1))) +
      at(0, 56, rails(-4, WIDTH * 1.7, 50), 0.62) +
      at(MIDDLE, 0, house(272, 89, 0.62, { form: 'train' })) +
      flat(`M0 92H${WIDTH}V${HEIGHT}H0Z`, c.ground[0]),
  );

export const station: LandArt = { scene, stretch: inRibbon };
