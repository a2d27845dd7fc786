import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Rules } from '../../content/rules.ts';
import type { Payment, Use } from '../../decisions/payment.ts';
import type { PlayTerms } from '../../effects/types.ts';
import type { GameState, Holder, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { designOf } from '../../zones/city.ts';
import { canAfford } from '../goods.ts';
import { abilityAt, applies, helpersOf, whyNotArriveBy } from './abilities.ts';
import { bannerChoices } from './banner.ts';
import { billFor, isNothing, spendsFor, type Bill } from './bill.ts';
import { abilityCosts, reducedCosts, standardTotal, type Costs } from './costs.ts';
import { openDoors } from './doors.ts';
import { jailChoices } from './jail.ts';
import { leavesTolls } from './tolls.ts';

const NO_USES: readonly Use[] = [];

/** The ways that are found for a card. */
interface Found {
  readonly bill: Bill;
  readonly doors: ReturnType<typeof openDoors>;
  add(spends: Costs, uses: readonly Use[]): void;
}

/**
 * The ways to pay for a card: at most one card-playing ability (R-ABIL-02), then resources or an occupied token; or a
 * card of the city whose place it takes.
 * Listed are all that lead to different positions, with every discount used in full.
 */
export function paymentWays(g: Rules, s: GameState, seat: Seat, uid: Uid, terms: PlayTerms): Payment[] {
  const d = designOf(g, s, uid);
  const ways: Payment[] = [];
  const bill = billFor(g, s, seat, uid, d);
  const { tolls } = bill;
  const add = (spends: Costs, uses: readonly Use[]): void => {
    for (const spend of spends)
      if (canAfford(s, seat, spend) && (tolls.length === 0 || leavesTolls(g, s, seat, tolls, spend, uses)))
        ways.push({ t: 'pay', spend, uses });
  };
  const fits = whyNotArrive(g, s, seat, d) === null;
  if (terms.free) {
    if (fits) add(spendsFor(g, bill, 'free', null), NO_USES); // R-ABIL-11
    return ways;
  }
  const { discount } = terms;
  const help = discount === undefined ? null : (cost: readonly number[]) => reducedCosts(g, cost, discount);
  const doors = openDoors(g, s, seat, d);
  if (fits) {
    add(spendsFor(g, bill, 'full', help), NO_USES);
    for (const { at, token } of doors) add(spendsFor(g, bill, 'free', help, token), [{ by: 'door', at }]);
  }
  for (const at of bannerChoices(g, s, seat, d)) add(spendsFor(g, bill, 'free', null), [{ by: 'banner', at }]);
  if (discount !== undefined) return ways;
  const found: Found = { bill, doors, add };
  for (const ability of helpersOf(g, s, seat)) {
    const def = abilityAt(g, s, ability);
    if (def === null || !applies(g, s, seat, ability, def, uid)) continue;
    for (const jail of jailChoices(g, s, seat, ability, def)) {
      const leaves = def.price === 'discardSelf' ? ability : jail;
      const same = leaves < 0 && def.price !== 'cover';
      if (same ? !fits : whyNotArriveBy(g, s, seat, d, def, leaves) !== null) continue;
      if (def.price === 'tokens') addTokenWays(g, s, found, def, ability);
      else addAbilityWays(g, found, def, ability, jail);
    }
  }
  return ways;
}

function addAbilityWays(g: Rules, found: Found, def: CardPlayingAbility, ability: Holder, jail: Uid): void {
  const { bill, doors, add } = found;
  const use: Use = jail >= 0 ? { by: 'ability', at: ability, with: jail } : { by: 'ability', at: ability };
  const help = (cost: readonly number[]): Costs => abilityCosts(g, cost, def);
  add(spendsFor(g, bill, 'full', help), [use]);
  if (def.price === undefined && isNothing(bill.free)) return; // with a token it would change nothing
  const leaves = def.price === 'discardSelf' ? ability : jail;
  for (const { at, token } of doors)
    if (at !== leaves) add(spendsFor(g, bill, 'free', help, token), [use, { by: 'door', at }]);
}

/** So many tokens as take something off the cost (R-ABIL-12). */
function addTokenWays(g: Rules, s: GameState, found: Found, def: CardPlayingAbility, ability: Holder): void {
  const { bill, doors, add } = found;
  const each = def.discount !== undefined && 'any' in def.discount ? def.discount.any : 0;
  const helps = (n: number, costs: Costs): boolean =>
    n <= s.tokens[ability] && each * (n - 1) < standardTotal(g, costs[0]);
  const help = (n: number) => (cost: readonly number[]) => abilityCosts(g, cost, def, n);
  for (let n = 1; helps(n, bill.full); n++)
    add(spendsFor(g, bill, 'full', help(n)), [{ by: 'ability', at: ability, n }]);
  for (let n = 1; helps(n, bill.free); n++)
    for (const { at, token } of doors)
      add(spendsFor(g, bill, 'free', help(n), token), [
        { by: 'ability', at: ability, n },
        { by: 'door', at },
      ]);
}
