import type { Module, PlaceInfo, Rules, TileDeal, ZoneInfo } from '../content/rules.ts';
import type { RowName } from '../effects/types.ts';

/** Which tiles are dealt to which zones of the table and of players, row by row. */
export function compileDeals(
  modules: readonly Module[],
  options: Rules['options'],
  rowNames: readonly RowName[],
  zones: readonly ZoneInfo[],
  places: readonly PlaceInfo[],
  humans: number,
): readonly TileDeal[] {
  const takesPart = ({ set }: PlaceInfo, row: RowName): boolean =>
    modules.find(({ id }) => id === set)?.deals?.(options)?.[row]?.atMost !== 0;
  return rowNames.flatMap((name, row) => {
    const to = zones.flatMap(({ rows, dealt, owner }, z) =>
      rows[0] === row && dealt !== 0 && owner < humans ? [z] : [],
    );
    const tiles = places.flatMap((place) => (place.row === row && takesPart(place, name) ? [place.ix] : []));
    return to.length === 0 ? [] : [{ row, zones: to, tiles }];
  });
}
