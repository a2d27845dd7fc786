import type { Rules } from '../../content/rules.ts';
import type { Payer, Payment, Use } from '../../decisions/payment.ts';
import { emit } from '../../events/emit.ts';
import { setCover } from '../../state/covers.ts';
import { moveOccupants, putBeneath, setOccupied, setTokens } from '../../state/holders.ts';
import type { GameState, Seat, Uid } from '../../state/types.ts';
import { discardFromCity, leaveCity } from '../../zones/city.ts';
import { payGoods } from '../goods.ts';
import { abilityAt } from './abilities.ts';

type CarryOut = (g: Rules, s: GameState, seat: Seat, card: Uid, use: Use) => void;

const CARRY_OUT: Readonly<Record<Payer, CarryOut>> = {
  ability: payPrice,
  door: occupy,
  banner: makeWay,
};

/** Uses what is used in its order, then spends the resources (R-PLAY-09, R-PLAY-10). */
export function carryOutPayment(g: Rules, s: GameState, seat: Seat, card: Uid, { uses, spend }: Payment): void {
  for (let i = 0; i < uses.length; i++) CARRY_OUT[uses[i].by](g, s, seat, card, uses[i]);
  payGoods(g, s, seat, spend);
}

function occupy(g: Rules, s: GameState, seat: Seat, _card: Uid, { at }: Use): void {
  setOccupied(s, at, 1);
  if (g.sink) emit(g, { e: 'occupied', seat, cards: [at], designs: [s.cardOf[at]] });
}

function makeWay(g: Rules, s: GameState, seat: Seat, card: Uid, { at }: Use): void {
  moveOccupants(s, at, card);
  discardFromCity(g, s, seat, [at]);
}

function payPrice(g: Rules, s: GameState, seat: Seat, card: Uid, { at, n = 0, with: inmate }: Use): void {
  const price = abilityAt(g, s, at)?.price;
  const onCard = s.cardOf[at];
  if (inmate !== undefined) lockUp(g, s, seat, inmate, at);
  if (price === 'discardSelf') discardFromCity(g, s, seat, [at]);
  if (price === 'tokens') {
    setTokens(s, at, s.tokens[at] - n);
    if (g.sink) emit(g, { e: 'tokensPut', on: at, onCard, n: -n });
  }
  if (price === 'cover') {
    setCover(s, at, card);
    if (g.sink) emit(g, { e: 'laidOn', seat, on: at, onCard, cards: [card], designs: [s.cardOf[card]] });
  }
}

function lockUp(g: Rules, s: GameState, seat: Seat, inmate: Uid, under: Uid): void {
  leaveCity(g, s, seat, inmate);
  putBeneath(s, under, inmate);
  if (!g.sink) return;
  const tucked = { cards: [inmate], designs: [s.cardOf[inmate]] };
  emit(g, { e: 'tucked', seat, under, underCard: s.cardOf[under], ...tucked });
}
