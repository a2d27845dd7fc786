import type { FilterPlan, Reading } from '../content/memo.ts';
import { ZONE, type Rules } from '../content/rules.ts';
import type { GameState, Holder, Seat, Uid } from '../state/types.ts';
import { displayOf, isShut, reachable, slotOf } from '../zones/displays.ts';
import { passes, passesAt, planFor } from './filters.ts';
import { countLocations, isLocation, selectLocations } from './locations.ts';
import type { Filter, Query, Scope, Source } from './types.ts';
import { mapped } from '../state/vectors.ts';

/** The variable that holds what an effect has revealed. */
export const REVEALED = 'revealed';

export function matches(g: Rules, s: GameState, sc: Scope, uid: Uid, filters: readonly Filter[] | undefined): boolean {
  return filters === undefined || passes(g, s, sc, uid, planFor(g, filters));
}

/** The seats whose cities a query means. A copied card's rivals are the one who copied it (R-CARD-MINERMOLE-03). */
export function queriedSeats(g: Rules, sc: Scope, of: Query['of']): Seat[] {
  if (of === undefined || of === 'home') return [sc.home];
  if (of === 'rivals' && sc.home !== sc.seat) return [sc.seat];
  const but = of === 'others' ? sc.home : sc.seat;
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.city.length; seat++) if (of === 'all' || seat !== but) seats.push(seat);
  return seats;
}

export function select(g: Rules, s: GameState, sc: Scope, q: Query): Uid[] {
  const found: Uid[] = [];
  if (q.beside !== undefined) return selectBeside(g, s, sc, q, q.beside);
  if (typeof q.in === 'string') selectIn(g, s, sc, q, q.in, found);
  else for (const source of q.in) selectIn(g, s, sc, q, source, found);
  if (q.first) return found.slice(0, 1);
  return found;
}

function selectIn(g: Rules, s: GameState, sc: Scope, q: Query, source: Source, found: Uid[]): void {
  const among = q.among === undefined ? null : (sc.cards[q.among] ?? []);
  const plan = q.where === undefined ? null : planFor(g, q.where);
  switch (source) {
    case 'city':
      if (q.of === undefined) collect(g, s, sc, s.zones[g.city[sc.home]], among, plan, found);
      else for (const seat of queriedSeats(g, sc, q.of)) collect(g, s, sc, s.zones[g.city[seat]], among, plan, found);
      break;
    case 'hand':
      for (const seat of q.of === undefined ? [sc.seat] : queriedSeats(g, sc, q.of))
        collect(g, s, sc, q.top ? s.zones[g.hand[seat]].slice(-1) : s.zones[g.hand[seat]], among, plan, found);
      break;
    case 'meadow':
      collect(g, s, sc, reachable(g, s, ZONE.meadow, sc.seat), among, plan, found);
      break;
    case 'revealed':
      collect(g, s, sc, ownRevealed(s, sc), among, plan, found);
      break;
    case 'locations':
      if (among === null) for (const at of selectLocations(g, s, sc, q.where)) found.push(at);
      else for (const at of among) if (isLocation(g, s, sc, at, q.where)) found.push(at);
      break;
    case 'slots':
      collectSlots(g, s, sc, q, found);
      break;
    default:
      collectNamed(g, s, sc, q, source, found);
  }
}

function collectSlots(g: Rules, s: GameState, sc: Scope, q: Query, found: Holder[]): void {
  const among = q.among === undefined ? null : (sc.cards[q.among] ?? []);
  for (let slot = g.firstSlot; slot < g.holders; slot++)
    if ((among === null || among.includes(slot)) && passesAt(g, s, sc, slot, q.where)) found.push(slot);
}

/** In a zone that a module brings, or wherever else its own source looks. */
function collectNamed(g: Rules, s: GameState, sc: Scope, q: Query, source: string, found: Uid[]): void {
  const among = q.among === undefined ? null : (sc.cards[q.among] ?? []);
  for (const zone of zonesNamed(g, sc, source, q.of))
    for (const item of lyingIn(g, s, sc, zone, q.top))
      if ((among === null || among.includes(item)) && passesAt(g, s, sc, item, q.where)) found.push(item);
}

