import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Design, Rules } from '../../content/rules.ts';
import type { ReasonCode } from '../../decisions/types.ts';
import { matches } from '../../effects/query.ts';
import { scopeOf } from '../../state/scope.ts';
import { wasCovered } from '../../state/covers.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive, whyNotCover } from '../arrival.ts';

/** Has the city card `ability` something to offer for this card, whatever else using it asks? */
export function applies(g: Rules, s: GameState, seat: Seat, ability: Uid, def: CardPlayingAbility, card: Uid): boolean {
  if (!matches(g, s, scopeOf(seat, ability), card, def.on)) return false;
  if (def.price === 'tokens') return s.tokens[ability] > 0;
  return def.price !== 'cover' || !wasCovered(s, ability);
}

/** Why the card cannot take its place when the ability is used for it and `leaves` has left for that. */
export function whyNotArriveBy(
  g: Rules,
  s: GameState,
  seat: Seat,
  d: Design,
  def: CardPlayingAbility,
  leaves: Uid,
): ReasonCode | null {
  return def.price === 'cover' ? whyNotCover(g, s, seat, d) : whyNotArrive(g, s, seat, d, leaves);
}
