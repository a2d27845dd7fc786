import type { Seat } from '../state/ids.ts';
import type { EventName, Events, GameEvent } from './types.ts';

/** An event as somebody may know it: cards that are not theirs to see are only counted. */
export type KnownEvent = GameEvent & { readonly hidden?: number };

type CardField = 'cards' | 'designs' | 'for';
/** What everybody may know of each event besides its cards; whatever is not listed is left out. */
export type PublicFields = { readonly [K in EventName]: readonly Exclude<keyof Events[K], CardField>[] };

export const PUBLIC_FIELDS: PublicFields = {
  turn: ['seat'],
  played: ['seat', 'from'],
  entered: ['seat'],
  paid: ['seat', 'goods'],
  gained: ['seat', 'goods'],
  points: ['seat', 'n'],
  paidPoints: ['seat', 'n'],
  drew: ['seat'],
  took: ['seat', 'from'],
  discarded: ['seat', 'from'],
  gave: ['seat', 'to'],
  gaveGoods: ['seat', 'to', 'goods'],
  revealed: ['seat'],
  searched: ['seat'],
  refilled: ['into', 'space'],
  laidOut: ['place', 'slot'],
  reshuffled: [],
  shuffled: ['from', 'into'],
  moved: ['seat', 'from', 'into'],
  movedTile: ['seat', 'from', 'into', 'place'],
  marked: ['seat', 'mark', 'on', 'onCard'],
  unmarked: ['seat', 'mark', 'on', 'onCard'],
  tucked: ['seat', 'under', 'underCard'],
  stored: ['seat', 'on', 'onCard', 'goods'],
  unloaded: ['seat', 'on', 'onCard', 'goods'],
  tokensPut: ['on', 'onCard', 'n'],
  occupied: ['seat'],
  activated: ['seat'],
  visited: ['seat', 'place', 'placeCard'],
  placed: ['seat', 'figure', 'place', 'placeCard'],
  kept: ['seat', 'place'],
  laidOn: ['seat', 'on', 'onCard'],
  copied: ['seat', 'place'],
  recalled: ['seat', 'place', 'placeCard'],
  achieved: ['seat', 'place'],
  prepared: ['seat', 'season'],
  passed: ['seat'],
  rolled: ['seat', 'value'],
  ledTo: ['seat', 'place', 'arrow', 'tier', 'have', 'need'],
  cause: ['seat', 'place', 'placeCard'],
  skipped: ['seat', 'effect'],
  over: [],
};

/**
 * The event as this viewer (null = spectator) may know it. `ofModules` lists the public fields of events that modules
 * have merged in.
 */
export function redactEvent(
  event: GameEvent,
  viewer: Seat | null,
  ofModules: Readonly<Record<string, readonly string[]>> = {},
): KnownEvent {
  const fields: readonly string[] = PUBLIC_FIELDS[event.e] ?? ofModules[event.e] ?? [];
  const given = event as unknown as Readonly<Record<string, unknown>>;
  const known: Record<string, unknown> = { e: event.e };
  for (const field of fields) known[field] = given[field];
  if ('cards' in event) {
    const seen = event.for === undefined || (viewer !== null && event.for.includes(viewer));
    known['cards'] = seen ? event.cards : [];
    known['designs'] = seen ? event.designs : [];
    if (!seen) known['hidden'] = event.cards.length;
  }
  return known as unknown as KnownEvent;
}
