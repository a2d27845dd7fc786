import { EMPTY_SPACE, setFigure, WORKER, type Holder, type Seat } from '@everdell/engine';
import { asCount, asFlag, asList, asMap, asObject, asText, refuse } from '../format.check.ts';
import { placeNamed } from '../format.table.ts';
import type { Deployed, Fields, GivenFormat, Table } from '../format.ts';

/** The river, Adornments, Wonders and Ambassadors of a position. */

declare module '../format.given.ts' {
  interface Given {
    /** By spot: the River Destination lying there; face down unless `revealed`. */
    readonly river?: Readonly<Record<string, GivenSpot>>;
  }
  interface GivenSeat {
    readonly pearls?: number;
    /** Adornments held, and those on the table. */
    readonly adornments?: readonly string[];
    readonly adornmentsPlayed?: readonly string[];
    /** Those built; `worker` while the worker that built it stands there. */
    readonly wonders?: readonly (string | { readonly wonder: string; readonly worker?: boolean })[];
    /** `home`, or where it stands. */
    readonly ambassador?: string | { readonly card: string; readonly owner?: number };
  }
}

export interface GivenSpot {
  readonly card?: string;
  readonly revealed?: boolean;
  readonly pearl?: boolean;
}

/** What a seat has of it, but for the place of its Ambassador, which may be a card of another city. */
function layPearls(t: Table, seat: Seat, fields: Fields, path: string, deployed: Deployed): void {
  const { g, s } = t;
  s.seats[seat].res[g.resources.findIndex((r) => r === 'pearl')] += asCount(fields['pearls'], `${path}.pearls`);
  for (const zone of ['adornments', 'adornmentsPlayed', 'wonders'])
    asList(fields[zone], `${path}.${zone}`).forEach((entry, i) => {
      const at = `${path}.${zone}[${i}]`;
      const row = zone === 'wonders' ? 'wonders' : 'adornments';
      const { id, worker } = asKept(entry, at, zone === 'wonders');
      const place = placeNamed(t, id, at, row);
      if (s.zones.some((held, z) => g.zones[z].rows.length > 0 && held.includes(place)))
        refuse(at, `${String(id)} is there twice`);
      const held = s.zones[g.seatZone[zone][seat]];
      // An automa's lie facedown in a pile, the top one listed first.
      if (zone === 'adornments' && g.automas[seat] !== null) held.unshift(place);
      else held.push(place);
      if (worker) deployed[seat].push(place);
    });
}

/** An id, or a Wonder on which the worker that built it still stands. */
function asKept(entry: unknown, path: string, isWonder: boolean): { readonly id: unknown; readonly worker: boolean } {
  if (!isWonder || typeof entry === 'string') return { id: entry, worker: false };
  const { wonder, worker } = asObject(entry, path, ['wonder', 'worker']);
  return { id: wonder, worker: asFlag(worker, `${path}.worker`) };
}

/** `home`, a place, or `{ card, owner }`. */
function layAmbassador(t: Table, seat: Seat, given: unknown, path: string): void {
  setFigure(t.g, t.s, seat, 'ambassador', ambassadorAt(t, seat, given, path));
}

function ambassadorAt(t: Table, seat: Seat, given: unknown, path: string): Holder {
  if (given === undefined || given === null || given === 'home') return WORKER.home;
  if (typeof given === 'string' && t.g.placeById.has(given)) return placeNamed(t, given, path);
  const fields = asObject(typeof given === 'string' ? { card: given } : given, path, ['card', 'owner']);
  const owner = fields['owner'] === undefined ? seat : asCount(fields['owner'], `${path}.owner`);
  const id = asText(fields['card'], `${path}.card`);
  const card = (t.s.zones[t.g.city[owner]] ?? []).find((uid) => t.g.designs[t.s.cardOf[uid]].id === id);
  return card ?? refuse(path, `there is no ${id} in that city`);
}

/** The river and what is left of the small decks; spots that the position says nothing about lie face down. */
function layRiver(t: Table, given: unknown): void {
  const { g, s } = t;
  const spots = g.places.filter((p) => p.row === g.rowIx.river);
  const fields = asObject(
    given ?? {},
    'river',
    spots.map((p) => p.id),
  );
  const told = spots.map(({ id }) => asSpot(t, fields[id], `river.${id}`));
  const named = told.map(({ card }) => card).filter((card) => card >= 0);
  if (new Set(named).size < named.length) refuse('river', 'a card lies there twice');
  const spare = g.places.filter((p) => p.row === g.rowIx.riverCards && !named.includes(p.ix));
  spare.sort((a, b) => Number(t.named.has(a.id)) - Number(t.named.has(b.id)));
  const rest = spare.map((p) => p.ix);
  s.rows[g.rowIx.riverCards] = told.map(({ card, up }) => (up ? card : EMPTY_SPACE));
  s.zones[g.zone['riverDown']] = told.flatMap(({ card, up }) => (up ? [] : [card >= 0 ? card : rest.shift()!]));
  s.zones[g.zone['riverOut']] = rest;
  const dealt = g.zones.flatMap((zone, z) => (zone.rows.includes(g.rowIx.adornments) ? s.zones[z] : []));
  s.zones[g.zone['adornmentsOut']] = g.places.flatMap((p) =>
    p.row === g.rowIx.adornments && !dealt.includes(p.ix) ? [p.ix] : [],
  );
}

function asSpot(t: Table, given: unknown, path: string): { readonly card: Holder; readonly up: boolean } {
  if (given === undefined) return { card: -1, up: false };
  const fields = asObject(given, path, ['card', 'revealed', 'pearl']);
  const card = fields['card'] === undefined ? -1 : placeNamed(t, fields['card'], `${path}.card`, 'riverCards');
  const up = asFlag(fields['revealed'], `${path}.revealed`);
  if (up && card < 0) refuse(path, 'lies face up, so its card must be named');
  if (fields['pearl'] !== undefined && asFlag(fields['pearl'], `${path}.pearl`) === up)
    refuse(`${path}.pearl`, 'there is a pearl on a card exactly as long as it lies face down');
  return { card, up };
}

/** The river, and the Ambassadors once everything is laid out where they may stand. */
function layWaters(t: Table, given: Fields): void {
  layRiver(t, given['river']);
  const seats = asList(given['seats'], 'seats') as readonly Fields[];
  t.g.automas.forEach((automa, seat) => {
    const fields = automa === null ? (seats[seat] ?? {}) : asMap(given[automa.id] ?? {}, automa.id);
    const path = automa === null ? `seats[${seat}]` : automa.id;
    layAmbassador(t, seat, fields['ambassador'], `${path}.ambassador`);
  });
}

export const GIVEN: GivenFormat = {
  fields: ['river'],
  seatFields: ['pearls', 'adornments', 'adornmentsPlayed', 'wonders', 'ambassador'],
  automaFields: ['pearls', 'adornments', 'adornmentsPlayed', 'wonders', 'ambassador'],
  laySeat: layPearls,
  afterRows: layWaters,
};
