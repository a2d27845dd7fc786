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
import { words } from './words.es.ts';
import type { Adjective } from './words.en.ts';

export function count(n: number, noun: Noun): string {
  return `${n} ${n === 1 ? noun.one : noun.many}`;
}

export function upTo(n: number, noun: Noun): string {
  return `hasta ${count(n, noun)}`;
}

/** "hasta 3 bayas menos", "1 baya menos". */
export function fewer(n: number, noun: Noun): string {
  return n === 1 ? `1 ${noun.one} menos` : `${upTo(n, noun)} menos`;
}

/** "y" is "e" before the sound i, "o" is "u" before the sound o. */
export function list(items: readonly string[], by: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  const last = items.at(-1)!;
  const and = /^(i|hi(?!e))/i.test(last) ? 'e' : 'y';
  const or = /^h?[oó]/i.test(last) ? 'u' : 'o';
  return `${items.slice(0, -1).join(', ')} ${by === 'and' ? and : or} ${last}`;
}

/** One noun for any of several: "hasta 2 resinas o ramitas". */
export function either(nouns: readonly Noun[]): Noun {
  const form = (key: 'one' | 'many'): string =>
    list(
      nouns.map((noun) => noun[key]),
      'or',
    );
  return { one: form('one'), many: form('many'), gender: nouns.every(isFeminine) ? 'f' : 'm' };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sentence(text: string): string {
  return `${capital(text)}.`;
}

const isFeminine = (noun: Noun): boolean => noun.gender === 'f';

/** "un Bardo", "una Granja", "unas Ruinas". */
export function un(noun: Noun): string {
  if (noun.proper) return noun.one;
  if (noun.plural) return `${isFeminine(noun) ? 'unas' : 'unos'} ${noun.many}`;
  return `${isFeminine(noun) ? 'una' : 'un'} ${noun.one}`;
}

/** "el Bardo", "la Granja", "las Ruinas", and somebody by their name. */
export function el(noun: Noun): string {
  if (noun.proper) return noun.one;
  if (noun.plural) return `${isFeminine(noun) ? 'las' : 'los'} ${noun.many}`;
  return `${isFeminine(noun) ? 'la' : 'el'} ${noun.one}`;
}

/** "tu Tejón", but "Stubblehoof". */
export function tuyo(noun: Noun): string {
  return noun.proper ? noun.one : `tu ${noun.one}`;
}

/** "la ciudad de Ana" or "tu ciudad". */
export function whose(seat: Seat, noun: Noun, names: Names): string {
  return names.isYou(seat) ? tuyo(noun) : `${el(noun)} ${de(names.seat(seat))}`;
}

export function este(noun: Noun): string {
  return `${isFeminine(noun) ? 'esta' : 'este'} ${noun.one}`;
}

/** The pronoun: "juégalo", "juégala". */
export function lo(noun: Noun): string {
  return `${isFeminine(noun) ? 'la' : 'lo'}${noun.plural ? 's' : ''}`;
}

export function otro(noun: Noun): string {
  return isFeminine(noun) ? 'otra' : 'otro';
}

/** "de" and "a" before a noun phrase, with the contractions "del" and "al". */
export function de(np: string): string {
  return np.startsWith('el ') ? `d${np}` : `de ${np}`;
}
export function a(np: string): string {
  return np.startsWith('el ') ? `al ${np.slice(3)}` : `a ${np}`;
}

export function agree(adjective: Adjective, noun: Noun, n: number): string {
  const forms = isFeminine(noun) ? adjective.f : adjective.m;
  return n === 1 ? forms.one : forms.many;
}

/** A city holds a Unique card only once: "el Rey", but "una Granja". */
export function elOrUn(id: CardId, names: Names): string {
  const noun = names.card(id);
  return names.isUnique(id) ? el(noun) : un(noun);
}

/** Cards by name; copies are counted: "2 Granjas y el Rey". */
export function cards(ids: readonly CardId[], names: Names): string {
  const distinct = [...new Set(ids)];
  const parts = distinct.map((id) => {
    const n = ids.filter((other) => other === id).length;
    return n === 1 ? elOrUn(id, names) : count(n, names.card(id));
  });
  return list(parts, 'and');
}

type Named = { readonly card: CardId } | { readonly place: string };

export function title(what: Named, names: Names): string {
  if ('card' in what) return names.card(what.card).one;
  const name = names.place(what.place).one;
  const def = names.placeDef(what.place);
  if (def === undefined) return name;
  if (isEvent(def)) return `«${name}»`;
  const row = names.row(def.row);
  return row.described ? `${row.noun.one} (${name})` : name;
}

/** "el Refugio", "la ubicación de bosque (3 bayas)", "«Gran recorrido»". */
export function the(what: Named, names: Names): string {
  if ('card' in what) return el(names.card(what.card));
  const def = names.placeDef(what.place);
  if (def === undefined || isEvent(def)) return title(what, names);
  const row = names.row(def.row);
  return row.described ? `${el(row.noun)} (${names.place(what.place).one})` : el(names.place(what.place));
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
  // The comma keeps the count with its own object: "gana 3 bayas, y 1 ficha de puntos por cada carta".
  objects: (items) => {
    const apart = items.length > 1 && items.some((item) => item.includes(' por cada '));
    return apart ? `${items.slice(0, -1).join(', ')}, y ${items.at(-1)}` : list(items, 'and');
  },
  inOrder: (clauses) =>
    clauses.map((clause, i) => (i === 0 ? '' : i === 1 ? 'luego, ' : 'después, ') + clause).join('; '),
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
    if (from === undefined) return to === 0 ? 'cero' : `como mucho ${to}`;
    return to === undefined ? `al menos ${from}` : from === to ? `exactamente ${from}` : `de ${from} a ${to}`;
  },
  more: 'más',
  than: 'que',
  ofEachColour: (limits, n) => {
    const need = `${limits} ${n === 1 ? words.card.one : words.card.many} de cada color en tu ciudad`;
    return { clause: `tienes ${need}`, need };
  },
};

