import type { Rules } from '../content/rules.ts';
import type { CardIx, GameState, Holder, Uid } from '../state/types.ts';
import type { GameEvent } from './types.ts';

export function emit(g: Rules, event: GameEvent): void {
  g.sink?.push(event);
}

export function designsOf(s: GameState, cards: readonly Uid[]): CardIx[] {
  return cards.map((uid) => s.cardOf[uid]);
}

/** Design of a holder that is a card, -1 for a place on a board. */
export function designOfHolder(g: Rules, s: GameState, holder: Holder): CardIx {
  return holder >= 0 && holder < g.cards ? s.cardOf[holder] : -1;
}
