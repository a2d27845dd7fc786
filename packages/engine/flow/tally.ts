import { isInVisit } from '../state/scope.ts';
import type { Scope } from '../effects/types.ts';
import type { GameState } from '../state/types.ts';

/** What a visit has brought: kept in the unfinished work that ends it, so that nothing is to be reset. */

/** Adds what is gained on behalf of a visit; the innermost unfinished one is meant. */
export function broughtByVisit(s: GameState, sc: Scope, goods: readonly number[]): void {
  if (!isInVisit(sc)) return;
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const { effect, scope } = s.stack[i];
    if (effect.do !== 'visitDone') continue;
    const before = scope.nums['gained'];
    const gained = goods.map((n, r) => n + before[r]);
    s.stack[i] = { effect, scope: { ...scope, nums: { ...scope.nums, gained } } };
    return;
  }
}
