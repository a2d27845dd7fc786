import { circle, dot, each, glow, outlined, path, soft, stroke, tall } from '../paint.ts';

const COLOURS = ['#c2473b', '#e9b949', '#4f7b9b', '#6e9347', '#815d99', '#f3e2bd'];

/** A string of flags or lamps that hangs between two points. */
export function festoon(x0: number, y0: number, x1: number, y1: number, sag: number, of: 'flags' | 'lamps'): string {
  const n = Math.round(Math.abs(x1 - x0) / 26);
  const [mx, my] = [(x0 + x1) / 2, Math.max(y0, y1) + sag];
  const along = (a: number, b: number, c: number, t: number): number =>
    Math.round(10 * (a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t ** 2)) / 10;
  const spots = Array.from({ length: n - 1 }, (_, i) => {
    const t = (i + 1) / n;
    return [along(x0, mx, x1, t), along(y0, my, y1, t)] as const;
  });
  return outlined(
    stroke(`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`, 1.8, '#6a4a30') +
      each(spots, ([x, y], i) =>
        of === 'flags'
          ? path(`M${x - 8} ${y - 1}h16l-8 17Z`, soft(COLOURS[i % COLOURS.length]), 'stroke-width="1.3"')
          : dot(x, y + 8, 16, glow('#ffdd85'), 0.7) +
            circle(x, y + 8, 5, tall('#fff6d8', '#ffd36b'), 'stroke-width="1.2"'),
      ),
  );
}
