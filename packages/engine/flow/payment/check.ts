import type { CardPlayingAbility } from '../../content/defs.ts';
import { DOOR, tokensAt } from '../../content/doors.ts';
import { isCard, type Design, type Rules } from '../../content/rules.ts';
import { PAYERS, type Payer, type Payment, type Use } from '../../decisions/payment.ts';
import type { ReasonCode } from '../../decisions/types.ts';
import type { PlayTerms } from '../../effects/types.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { cityOf, designOf } from '../../zones/city.ts';
import { tilesInForce } from '../../zones/force.ts';
import { canAfford } from '../goods.ts';
import { abilityAt, applies, whyNotArriveBy } from './abilities.ts';
import { isBanner } from './banner.ts';
import { billFor, isNothing, spendsFor, type Bill } from './bill.ts';
import { abilityCosts, reducedCosts, type Costs } from './costs.ts';
import { mayJail } from './jail.ts';
import { leavesTolls } from './tolls.ts';

/** Why this way of paying is refused; null = it is good. A discount is taken in full (OQ-76). */
export function whyNotPay(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  terms: PlayTerms,
  p: Payment,
): ReasonCode | null {
  const d = designOf(g, s, uid);
  if (!isVector(g, p.spend) || !areUses(p.uses)) return 'malformed';
  if (!canAfford(s, seat, p.spend)) return 'cannot-pay';
  const bill = billFor(g, s, seat, uid, d);
  const refused = whyNotSo(g, s, seat, uid, d, terms, bill, p);
  if (refused !== null || bill.tolls.length === 0) return refused;
  return leavesTolls(g, s, seat, bill, p.spend, p.uses) ? null : 'costs-more';
}

function whyNotSo(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  d: Design,
  terms: PlayTerms,
  bill: Bill,
  p: Payment,
): ReasonCode | null {
  const { uses, spend } = p;
  if (!isEachOnce(uses)) return 'not-offered';
  const isPaid = (of: 'full' | 'free', help: Parameters<typeof spendsFor>[3], token = -1): boolean =>
    spendsFor(g, bill, of, help, token).some((cost) => isSame(cost, spend));
  if (terms.free) {
    if (uses.length > 0 || !isPaid('free', null)) return 'not-offered';
    return whyNotArrive(g, s, seat, d);
  }
  const banner = useBy(uses, 'banner');
  if (banner !== undefined) {
    if (uses.length > 1 || !isPlain(banner) || !isPaid('free', null)) return 'not-offered';
    return whyNotBanner(g, s, seat, d, banner);
  }
  const ability = useBy(uses, 'ability');
  if (ability !== undefined && terms.discount !== undefined) return 'not-offered'; // R-ABIL-02
  const refused = ability === undefined ? null : whyNotUse(g, s, seat, uid, ability);
  if (refused !== null) return refused;
  const def = ability === undefined ? null : abilityAt(g, s, ability.at)!;
  const leaves = def?.price === 'discardSelf' ? ability!.at : (ability?.with ?? -1);
  const arrive = def === null ? whyNotArrive(g, s, seat, d) : whyNotArriveBy(g, s, seat, d, def, leaves);
  if (arrive !== null) return arrive;
  const help = helpOf(g, terms, def, ability?.n);
  const door = useBy(uses, 'door');
  if (door === undefined) return isPaid('full', help) ? null : 'cannot-pay';
  if (def?.price === 'tokens' && isNothing(bill.free)) return 'not-offered';
  const closed = whyNotDoor(g, s, seat, d, door, leaves);
  if (closed !== null) return closed;
  const tokens = tokensAt(designOf(g, s, door.at), d);
  return tokens.some((token) => isPaid('free', help, token)) ? null : 'not-offered';
}

/** What an effect that lets the card be played takes off, or an ability. */
function helpOf(
  g: Rules,
  { discount }: PlayTerms,
  def: CardPlayingAbility | null,
  n: number | undefined,
): ((cost: readonly number[]) => Costs) | null {
  if (discount !== undefined) return (cost) => reducedCosts(g, cost, discount);
  return def === null ? null : (cost) => abilityCosts(g, cost, def, n);
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.every((n, r) => n === other[r]);

const useBy = (uses: readonly Use[], by: Payer): Use | undefined => uses.find((use) => use.by === by);

/** In the order of the payers, so that a payment can be said in one way only. */
function isEachOnce(uses: readonly Use[]): boolean {
  return uses.every(({ by }, i) => i === 0 || PAYERS.indexOf(by) > PAYERS.indexOf(uses[i - 1].by));
}

function whyNotBanner(g: Rules, s: GameState, seat: Seat, d: Design, { at }: Use): ReasonCode | null {
  if (!cityOf(g, s, seat).includes(at) || !isBanner(g, s, d, at)) return 'not-offered';
  return whyNotArrive(g, s, seat, d, at);
}

/** Does it ask for nothing that goes with it? */
const isPlain = (use: Use): boolean => use.n === undefined && use.with === undefined;

/** Why the ability cannot be used like this, whatever is spent. */
function whyNotUse(g: Rules, s: GameState, seat: Seat, uid: Uid, use: Use): ReasonCode | null {
  const city = cityOf(g, s, seat);
  if (!(isCard(g, use.at) ? city : tilesInForce(g, s, seat)).includes(use.at)) return 'not-offered';
  const def = abilityAt(g, s, use.at);
  if (def === null || !applies(g, s, seat, use.at, def, uid)) return 'not-offered';
  if (typeof def.price === 'object') {
    if (use.with === undefined || !city.includes(use.with)) return 'no-target';
    if (!mayJail(g, s, seat, use.at, def.price, use.with)) return 'spot-locked';
  } else if (use.with !== undefined) return 'not-offered';
  return isRightNumber(s, def, use) ? null : 'not-offered';
}

/** Point tokens are returned exactly where the ability asks for them. */
function isRightNumber(s: GameState, { price }: CardPlayingAbility, { at, n }: Use): boolean {
  if (price !== 'tokens') return n === undefined;
  return n !== undefined && n >= 1 && n <= s.tokens[at];
}

function whyNotDoor(g: Rules, s: GameState, seat: Seat, d: Design, use: Use, leaves: Uid): ReasonCode | null {
  const { at } = use;
  if (at === leaves || !isPlain(use) || !cityOf(g, s, seat).includes(at)) return 'not-offered';
  const opens = designOf(g, s, at).opens;
  if (d.kind !== 'critter' || opens === null || opens[d.ix] === DOOR.none) return 'not-offered';
  return s.occupied[at] === 0 ? null : 'location-occupied';
}

function isVector(g: Rules, goods: unknown): goods is readonly number[] {
  if (!Array.isArray(goods) || goods.length !== g.resources.length) return false;
  for (let r = 0; r < goods.length; r++) if (!Number.isInteger(goods[r]) || goods[r] < 0) return false; // holes too
  return true;
}

function areUses(uses: unknown): uses is readonly Use[] {
  if (!Array.isArray(uses) || uses.length > PAYERS.length) return false;
  for (let i = 0; i < uses.length; i++) if (!isUse(uses[i])) return false; // holes too
  return true;
}

function isUse(value: unknown): value is Use {
  if (typeof value !== 'object' || value === null) return false;
  const { by, at, n, with: other } = value as Partial<Record<keyof Use, unknown>>;
  if (!(PAYERS as readonly unknown[]).includes(by)) return false;
  const isNone = (field: unknown): boolean => field === undefined;
  return Number.isInteger(at) && (isNone(n) || Number.isInteger(n)) && (isNone(other) || Number.isInteger(other));
}
