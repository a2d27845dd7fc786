import type { Act, PlacingAct, Reaction } from '../content/defs.ts';
import { askedOfEach } from '../effects/asked.ts';
import { priceParts } from '../effects/price.ts';
import type {
  Amount,
  Amounts,
  Comparison,
  Cond,
  Conds,
  Destination,
  Effect,
  Filter,
  Filters,
  OpName,
  Query,
} from '../effects/types.ts';
import {
  NoWordsError,
  type Bound,
  type Clause,
  type ComparedPhrase,
  type CondPhrase,
  type Ctx,
  type FilterPart,
  type OpPhrase,
  type SourcePhrase,
} from './types.ts';
import type { Noun } from './nouns.ts';
import { shareCount, type Term } from './terms.ts';

/** The parts of rendering that do not depend on the language: looking phrases up and joining clauses. */

export function bind(c: Ctx, name: string | undefined, bound: Bound): Ctx {
  return name === undefined ? c : { ...c, vars: { ...c.vars, [name]: bound } };
}

/** The words for what a happening binds, in any language. */
interface Nouns {
  readonly card: Noun;
  readonly resource: Noun;
  readonly point: Noun;
}

/** With what happened bound for the effect of a reaction. */
export function reactionCtx({ to }: Pick<Reaction, 'to'>, c: Ctx, { card, resource, point }: Nouns): Ctx {
  switch (to) {
    case 'discarded':
      return bind(c, 'cards', { noun: card, how: 'discarded', single: false });
    case 'drew':
      return bind(c, 'cards', { noun: card, how: 'drawn', single: false });
    case 'played':
    case 'playDone':
    case 'settled':
    case 'entered':
      return bind(c, 'card', { noun: card, how: 'played', single: true });
    case 'visitDone':
    case 'gained':
      return bind(c, 'gained', { noun: resource, how: 'gained', single: false });
    case 'gotPoints':
      return bind(c, 'n', { noun: point, how: 'gained', single: false });
    default:
      return c;
  }
}

export function clauseOf(e: Effect, c: Ctx): Clause {
  const phrase = (c.phrases.ops as Partial<Record<OpName, OpPhrase<OpName>>>)[e.do];
  if (phrase === undefined) throw new NoWordsError(`the op ${e.do} has no words`);
  return phrase(e, c);
}

export function spoken(clause: Clause): string {
  return typeof clause === 'string' ? clause : clause.before + clause.object + clause.after;
}

/** Nothing follows that the next step could be mistaken for. */
function isLight(clause: Clause): boolean {
  return typeof clause !== 'string' && clause.after === '';
}

export interface Joining {
  readonly objects: (items: readonly string[]) => string;
  readonly list: (items: readonly string[], by: 'and' | 'or') => string;
  readonly inOrder: (clauses: readonly string[]) => string;
  readonly forEach: (prefix: string, clause: string) => string;
}

/** Steps one after the other. */
export function sequence(steps: readonly Effect[], c: Ctx, j: Joining, eachOf: (a: Amount) => string): Clause {
  const shared = shareCount(steps);
  if (shared !== null) return j.forEach(eachOf(shared.per), spoken(sequence(shared.steps, c, j, eachOf)));
  const clauses = merged(
    steps.flatMap(partsOf).map((step) => clauseOf(step, c)),
    j.objects,
  );
  if (clauses.length === 1) return clauses[0];
  const all = clauses.map(spoken);
  return clauses.every(isLight) ? j.list(all, 'and') : j.inOrder(all);
}

/** The parts of a price are told like steps of their own. */
function partsOf(step: Effect): readonly Effect[] {
  return step.do === 'pay' ? priceParts(step) : [step];
}

/** Neighbours that differ only in the object become one clause. */
export function merged(clauses: readonly Clause[], join: (objects: readonly string[]) => string): readonly Clause[] {
  const groups: { clause: Clause; objects: string[] }[] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (last !== undefined && alike(last.clause, clause)) last.objects.push((clause as { object: string }).object);
    else groups.push({ clause, objects: typeof clause === 'string' ? [] : [clause.object] });
  }
  return groups.map(({ clause, objects }) =>
    typeof clause === 'string' ? clause : { ...clause, object: join(objects) },
  );
}

function alike(a: Clause, b: Clause): boolean {
  return typeof a !== 'string' && typeof b !== 'string' && a.before === b.before && a.after === b.after;
}

/** What a term counts, in words: "for each Farm in your city". */
export function eachPhrase(term: Term, c: Ctx): string {
  const [kind] = Object.keys(term.base!) as (keyof Amounts)[];
  const phrase = c.phrases.amounts[kind];
  if (phrase === undefined) throw new NoWordsError(`the amount ${kind} has no words`);
  return phrase(term.base![kind] as never, c, term.every);
}

/** What a language needs for conditions made of others. */
export interface Conditions {
  readonly list: Joining['list'];
  /** "at least 3". */
  readonly limits: (from: number | undefined, to: number | undefined) => string;
  /** "more" of one thing "than" of the other. */
  readonly more: string;
  readonly than: string;
  readonly ofEachColour: (limits: string, n: number) => ReturnType<ComparedPhrase<keyof Amounts>>;
}

export function condPhrase(cond: Cond, form: 'clause' | 'need', c: Ctx, by: Conditions): string {
  if ('is' in cond) return compared(cond, c, by)[form];
  if ('all' in cond || 'any' in cond) {
    const ofEach = askedOfEach(cond);
    if (ofEach !== null) return by.ofEachColour(by.limits(ofEach, undefined), ofEach)[form];
    const [parts, word] = 'all' in cond ? ([cond.all, 'and'] as const) : ([cond.any, 'or'] as const);
    return by.list(
      parts.map((part) => condPhrase(part, form, c, by)),
      word,
    );
  }
  if ('not' in cond) return denial(cond.not, form, c, by);
  const [kind] = Object.keys(cond) as (keyof Conds)[];
  const phrase = c.phrases.conds[kind];
  if (phrase === undefined) throw new NoWordsError(`the condition ${kind} has no words`);
  return phrase[form]((cond as Conds)[kind] as never, c);
}

