import type { Rules } from '../content/rules.ts';
import { passesAt } from '../effects/filters.ts';
import { possible } from '../effects/possible.ts';
import { rulesFor } from '../effects/standing.ts';
import type { Effect, Scope } from '../effects/types.ts';
import { isInVisit, scopeOf } from '../state/scope.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';
import { toVector } from './goods.ts';
import { noteShort, unfinishedVisit } from './tally.ts';

/** What rules in force leave of a gain. */

/** Of the kinds that a rule names, every gain is smaller; of what a visit brings, the first so many are lost. */
export function reduced(g: Rules, s: GameState, seat: Seat, goods: readonly number[], sc: Scope): readonly number[] {
  const left = goods.slice();
  for (const { rule } of rulesFor(g, s, seat, 'gains')) {
    if (rule.of !== undefined) for (const r of rule.of) lessOf(left, g.resources.indexOf(r), rule.less);
    if (rule.at === undefined || !isInVisit(sc)) continue;
    const visit = unfinishedVisit(s);
    if (visit === null || !passesAt(g, s, scopeOf(seat), visit.at, rule.at)) continue;
    let short = rule.less - visit.short;
    for (let r = 0; r < left.length && short > 0; r++) short -= lessOf(left, r, short);
    noteShort(s, rule.less - Math.max(0, short));
  }
  return left;
}

/** Takes so many away, as far as they are there, and tells how many that was. */
function lessOf(goods: number[], r: number, n: number): number {
  const lost = Math.min(goods[r], n);
  goods[r] -= lost;
  return lost;
}

/** Would a visit there bring nothing at all, for what rules take away (OQ-82)? */
export function bringsNothing(g: Rules, s: GameState, seat: Seat, at: Holder, effect: Effect): boolean {
  const rules = rulesFor(g, s, seat, 'gains');
  if (rules.length === 0) return false;
  const steps = effect.do === 'seq' ? effect.steps : [effect];
  if (steps.some((step) => step.do !== 'gain' && possible(g, s, step, scopeOf(seat, at)))) return false;
  let sum = 0;
  for (const step of steps) {
    if (step.do !== 'gain') continue;
    if (step.times !== undefined) return false;
    const left = toVector(g, step.what).slice();
    for (const { rule } of rules) for (const r of rule.of ?? []) lessOf(left, g.resources.indexOf(r), rule.less);
    for (const n of left) sum += n;
  }
  for (const { rule } of rules)
    if (rule.at !== undefined && passesAt(g, s, scopeOf(seat), at, rule.at)) sum -= rule.less;
  return sum <= 0;
}
