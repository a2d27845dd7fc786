import {
  BARE_SPACE,
  EMPTY_SPACE,
  isKeptEmpty,
  putMark,
  ZONE,
  type Holder,
  type MarkName,
  type ZoneInfo,
} from '@everdell/engine';
import { asList, asMap, knownPlace, locationNamed, refuse, takeCard, type Fields, type Table } from '@everdell/sets';
import { dullCards } from './fillers.ts';

/** Displays with what a case lists, else with something dull. */

/** An empty space stays so, except when there are merely no cards to fill it (R-DECK-06). */
export function layMeadow(t: Table, given: unknown, noDeck: boolean): void {
  const unfilled = noDeck && t.s.zones[ZONE.discard].length === 0;
  const { slots } = t.g.zones[ZONE.meadow];
  t.s.zones[ZONE.meadow] =
    given === undefined ? filledDull(t, ZONE.meadow, slots) : listed(t, given, 'meadow', ZONE.meadow, unfilled);
}

/** Something dull in every space that no piece keeps empty. */
function filledDull(t: Table, display: number, slots: number): Holder[] {
  const { firstSlot } = t.g.zones[display];
  return Array.from({ length: slots }, (_, i) =>
    isKeptEmpty(t.g, t.s, firstSlot + i) ? EMPTY_SPACE : dullCards(t, 1)[0],
  );
}

function listed(t: Table, given: unknown, path: string, display: number, unfilled: boolean): Holder[] {
  const { slots, rows, firstSlot } = t.g.zones[display];
  const spaces = asList(given, path);
  const lying = new Set(t.s.zones.flat());
  if (spaces.length !== slots) refuse(path, `must list ${slots} spaces, not ${spaces.length}`);
  return spaces.map((id, i) => {
    if (id === null) return unfilled || isKeptEmpty(t.g, t.s, firstSlot + i) ? EMPTY_SPACE : BARE_SPACE;
    return rows.length === 0 ? takeCard(t, id, `${path}[${i}]`) : tileNamed(t, id, `${path}[${i}]`, rows, lying);
  });
}

/** Of several copies one that lies nowhere yet. */
function tileNamed(t: Table, id: unknown, path: string, rows: readonly number[], lying: Set<Holder>): Holder {
  const { row, ix } = knownPlace({ rules: t.g }, id, path);
  if (!rows.includes(row)) refuse(path, 'lies elsewhere');
  const tile = t.g.places.find((place) => place.id === t.g.places[ix - t.g.cards].id && !lying.has(place.ix))?.ix;
  if (tile === undefined) return refuse(path, `the position uses more copies of ${String(id)} than there are`);
  lying.add(tile);
  return tile;
}

const nameOf = ({ id, owner }: ZoneInfo): string => (owner < 0 ? id : `${id}:${owner}`);

/** Those besides the Meadow; tiles that lie in none are in the pile it is refilled from. */
export function layDisplays(t: Table, given: Fields): void {
  const own = t.formats.map((format) => format.given?.displays?.(given) ?? {});
  const all: Fields = Object.assign({}, ...own, asMap(given['displays'] ?? {}, 'displays'));
  const names = t.g.displays.map((display) => nameOf(t.g.zones[display]));
  for (const name of Object.keys(all))
    if (!names.includes(name)) refuse(`displays.${name}`, 'there is no such display in this game');
  t.g.displays.forEach((display, i) => {
    const lies = all[names[i]];
    const { slots, rows, refill } = t.g.zones[display];
    if (lies !== undefined) t.s.zones[display] = listed(t, lies, `displays.${names[i]}`, display, false);
    else if (rows.length === 0 && refill !== null && !startsEmpty(t, display))
      t.s.zones[display] = filledDull(t, display, slots);
    if (rows.length > 0) layTiles(t, display, lies === undefined && !startsEmpty(t, display));
  });
  for (const { given: part } of t.formats)
    for (const [pile, tops] of Object.entries(part?.tops?.(given) ?? {})) layTops(t, t.g.zone[pile], tops, pile);
}

const startsEmpty = ({ g }: Table, display: number): boolean => g.zones[display].refill?.startsEmpty === true;

/** Tiles of a pile that lie on top of it. */
function layTops({ g, s }: Table, pile: number, given: unknown, path: string): void {
  for (const id of asList(given, path).slice().reverse()) {
    const tiles = s.zones[pile];
    const at = tiles.findIndex((tile) => g.places[tile - g.cards].id === id);
    if (at < 0) refuse(path, `there is no ${String(id)} left for it`);
    tiles.push(...tiles.splice(at, 1));
  }
}

function layTiles(t: Table, display: number, fill: boolean): void {
  const { g, s } = t;
  const { rows, refill } = g.zones[display];
  const lying = new Set([...s.zones, ...s.rows].flat());
  const left = g.places.filter((place) => rows.includes(place.row) && !lying.has(place.ix)).map(({ ix }) => ix);
  if (fill) s.zones[display] = s.zones[display].map(() => left.shift() ?? EMPTY_SPACE);
  if (refill !== null) s.zones[refill.from].push(...left.sort((a, b) => quiet(t, a) - quiet(t, b)));
}

/**
 * Above 0 = does nothing before the end, so that it can lie on top where the case does not say what does; on the very top lies
 * what is worth nothing but for a reason.
 */
function quiet({ g, named }: Table, tile: Holder): number {
  const { id, def } = g.places[tile - g.cards];
  if (def.scores === undefined || def.onPlay !== undefined || def.visit !== undefined || named.has(id)) return 0;
  return typeof def.scores === 'object' && 'when' in def.scores ? 2 : 1;
}

/** Tokens that mark something, by name: what they lie on is told like a location, a space as `meadow:1`. */
export function layMarks(t: Table, given: unknown): void {
  for (const [mark, things] of Object.entries(asMap(given ?? {}, 'marks'))) {
    const path = `marks.${mark}`;
    if (!(t.g.marks as readonly string[]).includes(mark)) refuse(path, 'there is no such token in this game');
    for (const thing of asList(things, path))
      putMark(t.s, mark as MarkName, locationNamed({ rules: t.g }, t.s, t.s.active, thing, path));
  }
}
