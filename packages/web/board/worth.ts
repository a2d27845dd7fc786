import type { Amount, Effect, PlaceInfo } from '@everdell/game';
import type { Words } from '../words/index.ts';

/** The mark in words: what the points are for is told by the text of the place. */
export function worthWords(mark: string, { board, cards }: Words): string {
  if (/^\d+$/.test(mark)) return board.worth(cards.points(mark));
  return board.worthEach(cards.points(mark.replace('×', '')));
}

/** What a place is worth at the end as a mark: "3", or "2×" for every thing that its text tells of; null = nothing. */
export function worthOf({ def, effect }: PlaceInfo): string | null {
  const { points, scores } = def;
  if (points !== undefined) return String(points);
  const rates = scores === undefined ? ratesIn(effect) : ratesOf(scores);
  if (rates.length === 0) return null;
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return least === most ? `${least}×` : `${least}–${most}`;
}

function ratesOf(amount: Amount): readonly number[] {
  if (typeof amount === 'number') return [];
  if ('times' in amount) return [amount.times];
  if ('total' in amount) return amount.total.flatMap(ratesOf);
  return [1];
}

/** Points that come at once, for whatever is given for them. */
function ratesIn(effect: Effect | null): readonly number[] {
  if (effect === null) return [];
  if (effect.do === 'points') return ratesOf(effect.n);
  if (effect.do === 'seq') return effect.steps.flatMap(ratesIn);
  return 'then' in effect && effect.then !== undefined ? ratesIn(effect.then) : [];
}
