import type { Rules } from '../content/rules.ts';
import { passesAt } from '../effects/filters.ts';
import { rulesFor } from '../effects/standing.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Holder, Seat, Uid } from '../state/types.ts';

/** Cards that rules in force pass over. */

/** May the seat draw this card from the deck? */
export function isDrawn(g: Rules, s: GameState, seat: Seat, card: Uid): boolean {
  return !rulesFor(g, s, seat, 'draws').some(
    ({ rule, src }) => rule.skips !== undefined && passesAt(g, s, scopeOf(seat, src), card, rule.skips),
  );
}

/** May it be laid into this display? A rule on that binds all, whomever it names. */
export function isLaidInto(g: Rules, s: GameState, display: number, item: Holder): boolean {
  return !s.seats.some((_, seat) =>
    rulesFor(g, s, seat, 'refills').some(
      ({ rule, src }) => rule.of === g.zones[display].id && passesAt(g, s, scopeOf(seat, src), item, rule.skips),
    ),
  );
}
