import { ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import { designsOf, emit } from '../events/emit.ts';
import { discardHandCards } from '../flow/discards.ts';
import type { GameState, Uid } from '../state/types.ts';
import { refill } from '../zones/displays.ts';
import { handLimit, handSize, lift, zoneOf } from '../zones/zones.ts';
import { possible } from '../effects/possible.ts';
import { amount } from '../effects/reading.ts';
import { select, zonesNamed } from '../effects/query.ts';
import { push, withCards } from '../state/scope.ts';
import type { EffectOf, Scope, Source } from '../effects/types.ts';
import { chosen, hand, pickCards } from './cards.ts';
import { hasRoomToPlay } from './play.ts';
import { mapped } from '../state/vectors.ts';

/** A new list: a decision outlives the hand it was asked about. */
function discardable(g: Rules, s: GameState, e: EffectOf<'discard'>, sc: Scope): Uid[] {
  const { from, where } = e;
  return from === undefined && where === undefined
    ? hand(g, s, sc).slice()
    : select(g, s, sc, { in: from ?? 'hand', where });
}

/** Cards above the hand limit. */
function tooMany(g: Rules, s: GameState, sc: Scope): number {
  return Math.max(0, handSize(g, s, sc.seat) - handLimit(g, s, sc.seat));
}

export const discard: OpHandler<'discard'> = {
  ask(g, s, e, sc) {
    const cards = discardable(g, s, e, sc);
    if (e.toLimit) return pickCards(sc, 'discard', cards, tooMany(g, s, sc), tooMany(g, s, sc));
    const ask = e.from === undefined ? 'discard' : 'discardOpen';
    const max = e.max === undefined ? cards.length : Math.max(0, amount(g, s, sc, e.max));
    return pickCards(sc, ask, cards, e.min ?? 0, max);
  },
  answer(g, s, e, sc, _d, a) {
    const cards = chosen(a);
    if (e.from === undefined) discardHandCards(g, s, sc.seat, cards, e.shown);
    else discardOpen(g, s, sc, cards, e.from);
    push(s, e.then, e.as === undefined ? sc : withCards(sc, e.as, cards));
  },
  possible(g, s, e, sc) {
    if (e.toLimit) return tooMany(g, s, sc) > 0;
    if (e.from !== undefined) return discardable(g, s, e, sc).length > 0;
    if (e.then?.do === 'playCard' && !hasRoomToPlay(g, s, e.then, sc)) return false; // R-WORK-06
    const n = e.where === undefined ? hand(g, s, sc).length : discardable(g, s, e, sc).length;
    if (n >= Math.max(1, e.min ?? 0) && (typeof e.max !== 'object' || amount(g, s, sc, e.max) > 0)) return true;
    if ((e.min ?? 0) > 0 || e.then === undefined) return false;
    return possible(g, s, e.then, e.as === undefined ? sc : withCards(sc, e.as, [])); // what none is enough for
  },
  /** Cards of a display are nobody's: where there are too few, those that are there go. */
  price: (e) => e.from === undefined && (e.min ?? 0) > 0,
};

function discardOpen(g: Rules, s: GameState, sc: Scope, cards: readonly Uid[], from: readonly Source[]): void {
  const zones = mapped(from, (source) => zonesNamed(g, sc, source)[0]);
  for (const zone of zones) {
    const own = cards.filter((uid) => zoneOf(s, uid) === zone);
    for (const uid of own) {
      lift(g, s, uid);
      s.zones[ZONE.discard].push(uid);
    }
    if (g.sink && own.length > 0)
      emit(g, { e: 'discarded', seat: sc.seat, from: g.zones[zone].id, cards: own, designs: designsOf(s, own) });
  }
  for (const zone of zones) refill(g, s, zone);
}
