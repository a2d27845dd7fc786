import {
  count,
  scopeOf,
  type Amount,
  type Cond,
  type GameState,
  type PlaceInfo,
  type Rules,
  type Seat,
} from '@everdell/game';
import { estimate } from './worth.ts';

/** The Events that can still be claimed, and how far the seat is with each: 1 = it has all that is asked for. */
export function eventProgress(g: Rules, s: GameState, seat: Seat): { place: PlaceInfo; share: number }[] {
  return s.rows.flat().flatMap((holder) => {
    const place = eventAt(g, holder);
    return place === null ? [] : [{ place, share: progress(g, s, seat, place) }];
  });
}

/** The Event of the row, null = it is something else. */
export function eventAt(g: Rules, holder: number): PlaceInfo | null {
  const place = holder < g.cards ? null : g.places[holder - g.cards];
  return place === null || place.event === null ? null : place;
}

const worths = new WeakMap<PlaceInfo, number>();

/** What an Event is worth that asks for something. */
export function eventWorth(place: PlaceInfo): number {
  let worth = worths.get(place);
  if (worth === undefined) {
    const scores: Amount | undefined = place.def.scores;
    worths.set(place, (worth = scores === undefined ? 3 : Math.min(9, estimate(scores))));
  }
  return worth;
}

export function progress(g: Rules, s: GameState, seat: Seat, { needs, needsCards }: PlaceInfo): number {
  if (needs === null) return 1;
  if (needsCards === null) return share(g, s, seat, needs);
  const city = s.zones[g.city[seat]];
  let have = 0;
  for (const key of needsCards) if (city.some((uid) => g.designs[s.cardOf[uid]].key === key)) have++;
  return have / needsCards.length;
}

function share(g: Rules, s: GameState, seat: Seat, cond: Cond): number {
  if ('atLeast' in cond) return Math.min(1, count(g, s, scopeOf(seat), cond.atLeast.of) / cond.atLeast.n);
  if ('all' in cond) return cond.all.reduce((least, part) => Math.min(least, share(g, s, seat, part)), 1);
  return 0;
}
