import { ZONE, type Holder, type PlaceInfo, type RowName, type Uid } from '@everdell/engine';
import type { Table } from '@everdell/sets';

/**
 * What stands for the parts of a table that a case says nothing about: cards too dear and too valuable to be played by
 * accident and of a colour that no basic Event counts, Events whose cards the case does not name.
 */

const DULL_POINTS = 4;

/** Designs from the dullest to the liveliest; those that the case names come last. */
function byDullness(t: Table): number[] {
  const rank = (ix: number): number => {
    const d = t.g.designs[ix];
    const named = t.named.has(d.id) ? 0 : 8;
    const intrudes = d.def.arrival !== undefined && 'into' in d.def.arrival ? -16 : 0;
    return intrudes + named + (d.points >= DULL_POINTS ? 4 : 0) + (d.colour === 'purple' ? 2 : 0) + (d.unique ? 1 : 0);
  };
  const main = t.g.designs.filter((d) => d.def.deck === undefined).map((d) => d.ix);
  return main.sort((a, b) => rank(b) - rank(a) || a - b);
}

export function dullCards(t: Table, n: number): Uid[] {
  const found: Uid[] = [];
  for (const ix of byDullness(t)) while (found.length < n && t.supply[ix].length > 0) found.push(t.supply[ix].pop()!);
  return found;
}

/** Every card that has no place yet, the dullest last, that is on top of a pile. */
export function restOfCards(t: Table): Uid[] {
  return dullCards(t, t.g.cards).reverse();
}

/** Cards of small decks that nobody holds lie where they lay at the start, out of the game. */
export function restOfSmallDecks(t: Table): void {
  for (const d of t.g.designs)
    if (d.def.deck !== undefined) t.s.zones[t.g.zone[d.def.deck]].push(...t.supply[d.ix].splice(0));
}

export function toDeck(t: Table, listed: readonly Uid[], complete: boolean): void {
  const rest = restOfCards(t);
  restOfSmallDecks(t);
  t.s.zones[complete ? ZONE.removed : ZONE.deck].push(...rest);
  t.s.zones[ZONE.deck].push(...listed.slice().reverse());
}

/** Places of a row that are not on the table, the least useful ones first. */
export function spareDull(t: Table, row: RowName, taken: readonly Holder[]): Holder[] {
  const spare = t.g.places.filter((p) => p.row === t.g.rowIx[row] && !taken.includes(p.ix));
  return spare.sort((a, b) => useOf(t, a) - useOf(t, b) || a.ix - b.ix).map((p) => p.ix);
}

/** How near the case comes to using a place: named itself, then the share of its cards that are named. */
function useOf(t: Table, place: PlaceInfo): number {
  if (t.named.has(place.id)) return 2;
  const { needs } = place;
  if (needs === null || !('has' in needs)) return 0.25;
  return needs.has.filter((id) => t.named.has(id)).length / needs.has.length;
}
