import { zoneOfPlace, type ZoneName } from './board.ts';
import { isSlot, ZONE, type Holder } from '@everdell/game';
import { landOfOwnZone, landOfTableZone } from '../modules/ask.ts';
import { keeperOf } from './keeps.ts';
import type { Seen } from './seen.ts';
import { targetsOf, type ThingKey } from './things.ts';

/** The parts of the table that small screens show one at a time. */
export type Part = ZoneName | OffBoard;
export type OffBoard = 'hand' | 'city' | 'rivals';

export const isOffBoard = (part: Part): part is OffBoard => part === 'hand' || part === 'city' || part === 'rivals';

/** Where on the table a thing lies; null = nowhere, as with cards that are only shown for a choice. */
export function partOf(seen: Seen, key: ThingKey): Part | null {
  const { game, seat } = seen;
  const g = game.rules;
  const at = Number(key.slice(1));
  if (key.startsWith('s')) return 'rivals';
  if (key.startsWith('h') && !isSlot(g, at)) {
    const keeper = keeperOf(seen, at);
    if (keeper === null) return zoneOfPlace(g.places[at - g.cards]);
    if (keeper.seat !== seat) return 'rivals';
    return landOfOwnZone(keeper.zone) ?? (keeper.open ? 'city' : 'hand');
  }
  const zone = zoneWith(seen, at);
  if (zone === ZONE.meadow) return 'meadow';
  if (zone < 0) return null;
  const { owner, id } = g.zones[zone];
  // Stacks out of which one may play lie with what is open besides.
  if (owner < 0) return landOfTableZone(id) ?? ((g.playZones[seat] ?? []).includes(zone) ? 'river' : null);
  if (owner !== seat) return 'rivals';
  return zone === g.hand[seat] || (g.playZones[seat] ?? []).includes(zone) ? 'hand' : 'city';
}

/** The zone in which a card lies, or which a slot belongs to; -1 = none. */
function zoneWith({ game, known }: Seen, at: Holder): number {
  const g = game.rules;
  if (isSlot(g, at)) return g.zones.findIndex(({ slots, firstSlot }) => at >= firstSlot && at < firstSlot + slots);
  return g.zones.findIndex(({ rows }, zone) => rows.length === 0 && known.zones[zone].includes(at));
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

/** How many things of a part of the board the viewer may point at now. */
export const legalIn = (seen: Seen, zone: ZoneName): number => legalByPart(seen).get(zone) ?? 0;

/** The part that a choice is about; null = the whole table, or nothing on it. */
export function partAsked(seen: Seen): Part | null {
  if (seen.decision?.kind !== 'pick' || seen.legal.length === 0) return null;
  const [most] = [...legalByPart(seen)].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
