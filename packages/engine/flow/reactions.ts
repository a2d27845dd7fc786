import type { Resource } from '../content/resources.ts';
import type { Rules } from '../content/rules.ts';
import { push, scopeOf } from '../effects/scope.ts';
import type { Scope, TriggerName } from '../effects/types.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';

const NO_CARDS: Scope['cards'] = {};

/** Lines up what the cards of a city do at this moment; `cards` binds what it is about. */
export function lineUpReactions(
  g: Rules,
  s: GameState,
  seat: Seat,
  event: TriggerName,
  cards: Scope['cards'] = NO_CARDS,
): void {
  if (!g.awaited.has(event) || g.automas[seat]?.ignoresText) return;
  const list = awaiting(g, s, seat, event);
  if (list.length > 0) push(s, { do: 'triggers', list, event }, { ...scopeOf(seat), cards });
}

/** Cards of the city that do something at this moment; `of` = only those that wait for this resource. */
export function awaiting(g: Rules, s: GameState, seat: Seat, event: TriggerName, of?: Resource): Uid[] {
  const list: Uid[] = [];
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) {
    const { on } = g.designs[s.cardOf[city[i]]];
    if (on !== null && on.some((t) => t.event === event && (of === undefined || t.of === of))) list.push(city[i]);
  }
  return list;
}
