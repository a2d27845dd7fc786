/** Pieces of positions that many rule tests need. */
import type { GivenCity } from '@everdell/game';

/** An opponent who has passed, so that the turn always comes back. */
export const AWAY = { passed: true } as const;

const PADDING: readonly string[] = ['mine', 'twig-barge', 'resin-refinery'].flatMap((id) => [id, id, id]);
const FARMS: readonly string[] = new Array<string>(8).fill('farm');

/** A city of so many cards: the named ones, then Constructions of which none takes a token any more. */
export function cityOf(size: number, ...cards: readonly GivenCity[]): GivenCity[] {
  const named = cards.map((entry) => (typeof entry === 'string' ? entry : entry.card));
  const spare = [...PADDING, ...FARMS].filter((id) => !named.includes(id));
  const missing = size - cards.length;
  if (missing < 0 || missing > spare.length) throw new Error(`cannot pad ${cards.length} cards to ${size}`);
  return [...cards, ...spare.slice(0, missing).map((card) => ({ card, occupied: true }))];
}

const DULL: readonly string[] = ['king', 'castle', 'palace', 'ever-tree', 'architect', 'theater', 'school', 'queen'];

/** A Meadow that begins with these cards; the others are dear ones. */
export function meadowOf(...cards: readonly string[]): string[] {
  return [...cards, ...DULL.filter((id) => !cards.includes(id))].slice(0, 8);
}
