import type { Resource } from '../content/resources.ts';
import type { Amounts, CardId, Conds, Filter, MarkName, Seats } from '../effects/types.ts';
import { eachPhrase, nounsOf, noWords, sourcePhrases } from './clauses.ts';
import {
  a,
  aCard,
  count,
  either,
  forEach,
  kindOfCard,
  list,
  ordinal,
  placeOf,
  the,
  theOrA,
  yours,
} from './grammar.en.ts';
import type { Noun } from './nouns.ts';
import { termsOf } from './terms.ts';
import {
  NoWordsError,
  type FilterPart,
  type Bound,
  type Ctx,
  type How,
  type Phrases,
  type SourcePhrase,
} from './types.ts';
import { words } from './words.en.ts';

/** Amounts, conditions and filters in English. */

export const DONE: Readonly<Record<How, string>> = {
  discarded: 'discarded',
  gained: 'gained',
  paid: 'paid',
  given: 'given',
  drawn: 'drawn',
  taken: 'taken',
  chosen: 'chosen',
  replaced: 'replaced',
  host: 'whose space it shares',
  played: 'played',
  rolled: 'rolled',
};

function boundTo(name: string, c: Ctx): Bound {
  const bound = c.vars[name];
  if (bound === undefined) throw new Error(`the variable ${name} is not bound`);
  return bound;
}

function ofVariable(name: string, c: Ctx, every: number): string {
  const bound = boundTo(name, c);
  if (every === 1) return 'for each';
  return forEach(every, () => `${bound.noun.many} ${DONE[bound.how]}`);
}

function on(what: 'self' | CardId, c: Ctx): string {
  return what === 'self' ? `this ${c.self.noun.one}` : `your ${c.names.card(what).one}`;
}

/** This very card or tile, or what a variable holds. */
function thing(what: string, c: Ctx): string {
  if (what === 'self') return on(what, c);
  return (c.vars[what]?.single ?? true) ? 'it' : 'them';
}

const subject = (what: string, c: Ctx): string => (what === 'self' ? on(what, c) : 'it');

function workersThere(what: Amounts['workersOn'], c: Ctx, n: number): string {
  const noun = n === 1 ? words.worker.one : words.worker.many;
  return typeof what === 'string' ? `${noun} on ${on(what, c)}` : `${noun} of yours on ${aCard([what], c)}`;
}

function anyOf(resources: readonly Resource[], c: Ctx, n: number): string {
  return list(
    resources.map((r) => (n === 1 ? c.names.resource(r).one : c.names.resource(r).many)),
    'or',
  );
}

function someGoods(of: readonly Resource[] | undefined, c: Ctx, n: number): string {
  return of === undefined ? (n === 1 ? words.resource.one : words.resource.many) : anyOf(of, c, n);
}

function eventNoun(kind: Amounts['events']): Noun {
  return { basic: words.basicEvent, special: words.specialEvent, any: words.event }[kind];
}

const emptySpaces = (n: number): string => `empty ${n === 1 ? words.space.one : words.space.many}`;

