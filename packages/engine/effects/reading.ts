import { marksReading } from './marks.ts';
import type { Reading } from '../content/memo.ts';
import { isCard, isSlot, placeAt, type Design, type Rules } from '../content/rules.ts';
import { capacity, cityOf, designOf, findInCity, isPaired, pairs, spacesUsed } from '../zones/city.ts';
import { coverOf } from '../state/covers.ts';
import { isChosen } from '../content/inPlay.ts';
import { countBeneath, goodsOn, workersOn } from '../state/holders.ts';
import { freeWorker } from '../state/kinds.ts';
import { hasLent, isLent, lentOnBoard } from '../state/lent.ts';
import { WORKER, type GameState, type Holder, type Seat } from '../state/types.ts';
import { isComing, scopeOf } from '../state/scope.ts';
import { slotNumber } from '../zones/displays.ts';
import { handLimit, handRoom } from '../zones/zones.ts';
import { passesAt } from './filters.ts';
import { counter, select } from './query.ts';
import { targetOf } from './target.ts';
import type { Amount, Amounts, Colour, Comparison, Cond, Conds, FigureName, LimitName, Query, Scope } from './types.ts';

/** The variable that collects what has copied something on the way here. */
export const COPIED = 'copied';

/** What a number of the content tables comes to in a position. */
export function amount(g: Rules, s: GameState, sc: Scope, a: Amount): number {
  return typeof a === 'number' ? a : amountReading(g, a)(s, sc);
}

/** How to work the number out. */
export function amountReading(g: Rules, a: Amount): Reading<number> {
  if (typeof a === 'number') return () => a;
  let read = g.memo.amounts.get(a);
  if (read === undefined) g.memo.amounts.set(a, (read = readingOf(g, a)));
  return read;
}

function readingOf(g: Rules, a: Exclude<Amount, number>): Reading<number> {
  if ('count' in a) return counter(g, a.count);
  if ('total' in a) return totalReading(a.total.map((part) => amountReading(g, part)));
  if ('times' in a) {
    const of = amountReading(g, a.of);
    return (s, sc) => a.times * of(s, sc);
  }
  if ('product' in a) {
    const parts = a.product.map((part) => amountReading(g, part));
    return (s, sc) => parts.reduce((product, part) => product * part(s, sc), 1);
  }
  if ('halfOf' in a) return (s, sc) => amount(g, s, sc, a.halfOf) >> 1;
  if ('atMost' in a) return (s, sc) => Math.min(a.atMost, amount(g, s, sc, a.of));
  if ('less' in a) return (s, sc) => Math.max(0, amount(g, s, sc, a.of) - a.less);
  if ('when' in a) {
    const [isSo, then, otherwise] = [condReading(g, a.when), amountReading(g, a.then), amountReading(g, a.else ?? 0)];
    return (s, sc) => (isSo(s, sc) ? then : otherwise)(s, sc);
  }
  if ('size' in a) return (_s, sc) => sc.cards[a.size]?.length ?? 0;
  if ('sum' in a) return sumReading(g, a.sum);
  if ('pointsOf' in a) {
    const of = a.pointsOf;
    const found: Reading<readonly Holder[]> =
      typeof of === 'string' ? (_s, sc) => sc.cards[of] ?? [] : (s, sc) => select(g, s, sc, of);
    return (s, sc) => sumOf(found(s, sc), (at) => printedPoints(g, s, at));
  }
  if ('best' in a) return (s, sc) => bestOf(g, s, sc, a.best);
  if ('byOption' in a) {
    const n = a.byOption.gives[Number(g.options[a.byOption.of])] ?? 0;
    return () => n;
  }
  if ('tokensOn' in a) return (s, sc) => onCard(g, s, sc, a.tokensOn, (holder) => s.tokens[holder]);
  if ('goodsOn' in a) return goodsReading(g, a.goodsOn);
  if ('beneath' in a) return (s, sc) => onCard(g, s, sc, a.beneath, (holder) => countBeneath(s, holder));
  if ('workersOn' in a) return workersReading(g, a.workersOn);
  if ('marks' in a) return marksReading(g, a.marks);
  if ('events' in a) return (s, sc) => eventsOf(g, s, sc.home, a.events);
  if ('leftover' in a) return (s, sc) => sumOf(a.leftover, (r) => s.seats[sc.home].res[g.resources.indexOf(r)]);
  if ('pairs' in a) return (s, sc) => pairsIn(g, s, sc, a.pairs);
  if ('every' in a) return (s, sc) => Math.floor(amount(g, s, sc, a.of) / a.every);
  if ('pointTokens' in a) return (s, sc) => tokensOf(g, s, sc.home);
  if ('colours' in a) return (s, sc) => coloursIn(g, s, sc.home, a.colours);
  if ('coverPoints' in a) return (s, sc) => coverPoints(g, s, sc);
  if ('handRoom' in a) return (s, sc) => handRoom(g, s, sc.seat);
  if ('spaces' in a) return (s, sc) => spacesOf(g, s, sc.home, a.spaces);
  if ('order' in a) return (s, sc) => sumOf(sc.cards[a.order] ?? [], (at) => Math.max(0, slotNumber(g, s, at) - 1));
  if ('limit' in a) return (s, sc) => limitOf(g, s, sc.seat, a.limit);
  if ('ranked' in a) return (s, sc) => ranked(g, s, sc, a.ranked);
  if ('bestScored' in a) return (s, sc) => bestScored(g, s, sc, a.bestScored);
  if ('journey' in a) return (s, sc) => journeyPoints(g, s, sc.home);
  if ('atOneRival' in a) return (s, sc) => atOneRival(g, s, sc, a.atOneRival);
  if ('atTarget' in a) return (s, sc) => amount(g, s, { ...sc, home: targetOf(g, s, sc.seat) }, a.atTarget);
  const word = g.vocabulary.amounts[Object.keys(a)[0]];
  return (s, sc) => word(g, s, sc, a);
}

