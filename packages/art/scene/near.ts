import { grass } from '../backdrop/plants.ts';
import { dark, dot, each, flat, glow, INK, light, mix, oval, path, soft, stroke, tall, THIN } from '../paint.ts';
import type { Colours, Season } from './palette.ts';

const r = Math.round;

/** Flowers and blades strewn over a field: one shape for each colour. */
export function strewn(
  c: Colours,
  random: () => number,
  count: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  blade: string,
): string {
  const spots: string[][] = c.flowers.map(() => []);
  let blades = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [r(x0 + random() * (x1 - x0)), r(y0 + random() * (y1 - y0))];
    if (random() > 0.45) spots[i % c.flowers.length].push(`M${x} ${y}h.01`);
    else blades += `M${x} ${y}q1-6-2-9m2 9q0-5 3-8`;
  }
  return (
    stroke(blades, 1.4, blade) +
    each(
      c.flowers,
      (colour, i) =>
        `<path d="${spots[i].join('')}" stroke="${colour}" stroke-width="5" stroke-linecap="round"/><path d="${spots[i].join('')}" stroke="#e8a83c" stroke-width="1.6" stroke-linecap="round"/>`,
    )
  );
}

/** The river with its shores, from y0 to y1 over the whole width. */
export function river(c: Colours, random: () => number, width: number, y0: number, y1: number, season: Season): string {
  const wave = (y: number, k: number): string =>
    `M0 ${y}C${width * 0.12} ${y - 14 * k} ${width * 0.2} ${y + 10 * k} ${width * 0.28} ${y - 6 * k}S${width * 0.55} ${y + 8 * k} ${width * 0.72} ${y - 8 * k}S${width * 0.95} ${y + 2 * k} ${width} ${y - 10 * k}`;
  const back = (y: number, k: number): string =>
    `L${width} ${y}C${width * 0.9} ${y + 6 * k} ${width * 0.82} ${y - 12 * k} ${width * 0.7} ${y}S${width * 0.45} ${y - 10 * k} ${width * 0.34} ${y + 2 * k}S${width * 0.1} ${y - 8 * k} 0 ${y + 4 * k}Z`;
  let ripples = '';
  for (let i = 0; i < 40; i++)
    ripples += `M${r(random() * width)} ${r(y0 + 8 + random() * (y1 - y0 - 20))}q7-4 14 0t14 0`;
  const pads = [0.13, 0.26, 0.385, 0.51, 0.63, 0.75, 0.88, 0.985].map(
    (k, i) => [r(k * width), i % 2 === 0 ? y1 - 9 : y0 + 10] as const,
  );
  const stones = [0.06, 0.33, 0.58, 0.82].map((k, i) => [r(k * width), i % 2 === 0 ? y0 + 4 : y1 - 4] as const);
  return (
    flat(wave(y0 - 7, 1) + back(y1 + 8, 1), tall(light(c.shore, 0.2), dark(c.shore, 0.12))) +
    flat(wave(y0, 1) + back(y1, 1), tall(c.river[0], c.river[1])) +
    flat(wave(y0, 1) + back(y0 + 14, 1), light(c.river[0], 0.4), 0.35) +
    `<path d="${ripples}" fill="none" stroke="${c.foam}" stroke-width="1.6" stroke-linecap="round" opacity=".55"/>` +
    each(stones, ([x, y]) =>
      path(
        `M${x - 14} ${y + 4}c-2-10 8-13 14-10c8-3 16 2 14 10Z`,
        soft(mix('#a7a39a', c.ground[1], 0.25)),
        `stroke="${INK}" ${THIN}`,
      ),
    ) +
    (season === 'winter'
      ? each(pads, ([x, y]) =>
          path(`M${x - 16} ${y}l8-4 14 1 10 4-12 4Z`, '#f2fafc', 'stroke="#9cc0cf" stroke-width="1"'),
        )
      : each(
          pads,
          ([x, y], i) =>
            path(
              `M${x} ${y}l9-3a11 4.6 0 1 0 0 5Z`,
              soft(mix('#6da056', c.ground[1], 0.35)),
              `stroke="${INK}" stroke-width="1"`,
            ) +
            (i % 2 === 0
              ? dot(x - 3, y - 3, 3.2, c.flowers[2 % c.flowers.length]) + dot(x - 3, y - 3.5, 1.2, '#fff3b8')
              : ''),
        ))
  );
}

