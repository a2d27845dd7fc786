import type { Rules } from '../content/rules.ts';
import type { Decision } from '../decisions/types.ts';
import { holderOf } from '../effects/filters.ts';
import { amount } from '../effects/reading.ts';
import type { Effect, Scope } from '../effects/types.ts';
import type { GameState } from '../state/types.ts';
import type { View } from '../view/view.ts';
import type { Stake } from './types.ts';

type Stacked = Pick<View, 'stack'>;

/** What is at stake in the question that is open, read off what it goes on with; null = nothing that can be told. */
export function stakeOf(g: Rules, s: Stacked, d: Decision): Stake | null {
  const task = s.stack.at(-1);
  if (task === undefined || task.scope.seat !== d.seat) return null;
  const { effect } = task;
  const scope = told(task.scope);
  const isAsked = effect.do === 'option' ? d.ask === 'option' : effect.do === 'discard' || effect.do === 'spend';
  const gain = isAsked ? gainOf(effect) : null;
  if (gain === null || scope === null || scope.src < 0) return null;
  // A view has all that amounts are read off, but for what nobody may know.
  const state = s as unknown as GameState;
  const seat = holderOf(g, state, scope.src);
  const points = seat < 0 || seat === d.seat ? 0 : amount(g, state, scope, gain.n);
  return points > 0 ? { seat, points, each: effect.do !== 'option' } : null;
}

/** Nothing is read off cards that the viewer does not know. */
function told(scope: Stacked['stack'][number]['scope']): Scope | null {
  const isKnown = Object.values(scope.cards).every((cards) => Array.isArray(cards));
  return isKnown ? (scope as Scope) : null;
}

/** The points that the owner of what asks gains when nothing is given, whatever is asked in between. */
function gainOf(e: Effect | undefined): Extract<Effect, { do: 'points' }> | null {
  if (e === undefined) return null;
  if (e.do === 'as') return e.seat === 'owner' && e.then.do === 'points' ? e.then : null;
  if (e.do === 'option') return gainOf(e.choices.at(-1)?.then);
  if (e.do === 'discard') return (e.min ?? 0) === 0 ? gainOf(e.then) : null;
  return e.do === 'spend' && e.evenNone ? gainOf(e.then) : null;
}
