import type { Rules } from '../content/rules.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { reachable } from './displays.ts';

/** Cards of a zone that can be played out of it. */
export function playableOf(g: Rules, s: GameState, zone: number): Uid[] {
  const cards = s.zones[zone];
  if (g.zones[zone].slots > 0) return reachable(g, s, zone);
  return g.zones[zone].topOnly ? cards.slice(-1) : cards.slice();
}

/** Cards that a seat may play as its action which lie neither in its hand nor in the Meadow. */
export function cardsBesides(g: Rules, s: GameState, seat: Seat): Uid[] {
  const found: Uid[] = [];
  for (const zone of g.playZones[seat]) found.push(...playableOf(g, s, zone));
  return found;
}
