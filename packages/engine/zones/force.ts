import type { Rules } from '../content/rules.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';

/** Tiles whose texts are in force for a seat. */
export function tilesInForce(g: Rules, s: GameState, seat: Seat): readonly Holder[] {
  const tiles = tilesThere(g, s, seat);
  return g.standing.ignores === null ? tiles : g.ignored(g, s, seat, tiles);
}

/** Is one of these tiles, with one of these flags, among them, or ignored? */
export function liesThere(g: Rules, s: GameState, seat: Seat, flags: Uint8Array, mask = 1): boolean {
  for (let i = 0; i < g.force.length; i++) {
    const { zones, figure } = g.force[i];
    const tiles = s.zones[zones[seat]];
    const at = figure < 0 ? -1 : s.slices.figures![seat][figure];
    if (figure >= 0 && (at < g.cards || (flags[at - g.cards] & mask) === 0)) continue;
    for (let t = 0; t < tiles.length; t++)
      if (figure < 0 ? (flags[tiles[t] - g.cards] & mask) !== 0 : tiles[t] === at) return true;
  }
  return false;
}

/** The same with those that another text makes the seat ignore. */
export function tilesThere(g: Rules, s: GameState, seat: Seat): Holder[] {
  const found: Holder[] = [];
  for (let i = 0; i < g.force.length; i++) {
    const { zones, figure } = g.force[i];
    const tiles = s.zones[zones[seat]];
    const at = figure < 0 ? -1 : s.slices.figures![seat][figure];
    for (let t = 0; t < tiles.length; t++) if (figure < 0 || tiles[t] === at) found.push(tiles[t]);
  }
  return found;
}
