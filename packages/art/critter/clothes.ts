import { circle, dark, each, flat, INK, light, path, rect, soft, stroke, THIN } from '../paint.ts';

export interface Clothes {
  readonly wear?: 'tunic' | 'vest' | 'apron' | 'robe' | 'dress' | 'coat' | 'motley' | 'none';
  readonly cloth?: string;
  readonly trim?: string;
  readonly pattern?: 'stripes' | 'dots' | 'patch';
  readonly cape?: string;
}

const TORSO = 'M50 59C67 59 72.5 76 72.8 90L74 104C66 109 34 109 26 104L27.2 90C27.5 76 33 59 50 59Z';
const ROBE = 'M50 59C66 59 72 76 73 90L78 113C66 118 34 118 22 113L27 90C28 76 34 59 50 59Z';

export const clothOf = ({ cloth = '#7c5a3a' }: Clothes): string => cloth;
export const trimOf = (clothes: Clothes): string => clothes.trim ?? light(clothOf(clothes), 0.55);

export function sleeveOf(clothes: Clothes, fur: string): string {
  if (clothes.wear === 'vest' || clothes.wear === 'none') return fur;
  return clothes.wear === 'apron' ? trimOf(clothes) : clothOf(clothes);
}

export function clothes(worn: Clothes): string {
  const c = clothOf(worn);
  const trim = trimOf(worn);
  switch (worn.wear ?? 'tunic') {
    case 'tunic':
      return (
        path(TORSO, soft(c)) +
        pattern(worn, c) +
        path('M26.6 92C40 97 60 97 73.4 92L73.7 97.5C60 102.5 40 102.5 26.3 97.5Z', dark(c, 0.35), THIN) +
        rect(45.5, 93, 9, 8, '#e6bd55', THIN, 1.5) +
        rect(48, 95.2, 4, 3.6, dark(c, 0.35), 'stroke="none"') +
        stroke('M50 64V92M36 103l2 4M62 103l-2 4', 1.3, INK, 0.45)
      );
    case 'vest':
      return (
        path('M41 60C33 64 28 76 27.2 90L26.6 103C32 107 39 108 43 108L46 70Z', soft(c)) +
        path('M59 60C67 64 72 76 72.8 90L73.4 103C68 107 61 108 57 108L54 70Z', soft(c)) +
        pattern(worn, c) +
        circle(43.4, 82, 1.7, trim, THIN) +
        circle(43, 91, 1.7, trim, THIN) +
        circle(42.6, 100, 1.7, trim, THIN) +
        stroke('M61 92h8', 1.3, INK, 0.6)
      );
    case 'apron':
      return (
        path(TORSO, soft(trim)) +
        path('M38 68H62L66.5 107C58 110 42 110 33.5 107Z', soft(c)) +
        pattern(worn, c) +
        path('M42 88H58V98C54 100.5 46 100.5 42 98Z', light(c, 0.25), THIN) +
        stroke('M38 68 42 60M62 68 58 60M37 84 27 86M63 84 73 86', 1.5)
      );
    case 'robe':
      return (
        path(ROBE, soft(c)) +
        path('M43 60 50 75 57 60Z', trim, THIN) +
        flat('M46 75H54L58 116H42Z', light(c, 0.22)) +
        pattern(worn, c) +
        stroke('M46 75 42 115M54 75 58 115M33 94 29 112M67 94 71 112', 1.3, INK, 0.45) +
        stroke('M22.8 110C36 115 64 115 77.2 110', 3, trim)
      );
    case 'coat':
      return (
        path(ROBE, soft(c)) +
        path('M41 60 50 82 59 60 64 65 54 92H46L36 65Z', dark(c, 0.3), THIN) +
        path('M44 60 50 76 56 60Z', trim, THIN) +
        stroke('M50 92V116M30 98h9M61 98h9', 1.4, INK, 0.6) +
        circle(46, 95, 1.6, '#e6bd55', THIN) +
        circle(46, 104, 1.6, '#e6bd55', THIN)
      );
    case 'dress':
      return (
        path('M50 59C62 59 67 70 67 80L81 112C66 118.5 34 118.5 19 112L33 80C33 70 38 59 50 59Z', soft(c)) +
        pattern(worn, c) +
        path('M33 80C42 85 58 85 67 80L69.5 86.5C58 91.5 42 91.5 30.5 86.5Z', trim, THIN) +
        stroke('M40 91 34 115M50 92V117M60 91 66 115', 1.3, INK, 0.3) +
        stroke('M20.5 108.5C34 114.5 66 114.5 79.5 108.5', 2.6, trim)
      );
    case 'motley':
      return (
        path(TORSO, soft(c)) +
        path('M50 59C67 59 72.5 76 72.8 90L74 104C68 108 59 108.5 50 108.5Z', soft(trim)) +
        each(
          [
            [38, 74],
            [38, 90],
            [62, 82],
            [62, 98],
          ] as const,
          ([x, y], i) => flat(`M${x} ${y - 6}L${x + 5} ${y}L${x} ${y + 6}L${x - 5} ${y}Z`, i < 2 ? trim : c),
        ) +
        path('M26 103 32 111 38 105 44 112 50 106 56 112 62 105 68 111 74 103', 'none', THIN) +
        stroke('M50 62V106', 1.3, INK, 0.5)
      );
    case 'none':
      return '';
  }
}

