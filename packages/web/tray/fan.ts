import type { Box } from './useBox.ts';

/** Size of a board card in rem. */
export const CARD = { width: 8.25, height: 10.75 };
/** Up to so many lie whole, if each shows this much of its width: its name and its cost. */
const WHOLE = 5;
const NAMED = 5.6;
/** The least height of a head: name, cost and points; and the width that one has where there is room. */
const HEAD = 3.1;
const WIDE = 7.2;
const GAP = 0.5;
const PAD = 0.75;
/** From so many across on they lie closer together, so that three kinds of goods find room. */
const MANY = 7;
const CLOSE = { gap: 0.35, pad: 0.5 };
/** Above and below heads there is room for their rings. */
const EDGE = 0.4;
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
  readonly height: number;
  /** So much of the width of each but the last one lies under the next. */
  readonly under: number;
  /** whole: side by side, or fanned. heads: rows of their upper ends, with all that matters on them. */
  readonly form: 'whole' | 'heads';
}

/** How a hand lies in a box: few cards whole, any other number as heads; low boxes have only heads. */
export function fanOf(n: number, { width, height }: Box): Fan {
  const step = pitch(n, width - 2 * PAD);
  if (n <= WHOLE && height >= CARD.height + TOP && step >= NAMED) return oneRow(n, step, width, height);
  return heads(n, width, height);
}

/** Row by row, as many across as have room; more than that are narrower. */
function heads(n: number, width: number, height: number): Fan {
  const tall = height - 2 * EDGE + GAP;
  const most = Math.max(2, Math.floor(tall / (HEAD + GAP)));
  const columns = Math.max(Math.ceil(n / most), Math.floor((width - 2 * PAD + GAP) / (WIDE + GAP)), 1);
  const { gap, pad } = columns < MANY ? { gap: GAP, pad: PAD } : CLOSE;
  const across = Math.min(CARD.width + gap, (width - 2 * pad + gap) / columns);
  const down = tall / Math.max(Math.ceil(n / columns), height < CARD.height ? 1 : 2);
  const used = across * Math.min(n, columns) - gap;
  const cards = Array.from({ length: n }, (_, at) => {
    const y = EDGE + Math.floor(at / columns) * down;
    return { x: (width - used) / 2 + (at % columns) * across, y, turn: 0, rise: riseOf(y, height) };
  });
  return { cards, width: across - gap, height: down - GAP, under: 0, form: 'heads' };
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
  return { cards, ...CARD, under: Math.max(0, CARD.width - step), form: 'whole' };
}

/** From the left edge of a card to that of the next one. */
function pitch(n: number, room: number): number {
  return n < 2 ? CARD.width + GAP : Math.min(CARD.width + GAP, (room - CARD.width) / (n - 1));
}

function riseOf(y: number, height: number): number {
  return Math.max(0.4, y + CARD.height + 0.3 - height);
}