export const amounts: Phrases['amounts'] = {
  count: (q, c, every) => {
    const rivals = q.of === 'rivals' || q.of === 'others';
    const cities = q.in === 'city' && rivals ? "in your opponents' cities" : 'in all cities';
    const place = q.in === 'city' && q.of !== undefined && q.of !== 'home' ? cities : placeOf(q, c, 'at');
    const own = sourcePhrases(q, c)[0](q).noun;
    return forEach(every, (n) => `${kindOfCard(q.where, c, n, own)} ${place}`);
  },
  size: ofVariable,
  sum: (what, c, every) => {
    if (typeof what === 'string') return ofVariable(what, c, every);
    return forEach(every, (n) => `${anyOf(what.only, c, n)} ${DONE[boundTo(what.of, c).how]}`);
  },
  pointsOf: (name, c, every) => {
    if (typeof name !== 'string')
      throw new NoWordsError('there are no words for the points of all that answer a query');
    const bound = c.vars[name];
    if (bound === undefined) throw new Error(`the variable ${name} is not bound`);
    const these = bound.single ? bound.noun.one : bound.noun.many;
    return forEach(
      every,
      (n) => `base ${n === 1 ? words.scorePoint.one : words.scorePoint.many} of the ${these} ${DONE[bound.how]}`,
    );
  },
  tokensOn: (what, c, every) =>
    forEach(every, (n) => `${n === 1 ? words.point.one : words.point.many} on ${on(what, c)}`),
  goodsOn: ({ on: where, of }, c, every) => {
    return forEach(every, (n) => `${someGoods(of, c, n)} ${where === 'self' ? `on ${on(where, c)}` : 'it holds'}`);
  },
  beneath: (what, c, every) =>
    forEach(every, (n) => `${n === 1 ? words.card.one : words.card.many} beneath ${on(what, c)}`),
  workersOn: (what, c, every) => forEach(every, (n) => workersThere(what, c, n)),
  marks: ({ of, on: where }, c, every) => {
    const noun = c.names.mark(of);
    return forEach(every, (n) => `${n === 1 ? noun.one : noun.many} on ${thing(where, c)}`);
  },
  events: (kind, _c, every) => {
    const noun = eventNoun(kind);
    return forEach(every, (n) => `${n === 1 ? noun.one : noun.many} you have achieved`);
  },
  leftover: (resources, c, every) => forEach(every, (n) => `${anyOf(resources, c, n)} in your supply`),
  pointTokens: (_v, _c, every) => forEach(every, (n) => `${n === 1 ? words.point.one : words.point.many} you have`),
  colours: (which, _c, every) =>
    forEach(every, (n) =>
      which === 'rarest'
        ? `${n === 1 ? words.card.one : words.card.many} of the color that is the rarest in your city`
        : `different ${n === 1 ? 'color' : 'colors'} in your city`,
    ),
  coverPoints: (_v, c, every) =>
    forEach(
      every,
      (n) => `base ${n === 1 ? words.scorePoint.one : words.scorePoint.many} of the card lying on ${on('self', c)}`,
    ),
  spaces: (which, _c, every) =>
    forEach(
      every,
      (n) =>
        `${which === 'empty' ? emptySpaces(n) : `filled ${n === 1 ? words.space.one : words.space.many}`} in your city`,
    ),
  order: (_v, _c, every) => forEach(every, (n) => `${n === 1 ? words.space.one : words.space.many} before it`),
  limit: (limit, c, every) => forEach(every, (n) => c.names.limit(limit, n)),
  byOption: ({ of }) => {
    throw new NoWordsError(`there are no words for what the option ${of} gives`);
  },
  ranked: (what, c) => {
    const [first, ...next] = what.gives.map((n) => count(n, words.scorePoint));
    const others = next.map((points) => `${points} for the next`);
    const { by } = what;
    const most =
      typeof by === 'object' && 'count' in by && by.count.in === 'city'
        ? `for who has the most ${kindOfCard(by.count.where, c, 2)} in their city`
        : `for who has the most, counted ${eachPhrase(termsOf(by)[0], c)}`;
    return [`${first} ${most}`, ...others].join(', ');
  },
  best: ({ of, n }, c) =>
    `as many ${words.scorePoint.many} as the best ${typeof n === 'number' ? `${n} ` : ''}${kindOfCard(of.where, c, 2)} ${placeOf(of, c, 'at')} are worth`,
  bestScored: (q, c) =>
    `as many ${words.scorePoint.many} as one ${kindOfCard(q.where, c, 1)} ${placeOf(q, c, 'at')} would score in your city`,
  journey: (_v, _c, every) =>
    forEach(
      every,
      (n) => `${n === 1 ? words.scorePoint.one : words.scorePoint.many} of your workers on the ${words.journey.one}`,
    ),
  handRoom: (_v, _c, every) =>
    forEach(every, (n) => `${n === 1 ? words.card.one : words.card.many} that your hand still has room for`),
  atTarget: (of, _c, every) => {
    if (typeof of === 'object' && 'spaces' in of && of.spaces === 'empty')
      return forEach(every, (n) => `${emptySpaces(n)} in the city of the player at whom the arrow points`);
    throw new NoWordsError(`there are no words for what is counted at the arrow: ${JSON.stringify(of)}`);
  },
  atOneRival: (of, c, every) => {
    if (typeof of === 'object' && 'count' in of && of.count.in === 'city')
      return forEach(every, (n) => `${kindOfCard(of.count.where, c, n)} in the city of one opponent`);
    if (typeof of === 'object' && 'spaces' in of && of.spaces === 'empty')
      return forEach(every, (n) => `${emptySpaces(n)} in the city of one opponent`);
    if (typeof of !== 'object' || !('events' in of))
      throw new NoWordsError(`there are no words for what is counted at one opponent: ${JSON.stringify(of)}`);
    const noun = eventNoun(of.events);
    return forEach(every, (n) => `${n === 1 ? noun.one : noun.many} that one opponent has achieved`);
  },
  pairs: ({ group, of }, c, every) => {
    const [left, right] = c.names.sides(group).map((ids) =>
      list(
        ids.map((id) => c.names.card(id).one),
        'or',
      ),
    );
    const where = of === 'home' ? 'in your city' : 'in any city';
    return forEach(every, (n) => `${left} and ${right} ${n === 1 ? 'pair' : 'pairs'} ${where}`);
  },
};