function pattern({ pattern, wear }: Clothes, c: string): string {
  if (pattern === undefined) return '';
  const low = wear === 'dress' || wear === 'robe';
  if (pattern === 'stripes') return stroke('M37 70V106M44 66V108M56 66V108M63 70V106', 2, light(c, 0.45), 0.7);
  if (pattern === 'patch') return rect(57, 80, 9, 8, light(c, 0.35), 'stroke-width="1.2" stroke-dasharray="2 1.6"', 1);
  const dots = low
    ? [
        [38, 98],
        [50, 102],
        [62, 98],
        [32, 108],
        [44, 111],
        [56, 111],
        [68, 108],
      ]
    : [
        [38, 76],
        [62, 76],
        [34, 88],
        [44, 86],
        [57, 86],
        [67, 88],
        [38, 104],
        [62, 104],
      ];
  return each(dots, ([x, y]) => `<circle cx="${x}" cy="${y}" r="1.8" fill="${light(c, 0.6)}" stroke="none"/>`);
}

export const cape = (colour: string): string =>
  path('M34 63C18 80 12 100 16 115L84 115C88 100 82 80 66 63Z', soft(colour)) +
  stroke('M24 96 21 114M76 96 79 114', 1.4, INK, 0.5);

/** What else is worn, over the clothes and under the chin, or on the face. */
export const EXTRAS = {
  scarf: (c: string) =>
    path('M33 61C42 68 58 68 67 61 69 66 68 70 64 71.5 55 75 45 75 36 71.5 32 70 31 66 33 61Z', soft(c), THIN) +
    path('M58 71C62 78 63 84 62 90L54 90C54 83 54 78 52 72Z', soft(c), THIN),
  collar: (c: string) =>
    path('M34 61C42 68 58 68 66 61 67 66 66 69 63 70 55 74 45 74 37 70 34 69 33 66 34 61Z', c, THIN),
  bow: (c: string) => path('M50 68 40 63V74Z M50 68 60 63V74Z', soft(c), THIN) + circle(50, 68.5, 2.6, c, THIN),
  ruff: (c: string) =>
    each([34, 42, 50, 58, 66], (x) => circle(x, 66 + (x === 34 || x === 66 ? -2 : x === 50 ? 2 : 0.5), 5, c, THIN)),
  ermine: () =>
    path('M30 62C42 69 58 69 70 62 75 68 74 76 69 79 57 84 43 84 31 79 26 76 25 68 30 62Z', '#fdf8ec', THIN) +
    each(
      [
        [36, 72],
        [44, 76],
        [56, 76],
        [64, 72],
        [50, 71],
      ] as const,
      ([x, y]) => path(`M${x} ${y - 2}l1.4 4h-2.8Z`, INK, 'stroke="none"'),
    ),
  satchel: (c: string) =>
    stroke('M36 64 66 96', 5.6) +
    stroke('M36 64 66 96', 3, c) +
    path('M56 90H76V104C70 107 62 107 56 104Z', soft(c)) +
    path('M56 90H76V96C70 99 62 99 56 96Z', dark(c, 0.15), THIN),
  rope: (c: string) =>
    stroke('M27 88C40 94 60 94 73 88', 4.6) +
    stroke('M27 88C40 94 60 94 73 88', 2.4, c) +
    stroke('M54 92C55 98 54 102 56 108', 4) +
    stroke('M54 92C55 98 54 102 56 108', 2, c),
  chain: (c: string) =>
    stroke('M36 66C40 82 60 82 64 66', 3.6) +
    stroke('M36 66C40 82 60 82 64 66', 1.8, c, 1) +
    circle(50, 79, 4, c, THIN),
  medal: (c: string) => circle(40, 78, 4, c, THIN) + path('M37 68h6l-1 7h-4Z', '#b3392e', THIN),
} as const;
export type Extra = keyof typeof EXTRAS;

