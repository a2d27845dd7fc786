import { STANDARD_RESOURCES, type Resource } from '../content/resources.ts';
import type { Amount, Effect, EffectOf, Filter, Price } from '../effects/types.ts';
import { bind } from './clauses.ts';
import {
  bundle,
  cardsOf,
  clause,
  count,
  either,
  kindOfCard,
  list,
  placeOf,
  quantity,
  quantityOf,
} from './grammar.en.ts';
import type { Noun } from './nouns.ts';
import { isAny, isHandRoom, mentions, noWordsFor, termsOf } from './terms.ts';
import type { Bound, Clause, Ctx, How } from './types.ts';
import { words } from './words.en.ts';

/** What is paid, given and drawn, in English. */

export function resourceNoun(among: readonly Resource[] | undefined, c: Ctx): Noun {
  if (among === undefined || isAny(among)) return words.resources.any;
  return either(among.map((r) => c.names.resource(r)));
}

/** "1 twig, 1 resin or 1 pebble", "2 resources of any type". */
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
  return `${count(n, words.resource)} of your choice among ${kinds}`;
}

export function things(noun: Noun, how: How, single = false): Bound {
  return { noun, how, single };
}

function paidNoun(among: readonly Resource[], c: Ctx): Noun {
  return isAny(among) ? words.resource : resourceNoun(among, c);
}

export const spentNoun = (among: readonly Resource[] | string, c: Ctx): Noun =>
  typeof among === 'string' ? words.resource : paidNoun(among, c);

/** ", and then" for what depends on the choice just made, "and" for what follows anyway. */
export function andThen(e: { readonly then?: Effect }, name: string | undefined, c: Ctx): string {
  if (e.then === undefined) return '';
  const depends = name !== undefined && mentions(e.then, name);
  return (depends ? '; ' : ' and ') + clause(e.then, c);
}

/** How many cards a choice asks for: "up to 5 cards", "any number of cards". */
export function range(min: number, max: number | undefined): { readonly text: string; readonly n: number } {
  if (max === undefined) return min === 0 ? { text: 'any number of', n: 2 } : { text: `at least ${min}`, n: min };
  if (min === max) return { text: String(max), n: max };
  return min === 0 ? { text: `up to ${max}`, n: max } : { text: `${min} to ${max}`, n: max };
}

export function give(e: EffectOf<'give'>, c: Ctx): Clause {
  if (e.of === 'units') return giveUnits(e, c);
  return e.of === 'cards' ? giveCards(e, c) : giveGoods(e, c);
}

const whom = (e: EffectOf<'give'>): string => (e.severally ? 'to one or more opponents' : 'to an opponent');

/** What follows a gift that may be left out and is not counted. */
function ifGiven(e: EffectOf<'give'>, inner: Ctx): string {
  const depends = e.upTo && e.as === undefined && e.then !== undefined;
  return depends ? `; if you do, ${clause(e.then, inner)}` : andThen(e, e.as, inner);
}

function giveGoods(e: EffectOf<'give'>, c: Ctx): Clause {
  const among = e.goods ?? STANDARD_RESOURCES;
  const all = quantity(e.n, resourceNoun(among, c), c);
  const what = e.upTo ? `up to ${all}` : typeof e.n === 'number' ? ofThese(e.n, among, c) : all;
  const inner = bind(c, e.as, things(paidNoun(among, c), 'given'));
  return `${e.upTo ? 'you may ' : ''}give ${what} ${whom(e)}${ifGiven(e, inner)}`;
}

/** "1 of them" of the cards that were just spoken of. */
function amongThem(n: Amount, c: Ctx): string {
  return typeof n === 'number' ? `${n} of them` : quantity(n, words.card, c);
}

/** Giving all of the drawn cards but some reads as keeping those. */
function giveCards(e: EffectOf<'give'>, c: Ctx): Clause {
  const [term] = termsOf(e.n);
  const keeps = e.among !== undefined && term.base?.size === e.among && term.beyond > 0;
  const give = e.upTo ? (e.n === 1 ? 'you may give' : 'you may give up to') : 'give';
  const cards = e.among === undefined ? `${quantity(e.n, words.card, c)} from your hand` : amongThem(e.n, c);
  const rest = term.atMost === undefined ? 'the rest' : term.atMost === 1 ? 'another' : `up to ${term.atMost}`;
  const what = keeps ? `keep ${term.beyond} and give ${rest}` : `${give} ${cards}`;
  return `${what} ${whom(e)}${ifGiven(e, bind(c, e.as, things(words.card, 'given')))}`;
}

function giveUnits(e: EffectOf<'give'>, c: Ctx): Clause {
  if (!e.upTo || !e.severally || typeof e.n !== 'number') throw noWordsFor(e);
  const inner = bind(c, e.as, things({ one: 'gift', many: 'gifts' }, 'given'));
  const what = `up to ${e.n} ${words.card.many} from your hand and ${words.resource.many} in any mix`;
  return `you may give ${what} to any opponents${ifGiven(e, inner)}`;
}

/** Drawing as many as the hand has room for reads as filling it up. */
export function draw(e: EffectOf<'draw'>, c: Ctx): Clause {
  const from = e.from === undefined ? '' : ` ${placeOf({ in: e.from }, c, 'from')}`;
  const full = isHandRoom(e.n);
  const cards = (n: number): string => `${e.upTo ? 'up to ' : ''}${n} ${kindOfCard(e.where, c, n)}${from}`;
  const object = full ? (e.upTo ? 'any number of ' : '') + kindOfCard(e.where, c, 2) + from : quantityOf(e.n, cards, c);
  const limit = full ? ' up to your hand limit' : e.pastLimit ? ', even past your hand limit' : '';
  const shown = e.shown ? ', shown to everyone' : '';
  const inner = bind(c, e.as, things(words.card, 'drawn'));
  return { before: 'draw ', object, after: limit + shown + andThen(e, e.as, inner) };
}

/** What one part of a price asks for. */
export function price(e: Price, c: Ctx): Clause {
  const paid = (object: string): Clause => ({ before: 'pay ', object, after: '' });
  if (e.points !== undefined) return paid(count(e.points, words.point));
  if (e.goods !== undefined) return paid(bundle(e.goods, c));
  if (e.any !== undefined) return paid(count(e.any, words.resources.any));
  if (e.units !== undefined) return paid(quantity(e.units, words.unit, c));
  if (e.pointTokens !== undefined)
    return { before: 'pay ', object: count(e.pointTokens, words.point), after: ', loose or from your cards' };
  if (e.tokens !== undefined) return `return ${count(e.tokens, words.point)} from this ${c.self.noun.one}`;
  if (e.cards !== undefined) return discarded('discard ', e.cards, undefined, c);
  if (e.cityCards !== undefined)
    return {
      before: 'discard ',
      object: cardsOf({ in: 'city' }, c, String(e.cityCards), e.cityCards, 'from'),
      after: '',
    };
  const { n, where, different } = e.cardsOf!;
  if (different === undefined) return discarded('show and discard ', n, where, c);
  return {
    before: 'show and discard ',
    object: `${count(n, words.card)} of different colors from your hand`,
    after: '',
  };
}

function discarded(before: string, n: number, where: readonly Filter[] | undefined, c: Ctx): Clause {
  return { before, object: cardsOf({ in: 'hand', where }, c, String(n), n, 'from'), after: '' };
}
