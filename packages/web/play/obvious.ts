import type { Action, GameState } from '@everdell/game';
import { payGroups } from '../decide/payment.ts';
import type { Seen } from './seen.ts';

/** Positions that are looked at to find out whether an order matters. */
const LOOKED_AT = 160;

/** What the answer will be, as far as there is only one that makes sense; the player still has to give it. Null = there are several. */
export function onlyAnswer({ decision: d, legal }: Pick<Seen, 'decision' | 'legal'>): Action | null {
  if (legal.length === 1) return legal[0];
  if (d?.kind !== 'pay') return null;
  const [best, ...others] = payGroups(d);
  return best?.ways.length === 1 && !best.dearer && others.every(({ dearer }) => dearer) ? best.ways[0] : null;
}

/** Cards act one after the other, and whichever goes first, everything that can come of it is the same. */
export function isOrderIdle(seen: Seen): boolean {
  const { decision: d, legal, known, game } = seen;
  if (d?.kind !== 'pick' || d.ask !== 'order' || legal.length < 2) return false;
  const walk = new Walk(seen);
  const [first, ...others] = legal.map((action) => {
    const state = game.clone(known);
    game.advance(state, action);
    return walk.ends(state);
  });
  return first !== null && others.every((ends) => ends !== null && ends === first);
}

/** Follows every answer of the viewer until the question of the order is over and done with. */
class Walk {
  readonly #seen: Seen;
  #left = LOOKED_AT;

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  /** Everything that can come of it, in one text; null = too much, or something hidden has a part in it. */
  ends(from: GameState): string | null {
    const found = new Set<string>();
    return this.#follow(from, found) ? [...found].sort().join('\n') : null;
  }

  #follow(state: GameState, found: Set<string>): boolean {
    const { game, seat, known } = this.#seen;
    if (--this.#left < 0 || state.reveals !== known.reveals) return false;
    const d = game.decisions(state).at(0) ?? null;
    if (d === null || d.seat !== seat || d.kind === 'turn') {
      found.add(JSON.stringify({ ...state, cardOf: null }));
      return true;
    }
    return game.legal(state, seat).every((action) => {
      const next = game.clone(state);
      game.advance(next, action);
      return this.#follow(next, found);
    });
  }
}
