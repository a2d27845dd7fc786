import type { Rules } from '../../content/rules.ts';
import type { Payment } from '../../decisions/types.ts';
import { emit } from '../../events/emit.ts';
import { putBeneath } from '../../state/holders.ts';
import type { GameState, Seat } from '../../state/types.ts';
import { designOf, discardFromCity, leaveCity } from '../city.ts';
import { payGoods } from '../goods.ts';

/** Uses the ability, then puts the token or spends the resources (R-PLAY-09, R-PLAY-10). */
export function carryOutPayment(g: Rules, s: GameState, seat: Seat, p: Payment): void {
  if (p.ability !== undefined) {
    if (p.jail !== undefined) {
      leaveCity(g, s, seat, p.jail);
      putBeneath(s, p.ability, p.jail);
      if (g.sink)
        emit(g, {
          e: 'tucked',
          seat,
          under: p.ability,
          underCard: s.cardOf[p.ability],
          cards: [p.jail],
          designs: [s.cardOf[p.jail]],
        });
    } else if (designOf(g, s, p.ability).ability?.price === 'discardSelf') {
      discardFromCity(g, s, seat, [p.ability]);
    }
  }
  if (p.token !== undefined) {
    s.occupied[p.token] = 1;
    if (g.sink) emit(g, { e: 'occupied', seat, cards: [p.token], designs: [s.cardOf[p.token]] });
  }
  payGoods(g, s, seat, p.spend);
}
