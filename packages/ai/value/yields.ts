import type { Effect, Rules } from '@everdell/game';
import { drawWorth, effectWorth, estimate, fillsHand } from './worth.ts';

/** What carrying an effect out brings about, as far as its definition tells without a position. */
export interface Yields {
  /** By resource. */
  readonly res: readonly number[];
  readonly points: number;
  readonly cards: number;
  /** The worth of whatever else it does. */
  readonly other: number;
}

interface Sum {
  res: number[];
  points: number;
  cards: number;
  other: number;
}

export function yieldsOf(g: Rules, effect: Effect | null | undefined): Yields {
  const sum: Sum = { res: g.resources.map(() => 0), points: 0, cards: 0, other: 0 };
  if (effect) add(g, effect, 1, sum);
  return sum;
}

/** Something that depends on a condition or a choice is counted by this share. */
const SOMETIMES = 0.6;

function add(g: Rules, e: Effect, share: number, sum: Sum): void {
  switch (e.do) {
    case 'seq':
      for (const step of e.steps) add(g, step, share, sum);
      return;
    case 'when':
      add(g, e.then, share * SOMETIMES, sum);
      if (e.else !== undefined) add(g, e.else, share * (1 - SOMETIMES), sum);
      return;
    case 'option':
      for (const choice of e.choices) add(g, choice.then, share / e.choices.length, sum);
      return;
    case 'gain': {
      const times = e.times === undefined ? 1 : estimate(e.times);
      g.resources.forEach((id, r) => (sum.res[r] += share * times * (e.what[id] ?? 0)));
      return;
    }
    case 'gainAny': {
      const among = e.among ?? g.resources.slice(0, g.standard);
      for (const id of among) sum.res[g.resources.indexOf(id)] += (share * estimate(e.n)) / among.length;
      return;
    }
    case 'points':
    case 'putTokens':
      sum.points += share * estimate(e.n);
      return;
    case 'draw':
      if (fillsHand(e.n)) sum.other += share * drawWorth(e);
      else sum.cards += share * estimate(e.n);
      if (e.then !== undefined) add(g, e.then, share, sum);
      return;
    default:
      sum.other += share * effectWorth(e);
  }
}
