import { dark, dot, each, flat, glow, INK, light, path, rect, soft, stroke, tall, THIN } from '../paint.ts';
import { blob } from './blob.ts';
import type { Colours, Season } from './palette.ts';

type Ball = readonly [x: number, y: number, r: number];
const BACK: readonly Ball[] = [
  [20, 60, 62],
  [90, 26, 66],
  [170, 24, 66],
  [244, 46, 60],
  [300, 30, 44],
  [-6, 120, 50],
  [268, 104, 46],
  [350, 14, 34],
  [402, 6, 26],
];
const MIDDLE: readonly Ball[] = [
  [60, 112, 34],
  [120, 104, 36],
  [188, 98, 34],
  [16, 84, 46],
  [70, 52, 52],
  [136, 34, 54],
  [206, 48, 50],
  [258, 70, 40],
  [-8, 142, 34],
  [300, 52, 30],
  [350, 30, 24],
];
const LIT: readonly Ball[] = [
  [18, 62, 30],
  [70, 30, 34],
  [132, 12, 36],
  [198, 26, 32],
  [246, 54, 24],
  [294, 40, 18],
  [-6, 118, 22],
  [346, 22, 14],
  [104, 78, 20],
  [172, 74, 18],
];
const BRIGHT: readonly Ball[] = [
  [18, 48, 15],
  [70, 16, 18],
  [130, -2, 19],
  [196, 12, 16],
  [244, 44, 11],
  [92, 68, 9],
  [292, 34, 8],
];

const TRUNK =
  'M-24 400C30 380 62 346 66 296 70 244 62 200 40 150L70 122C84 156 96 170 104 178 106 150 100 120 92 92L124 84C128 120 132 150 138 172 152 150 170 130 196 112L220 136C190 164 178 204 180 252 182 320 206 366 276 398 246 402 222 396 206 406 184 394 160 408 136 398 110 410 84 396 60 406 34 398 6 404-24 400Z';

/** The Ever Tree: 0 to 250 wide with a branch that reaches to 400, its roots at y = 400. */
export function everTree(c: Colours, random: () => number, season: Season, night: boolean): string {
  const crown = (balls: readonly Ball[], colour: string, lobes: number): string =>
    flat(balls.map(([x, y, r]) => blob(random, x, y, r, lobes)).join(''), colour);
  const [shade, body, lit, bright] = c.leaves;
  return (
    crown(BACK, shade, 11) +
    `<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">` +
    path(TRUNK, `wide${dark(c.bark[0], 0.12)}${light(c.bark[0], 0.06)}`) +
    stroke('M190 128C236 92 280 92 330 62 350 50 372 40 400 34', 17) +
    stroke('M182 140C214 104 280 92 330 62 350 50 372 40 400 34', 12.5, c.bark[0]) +
    stroke('M200 118C240 94 282 88 326 60 344 50 364 42 384 36', 3, c.bark[1], 0.8) +
    bark(c) +
    '</g>' +
    crown(MIDDLE, body, 11) +
    flat(
      'M66 150C96 176 150 172 196 128L204 140C176 166 170 186 168 214 150 196 106 190 78 214 78 190 72 170 66 150Z',
      '#120a04',
      0.22,
    ) +
    crown(LIT, lit, 10) +
    crown(BRIGHT, bright, 9) +
    speckle(c, random) +
    (c.blossoms.length === 0 ? '' : blossoms(c, random)) +
    (season === 'winter' ? snow(bright) : '') +
    `<g stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${dwelling(c, night)}</g>`
  );
}

const bark = (c: Colours): string =>
  stroke(
    'M78 392C96 340 100 280 92 220M112 396C120 340 118 270 112 210M150 396C142 340 142 280 152 214M184 392C166 350 160 300 164 240M52 394C66 376 76 356 80 330M214 396C200 382 190 366 186 350',
    3,
    c.bark[2],
    0.5,
  ) +
  stroke(
    'M88 386C108 330 108 280 102 230M166 380C152 330 152 280 160 226M222 394C198 368 186 332 178 300M40 394C58 380 68 364 74 344',
    4,
    c.bark[1],
    0.7,
  ) +
  stroke('M122 250q8-6 14 0q-6 6-14 0M98 286q5-4 9 0', 2, c.bark[2], 0.7);

