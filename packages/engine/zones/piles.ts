import { ZONE, type Rules } from '../content/rules.ts';
import { emit } from '../events/emit.ts';
import { shuffle } from '../rng/rng.ts';
import type { GameState, Holder, Uid } from '../state/types.ts';

/** Piles of cards or tiles, which are taken from the top. */

/** Shuffles what lies in another zone into a new pile (R-DECK-03). */
function recycle(g: Rules, s: GameState, pile: number, from: number): boolean {
  const used = s.zones[from];
  if (used.length === 0) return false;
  shuffle(s.rng, used);
  s.zones[pile] = used;
  s.zones[from] = [];
  s.reveals++;
  if (!g.sink) return true;
  if (pile === ZONE.deck) emit(g, { e: 'reshuffled' });
  else emit(g, { e: 'shuffled', from: g.zones[from].id, into: g.zones[pile].id });
  return true;
}

/** What lies on top, off the pile; -1 if nothing does, even after it was made anew of what lies in `recycles`. */
export function popPile(g: Rules, s: GameState, pile: number, recycles: number): Holder {
  if (s.zones[pile].length === 0 && (recycles < 0 || !recycle(g, s, pile, recycles))) return -1;
  s.reveals++;
  return s.zones[pile].pop()!;
}

export function popDeck(g: Rules, s: GameState): Uid {
  return popPile(g, s, ZONE.deck, ZONE.discard);
}
