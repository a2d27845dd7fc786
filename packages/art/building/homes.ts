import { circle, dark, dot, each, flat, INK, light, path, rect, soft, stroke, tall, THIN } from '../paint.ts';
import {
  barrel,
  bush,
  chimney,
  cone,
  crate,
  door,
  flowerBox,
  gable,
  glyph,
  ivy,
  pane,
  pennant,
  porthole,
  ridge,
  sack,
  sign,
  smoke,
  stones,
  thatch,
  tuft,
  walk,
  wall,
  type Glyph,
  type Palette,
} from './parts.ts';

export interface Plan extends Palette {
  readonly glyph?: Glyph;
  readonly clock?: boolean;
}

const columns = (xs: readonly number[], y: number, h: number): string =>
  each(
    xs,
    (x) =>
      rect(x, y, 9, h, soft('#f8f1e1'), '', 2) +
      rect(x - 1.5, y - 2, 12, 4, '#efe4cc', THIN, 1) +
      rect(x - 1.5, y + h - 2, 12, 4, '#efe4cc', THIN, 1) +
      stroke(`M${x + 3} ${y + 5}v${h - 10}M${x + 6} ${y + 5}v${h - 10}`, 0.8, INK, 0.35),
  );

/** Houses, halls and towers. */
export const HOMES = {
  cottage: (a: Plan) =>
    walk(60) +
    wall(26, 58, 68, 46, a.wall, 'timber') +
    chimney(80, 18, 10, 20) +
    smoke(85, 9) +
    thatch(12, 63, 96, 44, a.roof) +
    door(52.5, 104, 15, 23) +
    pane(31.5, 65) +
    pane(78.5, 65) +
    pane(31.5, 86) +
    flowerBox(29.5, 98) +
    (a.glyph === undefined ? pane(78.5, 86) + flowerBox(76.5, 98) : sign(79, 84, a.glyph)) +
    path('M48 42C48 34 60 30 66 34 70 38 70 44 68 48H50Z', soft(a.roof), THIN) +
    pane(54, 37, 9, 10) +
    bush(16, 104, 0.8, '#6f9a45', '#e98da2') +
    tuft(104),
  mushroom: (a: Plan) =>
    walk(60) +
    path('M43 104C38 84 41 66 46 56H74C79 66 82 84 77 104Z', soft('#f6ead2')) +
    stroke('M48 66C46 78 46 92 48 102M72 66C74 78 74 92 72 102', 1.2, INK, 0.3) +
    flat('M46 58H74C76 62 77 64 77 67 66 72 54 72 43 67 43 64 44 62 46 58Z', '#2a1608', 0.18) +
    path('M8 60C8 22 38 6 60 6 82 6 112 22 112 60 97 69 80 62 60 67 40 62 23 69 8 60Z', soft(a.roof)) +
    each(
      [
        [36, 34, 8],
        [66, 22, 9],
        [90, 42, 7],
        [58, 50, 5.5],
        [22, 52, 4.5],
      ] as const,
      ([x, y, r]) => circle(x, y, r, soft('#fff3da'), THIN),
    ) +
    stroke('M22 36C30 22 44 14 56 13', 3, light(a.roof, 0.5), 0.6) +
    door(52, 104, 16, 25) +
    porthole(60, 71, 4.6) +
    (a.glyph === undefined ? '' : sign(82, 76, a.glyph)) +
    path('M98 104C96 97 97 93 99 91H104C106 93 107 97 105 104Z', soft('#f6ead2'), THIN) +
    path('M90 93C91 82 112 82 114 93 108 97 96 97 90 93Z', soft(a.roof), THIN) +
    dot(99, 89, 1.8, '#fff3da') +
    dot(106, 90, 1.5, '#fff3da') +
    tuft(26) +
    tuft(38, 104, '#5a8a3c'),
  stump: (a: Plan) =>
    walk(60) +
    path('M26 104C34 92 34 74 31 56 29 46 36 40 40 40H80C86 40 91 46 89 56 86 74 86 92 94 104Z', soft('#9a6c41')) +
    stroke('M42 48C44 60 42 74 39 94M78 48C76 60 78 76 81 94M64 46V56M50 50C51 58 50 62 50 66', 1.4, '#5b3b22', 0.6) +
    flat('M33 46C40 54 80 54 87 46 89 50 89 54 88 58 76 62 44 62 32 58 31 54 32 50 33 46Z', '#2a1608', 0.2) +
    path(
      'M12 47C16 20 42 10 60 10 80 10 104 22 108 47 99 41 92 51 83 45 76 53 68 43 60 49 52 43 44 53 37 45 28 51 21 41 12 47Z',
      soft(a.roof),
    ) +
    stroke(
      'M24 36C32 22 46 16 58 16M40 34q5 4 10 0M62 30q5 4 10 0M52 22q5 4 10 0M78 36q5 4 10 0',
      1.6,
      light(a.roof, 0.45),
      0.6,
    ) +
    door(51.5, 104, 17, 26) +
    porthole(43, 66, 5.4) +
    porthole(77, 66, 5.4) +
    (a.glyph === undefined ? '' : sign(86, 76, a.glyph)) +
    path('M26 104C18 100 12 104 6 107H36Z', soft('#9a6c41'), THIN) +
    path('M94 104C102 100 108 104 114 107H84Z', soft('#9a6c41'), THIN) +
    tuft(18) +
    tuft(103) +
    path('M70 10C70 4 74 0 80 0 81 6 77 11 70 10Z', soft('#97c257'), THIN),
  hall: (a: Plan) =>
    rect(14, 98, 92, 7, soft('#dcd2be')) +
    rect(20, 91, 80, 8, soft('#e6dcc9')) +
    rect(26, 50, 68, 42, tall(dark(a.wall, 0.25), a.wall)) +
    gable(14, 51, 92, 32, a.roof, light(a.roof, 0.62)) +
    (a.glyph === undefined
      ? circle(60, 41, 5, '#f3cc5c', THIN)
      : `<g transform="translate(50.5 33.5) scale(1.05)">${glyph(a.glyph)}</g>`) +
    rect(18, 49, 84, 5, soft('#efe4cc'), THIN) +
    door(53, 91, 14, 26) +
    columns([27, 41, 70, 84], 56, 34) +
    pennant(60, 20, '#b3392e') +
    bush(10, 105, 0.7) +
    bush(110, 105, 0.7),
  tower: (a: Plan) =>
    walk(60) +
    path('M41 104 46 40H74L79 104Z', soft(a.wall)) +
    stones(46, 44, 28, 58, dark(a.wall, 0.13)) +
    flat('M68 42H73L77 103H70Z', '#2a1608', 0.12) +
    rect(39, 33, 42, 10, soft(light(a.wall, 0.2))) +
    stroke('M46 34V42M54 34V42M62 34V42M70 34V42', 1, INK, 0.4) +
    cone(34, 35, 52, 36, a.roof) +
    pennant(60, 2, '#b3392e') +
    (a.clock === true ? clock(60, 58, 12) : porthole(60, 58, 6.4)) +
    door(53, 104, 14, 22) +
    wall(79, 80, 22, 24, light(a.wall, 0.15)) +
    thatch(74, 83, 32, 18, a.roof) +
    pane(86, 88, 8, 9) +
    bush(24, 104, 0.9, '#6f9a45', '#f6d36b') +
    tuft(36) +
    tuft(108),
  castle: (a: Plan) =>
    walk(60, 104, 18) +
    wall(30, 60, 60, 44, a.wall, 'stone') +
    each([30, 42, 54, 66, 78], (x) => rect(x, 51, 9, 10, soft(a.wall), THIN)) +
    rect(49, 30, 22, 32, soft(light(a.wall, 0.2))) +
    stones(49, 34, 22, 24, dark(a.wall, 0.1)) +
    cone(44, 33, 32, 30, a.roof) +
    wall(12, 46, 24, 58, light(a.wall, 0.12), 'stone') +
    wall(84, 46, 24, 58, light(a.wall, 0.12), 'stone') +
    cone(7, 49, 34, 34, a.roof) +
    cone(79, 49, 34, 34, a.roof) +
    pennant(24, 17, '#e0aa38') +
    pennant(96, 17, '#e0aa38') +
    pennant(60, 5, '#b3392e') +
    pane(19.5, 58, 9, 12) +
    pane(91.5, 58, 9, 12) +
    pane(55.5, 38, 9, 12) +
    path('M48 104V86C48 70 72 70 72 86V104Z', soft('#6f4427')) +
    stroke('M54 104V79M60 104V76M66 104V79M48 90H72M48 97H72', 1.2, INK, 0.7) +
    porthole(40, 74, 4.6) +
    porthole(80, 74, 4.6) +
    path('M36 58V74L40 71 44 74V58Z', soft('#b3392e'), THIN) +
    path('M76 58V74L80 71 84 74V58Z', soft('#b3392e'), THIN) +
    tuft(8) +
    tuft(112) +
    bush(30, 105, 0.5) +
    bush(90, 105, 0.5),
  palace: (a: Plan) =>
    walk(60, 104, 20) +
    wall(24, 64, 72, 40, a.wall) +
    path('M34 64C34 34 86 34 86 64Z', soft(a.roof)) +
    stroke('M60 41V64M46 46C42 52 41 58 41 64M74 46C78 52 79 58 79 64', 1.2, dark(a.roof, 0.5), 0.6) +
    stroke('M40 56C43 47 50 42 57 41', 2.4, light(a.roof, 0.5), 0.6) +
    rect(57, 32, 6, 9, soft(a.wall), THIN) +
    cone(54, 34, 12, 14, '#e2b443') +
    circle(60, 19, 2.6, '#f1c043', THIN) +
    wall(10, 52, 17, 52, light(a.wall, 0.3)) +
    wall(93, 52, 17, 52, light(a.wall, 0.3)) +
    path('M6 53C8 40 14 36 18.5 28 23 36 29 40 31 53Z', soft(a.roof)) +
    path('M89 53C91 40 97 36 101.5 28 106 36 112 40 114 53Z', soft(a.roof)) +
    circle(18.5, 26, 2.6, '#f1c043', THIN) +
    circle(101.5, 26, 2.6, '#f1c043', THIN) +
    rect(22, 62, 76, 5, soft('#efe4cc'), THIN, 1) +
    columns([40, 71], 68, 30) +
    path('M53 104V84C53 73 67 73 67 84V104Z', soft('#7d3b57')) +
    stroke('M60 76V104', 1.4) +
    dot(57.5, 92, 1.2, '#f3cc5c') +
    dot(62.5, 92, 1.2, '#f3cc5c') +
    each([30, 84], (x) => pane(x, 74, 8, 15)) +
    pane(14, 62, 9, 14) +
    pane(97, 62, 9, 14) +
    pane(14, 84, 9, 13) +
    pane(97, 84, 9, 13) +
    rect(34, 99, 52, 5, soft('#e6dcc9'), THIN) +
    bush(6, 105, 0.6, '#6f9a45', '#e98da2') +
    bush(114, 105, 0.6, '#6f9a45', '#e98da2'),
  chapel: (a: Plan) =>
    walk(34) +
    wall(44, 62, 56, 42, a.wall) +
    ridge(38, 64, 68, 24, 14, a.roof) +
    wall(20, 46, 28, 58, light(a.wall, 0.12), 'stone') +
    cone(14, 49, 40, 40, a.roof) +
    stroke('M34 9V2', 1.8) +
    circle(34, 0, 3.4, '#f1c043', THIN) +
    path('M27 66V57C27 50 41 50 41 57V66Z', '#4a382a', THIN) +
    path('M30 63C30 55 38 55 38 63L40 65H28Z', soft('#f1c043'), THIN) +
    dot(34, 66.5, 1.6, '#b98628') +
    door(27, 104, 14, 24) +
    each(
      [
        [54, '#8fc0d8'],
        [68, '#e7a3b0'],
        [82, '#a9cf8e'],
      ] as const,
      ([x, c]) =>
        path(`M${x} 94V78C${x} 70 ${x + 10} 70 ${x + 10} 78V94Z`, tall(light(c, 0.4), c), THIN) +
        stroke(`M${x + 5} 73V94M${x} 84H${x + 10}`, 1.1),
    ) +
    bush(102, 104, 0.7, '#6f9a45', '#fbf5e8') +
    tuft(12) +
    tuft(50),
  shrine: (a: Plan) =>
    walk(60) +
    wall(30, 64, 60, 40, a.wall, 'stone') +
    path('M14 66C28 61 40 46 60 30 80 46 92 61 106 66 99 71 90 68 85 70H35C30 68 21 71 14 66Z', soft(a.roof)) +
    stroke('M28 62C40 56 50 46 60 38 70 46 80 56 92 62', 1.4, light(a.roof, 0.4), 0.6) +
    path('M44 44C48 36 54 31 60 24 66 31 72 36 76 44 70 47 50 47 44 44Z', soft(a.roof)) +
    stroke('M60 24V15', 1.8) +
    circle(60, 12, 3.8, '#f1c043', THIN) +
    circle(60, 56, 6, tall('#fff0c4', '#ffdd85'), THIN) +
    stroke('M54 56h12M60 50v12', 1.2) +
    door(52, 104, 16, 26) +
    pane(36, 75, 9, 14) +
    pane(75, 75, 9, 14) +
    lanternPost(12) +
    lanternPost(108) +
    bush(26, 105, 0.6, '#6f9a45', '#f6d36b') +
    bush(94, 105, 0.6, '#6f9a45', '#e98da2') +
    ivy([
      [32, 72],
      [34, 80],
      [31, 88],
      [88, 72],
      [87, 80],
    ]),
  store: (a: Plan) =>
    wall(20, 50, 80, 54, a.wall) +
    ridge(14, 53, 92, 24, 10, a.roof) +
    rect(42, 33, 36, 15, soft('#f8eed8'), THIN, 2) +
    `<g transform="translate(51 33.5)">${glyph(a.glyph ?? 'basket')}</g>` +
    each([0, 1, 2, 3, 4, 5], (i) =>
      path(
        `M${14 + i * 15.3} 53h15.3v7C${29.3 + i * 15.3} 68 ${14 + i * 15.3} 68 ${14 + i * 15.3} 60Z`,
        soft(i % 2 === 0 ? '#c94b3e' : '#f8eed8'),
        THIN,
      ),
    ) +
    rect(27, 70, 34, 20, tall('#fff0c4', '#ffdd85'), THIN, 1) +
    stroke('M44 70V90M27 80H61', 1.2) +
    each(
      [
        [31, 78],
        [37, 78],
        [49, 78],
        [55, 78],
        [32, 88],
        [39, 88],
        [50, 88],
        [56, 88],
      ] as const,
      ([x, y], i) => dot(x, y, 2.3, ['#b03a5b', '#e0a13c', '#7bab3f', '#8a5c33'][i % 4]),
    ) +
    door(71, 104, 18, 28) +
    crate(14, 104, 18, 11) +
    each([17, 23, 29], (x) => circle(x, 92.5, 3.6, soft('#b8405f'), THIN)) +
    crate(36, 104, 18, 9) +
    each([40, 45, 50], (x) => circle(x, 94, 3.2, soft('#83b044'), THIN)) +
    barrel(104, 105, 0.9),
  storehouse: (a: Plan) =>
    walk(60, 104, 20) +
    path('M16 104V56C16 28 104 28 104 56V104Z', soft(a.wall)) +
    stroke('M17 68H103M17 84H103M40 42V104M80 42V104', 1.1, INK, 0.3) +
    path('M8 60C10 16 110 16 112 60 103 62 101 54 92 56 77 43 43 43 28 56 19 54 17 62 8 60Z', soft(a.roof)) +
    stroke('M22 44C30 30 46 25 60 25M34 38l3 7M48 32l2 8M62 32v8M76 35l-2 8M90 42l-3 7', 1.6, light(a.roof, 0.4), 0.6) +
    path('M40 104V72C40 64 80 64 80 72V104Z', '#4d3220') +
    crate(44, 104, 16, 16) +
    crate(60, 104, 15, 12, '#b47a3c') +
    crate(47, 88, 12, 10, '#d9a763') +
    circle(67, 87, 5, soft('#a9713a'), THIN) +
    circle(67, 87, 2.4, '#d9b078', 'stroke-width="1"') +
    circle(75, 90, 4, soft('#a9713a'), THIN) +
    circle(75, 90, 1.9, '#d9b078', 'stroke-width="1"') +
    path('M40 104V70L31 66V106Z', soft('#8a5c33'), THIN) +
    path('M80 104V70L89 66V106Z', soft('#8a5c33'), THIN) +
    sack(97, 105, 0.9) +
    sack(22, 105, 0.85, '#d5b778') +
    barrel(110, 106, 0.8) +
    circle(60, 50, 5, tall('#fff0c4', '#ffdd85'), THIN),
  prison: () =>
    wall(22, 46, 76, 58, '#8f8c88', 'stone') +
    each([22, 38, 54, 70, 86], (x) => rect(x, 37, 11, 10, soft('#8f8c88'), THIN)) +
    path('M42 104V78C42 60 78 60 78 78V104Z', '#221b19') +
    stroke('M44 104V78C44 63 76 63 76 78V104', 3, '#6d6a66') +
    stroke('M50 70V104M57 66V104M64 66V104M71 70V104', 4.2) +
    stroke('M50 70V104M57 66V104M64 66V104M71 70V104M43 86H77', 2.4, '#bdbab4') +
    rect(55, 82, 10, 9, soft('#e6bd55'), THIN, 1.5) +
    dot(60, 86, 1.4, INK) +
    each(
      [
        [34, 64],
        [86, 64],
      ] as const,
      ([x, y]) =>
        rect(x - 5, y - 6, 10, 12, '#2b2320', THIN, 1) +
        stroke(`M${x - 2} ${y - 6}v12M${x + 2} ${y - 6}v12`, 1.6, '#bdbab4'),
    ) +
    ivy(
      [
        [26, 56],
        [28, 62],
        [25, 70],
        [94, 92],
        [92, 98],
      ],
      '#5e8448',
    ) +
    torch(36, 90) +
    torch(84, 90) +
    tuft(14, 104, '#577f3a') +
    tuft(106, 104, '#577f3a'),
  refinery: (a: Plan) =>
    wall(18, 60, 50, 44, a.wall, 'planks') +
    chimney(26, 24, 11, 24) +
    smoke(31, 14) +
    thatch(10, 64, 66, 30, a.roof) +
    door(30, 104, 14, 22) +
    porthole(57, 82, 5) +
    path('M77 104C66 88 73 68 91 66 109 68 116 88 105 104Z', soft('#dd9232')) +
    flat('M81 98C77 84 84 75 92 73 86 80 85 92 88 100Z', '#ffd27c', 0.9) +
    stroke('M76 92H107M79 80H103', 1.8, '#7a4d28', 0.8) +
    rect(84, 55, 14, 13, soft('#8f6136')) +
    rect(82, 52, 18, 4.6, '#6d4726', THIN, 1) +
    stroke('M68 78C76 74 74 60 84 60', 6) +
    stroke('M68 78C76 74 74 60 84 60', 3, '#bdbab4') +
    path('M70 104C67 99 71 94 73 90 75 94 79 99 76 104Z', soft('#f0a83a'), THIN) +
    crate(50, 105, 14, 9) +
    each([53, 60], (x) => path(`M${x - 3} 96c0-4 2-6 3-8c1 2 3 4 3 8Z`, soft('#f0a83a'), 'stroke-width="1"')) +
    tuft(12),
  stage: (a: Plan) =>
    wall(14, 36, 92, 68, a.wall) +
    path('M6 38C26 10 94 10 114 38Z', soft(a.roof)) +
    stroke('M22 30C36 20 50 17 60 17', 2.4, light(a.roof, 0.5), 0.6) +
    circle(60, 25, 6, soft('#f1c043'), THIN) +
    stroke('M57 24h2M61 24h2M57 27q3 3 6 0', 1.2) +
    rect(24, 44, 72, 46, tall('#2d1f33', '#5b3c4e')) +
    flat('M60 46 40 90H80Z', '#ffe9b0', 0.22) +
    path('M24 44H96V51C82 60 72 51 60 58 48 51 38 60 24 51Z', soft('#b8383f'), THIN) +
    path('M24 46C37 58 35 76 28 90H24Z', soft('#b8383f'), THIN) +
    path('M96 46C83 58 85 76 92 90H96Z', soft('#b8383f'), THIN) +
    path('M40 60C46 57 56 57 61 61 63 72 58 80 51 82 44 79 39 70 40 60Z', soft('#fbf0d8')) +
    stroke('M45 67q2-2 4 0M53 67q2-2 4 0M46 73q5 6 10 0', 1.4) +
    path('M63 68C68 65 77 65 82 69 83 79 79 86 73 88 66 85 62 77 63 68Z', soft('#e6b03b')) +
    stroke('M67 75q2 2 4 0M74 75q2 2 4 0M68 83q4-5 9 0', 1.4) +
    rect(10, 89, 100, 15, soft('#ad773f')) +
    stroke('M10 96H110M30 96V104M56 96V104M82 96V104', 1.1, INK, 0.45) +
    each([20, 36, 52, 68, 84, 100], (x) => circle(x, 91.5, 2.6, soft('#ffe08a'), 'stroke-width="1"')),
  glass: () =>
    path('M14 104V62L60 30 106 62V104Z', tall('#e6f5ef', '#b8dfd2')) +
    each(
      [
        [26, 99],
        [46, 95],
        [72, 96],
        [94, 99],
      ] as const,
      ([x, y], i) => bush(x, y + 4, 0.9, '#6da03f', ['#e98da2', '#f6d36b', '#e06a5c', '#c8a6dd'][i]),
    ) +
    stroke('M14 62H106M37 46V104M60 30V104M83 46V104M14 83H106', 1.8, '#5d6f62') +
    flat('M20 64 34 54 28 100H20ZM66 42 78 50V60L66 80Z', '#ffffff', 0.35) +
    path('M14 104V62L60 30 106 62V104Z', 'none') +
    rect(10, 102, 100, 6, soft('#ad773f'), THIN, 1),
};