function partners(c: Ctx): string {
  const shares = c.self.card === undefined ? undefined : c.names.cardDef(c.self.card)?.shares;
  if (shares === undefined) return 'another card';
  const others = c.names.sides(shares.group)[shares.side === 'a' ? 1 : 0];
  return list(
    others.map((id) => a(c.names.card(id))),
    'or',
  );
}

function named(ids: readonly CardId[], c: Ctx): string {
  return list(
    ids.map((id) => theOrA(id, c.names)),
    'and',
  );
}

/** "winter or spring". */
export function inSeason(seasons: string | readonly string[], c: Ctx): string {
  return list(
    [seasons].flat().map((id) => c.names.season(id).one),
    'or',
  );
}

export const conds: Phrases['conds'] = {
  has: {
    clause: (ids, c) => `you have ${named(ids, c)} in your city`,
    need: (ids, c) => `${named(ids, c)} in your city`,
    denial: (ids, c) => `you do not have ${named(ids, c)} in your city`,
  },
  copied: { clause: () => 'it is copied', need: () => 'that it is copied', denial: () => 'it is not copied' },
  paired: {
    clause: (_v, c) => `it shares its space with ${partners(c)}`,
    need: (_v, c) => `that it shares its space with ${partners(c)}`,
    denial: (_v, c) => `it does not share its space with ${partners(c)}`,
  },
  season: {
    clause: (id, c) => `you are in ${inSeason(id, c)}`,
    need: (id, c) => `that you are in ${inSeason(id, c)}`,
    denial: (id, c) => `you are not in ${inSeason(id, c)}`,
  },
  passes: {
    clause: ({ what, where }, c) => `${subject(what, c)} is ${aCard(where, c)}`,
    need: ({ what, where }, c) => `that ${subject(what, c)} is ${aCard(where, c)}`,
    denial: ({ what, where }, c) => `${subject(what, c)} is not ${aCard(where, c)}`,
  },
  can: {
    clause: () => 'that is possible',
    need: () => 'that it is possible',
    denial: () => 'that is not possible',
  },
  myTurn: {
    clause: () => 'it is your turn',
    need: () => 'that it is your turn',
    denial: () => 'it is not your turn',
  },
  players: {
    clause: (n) => `there ${n === 1 ? 'is 1 player' : `are ${n} players`}`,
    need: (n) => `that there ${n === 1 ? 'is 1 player' : `are ${n} players`}`,
    denial: (n) => `there ${n === 1 ? 'is not 1 player' : `are not ${n} players`}`,
  },
  home: {
    clause: (piece, c) => `${atHome(piece, c)} at home`,
    need: (piece, c) => `that ${atHome(piece, c)} at home`,
    denial: (piece, c) =>
      piece === 'any' ? 'no piece of yours is at home' : `your ${c.names.piece(piece).one} is away`,
  },
  option: {
    clause: ({ of, is }, c) => `${c.names.option(of, is)} is in play`,
    need: ({ of, is }, c) => `that ${c.names.option(of, is)} is in play`,
    denial: ({ of, is }, c) => `${c.names.option(of, is)} is not in play`,
  },
};

const atHome = (piece: Conds['home'], c: Ctx): string =>
  `${piece === 'any' ? 'a piece of yours' : `your ${c.names.piece(piece).one}`} is`;

const have = (need: string): { readonly clause: string; readonly need: string } => ({
  clause: `you have ${need}`,
  need,
});

const thereAre = (need: string, n: number): { readonly clause: string; readonly need: string } => ({
  clause: `there ${n === 1 ? 'is' : 'are'} ${need}`,
  need,
});

/** "2 or more" for "at least 2". */
const orMore = (limits: string): string => limits.replace(/^at least (\d+)$/, '$1 or more');

