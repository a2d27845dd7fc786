import { STANDARD_RESOURCES, type Resource } from '../content/resources.ts';
import type { Amount, Effect, EffectOf, Filter, Price } from '../effects/types.ts';
import { bind } from './clauses.ts';
import {
  bundle,
  cardsOf,
  clause,
  count,
  either,
  este,
  kindOfCard,
  list,
  placeOf,
  quantity,
  quantityOf,
} from './grammar.es.ts';
import type { Noun } from './nouns.ts';
import { isAny, isHandRoom, mentions, noWordsFor, termsOf } from './terms.ts';
import type { Bound, Clause, Ctx, How } from './types.ts';
import { words } from './words.es.ts';

/** What is paid, given and drawn, in Spanish. */

export function resourceNoun(among: readonly Resource[] | undefined, c: Ctx): Noun {
  if (among === undefined || isAny(among)) return words.resources.any;
  return either(among.map((r) => c.names.resource(r)));
}

/** "1 ramita, 1 resina o 1 piedra", "2 recursos cualesquiera". */
export function ofThese(n: number, among: readonly Resource[], c: Ctx): string {
  if (isAny(among) || among.length === 1) return count(n, resourceNoun(among, c));
  if (n === 1)
    return list(
      among.map((r) => count(1, c.names.resource(r))),
      'or',
    );
  const kinds = list(
    among.map((r) => c.names.resource(r).many),
    'and',
  );
  return `${count(n, words.resource)} a tu elección entre ${kinds}`;
}

export function things(noun: Noun, how: How, single = false): Bound {
  return { noun, how, single };
}

function paidNoun(among: readonly Resource[], c: Ctx): Noun {
  return isAny(among) ? words.resource : resourceNoun(among, c);
}

export const spentNoun = (among: readonly Resource[] | string, c: Ctx): Noun =>
  typeof among === 'string' ? words.resource : paidNoun(among, c);

/** A new part for what depends on the choice just made, "y" for what follows anyway. */
export function andThen(e: { readonly then?: Effect }, name: string | undefined, c: Ctx): string {
  if (e.then === undefined) return '';
  const depends = name !== undefined && mentions(e.then, name);
  return (depends ? '; ' : ' y ') + clause(e.then, c);
}

/** How many cards a choice asks for: "hasta 5 cartas", "cualquier número de cartas". */
export function range(min: number, max: number | undefined): { readonly text: string; readonly n: number } {
  if (max === undefined) return min === 0 ? { text: 'cualquier número de', n: 2 } : { text: `al menos ${min}`, n: min };
  if (min === max) return { text: String(max), n: max };
  return min === 0 ? { text: `hasta ${max}`, n: max } : { text: `de ${min} a ${max}`, n: max };
}

export function give(e: EffectOf<'give'>, c: Ctx): Clause {
  if (e.of === 'units') return giveUnits(e, c);
  return e.of === 'cards' ? giveCards(e, c) : giveGoods(e, c);
}

const whom = (e: EffectOf<'give'>): string => (e.severally ? 'a uno o varios oponentes' : 'a un oponente');

/** What follows a gift that may be left out and is not counted. */
function ifGiven(e: EffectOf<'give'>, inner: Ctx): string {
  const depends = e.upTo && e.as === undefined && e.then !== undefined;
  return depends ? `; si lo haces, ${clause(e.then, inner)}` : andThen(e, e.as, inner);
}

function giveGoods(e: EffectOf<'give'>, c: Ctx): Clause {
  const among = e.goods ?? STANDARD_RESOURCES;
  const all = quantity(e.n, resourceNoun(among, c), c);
  const what = e.upTo ? `hasta ${all}` : typeof e.n === 'number' ? ofThese(e.n, among, c) : all;
  const inner = bind(c, e.as, things(paidNoun(among, c), 'given'));
  return `${e.upTo ? 'puedes dar' : 'da'} ${what} ${whom(e)}${ifGiven(e, inner)}`;
}

/** "1 de ellas" of the cards that were just spoken of. */
function amongThem(n: Amount, c: Ctx): string {
  return typeof n === 'number' ? `${n} de ellas` : quantity(n, words.card, c);
}

