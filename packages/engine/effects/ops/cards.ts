import { ZONE, type OpHandler, type Rules } from '../../content/rules.ts';
import type { Action, Ask, PickDecision } from '../../decisions/types.ts';
import { designsOf, emit } from '../../events/emit.ts';
import { designOf, discardFromCity, leaveCity, ownerOf } from '../../flow/city.ts';
import { gainGoods } from '../../flow/goods.ts';
import { putBeneath } from '../../state/holders.ts';
import type { GameState, Uid } from '../../state/types.ts';
import { discardRevealed, handRoom, lift, refillMeadow, removeFrom, revealCards } from '../../zones/zones.ts';
import { ownRevealed, REVEALED, select } from '../query.ts';
import { push, withCards } from '../scope.ts';
import type { EffectOf, Scope } from '../types.ts';

/** The variable that collects a selection made item by item. */
export const PICKED = '+';

export function pickCards(sc: Scope, ask: Ask, items: readonly Uid[], min: number, max: number): PickDecision {
  const most = Math.min(max, items.length);
  const picked = sc.cards[PICKED] ?? [];
  return {
    kind: 'pick',
    seat: sc.seat,
    why: sc.src,
    ask,
    of: 'card',
    items,
    min: Math.min(min, most),
    max: most,
    picked,
  };
}

export function chosen(a: Action): readonly number[] {
  return a.t === 'pick' ? a.items : [];
}

export const hand = (g: Rules, s: GameState, sc: Scope): Uid[] => s.zones[g.hand[sc.seat]];

export const pick: OpHandler<'pick'> = {
  ask: (g, s, e, sc) => pickCards(sc, e.ask ?? pickAsk(e), pickable(g, s, e, sc), e.min, e.max),
  answer: (_g, s, e, sc, _d, a) => push(s, e.then, withCards(sc, e.as, chosen(a))),
  possible: (g, s, e, sc) => pickable(g, s, e, sc).length >= Math.max(1, e.min),
  price: (e) => e.min > 0,
};

function pickAsk({ then }: EffectOf<'pick'>): Ask {
  const next = then.do === 'seq' ? then.steps[0].do : then.do;
  return next === 'raze' || next === 'tuck' ? next : 'pickCard';
}

/** Cards that never leave a city cannot be chosen for that. */
function pickable(g: Rules, s: GameState, e: EffectOf<'pick'>, sc: Scope): Uid[] {
  const cards = select(g, s, sc, e.from);
  return pickAsk(e) === 'pickCard' ? cards : cards.filter((uid) => !designOf(g, s, uid).lasting);
}

export const raze: OpHandler<'raze'> = {
  run(g, s, e, sc) {
    for (const uid of sc.cards[e.what] ?? []) discardFromCity(g, s, ownerOf(g, s, uid), [uid]);
  },
};

export const scrap: OpHandler<'scrap'> = {
  run(g, s, e, sc) {
    const cards = sc.cards[e.what] ?? [];
    for (const uid of cards) {
      removeFrom(s.zones[ZONE.inPlay], uid);
      s.zones[ZONE.discard].push(uid);
    }
    if (g.sink) emit(g, { e: 'discarded', seat: sc.seat, from: 'inPlay', cards, designs: designsOf(s, cards) });
  },
};

export const refund: OpHandler<'refund'> = {
  run(g, s, e, sc) {
    for (const uid of sc.cards[e.of] ?? []) gainGoods(g, s, sc.seat, designOf(g, s, uid).cost);
  },
};

export const tuck: OpHandler<'tuck'> = {
  run(g, s, e, sc) {
    const cards = sc.cards[e.what] ?? [];
    for (const uid of cards) {
      const owner = ownerOf(g, s, uid);
      if (owner >= 0) leaveCity(g, s, owner, uid);
      else lift(s, uid);
      putBeneath(s, sc.src, uid);
    }
    if (g.sink && cards.length > 0)
      emit(g, { e: 'tucked', seat: sc.seat, under: sc.src, underCard: -1, cards, designs: designsOf(s, cards) });
    refillMeadow(g, s); // if they came from there (R-DECK-02)
  },
};

export const take: OpHandler<'take'> = {
  run(g, s, e, sc) {
    const cards = sc.cards[e.what] ?? [];
    for (const uid of cards) {
      removeFrom(s.zones[ZONE.revealed], uid);
      hand(g, s, sc).push(uid);
    }
    if (g.sink && cards.length > 0)
      emit(g, { e: 'took', seat: sc.seat, from: 'revealed', cards, designs: designsOf(s, cards) });
  },
};

export const reveal: OpHandler<'reveal'> = {
  run(g, s, e, sc) {
    const inner = withCards(sc, REVEALED, revealCards(g, s, sc.seat, e.n, e.from));
    push(s, { do: 'clearRevealed' }, inner);
    push(s, e.then, inner);
  },
  possible: (_g, s, e) => s.zones[ZONE.discard].length > 0 || (e.from === 'deck' && s.zones[ZONE.deck].length > 0),
};

export const clearRevealed: OpHandler<'clearRevealed'> = {
  run: (g, s, _e, sc) => discardRevealed(g, s, sc.seat, ownRevealed(s, sc)),
};

export const sortRevealed: OpHandler<'sortRevealed'> = {
  ask(g, s, _e, sc) {
    return pickCards(sc, 'sortRevealed', ownRevealed(s, sc), 0, handRoom(g, s, sc.seat));
  },
  answer(_g, s, _e, sc, _d, a) {
    const kept = chosen(a);
    const others = ownRevealed(s, sc).filter((uid) => !kept.includes(uid));
    push(s, { do: 'tuck', what: 'others' }, withCards(sc, 'others', others));
    push(s, { do: 'take', what: 'kept' }, withCards(sc, 'kept', kept));
  },
};
