import { dot, each, glow, oval, stroke, tall } from '../paint.ts';
import { seeded } from '../random.ts';
import { fill, shade, sky, sun, type Backdrop } from './air.ts';
import { cloud, firs, roundTrees } from './plants.ts';
import { ripples, surface } from './surface.ts';

/** The light of what hangs in the sky, broken on the water. */
const glints = (x: number, colour: string, opacity: number, w = 1): string =>
  each(
    [
      [0, 63, 10],
      [3, 67, 7],
      [-2, 70.5, 12],
      [4, 75, 8],
      [-3, 79, 11],
      [2, 84, 8],
      [-2, 89, 12],
      [4, 94, 7],
    ] as const,
    ([dx, y, r]) => oval(x + dx * w, y, r * w, 1.2, colour, opacity),
  );
function stars(n: number, seed: number): string {
  const random = seeded(seed);
  return each(
    Array.from({ length: n }, () => [random() * 160, random() * 54, 0.5 + random() * 0.8] as const),
    ([x, y, r]) => dot(Math.round(x), Math.round(y), Math.round(r * 10) / 10, '#fff4d0'),
  );
}
/** The colours of an hour. */
interface Hour {
  readonly sky: string;
  readonly haze: string;
  readonly sun: string;
  readonly cloud: string;
  readonly hills: string;
  readonly trees: string;
  readonly bank: string;
  readonly water: string;
  readonly deep: string;
}
const NOON: Hour = {
  sky: '#a7d8e6',
  haze: '#f6f1d6',
  sun: '#fff6d6',
  cloud: '#ffffff',
  hills: '#bcd3b6',
  trees: '#7ba06f',
  bank: '#a9c77e',
  water: '#a4d8d6',
  deep: '#3f8a9a',
};
const DAWN: Hour = {
  sky: '#e9b9c4',
  haze: '#fdeccb',
  sun: '#fffbe2',
  cloud: '#fff0ea',
  hills: '#c9b6cc',
  trees: '#8f86a8',
  bank: '#b3b892',
  water: '#f1d3c4',
  deep: '#4c93a2',
};
const EVENING: Hour = {
  sky: '#e58a5c',
  haze: '#ffe3a0',
  sun: '#fff0b0',
  cloud: '#f9c096',
  hills: '#b58a8a',
  trees: '#8a6a6a',
  bank: '#a98a6c',
  water: '#f9cf94',
  deep: '#b0647a',
};

const lake = (l: Hour): Backdrop => ({
  back:
    sky(l.sky, l.haze) +
    sun(30, 18, 8, l.sun) +
    cloud(74, 16, 1, l.cloud) +
    cloud(130, 22, 1.2, l.cloud) +
    fill('M0 52C24 40 50 48 74 42 104 36 132 46 160 40V70H0Z', l.hills) +
    firs(
      [
        [8, 60, 1],
        [20, 61, 0.8],
        [150, 60, 1.1],
        [138, 61, 0.8],
        [156, 62, 0.9],
      ],
      l.trees,
    ) +
    fill('M0 59C30 54 52 60 70 61H0ZM160 58C140 54 118 60 104 61H160Z', l.bank) +
    surface(62, l.water, l.deep) +
    ripples([
      [8, 70, 16],
      [118, 68, 14],
      [134, 80, 16],
      [14, 86, 16],
      [50, 68, 10],
      [142, 92, 12],
      [28, 78, 12],
      [98, 72, 12],
    ]),
  front:
    ripples(
      [
        [4, 95, 18],
        [132, 97, 18],
        [40, 98, 14],
      ],
      '#eaf7f2',
      0.7,
    ) + shade,
});
const jetty = (l: Hour): Backdrop => ({
  back:
    sky(l.sky, l.haze) +
    sun(122, 22, 9, l.sun) +
    cloud(38, 18, 1.1, l.cloud) +
    fill('M0 50C34 38 66 46 92 40 122 35 140 42 160 38V70H0Z', l.hills) +
    roundTrees(
      [
        [10, 57, 0.9],
        [24, 57, 0.6],
        [150, 56, 0.8],
      ],
      l.trees,
    ) +
    surface(57, l.water, l.deep) +
    ripples([
      [10, 66, 16],
      [40, 63, 10],
      [112, 64, 14],
      [136, 72, 16],
      [4, 78, 14],
      [66, 68, 12],
      [98, 74, 10],
    ]) +
    fill('M18 84H142L168 101H-8Z', tall('#c39a66', '#9c7243')) +
    stroke('M12 88H148M4 93.5H156', 1.2, '#6f4c2a', 0.7) +
    stroke('M40 84 30 101M62 84 57 101M84 84V101M106 84 111 101M126 84 136 101', 1, '#6f4c2a', 0.45) +
    fill('M16 82.6H144L146 86H14Z', '#d9b582') +
    each(
      [20, 140],
      (x) =>
        fill(`M${x - 3.4} 70h6.8V94h-6.8Z`, tall('#a9794a', '#7d552f')) +
        fill(`M${x - 4.4} 67.5h8.8v4h-8.8Z`, '#c99d68') +
        stroke(`M${x - 3.6} 78h7.2M${x - 3.6} 81h7.2`, 1.4, '#efe0bb'),
    ),
  front: shade,
});

