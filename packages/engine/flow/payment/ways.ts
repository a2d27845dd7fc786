import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Design, Rules } from '../../content/rules.ts';
import type { Payment } from '../../decisions/types.ts';
import { matches } from '../../effects/query.ts';
import { scopeOf } from '../../effects/scope.ts';
import type { PlayTerms } from '../../effects/types.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { cityOf, designOf } from '../city.ts';
import { canAfford } from '../goods.ts';
import { abilityCosts, nothing, reducedCosts } from './costs.ts';
import { openDoors } from './doors.ts';
import { jailChoices } from './jail.ts';

/**
 * The ways to pay for a card: at most one card-playing ability (R-ABIL-02), then resources or an occupied token.
 * Listed are all that lead to different positions, with every discount used in full.
 */
export function paymentWays(g: Rules, s: GameState, seat: Seat, uid: Uid, terms: PlayTerms): Payment[] {
  const d = designOf(g, s, uid);
  const ways: Payment[] = [];
  const fits = whyNotArrive(g, s, seat, d) === null;
  if (terms.free) {
    if (fits) ways.push({ t: 'pay', spend: nothing(g) });
    return ways;
  }
  const doors = openDoors(g, s, seat, d);
  if (fits) {
    if (terms.discount === undefined) {
      if (canAfford(s, seat, d.cost)) ways.push({ t: 'pay', spend: d.cost });
    } else {
      for (const spend of reducedCosts(g, d.cost, terms.discount))
        if (canAfford(s, seat, spend)) ways.push({ t: 'pay', spend });
    }
    for (const token of doors) ways.push({ t: 'pay', spend: nothing(g), token });
  }
  if (terms.discount !== undefined) return ways;
  for (const ability of cityOf(g, s, seat)) {
    const def = designOf(g, s, ability).ability;
    if (def === null || !matches(g, s, scopeOf(seat, ability), uid, def.on)) continue;
    for (const jail of jailChoices(g, s, seat, ability, def)) {
      const leaves = def.price === 'discardSelf' ? ability : jail;
      if (leaves >= 0 ? whyNotArrive(g, s, seat, d, leaves) !== null : !fits) continue;
      addAbilityWays(g, s, seat, d, def, ability, jail, doors, ways);
    }
  }
  return ways;
}

function addAbilityWays(
  g: Rules,
  s: GameState,
  seat: Seat,
  d: Design,
  def: CardPlayingAbility,
  ability: Uid,
  jail: Uid,
  doors: readonly Uid[],
  ways: Payment[],
): void {
  const extra = jail >= 0 ? { ability, jail } : { ability };
  for (const spend of abilityCosts(g, d, def)) if (canAfford(s, seat, spend)) ways.push({ t: 'pay', spend, ...extra });
  if (def.price === undefined) return; // with a token it would change nothing
  const leaves = def.price === 'discardSelf' ? ability : jail;
  for (const token of doors) if (token !== leaves) ways.push({ t: 'pay', spend: nothing(g), token, ...extra });
}