/** Giving all of the drawn cards but some reads as keeping those. */
function giveCards(e: EffectOf<'give'>, c: Ctx): Clause {
  const [term] = termsOf(e.n);
  const keeps = e.among !== undefined && term.base?.size === e.among && term.beyond > 0;
  const give = e.upTo ? (e.n === 1 ? 'puedes dar' : 'puedes dar hasta') : 'da';
  const cards = e.among === undefined ? `${quantity(e.n, words.card, c)} de tu mano` : amongThem(e.n, c);
  const rest = term.atMost === undefined ? 'el resto' : term.atMost === 1 ? 'otra' : `hasta ${term.atMost}`;
  const what = keeps ? `quédate con ${term.beyond} y da ${rest}` : `${give} ${cards}`;
  return `${what} ${whom(e)}${ifGiven(e, bind(c, e.as, things(words.card, 'given')))}`;
}

function giveUnits(e: EffectOf<'give'>, c: Ctx): Clause {
  if (!e.upTo || !e.severally || typeof e.n !== 'number') throw noWordsFor(e);
  const inner = bind(c, e.as, things({ one: 'regalo', many: 'regalos', gender: 'm' }, 'given'));
  const what = `hasta ${e.n} ${words.card.many} de tu mano y ${words.resource.many}, en cualquier combinación`;
  return `puedes dar a los oponentes que quieras ${what}${ifGiven(e, inner)}`;
}

/** Drawing as many as the hand has room for reads as filling it up. */
export function draw(e: EffectOf<'draw'>, c: Ctx): Clause {
  const from = e.from === undefined ? '' : ` ${placeOf({ in: e.from }, c, 'from')}`;
  const full = isHandRoom(e.n);
  const cards = (n: number): string => `${e.upTo ? 'hasta ' : ''}${n} ${kindOfCard(e.where, c, n)}${from}`;
  const some = e.upTo ? 'tantas como quieras, ' : '';
  const object = full ? kindOfCard(e.where, c, 2) + from : quantityOf(e.n, cards, c);
  const past = e.pastLimit ? ', aunque superes tu límite de mano' : '';
  const limit = full ? ` ${some}hasta alcanzar tu límite de mano` : past;
  const shown = e.shown ? ', a la vista de todos' : '';
  const inner = bind(c, e.as, things(words.card, 'drawn'));
  return { before: 'roba ', object, after: limit + shown + andThen(e, e.as, inner) };
}

/** What one part of a price asks for. */
export function price(e: Price, c: Ctx): Clause {
  const paid = (object: string): Clause => ({ before: 'paga ', object, after: '' });
  if (e.points !== undefined) return paid(count(e.points, words.point));
  if (e.goods !== undefined) return paid(bundle(e.goods, c));
  if (e.any !== undefined) return paid(count(e.any, words.resources.any));
  if (e.units !== undefined) return paid(quantity(e.units, words.unit, c));
  if (e.pointTokens !== undefined)
    return { before: 'paga ', object: count(e.pointTokens, words.point), after: ', sueltas o de tus cartas' };
  if (e.tokens !== undefined) return `devuelve ${returned(e.tokens, c)}`;
  if (e.cards !== undefined) return discarded('descarta ', e.cards, undefined, c);
  if (e.cityCards !== undefined)
    return {
      before: 'descarta ',
      object: cardsOf({ in: 'city' }, c, String(e.cityCards), e.cityCards),
      after: '',
    };
  const { n, where, different } = e.cardsOf!;
  if (different === undefined) return discarded('muestra y descarta ', n, where, c);
  return {
    before: 'muestra y descarta ',
    object: `${count(n, words.card)} de colores distintos de tu mano`,
    after: '',
  };
}

function discarded(before: string, n: number, where: readonly Filter[] | undefined, c: Ctx): Clause {
  return { before, object: cardsOf({ in: 'hand', where }, c, String(n), n), after: '' };
}

export function returned(n: number, c: Ctx): string {
  return `${count(n, words.point)} de ${este(c.self.noun)}`;
}
