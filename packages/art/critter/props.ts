import { band, circle, dot, each, ellipse, flat, INK, path, rect, soft, stroke, tall, THIN, turn } from '../paint.ts';

const WOOD = '#9a6a3c';
const PAGE = '#fbf2dc';

const handle = (from: number, to: number, colour = WOOD): string =>
  rect(-2.2, from, 4.4, to - from, soft(colour), THIN, 1);

/** What a critter holds; the paw is at 0,0 and the thing stands upright. */
export const PROPS = {
  lute: turn(
    30,
    0,
    0,
    path('M-9 22C-16 8-9-4 0-5 9-4 16 8 9 22 5 28-5 28-9 22Z', soft('#d0914a')) +
      rect(-2.2, -38, 4.4, 36, soft('#7a4d28'), THIN) +
      rect(-4, -46, 8, 9, soft('#8f5c31'), THIN, 1.5) +
      dot(0, 10, 4.6, '#4d2c14') +
      stroke('M-1-42V22M1-42V22', 0.7, '#f5e6c2') +
      rect(-5, 20, 10, 2.6, '#5b3519', THIN),
  ),
  book:
    path('M-18-11C-11-15-4-13 0-9 4-13 11-15 18-11V10C11 6 4 8 0 12-4 8-11 6-18 10Z', soft('#8d3a2c')) +
    path('M-16-11C-10-14-4-12 0-8V9C-4 5-10 4-16 7Z', PAGE, THIN) +
    path('M16-11C10-14 4-12 0-8V9C4 5 10 4 16 7Z', soft(PAGE), THIN) +
    stroke('M-12-6l8 1.4M-12-2l8 1.4M-12 2l8 1.4M4-4.6l8-1.4M4-.6l8-1.4', 0.9, INK, 0.55),
  tome:
    path('M-12-15H11C13-15 14-14 14-12V13C14 15 13 16 11 16H-12Z', soft('#5a3f7a')) +
    path('M-12 12H12V16H-12C-15 16-15 12-12 12Z', PAGE, THIN) +
    rect(-6, -9, 13, 9, '#e0b343', THIN, 1) +
    stroke('M-8-15V12', 1.2, INK, 0.6),
  broom:
    handle(-44, 12) +
    path('M-7 12H7L12 32H-12Z', soft('#e4ba5e')) +
    stroke('M-5 16-7 31M0 16V31M5 16 7 31', 1, INK, 0.55) +
    rect(-8, 9, 16, 4.4, '#a8462f', THIN, 1),
  brush:
    handle(-40, 26) +
    each([-46, -40, -52], (y) => stroke(`M-12 ${y - 3}L12 ${y + 3}M-12 ${y + 3}L12 ${y - 3}`, 3, '#3a3536')) +
    circle(0, -46, 4, '#54504f', THIN),
  pick:
    handle(-34, 26) +
    path('M-22-25C-12-39 12-39 22-25 12-31-12-31-22-25Z', soft('#aeb6bd')) +
    rect(-3.5, -36, 7, 8, '#7d8388', THIN, 1),
  staff: band('M0 28V-36C0-48 15-48 15-38 15-31 7-30 6-36', 3.4, '#a9793f', 3),
  cane: band('M0 26V-8C0-16-9-16-9-10', 3, '#6d4726', 2.6),
  sceptre:
    handle(-22, 24, '#e2b443') +
    circle(0, -28, 6.4, soft('#f1c043')) +
    circle(0, -28, 2.8, '#c23a30', THIN) +
    path('M-3-35 0-42 3-35Z', '#f1c043', THIN),
  rose:
    stroke('M0 18C1 6-1-4 0-16', 2.4, '#4c7430') +
    path('M0 4C6 0 9 1 11 5 7 8 3 8 0 4Z', '#6da03f', THIN) +
    circle(0, -20, 7, soft('#d2476a')) +
    stroke('M-3-20a3 3 0 1 1 4 3M-5-17a6 6 0 0 0 9 1', 1.2, '#8c2342'),
  lantern:
    stroke('M0 0V6', 2.4, '#5a4030') +
    circle(0, 17, 22, 'glow#ffd86b', 'stroke="none"') +
    path('M-7 9 0 3 7 9Z', '#5a4030', THIN) +
    rect(-6, 9, 12, 15, soft('#ffe089'), THIN, 2) +
    flat('M0 12c3 4 3 8 0 10c-3-2-3-6 0-10Z', '#f49a2e') +
    rect(-7, 23, 14, 3.4, '#5a4030', THIN, 1),
  pole:
    band('M0 28V-40H12', 2.6, '#8a5c33', 2.6) +
    circle(12, -26, 20, 'glow#ffd86b', 'stroke="none"') +
    path('M5-33 12-40 19-33Z', '#5a4030', THIN) +
    rect(6, -33, 12, 15, soft('#ffe089'), THIN, 2),
  candle:
    rect(-3, -12, 6, 14, '#fbf2dc', THIN, 1) +
    circle(0, -18, 15, 'glow#ffd86b', 'stroke="none"') +
    flat('M0-24c4 5 4 9 0 11c-4-2-4-6 0-11Z', '#f8b13c') +
    ellipse(0, 3, 8, 2.8, '#b98a52', THIN),
  basket:
    band('M-13 4C-13-15 13-15 13 4', 2.6, '#a8713a', 2.4) +
    each(
      [
        [-8, 1, '#b03a5b'],
        [0, -1, '#d04f73'],
        [8, 1, '#b03a5b'],
        [-4, -3, '#c9476a'],
        [5, -3, '#a82d5e'],
      ] as const,
      ([x, y, c]) => circle(x, y, 4.8, soft(c), THIN),
    ) +
    path('M-17 3H17L13 23H-13Z', soft('#cf964f')) +
    stroke('M-16 9H16M-15 16H15M-8 3-6 23M0 3V23M8 3 6 23', 1, INK, 0.5),
  wheat: turn(
    14,
    0,
    0,
    stroke('M-3 24C-3 6-5-8-8-26M0 24C0 6 1-10 1-32M3 24C5 8 8-6 11-24M-1 24C-3 8-9-2-14-16', 2.2, '#b98a2c') +
      each(
        [
          [-8, -30],
          [1, -36],
          [11, -28],
          [-15, -20],
        ] as const,
        ([x, y]) =>
          each(
            [0, 5, 10],
            (d) =>
              turn(-24, x, y + d, ellipse(x - 2.4, y + d, 2.4, 4.2, '#f0c75a', 'stroke-width="1.1"')) +
              turn(24, x, y + d, ellipse(x + 2.4, y + d, 2.4, 4.2, '#f0c75a', 'stroke-width="1.1"')),
          ),
      ) +
      stroke('M-6 4h12', 4, '#a8462f'),
  ),
  letter: turn(
    -8,
    0,
    0,
    rect(-18, -12, 36, 25, soft(PAGE), '', 1.5) +
      stroke('M-18-11 0 4 18-11', 1.5) +
      circle(0, 4, 4.6, soft('#c23a30'), THIN),
  ),
  mug:
    band('M10-6h7V8h-7', 2.4, '#c08a4b', 2.4) +
    rect(-11, -10, 21, 24, soft('#c8924f'), '', 2) +
    stroke('M-4-9V13M4-9V13', 1, INK, 0.45) +
    stroke('M-11-3H10M-11 9H10', 2, '#6b6f74') +
    path('M-14-9C-15-16-9-18-6-15-4-20 5-20 6-15 10-18 15-14 12-9 10-6-12-6-14-9Z', '#fffaf0', THIN),
  scales:
    band('M0 22V-24M-19-20H19', 2.4, '#e0b343', 2.2) +
    stroke('M-18-20-25-4M-18-20-11-4M18-20 11-4M18-20 25-4', 1) +
    path('M-27-4H-9C-9 5-27 5-27-4Z', soft('#eac55f'), THIN) +
    path('M9-4H27C27 5 9 5 9-4Z', soft('#eac55f'), THIN) +
    circle(0, -26, 3, '#f1c043', THIN),
  gavel: turn(
    -28,
    0,
    0,
    handle(-22, 14) +
      rect(-11, -33, 22, 12, soft('#7a4d28'), '', 2) +
      rect(-13, -34, 5, 14, '#5b3519', THIN, 1.5) +
      rect(8, -34, 5, 14, '#5b3519', THIN, 1.5),
  ),
  bow:
    band('M-4-34C24-24 24 18-4 28', 3, '#a06c37', 2.4) +
    stroke('M-4-34V28', 1.1, '#f5ead0') +
    stroke('M-24-3H20', 2.2, '#6b4a2a') +
    path('M22-3 14-7.5 15 1.5Z', '#aeb6bd', THIN) +
    path('M-24-3l-5-4M-24-3l-5 4', 'none', THIN),
  scroll: turn(
    6,
    0,
    0,
    rect(-13, -12, 26, 28, soft(PAGE)) +
      rect(-17, -16, 34, 6.6, soft('#e3c88f'), THIN, 3.3) +
      rect(-17, 13, 34, 6.6, soft('#e3c88f'), THIN, 3.3) +
      stroke('M-9-5H9M-9 0H9M-9 5H9M-9 10H3', 1.1, INK, 0.55),
  ),
  plan: turn(
    -4,
    0,
    0,
    rect(-20, -14, 40, 30, soft('#4d7796'), '', 1) +
      stroke('M-12 10V-2L0-9 12-2V10ZM-4 10V3H4V10M-16-10H-8M8-10h8', 1.2, '#eaf3f6') +
      rect(-22, -16, 4.6, 34, '#dfe9ee', THIN, 2) +
      rect(18, -16, 4.6, 34, '#dfe9ee', THIN, 2),
  ),
  bag:
    path('M-18 4C-20-9-14-13-8-11L-6-17H4L6-11C14-13 18-5 16 6 15 20 10 24-1 24-12 24-17 18-18 4Z', soft('#ad753c')) +
    stroke('M-9-11Q-1-6 7-11', 2.8, '#e8c25d') +
    stroke('M-1 2v11M-6.5 7.5h11', 2.4, '#e8c25d'),
  ruler: turn(
    24,
    0,
    0,
    path('M-16 14H16L-16-26Z', soft('#e9cb85')) +
      path('M-9 8H2L-9-6Z', '#f8efd9', THIN) +
      stroke('M-11 14v-3M-5 14v-3M1 14v-3M7 14v-3', 1),
  ),
  potion:
    circle(0, 4, 17, 'glow#8fe0b8', 'stroke="none"') +
    path('M-5-20H5V-9C14-4 17 5 15 11 13 19-13 19-15 11-17 5-14-4-5-9Z', soft('#e3f3ee')) +
    flat('M-14.5 5C-7 1 6 9 14.8 5 16 14 12 17.5 0 17.5-12 17.5-16 14-14.5 5Z', '#53ab84') +
    dot(-4, 8, 1.6, '#bff0d6') +
    dot(4, 11, 1.2, '#bff0d6') +
    rect(-6.5, -25, 13, 6.4, '#b98a52', THIN, 1.5) +
    stroke('M-9-1C-11 3-12 6-12 9', 1.8, '#fff', 0.8),
  saw: turn(
    -20,
    0,
    0,
    rect(-2.5, -34, 5, 30, soft(WOOD), THIN) +
      path('M-17-8H13L13 8 8.5 4.5 4 8-.5 4.5-5 8-9.5 4.5-14 8Z', soft('#bcc4c8')),
  ),
  chisel: turn(
    -40,
    0,
    0,
    rect(-3, -4, 6, 16, soft(WOOD), THIN, 2) + path('M-2.5-4-3-22 3-25 2.5-4Z', soft('#c3cace'), THIN),
  ),
  spade:
    handle(-38, 8, '#8a5c33') +
    rect(-7, -41, 14, 4.8, soft('#8a5c33'), THIN, 2.4) +
    path('M-10 6H10V18C10 26 4 30 0 32-4 30-10 26-10 18Z', soft('#969ea3')),
  fork:
    handle(-20, 28) +
    stroke('M-8-40V-26C-8-20 8-20 8-26V-40M0-42V-20', 4.6) +
    stroke('M-8-40V-26C-8-20 8-20 8-26V-40M0-42V-20', 2.2, '#aeb6bd'),
  key:
    band('M0 4V30h8M0 22h6', 3.2, '#e2b443', 2.8) +
    stroke('M0-14a9 9 0 1 0 .1 0', 7.4) +
    stroke('M0-14a9 9 0 1 0 .1 0', 4.2, '#e2b443'),
  pumpkin:
    ellipse(-9, 8, 9, 11, soft('#dd8130')) +
    ellipse(9, 8, 9, 11, soft('#dd8130')) +
    ellipse(0, 8, 9.5, 12.5, soft('#ec9743')) +
    stroke('M0-5C0-11 4-12 6-12', 3.6, '#5a7a35'),
  oar:
    handle(-52, 8, '#a87945') + path('M-6 6H6V26C6 33-6 33-6 26Z', soft('#c99a60')) + stroke('M0 10V27', 1, INK, 0.4),
  bundle:
    band('M-30 6 18-30', 2.8, '#8a5c33', 2.6) +
    path('M14-30C6-44 22-52 32-46 42-38 36-24 24-22 18-22 14-25 14-30Z', soft('#b3564a')) +
    path('M18-31l-6-5M19-28l-8 1', 'none', THIN) +
    each(
      [
        [24, -40],
        [30, -34],
        [23, -29],
      ] as const,
      ([x, y]) => dot(x, y, 1.7, '#f6dfb0'),
    ),
  marotte:
    handle(-10, 26, '#b9863c') +
    circle(0, -18, 8, soft('#f3dfc0')) +
    path('M-9-19C-14-30-6-36-2-27 2-36 12-30 8-19 2-24-4-24-9-19Z', soft('#3c7d6a'), THIN) +
    dot(-3, -18, 1.3, INK) +
    dot(3, -18, 1.3, INK) +
    stroke('M-3-14q3 3 6 0', 1.2) +
    circle(-10, -31, 2.4, '#f5d467', THIN) +
    circle(9, -31, 2.4, '#f5d467', THIN) +
    path('M-7-9 0-6 7-9 4-3H-4Z', '#b9382e', THIN),
  pointer: turn(30, 0, 0, rect(-1.2, -40, 2.4, 48, '#caa063', THIN, 1)),
  quill: turn(
    20,
    0,
    0,
    path('M-1 10C-4-6-2-22 8-34 12-22 10-8 1 10Z', soft('#f7f1e4'), THIN) + stroke('M0 10C1-6 3-18 7-30', 1, INK, 0.5),
  ),
  bread:
    path('M-18 2C-20-10-6-16 6-14 18-12 22-2 18 6 6 12-12 12-18 2Z', soft('#d39a4c')) +
    stroke('M-9-9l5 7M-1-12l5 8M8-12l4 8', 2, '#f3d79c'),
  tray:
    ellipse(0, -2, 22, 5, soft('#b98a52')) +
    rect(-14, -18, 10, 15, soft('#c8924f'), THIN, 1.5) +
    path('M-16-18C-16-23-10-24-9-21-7-24-2-22-3-18Z', '#fffaf0', THIN) +
    rect(3, -15, 10, 12, soft('#c8924f'), THIN, 1.5) +
    path('M1-15C1-20 7-21 8-18 10-21 15-19 14-15Z', '#fffaf0', THIN),
  flute: turn(
    60,
    0,
    0,
    rect(-2.5, -30, 5, 50, soft('#c99a60'), THIN, 2) + each([-20, -13, -6, 8], (y) => dot(0, y, 1.2, INK)),
  ),
  horn: path('M-2 4C8-4 16-16 26-22L32-8C22-6 10 2 0 10Z', soft('#e2b443')) + ellipse(29, -15, 4, 8.6, soft('#f1c043')),
  wand: turn(
    20,
    0,
    0,
    rect(-1.8, -30, 3.6, 38, soft('#3d3942'), THIN, 1) +
      path('M0-44l2.6 5.6 6 .6-4.6 4 1.4 6-5.4-3.2-5.4 3.2 1.4-6-4.6-4 6-.6Z', '#f8d870', THIN),
  ),
  acorn:
    path('M-8-2C-8 10 0 16 0 18 0 16 8 10 8-2Z', soft('#c8924f')) +
    path('M-10-2C-10-11 10-11 10-2 4 1-4 1-10-2Z', soft('#7a4d28')) +
    stroke('M0-9V-13', 2.6),
  flag: handle(-46, 28) + path('M2-46C14-50 18-40 32-44V-26C18-22 14-32 2-28Z', soft('#b9382e')),
  sign: handle(-22, 28) + rect(-16, -40, 32, 20, soft('#d9a763'), '', 2),
  camera:
    stroke('M0 4-8 30M0 4 8 30', 3) +
    rect(-13, -14, 26, 19, soft('#7a4d28'), '', 2) +
    circle(0, -4, 6.6, soft('#b9c0c4')) +
    dot(0, -4, 3, '#2b2320') +
    rect(-8, -19, 8, 6, '#5b3519', THIN, 1),
  palette:
    path('M-20 0C-20-13-6-18 6-16 19-14 24-4 18 3 14 8 8 3 5 8 3 13 6 16 0 17-12 18-20 10-20 0Z', soft('#c99358')) +
    each(
      [
        [-12, -4, '#c23a30'],
        [-5, -10, '#e6b03b'],
        [5, -10, '#4f93c4'],
        [13, -4, '#6da03f'],
        [-11, 6, '#8a5a9c'],
      ] as const,
      ([x, y, c]) => circle(x, y, 3.6, soft(c), 'stroke-width="1.2"'),
    ),
  paintbrush: turn(
    18,
    0,
    0,
    handle(-24, 18, '#a9713f') +
      rect(-3, -30, 6, 7, '#c3cace', THIN, 1) +
      path('M-3-30C-5-37-2-41 1-45 4-40 5-36 3-30Z', soft('#c23a30'), THIN),
  ),
  spyglass: turn(
    -24,
    0,
    0,
    path('M-22-6H2V8H-22Z', soft('#8a5a34')) +
      path('M2-8H20V10H2Z', soft('#a9713f')) +
      path('M20-11H40V13H20Z', soft('#c08a4b')) +
      stroke('M-20-6V8M2-8V10M20-11V13M38-11V13', 3.4, '#e2b443') +
      ellipse(40, 1, 3.6, 12, soft('#cfe9f2'), THIN),
  ),
  watering:
    band('M-14-2C-18-20 10-22 10-6', 2.6, '#4d8e88', 2.4) +
    path('M12 2 34-14 39-8 15 16Z', soft('#5fa39c')) +
    path('M-14-6H14L17 20H-17Z', soft('#4d8e88')) +
    ellipse(0, -6, 14, 3.6, '#2f625e', THIN) +
    path('M31-20 44-6 39-3 28-15Z', soft('#7fc0b8'), THIN) +
    stroke('M41-2q4 4 4 9M37 1q3 4 3 9M45-7q5 3 7 8', 1.6, '#8fd0e0'),
  hammer: turn(
    -16,
    0,
    0,
    handle(-26, 18) +
      path('M-16-38H10C15-38 18-34 20-28H10V-24H-16Z', soft('#9aa2a8')) +
      rect(-19, -39, 6, 16, soft('#7d858b'), THIN, 1),
  ),
  bulb:
    circle(0, -16, 40, 'glow#fff2a0', 'stroke="none"') +
    path('M-12 2C-20-4-22-18-14-27-6-34 6-34 14-27 22-18 20-4 12 2Z', tall('#fffbe2', '#ffdf7a')) +
    stroke('M-5 1C-5-8-9-12-6-16-3-19 0-12 0-12 0-12 3-19 6-16 9-12 5-8 5 1', 1.8, '#e0842a') +
    rect(-9, 1, 18, 12, soft('#c08a4b'), THIN, 2) +
    stroke('M-9 5H9M-9 9H9', 1.2),
  treasureMap: turn(
    -6,
    0,
    0,
    path('M-22-14C-14-17-8-11 0-14 8-17 14-11 22-14V14C14 17 8 11 0 14-8 17-14 11-22 14Z', soft('#f0dcab')) +
      stroke('M-15 7C-9 1-5 9 0 3 4-2 8 3 11-3', 1.8, '#8a5c33').replace('fill', 'stroke-dasharray="3 2.4" fill') +
      stroke('M10-9l6 6M16-9l-6 6', 2.8, '#c23a30') +
      path('M-16-5l3-5 3 5Z', '#7fa854', 'stroke-width="1"'),
  ),
  masque:
    handle(-8, 26, '#e2b443') +
    path(
      'M-20-22C-12-28-4-24 0-21 4-24 12-28 20-22 22-12 14-6 8-8 4-9 2-13 0-13-2-13-4-9-8-8-14-6-22-12-20-22Z',
      soft('#f6ead0'),
    ) +
    path('M-14-18C-10-21-6-19-4-16-7-13-12-13-14-18ZM14-18C10-21 6-19 4-16 7-13 12-13 14-18Z', '#3a2f3a', THIN) +
    path('M18-23C22-36 30-40 36-40 34-30 28-23 20-20Z', soft('#3f8a86'), THIN) +
    circle(18, -22, 2.6, '#e2b443', THIN),
  pearl:
    circle(0, -8, 17, 'glow#ffffff', 'stroke="none"') + circle(0, -8, 8.6, soft('#fdf3ee')) + dot(-3, -11, 2.2, '#fff'),
  pearlStaff:
    band('M0 30V-34', 3.4, '#8f6a3c', 2.8) +
    band('M0-34C-9-36-12-44-10-54M0-34C9-36 12-44 10-54', 3, '#8f6a3c', 2.6) +
    circle(0, -46, 24, 'glow#fff6dc', 'stroke="none"') +
    circle(0, -46, 8, soft('#fdf3ee'), THIN) +
    dot(-2.4, -48.4, 2.2, '#fff'),
  whistle:
    path('M-8-6C-8-14 8-14 10-7H22V0H10C9 8-8 8-8-1Z', soft('#e2b443')) +
    circle(1, -3, 3.4, '#8a5c1c', THIN) +
    stroke('M-8-4C-16-4-18 4-14 10', 1.6),
  drink:
    path('M-10-14H10L7 12C4 15-4 15-7 12Z', tall('#f8d06a', '#e8783c')) +
    stroke('M2-12 10-30', 2.4, '#f6ead0') +
    path('M-4-16C-14-22-16-30-14-34-4-34 2-26 0-16Z', soft('#7fae45'), THIN) +
    circle(-9, -14, 4.4, soft('#d2476a'), THIN),
} as const;
export type PropName = keyof typeof PROPS;
