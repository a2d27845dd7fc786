import {
  band,
  circle,
  dark,
  dot,
  each,
  ellipse,
  flat,
  glow,
  light,
  oval,
  path,
  rect,
  soft,
  stroke,
  tall,
  THIN,
  turn,
} from '../paint.ts';

const GOLD = '#e8b53f';
const DEEP = '#b5801f';
const SILVER = '#c9d3da';
const shadow = (x: number, y: number, rx: number, ry: number): string => oval(x, y, rx, ry, glow('#140a08'), 0.75);
const gem = (x: number, y: number, r: number, c: string): string =>
  circle(x, y, r, soft(c), THIN) + dot(x - r * 0.32, y - r * 0.36, r * 0.3, '#ffffff', 0.85);
const pearl = (x: number, y: number, r: number): string => gem(x, y, r, '#f7ece6');
const polar = (r: number, a: number): string =>
  `${Math.round(r * Math.sin(a / 57.3) * 10) / 10} ${Math.round(-r * Math.cos(a / 57.3) * 10) / 10}`;

/** The rose on the face of a compass. */
const rose = (r: number, c: string, turned = 0): string =>
  each(
    [0, 90, 180, 270],
    (a) =>
      path(`M0 0L${polar(r * 0.22, a + turned - 45)}L${polar(r, a + turned)}Z`, c, 'stroke-width="1"') +
      path(`M0 0L${polar(r * 0.22, a + turned + 45)}L${polar(r, a + turned)}Z`, light(c, 0.7), 'stroke-width="1"'),
  );

const plume = (angle: number, length: number, c: string): string =>
  turn(
    angle,
    0,
    0,
    path(
      `M0 0C-13 ${-length * 0.3} -12 ${-length * 0.8} 0 ${-length}C12 ${-length * 0.8} 13 ${-length * 0.3} 0 0Z`,
      soft(c),
      THIN,
    ) +
      stroke(`M0 0V${-length + 6}`, 1.2, dark(c, 0.4)) +
      circle(0, -length + 13, 5, soft(light(c, 0.55)), 'stroke-width="1"') +
      dot(0, -length + 13, 2.2, dark(c, 0.3)),
  );

