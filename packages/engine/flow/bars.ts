import type { Rules } from '../content/rules.ts';
import { passesAt } from '../effects/filters.ts';
import { rulesFor } from '../effects/standing.ts';
import type { PieceName } from '../effects/types.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';

/** Does a rule in force keep the seat from playing this card? */
export function barsPlay(g: Rules, s: GameState, seat: Seat, card: Holder): boolean {
  return isBarred(g, s, seat, 'play', card);
}

/** Does one keep it from drawing this card out of its display? */
export function barsTaking(g: Rules, s: GameState, seat: Seat, card: Holder): boolean {
  return isBarred(g, s, seat, 'take', card);
}

/** Does one keep it from activating the Production of this card? */
export function barsActivating(g: Rules, s: GameState, seat: Seat, card: Holder): boolean {
  return g.standing.bars !== null && isBarred(g, s, seat, 'activate', card);
}

/** Does one keep this piece of the seat from visiting the location? */
export function barsVisit(g: Rules, s: GameState, seat: Seat, piece: PieceName, at: Holder): boolean {
  return isBarred(g, s, seat, 'visit', at, piece);
}

function isBarred(
  g: Rules,
  s: GameState,
  seat: Seat,
  from: 'visit' | 'play' | 'take' | 'activate',
  what: Holder,
  piece?: PieceName,
): boolean {
  const rules = rulesFor(g, s, seat, 'bars');
  for (let i = 0; i < rules.length; i++) {
    const { rule, src } = rules[i];
    const where = rule[from];
    if (where === undefined || (rule.piece !== undefined && rule.piece !== piece)) continue;
    if (passesAt(g, s, scopeOf(seat, src), what, where)) return true;
  }
  return false;
}
