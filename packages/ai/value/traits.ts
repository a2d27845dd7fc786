import type { Design, Rules } from '@everdell/game';
import { estimate, resourceWorth } from './worth.ts';
import { yieldsOf, type Yields } from './yields.ts';

/** What a design is good for, read off its definition once; roughly in points, except for what it produces. */
export interface Traits {
  readonly onPlay: number;
  readonly production: Yields;
  /** Each time it produces. */
  readonly produced: number;
  /** A worker placed there; 0 = none can be. */
  readonly visit: number;
  /** Each time it is set off. */
  readonly trigger: number;
  readonly ability: number;
  readonly scores: number;
  readonly price: number;
}

export function traitsOf(g: Rules, { def, cost }: Design): Traits {
  const [reaction] = def.reacts ?? [];
  const production = yieldsOf(g, def.production);
  return {
    onPlay: worthOf(yieldsOf(g, def.onPlay)),
    production,
    produced: worthOf(production),
    visit: worthOf(yieldsOf(g, def.visit?.effect)),
    trigger: worthOf(yieldsOf(g, reaction?.then)),
    ability: def.ability === undefined ? 0 : 1,
    scores: def.scores === undefined ? 0 : estimate(def.scores),
    price: g.resources.reduce((sum, id, r) => sum + cost[r] * resourceWorth(id), 0),
  };
}

function worthOf({ res, points, cards, other }: Yields): number {
  let sum = points + 0.45 * cards + other;
  for (const each of res) sum += 0.65 * each;
  return sum;
}
