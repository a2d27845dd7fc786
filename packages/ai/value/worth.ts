import type { Amount, CardDef, Design, Effect, Resource, Rules } from '@everdell/game';

/** What a thing is worth in points at the beginning of a game, as rough figures derived from the content tables. */
export const WORTH = { card: 0.45, resource: 0.65, placement: 1.9 } as const;

const RESOURCES: Partial<Record<Resource, number>> = { twig: 0.5, resin: 0.65, pebble: 0.9, berry: 0.65 };

export function resourceWorth(resource: Resource): number {
  return RESOURCES[resource] ?? 1.5;
}

/** What a card of the city is still good for, besides its points. */
export interface CardWorth {
  readonly onPlay: number;
  /** Each time it produces. */
  readonly production: number;
  /** A worker placed there, compared with one placed on the board. */
  readonly visit: number;
  /** Each further card played. */
  readonly trigger: number;
  readonly ability: number;
  /** Points at the end that nobody can know yet. */
  readonly scores: number;
}

const tables = new WeakMap<Rules, readonly CardWorth[]>();

/** By design. */
export function cardWorths(g: Rules): readonly CardWorth[] {
  let table = tables.get(g);
  if (table === undefined) tables.set(g, (table = g.designs.map(worthOfDesign)));
  return table;
}

function worthOfDesign({ def }: Design): CardWorth {
  return {
    onPlay: def.onPlay === undefined ? 0 : effectWorth(def.onPlay),
    production: def.production === undefined ? 0 : effectWorth(def.production),
    visit: def.visit === undefined ? 0 : Math.max(0, effectWorth(def.visit.effect) - WORTH.placement / 2),
    trigger: triggerWorth(def),
    ability: def.ability === undefined ? 0 : 1,
    scores: def.scores === undefined ? 0 : estimate(def.scores),
  };
}

function triggerWorth(def: CardDef): number {
  let sum = 0;
  for (const trigger of def.on ?? []) if (trigger.event === 'played') sum += effectWorth(trigger.then) / 2;
  return sum;
}

/** Roughly what carrying the effect out is worth, whatever the position. */
export function effectWorth(e: Effect): number {
  switch (e.do) {
    case 'seq':
      return e.steps.reduce((sum, step) => sum + effectWorth(step), 0);
    case 'when':
      return Math.max(effectWorth(e.then) * 0.7, e.else === undefined ? 0 : effectWorth(e.else));
    case 'option':
      return Math.max(...e.choices.map((choice) => effectWorth(choice.then)));
    case 'gain':
    case 'load':
      return bundleWorth(e.what) * (e.do === 'gain' && e.times !== undefined ? estimate(e.times) : 1);
    case 'gainAny':
      return estimate(e.n) * (WORTH.resource + 0.1);
    case 'points':
    case 'putTokens':
      return estimate(e.n);
    case 'draw':
      return estimate(e.n) * WORTH.card + (e.then === undefined ? 0 : effectWorth(e.then));
    case 'drawMeadow':
      return e.n * (WORTH.card + 0.2) + (e.then === undefined ? 0 : effectWorth(e.then));
    case 'reveal':
      return effectWorth(e.then);
    case 'spend':
      return (e.then === undefined ? 0 : effectWorth(e.then)) / 2;
    case 'giveGoods':
      return e.then === undefined ? 0 : effectWorth(e.then) - e.n * WORTH.resource;
    case 'giveCards':
      return -WORTH.card * estimate(e.n);
    case 'playCard':
      return e.terms.free ? 2.5 : 1.5;
    default:
      return 1;
  }
}

function bundleWorth(what: Partial<Record<Resource, number>>): number {
  let sum = 0;
  for (const r in what) sum += (what[r as Resource] ?? 0) * resourceWorth(r as Resource);
  return sum;
}

export function estimate(a: Amount): number {
  if (typeof a === 'number') return a;
  if ('times' in a) return a.times * estimate(a.of);
  if ('atMost' in a) return Math.min(a.atMost, estimate(a.of));
  if ('less' in a) return Math.max(0, estimate(a.of) - a.less);
  if ('halfOf' in a) return estimate(a.halfOf) / 2;
  if ('total' in a) return a.total.reduce((sum: number, part) => sum + estimate(part), 0);
  if ('when' in a) return estimate(a.then) * 0.7;
  return 1.5;
}
