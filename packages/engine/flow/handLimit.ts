import type { Rules } from '../content/rules.ts';
import { amount } from '../effects/reading.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Seat } from '../state/types.ts';

/** What the cards of a city add to its owner's hand limit (R-HAND-05). */
export function handLimitRaise(g: Rules, s: GameState, seat: Seat): number {
  let n = 0;
  for (const uid of s.zones[g.city[seat]]) {
    const raise = g.designs[s.cardOf[uid]].def.raises?.handLimit;
    if (raise !== undefined) n += amount(g, s, scopeOf(seat, uid), raise);
  }
  return n;
}
