import { DOOR, tokenAt, tokensAt } from '../../content/doors.ts';
import type { Design, Rules } from '../../content/rules.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { cityOf } from '../../zones/city.ts';
import { distinct } from '../classes.ts';

/** A Construction that takes an occupied token; `token` = the resource that the token is, -1 = a normal one. */
export interface Door {
  readonly at: Uid;
  readonly token: number;
}

export const NO_DOORS: readonly Door[] = [];

/** Unoccupied Constructions of the own city that bring the Critter in, one of each kind (R-OCC-07). */
export function openDoors(g: Rules, s: GameState, seat: Seat, d: Design): readonly Door[] {
  if (d.kind !== 'critter') return NO_DOORS;
  const open: Uid[] = [];
  const city = cityOf(g, s, seat);
  for (let i = 0; i < city.length; i++) if (isOpenDoor(g, s, seat, city[i], d)) open.push(city[i]);
  if (open.length === 0) return NO_DOORS;
  const doors: Door[] = [];
  for (const at of distinct(g, s, open))
    for (const token of tokensAt(g.designs[s.cardOf[at]], d)) doors.push({ at, token });
  return doors;
}

export function hasOpenDoor(g: Rules, s: GameState, seat: Seat, d: Design, without: Uid = -1): boolean {
  if (d.kind !== 'critter') return false;
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) if (city[i] !== without && isOpenDoor(g, s, seat, city[i], d)) return true;
  return false;
}

/** Does this card of the city take an occupied token that brings the Critter in, and has the seat such a token? */
export function isOpenDoor(g: Rules, s: GameState, seat: Seat, at: Uid, d: Design): boolean {
  const door = g.designs[s.cardOf[at]];
  if (door.opens === null || s.occupied[at] !== 0) return false;
  const how = door.opens[d.ix];
  return (how & DOOR.normal) > 0 || (how === DOOR.golden && s.seats[seat].res[tokenAt(door, d)] > 0);
}
