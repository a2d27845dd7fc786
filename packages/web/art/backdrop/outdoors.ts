import { dot, each, glow, light, oval, rim, stroke, tall } from '../paint.ts';
import { cloud, firs, flowers, grass, roundTrees, toadstool } from './plants.ts';

/** What lies behind a figure and what before it, on a ground of 160 by 100. */
export interface Backdrop {
  readonly back: string;
  readonly front: string;
}

const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
const sky = (from: string, to: string): string => fill('M0 0H160V80H0Z', tall(from, to));
const sun = (x: number, y: number, r: number, colour = '#fff6d6'): string =>
  dot(x, y, r * 3.4, glow(colour), 0.9) + dot(x, y, r, colour);
export const shade = `<path d="M0 0H160V100H0Z" fill="${rim('#2a1608')}"/>`;
const rays = (x: number, y: number, opacity: number): string =>
  fill(
    `M${x} ${y}L${x + 44} 100H${x + 66}ZM${x} ${y}L${x - 2} 100H${x + 20}ZM${x} ${y}L${x + 96} 92L${x + 116} 78Z`,
    '#fff3c4',
    opacity,
  );

export const OUTDOORS = {
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
  forest: {
    back:
      sky('#c4dcc0', '#f4f2cf') +
      dot(92, 22, 60, glow('#fff8d2')) +
      firs(
        [
          [-2, 62, 1.7],
          [16, 60, 1.4],
          [34, 60, 1.6],
          [52, 58, 1.2],
          [108, 58, 1.3],
          [126, 60, 1.7],
          [144, 60, 1.5],
          [160, 62, 1.7],
        ],
        '#a8c496',
      ) +
      rays(60, -6, 0.18) +
      firs(
        [
          [6, 72, 2.1],
          [26, 70, 1.7],
          [136, 70, 1.9],
          [154, 73, 2.3],
          [44, 70, 1.1],
          [118, 69, 1.2],
        ],
        '#7fa578',
      ) +
      firs(
        [
          [-4, 86, 2.9],
          [18, 84, 2.2],
          [150, 86, 2.8],
          [164, 84, 2.4],
        ],
        '#577f57',
      ) +
      fill('M0 78C50 70 110 72 160 78V100H0Z', tall('#8fae61', '#6f9449')) +
      fill('M60 72C70 78 66 88 48 100H112C102 90 92 80 88 72Z', '#cbb98a', 0.7) +
      fill('M0 90C50 84 110 84 160 90V100H0Z', tall('#6f9449', '#587c3c')),
    front:
      grass('#5b8340', 7) +
      toadstool(16, 96, 1.1) +
      toadstool(24, 98, 0.7, '#d98e3a') +
      toadstool(145, 97, 0.9) +
      shade,
  },
  river: {
    back:
      sky('#abdbe4', '#eff3dc') +
      sun(132, 16, 8) +
      cloud(40, 20, 1.2) +
      cloud(92, 14, 0.8) +
      fill('M0 50C30 36 70 44 100 38 130 34 150 40 160 38V100H0Z', '#c0d7ab') +
      roundTrees(
        [
          [14, 55, 1],
          [30, 53, 0.7],
        ],
        '#82aa5e',
      ) +
      firs(
        [
          [146, 53, 1.1],
          [134, 54, 0.9],
          [156, 55, 1],
        ],
        '#6f975f',
      ) +
      fill('M0 56C40 50 120 50 160 56V100H0Z', tall('#a9cc7c', '#8db764')) +
      fill('M0 63C40 57 120 57 160 63V100H0Z', tall('#93cfcc', '#4d969f')) +
      stroke(
        'M8 70q8-3 16 0M116 68q8-3 16 0M128 80q8-3 16 0M14 84q8-3 16 0M52 68q6-2 12 0M96 76q6-2 12 0M36 76q6-2 12 0M140 90q6-2 12 0',
        1.5,
        '#eaf7f2',
        0.85,
      ) +
      fill('M34 101C48 86 112 86 126 101Z', tall('#e9d7a3', '#cdb47c')),
    front:
      reeds(8) +
      reeds(150) +
      oval(28, 95, 7, 2.4, '#6da056') +
      oval(134, 96, 6, 2.2, '#6da056') +
      flowers([[29, 93.5, '#f7b7c6', 1.3]]) +
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
  night: {
    back:
      sky('#1f2d52', '#5a6c93') +
      dot(126, 22, 36, glow('#fbf0c4'), 0.5) +
      fill('M126 11a11 11 0 1 0 8 19a13 13 0 0 1-8-19Z', '#fdf4cf') +
      each(
        [
          [20, 14, 1.2],
          [44, 26, 0.9],
          [66, 10, 1.3],
          [92, 20, 1],
          [150, 44, 1],
          [12, 38, 0.9],
          [104, 38, 0.8],
          [34, 42, 0.8],
          [78, 34, 0.7],
          [142, 12, 0.9],
        ] as const,
        ([x, y, r]) => dot(x, y, r, '#fff4d0'),
      ) +
      fill('M0 60C40 44 110 50 160 56V100H0Z', '#46617a') +
      firs(
        [
          [8, 66, 1.2],
          [24, 64, 0.9],
          [140, 64, 1],
          [152, 66, 1.4],
        ],
        '#33505a',
      ) +
      fill('M0 72C40 58 110 62 160 70V100H0Z', tall('#47705c', '#365746')) +
      firs(
        [
          [-2, 82, 2.2],
          [16, 80, 1.5],
          [148, 82, 2],
          [164, 82, 2.2],
        ],
        '#27433d',
      ) +
      fill('M0 86C50 78 110 80 160 84V100H0Z', tall('#3a5f49', '#294737')) +
      each(
        [
          [34, 74],
          [122, 70],
          [54, 60],
          [112, 84],
          [40, 88],
        ] as const,
        ([x, y]) => dot(x, y, 4, glow('#ffe58a')) + dot(x, y, 0.9, '#fff3b0'),
      ),
    front: grass('#2f5540', 11) + shade,
  },
  dusk: {
    back:
      sky('#6d5a8c', '#f4b98c') +
      dot(52, 50, 46, glow('#ffe0a8')) +
      cloud(116, 18, 1.2, '#c99ab0', 0.6) +
      cloud(36, 16, 0.9, '#b98fae', 0.6) +
      each(
        [
          [20, 10, 0.9],
          [88, 8, 1],
          [140, 32, 0.8],
          [66, 22, 0.7],
        ] as const,
        ([x, y, r]) => dot(x, y, r, '#fff4d0'),
      ) +
      fill('M0 58C40 44 110 48 160 54V100H0Z', '#a98a9c') +
      firs(
        [
          [8, 66, 1.3],
          [24, 64, 0.9],
          [140, 64, 1.1],
          [154, 66, 1.5],
        ],
        '#6f6a80',
      ) +
      fill('M0 72C40 59 110 62 160 70V100H0Z', tall('#8c9a74', '#6c7f5c')) +
      fill('M0 87C50 79 110 81 160 85V100H0Z', tall('#748a5c', '#556b48')) +
      fill('M0 80C40 76 60 84 90 80S140 78 160 82V86C130 84 110 88 80 85S30 88 0 85Z', '#f4e3e0', 0.25),
    front: grass('#566f48', 13) + shade,
  },
  hills: {
    back:
      sky('#aed2e6', '#f1f1e2') +
      cloud(36, 16, 1.1) +
      cloud(128, 20, 0.9) +
      fill('M-4 62 26 26 46 48 74 14 104 50 126 30 164 62V80H-4Z', tall('#a3b7c4', '#c2cfcb')) +
      fill(
        'M60 31 74 14 88 31 81 29 75 37 68 29ZM17 37 26 26 36 37 30 35 26 40ZM114 41 126 30 137 40 131 39 126 44Z',
        '#fdfaf2',
      ) +
      fill('M74 14 104 50 126 30 164 62V80H82Z', '#8fa5b4', 0.35) +
      fill('M0 70C40 54 110 58 160 66V100H0Z', tall('#b2c98a', '#98b86c')) +
      firs(
        [
          [12, 72, 1.1],
          [26, 73, 0.8],
          [146, 71, 1.3],
          [132, 70, 0.8],
          [158, 73, 1],
        ],
        '#6d955c',
      ) +
      fill('M0 86C50 77 110 79 160 85V100H0Z', tall('#93b765', '#749a4b')) +
      fill('M70 76C76 82 70 90 56 100H88C94 92 86 84 78 77Z', '#dcc999', 0.8),
    front:
      grass('#6f9748', 5) +
      flowers([
        [12, 94, '#fbf5e8', 1.4],
        [148, 94, '#c8a6dd', 1.4],
        [140, 97, '#fbf5e8', 1.2],
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
  snow: {
    back:
      sky('#b4cfe2', '#eef3f4') +
      sun(30, 18, 7, '#fffbe8') +
      fill('M0 58 30 34 54 54 84 26 116 56 138 40 160 56V80H0Z', '#c9d9e2') +
      firs(
        [
          [14, 70, 1.6],
          [32, 72, 1.1],
          [146, 70, 1.8],
          [128, 73, 1.2],
        ],
        '#8aaab0',
      ) +
      fill('M0 72C40 60 110 62 160 68V100H0Z', tall('#ffffff', '#e2ebf0')) +
      fill('M0 87C50 78 110 80 160 85V100H0Z', tall('#f6fafb', '#d3e0e8')) +
      each(
        [
          [20, 12],
          [44, 28],
          [70, 8],
          [96, 22],
          [120, 10],
          [140, 34],
          [60, 40],
          [106, 46],
        ] as const,
        ([x, y]) => dot(x, y, 1.5, '#fff'),
      ),
    front: fill('M0 100V92C12 88 22 95 34 97L40 100ZM160 100V91C148 88 138 95 126 98L122 100Z', '#ffffff') + shade,
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
  cave: {
    back:
      fill('M0 0H160V100H0Z', tall('#3a2f38', '#241c20')) +
      dot(80, 46, 74, glow('#c98a4a'), 0.6) +
      fill('M0 0H160V16C146 26 138 14 124 22 112 32 100 16 84 22 68 30 56 14 40 24 26 32 14 18 0 26Z', '#2a2127') +
      fill(
        'M0 0V100H18C26 80 14 66 22 48 28 30 16 22 14 0ZM160 0V100H144C134 82 146 66 138 48 132 32 146 20 148 0Z',
        '#2a2127',
      ) +
      stroke('M34 100V30M126 100V30M30 32H130', 6, '#6b4a2c') +
      stroke('M34 100V30M126 100V30M30 32H130', 3.4, '#8f6438') +
      fill('M0 84C50 76 110 78 160 84V100H0Z', tall('#5d4a42', '#3b2e2a')) +
      each(
        [
          [22, 88, 1.2, '#8fd3e6'],
          [140, 90, 1.4, '#c3a4e6'],
          [46, 84, 0.8, '#8fd3e6'],
          [118, 84, 0.8, '#9be0c0'],
        ] as const,
        ([x, y, s, c]) =>
          dot(x, y - 6 * s, 14 * s, glow(c), 0.6) +
          fill(
            `M${x - 5 * s} ${y}l${3 * s} ${-12 * s}l${3.4 * s} ${12 * s}ZM${x} ${y}l${4 * s} ${-17 * s}l${4.4 * s} ${17 * s}Z`,
            tall(light(c, 0.6), c),
          ),
      ),
    front: fill('M0 100V92L12 88 22 96 34 94 40 100ZM160 100V90L148 88 138 95 128 95 122 100Z', '#2f2524') + shade,
  },
} as const satisfies Record<string, Backdrop>;

function reeds(x: number): string {
  return (
    stroke(
      `M${x} 101C${x + 1} 90 ${x - 2} 82 ${x - 1} 74M${x + 5} 101C${x + 5} 92 ${x + 7} 86 ${x + 6} 79M${x - 5} 101C${x - 5} 94 ${x - 8} 88 ${x - 8} 82`,
      1.6,
      '#5f8f4b',
    ).replace('<path', '<path stroke-linecap="round"') +
    each(
      [
        [-1, 76],
        [6, 80],
      ] as const,
      ([dx, y]) => `<rect x="${x + dx - 1.6}" y="${y - 4}" width="3.2" height="9" rx="1.6" fill="#8a5a34"/>`,
    )
  );
}

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
