import { brighten, dark, dot, each, flat, glow, light, mix, oval, stroke, tall } from '../paint.ts';
import { cloud, firs, roundTrees } from '../backdrop/plants.ts';
import type { Colours } from './palette.ts';

const r = Math.round;

/** Sky, mountains and hills over the whole width. */
export function distance(c: Colours, random: () => number, width: number, night: boolean): string {
  const sunX = width - 116;
  const stars = Array.from(
    { length: 60 },
    () => `M${Math.round(random() * width)} ${Math.round(random() * 120)}h.01`,
  ).join('');
  return (
    flat(`M0 0H${width}V260H0Z`, tall(c.sky[0], c.sky[1])) +
    (night
      ? `<path d="${stars}" stroke="#fff4d0" stroke-width="2" stroke-linecap="round" opacity=".8"/>` +
        dot(sunX, 36, 110, glow(c.sun), 0.35) +
        flat(`M${sunX} 14a22 22 0 1 0 17 38a27 27 0 0 1-17-38Z`, c.sun)
      : dot(sunX, 34, 170, glow(c.sun), 0.9) + dot(sunX, 34, 22, c.sun) + rays(sunX, 34)) +
    cloud(width * 0.47, 28, 2.3, c.cloud, night ? 0.3 : 0.75) +
    cloud(width * 0.68, 18, 1.7, c.cloud, night ? 0.25 : 0.65) +
    cloud(width * 0.97, 84, 2.4, c.cloud, night ? 0.25 : 0.5) +
    cloud(width * 0.3, 16, 1.4, c.cloud, night ? 0.25 : 0.6) +
    mountains(c, random, width) +
    flat(
      `M0 150C${width * 0.2} 108 ${width * 0.34} 100 ${width * 0.47} 118C${width * 0.6} 92 ${width * 0.78} 104 ${width} 112V300H0Z`,
      tall(light(c.hills[0], 0.1), c.hills[0]),
    ) +
    hamlet(c, width * 0.28, 116, night) +
    hamlet(c, width * 0.86, 116, night) +
    treeline(c, random, width) +
    (night
      ? ''
      : stroke(
          `M${width * 0.4} 40q7-8 13 0q7-8 13 0M${width * 0.44} 60q5-6 10 0q5-6 10 0`,
          2,
          mix(c.far[0], '#3a4a5a', 0.5),
        ))
  );
}

const rays = (x: number, y: number): string =>
  flat(`M${x} ${y}l-330 250h90ZM${x} ${y}l-190 300h70ZM${x} ${y}l-60 300h54Z`, '#fff6d0', 0.16);

/** Two ranges with snow on their peaks. */
function mountains(c: Colours, random: () => number, width: number): string {
  let ridge = '';
  let shade = '';
  let caps = '';
  for (let x = -30; x < width + 60;) {
    const step = 90 + random() * 110;
    const [px, py] = [r(x + step * (0.42 + random() * 0.16)), r(34 + random() * 40)];
    const [ex, ey] = [r(x + step), r(92 + random() * 18)];
    ridge += `L${px} ${py}L${ex} ${ey}`;
    shade += `M${px} ${py}L${ex} ${ey}L${ex} 140H${px - 8}L${px + 9} ${py + 40}L${px - 5} ${py + 22}Z`;
    const w = (84 - py) * 0.42;
    caps += `M${px} ${py}L${r(px - w)} ${r(py + w * 0.86)}l${r(w * 0.42)}-3l${r(w * 0.3)} 7l${r(w * 0.34)}-8l${r(w * 0.4)} 6L${r(px + w * 0.92)} ${r(py + w * 0.7)}Z`;
    x += step;
  }
  return (
    flat(
      `M0 92C${width * 0.1} 66 ${width * 0.2} 86 ${width * 0.3} 62S${width * 0.5} 82 ${width * 0.62} 58S${width * 0.84} 76 ${width} 56V200H0Z`,
      mix(c.far[0], c.sky[1], 0.5),
    ) +
    flat(`M-40 110${ridge}V220H-40Z`, tall(c.far[0], c.far[1])) +
    flat(shade, dark(c.far[0], 0.3), 0.2) +
    flat(caps, c.cap, 0.95) +
    flat(`M0 112C${width * 0.25} 96 ${width * 0.5} 116 ${width} 100V150H0Z`, c.sky[1], 0.35)
  );
}

/** Small houses a long way off. */
function hamlet(c: Colours, x: number, y: number, night: boolean): string {
  const wall = night ? '#5b5a6c' : '#f4e6c9';
  const roofs = night ? ['#4d3b4c', '#3f4a5a', '#4d4440'] : ['#c0705c', '#8f8f86', '#b98a5c'];
  const houses = [
    [-26, 2, 11],
    [-10, -2, 13],
    [8, 1, 10],
    [22, 4, 11],
  ] as const;
  return (
    each(
      houses,
      ([dx, dy, w], i) =>
        flat(`M${x + dx} ${y + dy}v-9h${w}v9Z`, wall) +
        flat(
          `M${x + dx - 2} ${y + dy - 8}L${x + dx + w / 2} ${y + dy - 18}L${x + dx + w + 2} ${y + dy - 8}Z`,
          roofs[i % 3],
        ) +
        flat(`M${x + dx + w / 2 - 1.5} ${y + dy - 6}h3v3.5h-3Z`, night ? '#ffd977' : '#f6cf74'),
    ) + oval(x + 2, y + 5, 44, 4, c.hills[0])
  );
}

