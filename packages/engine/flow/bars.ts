import type { Rules } from '../content/rules.ts';
import { passesAt } from '../effects/filters.ts';
import { rulesFor } from '../effects/standing.ts';
import type { PieceName } from '../effects/types.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';

/** Does a rule in force keep the seat from visiting this location, or from playing this card? */
export function isBarred(
  g: Rules,
  s: GameState,
  seat: Seat,
  from: 'visit' | 'play',
  what: Holder,
  piece?: PieceName,
): boolean {
  return rulesFor(g, s, seat, 'bars').some(
    ({ rule, src }) =>
      rule[from] !== undefined &&
      (rule.piece === undefined || rule.piece === piece) &&
      passesAt(g, s, scopeOf(seat, src), what, rule[from]),
  );
}
