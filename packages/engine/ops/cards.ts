import { isCard, type OpHandler, type Rules } from '../content/rules.ts';
import type { Action, Ask, ItemKind, PickDecision } from '../decisions/types.ts';
import { designOf, ownerOf } from '../zones/city.ts';
import { gainGoods } from '../flow/goods.ts';
import type { GameState, Holder, Seat, Uid } from '../state/types.ts';
import { discardRevealed, hasCards, putUnder, revealCards } from '../zones/zones.ts';
import { amount } from '../effects/reading.ts';
import { possible } from '../effects/possible.ts';
import { ownRevealed, REVEALED, select, zonesNamed } from '../effects/query.ts';
import { PICKED, push, withCards } from '../state/scope.ts';
import type { Effect, EffectOf, Scope } from '../effects/types.ts';
import { askedInstead, choose } from './choosing.ts';
import { destination } from './move.ts';

export function pickCards(sc: Scope, ask: Ask, items: readonly Uid[], min: number, max: number): PickDecision {
  return pickSome(sc, sc.seat, ask, 'card', items, min, max);
}

const NONE: readonly number[] = [];

/** No more than there are. */
function pickSome(
  sc: Scope,
  seat: Seat,
  ask: Ask,
  of: ItemKind,
  items: readonly Holder[],
  min: number,
  max: number,
): PickDecision {
  const most = Math.min(max, items.length);
  const picked = sc.cards[PICKED] ?? NONE;
  return { kind: 'pick', seat, why: sc.src, ask, of, items, min: Math.min(min, most), max: most, picked };
}

export function chosen(a: Action): readonly number[] {
  return a.t === 'pick' ? a.items : [];
}

export const hand = (g: Rules, s: GameState, sc: Scope): Uid[] => s.zones[g.hand[sc.seat]];

export const pick: OpHandler<'pick'> = {
  ask(g, s, e, sc) {
    const all = pickable(g, s, e, sc);
    const asked = e.by === undefined ? { seat: sc.seat, items: all } : askedInstead(g, s, e, sc, all);
    if (asked === null) return null;
    const { seat, items } = asked;
    const max = Math.max(0, amount(g, s, sc, e.max));
    return pickSome(sc, seat, e.ask ?? pickAsk(e), kindOf(g, items), items, e.exactly ? max : e.min, max);
  },
  run(g, s, e, sc) {
    if (e.by === undefined) return;
    const items = choose(g, s, e, e.by, sc, pickable(g, s, e, sc), amount(g, s, sc, e.max));
    if (items.length > 0) push(s, e.then, withCards(sc, e.as, items));
  },
  answer: (_g, s, e, sc, _d, a) => push(s, e.then, withCards(sc, e.as, chosen(a))),
  possible: (g, s, e, sc) => pickable(g, s, e, sc).length >= Math.max(1, e.min),
  price: (e) => e.min > 0,
};

/** Tiles, or cards and tiles, are places. */
export function kindOf(g: Rules, items: readonly Holder[]): ItemKind {
  for (let i = 0; i < items.length; i++) if (!isCard(g, items[i])) return 'place';
  return 'card';
}

const MOVE_ASKS = {
  beneath: 'tuck',
  discard: 'raze',
  hand: 'pickCard',
  bottom: 'pickCard',
  slot: 'pickCard',
  zone: 'pickCard',
} as const;

function nextOf({ then }: EffectOf<'pick'>): Effect {
  return then.do === 'seq' ? then.steps[0] : then;
}

function pickAsk(e: EffectOf<'pick'>): Ask {
  const next = nextOf(e);
  return next.do === 'move' ? MOVE_ASKS[destination(next)] : 'pickCard';
}

/** Cards that never leave a city cannot be chosen for that, nor anything whose price cannot be paid or that finds no place. */
function pickable(g: Rules, s: GameState, e: EffectOf<'pick'>, sc: Scope): Holder[] {
  const items = select(g, s, sc, e.from);
  const next = nextOf(e);
  if (next.do === 'pay' || next.do === 'settle')
    return items.filter((item) => possible(g, s, next, withCards(sc, e.as, [item])));
  if (next.do !== 'move') return items;
  const stays = (item: Holder): boolean =>
    isCard(g, item) && designOf(g, s, item).lasting && (e.by === undefined || ownerOf(g, s, item) >= 0);
  return items.filter((item) => !stays(item));
}

export const refund: OpHandler<'refund'> = {
  run(g, s, e, sc) {
    for (const uid of sc.cards[e.of] ?? []) gainGoods(g, s, sc.seat, designOf(g, s, uid).cost, sc);
  },
};

export const reveal: OpHandler<'reveal'> = {
  run(g, s, e, sc) {
    const [pile] = zonesNamed(g, sc, e.from);
    const inner = withCards(sc, REVEALED, revealCards(g, s, sc.seat, e.n, pile));
    push(s, e.rest === 'bottom' ? { do: 'clearRevealed', under: e.from } : { do: 'clearRevealed' }, inner);
    push(s, e.then, inner);
  },
  possible: (g, s, e, sc) => hasCards(s, zonesNamed(g, sc, e.from)[0]),
};

export const clearRevealed: OpHandler<'clearRevealed'> = {
  run(g, s, e, sc) {
    const rest = ownRevealed(s, sc);
    if (e.under === undefined) discardRevealed(g, s, sc.seat, rest);
    else putUnder(g, s, sc.seat, rest, zonesNamed(g, sc, e.under)[0]);
  },
};
