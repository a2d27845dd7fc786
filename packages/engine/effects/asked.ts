import { isCard, isSlot, placeAt, type Rules } from '../content/rules.ts';
import { findInCity } from '../zones/city.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';
import { COLOURS } from './colours.ts';
import { counter } from './query.ts';
import type { Colour, Comparison, Cond, Filters, Query, Scope } from './types.ts';

/** What a condition asks for, as far as it can be counted in cards. */

/** At least so many cards that answer a query; null = it asks something else. */
export function askedCards(c: Cond): { readonly n: number; readonly of: Query } | null {
  if (!('is' in c) || typeof c.is !== 'object' || !('count' in c.is)) return null;
  return c.atLeast === undefined || c.atMost !== undefined || c.moreThan !== undefined
    ? null
    : { n: c.atLeast, of: c.is.count };
}

/** At least so many cards of a colour in the own city; null = it asks something else. */
export function askedColour(c: Cond): { readonly n: number; readonly colour: Colour } | null {
  const asked = askedCards(c);
  if (asked === null || asked.of.in !== 'city' || asked.of.of !== undefined || asked.of.among !== undefined)
    return null;
  const [filter, ...more] = asked.of.where ?? [];
  return filter !== undefined && more.length === 0 && 'colour' in filter ? { n: asked.n, colour: filter.colour } : null;
}

/** At least so many cards of each of the five colours. */
export function eachColour(n: number): Cond {
  return {
    all: COLOURS.map((colour): Comparison => ({ is: { count: { in: 'city', where: [{ colour }] } }, atLeast: n })),
  };
}

/** How many of each of the five colours it asks for; null = something else. */
export function askedOfEach(c: Cond): number | null {
  if (!('all' in c) || c.all.length !== COLOURS.length) return null;
  const parts = c.all.map(askedColour);
  const n = parts[0]?.n ?? null;
  return parts.every((part, i) => part !== null && part.n === n && part.colour === COLOURS[i]) ? n : null;
}

export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** How many of the cards that it asks for are there; null if it cannot be counted in cards. */
export function askedProgress(g: Rules, s: GameState, sc: Scope, c: Cond): Progress | null {
  if ('has' in c)
    return { have: c.has.filter((card) => findInCity(g, s, sc.home, card) >= 0).length, need: c.has.length };
  const asked = askedCards(c);
  if (asked !== null) return { have: Math.min(asked.n, counter(g, asked.of)(s, sc)), need: asked.n };
  if (!('all' in c)) return null;
  let [have, need] = [0, 0];
  for (const part of c.all) {
    const progress = askedProgress(g, s, sc, part);
    if (progress === null) return null;
    have += progress.have;
    need += progress.need;
  }
  return { have, need };
}

/** Of a tile, by its needs: those that name each card, and those that count cards of a kind. What counts no cards has none of them. */
export function matchesNeeds(
  g: Rules,
  s: GameState,
  seat: Seat,
  at: Holder,
  { named, counted }: Filters['matched'],
): boolean {
  const needs = isCard(g, at) || isSlot(g, at) ? null : placeAt(g, at).needs;
  if (needs === null) return false;
  const have = askedProgress(g, s, scopeOf(seat, at), needs)?.have ?? 0;
  return have >= ('has' in needs ? named : counted);
}
