import { firs } from '../../backdrop/plants.ts';
import { at, flat, INK, light, outlined, oval, path, rim, soft, stroke, svg, tall } from '../../paint.ts';
import { seeded } from '../../random.ts';
import { distance, grove, meadows } from '../../scene/far.ts';
import { drift } from '../../scene/near.ts';
import { house, put } from '../../valley/kit.ts';
import type { LandArt } from '../../valley/land.ts';
import { ground, HEIGHT, MIDDLE, stretch, WIDTH } from '../../valley/stretch.ts';

const W = 1116;
const H = 458;

/** Falls on the left, the mill and the observatory on the far bank, and open water in front. */
const scene: LandArt['scene'] = (c, season, night) => {
  const random = seeded(17);
  const shore = (y: number, a: number): string =>
    `M0 ${y}C180 ${y - a} 300 ${y + a} 480 ${y}S860 ${y - a} ${W} ${y + a * 0.4}`;
  const ripples = Array.from(
    { length: 60 },
    () => `M${Math.round(random() * W)} ${Math.round(252 + random() * 190)}q8-4 16 0t16 0`,
  ).join('');
  return svg(
    `0 0 ${W} ${H}`,
    distance(c, random, W, night) +
      meadows(c, random, W, 128, 210) +
      grove(c, random, 860, 1116, 120, 190) +
      outlined(
        path('M-10 60C40 50 84 66 104 96 122 124 118 170 132 214H-10Z', soft(night ? '#46556a' : '#9fa39a')) +
          stroke('M26 66C30 110 22 160 30 212M80 84C86 130 84 170 92 212', 2, INK, 0.35),
      ) +
      flat('M34 70C62 64 78 86 76 120S84 190 92 224H18C30 180 20 120 34 70Z', tall('#eafaf8', c.river[0])) +
      stroke('M44 80C48 120 44 170 50 214M60 82C62 126 60 176 70 216', 3, '#ffffff', 0.8) +
      flat(`${shore(206, 10)}V${H}H0Z`, tall(light(c.shore, 0.2), c.shore)) +
      house(300, 236, 0.95, { form: 'watermill', palette: 'red' }) +
      house(860, 222, 0.9, { form: 'observatory', palette: 'blue' }) +
      flat(`${shore(220, 10)}V${H}H0Z`, tall(c.river[0], c.river[1])) +
      flat(`${shore(220, 10)}L${W} 246C860 232 660 252 480 240S180 230 0 246Z`, light(c.river[0], 0.45), 0.5) +
      oval(56, 228, 74, 12, '#ffffff', 0.6) +
      `<path d="${ripples}" fill="none" stroke="${c.foam}" stroke-width="1.8" stroke-linecap="round" opacity=".5"/>` +
      put('lilies', 150, 300, 0.9) +
      put('lilies', 1010, 282, 0.8) +
      put('sailboat', 590, 262, 0.6) +
      put('cattails', 1080, 430, 1.1) +
      put('cattails', 30, 436, 1.1) +
      put('lily', 520, 440, 0.7) +
      put('lilies', 760, 440, 0.8) +
      drift(c, random, W, H, season, night) +
      flat(`M0 0H${W}V${H}H0Z`, rim('#182338'), 0.5),
  );
};

const inRibbon: LandArt['stretch'] = (c) =>
  stretch(
    ground(c, 7) +
      firs(
        [
          [40, 74, 1.2],
          [90, 74, 1.4],
          [760, 74, 1.3],
          [850, 74, 1.5],
        ],
        c.firs[1],
      ) +
      at(
        MIDDLE,
        0,
        outlined(path('M128 26C148 18 172 26 180 44L186 76H116Z', soft('#9fa39a'), 'stroke-width="1.4"')) +
          flat('M138 28C156 22 164 36 163 52L170 80H136C144 62 132 44 138 28Z', tall('#f2fcfb', c.river[0])) +
          house(262, 90, 0.6, { form: 'watermill', palette: 'red' }),
      ) +
      flat(`M0 78C200 71 380 82 540 76S780 74 ${WIDTH} 78V${HEIGHT}H0Z`, tall(c.river[0], c.river[1])) +
      stroke(`M0 78C200 71 380 82 540 76S780 74 ${WIDTH} 78`, 3, c.shore) +
      `<path d="M170 86q6-3 12 0t12 0M290 88q6-3 12 0t12 0M90 90q6-3 12 0M380 86q6-3 12 0M220 91q6-3 12 0" fill="none" stroke="${c.foam}" stroke-width="1.4" stroke-linecap="round"/>` +
      put('sailboat', 586, 88, 0.4) +
      put('lilies', 440, 92, 0.35) +
      put('lilies', 700, 91, 0.3),
  );

export const brook: LandArt = { scene, stretch: inRibbon };
