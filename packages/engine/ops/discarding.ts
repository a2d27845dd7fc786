import { ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import { designsOf, emit } from '../events/emit.ts';
import type { GameState, Uid } from '../state/types.ts';
import { discardFromHand, refillMeadow, takeFromMeadow } from '../zones/zones.ts';
import { reachableMeadow, select } from '../effects/query.ts';
import { push, withCards } from '../state/scope.ts';
import type { EffectOf, Scope } from '../effects/types.ts';
import { chosen, hand, pickCards } from './cards.ts';

/** A new list: a decision outlives the hand it was asked about. */
function discardable(g: Rules, s: GameState, e: EffectOf<'discard'>, sc: Scope): Uid[] {
  const { from, where } = e;
  if (where !== undefined) return select(g, s, sc, { in: from === undefined ? 'hand' : 'meadow', where });
  return from === undefined ? hand(g, s, sc).slice() : reachableMeadow(s);
}

export const discard: OpHandler<'discard'> = {
  ask(g, s, e, sc) {
    const cards = discardable(g, s, e, sc);
    const ask = e.from === undefined ? 'discard' : 'discardMeadow';
    return pickCards(sc, ask, cards, e.min ?? 0, e.max ?? cards.length);
  },
  answer(g, s, e, sc, _d, a) {
    const cards = chosen(a);
    if (e.from === undefined) discardFromHand(g, s, sc.seat, cards, e.shown);
    else discardFromMeadow(g, s, sc, cards);
    push(s, e.then, e.as === undefined ? sc : withCards(sc, e.as, cards));
  },
  possible(g, s, e, sc) {
    if (e.from !== undefined) return discardable(g, s, e, sc).length > 0;
    const n = e.where === undefined ? hand(g, s, sc).length : discardable(g, s, e, sc).length;
    return n >= Math.max(1, e.min ?? 0);
  },
  /** Cards of the Meadow are nobody's: where there are too few, those that are there go. */
  price: (e) => e.from === undefined && (e.min ?? 0) > 0,
};

function discardFromMeadow(g: Rules, s: GameState, sc: Scope, cards: readonly Uid[]): void {
  for (const uid of cards) {
    takeFromMeadow(s, uid);
    s.zones[ZONE.discard].push(uid);
  }
  if (g.sink && cards.length > 0)
    emit(g, { e: 'discarded', seat: sc.seat, from: 'meadow', cards, designs: designsOf(s, cards) });
  refillMeadow(g, s);
}
