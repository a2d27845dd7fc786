import { circle, dot, each, ellipse, flat, glow, INK, oval, path, rect, soft, stroke, tall, THIN } from '../paint.ts';
import { bush, cone, stones } from './parts.ts';

const GOLD = '#e8b53f';
const pearl = (x: number, y: number, r: number): string =>
  circle(x, y, r, soft('#f8ece8'), THIN) + dot(x - r * 0.3, y - r * 0.36, r * 0.3, '#ffffff');
const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** One side of the gate: a tower that ends in a lantern. */
const gateTower = (x: number, flagged: string): string =>
  path(`M${x - 16} 106L${x - 13} 34H${x + 13}L${x + 16} 106Z`, soft('#e6e0d4')) +
  stones(x - 12, 42, 24, 56, '#cfc6b4') +
  flat(`M${x + 6} 36H${x + 13}L${x + 16} 105H${x + 8}Z`, '#2a1608', 0.12) +
  rect(x - 18, 28, 36, 8, soft('#f4eee0'), THIN, 2) +
  each([-16, -6, 4], (dx) => rect(x + dx + 1, 22, 8, 7, soft('#e6e0d4'), THIN)) +
  rect(x - 8, 8, 16, 16, soft('#fff0b4'), THIN, 1) +
  dot(x, 16, 24, glow('#ffe79a')) +
  stroke(`M${x - 3} 8V24M${x + 3} 8V24`, 1.4) +
  cone(x - 12, 10, 24, 13, '#3f7f9c') +
  path(`M${x - 8} 44h16v26l-8 7-8-7Z`, soft(flagged), THIN) +
  path(`M${x} 50c5 4 5 10 0 14c-5-4-5-10 0-14Z`, '#f6e3b0', 'stroke-width="1"') +
  rect(x - 20, 98, 40, 9, soft('#cfc6b4'), THIN, 2);

