import type { OpHandler, Rules } from '../content/rules.ts';
import type { Resource } from '../content/resources.ts';
import type { Action, Ask, SplitDecision } from '../decisions/types.ts';
import { emit } from '../events/emit.ts';
import { gainGoods, gainPoints, payGoods, timesOver, toVector, total } from '../flow/goods.ts';
import { keptOf, owedByVisit } from '../flow/gains.ts';
import { noteShort } from '../flow/tally.ts';
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

function goodsOf(g: Rules, s: GameState, e: EffectOf<'gain'>, sc: Scope): readonly number[] {
  return timesOver(toVector(g, e.what), e.times === undefined ? 1 : Math.max(0, amount(g, s, sc, e.times)));
}

/** Of several kinds one chooses which are kept, where a rule takes some of what a visit brings. */
export const gain: OpHandler<'gain'> = {
  plain: true,
  ask(g, s, e, sc) {
    const kept = g.standing.gains === null ? null : keptOf(g, s, goodsOf(g, s, e, sc), sc);
    if (kept === null) return null;
    const among = range(g.resources.length).filter((r) => kept.left[r] > 0);
    return toGain(
      sc,
      among,
      mapped(among, (r) => kept.left[r]),
      kept.n,
    );
  },
  run(g, s, e, sc) {
    const times = e.times === undefined ? 1 : amount(g, s, sc, e.times);
    if (times > 0) gainGoods(g, s, sc.seat, timesOver(toVector(g, e.what), times), sc);
  },
  answer(g, s, e, sc, d, a) {
    const goods = goodsOf(g, s, e, sc);
    const { left, n } = keptOf(g, s, goods, sc)!;
    const chosen = spread(g, d as SplitDecision, a);
    noteShort(s, total(left) - n);
    gainGoods(
      g,
      s,
      sc.seat,
      mapped(goods, (all, r) => all - left[r] + chosen[r]),
      sc,
    );
  },
};

function toGain(sc: Scope, among: readonly number[], caps: readonly number[], n: number): SplitDecision {
  return { kind: 'split', seat: sc.seat, why: sc.src, ask: 'gainAny', among, caps, min: n, max: n };
}

function kindsToGain(g: Rules, s: GameState, e: EffectOf<'gainAny'>, sc: Scope): number[] {
  const among = indexes(g, e.among);
  return e.lacking ? among.filter((r) => s.seats[sc.seat].res[r] === 0) : among;
}

/** How many rules take of those that a visit lets choose. */
function forgone(g: Rules, s: GameState, sc: Scope, n: number): number {
  return g.standing.gains === null ? 0 : Math.min(n, owedByVisit(g, s, sc.seat, sc));
}

export const gainAny: OpHandler<'gainAny'> = {
  ask(g, s, e, sc) {
    const all = amount(g, s, sc, e.n);
    const n = all - forgone(g, s, sc, all);
    const among = kindsToGain(g, s, e, sc);
    return n === 0 || among.length === 0 ? null : toGain(sc, among, filled(among.length, n), n);
  },
  run: (g, s, e, sc) => noteShort(s, forgone(g, s, sc, amount(g, s, sc, e.n))),
  answer(g, s, e, sc, d, a) {
    noteShort(s, forgone(g, s, sc, amount(g, s, sc, e.n)));
    gainGoods(g, s, sc.seat, spread(g, d as SplitDecision, a), sc);
  },
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