/** Lakes at any hour. */
export const WATERS = {
  /** Wide water up to the lower edge, for what floats. */
  lake: lake(NOON),
  dawnlake: lake(DAWN),
  /** Boards to stand on, a lake behind them. */
  jetty: jetty(NOON),
  eveningJetty: jetty(EVENING),
  /** A slip of sand and old boards where ships are built. */
  boatyard: {
    back:
      sky('#f0cf96', '#fdf3d4') +
      sun(128, 24, 10, '#fff6d6') +
      cloud(48, 20, 1.2, '#fffaf0', 0.8) +
      fill('M0 48C34 38 66 46 92 40 122 35 140 42 160 38V70H0Z', '#d3cda0') +
      firs(
        [
          [8, 58, 0.9],
          [20, 58, 0.7],
          [150, 57, 1],
        ],
        '#94a06a',
      ) +
      surface(56, '#a9d6c8', '#5a9c9a') +
      ripples([
        [10, 63, 16],
        [120, 62, 14],
        [60, 61, 10],
        [140, 68, 12],
      ]) +
      fill('M0 74C40 66 120 68 160 76V101H0Z', tall('#e3c890', '#b9925a')) +
      stroke('M10 84q8-3 16 0M60 80q8-3 14 0M128 86q8-3 14 0M34 94q8-3 14 0', 1.3, '#8f6a38', 0.5) +
      stroke('M118 92q4-4 7 0q3 4-2 4M92 96q4-4 7 0q3 4-2 4M24 90q3-3 5 0', 1.5, '#f6e3b4'),
    front: shade,
  },
  /** The sun goes down at the end of the river. */
  sundown: {
    back:
      sky('#b8577a', '#ffd08a') +
      dot(80, 56, 60, glow('#fff0b8')) +
      dot(80, 56, 13, '#fff3c4') +
      cloud(34, 22, 1.2, '#f2a08c', 0.75) +
      cloud(128, 28, 1.3, '#e88a8a', 0.7) +
      cloud(96, 14, 0.8, '#d8708a', 0.7) +
      fill('M0 50C22 44 46 52 64 58H0ZM160 48C138 42 114 52 96 58H160Z', '#8a4a5f') +
      firs(
        [
          [6, 58, 1.1],
          [20, 58, 0.8],
          [34, 59, 0.6],
          [152, 57, 1.2],
          [138, 58, 0.8],
          [126, 59, 0.6],
        ],
        '#6d3a52',
      ) +
      surface(60, '#f6b27a', '#8a3f63') +
      glints(80, '#ffe9a8', 0.7, 1.6) +
      ripples(
        [
          [12, 68, 18],
          [122, 70, 18],
          [30, 82, 16],
          [116, 86, 16],
          [8, 92, 16],
          [138, 94, 14],
        ],
        '#ffd9b0',
        0.7,
      ),
    front: shade,
  },
  /** The moon lies on the water. */
  moonlake: {
    back:
      sky('#141f47', '#5a5f97') +
      dot(104, 34, 50, glow('#fbf0c4'), 0.55) +
      dot(104, 34, 13, '#fdf4cf') +
      dot(100, 31, 2.6, '#e8dcae', 0.8) +
      dot(108, 38, 1.8, '#e8dcae', 0.8) +
      each(
        [
          [20, 16, 1.2],
          [44, 28, 0.9],
          [66, 14, 1.1],
          [140, 18, 1],
          [150, 38, 0.9],
          [12, 38, 0.9],
          [34, 44, 0.8],
          [78, 38, 0.7],
          [128, 10, 0.8],
        ] as const,
        ([x, y, r]) => dot(x, y, r, '#fff4d0'),
      ) +
      fill('M0 54C30 42 60 50 88 48 120 44 140 50 160 46V70H0Z', '#2f3f6b') +
      firs(
        [
          [6, 60, 1.3],
          [20, 60, 0.9],
          [148, 59, 1.2],
          [136, 60, 0.8],
        ],
        '#233257',
      ) +
      surface(60, '#47578f', '#182750') +
      glints(104, '#fbeebc', 0.5) +
      ripples(
        [
          [14, 68, 16],
          [44, 72, 14],
          [132, 70, 14],
          [20, 84, 16],
          [60, 66, 10],
          [136, 88, 14],
          [44, 94, 14],
        ],
        '#a9b6e0',
        0.6,
      ),
    front: shade,
  },
  /** Nothing but stars, above and below. */
  starlake: {
    back:
      sky('#150f3a', '#4a3f86') +
      `<g transform="rotate(-24 80 34)">${oval(80, 30, 110, 15, glow('#8f86e0'), 0.5)}</g>` +
      stars(38, 5) +
      fill('M-4 64 20 40 36 54 58 34 78 58 104 44 122 56 144 36 164 60V72H-4Z', tall('#3a3478', '#231d54')) +
      surface(63, '#4a4690', '#1a1650') +
      ripples(
        [
          [10, 70, 16],
          [40, 74, 14],
          [120, 72, 14],
          [20, 84, 16],
          [136, 84, 14],
          [112, 92, 14],
        ],
        '#b4b0f0',
        0.6,
      ),
    front: shade,
  },
} as const satisfies Record<string, Backdrop>;
