export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

export interface Colours {
  readonly sky: readonly [string, string];
  readonly sun: string;
  readonly cloud: string;
  readonly far: readonly [string, string];
  readonly cap: string;
  readonly hills: readonly [string, string, string];
  readonly meadow: readonly [string, string];
  readonly firs: readonly [string, string, string];
  readonly crowns: readonly [string, string, string];
  readonly leaves: readonly [string, string, string, string];
  readonly blossoms: readonly string[];
  readonly ground: readonly [string, string];
  readonly grass: string;
  readonly river: readonly [string, string];
  readonly shore: string;
  readonly foam: string;
  readonly path: string;
  readonly bark: readonly [string, string, string];
  readonly glow: string;
  readonly flowers: readonly string[];
  readonly petals: readonly string[];
}

const SUMMER: Colours = {
  sky: ['#a5d4e2', '#f8efd2'],
  sun: '#fff6d6',
  cloud: '#ffffff',
  far: ['#a9c0c4', '#c4d5c4'],
  cap: '#f6f4ea',
  hills: ['#b6cda0', '#a3c389', '#8bb262'],
  meadow: ['#cfe09a', '#b3cf78'],
  firs: ['#7ea177', '#5d8653', '#456b45'],
  crowns: ['#86ad5c', '#6a9548', '#557f3e'],
  leaves: ['#497a35', '#639440', '#84b14e', '#aacd6c'],
  blossoms: [],
  ground: ['#8bb35a', '#6b9446'],
  grass: '#6f9d45',
  river: ['#8fcbc8', '#4f9aa2'],
  shore: '#e9d9aa',
  foam: '#f1faf4',
  path: '#e6d2a0',
  bark: ['#835a37', '#a97c50', '#573820'],
  glow: '#ffdd85',
  flowers: ['#f6d76c', '#fdf6e2', '#ee9fb4', '#c8a6dd'],
  petals: [],
};
const DAYS: Readonly<Record<Season, Colours>> = {
  summer: SUMMER,
  spring: {
    ...SUMMER,
    sky: ['#b5dfea', '#fdf1e0'],
    far: ['#b4c9d4', '#cfdfd0'],
    hills: ['#c5d9a8', '#b1cf92', '#9bc26d'],
    meadow: ['#dcebaa', '#c0db86'],
    firs: ['#8fb183', '#6e975f', '#527c4e'],
    crowns: ['#f0b9c6', '#a4c670', '#7faa50'],
    leaves: ['#6b9a44', '#88b552', '#a9cf68', '#cbe38f'],
    blossoms: ['#f9bccb', '#fde1e7', '#f5a3b7'],
    ground: ['#9bc163', '#7ba24d'],
    grass: '#82b04f',
    flowers: ['#f9dd74', '#fff8ea', '#f5a9bd', '#c3b0ea'],
    petals: ['#fbd3dc', '#f8bccb'],
  },
  autumn: {
    ...SUMMER,
    sky: ['#e9c79c', '#fdf1d0'],
    sun: '#fff0c0',
    cloud: '#fff6e4',
    far: ['#bfa9a0', '#d8c3a4'],
    cap: '#f8efe0',
    hills: ['#dcc48d', '#d0b873', '#bfa359'],
    meadow: ['#ecd99a', '#d6bd70'],
    firs: ['#9a9c68', '#74834e', '#566b42'],
    crowns: ['#e2a14a', '#cf7c37', '#b2582d'],
    leaves: ['#9c4d28', '#c06a2d', '#dd8f3b', '#f2bb61'],
    ground: ['#b9a253', '#94823f'],
    grass: '#a58f45',
    river: ['#94c0bb', '#5a939b'],
    path: '#e8d0a0',
    flowers: ['#f2c75c', '#e98b4a', '#fdf0d8', '#c9779a'],
    petals: ['#d9772f', '#e9a544', '#b9512b'],
  },
  winter: {
    ...SUMMER,
    sky: ['#b3cde0', '#f5f2ea'],
    sun: '#fffbea',
    far: ['#b9ccda', '#d6e2e8'],
    cap: '#ffffff',
    hills: ['#dbe6ec', '#e4edf0', '#dde8ec'],
    meadow: ['#fbfdfc', '#e3edf0'],
    firs: ['#a9c1c4', '#86a5a8', '#66888c'],
    crowns: ['#cfdadc', '#b3c5c8', '#98b0b4'],
    leaves: ['#86a3a4', '#a6bfbe', '#c9d9d8', '#f2f7f6'],
    ground: ['#e3ecee', '#c8d7de'],
    grass: '#a9bfc4',
    river: ['#bfe0ea', '#7fb0c4'],
    shore: '#f1f4f3',
    path: '#d8d3c6',
    bark: ['#7b5a41', '#9d7c60', '#513a29'],
    flowers: ['#ffffff', '#e9f2f6'],
    petals: ['#ffffff', '#f4fafc'],
  },
};

/** Light of the moon: what is red goes first, what is blue stays longest. */
const MOON = { bare: [0.25, 0.39, 0.46], snow: [0.33, 0.43, 0.58] } as const;
const under =
  (light: readonly number[]) =>
  (hex: string): string =>
    `#${light
      .map((k, i) =>
        Math.round(parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16) * k)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;

export function coloursOf(season: Season, byNight: boolean): Colours {
  const day = DAYS[season];
  if (!byNight) return day;
  const night = under(season === 'winter' ? MOON.snow : MOON.bare);
  const all = <T extends readonly string[]>(hexes: T): T => hexes.map(night) as unknown as T;
  return {
    sky: ['#131d38', '#41507a'],
    sun: '#f9f1d0',
    cloud: '#5a6894',
    far: ['#2a3857', '#3c4c6c'],
    cap: '#6d7fa3',
    hills: all(day.hills),
    meadow: all(day.meadow),
    firs: all(day.firs),
    crowns: all(day.crowns),
    leaves: all(day.leaves),
    blossoms: day.blossoms.map(() => '#a8809c'),
    ground: all(day.ground),
    grass: night(day.grass),
    river: ['#3a7494', '#1f4560'],
    shore: night(day.shore),
    foam: '#9cc3da',
    path: night(day.path),
    bark: ['#4d3728', '#6b4e39', '#2b1d15'],
    glow: '#ffcf63',
    flowers: day.flowers.map((hex) => night(hex)),
    petals: day.petals.map((hex) => night(hex)),
  };
}
