import {
  band,
  circle,
  dark,
  dot,
  each,
  ellipse,
  flat,
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
  bush,
  chimney,
  cone,
  crate,
  door,
  ivy,
  pane,
  pennant,
  porthole,
  smoke,
  stones,
  thatch,
  tuft,
  walk,
  wall,
} from './parts.ts';

/** Everything built that is no house and stands where it is. */
export const WORKS = {
  farm: (a: Plan) =>
    path('M-14 110C6 82 112 82 134 110Z', soft('#b98b45'), THIN) +
    each([0, 1, 2, 3, 4, 5], (i) =>
      stroke(`M${-6 + i * 11} 110C${10 + i * 8} 101 ${24 + i * 5} 94 ${34 + i * 4} 90`, 2.6, '#8a6328', 0.7),
    ) +
    each([0, 1, 2, 3, 4, 5], (i) =>
      stroke(`M${-6 + i * 11} 108C${10 + i * 8} 99 ${24 + i * 5} 92 ${34 + i * 4} 88`, 3.4, '#8fb04a').replace(
        'fill',
        'stroke-dasharray="2 3.4" fill',
      ),
    ) +
    wall(56, 56, 50, 38, a.wall, 'planks') +
    path('M48 59 60 36H100L114 59Z', soft(a.roof)) +
    stroke('M54 52H107M57 45H104', 1.2, dark(a.roof, 0.45), 0.6) +
    chimney(94, 28, 7, 12) +
    smoke(97, 19) +
    path('M66 94V70H86V94Z', soft('#96613a'), THIN) +
    stroke('M66 70 86 94M86 70 66 94', 1.4, '#f3e2bd') +
    circle(76, 52, 5, '#4d3220', THIN) +
    pane(92, 68, 9, 10) +
    each(
      [
        [12, 92, 1],
        [23, 84, 0.9],
        [33, 90, 1],
        [3, 84, 0.85],
        [43, 84, 0.8],
      ] as const,
      ([x, y, s]) => wheat(x, y, s),
    ) +
    scarecrow(112, 96) +
    sheaf(50, 104),
  mine: () =>
    path('M-6 106C4 58 30 28 62 26 94 28 116 62 126 106Z', soft('#8f867b')) +
    flat('M14 84C24 54 40 38 60 34 48 48 36 66 32 86Z', '#b3aa9e', 0.8) +
    stroke('M92 46l6 10M100 62l8 6M24 66l8-6M70 34l4 8', 1.4, INK, 0.4) +
    path('M34 106V68C42 54 78 54 86 68V106Z', tall('#17110d', '#4a3a2c')) +
    circle(60, 74, 24, 'glow#ffcf6a', 'stroke="none"') +
    path('M31 106 37 64H47L43 106Z', soft('#a0703f')) +
    path('M89 106 83 64H73L77 106Z', soft('#a0703f')) +
    path('M28 69 33 57H87L92 69Z', soft('#b8854e')) +
    dot(40, 63, 1.4, INK) +
    dot(80, 63, 1.4, INK) +
    stroke('M60 57V62', 1.4) +
    path('M55 62h10l1.6 9h-13.2Z', soft('#ffe08a'), THIN) +
    stroke('M44 108 54 92M78 108 68 92M47 104H75M50 99H72', 2, '#6b4a2a') +
    path('M46 86H76L72 100H50Z', soft('#757a80')) +
    stroke('M47 90H75', 1.2, INK, 0.5) +
    circle(54, 102, 3.6, '#40342a', THIN) +
    circle(68, 102, 3.6, '#40342a', THIN) +
    each(
      [
        [51, 85, 4.5],
        [60, 82, 5.5],
        [69, 85, 4.5],
      ] as const,
      ([x, y, r]) => ellipse(x, y, r, r * 0.85, soft('#bcc6ce'), THIN),
    ) +
    path('M98 106 103 84 109 106Z', tall('#d5f0f6', '#8cc3d6'), THIN) +
    path('M106 106 112 92 117 106Z', tall('#e6f7fa', '#a5d5e4'), THIN) +
    path('M12 106 17 92 22 106Z', tall('#d5f0f6', '#8cc3d6'), THIN) +
    tuft(4) +
    pickaxe(26, 98),
  graves: () =>
    circle(100, 30, 26, 'glow#fff4cf', 'stroke="none"') +
    circle(100, 30, 12, '#fff7dc', 'stroke="none"') +
    band(
      'M90 104C92 80 86 64 93 46M91 74C100 66 104 62 108 50M90 66C80 58 78 50 68 44M93 52C96 46 98 42 97 34',
      4.4,
      soft('#6d5947'),
      3,
    ) +
    path('M18 104V66C18 48 48 48 48 66V104Z', soft('#bab9b2')) +
    path('M33 84C23 77 26 65 33 61 40 65 43 77 33 84Z', soft('#8fae62'), THIN) +
    stroke('M33 64V90', 1.4) +
    flat('M42 60C45 64 45 70 45 102H48V66C48 63 46 60 44 57Z', '#2a1608', 0.15) +
    path('M56 104V82C56 70 78 70 78 82V104Z', soft('#c9c7bd')) +
    stroke('M61 84h12M61 90h12M61 96h8', 1.4, INK, 0.5) +
    path('M-2 104V90C-2 82 12 82 12 90V104Z', soft('#a9a79f')) +
    circle(5, 94, 2.6, '#8fae62', THIN) +
    each(
      [
        [24, 102, '#f5efe2'],
        [30, 103, '#e98da2'],
        [37, 102, '#f6d36b'],
        [64, 103, '#f5efe2'],
        [70, 102, '#c8a6dd'],
      ] as const,
      ([x, y, c]) => dot(x, y, 2, c),
    ) +
    tuft(15) +
    tuft(51) +
    tuft(82) +
    candle(46, 104) +
    candle(8, 104),
  crane: () =>
    wall(68, 74, 44, 30, '#dcd2be', 'stone') +
    stroke('M68 84h44M68 94h44M80 74v10M96 74v10M88 84v10M104 84v10M80 94v10M96 94v10', 1.1, INK, 0.4) +
    stroke('M72 74V58M90 74V62M108 74V58M70 62H110', 2, '#8a5c33') +
    path('M26 104 43 20H53L70 104H61L48 42 35 104Z', soft('#b07b42')) +
    stroke('M33 86H63M36 70H60M40 54H56M34 86 60 70M62 86 36 70M37 70 56 54M59 70 40 54', 2, '#7f5430') +
    path('M14 27 110 10 112 17 16 36Z', soft('#c08d50')) +
    stroke('M26 33 32 24M42 30 48 21M58 27 64 18M74 24 80 15M90 21 96 12', 1.2, INK, 0.5) +
    path('M42 20 49 4 57 18Z', soft('#8f6136'), THIN) +
    circle(49, 22, 4, soft('#7d8388'), THIN) +
    stroke('M100 18V44', 1.4) +
    path('M88 46 100 42 112 46', 'none', THIN) +
    crate(89, 60, 22, 14) +
    rect(6, 30, 16, 14, soft('#969087'), THIN, 1) +
    stroke('M10 36h8', 1.4) +
    tuft(20) +
    tuft(74) +
    crate(2, 105, 18, 10) +
    sawhorse,
  ruin: () =>
    path('M8 104V56L14 60 20 50 26 52 28 46 36 50V104Z', soft('#bcb5a4')) +
    path('M84 104V44L90 46 94 34 102 38 106 30 112 42V104Z', soft('#bcb5a4')) +
    path('M38 104V78C42 54 78 54 82 76V104H72V84C69 70 51 70 48 84V104Z', soft('#cac3b2')) +
    stroke('M48 66 44 60M60 62V54M72 66 76 60M41 84h7M72 86h10', 1.2, INK, 0.5) +
    stones(10, 62, 24, 38, '#968d7b') +
    stones(86, 50, 24, 50, '#968d7b') +
    flat('M30 52 36 50V104H28Z', '#2a1608', 0.12) +
    flat('M106 36 112 42V104H104Z', '#2a1608', 0.12) +
    path('M88 62V52C88 47 98 47 98 52V62Z', '#5c6d57', THIN) +
    path('M30 106 35 96 45 98 48 106Z', soft('#aba392'), THIN) +
    path('M54 106 59 97 67 100 70 106Z', soft('#aba392'), THIN) +
    path('M72 106C72 98 80 96 86 100L88 106Z', soft('#b7b09f'), THIN) +
    rect(15, 99, 16, 8, soft('#b7b09f'), THIN, 3) +
    stroke('M92 46C88 58 96 66 92 84M10 62C16 72 9 82 15 96M56 56C52 62 54 68 50 74', 2.2, '#5d8a3a') +
    ivy([
      [92, 52],
      [96, 60],
      [91, 70],
      [94, 80],
      [13, 70],
      [10, 80],
      [16, 88],
      [54, 60],
      [52, 68],
      [64, 58],
      [108, 46],
    ]) +
    tuft(4) +
    tuft(50, 105) +
    tuft(114) +
    bush(104, 106, 0.6),
  evertree: () =>
    path(
      'M34 106C50 94 51 78 45 62H76C70 78 71 94 88 106 76 101 68 105 61 108 54 105 46 101 34 106Z',
      soft('#926640'),
    ) +
    stroke('M52 100C56 88 56 78 54 68M68 100C64 88 64 78 66 68', 1.6, '#5b3b22', 0.6) +
    path(
      'M8 58C-4 42 10 24 28 27 28 6 54-2 65 9 80-2 106 11 104 30 122 32 124 57 108 63 104 77 80 79 71 70 62 79 47 79 40 70 27 77 10 72 8 58Z',
      soft('#6f9c42'),
    ) +
    flat(
      'M18 52C14 38 30 30 40 37 42 24 62 20 69 31 82 24 97 34 92 46 84 41 76 49 67 46 58 53 45 47 38 51 31 46 24 54 18 52Z',
      '#9ac35c',
    ) +
    flat('M32 34C34 24 46 20 52 26 58 16 72 18 72 26 64 24 58 30 52 30 46 30 38 30 32 34Z', '#bedc85', 0.9) +
    each(
      [
        [28, 60],
        [54, 62],
        [82, 58],
        [96, 46],
        [62, 20],
        [38, 22],
        [16, 48],
        [76, 40],
        [48, 42],
        [104, 56],
      ] as const,
      ([x, y]) => dot(x, y, 2.6, '#f9bcc8') + dot(x, y, 1, '#fff'),
    ) +
    door(54, 104, 13, 18) +
    porthole(60.5, 77, 3.8) +
    each(
      [
        [30, 74, 8],
        [88, 76, 8],
      ] as const,
      ([x, y, l]) =>
        stroke(`M${x} ${y - 6}v${l}`, 1.2) +
        circle(x, y + l, 12, 'glow#ffd86b', 'stroke="none"') +
        rect(x - 3, y + l - 4, 6, 8, '#ffe08a', THIN, 1),
    ) +
    tuft(22) +
    tuft(98) +
    bush(106, 106, 0.6, '#6f9a45', '#f6d36b'),
  fair: () =>
    circle(94, 58, 25, 'none', 'stroke-width="2.4"') +
    circle(94, 58, 18, 'none', 'stroke-width="1.2"') +
    stroke('M94 33V83M69 58H119M76.3 40.3 111.7 75.7M111.7 40.3 76.3 75.7', 1.3) +
    each(
      [
        [94, 33],
        [111.7, 40.3],
        [119, 58],
        [111.7, 75.7],
        [94, 83],
        [76.3, 75.7],
        [69, 58],
        [76.3, 40.3],
      ] as const,
      ([x, y], i) =>
        path(
          `M${x - 5} ${y}h10C${x + 5} ${y + 7} ${x - 5} ${y + 7} ${x - 5} ${y}Z`,
          soft(['#e0aa38', '#6da03f', '#2d6fae', '#c2473b'][i % 4]),
          'stroke-width="1.2"',
        ),
    ) +
    circle(94, 58, 4, '#f1c043', THIN) +
    stroke('M94 58 80 105M94 58 108 105', 2.6, '#7f5430') +
    path('M4 104V66H70V104Z', soft('#f8eed8')) +
    each([4, 21, 38, 55], (x) => flat(`M${x} 66h8.5V104h-8.5Z`, '#c94b3e')) +
    path('M4 104V66H70V104Z', 'none') +
    path('M-4 68 37 22 78 68C71 75 63 69 57 72 50 76 43 69 37 73 31 76 24 69 18 72 12 76 3 71-4 68Z', soft('#c94b3e')) +
    path('M18 72C21 54 30 34 37 22 44 34 53 54 57 72 50 76 43 69 37 73 31 76 24 69 18 72Z', soft('#f8eed8'), THIN) +
    pennant(37, 22, '#e0aa38') +
    path('M28 104V84C32 76 42 76 46 84V104Z', '#4d3220') +
    path('M28 104C29 94 34 88 37 80 33 79 30 81 28 84Z', soft('#e0aa38'), THIN) +
    stroke('M78 68C88 74 100 74 118 64', 1) +
    each(
      [
        [84, 72, '#f6d36b'],
        [93, 74, '#e98da2'],
        [103, 72, '#8fc0d8'],
        [112, 68, '#a9cf8e'],
      ] as const,
      ([x, y, c]) => path(`M${x - 3} ${y}h6l-3 6Z`, c, 'stroke-width="1"'),
    ) +
    balloons(76, 92),
  wall: (a: Plan) =>
    wall(-20, 64, 160, 40, a.wall, 'stone') +
    each([-20, -4, 12, 28, 80, 96, 112, 128], (x) => rect(x, 55, 11, 10, soft(a.wall), THIN)) +
    wall(40, 38, 40, 66, light(a.wall, 0.15), 'stone') +
    each([40, 54.5, 69], (x) => rect(x, 28, 11, 11, soft(light(a.wall, 0.15)), THIN)) +
    path('M48 104V84C48 68 72 68 72 84V104Z', soft('#6f4427')) +
    stroke('M54 104V78M60 104V74M66 104V78', 1.1, INK, 0.6) +
    pane(55, 50, 10, 12) +
    pennant(60, 29, '#b3392e') +
    tuft(14) +
    tuft(104) +
    ivy([
      [20, 72],
      [24, 80],
      [18, 88],
      [98, 70],
      [102, 78],
    ]),
  lookout: (a: Plan) =>
    path('M53 104 56 44H66L70 104Z', soft('#9a6c41')) +
    stroke('M58 96C59 84 58 74 60 62', 1.2, INK, 0.5) +
    path('M30 66 56 80M92 66 66 80', 'none', 'stroke-width="4"') +
    path('M28 57H94V66H28Z', soft('#ad773f')) +
    wall(40, 34, 42, 24, a.wall, 'planks') +
    thatch(30, 38, 62, 30, a.roof) +
    pennant(61, 9, '#b3392e') +
    pane(46, 42, 9, 10) +
    pane(67, 42, 9, 10) +
    stroke('M30 57V48H92V57M44 48V57M78 48V57', 1.8) +
    stroke('M42 104 47 66M51 104 54 66M43 98h8.6M44 90h8M45 82h8M46 74h7', 2, '#7f5430') +
    path('M84 45 111 30 116 39 89 54Z', soft('#d0914a')) +
    path('M108 31 113 28 119 39 113 42Z', soft('#e2b443'), THIN) +
    oval(116, 34, 2.6, 5.6, '#cfe9f2') +
    path('M-6 106C2 90 26 90 32 106Z', soft('#6f9a45'), THIN) +
    path('M86 106C94 88 116 90 126 106Z', soft('#6f9a45'), THIN) +
    tuft(64),
  blossomGate: (a: Plan) =>
    walk(60) +
    band('M26 104V48C26 20 94 20 94 48V104', 5, soft('#9a6a3c'), 3) +
    bush(26, 60, 1, '#7ba54a', '#f9bcc8') +
    bush(94, 60, 1, '#7ba54a', '#f9bcc8') +
    bush(60, 36, 1.4, '#7ba54a', a.roof) +
    cone(54, 20, 12, 12, a.roof) +
    tuft(20) +
    tuft(100),
} as const;

