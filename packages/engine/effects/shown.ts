import { placeAt, type Rules } from '../content/rules.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Holder } from '../state/types.ts';
import { tilesInForce } from '../zones/force.ts';
import { selectLocations } from './locations.ts';
import type { MarkName } from './types.ts';

/** Locations on which such tokens lie for who looks on, since a text in force says so; nothing keeps them. */
export function marksShown(g: Rules, s: GameState, mark: MarkName): Holder[] {
  const found = new Set<Holder>();
  for (let seat = 0; seat < s.seats.length; seat++)
    for (const tile of tilesInForce(g, s, seat)) {
      const shows = placeAt(g, tile).def.shows;
      if (shows?.mark === mark) for (const at of selectLocations(g, s, scopeOf(seat, tile), shows.on)) found.add(at);
    }
  return [...found];
}
