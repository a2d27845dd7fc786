import {
  band,
  circle,
  dark,
  dot,
  each,
  ellipse,
  flat,
  glow,
  INK,
  light,
  oval,
  path,
  rect,
  soft,
  stroke,
  tall,
  THIN,
} from '../paint.ts';
import type { Plan } from './homes.ts';
import {
  barrel,
  bush,
  cone,
  crate,
  door,
  ivy,
  pane,
  pennant,
  porthole,
  sack,
  stones,
  thatch,
  tuft,
  wall,
} from './parts.ts';

const FOAM = '#e8f4ee';
const water = (y: number, from = '#7cc0c0', to = '#3f8a9a'): string =>
  path(
    `M-60 ${y}C-16 ${y - 5} 14 ${y + 5} 44 ${y}C76 ${y - 5} 104 ${y + 5} 190 ${y - 1}V118H-60Z`,
    tall(from, to),
    'stroke="none"',
  ) + stroke(`M-46 ${y + 4}q8-4 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0`, 1.5, FOAM, 0.8);
const lantern = (x: number, y: number, r = 12): string =>
  dot(x, y, r, glow('#ffd86b')) +
  rect(x - 3.2, y - 4.4, 6.4, 8.8, soft('#ffe7a6'), THIN, 1.6) +
  stroke(`M${x - 4} ${y - 5}h8`, 2);
const awning = (x: number, y: number, w: number, n: number, c: string): string =>
  each(
    Array.from({ length: n }, (_, i) => i),
    (i) =>
      path(
        `M${x + (i * w) / n} ${y}h${w / n}v8C${x + ((i + 1) * w) / n} ${y + 13} ${x + (i * w) / n} ${y + 13} ${x + (i * w) / n} ${y + 8}Z`,
        soft(i % 2 === 0 ? c : '#fbf0d8'),
        'stroke-width="1.2"',
      ),
  );
const seat = (x: number, y: number, fur: string, cloth: string): string =>
  path(`M${x - 6} ${y}C${x - 7} ${y - 10} ${x + 7} ${y - 10} ${x + 6} ${y}Z`, soft(cloth), THIN) +
  circle(x - 5, y - 17.4, 2.8, soft(fur), THIN) +
  circle(x + 5, y - 17.4, 2.8, soft(fur), THIN) +
  circle(x, y - 12.6, 6.2, soft(fur), THIN) +
  dot(x - 2.2, y - 13, 1, INK) +
  dot(x + 2.2, y - 13, 1, INK);

