import { isEvent } from '../content/tiles.ts';
import type { Bundle, Resource } from '../content/resources.ts';
import type { Amount, CardId, Cond, Effect, Query } from '../effects/types.ts';
import type { Seat } from '../state/ids.ts';
import {
  clauseOf,
  condPhrase,
  eachPhrase,
  filterParts,
  sequence,
  sourcePhrases,
  spoken,
  type Conditions,
  type Joining,
} from './clauses.ts';
import type { Noun } from './nouns.ts';
import { isWhole, termsOf } from './terms.ts';
import type { Clause, Ctx, Names } from './types.ts';
import { words } from './words.en.ts';

export function count(n: number, noun: Noun): string {
  return `${n} ${n === 1 ? noun.one : noun.many}`;
}

export function upTo(n: number, noun: Noun): string {
  return `up to ${count(n, noun)}`;
}

/** "up to 3 fewer berries", "1 fewer berry". */
export function fewer(n: number, noun: Noun): string {
  return n === 1 ? `1 fewer ${noun.one}` : `up to ${n} fewer ${noun.many}`;
}

export function list(items: readonly string[], by: 'and' | 'or'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${by} ${items.at(-1)}`;
}

/** One noun for any of several: "up to 2 resin or twigs". */
export function either(nouns: readonly Noun[]): Noun {
  const form = (key: 'one' | 'many'): string =>
    list(
      nouns.map((noun) => noun[key]),
      'or',
    );
  return { one: form('one'), many: form('many') };
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** "a Farm", "an Inn", "Ruins". */
export function a(noun: Noun): string {
  if (noun.proper) return noun.one;
  if (noun.plural) return noun.many;
  const vowel = /^[aeiou]/i.test(noun.one) && !/^(uni|use|eu|one)/i.test(noun.one);
  return `${vowel ? 'an' : 'a'} ${noun.one}`;
}

/** "your Badger", but "Stubblehoof". */
export function yours(noun: Noun): string {
  return noun.proper ? noun.one : `your ${noun.one}`;
}

/** "Ana's city" or "your city". */
export function whose(seat: Seat, noun: Noun, names: Names): string {
  return names.isYou(seat) ? yours(noun) : `${names.seat(seat)}'s ${noun.one}`;
}

/** Somebody to whom something is done: "Ana" or "you". */
export function whom(seat: Seat, names: Names): string {
  return names.isYou(seat) ? 'you' : names.seat(seat);
}

/** A city holds a Unique card only once: "the King", but "a Farm". */
export function theOrA(id: CardId, names: Names): string {
  const noun = names.card(id);
  return names.isUnique(id) && !noun.proper ? `the ${noun.one}` : a(noun);
}

export function verb(noun: Noun, one: string, many: string): string {
  return noun.plural ? many : one;
}

/** Cards by name; copies are counted: "2 Farms and the King". */
export function cards(ids: readonly CardId[], names: Names): string {
  const distinct = [...new Set(ids)];
  const parts = distinct.map((id) => {
    const n = ids.filter((other) => other === id).length;
    return n === 1 ? theOrA(id, names) : count(n, names.card(id));
  });
  return list(parts, 'and');
}

export function title(what: { readonly card: CardId } | { readonly place: string }, names: Names): string {
  if ('card' in what) return names.card(what.card).one;
  const name = names.place(what.place).one;
  const def = names.placeDef(what.place);
  if (def === undefined) return name;
  if (isEvent(def)) return `“${name}”`;
  const row = names.row(def.row);
  return row.described ? `${row.noun.one} (${name})` : name;
}

/** "the Haven", "“Grand Tour”", and somebody by their name. */
export function the(what: { readonly card: CardId } | { readonly place: string }, names: Names): string {
  const text = title(what, names);
  const { proper } = 'card' in what ? names.card(what.card) : names.place(what.place);
  return proper || text.startsWith('“') ? text : `the ${text}`;
}

export function goods(amounts: readonly number[], names: Names, conjunction: 'and' | 'comma' = 'and'): string {
  const parts = amounts.flatMap((n, r) => (n > 0 ? [count(n, names.resource(names.resources[r]))] : []));
  return conjunction === 'and' ? list(parts, 'and') : parts.join(', ');
}

export function bundle(what: Bundle, c: Ctx, times = 1): string {
  const parts = Object.entries(what).map(([r, n]) => count(n * times, c.names.resource(r as Resource)));
  return list(parts, 'and');
}