function lyingIn(g: Rules, s: GameState, sc: Scope, zone: number, top: Query['top']): readonly Holder[] {
  if (g.zones[zone].slots > 0) return reachable(g, s, zone, sc.seat);
  return top ? s.zones[zone].slice(-1) : s.zones[zone];
}

/** What lies in the slot with the number of the one that the variable means, as far as players can reach it. */
function selectBeside(g: Rules, s: GameState, sc: Scope, q: Query, beside: string): Holder[] {
  const [thing = -1] = sc.cards[beside] ?? [];
  const slot = thing < 0 ? -1 : slotOf(g, s, thing);
  if (slot < 0) return [];
  const n = slot - g.zones[displayOf(g, slot)].firstSlot;
  const sources: readonly string[] = typeof q.in === 'string' ? [q.in] : q.in;
  const zones = sources.flatMap((source) => zonesNamed(g, sc, source, q.of));
  const near = zones.filter((zone) => n < g.zones[zone].slots && !isShut(g, s, g.zones[zone].firstSlot + n, sc.seat));
  return mapped(near, (zone) => s.zones[zone][n]).filter((item) => item >= 0 && passesAt(g, s, sc, item, q.where));
}

/** The zones that a source means: one of the table, or those of seats. */
export function zonesNamed(g: Rules, sc: Scope, source: string, of?: Query['of']): readonly number[] {
  const ofTable = g.zone[source];
  if (ofTable !== undefined) return [ofTable];
  const ofSeats = g.seatZone[source];
  if (of === undefined) return [ofSeats[sc.home]];
  return mapped(queriedSeats(g, sc, of), (seat) => ofSeats[seat]);
}

function collect(
  g: Rules,
  s: GameState,
  sc: Scope,
  zone: readonly Uid[],
  among: readonly Uid[] | null,
  plan: FilterPlan | null,
  found: Uid[],
): void {
  for (let i = 0; i < zone.length; i++) {
    if (among !== null && !among.includes(zone[i])) continue;
    if (plan === null || passes(g, s, sc, zone[i], plan)) found.push(zone[i]);
  }
}

/** The cards this very effect has revealed; another reveal may be unfinished around it. */
export function ownRevealed(s: GameState, sc: Scope): Uid[] {
  const shown = sc.cards[REVEALED] ?? [];
  return s.zones[ZONE.revealed].filter((uid) => shown.includes(uid));
}

export function count(g: Rules, s: GameState, sc: Scope, q: Query): number {
  if (q.in !== 'city' || q.of !== undefined || q.among !== undefined || q.first) return select(g, s, sc, q).length;
  const city = s.zones[g.city[sc.home]];
  if (q.where === undefined) return city.length;
  const plan = planFor(g, q.where);
  let n = 0;
  for (let i = 0; i < city.length; i++) if (passes(g, s, sc, city[i], plan)) n++;
  return n;
}

/** By design, 1 if such cards of the own city answer the query whatever the position; null = it depends on that. */
function designsMatching(g: Rules, q: Query): Uint8Array | null {
  if (q.in !== 'city' || (q.of !== undefined && q.of !== 'home') || q.among !== undefined) return null;
  if (q.where === undefined) return new Uint8Array(g.designs.length).fill(1);
  const plan = planFor(g, q.where);
  return plan.fixed ? plan.passes : null;
}

/** How to count what answers the query. */
export function counter(g: Rules, q: Query): Reading<number> {
  if (q.in === 'locations' && q.among === undefined && q.beside === undefined)
    return (s, sc) => countLocations(g, s, sc, q.where);
  const table = designsMatching(g, q);
  if (table === null) return (s, sc) => count(g, s, sc, q);
  return (s, sc) => {
    const city = s.zones[g.city[sc.home]];
    const { cardOf } = s;
    let n = 0;
    for (let i = 0; i < city.length; i++) n += table[cardOf[city[i]]];
    return n;
  };
}