/** Single leaves that catch the light, in one shape. */
function speckle(c: Colours, random: () => number): string {
  let d = '';
  for (let i = 0; i < 70; i++) {
    const [x, y] = [-20 + random() * 330, random() * 130];
    if (Math.hypot((x - 140) / 190, (y - 60) / 92) < 1) d += `M${Math.round(x)} ${Math.round(y)}q4-5 8 0q-4 4-8 0Z`;
  }
  return flat(d, c.leaves[3], 0.6);
}

function blossoms(c: Colours, random: () => number): string {
  return each(c.blossoms, (colour) => {
    let d = '';
    for (let i = 0; i < 26; i++) {
      const [x, y] = [-16 + random() * 330, random() * 124];
      if (Math.hypot((x - 140) / 190, (y - 58) / 90) < 1) d += `M${Math.round(x)} ${Math.round(y)}h.01`;
    }
    return `<path d="${d}" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`;
  });
}

const snow = (colour: string): string =>
  flat(
    'M196 118C240 92 282 86 326 58 346 48 370 38 398 32L400 36C372 44 350 54 332 64 284 92 238 98 202 124ZM60 126C66 120 70 118 74 120L78 130C70 128 66 130 62 134Z',
    colour,
    0.9,
  );

/** Door, windows, balcony and steps in the trunk. */
function dwelling(c: Colours, night: boolean): string {
  const pane = (x: number, y: number, r: number): string =>
    dot(x, y, r * 3.2, glow(c.glow), night ? 0.8 : 0.5) +
    `<circle cx="${x}" cy="${y}" r="${r + 2.4}" fill="${soft(c.bark[1])}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${tall(light(c.glow, 0.4), c.glow)}" ${THIN}/>` +
    stroke(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, 1.5);
  return (
    pane(84, 346, 8) +
    pane(174, 338, 8) +
    pane(98, 306, 7) +
    pane(160, 300, 6.5) +
    rect(114, 318, 34, 5, soft(c.bark[1]), THIN, 1) +
    stroke('M116 318V306H146V318M124 306V318M131 306V318M138 306V318', 1.8) +
    path('M122 306V292C122 282 140 282 140 292V306Z', soft('#6f4427'), THIN) +
    path('M104 394V356C104 330 152 330 152 356V394Z', dark(c.bark[0], 0.4)) +
    path('M109 394V358C109 338 147 338 147 358V394Z', soft(night ? '#5b3823' : '#8a5530'), THIN) +
    stroke('M121 342V394M135 342V394', 1.2, INK, 0.5) +
    dot(141, 370, 2.4, c.glow) +
    pane(128, 356, 5) +
    path('M96 394H160L166 401H90Z', soft(night ? '#6d675c' : '#d3c29c'), THIN) +
    path('M90 400H166L174 407H82Z', soft(night ? '#5f5a50' : '#c4b28b'), THIN) +
    each(
      [
        [64, 398, 1],
        [52, 402, 0.7],
        [196, 400, 0.9],
      ] as const,
      ([x, y, s]) =>
        path(`M${x - 4 * s} ${y}c-1-6 0-10 1-11h${6 * s}c1 1 2 5 1 11Z`, '#f6ead2', THIN) +
        path(`M${x - 12 * s} ${y - 10}c2-14 ${22 * s}-14 ${24 * s} 0c-7 3-17 3-${24 * s} 0Z`, soft('#c8493c'), THIN) +
        dot(x - 3, y - 14, 1.8, '#fff4dc') +
        dot(x + 4, y - 15, 2, '#fff4dc'),
    )
  );
}

/** A lantern on a string. */
export const lantern = (c: Colours, x: number, y: number, length: number, night: boolean): string =>
  stroke(`M${x} ${y}v${length}`, 1.4, '#4b3422') +
  dot(x, y + length + 9, night ? 46 : 28, glow(c.glow), night ? 0.9 : 0.7) +
  `<g stroke="${INK}" stroke-width="1.5">${rect(x - 5.5, y + length + 2, 11, 14, tall(light(c.glow, 0.5), c.glow), '', 3) + path(`M${x - 7} ${y + length + 2}L${x} ${y + length - 4}L${x + 7} ${y + length + 2}Z`, '#5a4030')}</g>`;
