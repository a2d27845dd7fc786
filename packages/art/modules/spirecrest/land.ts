import { cloud, firs, grass, roundTrees } from '../../backdrop/plants.ts';
import { at, dark, dot, each, flat, glow, light, mix, rim, stroke, svg, tall } from '../../paint.ts';
import { seeded } from '../../random.ts';
import { drift, strewn } from '../../scene/near.ts';
import type { Colours } from '../../scene/palette.ts';
import { put } from '../../valley/kit.ts';
import type { LandArt } from '../../valley/land.ts';
import { foot, ground, MIDDLE, stretch } from '../../valley/stretch.ts';

const W = 1116;
const H = 458;
const r = Math.round;

type Point = readonly [x: number, y: number];

/** A range with snow on its summits: a list of the summits and the saddles between them, from west to east. */
function range(points: readonly Point[], base: number, body: string, cap: string, snowline: number): string {
  const between = ([x, y]: Point, [tx, ty]: Point, t: number): string =>
    `${r(x + (tx - x) * t)} ${r(y + (ty - y) * t)}`;
  const w = snowline * 0.3;
  const summits = points.flatMap((top, i) => {
    const [left, right] = [points[i - 1], points[i + 1]];
    return left === undefined || right === undefined || left[1] < top[1] || right[1] < top[1]
      ? []
      : [{ left, top, right }];
  });
  const shade = each(summits, ({ top, right }) => {
    const [x, y] = top;
    const down = (t: number): number => r(y + (base - y) * t);
    return `M${x} ${y}L${right[0]} ${right[1]}L${r(x + (right[0] - x) * 0.2)} ${base}L${x - 10} ${down(0.62)}L${x + 12} ${down(0.4)}L${x - 6} ${down(0.22)}Z`;
  });
  const caps = each(summits, ({ left, top, right }) => {
    const share = (side: Point): number => Math.min(0.8, snowline / Math.max(1, side[1] - top[1]));
    return `M${top[0]} ${top[1]}L${between(top, left, share(left))}l${r(w * 0.9)} ${-r(w * 0.35)}l${r(w * 0.5)} ${r(w * 0.7)}l${r(w * 0.7)} ${-r(w * 0.8)}l${r(w * 0.6)} ${r(w * 0.6)}L${between(top, right, share(right))}Z`;
  });
  return (
    flat(
      `M${points[0][0]} ${base}${each(points, ([x, y]) => `L${x} ${y}`)}L${points.at(-1)![0]} ${base}Z`,
      tall(light(body, 0.18), dark(body, 0.06)),
    ) +
    flat(shade, dark(body, 0.34), 0.28) +
    flat(caps, cap, 0.96)
  );
}

const crest = (y: number, a: number): string =>
  `M0 ${y + a * 0.4}C${W * 0.16} ${y - a} ${W * 0.3} ${y + a} ${W * 0.48} ${y}S${W * 0.82} ${y - a} ${W} ${y + a * 0.3}`;
const field = (y: number, a: number, from: string, to: string): string =>
  flat(`${crest(y, a)}V${H}H0Z`, tall(from, to)) + stroke(crest(y, a), 3, light(from, 0.4), 0.5);

/** Woods between two heights: the nearer the larger. */
function woods(c: Colours, seed: number, [x0, x1]: Point, [y0, y1]: Point, n: number, size: number): string {
  const random = seeded(seed);
  const spots = Array.from({ length: n }, () => {
    const k = random();
    return [r(x0 + random() * (x1 - x0)), r(y0 + k * (y1 - y0)), r(size * (0.7 + k * 0.6) * 100) / 100] as const;
  }).sort((a, b) => a[1] - b[1]);
  return each(spots, (spot, i) =>
    i % 4 === 3
      ? roundTrees([spot], c.crowns[i % 3], c.bark[2])
      : firs([spot], mix(c.firs[0], c.firs[2], (spot[1] - y0) / Math.max(1, y1 - y0))),
  );
}

const TRAIL = 'M-10 440C120 400 180 420 270 380S420 352 470 300 620 288 690 236 800 210 880 150';
const rockOf = (c: Colours, night: boolean): string => (night ? '#3a4663' : mix(c.far[0], '#8d8aa8', 0.5));

