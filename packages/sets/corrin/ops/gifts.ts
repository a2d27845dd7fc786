import {
  handRoom,
  push,
  receivers,
  scopeOf,
  STANDARD_RESOURCES,
  withNums,
  type Effect,
  type EffectOf,
  type GameState,
  type OpHandler,
  type Rules,
  type Scope,
} from '@everdell/engine';

const hasGoods = (g: Rules, s: GameState, sc: Scope): boolean =>
  s.seats[sc.seat].res.some((n, r) => r < g.standard && n > 0);
const hasCards = (g: Rules, s: GameState, sc: Scope): boolean => s.zones[g.hand[sc.seat]].length > 0;

/** As many as were given in the round that is just over, cards or resources. */
function justGiven(e: EffectOf<'gifts'>, sc: Scope): number {
  const goods = (sc.nums[e.as] ?? []).reduce((sum, n) => sum + n, 0);
  return goods + (sc.cards[e.as]?.length ?? 0);
}

/** Cards that one receiver has room for; with nobody to take them they are discarded (R-GIVE-04). */
function cardsAtOnce(g: Rules, s: GameState, sc: Scope, n: number): number {
  const room = Math.max(0, ...receivers(g, s, sc.seat).map((seat) => handRoom(g, s, seat)));
  return Math.min(n, room || n);
}

/** Round by round, each to one opponent, until all gifts are given or no more are wished. */
export const gifts: OpHandler<'gifts'> = {
  ask(g, s, e, sc) {
    if (e.n === 0 || justGiven(e, sc) > 0) return null;
    const ids = [...(hasGoods(g, s, sc) ? ['goods'] : []), ...(hasCards(g, s, sc) ? ['cards'] : [])];
    if (ids.length === 0) return null;
    return { kind: 'option', seat: sc.seat, why: sc.src, ask: 'gifts', ids: [...ids, 'decline'] };
  },
  run(_g, s, e, sc) {
    const n = justGiven(e, sc);
    if (n === 0) return;
    const next = scopeOf(sc.seat, sc.src);
    push(s, { ...e, n: e.n - n }, next);
    push(s, e.then, withNums(next, e.as, [n]));
  },
  answer(g, s, e, sc, _d, a) {
    if (a.t !== 'option' || a.id === 'decline') return;
    if (a.id === 'goods') {
      push(s, { do: 'giveGoods', n: e.n, upTo: true, among: STANDARD_RESOURCES, as: e.as, then: e }, sc);
      return;
    }
    const max = cardsAtOnce(g, s, sc, e.n);
    const then: Effect = { do: 'seq', steps: [{ do: 'giveTo', cards: e.as, all: true }, e] };
    push(s, { do: 'pick', from: { in: 'hand' }, min: 1, max, as: e.as, ask: 'give', then }, sc);
  },
  possible: (g, s, _e, sc) => hasGoods(g, s, sc) || hasCards(g, s, sc),
};