export const compared: Phrases['compared'] = {
  sum: (what, c, limits, n) => {
    if (typeof what === 'string' && c.vars[what]?.how === 'rolled') {
      const clause = `the ${words.die.one} shows ${orMore(limits)}`;
      return { clause, need: `that ${clause}` };
    }
    const goods =
      typeof what === 'string' ? (n === 1 ? words.resource.one : words.resource.many) : anyOf(what.only, c, n);
    return { clause: `it brought you ${limits} ${goods}`, need: `that it brings you ${limits} ${goods}` };
  },
  count: (q, c, limits, n) => {
    const noun = sourcePhrases(q, c)[0](q).noun;
    const need = `${limits} ${kindOfCard(q.where, c, n, noun)} ${placeOf(q, c, 'at')}`;
    return noun === undefined ? have(need) : thereAre(need, n);
  },
  events: (kind, _c, limits, n) => {
    const some = `${limits} ${n === 1 ? eventNoun(kind).one : eventNoun(kind).many}`;
    return { clause: `you have achieved ${some}`, need: `${some} achieved` };
  },
  pointTokens: (_v, _c, limits, n) => have(`${limits} ${n === 1 ? words.point.one : words.point.many}`),
  workersOn: (what, c, limits, n) => thereAre(`${limits} ${workersThere(what, c, n)}`, n),
  leftover: (resources, c, limits, n) => have(`${limits} ${anyOf(resources, c, n)}`),
  tokensOn: (what, c, limits, n) => {
    return thereAre(`${limits} ${n === 1 ? words.point.one : words.point.many} on ${on(what, c)}`, n);
  },
  goodsOn: ({ on: where, of }, c, limits, n) => {
    const need = `${limits} ${someGoods(of, c, n)} on ${thing(where, c)}`;
    return { clause: `there ${n === 1 ? 'is' : 'are'} ${need}`, need };
  },
  marks: ({ of, on: where }, c, limits, n) => {
    const what = thing(where, c);
    if (of === 'flipped') {
      const clause = n === 0 ? `${what} does not show its other side` : `${what} shows its other side`;
      return { clause, need: `that ${clause}` };
    }
    const noun = c.names.mark(of);
    return thereAre(`${limits} ${n === 1 ? noun.one : noun.many} on ${what}`, n);
  },
  pointsOf: (_name, _c, limits) => ({
    clause: `their base points add up to ${orMore(limits)}`,
    need: `cards whose base points add up to ${orMore(limits)}`,
  }),
};

/** What `not` keeps out. That cards which are never copied are, they say themselves. */
function exceptions(f: Filter, c: Ctx): string[] {
  if ('any' in f) return f.any.flatMap((part) => exceptions(part, c));
  if ('event' in f) return [a(words.event)];
  if ('permanent' in f) return ['a place where workers stay for good'];
  if ('lasting' in f) return [];
  if ('among' in f) return ['that very one'];
  if ('row' in f) return c.names.hasRow(f.row) ? [a(c.names.row(f.row).noun)] : [];
  if ('card' in f) return c.names.cardDef(f.card) === undefined ? [] : [the({ card: f.card }, c.names)];
  throw noWords({ not: f });
}

/** Nothing is said of what says it itself. */
function never(what: readonly string[]): FilterPart {
  return what.length === 0 ? {} : { aside: `never ${list(what, 'or')}` };
}

function unmarked(mark: MarkName, c: Ctx, n: number): string {
  if (mark === 'flipped') return n === 1 ? 'that does not show its other side' : 'that do not show their other sides';
  return `without ${a(c.names.mark(mark))} on ${n === 1 ? 'it' : 'them'}`;
}

const FREE: Readonly<Record<Seats, string>> = {
  me: 'where you have no worker',
  others: 'where no opponent has a worker',
  any: 'where nobody has a worker',
};