/** Wonders: too large for any village. */
export const WONDERS = {
  hopewatchGate: () =>
    dot(60, 66, 70, glow('#fff0b0')) +
    path('M38 106V58C38 30 82 30 82 58V106Z', tall('#fff6cf', '#ffd98a')) +
    each(
      [-60, -40, -20, 0, 20, 40, 60],
      (a) => `<path d="M60 84L56 34H64Z" fill="#ffffff" stroke="none" opacity=".6" transform="rotate(${a} 60 84)"/>`,
    ) +
    path('M46 106C50 92 56 84 58 76H62C64 84 72 92 78 106Z', soft('#e8cf96'), THIN) +
    path('M24 106V52C24 18 96 18 96 52V106H84V60C84 34 36 34 36 60V106Z', soft('#f4eee0')) +
    stroke('M30 106V54C30 24 90 24 90 54V106', 1.4, '#a8967a', 0.7) +
    stroke('M60 26V40M44 30 48 43M76 30 72 43M33 42 40 51M87 42 80 51', 1.4, INK, 0.4) +
    path('M36 62C36 52 40 46 44 43L46 106H36Z', soft('#7a5230')) +
    path('M84 62C84 52 80 46 76 43L74 106H84Z', soft('#7a5230')) +
    stroke('M37 64H45M37 82H46M83 64H75M83 82H74', 2, GOLD) +
    path('M48 30C50 16 54 10 60 2 66 10 70 16 72 30 64 34 56 34 48 30Z', soft(GOLD)) +
    circle(60, 22, 7, soft('#fff6da'), THIN) +
    each(
      [0, 60, 120, 180, 240, 300],
      (a) => `<path d="M60 22L58.4 17H61.6Z" fill="#e0803c" stroke="none" transform="rotate(${a} 60 22)"/>`,
    ) +
    circle(60, 22, 2.6, '#e0803c', 'stroke-width="1"') +
    gateTower(10, '#3f7f9c') +
    gateTower(110, '#3f7f9c') +
    path('M34 108H86L92 114H28Z', soft('#d8cdb8'), THIN) +
    bush(-12, 108, 0.9, '#6f9a45', '#f6d36b') +
    bush(132, 108, 0.9, '#6f9a45', '#f6d36b'),
  mistriseFountain: () =>
    each(
      [
        [10, 82, 26],
        [110, 82, 26],
        [60, 60, 44],
        [30, 50, 20],
        [92, 52, 20],
      ] as const,
      ([x, y, r]) => dot(x, y, r, glow('#ffffff'), 0.8),
    ) +
    path('M-14 92C-14 84 134 84 134 92L126 108H-6Z', soft('#d5d3e0')) +
    ellipse(60, 91, 74, 9, tall('#b5e8ee', '#4f9fb8')) +
    path('M48 92C52 80 50 72 44 64H76C70 72 68 80 72 92Z', soft('#e9e7f0')) +
    path('M14 60C14 54 106 54 106 60 102 72 84 76 60 76 36 76 18 72 14 60Z', soft('#dedbe8')) +
    ellipse(60, 60, 46, 6.4, tall('#c5eef2', '#6ab4c8'), THIN) +
    path('M52 60C55 52 54 46 50 40H70C66 46 65 52 68 60Z', soft('#e9e7f0')) +
    path('M30 38C30 33 90 33 90 38 87 47 76 50 60 50 44 50 33 47 30 38Z', soft('#dedbe8')) +
    ellipse(60, 38, 30, 4.6, tall('#d8f6f8', '#7fc4d4'), THIN) +
    path('M54 38C56 32 55 28 53 25H67C65 28 64 32 66 38Z', soft('#e9e7f0'), THIN) +
    pearl(60, 17, 10) +
    each([-1, 1], (k) => {
      const x = (dx: number): number => 60 + k * dx;
      return (
        stroke(`M${x(4)} 10C${x(14)}-4 ${x(24)} 8 ${x(26)} 34`, 4, '#e8fbfd', 0.95) +
        stroke(`M${x(4)} 10C${x(14)}-4 ${x(24)} 8 ${x(26)} 34`, 1.4, '#7fc4d4', 0.8) +
        stroke(
          `M${x(28)} 38C${x(40)} 32 ${x(44)} 44 ${x(44)} 58M${x(20)} 46C${x(24)} 50 ${x(26)} 54 ${x(26)} 60`,
          4,
          '#e8fbfd',
          0.95,
        ) +
        stroke(`M${x(28)} 38C${x(40)} 32 ${x(44)} 44 ${x(44)} 58`, 1.4, '#7fc4d4', 0.8) +
        stroke(
          `M${x(44)} 60C${x(58)} 54 ${x(62)} 72 ${x(62)} 88M${x(36)} 70C${x(42)} 76 ${x(44)} 82 ${x(44)} 90`,
          4,
          '#e8fbfd',
          0.95,
        ) +
        stroke(`M${x(44)} 60C${x(58)} 54 ${x(62)} 72 ${x(62)} 88`, 1.4, '#7fc4d4', 0.8)
      );
    }) +
    each(
      [
        [-2, 90],
        [16, 92],
        [104, 92],
        [122, 90],
        [34, 60],
        [86, 60],
      ] as const,
      ([x, y]) => oval(x, y, 7, 2.6, '#ffffff', 0.8),
    ) +
    each([-4, 20, 44, 76, 100, 124], (x) => pearl(x, 99, 3.6)) +
    rect(-14, 105, 148, 6, soft('#c3c0d0'), THIN, 2),
  sunblazeBridge: () =>
    each(
      range(13),
      (i) =>
        `<path d="M57.6 26L60 -22L62.4 26Z" fill="#fff3b8" stroke="none" opacity=".7" transform="rotate(${-90 + i * 15} 60 26)"/>`,
    ) +
    dot(60, 44, 60, glow('#fff0a8')) +
    path(
      'M-70 118V92C-40 88 4 66 24 54 44 43 76 43 96 54 116 66 160 88 190 92V118H132V110C130 92 120 84 110 84 100 84 92 92 90 110H88C86 78 76 66 60 66 44 66 34 78 32 110H30C28 92 20 84 10 84 0 84-10 92-12 110V118Z',
      soft('#eac27a'),
    ) +
    stroke(
      'M32 108C34 78 44 66 60 66 76 66 86 78 88 108M-12 108C-10 92 0 84 10 84 20 84 28 92 30 108M90 108C92 92 100 84 110 84 120 84 130 92 132 108',
      2.4,
      '#b5801f',
    ) +
    stroke('M60 58V66M48 60 51 68M72 60 69 68M38 66 43 73M82 66 77 73', 1.3, INK, 0.45) +
    path(
      'M-70 92C-40 88 4 66 24 54 44 43 76 43 96 54 116 66 160 88 190 92V84C160 80 116 58 96 46 76 35 44 35 24 46 4 58-40 80-70 84Z',
      soft('#f6dc9c'),
    ) +
    each(
      [
        [-42, 83],
        [-20, 76],
        [2, 65],
        [24, 52],
        [96, 52],
        [118, 65],
        [140, 76],
        [162, 83],
      ] as const,
      ([x, y]) => rect(x - 3.6, y - 14, 7.2, 18, soft('#f0cd84'), THIN, 1) + circle(x, y - 17, 4.4, soft(GOLD), THIN),
    ) +
    path('M34 44V30C34 12 86 12 86 30V44H78V34C78 22 42 22 42 34V44Z', soft('#f6dc9c'), THIN) +
    each(
      range(12),
      (i) => `<path d="M60 -2L55.6 12H64.4Z" fill="${GOLD}" stroke-width="1.2" transform="rotate(${i * 30} 60 26)"/>`,
    ) +
    circle(60, 26, 16, soft('#ffcf4a'), 'stroke-width="2.4"') +
    circle(60, 26, 11, soft('#fff0b4'), THIN) +
    stroke('M52 22C54 17 58 15 62 15', 2.4, '#ffffff', 0.9) +
    stroke('M52.6 25q2.4-3.4 4.8 0M62.6 25q2.4-3.4 4.8 0M55 29.6q5 5 10 0', 1.8) +
    oval(53, 29.4, 2.4, 1.6, '#f08a5c', 0.6) +
    oval(67, 29.4, 2.4, 1.6, '#f08a5c', 0.6),
  starfallsFlame: () =>
    dot(60, 36, 66, glow('#8fb8ff')) +
    dot(60, 40, 40, glow('#ffffff'), 0.8) +
    path('M20 108 28 94H92L100 108Z', soft('#8f96b8')) +
    path('M30 96 38 84H82L90 96Z', soft('#a3aac8')) +
    path('M46 86 42 66H78L74 86Z', soft('#b4bad4')) +
    stroke('M52 70V84M60 70V84M68 70V84', 1.4, INK, 0.5) +
    path('M20 54C24 70 40 74 60 74 80 74 96 70 100 54 86 60 34 60 20 54Z', soft('#b4bad4')) +
    stroke('M24 60C40 68 80 68 96 60', 2.2, GOLD) +
    each([34, 47, 60, 73, 86], (x) =>
      circle(x, x === 60 ? 68.4 : x === 47 || x === 73 ? 67.8 : 65.4, 2.8, soft(GOLD), 'stroke-width="1"'),
    ) +
    path(
      'M60-2C66 12 84 18 86 36 87 50 76 58 60 58 44 58 33 50 34 36 35 26 44 24 44 12 50 16 52 20 53 26 58 18 60 8 60-2Z',
      tall('#cfd8ff', '#5a6ee8'),
    ) +
    path(
      'M61 16C64 26 76 30 76 42 76 51 70 56 60 56 50 56 44 51 44 42 44 36 50 32 50 26 54 30 55 33 56 36 60 30 61 24 61 16Z',
      tall('#f2f4ff', '#9fb0ff'),
      THIN,
    ) +
    path(
      'M60 34C62 40 68 42 68 48 68 53 65 56 60 56 55 56 52 53 52 48 52 44 59 42 60 34Z',
      '#ffffff',
      'stroke="none"',
    ) +
    ellipse(60, 56, 40, 5, 'none', THIN) +
    each(
      [
        [8, 96],
        [112, 96],
      ] as const,
      ([x, y]) =>
        rect(x - 5, y - 20, 10, 30, soft('#8f96b8'), THIN, 1) +
        dot(x, y - 28, 16, glow('#9fb8ff')) +
        path(`M${x} ${y - 38}c6 7 6 13 0 17c-6-4-6-10 0-17Z`, tall('#f2f4ff', '#7f92f4'), THIN),
    ) +
    path('M14 106H106L112 112H8Z', soft('#7a80a2'), THIN),
} as const;