function totalReading(parts: readonly Reading<number>[]): Reading<number> {
  return (s, sc) => {
    let sum = 0;
    for (let i = 0; i < parts.length; i++) sum += parts[i](s, sc);
    return sum;
  };
}

/** Printed points of those that are worth most. */
function bestOf(g: Rules, s: GameState, sc: Scope, { of, n }: Amounts['best']): number {
  const points = select(g, s, sc, of).map((at) => printedPoints(g, s, at));
  points.sort((a, b) => b - a);
  return sumOf(points.slice(0, amount(g, s, sc, n)), (worth) => worth);
}

function printedPoints(g: Rules, s: GameState, at: Holder): number {
  return isCard(g, at) ? designOf(g, s, at).points : placeAt(g, at).points;
}

function sumReading(g: Rules, sum: Amounts['sum']): Reading<number> {
  if (typeof sum === 'string') return (_s, sc) => sumOf(sc.nums[sum] ?? [], (n) => n);
  const kinds = sum.only.map((r) => g.resources.indexOf(r));
  return (_s, sc) => sumOf(kinds, (r) => sc.nums[sum.of]?.[r] ?? 0);
}

function spacesOf(g: Rules, s: GameState, seat: Seat, which: Amounts['spaces']): number {
  const used = spacesUsed(g, s, seat);
  return which === 'filled' ? used : Math.max(0, capacity(g, s, seat) - used);
}

/** The hand limit and the spaces of a city have rules of their own; others begin with what their module says. */
function limitOf(g: Rules, s: GameState, seat: Seat, limit: LimitName): number {
  if (limit === 'handLimit') return handLimit(g, s, seat);
  if (limit === 'spaces') return capacity(g, s, seat);
  return (g.limits[limit] ?? 0) + (g.raises[limit] ? g.raised(g, s, seat, limit) : 0);
}

/** Those who tie share a place, and whoever comes after them has the next (OQ-15). */
function ranked(g: Rules, s: GameState, sc: Scope, { by, gives }: Amounts['ranked']): number {
  const own = amount(g, s, sc, by);
  if (own <= 0) return 0;
  const ahead = new Set<number>();
  for (let seat = 0; seat < s.seats.length; seat++) {
    const n = amount(g, s, { ...sc, seat, home: seat }, by);
    if (n > own) ahead.add(n);
  }
  return gives[ahead.size] ?? 0;
}

function bestScored(g: Rules, s: GameState, sc: Scope, query: Query): number {
  let best = 0;
  for (const at of select(g, s, sc, query)) {
    const text = designOf(g, s, at).scores;
    if (text !== null) best = Math.max(best, amount(g, s, { ...sc, src: at }, text));
  }
  return best;
}

