import type { PieceOf } from '../moduleArt.ts';

const RABBIT =
  'M13 16C9.6 9.6 9.8 2.6 12.6 1.2C16 1 18.2 7.4 18.6 13.4H21.4C21.8 7.4 24 1 27.4 1.2C30.2 2.6 30.4 9.6 27 16C31.2 18.4 33.6 22.6 33.6 27.4C33.6 34.4 27.8 38.6 20 38.6C12.2 38.6 6.4 34.4 6.4 27.4C6.4 22.6 8.8 18.4 13 16Z';
const BEAST =
  'M8.4 11.6C5.6 9.6 5.4 5.4 8.2 3.8C11 2.6 13.6 4.4 14.2 7C18 5.6 22 5.6 25.8 7C26.4 4.4 29 2.6 31.8 3.8C34.6 5.4 34.4 9.6 31.6 11.6C36.4 16 38.4 22 37.4 28.6C36.4 35.4 29 38.8 20 38.8C11 38.8 3.6 35.4 2.6 28.6C1.6 22 3.6 16 8.4 11.6Z';

function piece(outline: string, { hue, ink, silhouette }: PieceOf): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42">` +
    `<path d="${outline}" fill="${hue}" stroke="#2a1b10" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${silhouette}" fill="${ink}" transform="translate(9.9 16.4) scale(.84)"/></svg>`
  );
}

function ghost(outline: string, { silhouette }: PieceOf): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42">` +
    `<path d="${outline}" fill="none" stroke="#8a6a42" stroke-width="2.2" stroke-dasharray="3.6 2.6" stroke-linejoin="round"/>` +
    `<path d="${silhouette}" fill="#8a6a42" transform="translate(9.9 16.4) scale(.84)"/></svg>`
  );
}

/** The rabbit that travels for a seat, and a Big Critter of a seat, each cut from wood with the seat's hue and silhouette. */
export const pieces = {
  traveler: (of: PieceOf): string => piece(RABBIT, of),
  'traveler-ghost': (of: PieceOf): string => ghost(RABBIT, of),
  beast: (of: PieceOf): string => piece(BEAST, of),
  'beast-ghost': (of: PieceOf): string => ghost(BEAST, of),
};
