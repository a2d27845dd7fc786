import type { RuleName, Standing, StandingOf } from '../content/standing.ts';
import type { Bundle, Resource } from '../content/resources.ts';
import type { Filter, Seats } from '../effects/types.ts';
import {
  asides,
  a,
  aCard,
  aPlayedCard,
  bundle,
  clause,
  condition,
  count,
  fewer,
  kindOfCard,
  list,
  placeOf,
  quantity,
  sentence,
  yours,
} from './grammar.en.ts';
import { bind } from './clauses.ts';
import type { Noun } from './nouns.ts';
import { NoWordsError, type Ctx } from './types.ts';
import { words } from './words.en.ts';

/** What texts change, in English. */

const DOES: Readonly<Record<StandingOf<'toll'>['on'], (where: readonly Filter[], c: Ctx) => string>> = {
  visit: (where, c) => `visit ${whereTo(where, c)}`,
  play: (where, c) => `play ${aPlayedCard(where, c)}`,
  take: (where, c) => `draw ${aPlayedCard(where, c)}`,
  door: (where, c) => `play ${aPlayedCard(where, c)} with an occupied token`,
  text: (where, c) => `use the text of ${aCard(where, c)}`,
};

const who = (binds: Seats | undefined): string =>
  binds === 'others' ? 'your opponents' : binds === 'any' ? 'all players' : 'you';

/** "a Basic location or a red card". */
function whereTo(where: readonly Filter[], c: Ctx): string {
  const any = where.flatMap((f) => ('any' in f ? [f.any] : []))[0];
  const rest = where.filter((f) => !('any' in f));
  if (any !== undefined)
    return list(
      any.map((part) => whereTo([part, ...rest], c)),
      'or',
    );
  return aLocation(where, c) + asides(where, c);
}

function aLocation(where: readonly Filter[], c: Ctx): string {
  const isCard = where.some((f) => 'colour' in f || 'kind' in f || 'card' in f || 'rarity' in f);
  if (isCard || where.some((f) => 'row' in f || 'event' in f || 'tile' in f)) return aCard(where, c);
  return [a(words.location), kindOfCard(where, c, 1).replace(words.card.one, '').trim()].join(' ').trim();
}

