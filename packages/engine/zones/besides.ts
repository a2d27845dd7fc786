import type { Rules } from '../content/rules.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { reachable } from './displays.ts';

/** Cards of a zone that can be played out of it. */
function playableOf(g: Rules, s: GameState, zone: number): readonly Uid[] {
  const cards = s.zones[zone];
  if (g.zones[zone].slots > 0) return reachable(g, s, zone);
  return g.zones[zone].topOnly ? cards.slice(-1) : cards;
}

/** Cards that a seat may play as its action which lie neither in its hand nor in the Meadow. */
export function cardsBesides(g: Rules, s: GameState, seat: Seat): Uid[] {
  const found: Uid[] = [];
  for (const zone of g.playZones[seat]) {
    const cards = playableOf(g, s, zone);
    for (let i = 0; i < cards.length; i++) found.push(cards[i]);
  }
  return found;
}