function workersReading(g: Rules, on: Amounts['workersOn']): Reading<number> {
  if (typeof on === 'string')
    return (s, sc) => onCard(g, s, sc, on, (holder) => workersOn(s, holder) + (isComing(sc, holder) ? 1 : 0));
  const row = g.rowIx[on.row];
  const isThere = (at: Holder): boolean => at >= g.cards && !isSlot(g, at) && placeAt(g, at).row === row;
  return (s, sc) => sumOf(s.seats[sc.home].workers, (at) => (isThere(at) ? 1 : 0));
}

function goodsReading(g: Rules, { on, of }: Amounts['goodsOn']): Reading<number> {
  const kinds = (of ?? g.resources).map((r) => g.resources.indexOf(r));
  return (s, sc) => {
    const holder = on === 'self' ? sc.src : (sc.cards[on]?.[0] ?? -1);
    return holder < 0 ? 0 : sumOf(kinds, (r) => goodsOn(s, holder, r));
  };
}

function atOneRival(g: Rules, s: GameState, sc: Scope, of: Amount): number {
  let most = 0;
  for (let home = 0; home < g.city.length; home++)
    if (home !== sc.home) most = Math.max(most, amount(g, s, { ...sc, home }, of));
  return most;
}

function eventsOf(g: Rules, s: GameState, seat: Seat, kind: Amounts['events']): number {
  const events = s.zones[g.events[seat]];
  return kind === 'any' ? events.length : events.filter((e) => placeAt(g, e).event === kind).length;
}

function onCard(g: Rules, s: GameState, sc: Scope, card: string, value: (holder: number) => number): number {
  const holder = card === 'self' ? sc.src : findInCity(g, s, sc.home, card);
  return holder < 0 ? 0 : value(holder);
}

/** Loose tokens, and those on cards of the city and on tiles that are in force for who keeps them (R-GEN-15). */
export function tokensOf(g: Rules, s: GameState, seat: Seat): number {
  const city = s.zones[g.city[seat]];
  let sum = s.seats[seat].points;
  for (let i = 0; i < city.length; i++) sum += s.tokens[city[i]];
  for (let i = 0; i < g.force.length; i++)
    if (g.force[i].figure < 0) for (const tile of s.zones[g.force[i].zones[seat]]) sum += s.tokens[tile];
  return sum;
}

/** Cards and tiles of the seat on which point tokens count for it. */
export function holdersOf(g: Rules, s: GameState, seat: Seat): Holder[] {
  const kept = g.force.flatMap(({ figure, zones }) => (figure < 0 ? s.zones[zones[seat]] : []));
  return [...s.zones[g.city[seat]], ...kept];
}

/** Of workers on the Journey; those of automas may stand in displays besides. */
export function journeyPoints(g: Rules, s: GameState, seat: Seat): number {
  let sum = 0;
  const { workers } = s.seats[seat];
  for (let w = 0; w < workers.length; w++)
    if (workers[w] >= g.cards && !isSlot(g, workers[w]) && !isLent(s, seat, w)) sum += placeAt(g, workers[w]).journey;
  if (g.automas[seat] !== null) for (const at of lentOnBoard(s)) if (at >= g.cards) sum += placeAt(g, at).journey;
  return sum;
}

/** Of the rarest those count that the city has (OQ-84). */
function coloursIn(g: Rules, s: GameState, seat: Seat, which: Amounts['colours']): number {
  const cards = new Map<Colour, number>();
  for (const uid of cityOf(g, s, seat)) {
    const { colour } = designOf(g, s, uid);
    cards.set(colour, (cards.get(colour) ?? 0) + 1);
  }
  return which === true || cards.size === 0 ? cards.size : Math.min(...cards.values());
}

function coverPoints(g: Rules, s: GameState, sc: Scope): number {
  const cover = coverOf(s, sc.src);
  return cover < 0 ? 0 : designOf(g, s, cover).points;
}

function sumOf<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((sum, item) => sum + value(item), 0);
}

