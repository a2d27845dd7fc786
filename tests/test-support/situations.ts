import { table, type SeatShorthand, type Table, type TableShorthand } from './table.ts';

/** Situations that many rule tests begin with. */

export const NONE = { twig: 0, resin: 0, pebble: 0, berry: 0 };
/** Enough to pay for any card. */
export const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };

/** A full hand of cards that nobody plays by accident. */
export const EIGHT: readonly string[] = ['king', 'king', 'queen', 'queen', 'castle', 'castle', 'palace', 'palace'];

export const PASSED: SeatShorthand = { season: 'autumn', passed: true, workersFree: 0 };

/** Seat 0 holds the card and can pay for anything. */
export function holding(
  card: string,
  mine: SeatShorthand = {},
  theirs: SeatShorthand = {},
  rest: TableShorthand = {},
): Table {
  return table({ ...rest, seats: [{ res: RICH, ...mine, hand: [card, ...(mine.hand ?? [])] }, theirs] });
}

/** Seat 0 has placed the two workers of winter and prepares for spring. */
export function spring(mine: SeatShorthand, theirs: SeatShorthand = {}, rest: TableShorthand = {}): Table {
  return table({ ...rest, seats: [{ deployed: ['basic-1-berry', 'basic-1-berry'], ...mine }, theirs] }).prepare();
}

const copies = (card: string, n: number): string[] => Array.from({ length: n }, () => card);

const CONSTRUCTIONS = [
  ...copies('farm', 6),
  ...copies('twig-barge', 3),
  ...copies('resin-refinery', 3),
  ...copies('mine', 2),
  'general-store',
];
const CRITTERS = ['barge-toad', 'peddler', 'woodcarver', 'teacher', 'chip-sweep'].flatMap((card) => copies(card, 3));

/** So many plain Constructions: six Farms first, then barges, refineries, mines and a General Store. */
export const constructions = (n: number): string[] => CONSTRUCTIONS.slice(0, n);

/** So many Common Critters, none of which shares a space. */
export const critters = (n: number): string[] => CRITTERS.slice(0, n);
