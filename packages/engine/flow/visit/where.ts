import { isCard, placeAt, type PlaceInfo, type Rules } from '../../content/rules.ts';
import type { GameState, Holder, Seat } from '../../state/types.ts';
import { designOf } from '../../zones/city.ts';

/** Whose a tile is where it can be visited: on the table nobody's. */
export const ON_TABLE = -1;
export const NOWHERE = -2;

export function keeperOf(g: Rules, s: GameState, { ix, row }: PlaceInfo): Seat {
  if (s.rows[row].includes(ix)) return ON_TABLE;
  const zone = g.visitZones.find((z) => s.zones[z].includes(ix));
  return zone === undefined ? NOWHERE : g.zones[zone].owner;
}

/** Is it a location of another seat that is not open to this one? */
export function isClosed(g: Rules, s: GameState, { ix, open }: PlaceInfo, owner: Seat, seat: Seat): boolean {
  if (owner === ON_TABLE || owner === seat) return false;
  return open < 0 || isPrivate(g, s, { ix });
}

/** Does it lie where nobody but its owner ever goes? */
export function isPrivate(g: Rules, s: GameState, { ix }: Pick<PlaceInfo, 'ix'>): boolean {
  return g.visitZones.some((z) => g.zones[z].private && s.zones[z].includes(ix));
}

export function isPermanent(g: Rules, s: GameState, holder: Holder): boolean {
  if (holder < 0) return false;
  return isCard(g, holder) ? designOf(g, s, holder).visit?.permanent === true : placeAt(g, holder).permanent;
}
