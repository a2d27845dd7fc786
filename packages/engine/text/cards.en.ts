import { isEvent } from '../content/tiles.ts';
import type { Act, CardDef, CardPlayingAbility, Jail, TileDef, Visit } from '../content/defs.ts';
import type { Resource } from '../content/resources.ts';
import type { Amount } from '../effects/types.ts';
import {
  a,
  aCard,
  aPlayedCard,
  clause,
  condition,
  count,
  fewer,
  kindOfCard,
  list,
  need,
  ordinal,
  quantity,
  sentence,
  theOrA,
  upTo,
  yours,
} from './grammar.en.ts';
import { eachOnce, effectOfAct } from './clauses.ts';
import type { Noun } from './nouns.ts';
import { reaction } from './reactions.en.ts';
import { standing } from './standing.en.ts';
import type { CardPhrases, Ctx, Grammar, PlacePhrases } from './types.ts';
import { inSeason } from './vocabulary.en.ts';
import { words } from './words.en.ts';

/** What cards and places say besides their effects, in English. */

function partnersOf({ group, side }: NonNullable<CardDef['shares']>, c: Ctx): string {
  const partners = c.names.sides(group)[side === 'a' ? 1 : 0];
  return list(
    partners.map((id) => a(c.names.card(id))),
    'or',
  );
}

function cheaper(discount: NonNullable<CardPlayingAbility['discount']>, c: Ctx): string {
  if ('any' in discount) return `pay ${fewer(discount.any, words.resource)} of your choice`;
  const less = Object.entries(discount).map(([r, n]) => fewer(n, c.names.resource(r as Resource)));
  return `pay ${list(less, 'and')}`;
}

function swapped(n: number | undefined): string[] {
  if (n === undefined) return [];
  return n === 1
    ? ['pay 1 resource of its cost with another resource of any type']
    : [`pay ${upTo(n, words.resource)} of its cost with other resources of any type`];
}

function ability(def: CardPlayingAbility, c: Ctx): readonly string[] {
  const when = `when you play ${aPlayedCard(def.on, c)}, you may`;
  const benefit = list(
    [...swapped(def.swap), ...(def.discount === undefined ? [] : [cheaper(def.discount, c)])],
    'and',
  );
  if (def.price === undefined) return [sentence(`${when} ${benefit}`)];
  if (def.price === 'discardSelf') return [sentence(`${when} discard this card from your city to ${benefit}`)];
  if (def.price === 'cover')
    return [
      sentence(`${when} lay it on this card to ${benefit}`),
      'Both then share one space. Only one card is ever laid on it.',
    ];
  if (def.price === 'tokens')
    return [
      sentence(
        `${when} return any number of ${words.point.many} from this ${c.self.noun.one} and, for each of them, ${benefit}`,
      ),
    ];
  const put = `put ${aCard(def.price.jails, c)} from your city beneath this card`;
  return [sentence(`${when} ${put} to ${benefit}`), cells(def.price, c)];
}

function cells({ cells, lastUnlockedBy }: Jail, c: Ctx): string {
  const key = theOrA(lastUnlockedBy, c.names);
  const name = a(c.names.card(lastUnlockedBy));
  return sentence(
    `it holds ${count(cells - 1, words.card)}, or ${cells} while you have ${key} in your city (the ${ordinal(cells)} cannot be ${name})`,
  );
}

function visit(v: Visit, c: Ctx): readonly string[] {
  const who = v.for === undefined ? '' : ` (${c.names.piece(v.for).one} only)`;
  const lines = [sentence(`visit${who}: ${clause(v.effect!, c)}`)];
  if (v.permanent) lines.push(STAYS);
  if (v.lastUnlockedBy !== undefined) {
    const spots = v.spots ?? 1;
    const key = theOrA(v.lastUnlockedBy, c.names);
    lines.push(
      spots === 1
        ? sentence(`it can be visited only while you have ${key} in your city`)
        : sentence(`it has ${spots} spots, the ${ordinal(spots)} only while you have ${key} in your city`),
    );
  } else if (v.spots !== undefined) lines.push(sentence(`it has ${v.spots} ${v.spots === 1 ? 'spot' : 'spots'}`));
  if (v.open !== undefined) lines.push(openTo(v.open));
  return lines;
}

