import type { GameState, Holder, Seat, Uid } from './types.ts';
import type { Effect, Scope } from '../effects/types.ts';

/** The variable that collects a selection made item by item. */
export const PICKED = '+';

const NO_CHAIN: readonly Uid[] = [];
export const NO_CARDS: Scope['cards'] = {};
export const NO_NUMS: Scope['nums'] = {};

/** A fresh scope: the seat acts for itself, on behalf of a card or place. */
export function scopeOf(seat: Seat, src: Holder = -1, home: Seat = seat, chain: readonly Uid[] = NO_CHAIN): Scope {
  return { seat, home, src, chain, cards: NO_CARDS, nums: NO_NUMS };
}

/** A fresh scope in which cards are bound already. */
export function boundScope(seat: Seat, src: Holder, cards: Scope['cards'], nums: Scope['nums'] = NO_NUMS): Scope {
  return { seat, home: seat, src, chain: NO_CHAIN, cards, nums };
}

/** Marks the scope of what a visit would do: who comes stands there by then. */
const COMING = 'coming';
const ON_THE_WAY: Scope['nums'] = { [COMING]: [] };

/** The scope in which it is looked at whether a visit can do anything. */
export function comingScope(seat: Seat, src: Holder): Scope {
  return { seat, home: seat, src, chain: NO_CHAIN, cards: NO_CARDS, nums: ON_THE_WAY };
}

/** Is somebody on the way there? */
export function isComing(sc: Scope, to: Holder): boolean {
  return sc.src === to && sc.nums[COMING] !== undefined;
}

/** Marks the scope of what a visit does. */
const VISIT = 'visit';
const IN_VISIT: Scope['nums'] = { [VISIT]: [] };

/** The scope of what a visit does: what it gains counts as what the visit brought. */
export function visitScope(seat: Seat, src: Holder): Scope {
  return { seat, home: seat, src, chain: NO_CHAIN, cards: NO_CARDS, nums: IN_VISIT };
}

export function isInVisit(sc: Scope): boolean {
  return sc.nums[VISIT] !== undefined;
}

/** A scope that belongs to the visit of another one, if that does: copied locations and activated cards (OQ-105). */
export function sameVisit(of: Scope, sc: Scope): Scope {
  return isInVisit(of) ? withNums(sc, VISIT, []) : sc;
}

/** A computed key in the literal would take several times as long. */
function binding(bound: Scope['cards'], name: string, value: readonly number[]): Scope['cards'] {
  const all: Record<string, readonly number[]> = { ...bound };
  all[name] = value;
  return all;
}

export function withCards(sc: Scope, name: string, cards: readonly Holder[]): Scope {
  return {
    seat: sc.seat,
    home: sc.home,
    src: sc.src,
    chain: sc.chain,
    cards: binding(sc.cards, name, cards),
    nums: sc.nums,
  };
}

export function withNums(sc: Scope, name: string, nums: readonly number[]): Scope {
  return {
    seat: sc.seat,
    home: sc.home,
    src: sc.src,
    chain: sc.chain,
    cards: sc.cards,
    nums: binding(sc.nums, name, nums),
  };
}

export function push(s: GameState, effect: Effect | undefined, scope: Scope): void {
  if (effect) s.stack.push({ effect, scope });
}

/** Is there an end of an action or a turn to wait for? */
export function isUnderWay(s: GameState, end: 'endAction' | 'endTurn'): boolean {
  return s.stack.some(({ effect }) => effect.do === end);
}

/** Puts work right above what ends the action or the turn, and so beneath what was put off before it. */
export function slipIn(s: GameState, end: 'endAction' | 'endTurn', effect: Effect, scope: Scope): void {
  const at = s.stack.findIndex((task) => task.effect.do === end);
  s.stack.splice(at + 1, 0, { effect, scope });
}
