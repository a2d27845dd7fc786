import { FROG } from '../../frog.ts';
import type { PieceOf } from '../moduleArt.ts';

/** The Ambassador of a seat: a frog cut from wood with the seat's hue and, on its belly, the seat's silhouette. */
export function frog({ hue, ink, silhouette }: PieceOf): string {
  const eye = (x: number): string =>
    `<circle cx="${x}" cy="6.8" r="3.4" fill="#fff7e4" stroke="#2a1b10" stroke-width="1.2"/><circle cx="${x}" cy="7.2" r="1.8" fill="#2a1b10"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42">` +
    `<path d="${FROG}" fill="${hue}" stroke="#2a1b10" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M9.6 13.6C15 17 25 17 30.4 13.6M9.4 25C6.6 28 6.4 31.6 8 34.4M30.6 25C33.4 28 33.6 31.6 32 34.4" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="${silhouette}" fill="${ink}" transform="translate(9.9 17.2) scale(.84)"/>` +
    `<path d="M6.8 15.4C6 13.4 6.6 11.6 8.4 10.4" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".35"/>` +
    `${eye(11.9)}${eye(28.1)}</svg>`
  );
}

/** The place of a seat's Ambassador when it is away: only the outline of the frog. */
export function ghostFrog({ silhouette }: PieceOf): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42">` +
    `<path d="${FROG}" fill="none" stroke="#8a6a42" stroke-width="2.2" stroke-dasharray="3.6 2.6" stroke-linejoin="round"/>` +
    `<path d="${silhouette}" fill="#8a6a42" transform="translate(9.9 16) scale(.84)"/></svg>`
  );
}
