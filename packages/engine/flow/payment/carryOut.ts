import type { Rules } from '../../content/rules.ts';
import type { Payment } from '../../decisions/types.ts';
import { emit } from '../../events/emit.ts';
import { setCover } from '../../state/covers.ts';
import { moveOccupants, putBeneath, setOccupied, setTokens } from '../../state/holders.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { designOf, discardFromCity, leaveCity } from '../city.ts';
import { payGoods } from '../goods.ts';

/** Uses the ability, then puts the token or spends the resources (R-PLAY-09, R-PLAY-10). */
export function carryOutPayment(g: Rules, s: GameState, seat: Seat, card: Uid, p: Payment): void {
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
    } else payPrice(g, s, seat, card, p.ability, p.tokens ?? 0);
  }
  if (p.banner !== undefined) {
    moveOccupants(s, p.banner, card);
    discardFromCity(g, s, seat, [p.banner]);
  }
  if (p.token !== undefined) {
    setOccupied(s, p.token, 1);
    if (g.sink) emit(g, { e: 'occupied', seat, cards: [p.token], designs: [s.cardOf[p.token]] });
  }
  payGoods(g, s, seat, p.spend);
}

function payPrice(g: Rules, s: GameState, seat: Seat, card: Uid, ability: Uid, tokens: number): void {
  const price = designOf(g, s, ability).ability?.price;
  const onCard = s.cardOf[ability];
  if (price === 'discardSelf') discardFromCity(g, s, seat, [ability]);
  if (price === 'tokens') {
    setTokens(s, ability, s.tokens[ability] - tokens);
    if (g.sink) emit(g, { e: 'tokensPut', on: ability, onCard, n: -tokens });
  }
  if (price === 'cover') {
    setCover(s, ability, card);
    if (g.sink) emit(g, { e: 'laidOn', seat, on: ability, onCard, cards: [card], designs: [s.cardOf[card]] });
  }
}
