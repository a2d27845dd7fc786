/** Random games, decision by decision. */
import { seededRandom } from '@everdell/ai';
import { createGame, type Action, type Decision, type Game, type GameEvent, type GameState } from '@everdell/game';
import type { GamePlan } from './plans.ts';

/** A number from 0 to n-1. */
export type Roll = (n: number) => number;

export function rollFrom(seed: string): Roll {
  const random = seededRandom(seed);
  return (n) => Math.floor(random() * n);
}

/** A decision about to be taken. */
export interface Step {
  readonly game: Game;
  readonly state: GameState;
  readonly at: number;
  readonly decision: Decision;
  readonly seat: number;
  readonly legal: readonly Action[];
  /** What the player is going to answer. */
  readonly action: Action;
  /** For the checks: does not change the course of the game. */
  readonly roll: Roll;
}

export interface Onlooker {
  /** Once, before the first decision. */
  start?(game: Game, state: GameState): void;
  before?(step: Step): void;
  after?(step: Step, events: readonly GameEvent[]): void;
  /** Once, after the last decision. */
  end?(played: Played): void;
}

export interface Played {
  readonly game: Game;
  readonly state: GameState;
  readonly seed: string;
  readonly actions: readonly { readonly seat: number; readonly action: Action }[];
  readonly events: readonly GameEvent[];
}

/** No random game of the base game takes a third of it. */
export const MOST_DECISIONS = 1000;

export function playPlan(plan: GamePlan, onlooker: Onlooker = {}): Played {
  return playOut(createGame(plan.request), plan.seed, plan.eager, onlooker);
}

/** Plays a game to its end; a position without answers and a game without end are errors. */
export function playOut(game: Game, seed: string, eager: boolean, onlooker: Onlooker = {}): Played {
  const state = game.start(seed);
  const choose = rollFrom(`${seed}/moves`);
  const roll = rollFrom(`${seed}/checks`);
  const actions: { seat: number; action: Action }[] = [];
  const events: GameEvent[] = [];
  onlooker.start?.(game, state);
  for (let d = game.decisions(state).at(0); d !== undefined; d = game.decisions(state).at(0)) {
    const at = actions.length;
    if (at >= MOST_DECISIONS) throw new Error(`no end after ${at} decisions`);
    const legal = game.legal(state, d.seat);
    if (legal.length === 0) throw new Error(`decision ${at} (${d.ask}) has no legal answer`);
    const action = chosen(game, legal, eager, choose);
    const step: Step = { game, state, at, decision: d, seat: d.seat, legal, action, roll };
    onlooker.before?.(step);
    const told = game.apply(state, d.seat, action);
    actions.push({ seat: d.seat, action });
    events.push(...told);
    onlooker.after?.(step, told);
  }
  const played: Played = { game, state, seed, actions, events };
  onlooker.end?.(played);
  return played;
}

function chosen(game: Game, legal: readonly Action[], eager: boolean, choose: Roll): Action {
  const wanted = eager ? legal.filter((action) => builds(game, action)) : [];
  const from = wanted.length > 0 ? wanted : legal;
  return from[choose(from.length)];
}

function builds({ rules }: Game, action: Action): boolean {
  if (action.t === 'visit') {
    const place = action.place < rules.cards ? undefined : rules.places[action.place - rules.cards];
    return place !== undefined && place.taken !== null;
  }
  return action.t === 'play' || action.t === 'act';
}

/** A check found something. */
export function must(wrong: string | null): void {
  if (wrong !== null) throw new Error(wrong);
}
