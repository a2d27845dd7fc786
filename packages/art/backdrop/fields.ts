import { each, light, oval, stroke, tall } from '../paint.ts';
import { fill, shade, sky, sun, type Backdrop } from './air.ts';
import { cloud, firs, flowers, grass, roundTrees } from './plants.ts';

/** Where somebody lives or works outdoors. */
export const FIELDS = {
  meadow: {
    back:
      sky('#a9d7e4', '#f3f0d4') +
      sun(24, 14, 8) +
      cloud(58, 20, 1) +
      cloud(124, 26, 1.3) +
      fill('M0 52C24 38 46 46 70 40 100 33 130 44 160 36V100H0Z', '#c3d8b4') +
      fill('M0 60C30 44 60 52 90 46 120 42 140 50 160 46V100H0Z', tall('#b6d289', '#9cc06a')) +
      roundTrees(
        [
          [14, 62, 0.9],
          [28, 60, 0.6],
          [142, 58, 1],
          [128, 57, 0.6],
        ],
        '#7fa854',
      ) +
      firs(
        [
          [154, 60, 0.8],
          [4, 64, 0.8],
        ],
        '#6b955a',
      ) +
      fill('M0 74C40 61 110 63 160 71V100H0Z', tall('#a6cb6c', '#86b352')) +
      fill('M0 88C50 79 110 81 160 85V100H0Z', tall('#86b352', '#6d9c42')) +
      flowers([
        [10, 78, '#f6d565'],
        [24, 83, '#fbf5e8'],
        [36, 76, '#ee9fb4'],
        [126, 77, '#f6d565'],
        [138, 82, '#ee9fb4'],
        [150, 78, '#fbf5e8'],
        [116, 90, '#fbf5e8'],
        [42, 91, '#f6d565'],
      ]),
    front:
      grass('#6f9f43', 3) +
      flowers([
        [8, 92, '#f6d565', 1.6],
        [17, 95, '#ee9fb4', 1.4],
        [146, 93, '#fbf5e8', 1.6],
        [153, 90, '#f6d565', 1.4],
        [136, 96, '#ee9fb4', 1.3],
      ]) +
      shade,
  },
  village: {
    back:
      sky('#f2d9b4', '#fbf0d8') +
      sun(30, 16, 8, '#fff3cf') +
      cloud(112, 18, 1.1, '#ffffff', 0.7) +
      fill('M0 56C40 44 120 44 160 54V100H0Z', '#e1cfa0') +
      houses([
        [-4, 40, 22, '#efd9b2', '#c08a68'],
        [24, 46, 18, '#f3e1bf', '#ab9078'],
        [46, 43, 16, '#efd9b2', '#9aa78e'],
        [98, 44, 18, '#f3e1bf', '#b98c8c'],
        [119, 40, 20, '#efd9b2', '#9aa78e'],
        [142, 45, 22, '#f3e1bf', '#c08a68'],
      ]) +
      fill('M0 78C50 71 110 71 160 78V100H0Z', tall('#d8c296', '#c3a678')) +
      each(
        [
          [24, 84, 8],
          [44, 90, 7],
          [120, 83, 8],
          [138, 90, 9],
          [12, 94, 9],
          [104, 92, 7],
          [70, 84, 6],
        ] as const,
        ([x, y, r]) => oval(x, y, r, r * 0.28, '#e3d2ac', 0.8),
      ),
    front:
      fill(
        'M0 100V90C8 86 14 90 16 94 20 92 24 95 25 100ZM160 100V88C152 85 146 89 144 93 139 92 135 95 134 100Z',
        tall('#7aa650', '#5c8640'),
      ) +
      flowers([
        [7, 92, '#e06a5c', 1.5],
        [14, 96, '#f6d565', 1.3],
        [151, 91, '#f7b7c6', 1.5],
        [145, 96, '#fbf5e8', 1.3],
      ]) +
      shade,
  },
  harvest: {
    back:
      sky('#f5c98c', '#fdf0c8') +
      sun(128, 30, 14, '#fff3c8') +
      cloud(46, 18, 1, '#fff6e0', 0.7) +
      fill('M0 58C30 44 70 50 100 44 130 40 150 46 160 44V100H0Z', '#e9c681') +
      roundTrees(
        [
          [14, 62, 1],
          [32, 60, 0.7],
          [148, 60, 1],
          [132, 58, 0.6],
        ],
        '#d0803c',
      ) +
      fill('M0 72C40 61 110 63 160 70V100H0Z', tall('#e2b45a', '#c99a45')) +
      stroke('M10 74C40 68 70 68 100 70M60 80C90 76 120 76 150 80M6 84C40 78 60 80 80 82', 1.2, '#a87a30', 0.45) +
      fill('M0 87C50 79 110 81 160 86V100H0Z', tall('#cfa04b', '#a97b35')),
    front: wheatEdge() + shade,
  },
  rooftops: {
    back:
      fill('M0 0H160V100H0Z', '#7d4034') +
      sky('#f0bd8f', '#fbe8c6') +
      sun(118, 26, 11, '#fff2cc') +
      cloud(36, 20, 1.1, '#fff3dd', 0.7) +
      houses([
        [-6, 48, 24, '#e6c7a0', '#b97f68'],
        [24, 54, 18, '#ecd3ae', '#9c8496'],
        [100, 52, 20, '#ecd3ae', '#9c8496'],
        [126, 46, 26, '#e6c7a0', '#a9735f'],
      ]) +
      fill('M-14 101 14 72H146L174 101Z', tall('#b4604a', '#8e4636')) +
      stroke('M14 80H146M6 88H154M-2 96H162', 1.2, '#6d3226', 0.6) +
      stroke(
        'M30 72l-4 8M50 72l-2 8M74 72V80M98 72l2 8M122 72l4 8M38 80l-3 8M62 80v8M86 80l1 8M110 80l3 8M24 88l-3 8M50 88l-1 8M76 88v8M102 88l1 8M130 88l4 8',
        1,
        '#6d3226',
        0.45,
      ) +
      fill('M12 74 14 71H146L148 74Z', '#d08a6c'),
    front: shade,
  },
} as const satisfies Record<string, Backdrop>;

