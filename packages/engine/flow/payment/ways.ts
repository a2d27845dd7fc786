import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Design, Rules } from '../../content/rules.ts';
import type { Payment, Use } from '../../decisions/payment.ts';
import type { PlayTerms } from '../../effects/types.ts';
import type { GameState, Holder, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { designOf } from '../../zones/city.ts';
import { canAfford } from '../goods.ts';
import { abilityAt, applies, helpersOf, whyNotArriveBy } from './abilities.ts';
import { bannerChoices } from './banner.ts';
import { billFor, isNothing, spendsFor, tollsOnUses, type Bill } from './bill.ts';
import { abilityCosts, reducedCosts, standardTotal, type Costs } from './costs.ts';
import { NO_DOORS, openDoors, type Door } from './doors.ts';
import { jailChoices } from './jail.ts';
import { leavesTolls } from './tolls.ts';

const NO_USES: readonly Use[] = [];

/** The ways that are found for a card. */
interface Found {
  readonly seat: Seat;
  readonly bill: Bill;
  readonly doors: readonly Door[];
  readonly ways: Payment[];
}

/** Those of them that the seat can afford, with all that it must pay afterwards. */
function add(g: Rules, s: GameState, found: Found, spends: Costs, uses: readonly Use[]): void {
  const { seat, ways } = found;
  const { card } = found.bill;
  const ofUses = g.standing.toll === null ? [] : tollsOnUses(g, s, seat, card, uses);
  const tolls = ofUses.length === 0 ? found.bill.tolls : [...found.bill.tolls, ...ofUses];
  for (let i = 0; i < spends.length; i++) {
    const spend = spends[i];
    if (!canAfford(s, seat, spend)) continue;
    if (tolls.length === 0 || leavesTolls(g, s, seat, { card, tolls }, spend, uses))
      ways.push({ t: 'pay', spend, uses });
  }
}

/**
 * The ways to pay for a card: at most one card-playing ability (R-ABIL-02), then resources or an occupied token; or a
 * card of the city whose place it takes.
 * Listed are all that lead to different positions, with every discount used in full.
 */
export function paymentWays(g: Rules, s: GameState, seat: Seat, uid: Uid, terms: PlayTerms): Payment[] {
  const d = designOf(g, s, uid);
  const bill = billFor(g, s, seat, uid, d);
  const { discount, free } = terms;
  const found: Found = { seat, bill, doors: free ? NO_DOORS : openDoors(g, s, seat, d), ways: [] };
  const fits = whyNotArrive(g, s, seat, d) === null;
  if (free) {
    if (fits) add(g, s, found, spendsFor(g, bill, 'free', null), NO_USES); // R-ABIL-11
    return found.ways;
  }
  if (fits) {
    const help = discount === undefined ? null : (cost: readonly number[]) => reducedCosts(g, cost, discount);
    add(g, s, found, spendsFor(g, bill, 'full', help), NO_USES);
    for (const { at, token } of found.doors)
      add(g, s, found, spendsFor(g, bill, 'free', help, token), [{ by: 'door', at }]);
  }
  for (const at of bannerChoices(g, s, seat, d))
    add(g, s, found, spendsFor(g, bill, 'free', null), [{ by: 'banner', at }]);
  if (discount === undefined) addHelped(g, s, found, uid, d, fits);
  return found.ways;
}

/** The ways with an ability. */
function addHelped(g: Rules, s: GameState, found: Found, uid: Uid, d: Design, fits: boolean): void {
  const { seat } = found;
  const helpers = helpersOf(g, s, seat);
  for (let i = 0; i < helpers.length; i++) {
    const ability = helpers[i];
    const def = abilityAt(g, s, ability);
    if (def === null || !applies(g, s, seat, ability, def, uid)) continue;
    for (const jail of jailChoices(g, s, seat, ability, def)) {
      const leaves = def.price === 'discardSelf' ? ability : jail;
      const same = leaves < 0 && def.price !== 'cover';
      if (same ? !fits : whyNotArriveBy(g, s, seat, d, def, leaves) !== null) continue;
      if (def.price === 'tokens') addTokenWays(g, s, found, def, ability);
      else addAbilityWays(g, s, found, def, ability, jail);
    }
  }
}

function addAbilityWays(
  g: Rules,
  s: GameState,
  found: Found,
  def: CardPlayingAbility,
  ability: Holder,
  jail: Uid,
): void {
  const { bill, doors } = found;
  const use: Use = jail >= 0 ? { by: 'ability', at: ability, with: jail } : { by: 'ability', at: ability };
  const help = (cost: readonly number[]): Costs => abilityCosts(g, cost, def);
  add(g, s, found, neededFor(g, found, def, spendsFor(g, bill, 'full', help)), [use]);
  if (def.price === undefined && isNothing(bill.free)) return; // with a token it would change nothing
  const leaves = def.price === 'discardSelf' ? ability : jail;
  for (const { at, token } of doors)
    if (at !== leaves) add(g, s, found, spendsFor(g, bill, 'free', help, token), [use, { by: 'door', at }]);
}

/** What stands in may do without an ability that costs nothing: with it, the same would be paid. */
function neededFor(g: Rules, { bill }: Found, def: CardPlayingAbility, spends: Costs): Costs {
  if (def.price !== undefined || bill.standIns.length === 0) return spends;
  const plain = spendsFor(g, bill, 'full', null);
  return spends.filter((spend) => !plain.some((other) => other.every((n, r) => n === spend[r])));
}

/** So many tokens as take something off the cost (R-ABIL-12). */
function addTokenWays(g: Rules, s: GameState, found: Found, def: CardPlayingAbility, ability: Holder): void {
  const { bill, doors } = found;
  const each = def.discount !== undefined && 'any' in def.discount ? def.discount.any : 0;
  const helps = (n: number, costs: Costs): boolean =>
    n <= s.tokens[ability] && each * (n - 1) < standardTotal(g, costs[0]);
  const help = (n: number) => (cost: readonly number[]) => abilityCosts(g, cost, def, n);
  for (let n = 1; helps(n, bill.full); n++)
    add(g, s, found, spendsFor(g, bill, 'full', help(n)), [{ by: 'ability', at: ability, n }]);
  for (let n = 1; helps(n, bill.free); n++) {
    const use: Use = { by: 'ability', at: ability, n };
    for (const { at, token } of doors)
      add(g, s, found, spendsFor(g, bill, 'free', help(n), token), [use, { by: 'door', at }]);
  }
}
