import type { OpHandler, Rules } from '../content/rules.ts';
import type { SplitDecision } from '../decisions/types.ts';
import { designOfHolder, emit } from '../events/emit.ts';
import { gainGoods, gainPoints, timesOver, toVector } from '../flow/goods.ts';
import { addGoods, goodsOn, hasGoods, setTokens, takeGoods } from '../state/holders.ts';
import type { GameState, Holder } from '../state/types.ts';
import { select } from '../effects/query.ts';
import { amount } from '../effects/reading.ts';
import type { EffectOf, Scope } from '../effects/types.ts';
import { spread } from './goods.ts';
import { mapped, range } from '../state/vectors.ts';

/** Tokens and goods that lie on cards and tiles, most of all on the very one whose effect this is. */

export const putTokens: OpHandler<'putTokens'> = {
  run(g, s, e, sc) {
    const n = amount(g, s, sc, e.n);
    for (const on of e.on === undefined ? [sc.src] : (sc.cards[e.on] ?? [])) addTokens(g, s, on, n);
  },
};

export function addTokens(g: Rules, s: GameState, on: Holder, n: number): void {
  if (n === 0) return;
  setTokens(s, on, s.tokens[on] + n);
  if (g.sink) emit(g, { e: 'tokensPut', on, onCard: designOfHolder(g, s, on), n });
}

export const load: OpHandler<'load'> = {
  run(g, s, e, sc) {
    const goods = toVector(g, e.what);
    for (const on of e.on === undefined ? [sc.src] : select(g, s, sc, e.on)) {
      addGoods(g, s, on, goods);
      if (g.sink) emit(g, { e: 'stored', seat: sc.seat, on, onCard: designOfHolder(g, s, on), goods });
    }
  },
};

function laden(sc: Scope, { from }: EffectOf<'unload'>): readonly Holder[] {
  return from === undefined ? [sc.src] : (sc.cards[from] ?? []);
}

/** What was taken from there is gained, and told. */
function takeUp(g: Rules, s: GameState, e: EffectOf<'unload'>, sc: Scope, on: Holder, goods: readonly number[]): void {
  if (g.sink) emit(g, { e: 'unloaded', seat: sc.seat, on, onCard: designOfHolder(g, s, on), goods });
  gainGoods(g, s, sc.seat, timesOver(goods, e.again ? 2 : 1), sc);
}

export const unload: OpHandler<'unload'> = {
  ask(g, s, e, sc) {
    if (e.n === undefined) return null;
    const among = range(g.resources.length).filter((r) => goodsOn(s, sc.src, r) > 0);
    const most = Math.min(
      e.n,
      among.reduce((sum, r) => sum + goodsOn(s, sc.src, r), 0),
    );
    const caps = mapped(among, (r) => Math.min(most, goodsOn(s, sc.src, r)));
    return { kind: 'split', seat: sc.seat, why: sc.src, ask: 'unload', among, caps, min: most, max: most };
  },
  answer(g, s, e, sc, d, a) {
    const goods = spread(g, d as SplitDecision, a);
    const left = mapped(takeGoods(s, sc.src), (n, r) => n - goods[r]);
    if (left.some((n) => n > 0)) addGoods(g, s, sc.src, left);
    takeUp(g, s, e, sc, sc.src, goods);
  },
  run(g, s, e, sc) {
    if (e.n !== undefined) return;
    for (const on of laden(sc, e)) {
      if (hasGoods(s, on)) takeUp(g, s, e, sc, on, takeGoods(s, on));
      const tokens = s.tokens[on];
      addTokens(g, s, on, -tokens);
      gainPoints(g, s, sc.seat, tokens);
    }
  },
  possible: (_g, s, e, sc) => laden(sc, e).some((on) => hasGoods(s, on) || (e.n === undefined && s.tokens[on] > 0)),
};