/** What stands by the water, over it and on it. */
export const WATERSIDE = {
  /** An old stone bridge with a lantern at either end. */
  footbridge: () =>
    water(88, '#8fd0cc', '#3f8a9a') +
    flat('M34 96C40 88 80 88 86 96 80 102 40 102 34 96Z', '#2a6a78', 0.5) +
    path(
      'M-70 116V88C-40 84 4 62 24 52 44 43 76 43 96 52 116 62 160 84 190 88V116H92V104C92 78 80 66 60 66 40 66 28 78 28 104V116Z',
      soft('#c2b6a2'),
    ) +
    stroke(
      'M28 104C28 78 40 66 60 66 80 66 92 78 92 104M22 102C21 76 36 58 60 58 84 58 99 76 98 102M60 58V66M46 61 49 69M74 61 71 69M34 69 40 75M86 69 80 75M26 82 32 85M94 82 88 85',
      1.3,
      INK,
      0.5,
    ) +
    stones(-30, 86, 50, 22, dark('#c2b6a2', 0.15)) +
    stones(102, 86, 50, 22, dark('#c2b6a2', 0.15)) +
    path(
      'M-70 88C-40 84 4 62 24 52 44 43 76 43 96 52 116 62 160 84 190 88V80C160 76 116 54 96 44 76 35 44 35 24 44 4 54-40 76-70 80Z',
      soft('#d9cdb6'),
    ) +
    each(
      [
        [-34, 75],
        [-12, 66],
        [10, 55],
        [32, 41],
        [60, 37],
        [88, 41],
        [110, 55],
        [132, 66],
        [154, 75],
      ] as const,
      ([x, y]) => rect(x - 4, y - 8, 8, 13, soft('#cbbfa8'), THIN, 1),
    ) +
    each(
      [32, 88],
      (x) =>
        stroke(`M${x} 33V20`, 3) +
        path(`M${x - 5} 16L${x} 10L${x + 5} 16Z`, soft('#4d4340'), THIN) +
        lantern(x, 20, 18),
    ) +
    ivy([
      [20, 60],
      [14, 68],
      [18, 76],
      [100, 62],
      [106, 70],
      [102, 80],
      [44, 50],
    ]) +
    bush(-22, 108, 1.1, '#6f9a45', '#f6d36b') +
    bush(142, 108, 1.1, '#6f9a45', '#e98da2'),
  /** A raft with a roof that is pulled along a rope. */
  ferry: (a: Plan) =>
    water(84) +
    stroke('M-60 46C0 60 120 60 190 44', 3.2) +
    stroke('M-60 46C0 60 120 60 190 44', 1.6, '#efe0bb') +
    each([16, 104], (x) => band(`M${x} 86V34`, 3.4, '#9a6a3c', 2.4)) +
    each([16, 104], (x) => circle(x, 57, 4.4, soft('#e2b443'), THIN)) +
    rect(14, 80, 92, 6, soft('#8a5c33'), THIN) +
    seat(38, 82, '#b9a899', '#c4758a') +
    seat(60, 82, '#86654b', '#5f8f36') +
    crate(74, 82, 20, 14) +
    sack(84, 69, 0.8) +
    stroke('M16 70H104', 3.6) +
    stroke('M16 70H104', 1.8, '#b98550') +
    path('M2 36C8 18 112 18 118 36Z', soft(a.roof)) +
    stroke('M14 30C30 22 46 20 60 20', 2.4, light(a.roof, 0.5), 0.6) +
    awning(2, 34, 116, 8, a.roof) +
    pennant(60, 22, '#b3392e') +
    path('M-8 84H128L116 100H4Z', soft('#b5783f')) +
    stroke('M-4 90H124M2 95H118', 1.2, INK, 0.5) +
    each(
      [8, 34, 60, 86, 112],
      (x) => circle(x, 97, 6.4, soft('#a9753d'), THIN) + circle(x, 97, 3, soft('#dcb37a'), 'stroke-width="1"'),
    ) +
    lantern(8, 66, 16) +
    water(101) +
    stroke('M-20 96q8-4 16 0M124 96q8-4 16 0', 1.8, FOAM),
  /** Lighthouse, storehouse and boats at the quay. */
  quay: (a: Plan) =>
    water(86) +
    path('M70 104 74 30H98L102 104Z', soft('#fbf3e2')) +
    flat('M73.4 42H98.6L99.4 56H72.6ZM71.8 70H100.2L101 84H71Z', '#c2473b') +
    flat('M92 30H98L102 104H94Z', '#2a1608', 0.14) +
    path('M70 104 74 30H98L102 104Z', 'none') +
    rect(68, 26, 36, 5, soft('#4d5a66'), THIN, 1) +
    rect(75, 12, 22, 14, soft('#fff0b4'), THIN, 1) +
    dot(86, 19, 30, glow('#fff0a0')) +
    stroke('M80 12V26M86 12V26M92 12V26', 1.4) +
    cone(70, 13, 32, 14, '#4d5a66') +
    porthole(86, 63, 4.4) +
    pane(81, 88, 10, 12) +
    wall(100, 66, 42, 30, a.wall, 'planks') +
    thatch(94, 69, 54, 24, a.roof) +
    door(108, 96, 12, 18) +
    pane(126, 76, 9, 10) +
    rect(48, 94, 96, 7, soft('#b98550')) +
    each([54, 76, 98, 120], (x) => rect(x, 100, 5, 10, soft('#8a5c33'), THIN)) +
    barrel(64, 94, 0.8) +
    crate(122, 94, 14, 10) +
    band('M18 86V24', 3, '#8a5c33', 2.4) +
    path('M21 26C48 38 52 62 50 76H21Z', soft('#f8eed8')) +
    stroke('M24 44C34 46 42 50 47 56', 1.2, INK, 0.4) +
    path('M15 32C-2 44-8 62-8 76H15Z', soft('#5f9ac0')) +
    pennant(18, 26, '#e0aa38') +
    path('M-18 80H56C54 96 42 101 30 101H6C-8 101-16 96-18 80Z', soft('#a9553f')) +
    stroke('M-15 87H53', 1.2, INK, 0.5) +
    circle(0, 88, 2.4, '#f3cc5c', 'stroke-width="1"') +
    circle(18, 88, 2.4, '#f3cc5c', 'stroke-width="1"') +
    circle(36, 88, 2.4, '#f3cc5c', 'stroke-width="1"') +
    water(101),
  /** Dark sails; an acorn and crossed twigs on the flag. */
  pirateShip: () =>
    water(88, '#4f7f98', '#1d3f5c') +
    band('M30 82V22M66 82V8M98 82V26', 3.6, '#6b4426', 2.6) +
    stroke('M66 12 6 74M66 12 116 74M30 26 2 72M98 30 122 70', 1, INK, 0.7) +
    path('M12 32C22 36 40 36 50 30 56 44 56 58 48 70 36 64 22 66 10 72 4 60 6 44 12 32Z', soft('#8a2f34')) +
    path('M46 20C58 25 76 25 88 18 96 36 96 54 86 70 72 63 58 64 46 70 40 54 40 36 46 20Z', soft('#a33a3a')) +
    path('M84 34C92 38 106 37 114 32 119 44 118 58 112 70 102 65 92 66 84 71 80 58 80 46 84 34Z', soft('#8a2f34')) +
    stroke('M12 46C24 50 40 50 53 44M42 40C58 45 76 45 93 38M81 50C92 53 106 53 117 47', 1.2, INK, 0.4) +
    path('M55 42 79 60M79 42 55 60', 'none', 'stroke="#f3e2bd" stroke-width="3.6"') +
    path('M60 46C60 38 74 38 74 46 70 49 64 49 60 46Z', '#f3e2bd', THIN) +
    path('M61 47C61 55 67 59 67 60 67 59 73 55 73 47 69 50 65 50 61 47Z', '#f3e2bd', THIN) +
    path('M66 8C76 4 82 12 92 8L89 14 92 20C82 22 76 14 66 18Z', soft('#2b2330'), THIN) +
    path(
      'M-18 62C-14 74-6 78 0 78H112C118 72 120 66 120 58L136 56C134 82 122 102 98 102H24C2 102-14 88-18 62Z',
      soft('#6f4429'),
    ) +
    path(
      'M-18 62C-14 74-6 78 0 78H112C118 72 120 66 120 58L136 56 135 66C130 84 118 86 110 86H4C-8 84-16 76-18 62Z',
      soft('#8f5c36'),
      THIN,
    ) +
    stroke('M-8 80C6 90 110 92 126 80', 2, '#e2b443') +
    each([16, 36, 56, 76, 96], (x) => rect(x - 5, 89, 10, 8, '#2b1c14', THIN, 1)) +
    pane(120, 64, 9, 9) +
    lantern(132, 50, 22) +
    band('M-18 62-36 48', 3, '#8f5c36', 2.4) +
    water(101, '#3f6f8a', '#1a3a56'),
  /** A mill; its great wheel stands in the stream. */
  watermill: (a: Plan) =>
    path('M-60 82C-16 80 20 88 50 92 80 98 120 92 190 96V118H-60Z', tall('#8fd3d4', '#3f8fa4'), 'stroke="none"') +
    wall(50, 52, 54, 46, a.wall, 'timber') +
    thatch(38, 58, 78, 42, a.roof) +
    pane(62, 62, 10, 12) +
    pane(84, 62, 10, 12) +
    door(84, 98, 14, 20) +
    path('M70 36C70 28 84 28 84 36V42H70Z', soft(a.wall), THIN) +
    pane(73, 32, 8, 8) +
    path('M-60 44 20 40V47L-60 52Z', soft('#a9794a')) +
    stroke('M-34 54V84M-6 50V84', 3.4, '#7d552f') +
    flat('M-60 46 21 42V45L-60 49Z', '#9fdce0') +
    path('M20 41C30 42 34 48 34 60L28 62C28 52 24 48 18 47Z', tall('#d8f4f6', '#8fd0db'), THIN) +
    circle(32, 72, 30, 'none', 'stroke-width="9"') +
    circle(32, 72, 30, 'none', 'stroke="#a9713f" stroke-width="5.4"') +
    circle(32, 72, 20, 'none', 'stroke-width="5"') +
    circle(32, 72, 20, 'none', 'stroke="#8f5c36" stroke-width="2.6"') +
    each(
      [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
      (r) =>
        `<g transform="rotate(${r} 32 72)">${(r % 60 === 0 ? band('M32 72V42', 2.8, '#8f5c36', 2.2) : '') + rect(26, 37, 12, 6, soft('#c99560'), THIN, 1)}</g>`,
    ) +
    circle(32, 72, 5.6, soft('#6d4726')) +
    path('M-60 96C-10 90 20 100 50 97 80 93 120 102 190 97V118H-60Z', tall('#7fc6cc', '#3f8fa4'), 'stroke="none"') +
    each(
      [
        [10, 97],
        [24, 99],
        [40, 100],
        [52, 97],
        [30, 94],
      ] as const,
      ([x, y]) => oval(x, y, 6, 2.6, '#ffffff', 0.85),
    ) +
    stroke('M-30 103q8-4 16 0M70 104q8-4 16 0M110 102q8-4 16 0', 1.6, FOAM) +
    sack(108, 98, 0.9) +
    sack(118, 99, 0.8, '#d5b778') +
    tuft(126, 100),
  /** A dome with a slit for the telescope. */
  observatory: (a: Plan) =>
    path('M8 108C14 94 34 90 60 90 86 90 106 94 112 108Z', soft('#7d8f86'), THIN) +
    wall(30, 56, 60, 44, a.wall, 'stone') +
    rect(25, 51, 70, 8, soft(light(a.wall, 0.2)), THIN, 2) +
    path('M28 52C28 20 42 14 60 14 78 14 92 20 92 52Z', soft(a.roof)) +
    stroke('M44 18C38 28 36 40 36 52M76 18C82 28 84 40 84 52', 1.3, dark(a.roof, 0.5), 0.7) +
    stroke('M33 42C35 28 42 20 50 18', 2.6, light(a.roof, 0.55), 0.7) +
    path('M58 15C72 14 80 20 84 28L66 50H52C50 36 52 22 58 15Z', '#1f2448', THIN) +
    dot(68, 34, 14, glow('#fff0b0'), 0.6) +
    path('M54 44 92 8 102 18 64 52Z', soft('#c99a4a')) +
    path('M64 35 72 27 82 37 74 45Z', soft('#8a5c33'), THIN) +
    path('M90 6 95 1 109 15 104 20Z', soft('#e2b443')) +
    path('M95 1 109 15C112 8 103-2 95 1Z', tall('#e8fbff', '#8fd0ee'), THIN) +
    path('M44 48H78L74 55H48Z', soft('#6d4726'), THIN) +
    door(52, 100, 16, 24) +
    porthole(40, 74, 5) +
    porthole(80, 74, 5) +
    path('M60 62l2 4.4 4.8.6-3.6 3.2 1 4.8-4.2-2.6-4.2 2.6 1-4.8-3.6-3.2 4.8-.6Z', '#f6d36b', 'stroke-width="1"') +
    path('M44 104H76L80 109H40Z', soft('#cdbd9d'), THIN) +
    ivy([
      [32, 66],
      [34, 92],
      [88, 88],
      [86, 96],
    ]) +
    tuft(18) +
    tuft(104) +
    bush(8, 107, 0.7),
  /** Stalls on boats. */
  floatingMarket: () =>
    water(76, '#9ad6d2', '#3f8a9a') +
    each([78, 130], (x) => band(`M${x} 72V32`, 2.6, '#9a6a3c', 2.2)) +
    path('M70 34C78 24 130 24 138 34Z', soft('#4d8e88')) +
    awning(70, 33, 68, 6, '#4d8e88') +
    seat(92, 66, '#b9a899', '#8a3f6b') +
    each([84, 94, 104, 114, 124], (x, i) =>
      circle(x, 67, 6, soft(['#e2b443', '#e0803c', '#e2b443', '#8fb04a', '#e0803c'][i]), THIN),
    ) +
    each([109, 119], (x) => circle(x, 59, 5.4, soft('#e6a03b'), THIN)) +
    path('M58 68H150C146 84 136 88 126 88H82C70 88 62 82 58 68Z', soft('#8f5c38')) +
    stroke('M62 75H147', 1.2, INK, 0.5) +
    water(86, '#83c8c8', '#3f8a9a') +
    each([-12, 58], (x) => band(`M${x} 90V36`, 3, '#9a6a3c', 2.4)) +
    path('M-22 38C-10 24 56 24 68 38Z', soft('#c94b3e')) +
    stroke('M-12 34C0 29 12 27 24 27', 2.2, light('#c94b3e', 0.5), 0.6) +
    awning(-22, 36, 90, 7, '#c94b3e') +
    each([0, 23, 46], (x) => lantern(x, 56, 15)) +
    seat(38, 90, '#86654b', '#e0aa38') +
    each([-6, 6, 18], (x) => circle(x, 83, 7.4, soft('#c2473b'), THIN)) +
    each([0, 12], (x) => circle(x, 74, 7, soft('#d9604f'), THIN)) +
    path('M48 90V78H66V90Z', soft('#cf964f'), THIN) +
    each([52, 60], (x) => ellipse(x, 77, 5, 6, soft('#7fae45'), THIN)) +
    path('M-32 84H80C76 102 62 106 50 106H0C-16 106-28 100-32 84Z', soft('#b5713c')) +
    path('M-34 82H82L80 89H-32Z', soft('#d9a763'), THIN) +
    stroke('M-24 96H72', 1.2, INK, 0.5) +
    water(104, '#7cc0c0', '#3f8a9a'),
  /** A basin with lilies below an arbour. */
  waterGarden: () =>
    path('M18 96V46C18 14 102 14 102 46V96H92V50C92 26 28 26 28 50V96Z', soft('#f4ead2')) +
    stroke('M23 96V46C23 20 97 20 97 46V96M28 62H18M92 62H102M28 78H18M92 78H102', 1.2, INK, 0.35) +
    each(
      [
        [22, 40, 1, '#f3a7ba'],
        [40, 24, 1.1, '#fbf5e8'],
        [62, 19, 1.2, '#f3a7ba'],
        [82, 25, 1.1, '#c8a6dd'],
        [99, 42, 1, '#f3a7ba'],
        [20, 60, 0.7, '#c8a6dd'],
        [100, 62, 0.7, '#fbf5e8'],
      ] as const,
      ([x, y, s, c]) => bush(x, y + 8, s, '#6f9f48', c),
    ) +
    path('M54 88V70C50 66 48 60 52 58 56 62 64 62 68 58 72 60 70 66 66 70V88Z', soft('#e6dcc9'), THIN) +
    stroke('M60 58C60 44 48 44 44 62M60 58C60 44 72 44 76 62M60 58V46', 2.2, '#bfe6ee') +
    path('M-22 94C-10 80 130 80 142 94 138 110-18 110-22 94Z', soft('#d8cdb8')) +
    path('M-12 94C0 84 120 84 132 94 124 105-4 105-12 94Z', tall('#a5dce2', '#4a98a6'), THIN) +
    each(
      [
        [8, 95, 12, '#f3a9c0'],
        [38, 99, 10, '#ffffff'],
        [86, 98, 12, '#f3a9c0'],
        [114, 94, 10, '#f6d36b'],
        [60, 91, 8, '#ffffff'],
      ] as const,
      ([x, y, r, c]) =>
        ellipse(x, y, r, r * 0.34, soft('#5f9a4c'), 'stroke-width="1"') +
        path(
          `M${x - 5} ${y - 1}C${x - 7} ${y - 6} ${x - 3} ${y - 6} ${x - 2} ${y - 3}C${x - 2} ${y - 9} ${x + 2} ${y - 9} ${x + 2} ${y - 3}C${x + 3} ${y - 6} ${x + 7} ${y - 6} ${x + 5} ${y - 1}Z`,
          soft(c),
          'stroke-width="1"',
        ),
    ),
} as const;
