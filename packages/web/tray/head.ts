import { LEAST, widthOf } from '../kit/card/fit.ts';

/** What of a card has room on its head; a head is as wide and high as the hand leaves it. */

/** Lower heads have no room for much besides name, cost and points. In rem. */
export const LOW = 4.4;
/** Narrower ones have a smaller icon beside the name. */
export const NARROW = 5.8;

/** In rem, as the style sheet has it: what lies around the picture, and between things on it. */
const PAD = { high: 0.15, low: 0.1 };
const GAP = 0.1;
const ROSETTE = { high: 1.4, low: 1.2 };
const MARK = 1 + GAP;
const BAND = { high: 1.5, low: 1.35 };
/** By form of the cost. */
export const ICON = { full: 0.85, plain: 0.85, close: 0.65 };
/** Prices are written bold. */
const BOLD = 1.12;
/** In px. */
const BORDER = { high: 4, low: 3 };
const RULE = 1.5;
const LINES = { high: 25, low: 23 };

/**
 * How the cost is written. full: a plate for each kind, with what is missing of it. plain: what is missing only reddens it.
 * close: small plates, on two rows where they must.
 */
export type CostForm = 'full' | 'plain' | 'close';

export interface Part {
  readonly n: number;
  /** By how much it is dearer than printed. */
  readonly more: number;
  readonly missing: number;
}

export interface HeadBox {
  readonly width: number;
  readonly height: number;
  /** Size of the root font, 1 = 16 px. */
  readonly scale: number;
}

/** What a head shows of a card; of three kinds of goods and a banner not everything has room everywhere. */
export interface HeadPlan {
  readonly cost: CostForm;
  /** There is room for the mark of its set. */
  readonly mark: boolean;
  /** There is room for the words of its banner. */
  readonly words: boolean;
}

export interface OnHead {
  readonly parts: readonly Part[];
  readonly mark: boolean;
  /** The words of its banner; null = it has none. */
  readonly banner: string | null;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

export const isLow = ({ height }: HeadBox): boolean => height < LOW;
export const isNarrow = ({ width }: HeadBox): boolean => width < NARROW;

const pxOf = ({ scale }: HeadBox): number => 16 * scale;

/** The room in px below the name and beside the points. */
function roomOf(box: HeadBox): Room {
  const px = pxOf(box);
  const form = isLow(box) ? 'low' : 'high';
  const band = Math.max(BAND[form] * px, LINES[form]);
  return {
    width: (box.width - 2 * PAD[form] - ROSETTE[form] - GAP) * px - BORDER[form],
    height: (box.height - 2 * PAD[form]) * px - BORDER[form] - RULE - band,
  };
}

const wideBold = (text: string, size: number): number => widthOf(text, 'text') * BOLD * size;

function partWidth({ n, more, missing }: Part, form: CostForm, px: number): number {
  const size = Math.max(LEAST, 0.75 * px);
  const number = wideBold(`${n > 0 ? n : ''}${more > 0 ? `+${more}` : ''}`, size);
  if (form === 'close') return number + ICON.close * px + 1;
  const plain = number + (ICON[form] + 0.4) * px + 3.4;
  return form === 'full' && missing > 0 ? plain + wideBold(`−${missing}`, size) + 0.2 * px + 1 : plain;
}

/** Width of words beside an icon on a plate. */
const plateWidth = (words: string, px: number): number =>
  (words === '' ? 0 : wideBold(words, Math.max(LEAST, 0.6875 * px)) + 1) + 1.25 * px + 2.4;

/** Of a plate, and of the rows on low heads. */
const rowHeight = (box: HeadBox): number => (isLow(box) ? Math.max(13, 0.95 * pxOf(box)) : 1.15 * pxOf(box));

/** Do such widths go on so many rows as there is room for? */
function fits(widths: readonly number[], row: number, gap: number, room: Room): boolean {
  let rows = 1;
  let used = 0;
  for (const width of widths) {
    if (width > room.width) return false;
    if (used > 0 && used + gap + width > room.width) {
      rows++;
      used = 0;
    }
    used += (used > 0 ? gap : 0) + width;
  }
  return rows * row + (rows - 1) * gap <= room.height;
}

/** All of it if there is room; what is missing goes first, then the mark, then the words of a banner. */
const WAYS: readonly HeadPlan[] = [true, false].flatMap((words) =>
  [true, false].flatMap((mark) => (['full', 'plain'] as const).map((cost) => ({ cost, mark, words }))),
);

/** The fullest way to write what a card costs that has room. */
export function headPlan(box: HeadBox, { parts, mark, banner }: OnHead): HeadPlan {
  const px = pxOf(box);
  const room = roomOf(box);
  const found = WAYS.find((way) => {
    if ((way.mark && !mark) || (way.words && banner === null)) return false;
    const plates = banner === null ? [] : [plateWidth(way.words ? banner : '', px)];
    const widths = [...plates, ...parts.map((part) => partWidth(part, way.cost, px))];
    return fits(widths, rowHeight(box), GAP * px, {
      ...room,
      width: room.width - (way.mark ? MARK * px : 0),
    });
  });
  return found ?? { cost: 'close', mark: false, words: false };
}

/** Has a word room beside an icon, on a plate of its own? */
export const hasWord = (word: string, box: HeadBox): boolean => plateWidth(word, pxOf(box)) <= roomOf(box).width;
