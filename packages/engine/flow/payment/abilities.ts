import type { CardPlayingAbility } from '../../content/defs.ts';
import { isCard, placeAt, type Design, type Rules } from '../../content/rules.ts';
import type { ReasonCode } from '../../decisions/types.ts';
import { matches } from '../../effects/query.ts';
import { scopeOf } from '../../state/scope.ts';
import { wasCovered } from '../../state/covers.ts';
import type { GameState, Holder, Seat, Uid } from '../../state/types.ts';
import { tilesInForce } from '../../zones/force.ts';
import { whyNotArrive, whyNotCover } from '../arrival.ts';

/** The card-playing ability of a card or tile. */
export function abilityAt(g: Rules, s: GameState, at: Holder): CardPlayingAbility | null {
  return isCard(g, at) ? g.designs[s.cardOf[at]].ability : placeAt(g, at).ability;
}

/** Cards of the city and tiles in force, among them all that have abilities. */
export function helpersOf(g: Rules, s: GameState, seat: Seat): readonly Holder[] {
  const city = s.zones[g.city[seat]];
  return g.helpfulTiles ? [...city, ...helpfulTiles(g, s, seat)] : city;
}

/** Tiles in force that have abilities; of copies that nothing tells apart, one. */
export function helpfulTiles(g: Rules, s: GameState, seat: Seat): readonly Holder[] {
  const found: Holder[] = [];
  for (const tile of tilesInForce(g, s, seat)) {
    const { ability, id } = placeAt(g, tile);
    if (ability === null) continue;
    if (ability.price !== undefined || !found.some((other) => placeAt(g, other).id === id)) found.push(tile);
  }
  return found;
}

/** Has the ability something to offer for this card, whatever else using it asks? */
export function applies(
  g: Rules,
  s: GameState,
  seat: Seat,
  ability: Holder,
  def: CardPlayingAbility,
  card: Uid,
): boolean {
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
