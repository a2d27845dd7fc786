import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Design, Rules } from '../../content/rules.ts';
import type { Payment, ReasonCode } from '../../decisions/types.ts';
import type { PlayTerms } from '../../effects/types.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { cityOf, designOf } from '../city.ts';
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
  if (!isVector(g, p.spend)) return 'malformed';
  if (!canAfford(s, seat, p.spend)) return 'cannot-pay';
  if (terms.free) {
    if (p.banner !== undefined || usesMore(p) || total(p.spend) > 0) return 'not-offered';
    return whyNotArrive(g, s, seat, d);
  }
  if (p.banner !== undefined) {
    if (usesMore(p) || total(p.spend) > 0 || !cityOf(g, s, seat).includes(p.banner)) return 'not-offered';
    return isBanner(g, s, d, p.banner) ? whyNotArrive(g, s, seat, d, p.banner) : 'not-offered';
  }
  let leaves = -1;
  let def: CardPlayingAbility | null = null;
  if (p.ability !== undefined) {
    if (terms.discount !== undefined || !cityOf(g, s, seat).includes(p.ability)) return 'not-offered'; // R-ABIL-02
    def = designOf(g, s, p.ability).ability;
    if (def === null || !applies(g, s, seat, p.ability, def, uid)) return 'not-offered';
    if (def.price === 'discardSelf') leaves = p.ability;
    if (typeof def.price === 'object') {
      if (p.jail === undefined || !cityOf(g, s, seat).includes(p.jail)) return 'no-target';
      if (!mayJail(g, s, seat, p.ability, def.price, p.jail)) return 'spot-locked';
      leaves = p.jail;
    } else if (p.jail !== undefined) return 'not-offered';
  } else if (p.jail !== undefined) return 'not-offered';
  if (!isRightNumber(s, p, def)) return 'not-offered';
  const arrive = def === null ? whyNotArrive(g, s, seat, d) : whyNotArriveBy(g, s, seat, d, def, leaves);
  if (arrive !== null) return arrive;
  if (p.token !== undefined) return whyNotToken(g, s, seat, d, p, leaves);
  return isRightCost(g, d.cost, p, terms, def) ? null : 'cannot-pay';
}

function usesMore({ token, ability, jail, tokens }: Payment): boolean {
  return token !== undefined || ability !== undefined || jail !== undefined || tokens !== undefined;
}

/** Point tokens are returned exactly where the ability asks for them. */
function isRightNumber(s: GameState, p: Payment, def: CardPlayingAbility | null): boolean {
  if (def?.price !== 'tokens') return p.tokens === undefined;
  if (p.tokens === undefined || p.token !== undefined || !Number.isInteger(p.tokens)) return false;
  return p.tokens >= 1 && p.tokens <= s.tokens[p.ability!];
}

function whyNotToken(g: Rules, s: GameState, seat: Seat, d: Design, p: Payment, leaves: Uid): ReasonCode | null {
  const token = p.token!;
  if (token === leaves || total(p.spend) > 0 || !cityOf(g, s, seat).includes(token)) return 'not-offered';
  const opens = designOf(g, s, token).opens;
  if (d.kind !== 'critter' || opens === null || opens[d.ix] !== 1) return 'not-offered';
  return s.occupied[token] === 0 ? null : 'location-occupied';
}

function isRightCost(
  g: Rules,
  cost: readonly number[],
  { spend, tokens }: Payment,
  terms: PlayTerms,
  def: CardPlayingAbility | null,
): boolean {
  if (def?.swap !== undefined) return swappedCosts(g, cost).some((c) => c.every((n, r) => n === spend[r]));
  const off = cost.map((n, r) => n - spend[r]);
  if (off.some((n) => n < 0)) return false;
  if (def?.discount !== undefined && !('any' in def.discount)) {
    const less = toVector(g, def.discount);
    return off.every((n, r) => n === Math.min(less[r], cost[r]));
  }
  const discount = terms.discount ?? (def?.discount?.any ?? 0) * (tokens ?? 1);
  const taken = Math.min(discount, standardTotal(g, cost));
  return total(off) === taken && off.every((n, r) => r < g.standard || n === 0);
}

function isVector(g: Rules, goods: unknown): goods is readonly number[] {
  if (!Array.isArray(goods) || goods.length !== g.resources.length) return false;
  for (let r = 0; r < goods.length; r++) if (!Number.isInteger(goods[r]) || goods[r] < 0) return false; // holes too
  return true;
}
