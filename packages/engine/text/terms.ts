import { STANDARD_RESOURCES, type Resource } from '../content/resources.ts';
import type {
  Amount,
  Amounts,
  Cond,
  Effect,
  EffectOf,
  Query,
  Filter,
  Filters,
  OpName,
  RowName,
} from '../effects/types.ts';
import type { Reaction } from '../content/defs.ts';
import { NoWordsError } from './types.ts';

/** One summand of an amount: `factor` for every `every` of what `base` counts, or just `factor`. */
export interface Term {
  readonly factor: number;
  readonly every: number;
  readonly base: { readonly [K in keyof Amounts]?: Amounts[K] } | null;
  /** The first so many do not count. */
  readonly beyond: number;
  readonly atMost?: number;
  readonly when?: Cond;
}

/** The summands of an amount, in a shape that languages can put into words. */
export function termsOf(a: Amount): readonly Term[] {
  if (typeof a === 'number') return [{ factor: a, every: 1, base: null, beyond: 0 }];
  if ('total' in a) return a.total.flatMap(termsOf);
  if ('times' in a)
    return termsOf(a.of).map((t) => ({
      ...t,
      factor: t.factor * a.times,
      ...(t.atMost === undefined ? {} : { atMost: t.atMost * a.times }),
    }));
  if ('when' in a) {
    const otherwise = a.else === undefined ? [] : termsOf(a.else);
    return [
      ...termsOf(a.then).map((t) => ({ ...t, when: a.when })),
      ...otherwise.map((t) => ({ ...t, when: { not: a.when } })),
    ];
  }
  if ('product' in a) throw tooComplex(a);
  if ('halfOf' in a) return [{ ...bare(a.halfOf), every: 2 }];
  if ('every' in a) return [{ ...bare(a.of), every: a.every }];
  if ('less' in a) return [{ ...bare(a.of), beyond: a.less }];
  if ('atMost' in a) return [{ ...single(a.of), atMost: a.atMost }];
  return [{ factor: 1, every: 1, base: a, beyond: 0 }];
}

/** Does what is counted tell its points itself? */
export function isWhole({ base, factor, every }: Term): boolean {
  return base !== null && factor === 1 && every === 1 && (base.ranked !== undefined || base.bestScored !== undefined);
}

function single(a: Amount): Term {
  const [term, ...others] = termsOf(a);
  if (others.length > 0 || term.atMost !== undefined || term.when !== undefined) throw tooComplex(a);
  return term;
}

/** A plain count; of anything else, "for every 2" and "beyond the first" would say something wrong. */
function bare(a: Amount): Term {
  const term = single(a);
  if (term.base === null || term.factor !== 1 || term.every !== 1 || term.beyond > 0) throw tooComplex(a);
  return term;
}

function tooComplex(a: Amount): Error {
  return new NoWordsError(`there are no words for such an amount, write an override: ${JSON.stringify(a)}`);
}

const PER_OPS: Partial<Record<OpName, string>> = { gain: 'times', gainAny: 'n', points: 'n', draw: 'n' };

/** Steps that all depend on the same count: that count, and the steps without it ("for each X, do this and that"). */
export function shareCount(
  steps: readonly Effect[],
): { readonly per: Amount; readonly steps: readonly Effect[] } | null {
  if (steps.length < 2) return null;
  let key: string | null = null;
  let per: Amount = 0;
  const plain: Effect[] = [];
  for (const step of steps) {
    const field = PER_OPS[step.do];
    const amount = field === undefined ? undefined : (step as unknown as Record<string, Amount | undefined>)[field];
    const terms = amount === undefined ? [] : termsOf(amount);
    if (terms.length !== 1 || terms[0].base === null) return null;
    const { factor, ...rest } = terms[0];
    const found = JSON.stringify(rest);
    if (key !== null && found !== key) return null;
    key = found;
    per = amount!;
    plain.push({ ...step, [field!]: factor });
  }
  return { per, steps: plain };
}

/** The variable that holds a card which would come into an automa's city. */
export const PLAYED = 'card';

/** Does it say itself where the other revealed cards go? */
export function movesRest(e: Effect): boolean {
  const steps = e.do === 'pick' && e.then.do === 'seq' ? e.then.steps : [];
  return steps.some((step) => step.do === 'move' && typeof step.what === 'object' && step.what.in === 'revealed');
}

/** The playing of the card that was looked for. */
export function playedOf(e: EffectOf<'search'>): EffectOf<'playCard'> {
  if (e.then.do !== 'playCard' || e.then.from.among !== e.as) throw noWordsFor(e);
  return e.then;
}

/** The cards of the own city for each of which every one of the seats draws one. */
export function cardsCounted(e: EffectOf<'forSeats'>): Query {
  const n = e.then.do === 'draw' ? e.then.n : 0;
  if (typeof n !== 'object' || !('count' in n) || n.count.in !== 'city') throw noWordsFor(e);
  return n.count;
}

/** An amount that is known whatever the position. */
export function fixed(n: Amount, e: Effect): number {
  if (typeof n !== 'number') throw noWordsFor(e);
  return n;
}

export function noWordsFor(e: Effect | Reaction): NoWordsError {
  return new NoWordsError(`there are no words for this, write an override: ${JSON.stringify(e)}`);
}

/** The rows that filters name, one or several of which any will do. */
export function rowsOf(where: readonly Filter[] = []): readonly RowName[] {
  return where.flatMap((f) => ('row' in f ? [f.row] : 'any' in f ? rowsOf(f.any) : []));
}

/** The only tile that passes. */
export function tileOf(where: readonly Filter[] = []): string | undefined {
  return where.flatMap((f) => ('tile' in f ? [f.tile] : []))[0];
}

/** Whose workers filters ask for. */
export function occupantsOf(where: readonly Filter[] = []): Filters['occupied'] | undefined {
  return where.flatMap((f) => ('occupied' in f ? [f.occupied] : 'piece' in f ? (['me'] as const) : []))[0];
}

/** Does the effect speak of the variable? */
export function mentions(e: Effect | undefined, name: string): boolean {
  return e !== undefined && JSON.stringify(e).includes(JSON.stringify(name));
}

/** As many cards as the hand has room for? */
export function isHandRoom(n: Amount): boolean {
  return typeof n === 'object' && 'handRoom' in n;
}

/** Are these all the standard resources, so that any will do? */
export function isAny(among: readonly Resource[]): boolean {
  return among.length === STANDARD_RESOURCES.length && STANDARD_RESOURCES.every((r) => among.includes(r));
}
