import type { Action, GameEvent, GameState, Seat } from '@everdell/game';
import type { Seen } from './seen.ts';

/** Positions that are looked at to find out whether a card may act at any time. */
const LOOKED_AT = 400;

/**
 * Of cards that act one after the other, one that asks nothing, shows nothing, brings nothing but resources and points, takes none, and
 * does so whichever of the others goes before it: it may as well go first. Null = there is none, or too much to look at.
 */
export function harmlessOf({ game, decision: d, legal, known, seat }: Seen): Action | null {
  if (d?.kind !== 'pick' || d.ask !== 'order' || legal.length < 2) return null;
  let left = LOOKED_AT;
  const after = (state: GameState, action: Action): GameState | null => {
    if (--left < 0) return null;
    const next = game.clone(state);
    game.advance(next, action);
    return next;
  };
  const asked = (state: GameState): 'order' | 'other' | 'done' => {
    const next = game.decisions(state).at(0);
    if (next === undefined || next.seat !== seat || next.kind === 'turn') return 'done';
    return next.ask === 'order' ? 'order' : 'other';
  };
  /** What the card brings now, in one text; null = it does more than that. */
  const brings = (state: GameState, action: Action): string | null => {
    if (--left < 0) return null;
    const next = game.clone(state);
    const events = game.apply(next, seat, action);
    const [at, then = -1] = events.flatMap(({ e }, i) => (e === 'activated' ? [i] : []));
    // The last one of all follows by itself.
    const own = then < 0 ? events.slice(at + 1) : events.slice(at + 1, then);
    if (at === undefined || !own.every((event) => isGain(event, seat))) return null;
    if (then < 0 && (asked(next) !== 'order' || restOf(next, seat) !== restOf(state, seat))) return null;
    return JSON.stringify(own);
  };
  /** Adds all that can come of it. */
  const follow = (state: GameState | null, ends: Set<string>): boolean => {
    if (state === null) return false;
    if (asked(state) !== 'done') return game.legal(state, seat).every((other) => follow(after(state, other), ends));
    ends.add(JSON.stringify({ ...state, cardOf: null }));
    return true;
  };
  const endsOf = (state: GameState, action: Action): string | null => {
    const ends = new Set<string>();
    return follow(after(state, action), ends) ? [...ends].sort().join('\n') : null;
  };
  /** The last but one leaves no question after it: so both orders are looked at to their end. */
  const isSameOfTwo = (state: GameState, [one, other]: readonly Action[]): boolean => {
    const ends = endsOf(state, one);
    return ends !== null && ends === endsOf(state, other);
  };
  /** Is it the same after every way in which another may go first? */
  const isSame = (state: GameState, action: Action, gain: string): boolean => {
    const now = asked(state);
    if (now === 'done') return false;
    const answers = game.legal(state, seat);
    const still = now === 'order' && state !== known ? answers.find((other) => sameItem(other, action)) : undefined;
    if (still !== undefined)
      return brings(state, still) === gain && (answers.length > 2 || isSameOfTwo(state, answers));
    return answers.every((other) => {
      if (sameItem(other, action)) return true;
      const next = after(state, other);
      return next !== null && isSame(next, action, gain);
    });
  };
  for (const action of legal) {
    const gain = brings(known, action);
    if (gain === null) continue;
    if (legal.length === 2 ? isSameOfTwo(known, legal) : isSame(known, action, gain)) return action;
  }
  return null;
}

const sameItem = (a: Action, b: Action): boolean => a.t === 'pick' && b.t === 'pick' && a.items[0] === b.items[0];

const isGain = (event: GameEvent, seat: Seat): boolean =>
  (event.e === 'gained' || event.e === 'points') && event.seat === seat;

/** Everything but what the seat has in resources and points, and the unfinished work. */
function restOf(state: GameState, seat: Seat): string {
  const seats = state.seats.map((each, at) => (at === seat ? { ...each, res: [], points: 0 } : each));
  return JSON.stringify({ ...state, cardOf: null, stack: null, seats });
}
