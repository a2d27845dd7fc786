import {
  askedCards,
  askedOfEach,
  counter,
  scopeOf,
  type Amount,
  type Cond,
  type GameState,
  type PlaceInfo,
  type Rules,
  type Seat,
} from '@everdell/game';
import { estimate } from './worth.ts';

/** How far a seat is with what is asked for: 1 = it has all of it. */
type Share = (s: GameState, seat: Seat) => number;

export interface EventPlan {
  readonly place: PlaceInfo;
  /** In points. */
  readonly worth: number;
  readonly share: Share;
  /** The keys of the cards that it asks for; null = for something else. */
  readonly keys: readonly number[] | null;
}

const plans = new WeakMap<Rules, readonly (EventPlan | null)[]>();

/** By place of the game; null = it is no Event. */
export function eventsOf(g: Rules): readonly (EventPlan | null)[] {
  let events = plans.get(g);
  if (events === undefined) plans.set(g, (events = g.places.map((place) => planOf(g, place))));
  return events;
}

function planOf(g: Rules, place: PlaceInfo): EventPlan | null {
  if (place.event === null) return null;
  return { place, worth: worthOf(place), share: shareOfPlace(g, place), keys: place.needsCards };
}

/** The Event of the row, null = it is something else. */
export function eventAt(g: Rules, holder: number): EventPlan | null {
  return holder < g.cards ? null : eventsOf(g)[holder - g.cards];
}

/** The Events that can still be claimed, and how far the seat is with each. */
export function eventProgress(g: Rules, s: GameState, seat: Seat): { place: PlaceInfo; share: number }[] {
  return s.rows.flat().flatMap((holder) => {
    const event = eventAt(g, holder);
    return event === null ? [] : [{ place: event.place, share: event.share(s, seat) }];
  });
}

function worthOf({ def }: PlaceInfo): number {
  const scores: Amount | undefined = def.scores;
  return scores === undefined ? 3 : Math.min(9, estimate(scores));
}

function shareOfPlace(g: Rules, { needs, needsCards }: PlaceInfo): Share {
  if (needs === null) return () => 1;
  return needsCards === null ? shareOf(g, needs) : shareOfCards(g, needsCards);
}

function shareOfCards(g: Rules, keys: readonly number[]): Share {
  return (s, seat) => {
    const city = s.zones[g.city[seat]];
    let have = 0;
    for (let k = 0; k < keys.length; k++) if (hasKey(g, s, city, keys[k])) have++;
    return have / keys.length;
  };
}

/** The same where it is known which keys the city holds. */
export function shareHeld(keys: readonly number[], held: Uint8Array): number {
  let have = 0;
  for (let k = 0; k < keys.length; k++) if (keys[k] >= 0) have += held[keys[k]];
  return have / keys.length;
}

export function hasKey(g: Rules, s: GameState, cards: readonly number[], key: number): boolean {
  for (let i = 0; i < cards.length; i++) if (g.designs[s.cardOf[cards[i]]].key === key) return true;
  return false;
}

function shareOf(g: Rules, cond: Cond): Share {
  if (askedOfEach(cond) !== null) return () => 0; // the features were learned without it: see value/automa.ts
  const asked = askedCards(cond);
  if (asked !== null) {
    const { of, n } = asked;
    const counted = counter(g, of);
    return (s, seat) => Math.min(1, counted(s, scopeOf(seat)) / n);
  }
  if ('all' in cond) {
    const parts = cond.all.map((part) => shareOf(g, part));
    return (s, seat) => parts.reduce((least, part) => Math.min(least, part(s, seat)), 1);
  }
  return () => 0;
}