export function condition(cond: Cond, c: Ctx): string {
  return condPhrase(cond, 'clause', c, conditions);
}

export function need(cond: Cond, c: Ctx): string {
  return condPhrase(cond, 'need', c, conditions);
}

export function porCada(every: number, np: (n: number) => string): string {
  return every === 1 ? `por cada ${np(1)}` : `por cada ${every} ${np(every)} (redondeando hacia abajo)`;
}

/** "2 ramitas por cada Granja de tu ciudad". */
export function quantity(amount: Amount, noun: Noun, c: Ctx): string {
  return quantityOf(amount, (n) => count(n, noun), c);
}

export function quantityOf(amount: Amount, what: (n: number) => string, c: Ctx): string {
  return list(
    termsOf(amount).map((t) => {
      if (isWhole(t)) return eachPhrase(t, c);
      const each = t.base === null ? '' : ` ${eachPhrase(t, c)}`;
      const beyond = t.beyond === 0 ? '' : ` (descontando ${t.beyond})`;
      const most = t.atMost === undefined ? '' : ` (${t.atMost} como máximo)`;
      const when = t.when === undefined ? '' : ` si ${condition(t.when, c)}`;
      return what(t.factor) + each + beyond + most + when;
    }),
    'and',
  );
}

/** "en tu ciudad" or "de tu ciudad". */
export function placeOf(q: Query, c: Ctx, form: 'at' | 'from'): string {
  return list(
    sourcePhrases(q, c).map((phrase) => phrase(q)[form]),
    'or',
  );
}

/** The cards of a query without number and place: "carta verde", "Bichos comunes". */
export function kindOfCard(where: Query['where'], c: Ctx, n: number, card?: Noun): string {
  const { noun, adjectives, after } = filterParts(where, c, n, card);
  return [n === 1 ? noun.one : noun.many, ...adjectives, ...after].join(' ');
}

function nounOf(where: Query['where'], c: Ctx): Noun {
  return filterParts(where, c, 1).noun;
}

/** "una carta verde". */
export function unaCarta(where: Query['where'], c: Ctx): string {
  const text = kindOfCard(where, c, 1);
  return un({ ...nounOf(where, c), one: text, many: text });
}

/** "una carta verde de tu mano", of cards that are played. */
export function unaCartaJugada(where: Query['where'], c: Ctx): string {
  const what = (where ?? []).filter((f) => !('in' in f));
  const from = (where ?? []).flatMap((f) => ('in' in f ? [placeOf({ in: f.in }, c, 'from')] : []));
  return [unaCarta(what, c), ...from].join(' ');
}

/** "otra carta verde". */
export function otraCarta(where: Query['where'], c: Ctx): string {
  return `${otro(nounOf(where, c))} ${kindOfCard(where, c, 1)}`;
}

/** "otra carta verde de tu ciudad", where the one that speaks does not count. */
export function cartasDe(where: Query['where'], c: Ctx, n: number, place: string): string {
  const { other } = filterParts(where, c, n);
  if (other && n === 1) return `${otraCarta(where, c)} ${place}`;
  return `${kindOfCard(where, c, n)} ${place}${other ? ' sin contar esta' : ''}`;
}

export function asides(where: Query['where'], c: Ctx, besides: readonly string[] = []): string {
  const found = [...besides, ...filterParts(where, c, 1).asides];
  return found.length === 0 ? '' : ` (${found.join('; ')})`;
}

/** "1 carta verde de tu ciudad", "otra carta de tu ciudad", "hasta 2 de ellas". */
export function cardsOf(q: Query, c: Ctx, amount: string, n: number): string {
  const { after, other } = filterParts(q.where, c, n);
  if (q.among !== undefined && c.vars[q.among]?.how === 'played') return 'esa carta';
  if (q.in === 'revealed' || q.among !== undefined) return [`${amount} de ellas`, ...after].join(' ');
  if (other && amount === '1') return `${otraCarta(q.where, c)} ${placeOf(q, c, 'from')}`;
  const besides = other ? ' (sin contar esta)' : '';
  const what = kindOfCard(q.where, c, n, sourcePhrases(q, c)[0](q).noun);
  return `${amount} ${what} ${placeOf(q, c, 'from')}${besides}`;
}

const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext'];
/** "segunda", to go with a feminine noun. */
export function ordinalFeminine(n: number): string {
  return `${ORDINALS[n - 1] ?? `${n}.`}a`;
}
