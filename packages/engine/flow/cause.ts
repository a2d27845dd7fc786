import type { Rules } from '../content/rules.ts';
import { holderOf } from '../effects/filters.ts';
import { designOfHolder, emit } from '../events/emit.ts';
import type { GameState, Holder } from '../state/types.ts';

/** Whoever watches an automa is told why something becomes of it. */
export function tellCause(g: Rules, s: GameState, at: Holder): void {
  const owner = at < 0 ? -1 : holderOf(g, s, at);
  if (owner >= 0 && g.automas[owner] !== null)
    emit(g, { e: 'cause', seat: owner, place: at, placeCard: designOfHolder(g, s, at) });
}
