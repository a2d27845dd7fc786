import type { Rules } from '../content/rules.ts';
import { push, scopeOf } from '../effects/scope.ts';
import type { Scope, TriggerName } from '../effects/types.ts';
import type { GameState, Seat } from '../state/types.ts';
import { cityOf, designOf } from './city.ts';

/** Lines up what the cards of a city do at this moment; `cards` binds what it is about. */
export function lineUpReactions(
  g: Rules,
  s: GameState,
  seat: Seat,
  event: TriggerName,
  cards: Scope['cards'] = {},
): void {
  if (!g.awaited.has(event) || g.automas[seat]?.ignoresText) return;
  const list = cityOf(g, s, seat).filter((uid) => designOf(g, s, uid).def.on?.some((t) => t.event === event));
  if (list.length > 0) push(s, { do: 'triggers', list, event }, { ...scopeOf(seat), cards });
}
