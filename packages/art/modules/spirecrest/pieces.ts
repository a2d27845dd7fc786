import type { PieceOf } from '../moduleArt.ts';

const RABBIT =
  'M13.6 1.6C10.2 1.6 9.8 8.6 11.8 14.2 8.8 16.2 7.4 19.4 7.6 22.6 4.8 26 4.6 33 8.2 38.4H31.8C35.4 33 35.2 26 32.4 22.6 32.6 19.4 31.2 16.2 28.2 14.2 30.2 8.6 29.8 1.6 26.4 1.6 23 1.6 21.8 7.8 21.6 12.6H18.4C18.2 7.8 17 1.6 13.6 1.6Z';

/** Heads with what tells them from afar: horns, ears, beaks. */
const HEADS = {
  stubblehoof:
    'M9 14C4 13 .6 9 1.4 2.4 4 6.4 8 8 13 7.6 17 6 23 6 27 7.6 32 8 36 6.4 38.6 2.4 39.4 9 36 13 31 14 33 18 33 22 30 26 30.4 33 27 38.4 20 38.4 13 38.4 9.6 33 10 26 7 22 7 18 9 14Z',
  truffle:
    'M10 10 6 3.6 14 6.4C18 4.6 22 4.6 26 6.4L34 3.6 30 10C34 14 36 19 35 24L38 20C38.6 25 37 29 33 31 31 36 26 38.4 20 38.4 14 38.4 9 36 7 31 3 29 1.4 25 2 20L5 24C4 19 6 14 10 10Z',
  corliander:
    'M13 14C8 9 7 4 9.4 .8 12 5 14 8 17.4 11H22.6C26 8 28 5 30.6 .8 33 4 32 9 27 14 31 13 35 14 38 17 35 20.6 32 21 29.6 20.6 30.6 28 27 34 23 35.4L20 39.6 17 35.4C13 34 9.4 28 10.4 20.6 8 21 5 20.6 2 17 5 14 9 13 13 14Z',
  firebeak:
    'M13 11 8 5 15.6 7 16 .8 21 5.6 25.6 1.4 26 7C32 9 35 14 34.4 19L39.4 22.6 33 25.6C32 33 27 38.4 19 38.4 10 38.4 4.6 32 5 24 5.2 18 8 13.6 13 11Z',
  honeypaw:
    'M8.4 11.6C5.6 9.6 5.4 5.4 8.2 3.8C11 2.6 13.6 4.4 14.2 7C18 5.6 22 5.6 25.8 7C26.4 4.4 29 2.6 31.8 3.8C34.6 5.4 34.4 9.6 31.6 11.6C36.4 16 38.4 22 37.4 28.6C36.4 35.4 29 38.8 20 38.8C11 38.8 3.6 35.4 2.6 28.6C1.6 22 3.6 16 8.4 11.6Z',
  'king-rhun':
    'M14 13.6C10 13.6 7.2 11.6 6 8L1.4 6.6 4.6 4.4 4 .6 7.6 3.4 9.6 .8 10 5.6C11 8 13 9.2 15.4 9.6H24.6C27 9.2 29 8 30 5.6L30.4 .8 32.4 3.4 36 .6 35.4 4.4 38.6 6.6 34 8C32.8 11.6 30 13.6 26 13.6 32 16 33 22 30 27 30.4 34 26 38.8 20 38.8 14 38.8 9.6 34 10 27 7 22 8 16 14 13.6Z',
  whisper:
    'M9 17C6 11 6 5 8 1 12 3.6 15 7 17 10.6H23C25 7 28 3.6 32 1 34 5 34 11 31 17 35 20 37.4 24 38.6 29L33 29.4C31 33.4 26 36 24 38.8H16C14 36 9 33.4 7 29.4L1.4 29C2.6 24 5 20 9 17Z',
  windlore:
    'M7 11C5.6 7 5.4 4 6 .8 10 4 13 5.4 16.4 6H23.6C27 5.4 30 4 34 .8 34.6 4 34.4 7 33 11 37.6 17 37.6 26 34.4 32 30.4 37.4 25 38.8 20 38.8 15 38.8 9.6 37.4 5.6 32 2.4 26 2.4 17 7 11Z',
};

interface Cut {
  readonly outline: string;
  /** How high the seat's silhouette lies, and how large it is there. */
  readonly y: number;
  readonly s: number;
}

const sign = ({ y, s }: Cut): string => `translate(${20 - 12 * s} ${y}) scale(${s})`;

const piece = (cut: Cut, { hue, ink, silhouette }: PieceOf): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 42">` +
  `<path d="${cut.outline}" fill="${hue}" stroke="#2a1b10" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="${silhouette}" fill="${ink}" transform="${sign(cut)}"/></svg>`;

/** Heads with little room between the cheeks. */
const SLIM: ReadonlySet<string> = new Set(['corliander', 'king-rhun', 'stubblehoof']);

const CUTS: Readonly<Record<string, Cut>> = {
  traveler: { outline: RABBIT, y: 18.4, s: 0.8 },
  ...Object.fromEntries(
    Object.entries(HEADS).map(([name, outline]) => [name, { outline, y: 14.6, s: SLIM.has(name) ? 0.56 : 0.8 }]),
  ),
};

/** The rabbit that travels for a seat, and the Big Critters, each cut from wood with the seat's hue and silhouette. */
export const pieces: Readonly<Record<string, (of: PieceOf) => string>> = Object.fromEntries(
  Object.entries(CUTS).map(([name, cut]) => [name, (of: PieceOf): string => piece(cut, of)]),
);
