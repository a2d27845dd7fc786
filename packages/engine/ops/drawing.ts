import type { OpHandler, Rules } from '../content/rules.ts';
import { designsOf, emit } from '../events/emit.ts';
import { happen } from '../flow/happenings.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { cardsToDraw, drawCards, handRoom, refillMeadow, takeFromMeadow } from '../zones/zones.ts';
import { amount } from '../effects/reading.ts';
import { reachableMeadow } from '../effects/query.ts';
import { push, withCards } from '../state/scope.ts';
import type { EffectOf, Scope } from '../effects/types.ts';
import { chosen, hand, pickCards } from './cards.ts';

/** From the deck without asking, or out of the Meadow by choice. */
export const draw: OpHandler<'draw'> = {
  ask(g, s, e, sc) {
    if (e.from === undefined) return null;
    const n = Math.min(amount(g, s, sc, e.n), handRoom(g, s, sc.seat));
    return pickCards(sc, 'takeMeadow', n === 0 ? [] : reachableMeadow(s), n, n); // OQ-01
  },
  run: (g, s, e, sc) => goOn(g, s, e, sc, drawCards(g, s, sc.seat, amount(g, s, sc, e.n), e.shown)),
  answer(g, s, e, sc, _d, a) {
    const cards = chosen(a);
    takeOutOfMeadow(g, s, sc, cards);
    goOn(g, s, e, sc, cards); // R-GEN-08: a draw too
  },
  possible(g, s, e, sc) {
    if (handRoom(g, s, sc.seat) === 0 || amount(g, s, sc, e.n) <= 0) return false;
    return e.from === undefined ? cardsToDraw(s) : reachableMeadow(s).length > 0;
  },
};

function takeOutOfMeadow(g: Rules, s: GameState, sc: Scope, cards: readonly Uid[]): void {
  for (const uid of cards) {
    takeFromMeadow(s, uid);
    hand(g, s, sc).push(uid);
  }
  if (g.sink && cards.length > 0)
    emit(g, { e: 'took', seat: sc.seat, from: 'meadow', cards, designs: designsOf(s, cards) });
  refillMeadow(g, s); // R-DECK-02: all are taken first
}

function goOn(g: Rules, s: GameState, e: EffectOf<'draw'>, sc: Scope, drawn: readonly Uid[]): void {
  lineUpDrew(g, s, sc.seat, drawn);
  if (e.then) push(s, e.then, e.as === undefined ? sc : withCards(sc, e.as, drawn));
}

/** One drawing is over: who reacts to it knows its cards, once what the drawing is for is done. */
function lineUpDrew(g: Rules, s: GameState, seat: Seat, cards: readonly Uid[]): void {
  if (g.awaits.drew !== null && cards.length > 0) happen(g, s, 'drew', seat, { cards });
}
