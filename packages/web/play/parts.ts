import { zoneOfRow, type ZoneName } from './board.ts';
import { ZONE } from '@everdell/game';
import { keeperOf } from './keeps.ts';
import type { Seen } from './seen.ts';
import { targetsOf, type ThingKey } from './things.ts';

/** The parts of the table that small screens show one at a time. */
export type Part = ZoneName | OffBoard;
export type OffBoard = 'hand' | 'city' | 'rivals';

export const isOffBoard = (part: Part): part is OffBoard => part === 'hand' || part === 'city' || part === 'rivals';

/** Where on the table a thing lies; null = nowhere, as with cards that are only shown for a choice. */
export function partOf(seen: Seen, key: ThingKey): Part | null {
  const { game, known, seat } = seen;
  const g = game.rules;
  const at = Number(key.slice(1));
  if (key.startsWith('s')) return 'rivals';
  if (key.startsWith('h')) {
    const keeper = keeperOf(seen, at);
    if (keeper === null) return zoneOfRow(g.places[at - g.cards].def.row);
    return keeper.seat !== seat ? 'rivals' : keeper.open ? 'city' : 'hand';
  }
  if (known.zones[g.hand[seat]].includes(at)) return 'hand';
  if (known.zones[g.city[seat]].includes(at)) return 'city';
  if (known.zones[ZONE.meadow].includes(at)) return 'meadow';
  return g.city.some((zone) => known.zones[zone].includes(at)) ? 'rivals' : null;
}

/** How many things of each part can be chosen now. */
export function legalByPart(seen: Seen): ReadonlyMap<Part, number> {
  const counts = new Map<Part, number>();
  for (const key of targetsOf(seen).keys()) {
    const part = partOf(seen, key);
    if (part !== null) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

/** The part that a choice is about; null = the whole table, or nothing on it. */
export function partAsked(seen: Seen): Part | null {
  if (seen.decision?.kind !== 'pick' || seen.legal.length === 0) return null;
  const [most] = [...legalByPart(seen)].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
