import type { Box } from './useBox.ts';

/** Size of a board card in rem. */
export const CARD = { width: 8.25, height: 10.75 };
/** A card that shows this much of its width still shows its name. */
const NAMED = 6.2;
/** From this height of a row on, head, picture and cost of a card can be seen; in lower ones a card only peeks out. */
const ROW = 6.2;
/** One row of whole cards that show this much of their width is better than two rows of heads. */
const KNOWN = 4.6;
/** Height of a row of heads, and the least width of one. */
const HEAD = 4;
const NARROW = 4.6;
const GAP = 0.5;
const PAD = 0.75;
/** Room above a card for its ring. */
const TOP = 0.5;

export interface CardAt {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** How far it has to rise to be seen whole. */
  readonly rise: number;
}

export interface Fan {
  readonly cards: readonly CardAt[];
  /** What can be seen of each card. */
  readonly width: number;
  /** whole: side by side. rack: two rows, the lower half of each card is hidden. peek: rows so low that only heads show. */
  readonly form: 'whole' | 'rack' | 'peek';
}

/** How a hand lies in a box: side by side or fanned while names stay readable, else in rows, like on a rack. */
export function fanOf(n: number, { width, height }: Box): Fan {
  const room = width - 2 * PAD;
  const step = pitch(n, room);
  const down = (height - PAD) / 2;
  const peeks = down < ROW;
  const whole = height >= CARD.height + TOP;
  if (n <= 1 || step >= (peeks && whole ? KNOWN : NAMED)) return oneRow(n, step, width, height);
  const across = pitch(Math.ceil(n / 2), room);
  if (peeks || across < NAMED) return heads(n, width, height);
  return { cards: inRows(n, across, CARD.width, 2, { width, height }), width: CARD.width, form: 'rack' };
}

/** As many rows as there is room for; where a head would hide the next one, all are narrower. */
function heads(n: number, width: number, height: number): Fan {
  const columns = Math.ceil(n / Math.max(2, Math.floor((height - PAD) / HEAD)));
  const across = Math.min(CARD.width + GAP, (width - 2 * PAD + GAP) / columns);
  const head = Math.max(NARROW, across - GAP);
  return { cards: inRows(n, across, head, Math.ceil(n / columns), { width, height }), width: head, form: 'peek' };
}

function inRows(n: number, across: number, wide: number, rows: number, { width, height }: Box): readonly CardAt[] {
  const columns = Math.ceil(n / rows);
  const used = across * (columns - 1) + wide;
  return Array.from({ length: n }, (_, at) => {
    const y = PAD / 2 + 0.1 + (Math.floor(at / columns) * (height - PAD)) / rows;
    return { x: (width - used) / 2 + (at % columns) * across, y, turn: 0, rise: riseOf(y, height) };
  });
}

function oneRow(n: number, step: number, width: number, height: number): Fan {
  const used = step * (n - 1) + CARD.width;
  const tight = step < CARD.width;
  const top = Math.max(TOP, (height - CARD.height) / 2);
  const tilt = tight ? Math.min(0.9, 4 / n) : 0;
  const cards = Array.from({ length: n }, (_, at) => {
    const off = at - (n - 1) / 2;
    const y = top + (tight ? Math.abs(off) * 0.18 : 0);
    return { x: (width - used) / 2 + at * step, y, turn: off * tilt, rise: riseOf(y, height) };
  });
  return { cards, width: CARD.width, form: 'whole' };
}

/** From the left edge of a card to that of the next one. */
function pitch(n: number, room: number): number {
  return n < 2 ? CARD.width + GAP : Math.min(CARD.width + GAP, (room - CARD.width) / (n - 1));
}

function riseOf(y: number, height: number): number {
  return Math.max(0.4, y + CARD.height + 0.3 - height);
}
