import { SILHOUETTES, type Silhouette } from './icons/silhouettes.ts';
import { guests } from './modules/index.ts';
import { RINGS, type SeatLook } from './rings.ts';

/** Hues are those of styles/tokens.css; hue, ring and silhouette differ between any two seats. */
const PLAYERS = {
  hedgehog: { hue: '#f2c14a', ink: '#33261a', ring: 'dots' },
  mouse: { hue: '#a9d8f2', ink: '#1d2b3a', ring: 'spokes' },
  squirrel: { hue: '#b8431f', ink: '#fff7e4', ring: 'chevrons' },
  turtle: { hue: '#157a5e', ink: '#fff7e4', ring: 'checks' },
  cardinal: { hue: '#c95c9e', ink: '#2b1020', ring: 'dashes' },
  toad: { hue: '#2a2468', ink: '#fff7e4', ring: 'crosses' },
} satisfies Readonly<Record<string, SeatLook>>;

export const SEAT_LOOKS = {
  ...PLAYERS,
  ...Object.fromEntries(Object.entries(guests).map(([name, { look }]) => [name, look])),
} as Readonly<Record<Silhouette, SeatLook>>;

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

/** The gold rosette on which points are written. */
export const rosette = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="m12 1.2 2.7 2.6 3.6-.6.7 3.6 3.3 1.8-1.6 3.4 1.6 3.4-3.3 1.8-.7 3.6-3.6-.6-2.7 2.6-2.7-2.6-3.6.6-.7-3.6-3.3-1.8L3.3 12 1.7 8.6 5 6.8l.7-3.6 3.6.6Z" fill="#f2c54b" stroke="#3a2819" stroke-width="1.4" stroke-linejoin="round"/><circle cx="12" cy="12" r="7.2" fill="#fff1c4"/></svg>';
