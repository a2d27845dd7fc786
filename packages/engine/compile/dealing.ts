import type { Module, ModuleBridge, PlaceInfo, Rules, TileDeal, ZoneInfo } from '../content/rules.ts';
import type { RowName } from '../effects/types.ts';

/** How the places of each module are dealt: as a bridge says, or else as the module does. */
export function dealing(
  modules: readonly Module[],
  options: Rules['options'],
  bridges: readonly ModuleBridge[],
): Rules['dealOf'] {
  const own = new Map(modules.map((m) => [m.id, m.deals?.(options) ?? {}]));
  return (set, row) => bridges.flatMap(({ deals }) => deals?.[set]?.[row] ?? []).at(-1) ?? own.get(set)?.[row];
}

/** Which tiles are dealt to which zones of the table and of players, row by row. */
export function compileDeals(
  dealOf: Rules['dealOf'],
  rowNames: readonly RowName[],
  zones: readonly ZoneInfo[],
  places: readonly PlaceInfo[],
  humans: number,
): readonly TileDeal[] {
  return rowNames.flatMap((name, row) => {
    const to = zones.flatMap(({ rows, dealt, owner }, z) =>
      rows[0] === row && dealt !== 0 && owner < humans ? [z] : [],
    );
    const tiles = places.flatMap((place) =>
      place.row === row && dealOf(place.set, name)?.atMost !== 0 ? [place.ix] : [],
    );
    return to.length === 0 ? [] : [{ row, zones: to, tiles }];
  });
}
