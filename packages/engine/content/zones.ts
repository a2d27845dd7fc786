import type { FigureName, RowName } from '../effects/types.ts';
import type { Seat } from '../state/ids.ts';
import type { ZoneDef } from './defs.ts';
import type { ForceZone, Module, Rules } from './rules.ts';

/** What zones are by their definitions. */

/** The rows whose tiles a zone holds; none = it holds cards. */
export function rowsOf({ of }: ZoneDef): readonly RowName[] {
  if (of === undefined) return [];
  return typeof of === 'string' ? [of] : of;
}

/** How many each of these zones is dealt, out of so many tiles; undefined = none, or what is left. */
export function dealtEach({ dealt }: ZoneDef, players: number, tiles: number): number | undefined {
  if (dealt === undefined || dealt === 'rest') return undefined;
  if (typeof dealt === 'number') return dealt;
  if ('few' in dealt) return tiles <= dealt.few ? dealt.then : dealt.else;
  return dealt.players * players + dealt.plus;
}

/** Rows of which only some tiles are dealt; the others stay out of the game. */
const PARTLY_DEALT: readonly RowName[] = ['forest', 'specialEvents'];

/** Does every tile of the row lie somewhere? */
export function isWholeRow(g: Rules, row: number): boolean {
  if (PARTLY_DEALT.includes(g.rowNames[row])) return false;
  return g.laid[row] !== null || g.zones.some(({ owner, rows }) => owner < 0 && rows.includes(row));
}

/** The zones that modules bring. */
export function zoneDefs(modules: readonly Module[]): Readonly<Record<string, ZoneDef>> {
  return Object.assign({}, ...modules.map((m) => m.zones ?? {})) as Record<string, ZoneDef>;
}

/** Zones out of which a seat may play cards. */
export function playZonesOf(
  modules: readonly Module[],
  zone: Rules['zone'],
  seatZone: Rules['seatZone'],
  seat: Seat,
): number[] {
  return Object.entries(zoneDefs(modules)).flatMap(([id, { plays, per }]) => {
    if (plays === undefined) return [];
    if (per === 'table') return [zone[id]];
    return plays === 'owner' ? [seatZone[id][seat]] : seatZone[id];
  });
}

/** Zones of a seat whose cards lie elsewhere as well for effects that play a card; there need be no such place in this game. */
export function compileAsIn(
  modules: readonly Module[],
  seatZone: Rules['seatZone'],
  seat: Seat,
): Rules['asIn'][number] {
  return Object.entries(zoneDefs(modules)).flatMap(([id, { asIn }]) =>
    asIn === undefined || seatZone[id] === undefined ? [] : [{ zone: seatZone[id][seat], sources: asIn }],
  );
}

/** Where texts of tiles are in force. */
export function compileForce(
  modules: readonly Module[],
  figures: readonly FigureName[],
  seats: number,
  zone: Rules['zone'],
  seatZone: Rules['seatZone'],
): ForceZone[] {
  return Object.entries(zoneDefs(modules)).flatMap(([id, { force, per }]) => {
    if (force === undefined) return [];
    const zones = per === 'seat' ? seatZone[id] : Array.from({ length: seats }, () => zone[id]);
    return [{ zones, figure: force === 'owner' ? -1 : figures.indexOf(force.whoStands) }];
  });
}
