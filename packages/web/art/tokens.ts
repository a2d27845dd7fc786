import { FROG } from './icons/frog.ts';
import { SILHOUETTES, type Silhouette } from './icons/silhouettes.ts';

interface Look {
  readonly hue: string;
  readonly ink: string;
  readonly ring: keyof typeof RINGS;
}

const around = (n: number, draw: (angle: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw((i * 360) / n)).join('');
const turned = (n: number, attributes: string): string =>
  around(n, (angle) => `<path ${attributes} transform="rotate(${angle} 20 20)"/>`);

const RINGS = {
  dots: (ink: string) =>
    around(8, (a) => `<circle cx="20" cy="3.4" r="2.1" fill="${ink}" transform="rotate(${a} 20 20)"/>`),
  spokes: (ink: string) => turned(16, `d="M20 .6V6" stroke="${ink}" stroke-width="2"`),
  chevrons: (ink: string) => turned(6, `d="M16 1.4 20 6l4-4.6" fill="none" stroke="${ink}" stroke-width="2"`),
  checks: (ink: string) => turned(6, `d="M15.4 0h9.2v5.4h-9.2Z" fill="${ink}"`),
  dashes: (ink: string) =>
    `<circle cx="20" cy="20" r="17" fill="none" stroke="${ink}" stroke-width="2.4" stroke-dasharray="7 4.4"/>`,
  crosses: (ink: string) => turned(7, `d="m18 1.6 4 4m0-4-4 4" stroke="${ink}" stroke-width="1.8"`),
  bricks: (ink: string) =>
    `<circle cx="20" cy="20" r="18" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="2 3"/>` +
    `<circle cx="20" cy="20" r="15.4" fill="none" stroke="${ink}" stroke-width="1.4"/>`,
  web: (ink: string) =>
    turned(8, `d="M20 0v5.4" stroke="${ink}" stroke-width="1.6"`) +
    `<circle cx="20" cy="20" r="16.6" fill="none" stroke="${ink}" stroke-width="1.2"/>`,
};

/** Hues are those of styles/tokens.css; hue, ring and silhouette differ between any two seats. */
export const SEAT_LOOKS: Readonly<Record<Silhouette, Look>> = {
  hedgehog: { hue: '#f2c14a', ink: '#33261a', ring: 'dots' },
  mouse: { hue: '#a9d8f2', ink: '#1d2b3a', ring: 'spokes' },
  squirrel: { hue: '#b8431f', ink: '#fff7e4', ring: 'chevrons' },
  turtle: { hue: '#157a5e', ink: '#fff7e4', ring: 'checks' },
  cardinal: { hue: '#c95c9e', ink: '#2b1020', ring: 'dashes' },
  toad: { hue: '#2a2468', ink: '#fff7e4', ring: 'crosses' },
  rugwort: { hue: '#d8cbb4', ink: '#33261a', ring: 'bricks' },
  nightweave: { hue: '#0b0a10', ink: '#fff7e4', ring: 'web' },
};

/** A worker of a seat: a wooden disc with the seat's hue, ring and silhouette. */
export function token(seat: Silhouette): string {
  const { hue, ink, ring } = SEAT_LOOKS[seat];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42"><clipPath id="c"><circle cx="20" cy="20" r="19.4"/></clipPath>` +
    `<g clip-path="url(#c)"><circle cx="20" cy="20" r="20" fill="${hue}"/>${RINGS[ring](ink)}</g>` +
    `<circle cx="20" cy="20" r="13.6" fill="${hue}"/>` +
    `<path d="${SILHOUETTES[seat]}" fill="${ink}" transform="translate(7.4 7.2) scale(1.05)"/>` +
    `<path d="M6.5 12A16 16 0 0 1 20 3.6" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".35"/>` +
    `<circle cx="20" cy="20" r="19.4" fill="none" stroke="#2a1b10" stroke-width="2"/></svg>`
  );
}

/** The place where a worker of the seat stands when it is not at home: only the outline of the token. */
export function ghostToken(seat: Silhouette): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42">` +
    `<circle cx="20" cy="20" r="18.8" fill="none" stroke="#8a6a42" stroke-width="2.4" stroke-dasharray="4.6 3.8"/>` +
    `<path d="${SILHOUETTES[seat]}" fill="#8a6a42" transform="translate(7.4 7.2) scale(1.05)"/></svg>`
  );
}

/** The Ambassador of a seat: a frog cut from wood with the seat's hue and, on its belly, the seat's silhouette. */
export function frogToken(seat: Silhouette): string {
  const { hue, ink } = SEAT_LOOKS[seat];
  const eye = (x: number): string =>
    `<circle cx="${x}" cy="6.8" r="3.4" fill="#fff7e4" stroke="#2a1b10" stroke-width="1.2"/><circle cx="${x}" cy="7.2" r="1.8" fill="#2a1b10"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42">` +
    `<path d="${FROG}" fill="${hue}" stroke="#2a1b10" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M9.6 13.6C15 17 25 17 30.4 13.6M9.4 25C6.6 28 6.4 31.6 8 34.4M30.6 25C33.4 28 33.6 31.6 32 34.4" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="${SILHOUETTES[seat]}" fill="${ink}" transform="translate(9.9 17.2) scale(.84)"/>` +
    `<path d="M6.8 15.4C6 13.4 6.6 11.6 8.4 10.4" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".35"/>` +
    `${eye(11.9)}${eye(28.1)}</svg>`
  );
}

/** The place of a seat's Ambassador when it is away: only the outline of the frog. */
export function ghostFrog(seat: Silhouette): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42">` +
    `<path d="${FROG}" fill="none" stroke="#8a6a42" stroke-width="2.2" stroke-dasharray="3.6 2.6" stroke-linejoin="round"/>` +
    `<path d="${SILHOUETTES[seat]}" fill="#8a6a42" transform="translate(9.9 16) scale(.84)"/></svg>`
  );
}

/** The gold rosette on which points are written. */
export const rosette = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="m12 1.2 2.7 2.6 3.6-.6.7 3.6 3.3 1.8-1.6 3.4 1.6 3.4-3.3 1.8-.7 3.6-3.6-.6-2.7 2.6-2.7-2.6-3.6.6-.7-3.6-3.3-1.8L3.3 12 1.7 8.6 5 6.8l.7-3.6 3.6.6Z" fill="#f2c54b" stroke="#3a2819" stroke-width="1.4" stroke-linejoin="round"/><circle cx="12" cy="12" r="7.2" fill="#fff1c4"/></svg>';
