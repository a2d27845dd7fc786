import type { Design, Rules } from '../../content/rules.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { cityOf, designOf } from '../../zones/city.ts';
import { distinct } from '../classes.ts';

/** May this card of the city be discarded in place of the cost? */
export function isBanner(g: Rules, s: GameState, d: Design, uid: Uid): boolean {
  const other = designOf(g, s, uid);
  return d.supplants && other.key === d.key && !other.lasting;
}

/** The cards that may be discarded in place of the cost, one of each kind. */
export function bannerChoices(g: Rules, s: GameState, seat: Seat, d: Design): Uid[] {
  if (!d.supplants) return [];
  const cards = cityOf(g, s, seat).filter((uid) => isBanner(g, s, d, uid));
  if (cards.length === 0) return cards;
  return distinct(
    g,
    s,
    cards.filter((uid) => whyNotArrive(g, s, seat, d, uid) === null),
  );
}