export const filters: Phrases['filters'] = {
  colour: (colour) => ({ adjective: words.colours[colour].m.one }),
  kind: (kind) => ({ noun: kind === 'critter' ? words.critter : words.construction }),
  rarity: (rarity) => ({ adjective: words.rarity[rarity].m.one }),
  card: (id, c) => ({ noun: c.names.card(id) }),
  set: (id, c) => ({ adjective: c.names.module(id) }),
  maxPoints: (n) => ({ after: `worth at most ${n} base ${n === 1 ? words.scorePoint.one : words.scorePoint.many}` }),
  other: () => ({ other: true }),
  activatable: () => ({ aside: 'no card acts twice in one chain of activations' }),
  sameColour: () => ({ after: 'of the same color' }),
  lasting: () => {
    throw noWords({ lasting: true });
  },
  minPoints: (n) => ({ after: `worth at least ${n} base ${n === 1 ? words.scorePoint.one : words.scorePoint.many}` }),
  row: (row, c) => ({ noun: c.names.row(row).noun }),
  tile: (id, c) => ({ noun: c.names.place(id) }),
  suit: (suit, c) => ({ adjective: c.names.suit(suit) }),
  exclusive: () => ({ after: 'whose spots are counted' }),
  board: () => ({ after: 'on the boards' }),
  slot: (n) => {
    if (typeof n === 'string') return { after: `in the ${words.space.one} that the ${words.die.one} shows` };
    const space = `${ordinal(n)} ${words.space.one}`;
    return { noun: { one: space, many: space } };
  },
  open: () => ({ after: 'that is open to others' }),
  free: () => ({ after: 'with a free spot for you' }),
  holding: () => ({ after: 'where it lies' }),
  met: () => ({ after: 'whose requirement you meet' }),
  matched: ({ named, counted }) => ({
    after:
      named === counted
        ? `with at least ${named} of the cards it needs in your city`
        : `with at least ${named} of the cards it names, or ${counted} of those it counts, in your city`,
  }),
  among: (name) => {
    throw noWords({ among: name });
  },
  productive: () => ({ aside: 'only if it can do something now' }),
  usable: () => ({ aside: 'only if it can do something now' }),
  event: (kind) => ({ noun: eventNoun(kind) }),
  permanent: () => ({ after: 'where workers stay for good' }),
  in: (source, c) => ({ after: placeOf({ in: source }, c, 'at') }),
  piece: (name, c) => ({ after: `where ${yours(c.names.piece(name))} is` }),
  adjacent: (piece, c) => ({ after: `adjacent to the ${c.names.piece(piece).one}` }),
  nextTo: (piece, c) => ({ after: `right beside the ${c.names.piece(piece).one}, not diagonally` }),
  gives: (r, c) => ({ after: `that gives ${c.names.resource(r).many} or any ${words.resource.many}` }),
  owner: (who) => ({
    after: {
      me: 'of yours',
      others: 'of an opponent',
      any: 'of any player',
      target: 'of the player at whom the arrow points',
    }[who],
  }),
  occupied: (who) => ({
    after: {
      me: 'where you have a worker',
      others: 'where an opponent has a worker',
      any: 'where any player has a worker',
    }[who],
  }),
  marked: (mark, c, _noun, n) => {
    if (mark === 'flipped') return { after: n === 1 ? 'that shows its other side' : 'that show their other sides' };
    return { after: `with ${a(c.names.mark(mark))} on ${n === 1 ? 'it' : 'them'}` };
  },
  sameAs: () => ({ after: 'like one of them' }),
  named: () => ({ after: 'of that color' }),
  not: (f, c, _noun, n) => {
    if ('marked' in f) return { after: unmarked(f.marked, c, n) };
    if ('occupied' in f) return { after: FREE[f.occupied] };
    if ('colour' in f) return { adjective: `non-${words.colours[f.colour].m.one}` };
    return never(exceptions(f, c));
  },
  any: (filters, c) => ({ noun: either(nounsOf(filters, c)) }),
};

function place(name: string): SourcePhrase {
  return () => ({ at: `in ${name}`, from: `from ${name}` });
}

export const sources: Phrases['sources'] = {
  city: ({ of = 'home' }) => {
    const rival = "an opponent's city";
    const city = { home: 'your city', rivals: rival, others: rival, all: 'any city' }[of];
    return { at: `in ${city}`, from: `from ${city}` };
  },
  deck: place('the deck'),
  discard: place('the discard pile'),
  hand: place('your hand'),
  meadow: place('the Meadow'),
  revealed: () => ({ at: 'among the revealed cards', from: 'from the revealed cards' }),
  events: () => ({ at: 'that you have achieved', from: 'that you have achieved', noun: words.event }),
  locations: () => ({ at: 'on the table', from: 'from the table', noun: words.location }),
  slots: () => ({ at: 'of the displays', from: 'from the displays', noun: words.space }),
};
