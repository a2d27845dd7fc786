import { ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import { canAfford, payGoods, toVector } from '../flow/goods.ts';
import type { GameState } from '../state/types.ts';
import { revealCards } from '../zones/zones.ts';
import { REVEALED } from '../effects/query.ts';
import { amount, holds } from '../effects/reading.ts';
import { push, withCards } from '../state/scope.ts';
import type { EffectOf, Scope } from '../effects/types.ts';

function canGoOn(g: Rules, s: GameState, e: EffectOf<'revealOn'>, sc: Scope): boolean {
  const cards = s.zones[ZONE.deck].length + s.zones[ZONE.discard].length;
  if (cards === 0 || (e.cost !== undefined && !canAfford(s, sc.seat, toVector(g, e.cost.goods)))) return false;
  return e.atMost === undefined || (sc.cards[e.as]?.length ?? 0) < amount(g, s, sc, e.atMost);
}

function goOn(g: Rules, s: GameState, e: EffectOf<'revealOn'>, sc: Scope): void {
  if (e.cost !== undefined) payGoods(g, s, sc.seat, toVector(g, e.cost.goods));
  const shown = [...(sc.cards[e.as] ?? []), ...revealCards(g, s, sc.seat, 1, ZONE.deck)];
  push(s, e, withCards(sc, e.as, shown));
}

function stop(g: Rules, s: GameState, e: EffectOf<'revealOn'>, sc: Scope): void {
  push(s, { do: 'clearRevealed' }, withCards(sc, REVEALED, sc.cards[e.as] ?? []));
  if (!isBust(g, s, e, sc)) push(s, e.then, sc);
}

function isBust(g: Rules, s: GameState, { bust }: EffectOf<'revealOn'>, sc: Scope): boolean {
  return bust !== undefined && holds(g, s, sc, bust);
}

/** The first card is what the choice of this effect was about; from then on it is asked whether to go on. */
export const revealOn: OpHandler<'revealOn'> = {
  ask(g, s, e, sc) {
    if (sc.cards[e.as] === undefined || isBust(g, s, e, sc) || !canGoOn(g, s, e, sc)) return null;
    return { kind: 'option', seat: sc.seat, why: sc.src, ask: 'revealOn', ids: ['again', 'stop'] };
  },
  run(g, s, e, sc) {
    if (sc.cards[e.as] === undefined && canGoOn(g, s, e, sc)) goOn(g, s, e, sc);
    else stop(g, s, e, sc);
  },
  answer(g, s, e, sc, _d, a) {
    if (a.t === 'option' && a.id === 'again') goOn(g, s, e, sc);
    else stop(g, s, e, sc);
  },
  possible: canGoOn,
};
