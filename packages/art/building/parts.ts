import {
  circle,
  dark,
  dot,
  each,
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

/** Walls and roof of a building. */
export interface Palette {
  readonly wall: string;
  readonly roof: string;
}

export const PALETTES = {
  straw: { wall: '#f3e2bd', roof: '#d6a650' },
  red: { wall: '#f5e6ca', roof: '#bb4c3c' },
  blue: { wall: '#f1e9da', roof: '#4f7b9b' },
  purple: { wall: '#e9e0ed', roof: '#815d99' },
  green: { wall: '#f3e9ce', roof: '#6e9347' },
  stone: { wall: '#cdc7ba', roof: '#826e5e' },
  teal: { wall: '#f1e9d4', roof: '#4d8e88' },
  royal: { wall: '#dcd6cb', roof: '#8f4d6e' },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof PALETTES;

export const shadow = oval(60, 105, 58, 6.5, glow('#1d140a'), 0.6);

/** A door that stands on y, with a step before it. */
export function door(x: number, y: number, w = 14, h = 20, colour = '#7f4d2a'): string {
  const arch = (inset: number): string =>
    `M${x + inset} ${y}V${y - h * 0.6}C${x + inset} ${y - h - 4 + inset} ${x + w - inset} ${y - h - 4 + inset} ${x + w - inset} ${y - h * 0.6}V${y}Z`;
  return (
    path(arch(-1.8), dark(colour, 0.45), THIN) +
    path(arch(0), soft(colour), THIN) +
    stroke(`M${x + w / 3} ${y}V${y - h * 0.86}M${x + (2 * w) / 3} ${y}V${y - h * 0.86}`, 0.9, INK, 0.4) +
    dot(x + w - 3.6, y - h * 0.42, 1.3, '#f3cc5c') +
    rect(x - 4, y - 2, w + 8, 3.4, '#cdbd9d', THIN, 1)
  );
}

/** An arched window with light behind it. */
export function pane(x: number, y: number, w = 10, h = 11, lit = '#ffdd85'): string {
  return (
    path(
      `M${x} ${y + h}V${y + h * 0.4}C${x} ${y - 2} ${x + w} ${y - 2} ${x + w} ${y + h * 0.4}V${y + h}Z`,
      tall(light(lit, 0.35), lit),
      THIN,
    ) +
    stroke(`M${x + w / 2} ${y + 1}V${y + h}M${x} ${y + h * 0.55}H${x + w}`, 1.2) +
    rect(x - 1.6, y + h - 0.6, w + 3.2, 2.4, '#b98a52', 'stroke-width="1"', 0.8)
  );
}

export const porthole = (x: number, y: number, r = 5, lit = '#ffdd85'): string =>
  circle(x, y, r + 1.4, '#8a5c33', THIN) +
  circle(x, y, r, tall(light(lit, 0.35), lit), THIN) +
  stroke(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, 1.2);

export const flowerBox = (x: number, y: number, w = 14): string =>
  each([0.15, 0.4, 0.65, 0.9], (k, i) => dot(x + w * k, y - 1, 2, ['#e98da2', '#f6d36b', '#e06a5c', '#f5efe2'][i])) +
  rect(x, y, w, 4, soft('#a8713a'), THIN, 1);

export const smoke = (x: number, y: number): string =>
  oval(x, y, 3.4, 3, '#fff9ea', 0.8) +
  oval(x + 4, y - 6.5, 4.6, 4, '#fff9ea', 0.65) +
  oval(x + 1, y - 15, 6, 5, '#fff9ea', 0.45);

export const chimney = (x: number, y: number, w = 9, h = 18): string =>
  rect(x, y, w, h, soft('#a39281')) +
  rect(x - 1.6, y - 2.4, w + 3.2, 4, soft('#8d7c6b'), THIN, 1) +
  stroke(`M${x + 1} ${y + 7}h4M${x + 4} ${y + 11}h4`, 1, INK, 0.4);

/** Grass at the foot of a wall. */
export const tuft = (x: number, y = 104, colour = '#6a9a41'): string =>
  path(
    `M${x - 7} ${y + 1}C${x - 7} ${y - 4} ${x - 6} ${y - 7} ${x - 5} ${y - 9}C${x - 3} ${y - 6} ${x - 2} ${y - 4} ${x} ${y - 12}C${x + 1} ${y - 5} ${x + 2} ${y - 5} ${x + 5} ${y - 9}C${x + 6} ${y - 6} ${x + 7} ${y - 3} ${x + 7} ${y + 1}Z`,
    tall(light(colour, 0.2), dark(colour, 0.15)),
    'stroke-width="1.2"',
  );

export const bush = (x: number, y = 104, s = 1, colour = '#6f9a45', flowers = ''): string =>
  path(
    `M${x - 12 * s} ${y}C${x - 17 * s} ${y - 8 * s} ${x - 9 * s} ${y - 14 * s} ${x - 5 * s} ${y - 11 * s}C${x - 3 * s} ${y - 18 * s} ${x + 6 * s} ${y - 17 * s} ${x + 6 * s} ${y - 11 * s}C${x + 13 * s} ${y - 13 * s} ${x + 16 * s} ${y - 5 * s} ${x + 12 * s} ${y}Z`,
    soft(colour),
    THIN,
  ) +
  (flowers === ''
    ? ''
    : each(
        [
          [-7, -5],
          [0, -11],
          [6, -6],
          [-1, -4],
          [9, -3],
        ] as const,
        ([dx, dy]) => dot(x + dx * s, y + dy * s, 1.8 * s, flowers),
      ));

export const pennant = (x: number, y: number, colour: string): string =>
  stroke(`M${x} ${y}V${y - 15}`, 1.8) +
  path(
    `M${x} ${y - 15}C${x + 5} ${y - 17} ${x + 8} ${y - 11} ${x + 14} ${y - 13}L${x + 11} ${y - 9}L${x + 14} ${y - 6}C${x + 8} ${y - 5} ${x + 5} ${y - 10} ${x} ${y - 7}Z`,
    soft(colour),
    'stroke-width="1.2"',
  );

/** Single stones in a wall. */
export function stones(x: number, y: number, w: number, h: number, colour: string): string {
  let d = '';
  for (let row = 0; row * 7 < h - 4; row++)
    for (let k = 0; k * 11 + 9 + (row % 2) * 4 < w; k++)
      if ((k * 3 + row * 5) % 4 === 1) d += `M${x + 2 + k * 11 + (row % 2) * 4} ${y + 4 + row * 7}h7v3.4h-7Z`;
  return stroke(d, 1.4, colour).replace('fill="none"', `fill="${colour}"`);
}

/** A wall with its right side in shade and the shadow of the eaves on top. */
export function wall(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  kind: 'plaster' | 'stone' | 'timber' | 'planks' = 'plaster',
): string {
  const beams = '#7f5632';
  const inside =
    kind === 'stone'
      ? stones(x, y, w, h, dark(colour, 0.13))
      : kind === 'timber'
        ? stroke(
            `M${x} ${y + h / 2}H${x + w}M${x + w / 3} ${y}V${y + h}M${x + (2 * w) / 3} ${y}V${y + h}M${x} ${y + 2}L${x + w / 3} ${y + h / 2}M${x + w} ${y + 2}L${x + (2 * w) / 3} ${y + h / 2}`,
            3,
            beams,
          )
        : kind === 'planks'
          ? stroke(
              `M${x} ${y + h * 0.25}H${x + w}M${x} ${y + h * 0.5}H${x + w}M${x} ${y + h * 0.75}H${x + w}`,
              1,
              INK,
              0.3,
            )
          : '';
  return (
    rect(x, y, w, h, soft(colour)) +
    inside +
    flat(`M${x + 1} ${y + 1}H${x + w - 1}V${y + 6}H${x + 1}Z`, '#2a1608', 0.16) +
    flat(`M${x + w * 0.84} ${y + 1}H${x + w - 1}V${y + h - 1}H${x + w * 0.8}Z`, '#2a1608', 0.1) +
    rect(x, y, w, h, 'none')
  );
}

/** Rows of shingles within a roof that is w wide at the eaves. */
const courses = (x: number, y: number, w: number, h: number, colour: string, rows = 3): string => {
  let d = '';
  for (let i = 1; i <= rows; i++) {
    const k = i / (rows + 1);
    const half = (w / 2) * (1 - k) * 0.92;
    const n = Math.max(2, Math.round(half / 5));
    d += `M${x + w / 2 - half} ${y - h * k}`;
    for (let j = 0; j < n; j++) d += `q${half / n} 3.4 ${(2 * half) / n} 0`;
  }
  return stroke(d, 1.1, dark(colour, 0.45), 0.65);
};

/** A pointed roof, slightly hollow. */
export const cone = (x: number, y: number, w: number, h: number, colour: string): string =>
  path(
    `M${x} ${y}C${x + w * 0.3} ${y - h * 0.3} ${x + w * 0.42} ${y - h * 0.7} ${x + w / 2} ${y - h}C${x + w * 0.58} ${y - h * 0.7} ${x + w * 0.7} ${y - h * 0.3} ${x + w} ${y}C${x + w * 0.7} ${y + 4} ${x + w * 0.3} ${y + 4} ${x} ${y}Z`,
    soft(colour),
  ) +
  stroke(
    `M${x + w * 0.24} ${y - h * 0.16}q${w * 0.26} 5 ${w * 0.52} 0M${x + w * 0.33} ${y - h * 0.38}q${w * 0.17} 4 ${w * 0.34} 0M${x + w * 0.4} ${y - h * 0.6}q${w * 0.1} 3 ${w * 0.2} 0`,
    1.1,
    dark(colour, 0.45),
    0.7,
  ) +
  stroke(
    `M${x + w * 0.22} ${y - h * 0.22}C${x + w * 0.36} ${y - h * 0.42} ${x + w * 0.42} ${y - h * 0.62} ${x + w * 0.47} ${y - h * 0.84}`,
    2,
    light(colour, 0.45),
    0.5,
  );

/** A round roof of straw or shingles. */
export const thatch = (x: number, y: number, w: number, h: number, colour: string): string =>
  path(
    `M${x} ${y}C${x + w * 0.12} ${y - h * 0.5} ${x + w * 0.3} ${y - h} ${x + w / 2} ${y - h}C${x + w * 0.7} ${y - h} ${x + w * 0.88} ${y - h * 0.5} ${x + w} ${y}C${x + w * 0.8} ${y - 3} ${x + w * 0.7} ${y + 4} ${x + w * 0.5} ${y}C${x + w * 0.3} ${y + 4} ${x + w * 0.2} ${y - 3} ${x} ${y}Z`,
    soft(colour),
  ) +
  stroke(
    `M${x + w * 0.12} ${y - h * 0.14}l2.4 6M${x + w * 0.22} ${y - h * 0.4}l3 8M${x + w * 0.33} ${y - h * 0.2}l1.6 8M${x + w * 0.4} ${y - h * 0.66}l1.6 9M${x + w * 0.5} ${y - h * 0.42}v9M${x + w * 0.6} ${y - h * 0.7}l-1.6 9M${x + w * 0.68} ${y - h * 0.24}l-1.6 8M${x + w * 0.78} ${y - h * 0.44}l-3 8M${x + w * 0.88} ${y - h * 0.14}l-2.4 6`,
    1.2,
    dark(colour, 0.45),
    0.6,
  ) +
  stroke(
    `M${x + w * 0.14} ${y - h * 0.36}C${x + w * 0.24} ${y - h * 0.72} ${x + w * 0.36} ${y - h * 0.9} ${x + w * 0.48} ${y - h * 0.92}`,
    2.4,
    light(colour, 0.5),
    0.55,
  );

/** A gable seen from the front. */
export const gable = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  inside = light(colour, 0.4),
): string =>
  path(`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}Z`, soft(colour)) +
  path(`M${x + w * 0.16} ${y - 2}L${x + w / 2} ${y - h * 0.72}L${x + w * 0.84} ${y - 2}Z`, soft(inside), THIN);

/** A roof seen along its ridge. */
export const ridge = (x: number, y: number, w: number, h: number, inset: number, colour: string): string =>
  path(`M${x} ${y}L${x + inset} ${y - h}H${x + w - inset}L${x + w} ${y}Z`, soft(colour)) +
  courses(x, y, w, h, colour, 2).replaceAll('NaN', '0');

export const ivy = (points: readonly (readonly [number, number])[], colour = '#77a548'): string =>
  each(points, ([x, y]) =>
    path(
      `M${x - 4} ${y}C${x - 3} ${y - 4} ${x + 3} ${y - 4} ${x + 4} ${y}C${x + 2} ${y + 3} ${x - 2} ${y + 3} ${x - 4} ${y}Z`,
      soft(colour),
      'stroke-width="1"',
    ),
  );

/** A path that leads to a door at x. */
export const walk = (x: number, y = 104, w = 14): string =>
  flat(
    `M${x - w / 2} ${y}C${x - w} ${y + 3} ${x - w * 1.3} ${y + 6} ${x - w * 1.8} ${y + 10}H${x + w * 1.4}C${x + w} ${y + 6} ${x + w * 0.8} ${y + 3} ${x + w / 2} ${y}Z`,
    '#e2cf9f',
  ) +
  oval(x - w * 0.3, y + 4, 4, 1.4, '#c3aa7d') +
  oval(x + w * 0.3, y + 7, 4.4, 1.5, '#c3aa7d');

const GLYPHS = {
  mug: path('M5 3h7v8H5ZM12 5h3v4h-3', '#fff4d8'),
  letter: rect(3, 3, 12, 8, '#fff4d8') + stroke('M3 3l6 5 6-5'),
  leaf: path('M4 11C4 4 10 2 15 2 15 8 11 12 4 11Z', '#6da03f'),
  coin: circle(9, 7, 5, '#f3cc5c'),
  book: path('M2 3C5 1 8 2 9 3.6 10 2 13 1 16 3V11C13 9 10 10 9 11.6 8 10 5 9 2 11Z', '#fff4d8'),
  star: path('M9 1l2 4 4.4.6-3.2 3 .8 4.4-4-2.2-4 2.2.8-4.4-3.2-3 4.4-.6Z', '#f3cc5c'),
  note: stroke('M6 10V3l7-1.5V9') + dot(4.6, 10.4, 2, INK) + dot(11.6, 9, 2, INK),
  basket: path('M3 6h12l-2 6H5Z', '#fff4d8') + stroke('M5 6c0-5 8-5 8 0'),
  scales: stroke('M9 1V11M5 12H13M3 3H15') + path('M3 3 1 8H5ZM15 3l-2 5h4Z', '#fff4d8'),
} as const;
export type Glyph = keyof typeof GLYPHS;
export const glyph = (name: Glyph): string => `<g stroke-width="1.2">${GLYPHS[name]}</g>`;

/** A board that hangs from a wall. */
export const sign = (x: number, y: number, name: Glyph): string =>
  stroke(`M${x - 4} ${y - 5}h22M${x + 1} ${y - 5}v5M${x + 15} ${y - 5}v5`, 1.6) +
  rect(x - 3, y, 22, 15, soft('#dcab67'), '', 2) +
  `<g transform="translate(${x - 1} ${y + 1})">${glyph(name)}</g>`;

export const barrel = (x: number, y: number, s = 1): string =>
  path(
    `M${x - 7 * s} ${y}C${x - 9.5 * s} ${y - 6 * s} ${x - 9.5 * s} ${y - 12 * s} ${x - 7 * s} ${y - 18 * s}H${x + 7 * s}C${x + 9.5 * s} ${y - 12 * s} ${x + 9.5 * s} ${y - 6 * s} ${x + 7 * s} ${y}Z`,
    soft('#b07a42'),
    THIN,
  ) + stroke(`M${x - 8.6 * s} ${y - 5 * s}H${x + 8.6 * s}M${x - 8.6 * s} ${y - 13 * s}H${x + 8.6 * s}`, 1.8, '#5c5f63');

export const crate = (x: number, y: number, w = 16, h = 11, colour = '#c98f4b'): string =>
  rect(x, y - h, w, h, soft(colour), THIN, 1) +
  stroke(`M${x} ${y - h / 2}H${x + w}M${x + 3} ${y}V${y - h}M${x + w - 3} ${y}V${y - h}`, 1, INK, 0.45);

export const sack = (x: number, y: number, s = 1, colour = '#e0c590'): string =>
  path(
    `M${x - 8 * s} ${y}C${x - 11 * s} ${y - 8 * s} ${x - 7 * s} ${y - 13 * s} ${x - 3 * s} ${y - 13 * s}L${x - 4 * s} ${y - 17 * s}H${x + 4 * s}L${x + 3 * s} ${y - 13 * s}C${x + 7 * s} ${y - 13 * s} ${x + 11 * s} ${y - 8 * s} ${x + 8 * s} ${y}Z`,
    soft(colour),
    THIN,
  ) + stroke(`M${x - 3.4 * s} ${y - 13 * s}h${6.8 * s}`, 2, '#a8713a');
