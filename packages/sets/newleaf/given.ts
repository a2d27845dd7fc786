import { putMark, type Holder, type Rules, type Seat } from '@everdell/engine';
import { asCount, asList, asMap, asObject, refuse } from '../format.check.ts';
import { placeNamed, takeCard } from '../format.table.ts';
import type { Fields, GivenFormat, Table } from '../format.ts';
import { STACKS } from './station.ts';

/** The Station, Visitors, Golden tokens, Tickets and Reservations of a position. */

declare module '../format.given.ts' {
  interface Given {
    /** The cards of the Station and the Train Cars beside them, from top to bottom; the next Train Cars out of the bag. */
    readonly station?: readonly (string | null)[];
    readonly trainTiles?: readonly (string | null)[];
    readonly bagTop?: readonly string[];
    /** Both stacks whole, the faceup one first; or only the two that lie face up. */
    readonly visitorStacks?: readonly (readonly string[])[];
    readonly visitorsUp?: readonly string[];
  }
  interface GivenSeat {
    readonly visitors?: readonly string[];
    /** Golden tokens that are left. */
    readonly golden?: number;
    readonly ticket?: TicketSide;
    readonly reservation?: { readonly token?: TokenSide; readonly card?: string | null } | null;
  }
}

declare module '../rugwort/format.ts' {
  interface GivenRugwort {
    readonly visitors?: readonly string[];
  }
}

type TicketSide = 'outbound' | 'inbound' | 'gone';
type TokenSide = 'ready' | 'season';

/** The tiles of a row in this game. */
function tilesOf(g: Rules, row: 'visitors' | 'tickets' | 'reservations'): readonly Holder[] {
  return g.places.filter((place) => place.row === g.rowIx[row]).map(({ ix }) => ix);
}

export const golden = (g: Rules): number => g.resources.indexOf('golden');

function layVisitors(t: Table, seat: Seat, given: unknown, path: string): void {
  const kept = asList(given, path).map((id, i) => placeNamed(t, id, `${path}[${i}]`, 'visitors'));
  t.s.zones[t.g.seatZone['visitors'][seat]] = kept;
}

/** A Ticket lies on its outbound side unless something else is said. */
function layTicket({ g, s }: Table, seat: Seat, given: unknown, path: string): void {
  const tile = tilesOf(g, 'tickets')[seat];
  const side = given === 'none' ? 'gone' : (given ?? (tile === undefined ? 'gone' : 'outbound'));
  if (side !== 'outbound' && side !== 'inbound' && side !== 'gone') refuse(path, 'must be outbound, inbound or gone');
  if (tile === undefined) return side === 'gone' ? undefined : refuse(path, 'there are no Tickets in this game');
  s.zones[side === 'gone' ? g.zone['ticketsOut'] : g.seatZone['tickets'][seat]].push(tile);
  if (side === 'inbound') putMark(s, 'flipped', tile);
}

/** A Reservation token is ready and holds nothing unless something else is said. */
function layReservation(t: Table, seat: Seat, given: unknown, path: string): void {
  const { g, s } = t;
  const tile = tilesOf(g, 'reservations')[seat];
  if (given !== undefined && given !== null && tile === undefined)
    refuse(path, 'there are no Reservation tokens in this game');
  if (tile === undefined) return;
  const { token = 'ready', card } = asObject(typeof given === 'string' ? { token: given } : (given ?? {}), path, [
    'token',
    'card',
  ]);
  if (token !== 'ready' && token !== 'season') refuse(`${path}.token`, 'must be ready or season');
  s.zones[g.seatZone['reservations'][seat]].push(tile);
  if (token === 'season') putMark(s, 'flipped', tile);
  if (card === undefined || card === null || card === 'none') return;
  s.zones[g.seatZone['reserved'][seat]].push(takeCard(t, card, `${path}.card`));
}

/** Stacks that are listed are whole: those who are in none are out of the game. */
function layStacks(t: Table, given: Fields): void {
  const { g, s } = t;
  const stacks = asList(given['visitorStacks'], 'visitorStacks');
  const up = asList(given['visitorsUp'], 'visitorsUp');
  const zones = STACKS.map((name) => g.zone[name]);
  if (given['visitorStacks'] !== undefined && stacks.length !== zones.length)
    refuse('visitorStacks', `must list ${zones.length} stacks`);
  const told = given['visitorStacks'] === undefined ? up.map((id) => [id]) : stacks;
  const listed = told.map((stack, i) =>
    asList(stack, `visitorStacks[${i}]`).map((id) => placeNamed(t, id, 'visitorStacks', 'visitors')),
  );
  const held = new Set([...listed.flat(), ...g.seatZone['visitors'].flatMap((zone) => s.zones[zone])]);
  const named = (tile: Holder): boolean => t.named.has(g.places[tile - g.cards].id);
  const spare = tilesOf(g, 'visitors').filter((tile) => !held.has(tile) && !named(tile));
  zones.forEach((zone, i) => {
    const beneath = given['visitorStacks'] === undefined ? spare.filter((_, n) => n % zones.length === i) : [];
    s.zones[zone] = [...beneath, ...(listed[i] ?? []).slice().reverse()];
  });
}

export const GIVEN: GivenFormat = {
  fields: ['station', 'trainTiles', 'bagTop', 'visitorStacks', 'visitorsUp'],
  seatFields: ['visitors', 'golden', 'ticket', 'reservation'],
  automaFields: ['visitors'],
  displays: (given) => ({
    ...(given['station'] !== undefined && { station: given['station'] }),
    ...(given['trainTiles'] !== undefined && { train: given['trainTiles'] }),
  }),
  tops: (given) => (given['bagTop'] === undefined ? {} : { trainBag: given['bagTop'] }),
  afterRows(t, given) {
    const seats = asList(given['seats'], 'seats') as readonly Fields[];
    t.g.automas.forEach((automa, seat) => {
      const fields = automa === null ? (seats[seat] ?? {}) : asMap(given[automa.id] ?? {}, automa.id);
      const path = automa === null ? `seats[${seat}]` : automa.id;
      const isTold = automa === null || fields['visitors'] !== undefined; // an automa's may lie among other things of its own
      if (isTold) layVisitors(t, seat, fields['visitors'], `${path}.visitors`);
      if (automa !== null) return;
      t.s.seats[seat].res[golden(t.g)] += asCount(fields['golden'], `${path}.golden`);
      layTicket(t, seat, fields['ticket'], `${path}.ticket`);
      layReservation(t, seat, fields['reservation'], `${path}.reservation`);
    });
    layStacks(t, given);
  },
};