function houses(rows: readonly (readonly [x: number, y: number, w: number, wall: string, roof: string])[]): string {
  return each(
    rows,
    ([x, y, w, wall, roof]) =>
      fill(`M${x} ${y + 10}H${x + w}V${y + 50}H${x}Z`, tall(wall, light(wall, 0.3))) +
      fill(`M${x - 3} ${y + 12}L${x + w / 2} ${y - 5}L${x + w + 3} ${y + 12}Z`, tall(light(roof, 0.15), roof)) +
      fill(`M${x + w / 2 - 6.5} ${y + 18}h4.6v6.5h-4.6ZM${x + w / 2 + 2} ${y + 18}h4.6v6.5h-4.6Z`, '#fbe3a0'),
  );
}

function wheatEdge(): string {
  const stalk = (x: number, y: number, s: number): string =>
    `M${x} 101Q${x - 1} ${(y + 101) / 2} ${x} ${y}`.concat(` M${x} ${y + 9 * s}`);
  const spots = [
    [4, 82, 1],
    [10, 87, 0.9],
    [17, 84, 1],
    [24, 90, 0.8],
    [31, 93, 0.7],
    [129, 92, 0.7],
    [136, 89, 0.8],
    [143, 84, 1],
    [150, 87, 0.9],
    [156, 82, 1],
  ] as const;
  return (
    stroke(spots.map(([x, y, s]) => stalk(x, y, s)).join(''), 1.2, '#a5782c') +
    each(
      spots,
      ([x, y, s]) =>
        `<path d="${[0, 3.4, 6.8].map((d) => `M${x} ${y + d * s}q${-3.4 * s} ${-1.5 * s} ${-3 * s} ${-5 * s}q${3 * s} ${1 * s} ${3 * s} ${5 * s}q${0.2 * s} ${-4 * s} ${3 * s} ${-5 * s}q${0.4 * s} ${3.5 * s} ${-3 * s} ${5 * s}Z`).join('')}" fill="#f0c75a"/>`,
    )
  );
}