export function clock(x: number, y: number, r: number): string {
  const ticks = each(
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
    (a) =>
      `<path d="M${x} ${y - r + 1.5}v${a % 90 === 0 ? 2.6 : 1.4}" fill="none" stroke-width="${a % 90 === 0 ? 1.5 : 0.8}" transform="rotate(${a} ${x} ${y})"/>`,
  );
  return (
    circle(x, y, r + 1.8, soft('#e2b443')) +
    circle(x, y, r, '#fff8e4', THIN) +
    ticks +
    stroke(`M${x} ${y}V${y - r * 0.62}M${x} ${y}L${x + r * 0.42} ${y + r * 0.24}`, 1.8) +
    dot(x, y, 1.4, '#b3392e')
  );
}

const lanternPost = (x: number): string =>
  path(`M${x - 5} 104V84h10V104Z`, soft('#cdc1a9'), THIN) +
  rect(x - 4, 75, 8, 9, '#ffe08a', THIN, 1) +
  path(`M${x - 7} 75L${x} 69L${x + 7} 75Z`, soft('#8d7c6b'), THIN);
const torch = (x: number, y: number): string =>
  rect(x - 1.5, y, 3, 9, '#7a4d28', THIN) +
  circle(x, y - 3, 11, 'glow#ffb84d', 'stroke="none"') +
  path(`M${x} ${y - 9}c4 4 4 7 0 9c-4-2-4-5 0-9Z`, '#f8a93c', 'stroke-width="1"');
