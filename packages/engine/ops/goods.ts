import type { OpHandler, Rules } from '../content/rules.ts';
import type { Resource } from '../content/resources.ts';
import type { Action, Ask, SplitDecision } from '../decisions/types.ts';
import { emit } from '../events/emit.ts';
import { gainGoods, gainPoints, payGoods, timesOver, toVector, total } from '../flow/goods.ts';
import { addGoods } from '../state/holders.ts';
import type { GameState } from '../state/types.ts';
import { filled, mapped, range, zeros } from '../state/vectors.ts';
import { amount } from '../effects/reading.ts';
import { push, withNums } from '../state/scope.ts';
import type { EffectOf, Scope } from '../effects/types.ts';

export function indexes(g: Rules, among: readonly Resource[] | undefined): number[] {
  if (among === undefined) return range(g.standard); // R-GEN-02
  const found: number[] = [];
  for (const r of among) found.push(g.resources.indexOf(r));
  return found;
}

export function held(s: GameState, sc: Scope, among: readonly number[]): number {
  let n = 0;
  for (const r of among) n += s.seats[sc.seat].res[r];
  return n;
}

export function splitHeld(
  g: Rules,
  s: GameState,
  sc: Scope,
  ask: Ask,
  among: readonly Resource[] | undefined,
  min: number,
  max: number,
): SplitDecision {
  const ix = indexes(g, among);
  const most = Math.min(max, held(s, sc, ix));
  const caps: number[] = [];
  for (const r of ix) caps.push(Math.min(most, s.seats[sc.seat].res[r]));
  return { kind: 'split', seat: sc.seat, why: sc.src, ask, among: ix, caps, min: Math.min(min, most), max: most };
}

export function spread(g: Rules, d: SplitDecision, a: Action): number[] {
  const goods = zeros(g.resources.length);
  if (a.t === 'split') for (let i = 0; i < d.among.length; i++) goods[d.among[i]] = a.by[i];
  return goods;
}

export const gain: OpHandler<'gain'> = {
  plain: true,
  run(g, s, e, sc) {
    const times = e.times === undefined ? 1 : amount(g, s, sc, e.times);
    if (times > 0) gainGoods(g, s, sc.seat, timesOver(toVector(g, e.what), times), sc);
  },
};

function kindsToGain(g: Rules, s: GameState, e: EffectOf<'gainAny'>, sc: Scope): number[] {
  const among = indexes(g, e.among);
  return e.lacking ? among.filter((r) => s.seats[sc.seat].res[r] === 0) : among;
}

export const gainAny: OpHandler<'gainAny'> = {
  ask(g, s, e, sc) {
    const n = amount(g, s, sc, e.n);
    const among = kindsToGain(g, s, e, sc);
    if (n === 0 || among.length === 0) return null;
    return {
      kind: 'split',
      seat: sc.seat,
      why: sc.src,
      ask: 'gainAny',
      among,
      caps: filled(among.length, n),
      min: n,
      max: n,
    };
  },
  answer: (g, s, _e, sc, d, a) => gainGoods(g, s, sc.seat, spread(g, d as SplitDecision, a), sc),
  possible: (g, s, e, sc) =>
    (typeof e.n !== 'number' ? amount(g, s, sc, e.n) > 0 : e.n > 0) &&
    (e.lacking === undefined || kindsToGain(g, s, e, sc).length > 0),
};

export const points: OpHandler<'points'> = {
  plain: true,
  run: (g, s, e, sc) => gainPoints(g, s, sc.seat, amount(g, s, sc, e.n)),
  possible: (g, s, e, sc) => amount(g, s, sc, e.n) > 0,
};

/** What may be spent of each standard resource that a variable holds: no more than it does. */
function splitBound(g: Rules, s: GameState, sc: Scope, ask: Ask, name: string, max: number): SplitDecision {
  const bound = sc.nums[name] ?? [];
  const among = range(g.standard).filter((r) => bound[r] > 0 && s.seats[sc.seat].res[r] > 0);
  const caps = mapped(among, (r) => Math.min(max, bound[r], s.seats[sc.seat].res[r]));
  return { kind: 'split', seat: sc.seat, why: sc.src, ask, among, caps, min: 0, max: Math.min(max, total(caps)) };
}

function askSpend(g: Rules, s: GameState, { among, onto, upTo }: EffectOf<'spend'>, sc: Scope): SplitDecision {
  const ask = onto ? 'stash' : 'spend';
  const most = Math.max(0, amount(g, s, sc, upTo));
  if (typeof among === 'string') return splitBound(g, s, sc, ask, among, most);
  return splitHeld(g, s, sc, ask, among, 0, most);
}

export const spend: OpHandler<'spend'> = {
  ask: askSpend,
  answer(g, s, e, sc, d, a) {
    const goods = spread(g, d as SplitDecision, a);
    const paid = total(goods) > 0;
    if (!paid && !e.evenNone) return;
    payGoods(g, s, sc.seat, goods);
    if (e.onto && paid) {
      addGoods(g, s, sc.src, goods);
      if (g.sink) emit(g, { e: 'stored', seat: sc.seat, on: sc.src, onCard: -1, goods });
    }
    push(s, e.then, withNums(sc, e.as, goods));
  },
  possible: (g, s, e, sc) =>
    typeof e.among === 'string'
      ? askSpend(g, s, e, sc).max > 0
      : held(s, sc, indexes(g, e.among)) > 0 && amount(g, s, sc, e.upTo) > 0,
};