/** The path along the lower edge with what grows beside it. */
export function foreground(c: Colours, random: () => number, width: number, top: number, bottom: number): string {
  const mid = (top + bottom) / 2;
  let ferns = '';
  for (let i = 0; i < 16; i++) {
    const [x, y, s] = [r(random() * width), r(top + 6 + random() * (bottom - top - 10)), 0.6 + random() * 0.6];
    for (const a of [-1, -0.5, 0, 0.5, 1])
      ferns += `M${x} ${y}q${r(a * 9 * s - 3)} ${r(-9 * s)} ${r(a * 15 * s)} ${r(-16 * s + Math.abs(a) * 8)}q${r(3 - a * 2)} ${r(7 * s)} ${r(-a * 15 * s)} ${r(16 * s - Math.abs(a) * 8)}Z`;
  }
  let pebbles = '';
  for (let i = 0; i < 34; i++)
    pebbles += `M${r(random() * width)} ${r(mid - 8 + random() * 26)}h${r(2 + random() * 7)}`;
  return (
    flat(
      `M0 ${top + 6}C${width * 0.2} ${top - 8} ${width * 0.36} ${top + 10} ${width * 0.5} ${top}S${width * 0.8} ${top + 8} ${width} ${top - 4}V${bottom}H0Z`,
      tall(c.ground[0], c.ground[1]),
    ) +
    flat(
      `M0 ${mid}C${width * 0.2} ${mid - 24} ${width * 0.38} ${mid + 8} ${width * 0.58} ${mid - 14}S${width * 0.9} ${mid} ${width} ${mid - 18}V${mid + 14}C${width * 0.9} ${mid + 32} ${width * 0.76} ${mid + 4} ${width * 0.58} ${mid + 20}S${width * 0.2} ${mid + 10} 0 ${mid + 34}Z`,
      tall(light(c.path, 0.15), dark(c.path, 0.08)),
      0.9,
    ) +
    `<path d="${pebbles}" stroke="${dark(c.path, 0.22)}" stroke-width="3" stroke-linecap="round" opacity=".5"/>` +
    flat(ferns, mix(c.grass, c.ground[1], 0.3)) +
    strewn(c, random, 46, [0, top + 4, width, bottom - 6], light(c.grass, 0.1)) +
    grass(c.grass, 21, width, bottom + 1)
  );
}

/** What drifts through the air: petals, leaves, snow; fireflies at night. */
export function drift(
  c: Colours,
  random: () => number,
  width: number,
  height: number,
  season: Season,
  night: boolean,
): string {
  const spread = (count: number, draw: (x: number, y: number, i: number) => string): string =>
    Array.from({ length: count }, (_, i) => draw(r(random() * width), r(random() * height), i)).join('');
  const snow =
    season === 'winter'
      ? each(
          c.petals,
          (colour, k) =>
            `<path d="${spread(46, (x, y) => `M${x} ${y}h.01`)}" stroke="${night ? '#dbe7f4' : colour}" stroke-width="${k === 0 ? 3.4 : 2.2}" stroke-linecap="round" opacity=".85"/>`,
        )
      : '';
  const leaves =
    season === 'winter'
      ? ''
      : each(c.petals, (colour) =>
          flat(
            spread(16, (x, y, i) => (i % 2 === 0 ? `M${x} ${y}q5-6 10-1q-4 6-10 1Z` : `M${x} ${y}q1-7 8-7q0 7-8 7Z`)),
            night ? mix(colour, '#8a90b0', 0.4) : colour,
            0.9,
          ),
        );
  const flies =
    night && season !== 'winter'
      ? `<path d="${spread(30, (x, y) => `M${x} ${r(y * 0.72 + height * 0.26)}h.01`)}" stroke="#ffe58a" stroke-width="9" stroke-linecap="round" opacity=".22"/>`
      : '';
  return (
    snow +
    leaves +
    flies +
    (flies === ''
      ? ''
      : flies.replace('stroke-width="9"', 'stroke-width="2.4"').replace('opacity=".22"', 'opacity=".9"'))
  );
}

export const toadstools = (spots: readonly (readonly [number, number, number, string])[]): string =>
  `<g stroke="${INK}" stroke-width="1.3" stroke-linejoin="round">${each(spots, ([x, y, s, colour]) => path(`M${x - 3 * s} ${y}q-${s} ${-6 * s} ${s} ${-9 * s}h${4 * s}q${2 * s} ${3 * s} ${s} ${9 * s}Z`, '#f6ead2') + path(`M${x - 9 * s} ${y - 8 * s}c${s} ${-11 * s} ${17 * s} ${-11 * s} ${18 * s} 0c${-5 * s} ${2 * s} ${-13 * s} ${2 * s} ${-18 * s} 0Z`, soft(colour)) + dot(x - 3 * s, y - 11.5 * s, 1.5 * s, '#fff4dc') + dot(x + 3 * s, y - 12.5 * s, 1.8 * s, '#fff4dc'))}</g>`;

/** A little boat far out on the river. */
export const rowboat = (c: Colours, x: number, y: number): string =>
  `<g stroke="${INK}" stroke-width="1.4" stroke-linejoin="round">${oval(x, y + 7, 24, 3, c.foam, 0.5) + stroke(`M${x} ${y - 1}V${y - 24}`, 1.6) + path(`M${x + 1} ${y - 23}c13 3 13 13 0 17Z`, soft('#f8eed8')) + path(`M${x - 19} ${y - 2}h38c-2 8-7 11-19 11s-17-3-19-11Z`, soft('#bb594c'))}</g>`;

export const halo = (x: number, y: number, radius: number, colour: string, opacity: number): string =>
  dot(x, y, radius, glow(colour), opacity);
