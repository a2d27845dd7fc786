/** Contrast as in WCAG 2, colour-vision simulation of Machado 2009 at full severity, distance in CIELAB. */
type Rgb = readonly [number, number, number];

const SIMULATIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export type Sight = keyof typeof SIMULATIONS;
export const SIGHTS = Object.keys(SIMULATIONS) as Sight[];

function linear(hex: string): Rgb {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

const dot = ([a, b, c]: Rgb, [x, y, z]: Rgb): number => a * x + b * y + c * z;

const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

export function contrast(a: string, b: string): number {
  const [dark, bright] = [dot(LUMINANCE, linear(a)), dot(LUMINANCE, linear(b))].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

function lab(rgb: Rgb): Rgb {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], rgb) / 0.95047);
  const y = f(dot(LUMINANCE, rgb));
  const z = f(dot([0.0193, 0.1192, 0.9505], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(hex: string, sight: Sight): Rgb {
  const colour = linear(hex);
  const [r, g, b] = SIMULATIONS[sight].map((row) => Math.min(1, Math.max(0, dot(row, colour))));
  return [r, g, b];
}

/** How far apart two colours look (ΔE76). */
export function distance(a: string, b: string, sight: Sight): number {
  const [p, q] = [lab(seen(a, sight)), lab(seen(b, sight))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
