import type { Design, Rules } from '../../content/rules.ts';
import type { PlayTerms } from '../../effects/types.ts';
import { rulesFor } from '../../effects/standing.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { whyNotArrive } from '../arrival.ts';
import { canAfford, toVector } from '../goods.ts';
import { isOnPlay, surcharged } from './bill.ts';

/** Quick answers where rules may change what cards cost; whether the rules hold is left open. */

/** Could its cost be paid out of the own goods even if all that makes it dearer held? A quick no may be wrong. */
export function paysPlainly(g: Rules, s: GameState, seat: Seat, uid: Uid, d: Design, terms: PlayTerms): boolean {
  if (terms.free === true || terms.discount !== undefined) return false;
  const tolls = rulesFor(g, s, seat, 'toll', 'evenUnmet');
  for (let i = 0; i < tolls.length; i++) if (isOnPlay(tolls[i].rule)) return false;
  const costs = surcharged(g, s, seat, uid, d.costs, false, 'evenUnmet');
  for (let i = 0; i < costs.length; i++) if (canAfford(s, seat, costs[i])) return whyNotArrive(g, s, seat, d) === null;
  return false;
}

/** How many resources of a cost the seat could replace at most by what stands in. */
export function mostReplaced(g: Rules, s: GameState, seat: Seat): number {
  const standIns = rulesFor(g, s, seat, 'standIn', 'evenUnmet');
  const { res } = s.seats[seat];
  let n = 0;
  for (let i = 0; i < standIns.length; i++) {
    const give = toVector(g, standIns[i].rule.give);
    let times = Infinity;
    for (let r = 0; r < give.length; r++) if (give[r] > 0) times = Math.min(times, Math.floor(res[r] / give[r]));
    n += times;
  }
  return n;
}
