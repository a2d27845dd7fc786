import type { Design, Rules } from '../content/rules.ts';
import type { ReasonCode } from '../decisions/types.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { matches, select } from '../effects/query.ts';
import { breaksUnique, cityOf, designOf, hasHost, hasRoom, isSupplanted, sharesSpace } from '../zones/city.ts';

/** Why a card cannot take its place, once the card `without` has left its owner's city; null = it can. */
export function whyNotArrive(g: Rules, s: GameState, seat: Seat, d: Design, without: Uid = -1): ReasonCode | null {
  const arrival = d.arrival;
  if (g.supplants && isSupplanted(g, s, seat, d)) return 'supplanted';
  if (arrival === null) {
    if (breaksUnique(g, s, seat, d, without)) return 'already-in-city';
    if (d.liesOn !== null && !hasHost(g, s, seat, d, without)) return 'no-target';
    return hasRoom(g, s, seat, d, without) ? null : 'city-full';
  }
  if ('into' in arrival) return intrudable(g, s, seat, d).length > 0 ? null : 'no-target';
  if ('exchange' in arrival) return exchangeable(g, s, seat, d, without).length > 0 ? null : 'no-target';
  if (breaksUnique(g, s, seat, d, without)) return 'already-in-city';
  return replaceable(g, s, seat, d, without).length > 0 ? null : 'no-target';
}

/** The same for a card that is laid on another and needs no space; one that has to take another place cannot be. */
export function whyNotCover(g: Rules, s: GameState, seat: Seat, d: Design): ReasonCode | null {
  if (d.arrival !== null || d.liesOn !== null) return 'not-offered';
  if (isSupplanted(g, s, seat, d)) return 'supplanted';
  return breaksUnique(g, s, seat, d) ? 'already-in-city' : null;
}

/** Cards of the own city whose place the card can take. */
export function replaceable(g: Rules, s: GameState, seat: Seat, d: Design, without: Uid = -1): Uid[] {
  const arrival = d.arrival;
  if (arrival === null || !('replaces' in arrival)) return [];
  const cards = select(g, s, scopeOf(seat), arrival.replaces);
  return cards.filter((uid) => uid !== without && !designOf(g, s, uid).lasting && hasRoom(g, s, seat, d, without, uid));
}

/** Opponents whose city takes the card; an automa may have its own way of dealing with it. */
export function intrudable(g: Rules, s: GameState, seat: Seat, d: Design): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < s.seats.length; other++) {
    if (other === seat) continue;
    const automa = g.automas[other];
    const twice = automa?.ignoresText ? false : breaksUnique(g, s, other, d);
    const takes = automa?.intruded !== undefined || (hasRoom(g, s, other, d) && !twice);
    if (takes) seats.push(other);
  }
  return seats;
}

/**
 * Cards of opponents' cities for which the card can be exchanged: they come into the own city by the rules of playing,
 * and it finds a place in theirs. What shares a space stays where it is.
 */
export function exchangeable(g: Rules, s: GameState, seat: Seat, d: Design, without: Uid = -1): Uid[] {
  const found: Uid[] = [];
  if (d.arrival === null || !('exchange' in d.arrival)) return found;
  for (let other = 0; other < s.seats.length; other++) {
    if (other === seat) continue;
    for (const uid of cityOf(g, s, other)) {
      const taken = designOf(g, s, uid);
      if (taken.lasting || taken.arrival !== null || !matches(g, s, scopeOf(seat), uid, d.arrival.exchange)) continue;
      if (sharesSpace(g, s, other, uid) || whyNotArrive(g, s, seat, taken, without) !== null) continue;
      if (hasRoom(g, s, other, d, uid) && !breaksUnique(g, s, other, d, uid)) found.push(uid);
    }
  }
  return found;
}
