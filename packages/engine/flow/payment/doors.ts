import type { Design, Rules } from '../../content/rules.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { cityOf } from '../../zones/city.ts';
import { distinct } from '../classes.ts';

/** Unoccupied Constructions of the own city that bring the Critter in, one of each kind (R-OCC-07). */
export function openDoors(g: Rules, s: GameState, seat: Seat, d: Design): Uid[] {
  if (d.kind !== 'critter') return [];
  const doors: Uid[] = [];
  const city = cityOf(g, s, seat);
  for (let i = 0; i < city.length; i++) {
    const opens = g.designs[s.cardOf[city[i]]].opens;
    if (opens !== null && opens[d.ix] === 1 && s.occupied[city[i]] === 0) doors.push(city[i]);
  }
  return doors.length > 1 ? distinct(g, s, doors) : doors;
}

export function hasOpenDoor(g: Rules, s: GameState, seat: Seat, d: Design, without: Uid = -1): boolean {
  if (d.kind !== 'critter') return false;
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) {
    const opens = g.designs[s.cardOf[city[i]]].opens;
    if (opens !== null && opens[d.ix] === 1 && s.occupied[city[i]] === 0 && city[i] !== without) return true;
  }
  return false;
}
