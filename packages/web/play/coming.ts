import { amount, designOf, type Amount, type Effect, type GameState, type Scope, type Uid } from '@everdell/game';
import type { Seen } from './seen.ts';

export interface Coming {
  readonly goods: readonly number[];
  /** Point tokens. */
  readonly points: number;
  /** Points that are printed on cards. */
  readonly printed: number;
}

/**
 * What the unfinished work brings the viewer whatever else comes of it: plain gains that wait, their amounts being settled, and those
 * of a card that is about to arrive.
 */
export function comingFor({ game, seat }: Pick<Seen, 'game' | 'seat'>, state: GameState): Coming {
  const g = game.rules;
  const goods = g.resources.map(() => 0);
  let points = 0;
  let printed = 0;
  const add = (effect: Effect | null | undefined, scope: Scope): void => {
    if (effect?.do === 'seq') for (const step of effect.steps) add(step, scope);
    else if (effect?.do === 'points' && isSettled(effect.n)) points += amount(g, state, scope, effect.n);
    else if (effect?.do === 'gain' && (effect.times === undefined || isSettled(effect.times))) {
      const times = effect.times === undefined ? 1 : amount(g, state, scope, effect.times);
      for (const [id, n] of Object.entries(effect.what))
        goods[g.resources.findIndex((each) => each === id)] += n * times;
    }
  };
  const arrives = (card: Uid, scope: Scope): void => {
    const { def, points: worth } = designOf(g, state, card);
    if (def.arrival !== undefined) return;
    printed += worth;
    add(def.production, scope);
    add(def.onPlay, scope);
  };
  // Where rules in force lessen gains, nothing is settled before it is done.
  if (g.standing.gains !== null) return { goods, points, printed };
  for (const { effect, scope } of state.stack)
    if (scope.seat === seat)
      if (effect.do === 'arrive') arrives(effect.card, scope);
      else add(effect, scope);
  return { goods, points, printed };
}

/** It no longer hangs on how things stand. */
function isSettled(n: Amount): boolean {
  if (typeof n === 'number') return true;
  if ('times' in n) return isSettled(n.of);
  return 'sum' in n || 'size' in n;
}