function openTo(n: number): string {
  if (n === 0) return 'Open to opponents.';
  return sentence(`open to opponents: when one of them visits, you gain ${count(n, words.point)}`);
}

const STAYS = 'The worker stays here for the rest of the game.';

function act(def: Act, c: Ctx): string {
  if ('places' in def) return sentence(`as your action: place ${yours(c.names.piece(def.places))}`);
  const when = def.when === 'turn' ? 'as your action' : 'at any decision of yours in your turn';
  const only = def.if === undefined ? '' : `, if ${condition(def.if, c)}`;
  return sentence(`${def.once ? 'once each turn, ' : ''}${when}${only}: ${clause(effectOfAct(def), c)}`);
}

function scores(amount: Amount, c: Ctx): readonly string[] {
  return [sentence(`end of game: ${quantity(amount, words.scorePoint, c)}`)];
}

/** The card whose place this one takes. */
function bannerOf(c: Ctx): (Noun & Pick<CardDef, 'kind'>) | null {
  const own = c.self.card === undefined ? undefined : c.names.cardDef(c.self.card);
  return own?.countsAs === undefined ? null : { ...c.names.card(own.countsAs), kind: own.kind };
}

export const card: CardPhrases = {
  countsAs: (id, c) => [sentence(`counts as ${a(c.names.card(id))}`)],
  supplants: (_v, c) => {
    const banner = bannerOf(c);
    if (banner === null) return [];
    const { one, many, plural, kind } = banner;
    const what = kind === 'critter' ? 'workers' : 'occupied token and workers';
    return [
      sentence(`instead of paying its cost, you may discard ${a(banner)} from your city, whose ${what} move here`),
      sentence(`nothing else makes it free, and from then on you may play no further ${plural ? many : one}`),
    ];
  },
  lasting: () => ['It never leaves your city, and no effect copies or activates it.'],
  costTo: () => ['You pay its cost to an opponent instead of the supply.'],
  noSpace: () => ['It takes up no space in your city.'],
  shares: (shares, c) => [sentence(`it may share a space with ${partnersOf(shares, c)}`)],
  stacks: () => ['Any number of copies may share a single space.'],
  liesOn: (where, c) => [
    sentence(`it takes no space of its own: it shares that of ${aCard(where, c)} in your city, one on each`),
  ],
  arrival: (arrival, c) => {
    if ('into' in arrival) return ["It goes into an opponent's city instead of yours."];
    if ('replaces' in arrival)
      return [sentence(`it takes the place of ${aCard(arrival.replaces.where, c)} in your city, which is discarded`)];
    const taken = `${aCard(arrival.exchange, c)} from an opponent's city that shares no space`;
    return [sentence(`when played: play ${taken} into your city for free; this card goes into that opponent's city`)];
  },
  ability,
  onPlay: (effect, c) => [sentence(`when played: ${clause(effect, c)}`)],
  production: (effect, c) => [sentence(`production: ${clause(effect, c)}`)],
  notAbroad: () => ['Its Production cannot be activated from another city.'],
  visit,
  acts: (list, c) => list.map((one) => act(one, c)),
  reacts: (list, c) => eachOnce(list.map((r) => reaction(r, c))),
  rules: standing,
  worth: (amount, c) => [sentence(`it is worth ${quantity(amount, words.scorePoint, c)}`)],
  scores,
};

