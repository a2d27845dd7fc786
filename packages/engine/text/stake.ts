import type { Rules } from '../content/rules.ts';
import type { Decision } from '../decisions/types.ts';
import { holderOf } from '../effects/filters.ts';
import { amount } from '../effects/reading.ts';
import { boundScope } from '../state/scope.ts';
import type { Effect, Scope } from '../effects/types.ts';
import type { GameState, Seat } from '../state/types.ts';
import type { View } from '../view/view.ts';
import type { Stake } from './types.ts';

type Stacked = Pick<View, 'stack' | 'zones'>;

/** What is at stake in the question that is open, read off what it goes on with; null = nothing that can be told. */
export function stakeOf(g: Rules, s: Stacked, d: Decision): Stake | null {
  const task = s.stack.at(-1);
  if (task === undefined || task.scope.seat !== d.seat || !isWhole(s)) return null;
  const { effect } = task;
  const scope = told(task.scope);
  const isAsked = effect.do === 'option' ? d.ask === 'option' : effect.do === 'discard' || effect.do === 'spend';
  const gain = isAsked ? gainOf(effect) : null;
  if (gain === null || scope === null || scope.src < 0) return null;
  const state = s as unknown as GameState;
  const seat = holderOf(g, state, scope.src);
  if (seat < 0 || seat === d.seat) return null;
  const owners = boundScope(seat, scope.src, scope.cards, scope.nums);
  const points = amount(g, state, owners, gain.n);
  if (points <= 0) return null;
  const given = effect.do === 'option' ? null : oneGiven(g, state, owners, effect, d.seat);
  return { seat, points, each: given === null ? 0 : points - amount(g, given.state, given.scope, gain.n) };
}

/** Amounts are read off a state, or off a view whose unknown cards somebody has made up: not off bare numbers of cards. */
const isWhole = ({ zones }: Stacked): boolean => zones.every((zone) => typeof zone !== 'number');

/** As it is once one card of the hand, or one resource, has been given. */
function oneGiven(g: Rules, s: GameState, scope: Scope, e: Effect, giver: Seat): { state: GameState; scope: Scope } {
  if (e.do === 'spend') return { state: s, scope: e.as ? { ...scope, nums: { ...scope.nums, [e.as]: [1] } } : scope };
  const hand = s.zones[g.hand[giver]];
  const state = { ...s, zones: s.zones.map((held) => (held === hand ? hand.slice(1) : held)) };
  const as = e.do === 'discard' ? e.as : undefined;
  return { state, scope: as ? { ...scope, cards: { ...scope.cards, [as]: hand.slice(0, 1) } } : scope };
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