export const ON_FACE = {
  glasses: () =>
    stroke(
      'M31 40a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M54 40a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M46 39q4-2.6 8 0M31 39l-7-2M69 39l7-2',
      1.7,
      '#6b4a1e',
    ) + flat('M33 37a6 6 0 0 1 6-4M56 37a6 6 0 0 1 6-4', '#ffffff', 0.4),
  monocle: () => stroke('M54 40a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M69 43C72 52 70 60 66 66', 1.7, '#b98a2c'),
  beard: (c: string) =>
    path('M30 50C32 66 42 76 50 78 58 76 68 66 70 50 64 57 58 58 50 58 42 58 36 57 30 50Z', soft(c), THIN),
  whiskers: (c: string) =>
    path('M50 53C44 51 38 54 33 59 40 62 47 60 50 56 53 60 60 62 67 59 62 54 56 51 50 53Z', soft(c), THIN),
  soot: () =>
    flat(
      'M27 44c4-2 8 0 9 4c-4 2-8 1-9-4ZM64 54c3-2 6-1 7 2c-3 2-6 2-7-2ZM58 25c3-2 6 0 6 3c-3 1-6 0-6-3Z',
      '#3a3536',
      0.55,
    ),
  goggles: () =>
    stroke('M20 24C34 15 66 15 80 24', 5) +
    stroke('M20 24C34 15 66 15 80 24', 2.8, '#6b4a2a') +
    each(
      [37, 63],
      (x) =>
        circle(x, 20, 9.4, soft('#cf9440')) +
        circle(x, 20, 6.2, '#bfe8ee', THIN) +
        stroke(`M${x - 3} 19q1-3 4-3.4`, 1.8, '#ffffff'),
    ),
  domino: (c: string) =>
    path(
      'M22 36C30 29 44 32 50 37 56 32 70 29 78 36 79 47 68 52 59 48 54 46 52 44 50 44 48 44 46 46 41 48 32 52 21 47 22 36ZM33 40A5.6 5.6 0 1 0 44 40 5.6 5.6 0 1 0 33 40ZM56 40A5.6 5.6 0 1 0 67 40 5.6 5.6 0 1 0 56 40Z',
      soft(c),
      'fill-rule="evenodd" stroke-width="1.4"',
    ),
  patch: () =>
    path('M31 36C36 32 44 33 46 38 47 45 41 48 36 46 32 44 30 40 31 36Z', '#2b2320', THIN) +
    stroke('M31 36 22 28M46 37 76 28', 2),
} as const;
export type FaceExtra = keyof typeof ON_FACE;
