import { brighten, dark, mix } from '../paint.ts';
import { seeded } from '../random.ts';

const n = (x: number): number => Math.round(x * 10) / 10;

/** The outline of a fir whose foot is at x,y. */
export const firPath = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y)}h${n(-8 * s)}l${n(5 * s)} ${n(-9 * s)}h${n(-3 * s)}l${n(4.6 * s)} ${n(-8 * s)}h${n(-2 * s)}l${n(3.4 * s)} ${n(-8 * s)}l${n(3.4 * s)} ${n(8 * s)}h${n(-2 * s)}l${n(4.6 * s)} ${n(8 * s)}h${n(-3 * s)}l${n(5 * s)} ${n(9 * s)}Z`;
/** Its lit left side. */
const firLight = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y - 25 * s)}l${n(-3.4 * s)} ${n(8 * s)}h${n(2 * s)}l${n(-4.6 * s)} ${n(8 * s)}h${n(3 * s)}l${n(-5 * s)} ${n(9 * s)}h${n(4 * s)}Z`;

type Spot = readonly [x: number, y: number, size: number];

/** Many firs in one shape, with light on their left. */
export function firs(spots: readonly Spot[], colour: string): string {
  const d = spots.map(([x, y, s]) => firPath(x, y, s)).join('');
  const lit = spots.map(([x, y, s]) => firLight(x, y, s)).join('');
  return `<path d="${d}" fill="${colour}"/><path d="${lit}" fill="${brighten(colour, 1.16)}" opacity=".6"/>`;
}

const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** Round trees: trunks, crowns and their light, each in one shape. */
export function roundTrees(spots: readonly Spot[], colour: string, trunk = '#7a5433'): string {
  const part = (draw: (spot: Spot) => string): string => spots.map(draw).join('');
  return (
    `<path d="${part(([x, y, s]) => `M${n(x - 1.6 * s)} ${n(y)}v${n(-10 * s)}h${n(3.2 * s)}v${n(10 * s)}Z`)}" fill="${trunk}"/>` +
    `<path d="${part(([x, y, s]) => disc(x, y - 15 * s, 8 * s) + disc(x - 5.5 * s, y - 11 * s, 5.6 * s) + disc(x + 5.5 * s, y - 11 * s, 5.6 * s))}" fill="${colour}"/>` +
    `<path d="${part(([x, y, s]) => disc(x - 2.4 * s, y - 17 * s, 4.6 * s) + disc(x - 6.4 * s, y - 12.4 * s, 3 * s))}" fill="${brighten(colour, 1.22)}" opacity=".7"/>`
  );
}

export const cloud = (x: number, y: number, s: number, colour = '#ffffff', opacity = 0.75): string =>
  `<path d="M${n(x - 13 * s)} ${n(y + 4 * s)}c${n(-5 * s)} 0 ${n(-5 * s)} ${n(-7 * s)} 0 ${n(-7 * s)}c${n(0.4 * s)} ${n(-6 * s)} ${n(9 * s)} ${n(-7 * s)} ${n(11 * s)} ${n(-2 * s)}c${n(3 * s)} ${n(-5 * s)} ${n(12 * s)} ${n(-2 * s)} ${n(10 * s)} ${n(3 * s)}c${n(6 * s)} ${n(-1 * s)} ${n(7 * s)} ${n(6 * s)} ${n(1 * s)} ${n(6 * s)}Z" fill="${colour}" opacity="${opacity}"/>`;

/** Grass blades along the lower edge, highest in the corners, so that nobody's feet are hidden. */
export function grass(colour: string, seed: number, width = 160, floor = 101): string {
  const random = seeded(seed);
  let back = '';
  let front = '';
  for (let x = -2; x < width + 2; x += 3.4) {
    const corner = Math.abs(x / width - 0.5) * 2;
    const h = 2.5 + corner ** 2.2 * 8 + random() * 3;
    const bend = (random() - 0.5) * 5;
    const blade = `M${n(x - 1.4)} ${floor}q${n(bend * 0.2)} ${n(-h * 0.6)} ${n(bend)} ${n(-h)}q${n(-bend * 0.2 + 1.2)} ${n(h * 0.4)} ${n(2.6 - bend)} ${n(h)}Z`;
    if (random() > 0.5) back += blade;
    else front += blade;
  }
  return `<path d="${back}" fill="${dark(colour, 0.2)}"/><path d="${front}" fill="${mix(colour, '#d8e58a', 0.25)}"/>`;
}

export function flowers(spots: readonly (readonly [x: number, y: number, colour: string, size?: number])[]): string {
  const byColour = new Map<string, string>();
  const hearts: string[] = [];
  for (const [x, y, colour, r = 1.1] of spots) {
    const petals = [0, 72, 144, 216, 288]
      .map((a) => disc(x + Math.cos((a - 90) / 57.3) * r * 1.1, y + Math.sin((a - 90) / 57.3) * r * 1.1, r))
      .join('');
    byColour.set(colour, (byColour.get(colour) ?? '') + petals);
    hearts.push(disc(x, y, r * 0.7));
  }
  return `${[...byColour].map(([colour, d]) => `<path d="${d}" fill="${colour}"/>`).join('')}<path d="${hearts.join('')}" fill="#e8a83c"/>`;
}

export const toadstool = (x: number, y: number, s: number, colour = '#c8493c'): string =>
  `<path d="M${n(x - 2.4 * s)} ${n(y)}q${n(-0.6 * s)} ${n(-4 * s)} ${n(0.6 * s)} ${n(-7 * s)}h${n(3.6 * s)}q${n(1.2 * s)} ${n(3 * s)} ${n(0.6 * s)} ${n(7 * s)}Z" fill="#f6ead2"/>` +
  `<path d="M${n(x - 7.5 * s)} ${n(y - 6 * s)}c${n(1 * s)} ${n(-9 * s)} ${n(14 * s)} ${n(-9 * s)} ${n(15 * s)} 0c${n(-4 * s)} ${n(1.6 * s)} ${n(-11 * s)} ${n(1.6 * s)} ${n(-15 * s)} 0Z" fill="${colour}"/>` +
  `<path d="${disc(x - 2.6 * s, y - 8.6 * s, 1.2 * s)}${disc(x + 2.4 * s, y - 9.6 * s, 1.4 * s)}" fill="#fff4dc"/>`;