/** The trail climbs from the foothills in the west to the ridge in the east. */
const scene: LandArt['scene'] = (c, season, night) => {
  const random = seeded(5);
  const rock = rockOf(c, night);
  const stars = Array.from({ length: 50 }, () => `M${r(random() * W)} ${r(random() * 150)}h.01`).join('');
  return svg(
    `0 0 ${W} ${H}`,
    flat(`M0 0H${W}V300H0Z`, tall(night ? c.sky[0] : mix(c.sky[0], '#8fb6dd', 0.3), c.sky[1])) +
      (night
        ? `<path d="${stars}" stroke="#fff4d0" stroke-width="2" stroke-linecap="round" opacity=".8"/>` +
          dot(150, 60, 100, glow(c.sun), 0.35) +
          flat('M150 38a22 22 0 1 0 17 38a27 27 0 0 1-17-38Z', c.sun)
        : dot(150, 60, 190, glow(c.sun), 0.8) + dot(150, 60, 20, c.sun)) +
      cloud(330, 44, 2.6, c.cloud, night ? 0.3 : 0.7) +
      cloud(60, 120, 2, c.cloud, night ? 0.25 : 0.5) +
      cloud(760, 34, 2, c.cloud, night ? 0.25 : 0.55) +
      range(
        [
          [-40, 210],
          [40, 150],
          [130, 196],
          [230, 120],
          [330, 184],
          [430, 96],
          [520, 170],
          [640, 70],
          [740, 160],
          [860, 60],
          [960, 150],
          [1060, 84],
          [1160, 170],
        ],
        330,
        mix(rock, c.sky[1], 0.5),
        mix(c.cap, c.sky[1], 0.2),
        34,
      ) +
      flat(`M0 214C260 170 520 206 ${W} 150V330H0Z`, c.sky[1], 0.35) +
      range(
        [
          [250, 330],
          [330, 258],
          [400, 284],
          [520, 176],
          [590, 220],
          [690, 110],
          [770, 172],
          [930, 26],
          [1010, 104],
          [1080, 60],
          [1180, 190],
        ],
        430,
        rock,
        c.cap,
        62,
      ) +
      field(300, 26, mix(c.hills[1], c.meadow[0], 0.5), c.hills[2] ?? c.hills[1]) +
      woods(c, 11, [30, 520], [296, 352], 34, 1.7) +
      woods(c, 12, [700, 1100], [300, 344], 22, 1.5) +
      field(366, -18, mix(c.meadow[0], c.ground[0], 0.3), c.ground[0]) +
      `<g fill="none" stroke-linecap="round"><path d="${TRAIL}" stroke="${dark(c.path, 0.25)}" stroke-width="15" opacity=".55"/><path d="${TRAIL}" stroke="${c.path}" stroke-width="11"/><path d="${TRAIL}" stroke="#fff7df" stroke-width="2" stroke-dasharray="3 12" opacity=".9"/></g>` +
      woods(c, 14, [0, 240], [392, 440], 12, 2.3) +
      woods(c, 15, [860, W], [380, 440], 16, 2.3) +
      put('tent', 372, 430, 0.8) +
      (night ? dot(420, 428, 60, glow('#ffb85e'), 0.7) : '') +
      put('campfire', 420, 440, 0.5) +
      put('signpost', 300, 436, 0.7) +
      strewn(c, random, 40, [240, 396, 860, 448], c.grass) +
      grass(c.grass, 9, W, H + 1) +
      drift(c, random, W, H, season, night) +
      flat(`M0 0H${W}V${H}H0Z`, rim('#182338'), 0.5),
  );
};

const inRibbon: LandArt['stretch'] = (c, _season, night) =>
  stretch(
    ground(c, 17) +
      at(
        MIDDLE,
        0,
        range(
          [
            [96, 78],
            [140, 46],
            [168, 58],
            [206, 18],
            [232, 40],
            [262, 4],
            [292, 36],
            [318, 20],
            [356, 56],
            [380, 46],
            [420, 78],
          ],
          84,
          rockOf(c, night),
          c.cap,
          20,
        ) +
          flat('M60 78C150 66 200 76 260 70S400 70 450 78V90H60Z', tall(c.hills[1], c.meadow[1])) +
          firs(
            [
              [150, 82, 1],
              [164, 84, 1.2],
              [330, 82, 1.1],
              [346, 84, 1.3],
              [366, 83, 1],
            ],
            c.firs[1],
          ) +
          `<path d="M190 90C210 80 236 84 244 74S262 60 256 50 268 34 264 26" fill="none" stroke="${c.path}" stroke-width="3.4" stroke-linecap="round"/>`,
      ) +
      foot(c, 19),
  );

export const mountain: LandArt = { scene, stretch: inRibbon };
