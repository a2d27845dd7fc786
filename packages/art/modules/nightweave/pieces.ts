import type { PieceOf } from '../moduleArt.ts';

/** A round body on eight legs. */
const SPIDER =
  'M20 13C27 13 31.4 18.4 31.4 25.4C31.4 32.8 26.6 38.4 20 38.4C13.4 38.4 8.6 32.8 8.6 25.4C8.6 18.4 13 13 20 13Z';
const HEAD = 'M20 4.4C23.6 4.4 26 6.8 26 10C26 13.2 23.6 15.4 20 15.4C16.4 15.4 14 13.2 14 10C14 6.8 16.4 4.4 20 4.4Z';
const LEGS =
  'M11.6 18L4.4 14.2L2.6 6.4M9.6 22.6L2.2 21.6L-.2 15.4M9.4 28.6L3 31.2L1 37.6M12 33.4L8 37.2L8.6 40.4' +
  'M28.4 18L35.6 14.2L37.4 6.4M30.4 22.6L37.8 21.6L40.2 15.4M30.6 28.6L37 31.2L39 37.6M28 33.4L32 37.2L31.4 40.4';

const picture = (legs: string, body: string, of: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42">` +
  `<path d="${LEGS}" fill="none" ${legs} stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="${SPIDER}${HEAD}" ${body} stroke-linejoin="round"/>${of}</svg>`;
const sign = (silhouette: string, ink: string): string =>
  `<path d="${silhouette}" fill="${ink}" transform="translate(11.4 17) scale(.72)"/>`;

/** The spider herself, cut from wood; the silhouette says for whom she stands. */
export const pieces = {
  nightweave: ({ hue, ink, silhouette }: PieceOf): string =>
    picture(
      'stroke="#2a1b10" stroke-width="2.6"',
      `fill="${hue}" stroke="#2a1b10" stroke-width="2"`,
      sign(silhouette, ink),
    ),
  'nightweave-ghost': ({ silhouette }: PieceOf): string =>
    picture(
      'stroke="#8a6a42" stroke-width="2.2"',
      'fill="none" stroke="#8a6a42" stroke-width="2.2" stroke-dasharray="3.6 2.6"',
      sign(silhouette, '#8a6a42'),
    ),
};
