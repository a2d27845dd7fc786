/** How wide texts come out, near enough to choose a size for a name before it is laid out. */

/** Least size of any text in px. */
export const LEAST = 11;

/** Names that come out a little wider than reckoned would be cut; on two lines they would become three. */
const SAFE = { one: 1.04, two: 1.09 };

/** Width in em, in the text face at 600; the display face is wider. */
const NARROW = /[ijlíI]/;
const SLIM = /[frt1 .,:;·’()-]/;
const WIDE = /[mwMW]/;

export type Face = 'text' | 'display';

export function widthOf(text: string, face: Face): number {
  let width = 0;
  for (const letter of text) {
    if (letter === ' ') width += face === 'text' ? 0.3 : 0.21;
    else width += inEm(letter) * (face === 'text' ? 1 : 1.13);
  }
  return width;
}

function inEm(letter: string): number {
  if (NARROW.test(letter)) return 0.29;
  if (SLIM.test(letter)) return 0.37;
  if (WIDE.test(letter)) return 0.86;
  return letter === letter.toLowerCase() ? 0.56 : 0.67;
}

export interface Fitted {
  /** In px. */
  readonly size: number;
  readonly lines: 1 | 2;
  /** How far it has to be pressed together then; 1 = not at all. */
  readonly squeeze: number;
}

/** The largest size up to `most` in which the text goes on one line, else on two of the least size. All in px. */
export function fit(text: string, face: Face, room: number, most: number): Fitted {
  const one = room / (widthOf(text, face) * SAFE.one);
  if (one >= LEAST) return { size: Math.min(most, Math.floor(one * 4) / 4), lines: 1, squeeze: 1 };
  const wide = inTwo(text.split(' '), face);
  const lines = text.includes(' ') ? 2 : 1;
  return { size: LEAST, lines, squeeze: Math.min(1, room / (wide * LEAST * (lines === 2 ? SAFE.two : SAFE.one))) };
}

/** Width of the wider one of two lines, broken where that is least. */
const inTwo = (words: readonly string[], face: Face): number =>
  Math.max(...brokenInTwo(words, face).map((line) => widthOf(line, face)));

/** Words on two lines, the wider one as short as can be. */
export function brokenInTwo(words: readonly string[], face: Face): readonly string[] {
  const lines = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  const wide = lines.map((two) => Math.max(...two.map((line) => widthOf(line, face))));
  return lines[wide.indexOf(Math.min(...wide))].filter((line) => line !== '');
}