function treeline(c: Colours, random: () => number, width: number): string {
  const spots = Array.from(
    { length: Math.round(width / 22) },
    () => [Math.round(random() * width), Math.round(124 + random() * 16), 0.5 + random() * 0.4] as const,
  );
  const crowns = Array.from(
    { length: Math.round(width / 50) },
    () => [Math.round(random() * width), Math.round(128 + random() * 14), 0.7 + random() * 0.5] as const,
  );
  return (
    firs(spots, mix(c.firs[0], c.hills[0], 0.35)) + roundTrees(crowns, mix(c.crowns[0], c.hills[0], 0.25), c.bark[2])
  );
}

/** Rolling meadows, each lit along its crest, and the way that winds down through them. */
export function meadows(c: Colours, random: () => number, width: number, top: number, bottom: number): string {
  const bands = 5;
  const crest = (i: number): number => top + ((bottom - top) * i) / bands;
  const hills = each(
    Array.from({ length: bands }, (_, i) => i),
    (i) => {
      const y = crest(i);
      const k = i / (bands - 1);
      const base = mix(mix(c.hills[1], c.meadow[0], 0.55), c.meadow[1], k);
      const [a, b] = i % 2 === 0 ? [14, -12] : [-12, 14];
      const line = `M0 ${r(y + a)}C${r(width * 0.18)} ${r(y + a - 22)} ${r(width * 0.34)} ${r(y + b + 8)} ${r(width * 0.5)} ${r(y + b)}S${r(width * 0.84)} ${r(y + a + 6)} ${width} ${r(y + a - 8)}`;
      return (
        flat(`${line}V${bottom + 40}H0Z`, tall(brighten(base, 1.07), dark(base, 0.07))) +
        stroke(line, 2 + k * 2, brighten(base, 1.22), 0.5) +
        copse(c, random, width, y + 8, 0.8 + k * 1.1, i)
      );
    },
  );
  return hills + lane(c, width * 0.6, top + 12, bottom + 20);
}

/** A way that winds towards us and widens. */
function lane(c: Colours, x: number, top: number, bottom: number): string {
  const y = (k: number): number => r(top + (bottom - top) * k);
  const at = (dx: number): number => r(x + dx);
  return flat(
    `M${at(0)} ${y(0)}C${at(46)} ${y(0.12)} ${at(-70)} ${y(0.2)} ${at(-40)} ${y(0.36)}S${at(120)} ${y(0.54)} ${at(70)} ${y(0.72)}S${at(-90)} ${y(0.84)} ${at(-110)} ${y(1)}H${at(-30)}C${at(-20)} ${y(0.9)} ${at(90)} ${y(0.84)} ${at(126)} ${y(0.72)}C${at(170)} ${y(0.54)} ${at(20)} ${y(0.5)} ${at(-10)} ${y(0.36)}S${at(70)} ${y(0.12)} ${at(6)} ${y(0)}Z`,
    tall(c.path, light(c.path, 0.2)),
    0.6,
  );
}

/** A few trees on a crest, away from the middle. */
function copse(c: Colours, random: () => number, width: number, y: number, size: number, i: number): string {
  const at = (k: number): readonly [number, number, number] => [
    r(width * k + random() * 26),
    r(y + random() * 8),
    Math.round(size * (0.8 + random() * 0.4) * 10) / 10,
  ];
  const [left, right] = i % 2 === 0 ? [0.4, 0.8] : [0.46, 0.72];
  return (
    roundTrees([at(left), at(left + 0.022), at(right)], c.crowns[i % 3], c.bark[2]) +
    firs([at(right + 0.02), at(right + 0.034), at(left - 0.03)], mix(c.firs[0], c.firs[1], i / 4))
  );
}

/** A wood from top to bottom of a strip: trees further down are nearer and stand before the others. */
export function grove(c: Colours, random: () => number, x0: number, x1: number, y0: number, y1: number): string {
  const rows = 7;
  return each(
    Array.from({ length: rows }, (_, i) => i),
    (row) => {
      const y = y0 + ((y1 - y0) * row) / (rows - 1);
      const spot = (size: number): readonly [number, number, number] => [
        Math.round(x0 + random() * (x1 - x0)),
        Math.round(y + random() * 24),
        Math.round((size + random() * 0.5) * 100) / 100,
      ];
      const near = row / (rows - 1);
      const fir = mix(c.firs[0], c.firs[2], near);
      return (
        firs(
          Array.from({ length: 6 }, () => spot(1.5 + near * 0.9)),
          fir,
        ) +
        roundTrees(
          Array.from({ length: 2 }, () => spot(1.5 + near * 0.8)),
          c.crowns[row % 3],
          c.bark[2],
        ) +
        firs(
          Array.from({ length: 3 }, () => spot(1.6 + near)),
          mix(fir, c.firs[2], 0.35),
        )
      );
    },
  );
}
