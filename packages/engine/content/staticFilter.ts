import type { Effect, Filter } from '../effects/types.ts';
import type { Resource } from './resources.ts';
import type { Design, PlaceInfo } from './rules.ts';
import { eventKind, isEvent } from './tiles.ts';

/** A card design, as far as it answers filters. */
type Designed = Pick<Design, 'id' | 'set' | 'def'>;

/** Filters that a card design answers by itself, whatever the position. */
export function staticFilter(f: Filter, d: Designed): boolean {
  const { id, set, def } = d;
  if ('colour' in f) return def.colour === f.colour;
  if ('kind' in f) return def.kind === f.kind;
  if ('rarity' in f) return def.rarity === f.rarity;
  if ('card' in f) return id === f.card || def.countsAs === f.card;
  if ('set' in f) return set === f.set;
  if ('maxPoints' in f) return def.points <= f.maxPoints;
  if ('minPoints' in f) return def.points >= f.minPoints;
  if ('exclusive' in f) return def.visit !== undefined;
  if ('lasting' in f) return def.lasting === true;
  if ('permanent' in f) return def.visit?.permanent === true;
  if ('open' in f) return def.visit?.open !== undefined;
  if ('row' in f || 'event' in f || 'tile' in f || 'suit' in f || 'board' in f || 'gives' in f) return false;
  if ('not' in f) return !staticFilter(f.not, d);
  if ('any' in f) return f.any.some((part) => staticFilter(part, d));
  throw new Error(`filter ${Object.keys(f).join()} depends on the position`);
}

/** The same for a place, which passes no filter that asks for cards. */
export function staticPlaceFilter(f: Filter, place: Pick<PlaceInfo, 'id' | 'def'>): boolean {
  const { id, def } = place;
  if ('row' in f) return def.row === f.row;
  if ('tile' in f) return id === f.tile;
  if ('suit' in f) return def.suit === f.suit;
  if ('event' in f) return f.event === 'any' ? isEvent(def) : eventKind(def) === f.event;
  if ('minPoints' in f) return (def.points ?? 0) >= f.minPoints;
  if ('maxPoints' in f) return (def.points ?? 0) <= f.maxPoints;
  if ('exclusive' in f) return def.visit?.spots !== undefined;
  if ('board' in f) return def.visit !== undefined && def.visit.taken === undefined;
  if ('permanent' in f) return def.visit?.permanent === true;
  if ('open' in f) return def.visit?.open !== undefined;
  if ('gives' in f) return names(def.visit?.effect, f.gives);
  if ('not' in f) return !staticPlaceFilter(f.not, place);
  if ('any' in f) return f.any.some((part) => staticPlaceFilter(part, place));
  return false;
}

/** Does some step of the effect gain this resource, or any? */
function names(part: unknown, resource: Resource): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const e = part as Partial<Effect>;
  if (e.do === 'gain') return e.what !== undefined && resource in e.what;
  if (e.do === 'gainAny') return e.among === undefined || e.among.includes(resource);
  return Object.values(part).some((inner) => names(inner, resource));
}
