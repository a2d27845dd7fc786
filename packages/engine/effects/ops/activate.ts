import type { Trigger } from '../../content/defs.ts';
import type { OpHandler, Rules } from '../../content/rules.ts';
import type { PickDecision } from '../../decisions/types.ts';
import { emit } from '../../events/emit.ts';
import { cityOf, designOf, ownerOf } from '../../flow/city.ts';
import type { GameState, Uid } from '../../state/types.ts';
import { matches } from '../query.ts';
import { push, scopeOf } from '../scope.ts';
import type { Effect, EffectOf, Scope } from '../types.ts';
import { chosen } from './cards.ts';

/** The card's effect happens to the acting seat, but is judged by the city the card stands in (R-CARD-MINERMOLE-01). */
export const activateCard: OpHandler<'activateCard'> = {
  run(g, s, e, sc) {
    const owner = ownerOf(g, s, e.card);
    if (owner < 0) return;
    if (g.sink) emit(g, { e: 'activated', seat: sc.seat, cards: [e.card], designs: [s.cardOf[e.card]] });
    push(s, designOf(g, s, e.card).production ?? undefined, scopeOf(sc.seat, e.card, owner, [...sc.chain, e.card]));
  },
};

export const produce: OpHandler<'produce'> = {
  run(g, s, _e, sc) {
    const list = cityOf(g, s, sc.seat).filter((uid) => designOf(g, s, uid).production !== null);
    if (list.length > 0) push(s, { do: 'produceList', list }, scopeOf(sc.seat));
  },
  possible: (g, s, _e, sc) => cityOf(g, s, sc.seat).some((uid) => designOf(g, s, uid).production !== null),
};

/** Which of several effects comes next; what only adds goods goes first, since that closes no possibility. */
function orderDecision(sc: Scope, items: readonly Uid[]): PickDecision {
  return { kind: 'pick', seat: sc.seat, why: -1, ask: 'order', of: 'card', items, min: 1, max: 1, picked: [] };
}

export const produceList: OpHandler<'produceList'> = {
  ask(g, s, e, sc) {
    const city = cityOf(g, s, sc.seat);
    const left = e.list.filter((uid) => city.includes(uid));
    if (left.length === 0 || left.some((uid) => designOf(g, s, uid).plainProduction)) return null;
    return orderDecision(sc, left);
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

/** Everything the card does at this moment: each of its triggers that fits fires. */
function triggered(g: Rules, s: GameState, sc: Scope, uid: Uid, e: EffectOf<'triggers'>): Effect[] {
  const isMeant = (t: Trigger): boolean =>
    t.event === e.event &&
    t.of === e.of &&
    (e.card === undefined || matches(g, s, scopeOf(sc.seat, uid), e.card, t.if));
  return (designOf(g, s, uid).on ?? []).filter(isMeant).map(({ then }) => then);
}

/** Triggered effects of cards in the city, in the order their owner chooses (R-PLAY-14). */
export const triggers: OpHandler<'triggers'> = {
  ask(g, s, e, sc) {
    const city = cityOf(g, s, sc.seat);
    const left = e.list.filter((uid) => city.includes(uid));
    if (left.length < 2) return null;
    return left.some((uid) => isPlainTrigger(g, s, sc, uid, e)) ? null : orderDecision(sc, left);
  },
  run(g, s, e, sc) {
    const city = cityOf(g, s, sc.seat);
    const left = e.list.filter((uid) => city.includes(uid));
    const next = left.find((uid) => isPlainTrigger(g, s, sc, uid, e)) ?? left[0];
    if (next !== undefined) fire(g, s, sc, e, left, next);
  },
  answer: (g, s, e, sc, _d, a) => fire(g, s, sc, e, e.list, chosen(a)[0]),
};

function isPlainTrigger(g: Rules, s: GameState, sc: Scope, uid: Uid, e: EffectOf<'triggers'>): boolean {
  const effects = triggered(g, s, sc, uid, e);
  return effects.length > 0 && effects.every((effect) => g.ops.get(effect.do)!.plain === true);
}

function fire(g: Rules, s: GameState, sc: Scope, e: EffectOf<'triggers'>, list: readonly Uid[], next: Uid): void {
  const others = list.filter((uid) => uid !== next);
  if (others.length > 0) push(s, { ...e, list: others }, sc);
  const scope = { ...scopeOf(sc.seat, next), cards: sc.cards };
  for (const effect of triggered(g, s, sc, next, e).reverse()) push(s, effect, scope);
}
