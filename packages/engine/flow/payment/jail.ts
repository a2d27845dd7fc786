import type { CardPlayingAbility, Jail } from '../../content/defs.ts';
import type { Rules } from '../../content/rules.ts';
import { matches } from '../../effects/query.ts';
import { scopeOf } from '../../state/scope.ts';
import { countBeneath } from '../../state/holders.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { cityOf, designOf, findInCity, isNamed } from '../../zones/city.ts';
import { distinct } from '../classes.ts';

const NOBODY: readonly Uid[] = [-1];

export function jailChoices(g: Rules, s: GameState, seat: Seat, ability: Uid, def: CardPlayingAbility): readonly Uid[] {
  if (typeof def.price !== 'object') return NOBODY;
  const city = cityOf(g, s, seat);
  const inmates: Uid[] = [];
  for (let i = 0; i < city.length; i++) if (mayJail(g, s, seat, ability, def.price, city[i])) inmates.push(city[i]);
  return distinct(g, s, inmates);
}

/** The last cell needs its card in the city and never takes it (R-CARD-DUNGEON-01, R-CARD-DUNGEON-02). */
export function mayJail(g: Rules, s: GameState, seat: Seat, ability: Uid, price: Jail, uid: Uid): boolean {
  if (uid === ability || designOf(g, s, uid).lasting || !matches(g, s, scopeOf(seat, ability), uid, price.jails))
    return false;
  const full = countBeneath(s, ability);
  if (full >= price.cells) return false;
  if (full < price.cells - 1) return true;
  return findInCity(g, s, seat, price.lastUnlockedBy) >= 0 && !isNamed(designOf(g, s, uid), price.lastUnlockedBy);
}
