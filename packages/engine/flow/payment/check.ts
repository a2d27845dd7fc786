import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Design, Rules } from '../../content/rules.ts';
import { PAYERS, type Payer, type Payment, type Use } from '../../decisions/payment.ts';
import type { ReasonCode } from '../../decisions/types.ts';
import type { PlayTerms } from '../../effects/types.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { cityOf, designOf } from '../../zones/city.ts';
import { canAfford, toVector, total } from '../goods.ts';
import { applies, whyNotArriveBy } from './abilities.ts';
import { isBanner } from './banner.ts';
import { standardTotal, swappedCosts } from './costs.ts';
import { mayJail } from './jail.ts';

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
  const { uses } = p;
  if (!isEachOnce(uses)) return 'not-offered';
  if (terms.free) return uses.length > 0 || total(p.spend) > 0 ? 'not-offered' : whyNotArrive(g, s, seat, d);
  const banner = useBy(uses, 'banner');
  if (banner !== undefined) return whyNotBanner(g, s, seat, d, p, banner);
  const ability = useBy(uses, 'ability');
  if (ability !== undefined && terms.discount !== undefined) return 'not-offered'; // R-ABIL-02
  const refused = ability === undefined ? null : whyNotUse(g, s, seat, uid, ability);
  if (refused !== null) return refused;
  const def = ability === undefined ? null : designOf(g, s, ability.at).ability!;
  const leaves = def?.price === 'discardSelf' ? ability!.at : (ability?.with ?? -1);
  const arrive = def === null ? whyNotArrive(g, s, seat, d) : whyNotArriveBy(g, s, seat, d, def, leaves);
  if (arrive !== null) return arrive;
  const door = useBy(uses, 'door');
  if (door === undefined) return isRightCost(g, d.cost, p.spend, terms, def, ability?.n) ? null : 'cannot-pay';
  return def?.price === 'tokens' ? 'not-offered' : whyNotDoor(g, s, seat, d, p, door, leaves);
}

const useBy = (uses: readonly Use[], by: Payer): Use | undefined => uses.find((use) => use.by === by);

/** In the order of the payers, so that a payment can be said in one way only. */
function isEachOnce(uses: readonly Use[]): boolean {
  return uses.every(({ by }, i) => i === 0 || PAYERS.indexOf(by) > PAYERS.indexOf(uses[i - 1].by));
}

/** It stands alone. */
function whyNotBanner(g: Rules, s: GameState, seat: Seat, d: Design, p: Payment, use: Use): ReasonCode | null {
  if (p.uses.length > 1 || total(p.spend) > 0 || !isPlain(use)) return 'not-offered';
  if (!cityOf(g, s, seat).includes(use.at) || !isBanner(g, s, d, use.at)) return 'not-offered';
  return whyNotArrive(g, s, seat, d, use.at);
}

/** Does it ask for nothing that goes with it? */
const isPlain = (use: Use): boolean => use.n === undefined && use.with === undefined;

/** Why the ability cannot be used like this, whatever is spent. */
function whyNotUse(g: Rules, s: GameState, seat: Seat, uid: Uid, use: Use): ReasonCode | null {
  const city = cityOf(g, s, seat);
  if (!city.includes(use.at)) return 'not-offered';
  const def = designOf(g, s, use.at).ability;
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

function whyNotDoor(
  g: Rules,
  s: GameState,
  seat: Seat,
  d: Design,
  { spend }: Payment,
  use: Use,
  leaves: Uid,
): ReasonCode | null {
  const { at } = use;
  if (at === leaves || total(spend) > 0 || !isPlain(use) || !cityOf(g, s, seat).includes(at)) return 'not-offered';
  const opens = designOf(g, s, at).opens;
  if (d.kind !== 'critter' || opens === null || opens[d.ix] !== 1) return 'not-offered';
  return s.occupied[at] === 0 ? null : 'location-occupied';
}

function isRightCost(
  g: Rules,
  cost: readonly number[],
  spend: readonly number[],
  terms: PlayTerms,
  def: CardPlayingAbility | null,
  tokens = 1,
): boolean {
  if (def?.swap !== undefined) return swappedCosts(g, cost).some((c) => c.every((n, r) => n === spend[r]));
  const off = cost.map((n, r) => n - spend[r]);
  if (off.some((n) => n < 0)) return false;
  if (def?.discount !== undefined && !('any' in def.discount)) {
    const less = toVector(g, def.discount);
    return off.every((n, r) => n === Math.min(less[r], cost[r]));
  }
  const discount = terms.discount ?? (def?.discount?.any ?? 0) * tokens;
  const taken = Math.min(discount, standardTotal(g, cost));
  return total(off) === taken && off.every((n, r) => r < g.standard || n === 0);
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