function wheat(x: number, y: number, s: number): string {
  const ears = each(
    [0, 4.6, 9.2],
    (d) =>
      ellipse(x - 2.4 * s, y - 8 * s + d * s, 2.2 * s, 3.6 * s, '#f0c75a', 'stroke-width="1"') +
      ellipse(x + 2.4 * s, y - 8 * s + d * s, 2.2 * s, 3.6 * s, '#f0c75a', 'stroke-width="1"'),
  );
  return (
    stroke(`M${x} ${y + 14 * s}V${y - 8 * s}`, 1.8, '#9a7430') +
    ears +
    ellipse(x, y - 12 * s, 2 * s, 3.6 * s, '#f0c75a', 'stroke-width="1"')
  );
}
const sheaf = (x: number, y: number): string =>
  path(
    `M${x - 7} ${y}C${x - 3} ${y - 8} ${x - 8} ${y - 14} ${x - 10} ${y - 20}C${x - 4} ${y - 24} ${x + 4} ${y - 24} ${x + 10} ${y - 20}C${x + 8} ${y - 14} ${x + 3} ${y - 8} ${x + 7} ${y}Z`,
    soft('#e8bd54'),
    THIN,
  ) +
  stroke(`M${x - 5} ${y - 9}h10`, 2.4, '#a8462f') +
  stroke(`M${x - 4} ${y - 20}l2 7M${x + 1} ${y - 21}v7M${x + 5} ${y - 20}l-2 7`, 1, '#8f6724');
