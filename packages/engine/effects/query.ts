import { ZONE, type Rules } from '../content/rules.ts';
import { staticFilter } from '../content/staticFilter.ts';
import { cityOf, isNamed } from '../flow/city.ts';
import { EMPTY_SPACE, MEADOW_SPACE, type GameState, type Seat, type Uid } from '../state/types.ts';
import type { Filter, Query, Scope } from './types.ts';

export function matches(g: Rules, s: GameState, sc: Scope, uid: Uid, filters: readonly Filter[] | undefined): boolean {
  if (filters === undefined) return true;
  for (let i = 0; i < filters.length; i++) if (!matchesOne(g, s, sc, uid, filters[i])) return false;
  return true;
}

function matchesOne(g: Rules, s: GameState, sc: Scope, uid: Uid, f: Filter): boolean {
  const d = g.designs[s.cardOf[uid]];
  if ('colour' in f) return d.colour === f.colour;
  if ('kind' in f) return d.kind === f.kind;
  if ('card' in f) return isNamed(d, f.card);
  if ('other' in f) return uid !== sc.src;
  if ('activatable' in f) return isActivatable(g, s, sc, uid);
  return staticFilter(f, d.id, d.def);
}

/** OQ-50: no card acts twice in a chain; R-CARD-MINERMOLE-02: some cannot be activated out of another city. */
function isActivatable(g: Rules, s: GameState, sc: Scope, uid: Uid): boolean {
  const d = g.designs[s.cardOf[uid]];
  if (d.def.production === undefined || sc.chain.includes(uid)) return false;
  return d.def.notAbroad === undefined || cityOf(g, s, sc.seat).includes(uid);
}

/** The seats whose cities a query means. A copied card's rivals are the one who copied it (R-CARD-MINERMOLE-03). */
export function queriedSeats(g: Rules, sc: Scope, of: Query['of']): Seat[] {
  if (of === undefined || of === 'home') return [sc.home];
  if (of === 'rivals' && sc.home !== sc.seat) return [sc.seat];
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.city.length; seat++) if (of === 'all' || seat !== sc.seat) seats.push(seat);
  return seats;
}

export function select(g: Rules, s: GameState, sc: Scope, q: Query): Uid[] {
  const found: Uid[] = [];
  const among = q.among === undefined ? undefined : (sc.cards[q.among] ?? []);
  const collect = (zone: readonly Uid[]): void => {
    for (let i = 0; i < zone.length; i++)
      if ((among === undefined || among.includes(zone[i])) && matches(g, s, sc, zone[i], q.where)) found.push(zone[i]);
  };
  switch (q.in) {
    case 'city':
      for (const seat of queriedSeats(g, sc, q.of)) collect(s.zones[g.city[seat]]);
      break;
    case 'hand':
      collect(s.zones[g.hand[sc.seat]]);
      break;
    case 'meadow':
      collect(reachableMeadow(s));
      break;
    case 'handOrMeadow':
      collect(s.zones[g.hand[sc.seat]]);
      collect(reachableMeadow(s));
      break;
    case 'revealed':
      collect(s.zones[ZONE.revealed]);
      break;
  }
  return found;
}

/** Meadow cards that players can play, draw or discard. */
export function reachableMeadow(s: GameState): Uid[] {
  return s.zones[ZONE.meadow].filter((uid, i) => uid !== EMPTY_SPACE && s.meadow[i] === MEADOW_SPACE.open);
}

export function count(g: Rules, s: GameState, sc: Scope, q: Query): number {
  if (q.in !== 'city' || q.of !== undefined) return select(g, s, sc, q).length;
  let n = 0;
  const city = s.zones[g.city[sc.home]];
  for (let i = 0; i < city.length; i++) if (matches(g, s, sc, city[i], q.where)) n++;
  return n;
}
