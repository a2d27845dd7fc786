import { ZONE, type Rules } from '../content/rules.ts';
import { possible } from '../effects/possible.ts';
import type { Effect, Price, Scope } from '../effects/types.ts';
import { cloneState } from '../state/clone.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { mapped, range, zeros } from '../state/vectors.ts';
import { removeFrom } from '../zones/zones.ts';
import { toVector } from './goods.ts';

/** A toll is paid first, and must leave what else is asked for: by a location (OQ-NW-15, R-WORK-04), or by another toll. */

/** What of a toll leaves a choice: so many resources of any kind, so many cards of the hand, so many of either. */
export interface Dues {
  readonly any: number;
  readonly cards: number;
  readonly units: number;
}

/** How much it comes to is told when it is lined up. */
export function duesOf({ any = 0, cards = 0, units = 0 }: Price): Dues {
  if (typeof units !== 'number') throw new Error('the amount of a toll is open');
  return { any, cards, units };
}

type IsLeft = (after: GameState) => boolean;

/** Can it be paid so that this holds of what is left? */
export function canPayLeaving(g: Rules, s: GameState, seat: Seat, toll: Price, isLeft: IsLeft): boolean {
  const { goods, points = 0 } = toll;
  if (goods === undefined && points === 0) return canPayDues(g, s, seat, duesOf(toll), isLeft);
  const before = cloneState(g, s);
  if (goods !== undefined) takeGoods(before, seat, toVector(g, goods));
  before.seats[seat].points -= points;
  return canPayDues(g, before, seat, duesOf(toll), isLeft);
}

/** Which part of it is paid how makes no difference for what is left. */
export function canPayDues(g: Rules, s: GameState, seat: Seat, { any, cards, units }: Dues, isLeft: IsLeft): boolean {
  for (let more = 0; more <= units; more++)
    for (const chosen of choicesOfCards(g, s, seat, cards + more))
      for (const goods of choicesOfGoods(g, s, seat, any + units - more))
        if (isLeft(afterPaying(g, s, seat, chosen, goods))) return true;
  return false;
}

/** All selections of so many cards of the hand; equal cards are not told apart. */
export function choicesOfCards(g: Rules, s: GameState, seat: Seat, n: number): (readonly Uid[])[] {
  const hand = s.zones[g.hand[seat]].slice().sort((one, other) => s.cardOf[one] - s.cardOf[other]);
  const found: (readonly Uid[])[] = [];
  const choose = (from: number, chosen: readonly Uid[]): void => {
    if (chosen.length === n) {
      found.push(chosen);
      return;
    }
    for (let i = from; i < hand.length; i++)
      if (i === from || s.cardOf[hand[i]] !== s.cardOf[hand[i - 1]]) choose(i + 1, [...chosen, hand[i]]);
  };
  choose(0, []);
  return found;
}

/** All sets of so many standard resources of the seat. */
export function choicesOfGoods(g: Rules, s: GameState, seat: Seat, n: number): (readonly number[])[] {
  const { res } = s.seats[seat];
  const kinds = range(g.standard);
  const goods = zeros(g.resources.length);
  const found: (readonly number[])[] = [];
  const choose = (k: number, left: number): void => {
    if (k === kinds.length) {
      if (left === 0) found.push(goods.slice());
      return;
    }
    for (let of = Math.min(left, res[kinds[k]]); of >= 0; of--) {
      goods[kinds[k]] = of;
      choose(k + 1, left - of);
    }
  };
  choose(0, n);
  return found;
}

export function afterPaying(
  g: Rules,
  s: GameState,
  seat: Seat,
  cards: readonly Uid[],
  goods: readonly number[] | null,
): GameState {
  const after = cloneState(g, s);
  if (goods !== null) takeGoods(after, seat, goods);
  for (const uid of cards) {
    removeFrom(after.zones[g.hand[seat]], uid);
    after.zones[ZONE.discard].push(uid);
  }
  return after;
}

function takeGoods(s: GameState, seat: Seat, goods: readonly number[]): void {
  s.seats[seat].res = mapped(s.seats[seat].res, (n, r) => (n - goods[r]) | 0);
}

/** Can what else is asked for still be done? */
export function isAllLeft(g: Rules, s: GameState, sc: Scope, leaves: readonly Effect[]): boolean {
  return leaves.every((effect) => possible(g, s, effect, sc));
}
