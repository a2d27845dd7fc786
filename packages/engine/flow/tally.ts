import type { Rules } from '../content/rules.ts';
import { isInVisit } from '../state/scope.ts';
import type { Scope } from '../effects/types.ts';
import type { GameState, Holder } from '../state/types.ts';
import { mapped } from '../state/vectors.ts';

/** What a visit has brought: kept in the unfinished work that ends it, so that nothing is to be reset. */

/** The variables: what it brought, and how much of that rules have taken away. */
const GAINED = 'gained';
const SHORT = 'short';

/** Is it kept in this game? */
export function isTallied(g: Rules): boolean {
  return g.awaits.visitDone !== null || g.standing.gains !== null;
}

/** What the tally of a new visit is. */
export function newTally(resources: number): Scope['nums'] {
  const gained: number[] = [];
  for (let r = 0; r < resources; r++) gained.push(0);
  return { [GAINED]: gained, [SHORT]: [0] };
}

/** The innermost visit that is not over: where it is, and what rules have taken away of it. */
export function unfinishedVisit(s: GameState): { readonly at: Holder; readonly short: number } | null {
  const i = unfinished(s);
  if (i < 0) return null;
  const { src, nums } = s.stack[i].scope;
  return { at: src, short: nums[SHORT][0] };
}

function unfinished(s: GameState): number {
  let i = s.stack.length - 1;
  while (i >= 0 && s.stack[i].effect.do !== 'visitDone') i--;
  return i;
}

/** Adds what is gained on behalf of a visit. */
export function broughtByVisit(s: GameState, sc: Scope, goods: readonly number[]): void {
  const i = isInVisit(sc) ? unfinished(s) : -1;
  if (i < 0) return;
  const before = s.stack[i].scope.nums[GAINED];
  note(
    s,
    i,
    GAINED,
    mapped(goods, (n, r) => n + before[r]),
  );
}

/** So much more has been taken away of what the visit brings. */
export function noteShort(s: GameState, n: number): void {
  const i = n === 0 ? -1 : unfinished(s);
  if (i >= 0) note(s, i, SHORT, [s.stack[i].scope.nums[SHORT][0] + n]);
}

function note(s: GameState, i: number, name: string, value: readonly number[]): void {
  const { effect, scope } = s.stack[i];
  s.stack[i] = { effect, scope: { ...scope, nums: { ...scope.nums, [name]: value } } };
}
