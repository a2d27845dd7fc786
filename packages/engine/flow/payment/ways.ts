import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Design, Rules } from '../../content/rules.ts';
import type { Payment, Use } from '../../decisions/payment.ts';
import type { PlayTerms } from '../../effects/types.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { cityOf, designOf } from '../../zones/city.ts';
import { canAfford } from '../goods.ts';
import { applies, whyNotArriveBy } from './abilities.ts';
import { bannerChoices } from './banner.ts';
import { abilityCosts, nothing, reducedCosts, standardTotal } from './costs.ts';
import { openDoors } from './doors.ts';
import { jailChoices } from './jail.ts';

const NO_USES: readonly Use[] = [];

/**
 * The ways to pay for a card: at most one card-playing ability (R-ABIL-02), then resources or an occupied token; or a
 * card of the city whose place it takes.
 * Listed are all that lead to different positions, with every discount used in full.
 */
export function paymentWays(g: Rules, s: GameState, seat: Seat, uid: Uid, terms: PlayTerms): Payment[] {
  const d = designOf(g, s, uid);
  const ways: Payment[] = [];
  const fits = whyNotArrive(g, s, seat, d) === null;
  if (terms.free) {
    if (fits) ways.push({ t: 'pay', spend: nothing(g), uses: NO_USES });
    return ways;
  }
  const doors = openDoors(g, s, seat, d);
  if (fits) {
    if (terms.discount === undefined) {
      if (canAfford(s, seat, d.cost)) ways.push({ t: 'pay', spend: d.cost, uses: NO_USES });
    } else {
      for (const spend of reducedCosts(g, d.cost, terms.discount))
        if (canAfford(s, seat, spend)) ways.push({ t: 'pay', spend, uses: NO_USES });
    }
    for (const at of doors) ways.push({ t: 'pay', spend: nothing(g), uses: [{ by: 'door', at }] });
  }
  for (const at of bannerChoices(g, s, seat, d))
    ways.push({ t: 'pay', spend: nothing(g), uses: [{ by: 'banner', at }] });
  if (terms.discount !== undefined) return ways;
  for (const ability of cityOf(g, s, seat)) {
    const def = designOf(g, s, ability).ability;
    if (def === null || !applies(g, s, seat, ability, def, uid)) continue;
    for (const jail of jailChoices(g, s, seat, ability, def)) {
      const leaves = def.price === 'discardSelf' ? ability : jail;
      const same = leaves < 0 && def.price !== 'cover';
      if (same ? !fits : whyNotArriveBy(g, s, seat, d, def, leaves) !== null) continue;
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
  if (def.price === 'tokens') return addTokenWays(g, s, seat, d, def, ability, ways);
  const use: Use = jail >= 0 ? { by: 'ability', at: ability, with: jail } : { by: 'ability', at: ability };
  const uses = [use];
  for (const spend of abilityCosts(g, d, def)) if (canAfford(s, seat, spend)) ways.push({ t: 'pay', spend, uses });
  if (def.price === undefined) return; // with a token it would change nothing
  const leaves = def.price === 'discardSelf' ? ability : jail;
  for (const at of doors)
    if (at !== leaves) ways.push({ t: 'pay', spend: nothing(g), uses: [use, { by: 'door', at }] });
}

/** So many tokens as take something off the cost (R-ABIL-12). */
function addTokenWays(
  g: Rules,
  s: GameState,
  seat: Seat,
  d: Design,
  def: CardPlayingAbility,
  ability: Uid,
  ways: Payment[],
): void {
  const each = def.discount !== undefined && 'any' in def.discount ? def.discount.any : 0;
  const cost = standardTotal(g, d.cost);
  for (let n = 1; n <= s.tokens[ability] && each * (n - 1) < cost; n++) {
    const uses: readonly Use[] = [{ by: 'ability', at: ability, n }];
    for (const spend of reducedCosts(g, d.cost, each * n))
      if (canAfford(s, seat, spend)) ways.push({ t: 'pay', spend, uses });
  }
}
