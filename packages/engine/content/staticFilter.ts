import type { CardId, Filter } from '../effects/types.ts';
import type { CardDef } from './defs.ts';

/** Filters that a card design answers by itself, whatever the position. */
export function staticFilter(f: Filter, id: CardId, def: CardDef): boolean {
  if ('colour' in f) return def.colour === f.colour;
  if ('kind' in f) return def.kind === f.kind;
  if ('rarity' in f) return def.rarity === f.rarity;
  if ('card' in f) return id === f.card || def.countsAs === f.card;
  if ('maxPoints' in f) return def.points <= f.maxPoints;
  throw new Error(`filter ${Object.keys(f).join()} depends on the position`);
}
