import { holds, scopeOf, type PlaceInfo, type Seat } from '@everdell/game';
import { needsOf, type Need } from './board.ts';
import type { Seen } from './seen.ts';

/** How a seat is doing with a tile that is worth its points only if something holds at the end. */
export interface Promised {
  /** It would hold if the game ended now. */
  readonly met: boolean;
  /** What it asks for one by one, as far as it can be counted; of others' tiles nothing. */
  readonly needs: readonly Need[];
}

/** Null = whatever it is worth, it is worth it anyway. */
export function promisedOf(seen: Seen, seat: Seat, { ix, pointsIf }: PlaceInfo): Promised | null {
  if (pointsIf === null) return null;
  const { game, known } = seen;
  return {
    met: holds(game.rules, known, scopeOf(seat, ix), pointsIf),
    needs: seat === seen.seat && !seen.watching ? needsOf(seen, pointsIf) : [],
  };
}