export const joining: Joining = {
  list,
  // The comma keeps the count with its own object: "gain 3 berries, and 1 point token for each card".
  objects: (items) => {
    const apart = items.length > 1 && items.some((item) => item.includes(' for each '));
    return apart ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}` : list(items, 'and');
  },
  inOrder: (clauses) => clauses.join(', then '),
  forEach: (prefix, clause) => `${prefix}, ${clause}`,
};

export function clause(e: Effect, c: Ctx): string {
  return spoken(clauseOf(e, c));
}

export function steps(effects: readonly Effect[], c: Ctx): Clause {
  return sequence(effects, c, joining, (amount) => eachPhrase(termsOf(amount)[0], c));
}

const conditions: Conditions = {
  list,
  limits: (from, to) => {
    if (from === undefined) return to === 0 ? 'no' : `at most ${to}`;
    return to === undefined ? `at least ${from}` : from === to ? `exactly ${from}` : `from ${from} to ${to}`;
  },
  more: 'more',
  than: 'than',
  ofEachColour: (limits, n) => {
    const need = `${limits} ${n === 1 ? words.card.one : words.card.many} of each color in your city`;
    return { clause: `you have ${need}`, need };
  },
};

export function condition(cond: Cond, c: Ctx): string {
  return condPhrase(cond, 'clause', c, conditions);
}

export function need(cond: Cond, c: Ctx): string {
  return condPhrase(cond, 'need', c, conditions);
}

export function forEach(every: number, np: (n: number) => string): string {
  return every === 1 ? `for each ${np(1)}` : `for every ${every} ${np(every)} (rounded down)`;
}

/** "2 twigs for each Farm in your city". */
export function quantity(amount: Amount, noun: Noun, c: Ctx): string {
  return quantityOf(amount, (n) => count(n, noun), c);
}

export function quantityOf(amount: Amount, what: (n: number) => string, c: Ctx): string {
  return list(
    termsOf(amount).map((t) => {
      if (isWhole(t)) return eachPhrase(t, c);
      const each = t.base === null ? '' : ` ${eachPhrase(t, c)}`;
      const beyond = t.beyond === 0 ? '' : ` beyond the first${t.beyond === 1 ? '' : ` ${t.beyond}`}`;
      const most = t.atMost === undefined ? '' : ` (at most ${t.atMost})`;
      const when = t.when === undefined ? '' : ` if ${condition(t.when, c)}`;
      return what(t.factor) + each + beyond + most + when;
    }),
    'and',
  );
}

/** "in your city" or "from your city". */
export function placeOf(q: Query, c: Ctx, form: 'at' | 'from'): string {
  const [first, ...more] = sourcePhrases(q, c).map((phrase) => phrase(q)[form]);
  const word = first.slice(0, first.indexOf(' ') + 1);
  return list([first, ...more.map((text) => (text.startsWith(word) ? text.slice(word.length) : text))], 'or');
}

/** The cards of a query without number and place: "green card", "Common Critters". */
export function kindOfCard(where: Query['where'], c: Ctx, n: number, card?: Noun): string {
  const { noun, adjectives, after, other } = filterParts(where, c, n, card);
  const words = [...(other ? ['other'] : []), ...adjectives, n === 1 ? noun.one : noun.many, ...after];
  return words.join(' ');
}

/** "card" after an article or "another". */
export function aCard(where: Query['where'], c: Ctx): string {
  const text = kindOfCard(where, c, 1);
  return a({ one: text, many: text });
}

/** "a green card from your hand", of cards that are played. */
export function aPlayedCard(where: Query['where'], c: Ctx): string {
  const what = (where ?? []).filter((f) => !('in' in f));
  const from = (where ?? []).flatMap((f) => ('in' in f ? [placeOf({ in: f.in }, c, 'from')] : []));
  return [aCard(what, c), ...from].join(' ');
}

export function asides(where: Query['where'], c: Ctx, besides: readonly string[] = []): string {
  const found = [...besides, ...filterParts(where, c, 1).asides];
  return found.length === 0 ? '' : ` (${found.join('; ')})`;
}

/** "1 green card in your city", "up to 2 of them". */
export function cardsOf(q: Query, c: Ctx, amount: string, n: number, form: 'at' | 'from'): string {
  if (q.among !== undefined && c.vars[q.among]?.how === 'played') return 'that card';
  if (q.in === 'revealed' || q.among !== undefined) {
    const after = filterParts(q.where, c, n).after.map((text) => ` ${text}`);
    return `${amount} of them${after.join('')}`;
  }
  return `${amount} ${kindOfCard(q.where, c, n, sourcePhrases(q, c)[0](q).noun)} ${placeOf(q, c, form)}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
export function ordinal(n: number): string {
  return ORDINALS[n - 1] ?? `${n}th`;
}

export function withoutCapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
