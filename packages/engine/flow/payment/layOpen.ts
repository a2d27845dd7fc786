import { ZONE, type Rules } from '../../content/rules.ts';
import type { PlayTerms, Scope } from '../../effects/types.ts';
import { push, scopeOf } from '../../state/scope.ts';
import type { GameState, Uid } from '../../state/types.ts';
import { slotOf } from '../../zones/displays.ts';
import { lift } from '../../zones/zones.ts';

/**
 * Steps 1 to 6 of playing a card (R-PLAY-09 to R-PLAY-14) begin with the payment. The card is laid open at once, so that
 * no unfinished work ever names a card that others may not know.
 */
export function layOpen(g: Rules, s: GameState, sc: Scope, card: Uid, terms: PlayTerms): void {
  const at = slotOf(g, s, card);
  const from = lift(g, s, card);
  s.zones[ZONE.inPlay].push(card);
  push(s, { do: 'payFor', card, from, at, terms }, scopeOf(sc.seat, sc.src));
}