function pairsIn(g: Rules, s: GameState, sc: Scope, { group, of }: Amounts['pairs']): number {
  const ix = g.designs.find((d) => d.def.shares?.group === group)?.group ?? -1;
  if (of === 'home') return pairs(g, s, sc.home, ix);
  let n = 0;
  for (let seat = 0; seat < g.city.length; seat++) n += pairs(g, s, seat, ix);
  return n;
}

export function holds(g: Rules, s: GameState, sc: Scope, c: Cond): boolean {
  return condReading(g, c)(s, sc);
}

function condReading(g: Rules, c: Cond): Reading<boolean> {
  let read = g.memo.conds.get(c);
  if (read === undefined) g.memo.conds.set(c, (read = condReadingOf(g, c)));
  return read;
}

function condReadingOf(g: Rules, c: Cond): Reading<boolean> {
  if ('has' in c)
    return (s, sc) => {
      for (let i = 0; i < c.has.length; i++) if (findInCity(g, s, sc.home, c.has[i]) < 0) return false;
      return true;
    };
  if ('is' in c) return comparison(g, c);
  if ('copied' in c) return (_s, sc) => sc.cards[COPIED] !== undefined;
  if ('paired' in c) return (s, sc) => isPaired(g, s, sc.home, sc.src, (d) => pairRank(g, s, sc, d));
  if ('season' in c) {
    const seasons = typeof c.season === 'string' ? [c.season] : c.season;
    return (s, sc) => seasons.includes(g.seasons[s.seats[sc.seat].season].id);
  }
  if ('passes' in c)
    return (s, sc) => {
      const bound = c.passes.what === 'self' ? [sc.src] : (sc.cards[c.passes.what] ?? []);
      return bound.length > 0 && bound.every((at) => passesAt(g, s, sc, at, c.passes.where));
    };
  if ('can' in c) return (s, sc) => g.possible(g, s, c.can, sc);
  if ('home' in c) return (s, sc) => isHome(g, s, sc.seat, c.home);
  if ('option' in c) {
    const holds = isChosen(g.options, c.option);
    return () => holds;
  }
  if ('players' in c) return () => g.humans === c.players;
  if ('myTurn' in c) return (s, sc) => s.active === sc.seat;
  if ('all' in c) {
    const parts = c.all.map((part) => condReading(g, part));
    return (s, sc) => parts.every((part) => part(s, sc));
  }
  if ('any' in c) {
    const parts = c.any.map((part) => condReading(g, part));
    return (s, sc) => parts.some((part) => part(s, sc));
  }
  if ('not' in c) {
    const part = condReading(g, c.not);
    return (s, sc) => !part(s, sc);
  }
  const word = g.vocabulary.conds[Object.keys(c)[0]];
  return (s, sc) => word(g, s, sc, c);
}

function isHome(g: Rules, s: GameState, seat: Seat, piece: Conds['home']): boolean {
  if (g.automas[seat] !== null && (piece === 'any' || piece === 'worker') && hasLent(s)) return true;
  const figures = s.slices.figures?.[seat] ?? [];
  if (piece === 'any')
    return s.seats[seat].workers.includes(WORKER.home) || figures.some((at, i) => at === WORKER.home && g.recalled[i]);
  const figure = g.figures.indexOf(piece as FigureName);
  return figure < 0 ? freeWorker(g, s, seat, piece) >= 0 : figures[figure] === WORKER.home;
}

/** Does what a tile needs hold for the seat? */
export function meets(g: Rules, s: GameState, seat: Seat, at: Holder): boolean {
  const needs = isCard(g, at) || isSlot(g, at) ? null : placeAt(g, at).needs;
  return needs === null || holds(g, s, scopeOf(seat, at), needs);
}

function comparison(g: Rules, { is, atLeast = -Infinity, atMost = Infinity, moreThan }: Comparison): Reading<boolean> {
  const value = amountReading(g, is);
  const other = moreThan === undefined ? null : amountReading(g, moreThan);
  return (s, sc) => {
    const n = value(s, sc);
    return n >= atLeast && n <= atMost && (other === null || n > other(s, sc));
  };
}

/** Who of a side finds a partner first: see `shares` of a card. */
function pairRank(g: Rules, s: GameState, sc: Scope, { def }: Design): number {
  if (def.shares?.firstIf === undefined) return 1;
  return holds(g, s, sc, def.shares.firstIf) ? 0 : 2;
}
