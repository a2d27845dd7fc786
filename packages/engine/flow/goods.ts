import type { Rules } from '../content/rules.ts';
import { emit } from '../events/emit.ts';
import { vectorOf, type Bundle } from '../content/resources.ts';
import type { GameState, Seat } from '../state/types.ts';
import { scopeOf } from '../state/scope.ts';
import type { Scope } from '../effects/types.ts';
import { happenCounted } from './happenings.ts';
import { broughtByVisit, isTallied } from './tally.ts';

/** `sc` = on whose behalf: what a visit brings is counted. */
export function gainGoods(g: Rules, s: GameState, seat: Seat, given: readonly number[], sc?: Scope): void {
  const goods = g.standing.gains === null ? given : g.reduced(g, s, seat, given, sc ?? scopeOf(seat));
  const res = s.seats[seat].res;
  let any = false;
  for (let r = 0; r < goods.length; r++) {
    if (goods[r] === 0) continue;
    res[r] = (res[r] + goods[r]) | 0;
    any = true;
  }
  if (any && g.sink) emit(g, { e: 'gained', seat, goods });
  if (any && sc !== undefined && isTallied(g)) broughtByVisit(s, sc, goods);
  if (any && g.awaits.gained !== null) happenCounted(g, s, 'gained', seat, { gained: goods }, goods);
}

export function payGoods(g: Rules, s: GameState, seat: Seat, goods: readonly number[]): void {
  const res = s.seats[seat].res;
  let any = false;
  for (let r = 0; r < goods.length; r++) {
    if (goods[r] === 0) continue;
    if (res[r] < goods[r]) throw new Error(`seat ${seat} cannot pay`);
    res[r] = (res[r] - goods[r]) | 0;
    any = true;
  }
  if (any && g.sink) emit(g, { e: 'paid', seat, goods });
}

export function gainPoints(g: Rules, s: GameState, seat: Seat, n: number): void {
  if (n === 0) return;
  s.seats[seat].points += n;
  if (g.sink) emit(g, { e: 'points', seat, n });
  if (g.awaits.gotPoints !== null) happenCounted(g, s, 'gotPoints', seat, { n: [n] }, [n]);
}

export function payPoints(g: Rules, s: GameState, seat: Seat, n: number): void {
  if (s.seats[seat].points < n) throw new Error(`seat ${seat} cannot pay ${n} point tokens`);
  s.seats[seat].points -= n;
  if (g.sink) emit(g, { e: 'paidPoints', seat, n });
}

export function canAfford(s: GameState, seat: Seat, goods: readonly number[]): boolean {
  const res = s.seats[seat].res;
  for (let r = 0; r < goods.length; r++) if (res[r] < goods[r]) return false;
  return true;
}

/** What the content says in words, by resource; worked out once. */
export function toVector(g: Rules, bundle: Bundle): readonly number[] {
  let goods = g.memo.bundles.get(bundle);
  if (goods === undefined) g.memo.bundles.set(bundle, (goods = vectorOf(g.resources, bundle)));
  return goods;
}

export function timesOver(goods: readonly number[], times: number): readonly number[] {
  if (times === 1) return goods;
  const all = goods.slice();
  for (let r = 0; r < all.length; r++) all[r] *= times;
  return all;
}

export function total(goods: readonly number[]): number {
  let n = 0;
  for (let r = 0; r < goods.length; r++) n += goods[r];
  return n;
}

/** Seats that can be given something now: neither passed (R-GIVE-03) nor refusing. */
export function receivers(g: Rules, s: GameState, seat: Seat, of: 'cards' | 'goods' = 'goods'): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < s.seats.length; other++)
    if (other !== seat && !s.seats[other].passed && !refuses(g, other, of)) seats.push(other);
  return seats;
}

/** Does it take no gifts of this kind? */
export function refuses(g: Rules, seat: Seat, of: 'cards' | 'goods'): boolean {
  const given = g.automas[seat]?.given;
  return given !== undefined && given[of] === undefined;
}
