import { band, circle, dot, each, ellipse, flat, INK, path, rect, soft, stroke, tall, THIN } from '../paint.ts';
import type { Plan } from './homes.ts';
import { door, ivy, pane, smoke, thatch, tuft, wall } from './parts.ts';

const WATER = tall('#7cc0c0', '#4f979f');
const ripples = (y: number): string => stroke(`M4 ${y}q8-4 16 0t16 0 16 0 16 0 16 0 16 0 16 0`, 1.5, '#e8f4ee', 0.8);
const log = (x: number, y: number, r = 6): string =>
  circle(x, y, r, soft('#a9753d'), THIN) +
  circle(x, y, r * 0.62, soft('#dcb37a'), 'stroke-width="1"') +
  circle(x, y, r * 0.24, '#a9753d', 'stroke="none"');

/** What crosses rivers and lands, and what water runs through. */
export const WAYS = {
  boat: (a: Plan) =>
    path('M-20 92C10 86 34 96 54 90 76 84 100 96 140 90V114H-20Z', WATER, 'stroke="none"') +
    band('M60 78V26', 3, '#8a5c33', 2.4) +
    path('M62 28C84 34 86 46 62 54Z', soft('#f8eed8'), THIN) +
    path('M60 26 76 22 60 18Z', soft('#b3392e'), THIN) +
    wall(72, 54, 26, 24, a.wall) +
    thatch(67, 57, 36, 18, a.roof) +
    pane(80, 62, 9, 10) +
    each(
      [
        [20, 74],
        [32, 74],
        [44, 74],
        [56, 74],
        [26, 64.5],
        [38, 64.5],
        [50, 64.5],
        [32, 55],
        [44, 55],
      ] as const,
      ([x, y]) => log(x, y),
    ) +
    stroke('M15 78C24 50 52 48 61 76', 1.8, '#d9b078') +
    path('M2 77H106C114 77 118 73 120 68 119 92 104 99 90 99H28C12 99 5 91 2 77Z', soft('#a86f3b')) +
    stroke('M7 84H114M14 91H108', 1.1, INK, 0.5) +
    circle(108, 80, 2, '#f3cc5c', 'stroke-width="1"') +
    path('M-20 101C0 97 20 103 40 99 60 95 90 104 140 99V114H-20Z', WATER, 'stroke="none"') +
    ripples(103) +
    stroke('M110 100q6-3 12 0M-6 96q6-3 12 0', 1.5, '#e8f4ee'),
  bridge: () =>
    path('M-20 92C20 86 34 98 54 92 76 86 100 98 140 92V114H-20Z', WATER, 'stroke="none"') +
    path('M-6 76C30 42 90 42 126 76V90C90 60 30 60-6 90Z', soft('#b98550')) +
    stroke('M8 72 12 78M24 63 27 70M42 56 44 63M60 54V61M78 56 76 63M96 63 93 70M112 72 108 78', 1.2, INK, 0.5) +
    each([6, 28, 50, 70, 92, 114], (x) =>
      band(`M${x} ${Math.round(78 - 25 * Math.sin((Math.PI * (x + 6)) / 132))}v-20`, 2.2, '#9a6a3c', 2.2),
    ) +
    band('M-6 56C30 22 90 22 126 56', 2.6, '#9a6a3c', 2.4) +
    ripples(100),
  harbor: (a: Plan) =>
    path('M-20 90C20 84 34 96 54 90 76 84 100 96 140 90V114H-20Z', WATER, 'stroke="none"') +
    wall(64, 52, 44, 34, a.wall, 'planks') +
    thatch(56, 56, 60, 28, a.roof) +
    rect(18, 84, 108, 6.5, soft('#ad773f')) +
    each([28, 52, 78, 104], (x) => rect(x, 89, 5.5, 20, soft('#8a5c33'), THIN)) +
    door(78, 84, 14, 20) +
    band('M24 84V22', 2.6, '#8a5c33', 2.4) +
    path('M26 26C52 38 54 62 27 74Z', soft('#f8eed8')) +
    path('M22 30C10 42 10 60 20 72Z', soft('#f0e0c0'), THIN) +
    path('M0 83H48C46 95 38 100 26 100 12 100 3 95 0 83Z', soft('#bb594c')) +
    stroke('M3 89H45', 1.2, INK, 0.5) +
    path('M-20 100C0 96 20 102 40 98 60 94 90 103 140 98V114H-20Z', WATER, 'stroke="none"') +
    ripples(104),
  train: () =>
    stroke('M-20 103H140M-20 107H140', 2) +
    each([-12, 6, 24, 42, 60, 78, 96, 114], (x) => rect(x, 101, 9, 8, soft('#8a5c33'), THIN)) +
    rect(56, 44, 42, 42, soft('#34796a')) +
    rect(50, 35, 54, 10, soft('#23564b'), '', 4) +
    rect(62, 53, 13, 15, tall('#fff0c4', '#ffdd85'), THIN, 2) +
    rect(80, 53, 13, 15, tall('#fff0c4', '#ffdd85'), THIN, 2) +
    rect(8, 56, 50, 30, soft('#40937b'), '', 13) +
    stroke('M24 57V85M42 57V85', 2, '#e2b443') +
    rect(18, 36, 11, 21, soft('#34343a')) +
    path('M14 37 11 27H36L33 37Z', soft('#34343a')) +
    smoke(26, 19) +
    path('M40 56C40 48 50 48 50 56Z', soft('#e2b443'), THIN) +
    circle(9, 71, 9, soft('#f8eed8')) +
    circle(9, 71, 4.6, '#ffdd85', THIN) +
    rect(2, 84, 98, 8, soft('#bb4437')) +
    each([22, 44], (x) => circle(x, 96, 9.5, soft('#5b3b22')) + circle(x, 96, 3.6, '#e6bd55', THIN)) +
    circle(80, 94, 12.5, soft('#5b3b22')) +
    circle(80, 94, 4.6, '#e6bd55', THIN) +
    stroke('M22 96H80', 3, '#bdbab4') +
    path('M2 102-8 102 2 88Z', soft('#bb4437'), THIN),
  balloon: () =>
    path('M60 0C92 0 104 22 99 42 95 60 76 68 69 77H51C44 68 25 60 21 42 16 22 28 0 60 0Z', soft('#c94b3e')) +
    path('M60 0C69 0 78 22 76 42 74 60 65 68 63 77H57C55 68 46 60 44 42 42 22 51 0 60 0Z', soft('#f8eed8'), THIN) +
    stroke('M33 13C26 30 34 56 50 73M87 13C94 30 86 56 70 73', 1.2, INK, 0.6) +
    stroke('M50 77 52 88M70 77 68 88M60 77V88', 1.2) +
    path('M47 88H73L69 104H51Z', soft('#cf964f')) +
    stroke('M48 94H72M50 99H70', 1, INK, 0.5) +
    flat('M34 20C38 10 46 6 52 5 44 14 40 28 40 40 34 36 32 28 34 20Z', '#ffffff', 0.2),
  road: () =>
    path('M-26 114C20 92 34 84 48 72 56 66 62 60 64 50H74C76 62 74 72 78 82 84 94 112 102 150 114Z', soft('#dfcba2')) +
    each(
      [
        [26, 102, 9],
        [52, 89, 6],
        [68, 99, 8],
        [62, 76, 4.5],
        [92, 106, 8],
        [70, 64, 3.5],
        [46, 108, 8],
      ] as const,
      ([x, y, r]) => ellipse(x, y, r, r * 0.4, soft('#c3aa7d'), 'stroke-width="1"'),
    ) +
    band('M94 86V44', 3, '#9a6a3c', 2.4) +
    path('M80 46H108L115 52 108 58H80Z', soft('#dcab67')) +
    path('M106 62H82L76 67 82 72H106Z', soft('#c98f4b')) +
    wall(12, 62, 28, 24, '#f1dfb9') +
    thatch(5, 66, 42, 20, '#b4493a') +
    door(21, 86, 10, 14) +
    tuft(112, 100),
  spring: () =>
    path('M2 106C8 88 32 81 60 81 88 81 112 88 118 106Z', soft('#9fa8a8')) +
    path('M16 102C24 91 42 88 60 88 78 88 96 91 104 102Z', tall('#a5dce2', '#5ea9ba')) +
    path('M38 84C34 58 44 40 60 36 76 40 86 58 82 84Z', soft('#bcb5a4')) +
    path('M60 48C68 58 68 72 60 92 52 72 52 58 60 48Z', tall('#d9f3f6', '#8fd0db'), THIN) +
    each(
      [
        [46, 96],
        [72, 94],
        [60, 98],
        [84, 98],
      ] as const,
      ([x, y]) => dot(x, y, 1.8, '#fff'),
    ) +
    circle(60, 42, 4, '#f1c043', THIN) +
    ivy([
      [44, 62],
      [42, 70],
      [76, 60],
      [80, 70],
    ]) +
    tuft(8) +
    tuft(112),
} as const;