const phrases: { readonly [K in RuleName]: (rule: StandingOf<K>, c: Ctx) => string } = {
  raises: ({ limit, more }, c) => {
    if (limit === 'handLimit') return `your hand limit rises by ${quantity(more, words.card, c)}`;
    if (typeof more !== 'number') throw new NoWordsError(`there are no words for raising the limit ${limit}`);
    if (limit !== 'spaces') return `you may have ${more} more ${c.names.limit(limit, more)}`;
    return `your city has ${more} more ${more === 1 ? words.space.one : words.space.many}`;
  },
  noSpace: ({ cards }, c) => `your ${kindOfCard(cards, c, 2)} take up no space in your city`,
  dearer: ({ cards, by, evenFree, binds }, c) => {
    const more = 'any' in by ? `${further(by.any, words.resource)} of any type` : surcharge(by, c);
    const whose = binds === undefined || binds === 'me' ? '' : ` ${who(binds)}`;
    return `${aPlayedCard(cards, c)} costs${whose} ${more}${evenFree ? ', even when played for free' : ''}`;
  },
  standIn: ({ cards, give }, c) =>
    `when you pay for ${aPlayedCard(cards, c)}, ${bundle(give, c)} may stand for any 1 resource of the cost, as often as you like`,
  bars: ({ visit, play, take, activate, binds }, c) => {
    const parts = [
      ...(visit === undefined ? [] : [`visit ${whereTo(visit, c)}`]),
      ...(play === undefined ? [] : [`play ${aCard(play, c)}`]),
      ...(take === undefined ? [] : [`draw ${aCard(take, c)}`]),
      ...(activate === undefined ? [] : [`activate ${aCard(activate, c)} again`]),
    ];
    return `${who(binds)} may not ${list(parts, 'or')}`;
  },
  joins: ({ at, past, closed }, c) => {
    const there = past === 'others' ? 'an opponent is there' : 'somebody is there';
    const also = closed ? ', even one that is closed to you' : '';
    return `you may visit ${whereTo(at, c)} although ${there}${also}`;
  },
  location: ({ on, effect }, c) => {
    const where =
      on.in === 'locations' ? whereTo(on.where ?? [], c) : `${whereTo(on.where ?? [], c)} ${placeOf(on, c, 'at')}`;
    return `you may visit ${where} for this instead: ${clause(effect, bind(c, 'at', { noun: words.card, how: 'chosen', single: true }))}`;
  },
  toll: ({ on, where, pay, then, binds }, c) => {
    const must = `to ${DOES[on](where, c)}, ${who(binds)} must${on === 'visit' ? ' first' : ' also'} `;
    const steps = [
      ...(pay === undefined ? [] : [{ do: 'pay' as const, ...pay }]),
      ...(then === undefined ? [] : [then]),
    ];
    return must + steps.map((step) => clause(step, c)).join('; then ');
  },
  draws: ({ more, may, from, skips }, c) => {
    const parts = [
      ...(more === undefined ? [] : [`${may ? 'you may ' : ''}draw ${extra(more)}`]),
      ...(from === undefined ? [] : [`you may take each card ${placeOf({ in: from }, c, 'from')}`]),
      ...(skips === undefined ? [] : [`discard ${every(skips, c)} that the deck brings and draw another`]),
    ];
    return `each time you draw cards, ${list(parts, 'and')}`;
  },
  refills: ({ of, skips }, c) =>
    `${every(skips, c)} that would be laid ${placeOf({ in: of }, c, 'at')} is discarded and replaced`,
  openPays: ({ n }, c) =>
    `for a visit of yours to an open location, and for each visit to one of yours, you gain ${quantity(n, words.point, c)}, and nobody what it says`,
  gains: ({ of, at, less, binds }, c) => {
    const noun = of === undefined ? words.resource : c.names.resource(of[0]);
    const goods =
      of === undefined
        ? words.resource.many
        : list(
            of.map((r) => c.names.resource(r).many),
            'or',
          );
    if (at !== undefined) return `a visit to ${whereTo(at, c)} brings ${who(binds)} ${fewer(less, noun)}`;
    return `each time ${who(binds)} gain ${goods}, it is ${fewer(less, noun)}`;
  },
  needs: ({ at }, c) => `half of the cards that ${whereTo(at, c)} asks for are enough, rounded up`,
  ignores: ({ tiles }, c) => `the ${kindOfCard(tiles, c, 2)} do not bind you`,
};

const every = (where: readonly Filter[], c: Ctx): string => `each ${kindOfCard(where, c, 1)}`;

function surcharge(by: Bundle, c: Ctx): string {
  return list(
    Object.entries(by).map(([r, n]) => further(n, c.names.resource(r as Resource))),
    'and',
  );
}

/** "1 more berry". */
function further(n: number, noun: Noun): string {
  return `${n} more ${n === 1 ? noun.one : noun.many}`;
}

function extra(n: number): string {
  return n > 0 ? `${count(n, words.card)} more` : fewer(-n, words.card);
}

/** While a card is in its city; a tile says nothing of where it lies. */
export function standing(rules: readonly Standing[], c: Ctx): readonly string[] {
  const raising = rules.filter((rule) => rule.rule === 'raises' && rule.if === undefined);
  const others = rules.filter((rule) => !raising.includes(rule));
  const parts = raising.map((rule) => one(rule, c));
  const all = parts.length === 0 ? [] : [list(parts, 'and')];
  const inCity = c.self.card === undefined ? '' : 'while in your city, ';
  return [...all, ...others.map((rule) => one(rule, c))].map((text) => sentence(`${inCity}${text}`));
}

function one(rule: Standing, c: Ctx): string {
  const text = (phrases[rule.rule] as (rule: Standing, c: Ctx) => string)(rule, c);
  const withPiece =
    rule.piece === undefined || rule.piece === 'worker' ? '' : `with ${yours(c.names.piece(rule.piece))}, `;
  const when = rule.if === undefined ? '' : `while ${condition(rule.if, c)}, `;
  return `${when}${withPiece}${text}`;
}