type Compared = ReturnType<Conditions['ofEachColour']>;

function compared({ is, atLeast, atMost, moreThan }: Comparison, c: Ctx, by: Conditions): Compared {
  if (moreThan === undefined) return within(is, c, by.limits(atLeast, atMost), atMost ?? atLeast ?? 0);
  const [these, those] = [within(is, c, by.more, 2), within(moreThan, c, '', 2)];
  const than = ` ${by.than} ${those.need.trim()}`;
  return { clause: these.clause + than, need: these.need + than };
}

/** What an amount comes to: `limits` says how much, `n` is the number that a noun agrees with. */
function within(is: Amount, c: Ctx, limits: string, n: number): Compared {
  const kind = typeof is === 'object' ? (Object.keys(is)[0] as keyof Amounts) : undefined;
  const phrase = kind === undefined ? undefined : c.phrases.compared[kind];
  if (phrase === undefined) throw new NoWordsError(`there are no words to compare ${JSON.stringify(is)}`);
  return phrase((is as Amounts)[kind!] as never, c, limits, n);
}

/** The contrary of a comparison is another one; of a word, what its phrase says. */
function denial(cond: Cond, form: 'clause' | 'need', c: Ctx, by: Conditions): string {
  if ('is' in cond && cond.moreThan === undefined && cond.atMost === undefined)
    return condPhrase({ is: cond.is, atMost: cond.atLeast! - 1 }, form, c, by);
  if ('is' in cond && cond.moreThan === undefined && cond.atLeast === undefined)
    return condPhrase({ is: cond.is, atLeast: cond.atMost! + 1 }, form, c, by);
  const [kind] = Object.keys(cond) as (keyof Conds)[];
  const phrase = c.phrases.conds[kind] as CondPhrase<keyof Conds> | undefined;
  if (phrase?.denial === undefined || form === 'need')
    throw new NoWordsError(`there are no words for the contrary of ${JSON.stringify(cond)}`);
  return phrase.denial((cond as Conds)[kind], c);
}

/** One for each place where the query looks. */
export function sourcePhrases(q: Query, c: Ctx): readonly SourcePhrase[] {
  return (typeof q.in === 'string' ? [q.in] : q.in).map((source) => {
    const phrase = c.phrases.sources[source];
    if (phrase === undefined) throw new NoWordsError(`the source ${source} has no words`);
    return phrase;
  });
}

/** The nouns of filters any of which will do; rows of modules that are not in the game go unmentioned. */
export function nounsOf(any: readonly Filter[], c: Ctx): readonly Noun[] {
  return any.flatMap((f) => {
    if ('row' in f && !c.names.hasRow(f.row)) return [];
    const [kind] = Object.keys(f) as (keyof Filters)[];
    const { noun } = c.phrases.filters[kind]((f as Filters)[kind] as never, c, c.names.words.card, 1);
    if (noun === undefined) throw noWords(f);
    return [noun];
  });
}

export function noWords(f: Filter): NoWordsError {
  return new NoWordsError(`there are no words for such a filter, write an override: ${JSON.stringify(f)}`);
}

/** What filters say together, with `card` (or what lies there) as the noun unless one of them knows better. */
export function filterParts(
  where: readonly object[] | undefined,
  c: Ctx,
  n: number,
  card = c.names.words.card,
): {
  readonly noun: Noun;
  readonly adjectives: string[];
  readonly after: string[];
  readonly asides: string[];
  readonly other: boolean;
} {
  const filters = (where ?? []) as readonly Partial<Filters>[];
  const ask = (f: Partial<Filters>, noun: Noun): FilterPart => {
    const [kind] = Object.keys(f) as (keyof Filters)[];
    const phrase = c.phrases.filters[kind];
    if (phrase === undefined) throw new NoWordsError(`the filter ${kind} has no words`);
    return phrase(f[kind] as never, c, noun, n);
  };
  const noun = filters.map((f) => ask(f, card).noun).find((found) => found !== undefined) ?? card;
  const parts = filters.map((f) => ask(f, noun));
  const texts = (key: 'adjective' | 'after' | 'aside'): string[] =>
    parts.flatMap((part) => (part[key] === undefined ? [] : [part[key]]));
  return {
    noun,
    adjectives: texts('adjective'),
    after: texts('after'),
    asides: texts('aside'),
    other: parts.some((part) => part.other === true),
  };
}

/** What an act does, with the choice of its case as a first step. */
export function effectOfAct({ of, then }: Exclude<Act, PlacingAct>): Effect {
  return of === undefined ? then : { do: 'pick', from: of, min: 1, max: 1, as: 'it', then };
}

/** What is said of the marks that must lie there, or must not. */
export function marksThere(at: readonly Filter[] | undefined, c: Ctx): readonly string[] {
  const isMark = (f: Filter): boolean => 'marked' in f || ('not' in f && 'marked' in f.not);
  return filterParts(at?.filter(isMark), c, 1).after;
}

/** Does nobody see what is put there? */
export function isUnseen(to: Destination, c: Ctx): boolean {
  if ('slot' in to || 'into' in to) return false;
  return 'beneath' in to || c.names.isHidden('bottomOf' in to ? to.bottomOf : to.zone);
}

/** What players do and what automas do is reacted to apart, but told once where it reads alike. */
export const eachOnce = (sentences: readonly string[]): readonly string[] => [...new Set(sentences)];
