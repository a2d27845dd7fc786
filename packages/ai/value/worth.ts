import { priceParts, type Amount, type Effect, type Price, type Resource } from '@everdell/game';

/** What a thing is worth in points at the beginning of a game, as rough figures derived from the content tables. */
export const WORTH = { card: 0.45, resource: 0.65, placement: 1.9 } as const;

/** No object: with the keys of the content's bundles it would make doubles of their numbers (engine/state/vectors.ts). */
const RESOURCES: ReadonlyMap<Resource, number> = new Map([
  ['twig', 0.5],
  ['resin', 0.65],
  ['pebble', 0.9],
  ['berry', 0.65],
]);

export function resourceWorth(resource: Resource): number {
  return RESOURCES.get(resource) ?? 1.5;
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
    case 'pay':
      return priceParts(e).reduce((sum, part) => sum + partWorth(part), 0);
    case 'may':
      return effectWorth(e.then);
    case 'draw':
      return drawWorth(e) + (e.then === undefined ? 0 : effectWorth(e.then));
    case 'reveal':
      return effectWorth(e.then);
    case 'spend':
      return (e.then === undefined ? 0 : effectWorth(e.then)) / 2;
    case 'give':
      return giveWorth(e);
    case 'playCard':
      return e.terms.free ? 2.5 : 1.5;
    default:
      return 1;
  }
}

/** What one part of a price takes away. */
function partWorth(e: Price): number {
  if (e.any !== undefined) return -e.any * WORTH.resource;
  if (e.points !== undefined) return -e.points;
  if (e.units !== undefined) return -estimate(e.units) * WORTH.resource;
  return e.tokens === undefined ? 1 : 0;
}

/** How many cards fill a hand up nobody knows. */
export const fillsHand = (n: Amount): boolean => typeof n === 'object' && 'handRoom' in n;

/** The drawn cards alone, without what is done then. */
export function drawWorth({ n, from }: Extract<Effect, { do: 'draw' }>): number {
  if (fillsHand(n)) return 1;
  return estimate(n) * (from === undefined ? WORTH.card : WORTH.card + 0.2);
}

function giveWorth({ of, n, then }: Extract<Effect, { do: 'give' }>): number {
  if (of === 'units') return 1;
  if (of === 'cards') return -WORTH.card * estimate(n);
  return then === undefined ? 0 : effectWorth(then) - estimate(n) * WORTH.resource;
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
  if ('every' in a) return estimate(a.of) / a.every;
  if ('halfOf' in a) return estimate(a.halfOf) / 2;
  if ('total' in a) return a.total.reduce((sum: number, part) => sum + estimate(part), 0);
  if ('when' in a) return estimate(a.then) * 0.7;
  return 1.5;
}
