import type { OpHandler, Rules } from '../content/rules.ts';
import type { SplitDecision } from '../decisions/types.ts';
import { designOfHolder, emit } from '../events/emit.ts';
import { gainGoods, gainPoints, toVector } from '../flow/goods.ts';
import { addGoods, goodsOn, hasGoods, setTokens, takeGoods } from '../state/holders.ts';
import type { GameState, Holder } from '../state/types.ts';
import { amount } from '../effects/reading.ts';
import { spread } from './goods.ts';

/** Tokens and goods that lie on the very card whose effect this is. */

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
    addGoods(g, s, sc.src, goods);
    if (g.sink) emit(g, { e: 'stored', seat: sc.seat, on: sc.src, onCard: designOfHolder(g, s, sc.src), goods });
  },
};

export const unload: OpHandler<'unload'> = {
  ask(g, s, e, sc) {
    if (e.n === undefined) return null;
    const among = g.resources.flatMap((_, r) => (goodsOn(s, sc.src, r) > 0 ? [r] : []));
    const most = Math.min(
      e.n,
      among.reduce((sum, r) => sum + goodsOn(s, sc.src, r), 0),
    );
    const caps = among.map((r) => Math.min(most, goodsOn(s, sc.src, r)));
    return { kind: 'split', seat: sc.seat, why: sc.src, ask: 'unload', among, caps, min: most, max: most };
  },
  answer(g, s, _e, sc, d, a) {
    const goods = spread(g, d as SplitDecision, a);
    const left = takeGoods(s, sc.src).map((n, r) => n - goods[r]);
    if (left.some((n) => n > 0)) addGoods(g, s, sc.src, left);
    if (g.sink) emit(g, { e: 'unloaded', seat: sc.seat, on: sc.src, onCard: designOfHolder(g, s, sc.src), goods });
    gainGoods(g, s, sc.seat, goods, sc);
  },
  run(g, s, e, sc) {
    if (e.n !== undefined) return;
    const goods = takeGoods(s, sc.src);
    if (g.sink) emit(g, { e: 'unloaded', seat: sc.seat, on: sc.src, onCard: designOfHolder(g, s, sc.src), goods });
    gainGoods(g, s, sc.seat, goods, sc);
    const tokens = s.tokens[sc.src];
    addTokens(g, s, sc.src, -tokens);
    gainPoints(g, s, sc.seat, tokens);
  },
  possible: (_g, s, e, sc) => hasGoods(s, sc.src) || (e.n === undefined && s.tokens[sc.src] > 0),
};
