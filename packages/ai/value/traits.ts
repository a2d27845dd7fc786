import type { CardDef, Design, Rules, Standing, TileDef } from '@everdell/game';
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
  const production = yieldsOf(g, def.production);
  return {
    onPlay: worthOf(yieldsOf(g, def.onPlay)),
    production,
    produced: worthOf(production),
    visit: visitWorth(g, def),
    trigger: triggerWorth(g, def),
    ability: def.ability === undefined ? abilityWorth(def) : 1,
    scores: def.scores === undefined ? 0 : estimate(def.scores),
    price: g.resources.reduce((sum, id, r) => sum + cost[r] * resourceWorth(id), 0),
  };
}

export function visitWorth(g: Rules, { visit }: CardDef | TileDef): number {
  return worthOf(yieldsOf(g, visit?.effect));
}

export function triggerWorth(g: Rules, { reacts = [] }: CardDef | TileDef): number {
  return reacts.reduce((sum, { then }) => sum + worthOf(yieldsOf(g, then)), 0);
}

/** Rules that take something from whom they bind. */
const HINDER: ReadonlySet<Standing['rule']> = new Set<Standing['rule']>(['bars', 'toll', 'gains']);

/** Something that its owner may do besides, or a rule in its favour; limits are seen by what they leave room for. */
export function abilityWorth({ acts, rules = [] }: CardDef | TileDef): number {
  const helps = ({ rule, binds }: Standing): boolean => rule !== 'raises' && HINDER.has(rule) === (binds === 'others');
  return acts !== undefined || rules.some(helps) ? 1 : 0;
}

function worthOf({ res, points, cards, other }: Yields): number {
  let sum = points + 0.45 * cards + other;
  for (const each of res) sum += 0.65 * each;
  return sum;
}
