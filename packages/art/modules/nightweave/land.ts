import { firs } from '../../backdrop/plants.ts';
import { at, dark, dot, flat, glow, mix, rim, svg, tall } from '../../paint.ts';
import { seeded } from '../../random.ts';
import { drift } from '../../scene/near.ts';
import type { Season } from '../../scene/palette.ts';
import { put } from '../../valley/kit.ts';
import type { LandArt } from '../../valley/land.ts';
import { HEIGHT, stretch, WIDTH } from '../../valley/stretch.ts';
import { lady } from './lady.ts';
import { cornerWeb } from './webs.ts';

const W = 1116;
const H = 458;
const r = Math.round;

/** It is always dark there; the seasons only colour the mist and what lies on the ground. */
const LIGHT: Readonly<
  Record<Season, { readonly sky: readonly [string, string]; readonly mist: string; readonly floor: string }>
> = {
  winter: { sky: ['#23264a', '#7484b0'], mist: '#dfe8f6', floor: '#5a6690' },
  spring: { sky: ['#2a2048', '#7f6a9c'], mist: '#d6c4e6', floor: '#3f3a58' },
  summer: { sky: ['#241b3f', '#6b5a8f'], mist: '#cbbfe8', floor: '#3a3158' },
  autumn: { sky: ['#2e1a38', '#8a5a78'], mist: '#e2c0cc', floor: '#46304a' },
};

/** A dead tree whose foot is at x,y. */
const snag = (x: number, y: number, s: number, colour: string, flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})"><path d="M-16 0C-8-40-12-90-26-130-34-152-50-160-62-160-46-168-30-160-22-146-24-176-34-196-50-206-28-204-14-184-8-160-6-196 4-226 22-244 12-214 10-190 14-160 22-176 36-190 56-194 40-182 26-162 20-134 12-92 14-40 26 0Z" fill="${colour}"/></g>`;
const east = (body: string, width: number): string => `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>`;

/** Mist between dead trees, webs from edge to edge, fireflies. */
const scene: LandArt['scene'] = (c, season, night) => {
  const random = seeded(23);
  const of = LIGHT[season];
  const deep = (hex: string): string => (night ? dark(mix(hex, '#0c0a20', 0.3), 0.12) : hex);
  const mist = (y: number, opacity: number, to = y + 90): string =>
    flat(
      `M0 ${y}C180 ${y - 30} 360 ${y + 20} 560 ${y - 8}S940 ${y - 34} ${W} ${y}V${to}H0Z`,
      of.mist,
      opacity * (night ? 0.7 : 1),
    );
  const pines = (y: number, s: number, n: number, colour: string): string =>
    firs(
      Array.from({ length: n }, () => [r(random() * W), r(y + random() * 16), s * (0.8 + random() * 0.5)] as const),
      deep(colour),
    );
  const flies = Array.from({ length: 26 }, () => `M${r(random() * W)} ${r(120 + random() * 300)}h.01`).join('');
  return svg(
    `0 0 ${W} ${H}`,
    flat(`M0 0H${W}V${H}H0Z`, tall(deep(of.sky[0]), deep(of.sky[1]))) +
      dot(880, 84, 220, glow('#d8c8ff'), 0.55) +
      dot(880, 84, 44, '#f3ecd6') +
      dot(866, 74, 8, '#dccfb4', 0.6) +
      dot(894, 96, 6, '#dccfb4', 0.6) +
      pines(180, 2.6, 50, mix(of.sky[1], '#241b3f', 0.35)) +
      mist(190, 0.22) +
      pines(246, 3.4, 40, mix(of.sky[1], '#241b3f', 0.6)) +
      mist(256, 0.2) +
      snag(60, 400, 1.5, deep('#2a2141')) +
      snag(1050, 404, 1.6, deep('#2a2141'), true) +
      snag(300, 370, 1, deep('#33294f'), true) +
      snag(800, 372, 1.05, deep('#33294f')) +
      cornerWeb(230, '#d9cff2', 1.6) +
      east(cornerWeb(200, '#d9cff2', 1.6), W) +
      flat(`M0 366C220 336 500 384 ${W} 350V${H}H0Z`, tall(deep(of.floor), deep('#231b39'))) +
      mist(350, 0.26, H) +
      put('mushroomRing', 420, 424, 0.7) +
      put('mushroomRing', 700, 430, 0.5) +
      `<path d="${flies}" stroke="#e8d27a" stroke-width="8" stroke-linecap="round" opacity=".18"/>` +
      `<path d="${flies}" stroke="#ffe58a" stroke-width="2.4" stroke-linecap="round" opacity=".9"/>` +
      drift(c, random, W, H, season, night) +
      flat(`M0 0H${W}V${H}H0Z`, rim('#0c0718'), 0.7),
  );
};

const inRibbon: LandArt['stretch'] = (_c, season, night) => {
  const of = LIGHT[season];
  const deep = (hex: string): string => (night ? mix(hex, '#0c0a20', 0.35) : hex);
  return stretch(
    flat(`M0 0H${WIDTH}V${HEIGHT}H0Z`, tall(deep(of.sky[0]), deep(of.sky[1]))) +
      dot(580, 22, 50, glow('#d8c8ff'), 0.6) +
      dot(580, 22, 12, '#f3ecd6') +
      firs(
        Array.from({ length: 52 }, (_, i) => [i * 19, 62 + (i % 3) * 3, 1.1 + (i % 4) * 0.15] as const),
        deep(mix(of.sky[1], '#241b3f', 0.5)),
      ) +
      flat(`M0 62C240 52 600 70 ${WIDTH} 58V80H0Z`, of.mist, 0.25) +
      snag(424, 92, 0.36, '#2a2141') +
      snag(540, 92, 0.34, '#2a2141', true) +
      snag(180, 92, 0.3, '#2a2141') +
      snag(800, 92, 0.32, '#2a2141', true) +
      at(432, 12, cornerWeb(40, '#d9cff2', 0.9)) +
      flat(`M0 80C240 74 600 86 ${WIDTH} 78V${HEIGHT}H0Z`, tall(deep(of.floor), '#231b39')) +
      at(456, 36, lady(), 0.44),
  );
};

export const mistwood: LandArt = { scene, stretch: inRibbon };
