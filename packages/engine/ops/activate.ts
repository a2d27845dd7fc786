import type { OpHandler, Rules } from '../content/rules.ts';
import type { PickDecision } from '../decisions/types.ts';
import { emit } from '../events/emit.ts';
import { barsActivating } from '../flow/bars.ts';
import { cityOf, designOf, ownerOf } from '../zones/city.ts';
import type { GameState, Holder, Seat, Uid } from '../state/types.ts';
import { push, sameVisit, scopeOf } from '../state/scope.ts';
import type { Scope } from '../effects/types.ts';
import { chosen, kindOf } from './cards.ts';

/** The card's effect happens to the acting seat, but is judged by the city the card stands in (R-CARD-MINERMOLE-01). */
export const activateCard: OpHandler<'activateCard'> = {
  run(g, s, e, sc) {
    const owner = ownerOf(g, s, e.card);
    if (owner < 0 || barsActivating(g, s, sc.seat, e.card)) return;
    if (g.sink) emit(g, { e: 'activated', seat: sc.seat, cards: [e.card], designs: [s.cardOf[e.card]] });
    const scope = scopeOf(sc.seat, e.card, owner, [...sc.chain, e.card]);
    push(s, designOf(g, s, e.card).production ?? undefined, sameVisit(sc, scope));
  },
};

export const produce: OpHandler<'produce'> = {
  run(g, s, _e, sc) {
    const list = productive(g, s, sc.seat);
    if (list.length > 0) push(s, { do: 'produceList', list }, sameVisit(sc, scopeOf(sc.seat)));
  },
  possible: (g, s, _e, sc) => productive(g, s, sc.seat).length > 0,
};

/** Cards of the city with a Production that no rule keeps from being activated. */
function productive(g: Rules, s: GameState, seat: Seat): Uid[] {
  return cityOf(g, s, seat).filter(
    (uid) => designOf(g, s, uid).production !== null && !barsActivating(g, s, seat, uid),
  );
}

/** Which of several effects comes next; what only adds goods goes first, since that closes no possibility. */
export function orderDecision(g: Rules, sc: Scope, items: readonly Holder[]): PickDecision {
  const of = kindOf(g, items);
  return { kind: 'pick', seat: sc.seat, why: -1, ask: 'order', of, items, min: 1, max: 1, picked: [] };
}

export const produceList: OpHandler<'produceList'> = {
  ask(g, s, e, sc) {
    const city = cityOf(g, s, sc.seat);
    const left = e.list.filter((uid) => city.includes(uid));
    if (left.length === 0 || left.some((uid) => designOf(g, s, uid).plainProduction)) return null;
    return orderDecision(g, sc, left);
  },
  run(g, s, e, sc) {
    const city = cityOf(g, s, sc.seat);
    const left = e.list.filter((uid) => city.includes(uid));
    const plain = left.filter((uid) => designOf(g, s, uid).plainProduction);
    const others = left.filter((uid) => !plain.includes(uid));
    if (others.length > 0) push(s, { do: 'produceList', list: others }, sc);
    for (let i = plain.length - 1; i >= 0; i--) push(s, { do: 'activateCard', card: plain[i] }, sc);
  },
  answer(_g, s, e, sc, _d, a) {
    const next = chosen(a)[0];
    const others = e.list.filter((uid) => uid !== next);
    if (others.length > 0) push(s, { do: 'produceList', list: others }, sc);
    push(s, { do: 'activateCard', card: next }, sc);
  },
};
