import type { Rules } from '../content/rules.ts';
import { passesAt } from '../effects/filters.ts';
import { possible } from '../effects/possible.ts';
import { amount } from '../effects/reading.ts';
import { rulesFor } from '../effects/standing.ts';
import type { Effect, Scope } from '../effects/types.ts';
import { isInVisit, scopeOf } from '../state/scope.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';
import { toVector, total } from './goods.ts';
import { noteShort, unfinishedVisit } from './tally.ts';

/** What rules in force leave of a gain. */

/** Of the kinds that a rule names, every gain is smaller; of what a visit brings, the first so many are lost. */
export function reduced(g: Rules, s: GameState, seat: Seat, goods: readonly number[], sc: Scope): readonly number[] {
  const left = lessByKind(g, s, seat, goods);
  const owed = owedByVisit(g, s, seat, sc);
  if (owed === 0) return left;
  let short = owed;
  for (let r = 0; r < left.length && short > 0; r++) short -= lessOf(left, r, short);
  noteShort(s, owed - short);
  return left;
}

function lessByKind(g: Rules, s: GameState, seat: Seat, goods: readonly number[]): number[] {
  const left = goods.slice();
  for (const { rule } of rulesFor(g, s, seat, 'gains'))
    for (const r of rule.of ?? []) lessOf(left, g.resources.indexOf(r), rule.less);
  return left;
}

/** How many of what is gained on behalf of a visit rules still take away. */
export function owedByVisit(g: Rules, s: GameState, seat: Seat, sc: Scope): number {
  const visit = isInVisit(sc) ? unfinishedVisit(s) : null;
  return visit === null ? 0 : Math.max(0, lessAt(g, s, seat, visit.at) - visit.short);
}

function lessAt(g: Rules, s: GameState, seat: Seat, at: Holder): number {
  let less = 0;
  for (const { rule } of rulesFor(g, s, seat, 'gains'))
    if (rule.at !== undefined && passesAt(g, s, scopeOf(seat), at, rule.at)) less += rule.less;
  return less;
}

/** Several kinds of which a visit takes some away, but not all: what there is to keep of each, and how many in all. */
export function keptOf(
  g: Rules,
  s: GameState,
  goods: readonly number[],
  sc: Scope,
): { readonly left: readonly number[]; readonly n: number } | null {
  const owed = owedByVisit(g, s, sc.seat, sc);
  if (owed === 0) return null;
  const left = lessByKind(g, s, sc.seat, goods);
  const n = total(left) - owed;
  return n <= 0 || left.filter((of) => of > 0).length < 2 ? null : { left, n };
}

/** Takes so many away, as far as they are there, and tells how many that was. */
function lessOf(goods: number[], r: number, n: number): number {
  const lost = Math.min(goods[r], n);
  goods[r] -= lost;
  return lost;
}

/** Would a visit there bring nothing at all, for what rules take away (OQ-82)? */
export function bringsNothing(g: Rules, s: GameState, seat: Seat, at: Holder, effect: Effect): boolean {
  if (rulesFor(g, s, seat, 'gains').length === 0) return false;
  const sc = scopeOf(seat, at);
  let sum = -lessAt(g, s, seat, at);
  for (const step of effect.do === 'seq' ? effect.steps : [effect]) {
    if (step.do === 'gain') {
      if (step.times !== undefined) return false;
      sum += total(lessByKind(g, s, seat, toVector(g, step.what)));
    } else if (step.do === 'gainAny') sum += amount(g, s, sc, step.n);
    else if (possible(g, s, step, sc)) return false;
  }
  return sum <= 0;
}