function spots(n: number | undefined, { for: whose, extraSpotFrom, onePerSeat }: Visit, c: Ctx): string {
  const piece = whose === undefined ? words.worker : c.names.piece(whose);
  if (n === undefined) return onePerSeat ? `Only 1 ${piece.one} of each player.` : `Any number of ${piece.many}.`;
  const one = `only ${count(n, piece)}`;
  const apart = onePerSeat ? ' of different players' : '';
  if (extraSpotFrom === undefined) return sentence(n === 1 ? one : one + apart);
  return sentence(`${one}; with ${extraSpotFrom} or more players, ${n + 1} workers${apart}`);
}

/** Taken by a player, or a card that nobody stands on. */
function isOwned(def: TileDef): boolean {
  return def.visit === undefined || def.visit.taken !== undefined;
}

export const place: PlacePhrases = {
  needs: (cond, c) => {
    if (cond === undefined) return [];
    return ['season' in cond ? sentence(`only in ${inSeason(cond.season, c)}`) : sentence(`requires ${need(cond, c)}`)];
  },
  price: (price, c) => (price === undefined ? [] : [sentence(`cost: ${clause({ do: 'pay', ...price }, c)}`)]),
  effect: (effect, c, def) => {
    if (effect === undefined) return [];
    return [sentence(!isEvent(def) ? clause(effect, c) : `when achieved: ${clause(effect, c)}`)];
  },
  ability: (def, c) => (def === undefined ? [] : ability(def, c)),
  acts: (all = [], c) => all.map((one) => act(one, c)),
  permanent: (permanent) => (permanent ? [STAYS] : []),
  points: (n, c, { pointsIf }) => {
    if (n === undefined) return [];
    const only = pointsIf === undefined ? '' : ` at the end of the game if ${condition(pointsIf, c)}`;
    return [`Worth ${count(n, words.scorePoint)}${only}.`];
  },
  journey: (n) =>
    n === undefined ? [] : [`Each worker here is worth ${count(n, words.scorePoint)} at the end of the game.`],
  scores: (amount, c) => (amount === undefined ? [] : scores(amount, c)),
  reacts: (all, c) => eachOnce((all ?? []).map((r) => reaction(r, c))),
  rules: (all, c) => standing(all ?? [], c),
  spots: (n, c, def) => (isOwned(def) ? [] : [spots(n, def.visit!, c)]),
  open: (n) => (n === undefined ? [] : [openTo(n)]),
};

export const kind: Grammar['kind'] = (def) => {
  const colour = words.colours[def.colour].m.one;
  const type = words.types[def.colour].one;
  const noun = def.kind === 'critter' ? words.critter.one : words.construction.one;
  return sentence(`${colour} ${type}, ${words.rarity[def.rarity].m.one} ${noun}`).slice(0, -1);
};

export const brings: Grammar['brings'] = ({ cards = [], where }, c, token, whatever) => {
  const any = where === undefined ? [] : [`any ${kindOfCard(where, c, 1)}`];
  const whom = list([...cards.map((id) => theOrA(id, c.names)), ...any], 'or');
  const even = whatever ? ', even one that asks for another token' : '';
  return sentence(`put ${occupying(token, c)} on this card to play ${whom} for free${even}`);
};

export const broughtBy: Grammar['broughtBy'] = (doors, c) => {
  const ways = doors.map(({ token, cards, where }) => {
    const any = where === undefined ? [] : [`any ${kindOfCard(where, c, 1)}`];
    return `with ${occupying(token, c)} on ${list([...any, ...cards.map((id) => theOrA(id, c.names))], 'or')}`;
  });
  return sentence(`it can be played for free ${list(ways, 'or')}`);
};

function occupying(token: Resource | null | undefined, c: Ctx): string {
  return a((token ?? null) === null ? words.occupiedToken : c.names.resource(token!));
}

export const unlocks: Grammar['unlocks'] = (id, n, what, names) =>
  sentence(
    `while in your city, it opens the ${ordinal(n)} ${what} of ${names.isUnique(id) ? 'the' : 'your'} ${names.card(id).one}`,
  );
