/** A table of the bazaar at which the first player stands as described. */
import { base } from '@everdell/sets';
import { ZONE, type Bundle, type Game, type GameState } from '@everdell/game';
import { vector } from '../look.ts';
import { bazaar } from './bazaar.ts';
import { begun, gameWith } from './game.ts';

export const game: Game = gameWith([base, bazaar], 2);

export interface Given {
  readonly signs?: readonly string[];
  /** Signs of the other player. */
  readonly theirs?: readonly string[];
  readonly city?: readonly string[];
  readonly hand?: readonly string[];
  readonly meadow?: string;
  readonly shelf?: readonly string[];
  readonly res?: Bundle;
  /** Point tokens on every sign. */
  readonly tokens?: number;
}

export interface Stall {
  readonly s: GameState;
  readonly seat: number;
  /** A card of this name that lies where it was put. */
  uid(id: string): number;
}

export function stall(given: Given): Stall {
  const g = game.rules;
  const s = begun(game, 'stall');
  const seat = s.active;
  const other = 1 - seat;
  const put = new Map<string, number>();
  for (const at of [g.hand[seat], g.hand[other], g.city[seat], g.seatZone['shelf'][seat]])
    s.zones[ZONE.deck].push(...s.zones[at].splice(0));
  const take = (id: string): number => {
    const pile = s.zones[ZONE.deck];
    const uid = pile.find((card) => g.designs[s.cardOf[card]].id === id)!;
    pile.splice(pile.indexOf(uid), 1);
    put.set(id, uid);
    return uid;
  };
  s.zones[ZONE.deck].push(...s.zones[ZONE.meadow]);
  s.zones[g.city[seat]].push(...(given.city ?? []).map(take));
  s.zones[g.hand[seat]].push(...(given.hand ?? []).map(take));
  s.zones[g.seatZone['shelf'][seat]].push(...(given.shelf ?? []).map(take));
  const first = given.meadow === undefined ? [] : [take(given.meadow)];
  s.zones[ZONE.meadow] = [...first, ...s.zones[ZONE.deck].splice(-8 + first.length)];
  const signs = g.places.filter(({ def }) => def.row === 'signs');
  const named = (ids: readonly string[]): number[] => signs.filter(({ id }) => ids.includes(id)).map(({ ix }) => ix);
  s.zones[g.seatZone['signs'][seat]] = named(given.signs ?? []);
  s.zones[g.seatZone['signs'][other]] = named(given.theirs ?? []);
  const lying = [...(given.signs ?? []), ...(given.theirs ?? [])];
  s.zones[g.zone['signBox']] = signs.filter(({ id }) => !lying.includes(id)).map(({ ix }) => ix);
  s.tokens = s.tokens.map((n, at) => (named(given.signs ?? []).includes(at) ? (given.tokens ?? 0) : n));
  s.seats[seat].res = vector(game, given.res ?? {});
  return { s: game.clone(s), seat, uid: (id) => put.get(id)! };
}
