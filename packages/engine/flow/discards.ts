import type { Rules } from '../content/rules.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { discardFromHand } from '../zones/zones.ts';
import { happen } from './happenings.ts';

/** Cards leave a hand for the discard pile, and whoever waits for that reacts. */
export function discardHandCards(g: Rules, s: GameState, seat: Seat, cards: readonly Uid[], shown = false): void {
  discardFromHand(g, s, seat, cards, shown);
  if (g.awaits.discarded !== null && cards.length > 0) happen(g, s, 'discarded', seat, { cards });
}
