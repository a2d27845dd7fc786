import { circle, each, soft, stroke } from '../../paint.ts';

const r = (n: number): number => Math.round(n * 10) / 10;
const around = (a: number, radius: number): string => `${r(Math.cos(a) * radius)} ${r(Math.sin(a) * radius)}`;

const THREAD = '#efe9ff';

/** Threads that sag between these rays, at these distances from the middle. */
function threads(rays: readonly number[], distances: readonly number[], sag: number): string {
  return each(distances, (d) =>
    rays
      .slice(1)
      .map((a, i) => `M${around(rays[i], d)}Q${around((a + rays[i]) / 2, d * sag)} ${around(a, d)}`)
      .join(''),
  );
}

/** A web in a corner: the corner is at 0,0 and it reaches this far. */
export function cornerWeb(reach: number, colour = THREAD, width = 1.2, opacity = 1): string {
  const rays = Array.from({ length: 6 }, (_, i) => (i * Math.PI) / 10);
  const spokes = each(rays, (a) => `M0 0L${around(a, reach)}`);
  const rings = threads(
    rays,
    [0.28, 0.5, 0.72, 0.92].map((k) => k * reach),
    0.88,
  );
  return stroke(spokes + rings, width, colour, opacity);
}

/** A round web about 0,0. */
export function wheelWeb(radius: number, colour = THREAD, width = 1.2, opacity = 1): string {
  const rays = Array.from({ length: 9 }, (_, i) => (i * Math.PI) / 4 + 0.2);
  const spokes = each(rays.slice(1), (a) => `M0 0L${around(a, radius)}`);
  const rings = threads(
    rays,
    [0.3, 0.55, 0.82].map((k) => k * radius),
    0.8,
  );
  return stroke(spokes + rings, width, colour, opacity);
}

/** A Web token, 48 by 48 about 0,0. */
export const webToken = (): string =>
  circle(0, 0, 22, soft('#4b3f6b'), 'stroke="#1d1530" stroke-width="2.4"') + wheelWeb(19, THREAD, 1.5);

/** Something that is wrapped up: an egg of thread around 0,0. */
export const cocoon = (s = 1): string =>
  `<g transform="scale(${s})">` +
  `<ellipse cx="0" cy="0" rx="11" ry="16" fill="${soft('#e9e2f4')}" stroke="#5a4c78" stroke-width="1.6"/>` +
  stroke('M-10-6C-4-1 5-2 10-7M-11 1C-4 6 5 5 11 0M-10 8C-4 12 5 11 10 7M-7-12C-3-9 3-9 7-12', 1.2, '#a394c4') +
  '</g>';