const scarecrow = (x: number, y: number): string =>
  stroke(`M${x} ${y + 8}V${y - 18}M${x - 10} ${y - 10}h20`, 2.4, '#8a5c33') +
  path(`M${x - 7} ${y - 12}h14l1 12h-16Z`, soft('#5a7a8c'), THIN) +
  circle(x, y - 19, 5, soft('#ecd6a2'), THIN) +
  path(`M${x - 8} ${y - 22}h16l-4-6h-8Z`, soft('#b98628'), THIN);
const pickaxe = (x: number, y: number): string =>
  stroke(`M${x - 8} ${y + 6}L${x + 4} ${y - 14}`, 3.4) +
  stroke(`M${x - 8} ${y + 6}L${x + 4} ${y - 14}`, 1.8, '#a9753d') +
  path(
    `M${x - 7} ${y - 16}C${x} ${y - 22} ${x + 10} ${y - 16} ${x + 12} ${y - 6}C${x + 7} ${y - 13} ${x} ${y - 16} ${x - 7} ${y - 16}Z`,
    soft('#aeb6bd'),
    THIN,
  );
const candle = (x: number, y: number): string =>
  circle(x, y - 10, 9, 'glow#ffd86b', 'stroke="none"') +
  rect(x - 1.8, y - 8, 3.6, 8, '#fbf2dc', 'stroke-width="1"', 1) +
  flat(`M${x} ${y - 14}c2.4 3 2.4 5 0 6c-2.4-1-2.4-3 0-6Z`, '#f8a93c');
const balloons = (x: number, y: number): string =>
  stroke(
    `M${x} ${y + 12}C${x - 2} ${y} ${x - 4} ${y - 8} ${x - 5} ${y - 14}M${x} ${y + 12}C${x + 2} ${y} ${x + 4} ${y - 6} ${x + 5} ${y - 12}`,
    1,
  ) +
  ellipse(x - 6, y - 20, 5.4, 6.6, soft('#e06a5c'), THIN) +
  ellipse(x + 6, y - 18, 5.4, 6.6, soft('#f6d36b'), THIN);
const sawhorse = stroke('M72 104 78 92M84 104 78 92', 2, '#7f5430');
