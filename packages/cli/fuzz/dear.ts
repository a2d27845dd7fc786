import { seededRandom } from '@everdell/ai';
import type { Action, Game, GameState, Seat } from '@everdell/game';
import { checkCards } from './conservation.ts';

/** Checks that cost more than a move; each gives what is wrong, or null, and leaves the state as it was. */

/** A state that went through JSON goes on like its clone. */
export function checkRoundTrip(game: Game, s: GameState, seat: Seat, action: Action): string | null {
  const parsed = JSON.parse(JSON.stringify(s)) as GameState;
  const copy = game.clone(s);
  if (differ(game.legal(parsed, seat), game.legal(copy, seat))) return 'other legal actions after a JSON round trip';
  game.advance(parsed, action);
  game.advance(copy, action);
  return differ(parsed, copy) ? 'goes on differently after a JSON round trip' : null;
}

/** A clone is equal, and what happens to it does not touch the original. */
export function checkClone(game: Game, s: GameState, action: Action): string | null {
  const before = JSON.stringify(s);
  const copy = game.clone(s);
  if (JSON.stringify(copy) !== before) return 'the clone differs';
  game.advance(copy, action);
  return JSON.stringify(s) === before ? null : 'playing on with a clone changed the original';
}

/**
 * Nobody learns more than the view says: dealing the hidden cards anew changes neither the view nor what the seat that
 * decides can do.
 */
export function checkViews(game: Game, s: GameState, seed: string): string | null {
  const random = seededRandom(seed);
  const [{ seat: deciding }] = game.decisions(s);
  for (let viewer: Seat | null = -1; viewer < s.seats.length; viewer++) {
    const seat = viewer < 0 ? null : viewer;
    const view = game.view(s, seat);
    const dealt = game.determinize(view, random);
    if (differ(game.view(dealt, seat), view)) return `the view of ${seatName(seat)} changes with hidden cards`;
    if (differ(game.decisions(dealt), game.decisions(s)) && seat === deciding)
      return 'the decision depends on hidden cards';
    if (seat === deciding && differ(game.legal(dealt, deciding), game.legal(s, deciding)))
      return 'the legal actions depend on hidden cards';
    if (game.legal(dealt, deciding).length === 0) return `dealt anew for ${seatName(seat)}, the game cannot go on`;
    const wrong = checkCards(game, dealt);
    if (wrong !== null) return `dealt anew for ${seatName(seat)}: ${wrong}`;
  }
  return null;
}

const seatName = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);

/** Whatever is listed is accepted, once, and leaves a sound position in which somebody can go on. */
export function checkEveryAction(game: Game, s: GameState, seat: Seat): string | null {
  const listed = new Set<string>();
  for (const action of game.legal(s, seat)) {
    const text = JSON.stringify(action);
    if (listed.has(text)) return `listed twice: ${text}`;
    listed.add(text);
    const reason = game.check(s, seat, action);
    if (reason !== null) return `listed but refused as ${reason.code}: ${text}`;
    const wrong = tried(game, s, seat, action);
    if (wrong !== null) return `after ${text}: ${wrong}`;
  }
  return null;
}

function tried(game: Game, s: GameState, seat: Seat, action: Action): string | null {
  const copy = game.clone(s);
  try {
    game.apply(copy, seat, action);
  } catch (error) {
    return String(error);
  }
  const [next] = game.decisions(copy);
  if (next !== undefined && game.legal(copy, next.seat).length === 0) return 'a dead end';
  return checkCards(game, copy);
}

export function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
