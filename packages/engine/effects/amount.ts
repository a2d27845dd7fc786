import { placeAt, type Rules } from '../content/rules.ts';
import { cityOf, designOf, findInCity, pairs } from '../flow/city.ts';
import { coverOf } from '../state/covers.ts';
import { countBeneath, goodsOn, workersOn } from '../state/holders.ts';
import type { GameState, Seat } from '../state/types.ts';
import { holds } from './cond.ts';
import { count } from './query.ts';
import type { Amount, Amounts, Scope } from './types.ts';

/** What a number of the content tables comes to in a position. */
export function amount(g: Rules, s: GameState, sc: Scope, a: Amount): number {
  if (typeof a === 'number') return a;
  if ('times' in a) return a.times * amount(g, s, sc, a.of);
  if ('halfOf' in a) return Math.floor(amount(g, s, sc, a.halfOf) / 2);
  if ('atMost' in a) return Math.min(a.atMost, amount(g, s, sc, a.of));
  if ('less' in a) return Math.max(0, amount(g, s, sc, a.of) - a.less);
  if ('total' in a) return a.total.reduce((sum: number, part) => sum + amount(g, s, sc, part), 0);
  if ('when' in a) return holds(g, s, sc, a.when) ? amount(g, s, sc, a.then) : 0;
  if ('count' in a) return count(g, s, sc, a.count);
  if ('size' in a) return sc.cards[a.size]?.length ?? 0;
  if ('sum' in a) return (sc.nums[a.sum] ?? []).reduce((x, y) => x + y, 0);
  if ('tokensOn' in a) return onCard(g, s, sc, a.tokensOn, (holder) => s.tokens[holder]);
  if ('goodsOn' in a) return sumOf(a.goodsOn, (r) => goodsOn(s, sc.src, g.resources.indexOf(r)));
  if ('beneath' in a) return onCard(g, s, sc, a.beneath, (holder) => countBeneath(s, holder));
  if ('workersOn' in a) return onCard(g, s, sc, a.workersOn, (holder) => workersOn(s, holder));
  if ('events' in a) return eventsOf(g, s, sc.home, a.events);
  if ('leftover' in a) return sumOf(a.leftover, (r) => s.seats[sc.home].res[g.resources.indexOf(r)]);
  if ('pairs' in a) return pairsIn(g, s, sc, a.pairs);
  if ('every' in a) return Math.floor(amount(g, s, sc, a.of) / a.every);
  if ('pointTokens' in a) return tokensOf(g, s, sc.home);
  if ('colours' in a) return coloursIn(g, s, sc.home);
  if ('coverPoints' in a) return coverPoints(g, s, sc);
  if ('atOneRival' in a) return atOneRival(g, s, sc, a.atOneRival);
  return g.vocabulary.amounts[Object.keys(a)[0]](g, s, sc, a);
}

function atOneRival(g: Rules, s: GameState, sc: Scope, of: Amount): number {
  let most = 0;
  for (let home = 0; home < g.city.length; home++)
    if (home !== sc.home) most = Math.max(most, amount(g, s, { ...sc, home }, of));
  return most;
}

function eventsOf(g: Rules, s: GameState, seat: Seat, kind: Amounts['events']): number {
  const { events } = s.seats[seat];
  return kind === 'any' ? events.length : events.filter((e) => placeAt(g, e).def.event === kind).length;
}

function onCard(g: Rules, s: GameState, sc: Scope, card: string, value: (holder: number) => number): number {
  const holder = card === 'self' ? sc.src : findInCity(g, s, sc.home, card);
  return holder < 0 ? 0 : value(holder);
}

/** Loose tokens and those on cards of the city (R-GEN-15). */
export function tokensOf(g: Rules, s: GameState, seat: Seat): number {
  return cityOf(g, s, seat).reduce((sum, uid) => sum + s.tokens[uid], s.seats[seat].points);
}

function coloursIn(g: Rules, s: GameState, seat: Seat): number {
  return new Set(cityOf(g, s, seat).map((uid) => designOf(g, s, uid).colour)).size;
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
