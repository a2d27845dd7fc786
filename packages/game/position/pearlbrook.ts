import { EMPTY_SPACE, setFigure, setHost, WORKER, type Holder, type Seat, type Uid } from '@everdell/engine';
import { asCount, asFlag, asList, asObject, asText, refuse } from './check.ts';
import { placeNamed, type Deployed, type Table } from './table.ts';

/** The river, Adornments, Wonders and Ambassadors of a position. */

type Fields = Readonly<Record<string, unknown>>;

export const PEARLBROOK_SEAT_FIELDS = ['pearls', 'adornments', 'adornmentsPlayed', 'wonders', 'ambassador'] as const;
export const PEARLBROOK_RUGWORT_FIELDS = ['pearls', 'wonders', 'ambassador'] as const;

export function hasPearlbrook(t: Table): boolean {
  return t.g.modules.some((m) => m.id === 'pearlbrook');
}

/** What a seat has of it, but for the place of its Ambassador, which may be a card of another city. */
export function layPearls(t: Table, seat: Seat, fields: Fields, path: string, deployed: Deployed): void {
  const { g, s } = t;
  s.seats[seat].res[g.resources.findIndex((r) => r === 'pearl')] += asCount(fields['pearls'], `${path}.pearls`);
  for (const zone of ['adornments', 'adornmentsPlayed', 'wonders'])
    asList(fields[zone], `${path}.${zone}`).forEach((entry, i) => {
      const at = `${path}.${zone}[${i}]`;
      const row = zone === 'wonders' ? 'wonders' : 'adornments';
      const { id, worker } = asKept(entry, at, zone === 'wonders');
      const place = placeNamed(t, id, at, row);
      if (s.zones.some((held, z) => g.zones[z].row >= 0 && held.includes(place)))
        refuse(at, `${String(id)} is there twice`);
      s.zones[g.seatZone[zone][seat]].push(place);
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
export function layAmbassador(t: Table, seat: Seat, given: unknown, path: string): void {
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
export function layRiver(t: Table, given: unknown): void {
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
  const dealt = g.zones.flatMap((zone, z) => (zone.row === g.rowIx.adornments ? s.zones[z] : []));
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

/** Cards that lie on others: `on` names the card, the first of its kind without a guest. */
export function layGuests(t: Table, seat: Seat, guests: readonly { readonly uid: Uid; readonly on: unknown }[]): void {
  for (const { uid, on } of guests) {
    const taken = (t.s.slices.guests ?? []).map(([, host]) => host);
    const kind = t.g.designs[t.s.cardOf[uid]];
    const isHost = (other: Uid): boolean =>
      kind.liesOn?.[t.s.cardOf[other]] === 1 &&
      !taken.includes(other) &&
      (on === undefined || t.g.designs[t.s.cardOf[other]].id === on);
    const host = t.s.zones[t.g.city[seat]].find(isHost);
    if (host !== undefined) setHost(t.s, uid, host);
    else if (on !== undefined) refuse(`seats[${seat}].city`, `${kind.id} cannot lie on ${JSON.stringify(on)}`);
  }
}