/** Single things of great worth: about 100 high; those that stand do so at 0,0, the others lie around it. */
export const PRECIOUS = {
  bell:
    shadow(0, 4, 46, 8) +
    path('M-4-64-24-46-14-44-10-36 2-60ZM4-64 24-46 14-44 10-36-2-60Z', soft('#2f6aa3')) +
    path('M0-66C-6-82-34-90-40-76-42-62-18-58 0-66ZM0-66C6-82 34-90 40-76 42-62 18-58 0-66Z', soft('#4a8cc4')) +
    stroke('M-8-68C-16-72-24-76-32-75M8-68C16-72 24-76 32-75', 1.4) +
    circle(0, -76, 9, 'none', 'stroke-width="8"') +
    circle(0, -76, 9, 'none', `stroke="${GOLD}" stroke-width="4"`) +
    circle(0, 5, 10, soft(DEEP)) +
    path('M-9-66C-27-60-27-40-31-24-33-14-44-12-44-4 20 2-20 2 44-4 44-12 33-14 31-24 27-40 27-60 9-66Z', soft(GOLD)) +
    flat('M-17-56C-24-46-23-30-27-16L-17-12C-15-28-16-44-9-60Z', '#fff0b0', 0.8) +
    flat('M14-58C22-46 20-28 26-12L38-7C34-14 30-18 28-26 25-42 26-56 14-62Z', '#8a5a14', 0.4) +
    path('M-44-8C-20-1 20-1 44-8 50-2 46 4 40 4 20 9-20 9-40 4-46 4-50-2-44-8Z', soft(light(GOLD, 0.15))) +
    stroke('M-29-26C-14-20 14-20 29-26M-27-36C-14-31 14-31 27-36', 1.8, '#8a5a14', 0.8) +
    each([-20, -10, 0, 10, 20], (x) => pearl(x, -26.4 + (x === 0 ? 1 : Math.abs(x) === 10 ? 0.4 : -1), 3.6)),
  compass:
    shadow(4, 8, 52, 50) +
    circle(0, -52, 9, 'none', 'stroke-width="8"') +
    circle(0, -52, 9, 'none', `stroke="${GOLD}" stroke-width="4"`) +
    rect(-7, -49, 14, 9, soft(DEEP), THIN, 2) +
    circle(0, 0, 45, soft(GOLD), 'stroke-width="2.6"') +
    circle(0, 0, 37, soft('#7a4d1c'), THIN) +
    circle(0, 0, 34, soft('#fbf2d8'), THIN) +
    stroke(
      Array.from({ length: 24 }, (_, i) => `M${polar(i % 6 === 0 ? 27 : 30, i * 15)}L${polar(33, i * 15)}`).join(''),
      1.2,
      '#6b4a1e',
    ) +
    rose(19, '#c79a45', 45) +
    rose(27, '#3f7f8c') +
    turn(32, 0, 0, path('M-5 0 0-31 5 0Z', soft('#d2402f'), THIN) + path('M-5 0 0 31 5 0Z', soft('#f4f4f0'), THIN)) +
    circle(0, 0, 4.6, soft(GOLD), THIN) +
    stroke('M-26-24C-32-16-34-6-32 4', 3, '#ffffff', 0.6) +
    stroke('M-40-12C-38-24-30-34-20-39', 2.6, '#fff2bc', 0.9),
  gildedBook: turn(
    -9,
    0,
    0,
    shadow(5, 8, 48, 54) +
      path('M-34-44H34C40-44 42-40 42-36V44C42 50 38 52 34 52H-34Z', soft('#8a5a14')) +
      path('M-32 42H38V50H-32C-37 50-37 42-32 42Z', soft('#fbf2dc'), THIN) +
      stroke('M-32 45H37M-32 47.5H37', 0.8, '#b99c62') +
      path(
        'M-38-46H30C34-46 36-44 36-40V38C36 41 34 43 30 43H-32C-36 43-38 45-38 48Z',
        soft(GOLD),
        'stroke-width="2.4"',
      ) +
      path('M-28-46V42', 'none', THIN) +
      rect(-21, -36, 50, 69, soft('#a93440'), THIN, 3) +
      stroke('M-17-32H25V29H-17Z', 1.4, '#ffdf8a') +
      each(
        [
          [-21, -36, 0],
          [29, -36, 90],
          [29, 33, 180],
          [-21, 33, 270],
        ] as const,
        ([x, y, a]) => turn(a, x, y, path(`M${x} ${y}h15c-1 7-8 14-15 15Z`, soft(GOLD), THIN)),
      ) +
      each([0, 60, 120, 180, 240, 300], (a) =>
        turn(a, 4, -2, path('M4-2C-2-10 0-18 4-21 8-18 10-10 4-2Z', soft('#f3cf6a'), 'stroke-width="1"')),
      ) +
      gem(4, -2, 8, '#3aa07c') +
      rect(27, -7, 15, 10, soft(light(GOLD, 0.2)), THIN, 2) +
      pearl(36, -2, 3) +
      stroke('M-33-42V38', 3, '#fff2bc', 0.8),
  ),
  hourglass:
    shadow(0, 2, 40, 8) +
    each([-28, 28], (x) => band(`M${x} -10V-78`, 5, GOLD, 3) + stroke(`M${x - 1.2} -14V-74`, 1.4, '#fff2bc')) +
    each([-28, 28], (x) => circle(x, -44, 5.4, soft(light(GOLD, 0.15)), THIN)) +
    path('M-20-76C-22-58-6-52-4-44-6-36-22-30-20-12H20C22-30 6-36 4-44 6-52 22-58 20-76Z', tall('#f4fbfb', '#c4e2e6')) +
    flat('M-17-62C-12-64 12-64 17-62 13-54 5-50 2-45H-2C-5-50-13-54-17-62Z', '#eda63a') +
    flat('M-18-14C-18-24-6-30 0-32 6-30 18-24 18-14Z', '#f2b64c') +
    stroke('M0-46V-28', 2, '#eda63a') +
    stroke('M-14-70C-14-60-8-55-5-50', 2.6, '#ffffff', 0.9) +
    path('M-20-76C-22-58-6-52-4-44-6-36-22-30-20-12', 'none') +
    rect(-38, -86, 76, 11, soft(GOLD), 'stroke-width="2.4"', 4) +
    rect(-38, -12, 76, 13, soft(GOLD), 'stroke-width="2.4"', 4) +
    stroke('M-32-83H28M-32-8H28', 2, '#fff2bc', 0.9) +
    pearl(-20, -5.5, 3.4) +
    gem(0, -5.5, 4.2, '#8a5ac0') +
    pearl(20, -5.5, 3.4),
  cityKey: turn(
    42,
    0,
    0,
    shadow(6, 6, 26, 58) +
      path('M-8-16C-24-10-32 2-44 0-38 10-26 10-16 6L-26 20C-12 18-4 4 0-10Z', soft('#c2473b')) +
      stroke('M0-10V58', 11) +
      stroke('M0-10V58', 7, GOLD) +
      path('M3 26H12L17 20 22 26V36H3ZM3 42H15L20 36 25 42V54H3Z', soft(GOLD)) +
      stroke('M-1.6-6V54', 1.8, '#fff2bc') +
      each(
        [
          [0, -46],
          [-16, -26],
          [16, -26],
        ] as const,
        ([x, y]) =>
          circle(x, y, 12, 'none', 'stroke-width="11"') + circle(x, y, 12, 'none', `stroke="${GOLD}" stroke-width="7"`),
      ) +
      each(
        [
          [0, -46],
          [-16, -26],
          [16, -26],
        ] as const,
        ([x, y]) => stroke(`M${x - 10} ${y + 2}a11 11 0 0 1 9-12`, 2, '#fff2bc', 0.9),
      ) +
      gem(0, -32, 7.6, '#3f7fc0') +
      rect(-8, -14, 16, 7, soft(light(GOLD, 0.12)), THIN, 2) +
      rect(-7, 8, 14, 6, soft(light(GOLD, 0.12)), THIN, 2),
  ),
  masque:
    shadow(3, 14, 56, 34) +
    each(
      [
        [-46, 50, '#3f8a86'],
        [46, 50, '#3f8a86'],
        [-24, 58, '#d9863a'],
        [24, 58, '#d9863a'],
        [0, 62, '#2f9a9a'],
      ] as const,
      ([a, l, c]) => `<g transform="translate(0 2)">${plume(a, l, c)}</g>`,
    ) +
    path(
      'M-52-4C-40-18-14-14 0-6 14-14 40-18 52-4 56 16 40 36 22 32 10 30 6 20 0 20-6 20-10 30-22 32-40 36-56 16-52-4Z',
      soft('#fbf3e2'),
      'stroke-width="2.4"',
    ) +
    path('M-40 4C-32-6-18-4-10 6-16 16-34 16-40 4Z', '#2c1b30', THIN) +
    path('M40 4C32-6 18-4 10 6 16 16 34 16 40 4Z', '#2c1b30', THIN) +
    stroke('M-44 3C-34-11-16-9-6 5M44 3C34-11 16-9 6 5', 2.6, GOLD) +
    stroke('M-47 8C-42 24-32 29-22 26M47 8C42 24 32 29 22 26', 2, GOLD) +
    each(
      [
        [-30, 22],
        [-40, 16],
        [-20, 24],
        [30, 22],
        [40, 16],
        [20, 24],
      ] as const,
      ([x, y]) => dot(x, y, 1.7, '#d2476a'),
    ) +
    gem(0, -6, 7, '#c23a4c') +
    pearl(-11, -8, 3) +
    pearl(11, -8, 3),
  mirror: turn(
    24,
    0,
    0,
    shadow(5, 6, 40, 58) +
      path('M-6 26H6L8 52C10 60 4 64 0 64-4 64-10 60-8 52Z', soft(SILVER)) +
      stroke('M-5 36H5M-6 44H6M-6 52H6', 1.4) +
      pearl(0, 60, 4.4) +
      path(
        'M0-52C24-52 36-34 36-12 36 12 20 28 0 28-20 28-36 12-36-12-36-34-24-52 0-52Z',
        soft(SILVER),
        'stroke-width="2.4"',
      ) +
      path(
        'M0-43C18-43 28-30 28-12 28 7 16 20 0 20-16 20-28 7-28-12-28-30-18-43 0-43Z',
        tall('#f0fbff', '#7fb6d8'),
        THIN,
      ) +
      flat('M-20 0-2-38 8-39-14 10ZM-8 14 14-32 19-27 0 17Z', '#ffffff', 0.65) +
      each([-150, -110, -70, -35, 35, 70, 110, 150], (a) => {
        const [x, y] = polar(1, a).split(' ').map(Number);
        return pearl(Math.round(x * 32), Math.round(y * 36) - 12, 3);
      }) +
      path('M0-50C-12-52-15-60-11-66-7-70-3-68 0-66 3-68 7-70 11-66 15-60 12-52 0-50Z', soft('#f0a894')) +
      stroke('M0-51V-64M-3-52-7-63M3-52 7-63', 1.2, '#9c4f3c') +
      gem(0, 27, 4.6, '#3aa0a8'),
  ),
  scales:
    shadow(0, 2, 40, 8) +
    path('M-26 0C-26-9-12-12-6-14H6C12-12 26-9 26 0Z', soft(GOLD)) +
    stroke('M0-12V-76', 8) +
    stroke('M0-12V-76', 4.6, GOLD) +
    stroke('M-1.4-16V-72', 1.4, '#fff2bc') +
    circle(0, -42, 5.4, soft(light(GOLD, 0.15)), THIN) +
    stroke('M-44-58C-30-74-12-70 0-70 12-70 30-78 44-72', 8) +
    stroke('M-44-58C-30-74-12-70 0-70 12-70 30-78 44-72', 4.4, GOLD) +
    gem(0, -78, 7, '#c23a4c') +
    stroke('M-44-58-58-22M-44-58-30-22M44-72 30-38M44-72 58-38', 1.6, '#fff2bc') +
    stroke('M-44-58-58-22M-44-58-30-22M44-72 30-38M44-72 58-38', 0.8) +
    pearl(-50, -25, 6.4) +
    pearl(-38, -25, 6.4) +
    pearl(-44, -33, 6.4) +
    path('M-62-23H-26C-28-10-36-6-44-6-52-6-60-10-62-23Z', soft(GOLD)) +
    circle(44, -46, 9, soft('#a9b2b8'), THIN) +
    path('M26-39H62C60-26 52-22 44-22 36-22 28-26 26-39Z', soft(GOLD)) +
    stroke('M-57-18C-54-12-50-10-46-9M31-34C34-28 38-26 42-25', 2, '#fff2bc', 0.9),
  amulet:
    shadow(4, 22, 34, 36) +
    each([-1, 1], (k) =>
      each(
        Array.from({ length: 14 }, (_, i) => i),
        (i) => {
          const x = Math.round(k * (8 + 56 * Math.sin(i * 0.13)));
          const y = Math.round(-22 - i * 7.4);
          return i % 2 === 0 ? pearl(x, y, 5.4) : circle(x, y, 3.4, soft(GOLD), THIN);
        },
      ),
    ) +
    circle(0, -20, 8, soft(GOLD)) +
    path(
      'M0-14C10-2 32 14 32 34 32 52 18 60 0 60-18 60-32 52-32 34-32 14-10-2 0-14Z',
      soft(GOLD),
      'stroke-width="2.4"',
    ) +
    path('M0-4C8 6 25 18 25 34 25 47 14 53 0 53-14 53-25 47-25 34-25 18-8 6 0-4Z', tall('#bff5ea', '#1f9c98'), THIN) +
    flat('M-4 8C-14 18-20 26-19 36-17 42-13 40-12 34-11 24-6 16 0 10Z', '#ffffff', 0.75) +
    stroke('M10 44C16 42 19 37 19 31', 2.6, '#e6fffa', 0.8) +
    stroke('M-22 28C-8 34 10 22 24 28M-20 42C-6 36 8 46 22 40', 1.6, '#0f7a7c', 0.5) +
    dot(8, 22, 2, '#ffffff', 0.7),
  spyglass: turn(
    -30,
    0,
    0,
    shadow(0, 12, 66, 20) +
      path('M-62-9H-24V11H-62Z', soft(GOLD)) +
      path('M-26-13H16V15H-26Z', soft('#7a4a2a')) +
      path('M14-17H56V19H14Z', soft('#96603a')) +
      flat('M-26-10H16V-4H-26ZM14-13H56V-6H14Z', '#ffffff', 0.22) +
      flat('M-62-6H-26V-2H-62Z', '#fff2bc', 0.7) +
      each(
        [
          [-66, 13, 8],
          [-30, 16, 8],
          [11, 20, 8],
          [50, 23, 9],
        ] as const,
        ([x, h, w]) =>
          rect(x, 1 - h, w, h * 2, soft(GOLD), '', 2.5) +
          stroke(`M${x + 2.4} ${4 - h}v${h * 1.3}`, 1.6, '#fff2bc', 0.9),
      ) +
      ellipse(60, 1, 6.4, 22, soft(GOLD)) +
      ellipse(61, 1, 4.6, 17.4, tall('#e8fbff', '#5fa8c8'), THIN) +
      stroke('M60-11C58-6 58-2 59 3', 2, '#ffffff', 0.9) +
      each([-8, 34], (x) => path(`M${x} -6l4 7-4 7-4-7Z`, '#f3cf6a', 'stroke-width="1"')),
  ),
  sundial:
    shadow(0, 2, 40, 8) +
    path('M-30 2C-30-6-16-8-13-14-10-24-12-28-16-34H16C12-28 10-24 13-14 16-8 30-6 30 2Z', soft('#d7cdb8')) +
    stroke('M-10-20H10M-13-12H13', 1.4) +
    path('M-56-44C-56-34-30-24 0-24 30-24 56-34 56-44V-38C56-26 30-17 0-17-30-17-56-26-56-38Z', soft(DEEP)) +
    ellipse(0, -45, 56, 21, soft(GOLD), 'stroke-width="2.4"') +
    ellipse(0, -45, 47, 16.4, soft('#f8e9be'), THIN) +
    stroke(
      'M-44-45H-34M44-45H34M0-30V-35M-30-33l6-4M30-33l-6-4M-40-38l8-2M40-38l-8-2M-17-30l3-4M17-30l-3-4M-36-53l6 2M36-53l-6 2',
      2,
      '#8a5a14',
    ) +
    flat('M-2-46 30-38 38-43 4-50Z', '#5b3b14', 0.5) +
    path('M-24-43C-14-60-4-78 12-92 12-74 8-58 6-46Z', soft(GOLD), 'stroke-width="2.4"') +
    path('M-10-49C-4-60 1-68 6-74 6-64 4-56 3-50Z', '#f8e9be', THIN) +
    stroke('M-19-46C-10-60-2-74 8-84', 2, '#fff2bc', 0.9) +
    each([0, 45, 90, 135, 180, 225, 270, 315], (a) =>
      turn(a, 0, -5, path('M-2.4-11 0-16 2.4-11Z', '#f2a93b', 'stroke-width=".8"')),
    ) +
    circle(0, -5, 5.6, soft('#f8cf52'), THIN),
  tiara:
    shadow(0, 2, 58, 9) +
    stroke('M-52-4C-40-22 40-22 52-4', 7) +
    stroke('M-52-4C-40-22 40-22 52-4', 4, dark(SILVER, 0.3)) +
    each(
      [
        'M-55-2C-54-26-46-36-34-36-24-36-20-26-28-22M55-2C54-26 46-36 34-36 24-36 20-26 28-22',
        'M-40 4C-36-24-26-50-12-56M40 4C36-24 26-50 12-56',
        'M-14 8C-18-24-16-56 0-78 16-56 18-24 14 8',
        'M-14 8C-4-10 4-10 14 8',
      ],
      (d) => stroke(d, 7) + stroke(d, 3.8, SILVER),
    ) +
    path('M-60-6C-40 8 40 8 60-6L58 6C40 20-40 20-58 6Z', soft(light(SILVER, 0.35)), 'stroke-width="2.4"') +
    stroke('M-55-1C-38 10 38 10 55-1', 1.4, '#ffffff', 0.9) +
    path('M0-60C10-48 13-38 13-30 13-20 7-14 0-14-7-14-13-20-13-30-13-38-10-48 0-60Z', soft('#a55ad2')) +
    flat('M-3-48C-8-40-9-34-8-28-5-26-4-30-3-36Z', '#f0d8ff', 0.85) +
    gem(-30, -14, 6.4, '#e584c0') +
    gem(30, -14, 6.4, '#e584c0') +
    pearl(0, -80, 7) +
    pearl(-12, -57, 5) +
    pearl(12, -57, 5) +
    pearl(-36, -37, 5) +
    pearl(36, -37, 5) +
    each([-46, -31, -16, 0, 16, 31, 46], (x) => pearl(x, Math.round(10.4 - (x * x) / 260), 3.8)),
  brooch:
    each([0, 45, 90, 135, 180, 225, 270, 315], (a) =>
      turn(
        a,
        0,
        0,
        path(
          'M0-10C-14-20-12-38 0-52 12-38 14-20 0-10Z',
          soft(a % 90 === 0 ? GOLD : '#a55ad2'),
          a % 90 === 0 ? '' : THIN,
        ) + (a % 90 === 0 ? '' : stroke('M-3-26C-4-32-2-38 0-42', 2, '#f0d8ff', 0.8)),
      ),
    ) +
    each([22, 67, 112, 157, 202, 247, 292, 337], (a) => turn(a, 0, 0, pearl(0, -40, 4.4))) +
    circle(0, 0, 19, soft(GOLD)) +
    pearl(0, 0, 14),
} as const;
export type Precious = keyof typeof PRECIOUS;
