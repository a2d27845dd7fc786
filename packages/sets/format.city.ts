import {
  addGoods,
  putBeneath,
  setCover,
  setHost,
  setOccupied,
  setTokens,
  type Holder,
  type Seat,
  type Uid,
} from '@everdell/engine';
import { asCount, asFlag, asList, asNumberIn, asObject, asText, refuse } from './format.check.ts';
import { automaNamed } from './format.names.ts';
import { goodsFrom, placeNamed, takeCard } from './format.table.ts';
import type { Deployed, Table } from './format.ts';

/** Cities and achieved Events of a position, of players and automas alike. */

const CITY_FIELDS = ['card', 'occupied', 'workers', 'tokens', 'stored', 'under'] as const;

export function layCity(t: Table, seat: Seat, given: unknown, path: string, deployed: Deployed): void {
  const guests: { uid: Uid; on: unknown }[] = [];
  const covers: { uid: Uid; on: unknown }[] = [];
  asList(given, path).forEach((entry, i) => {
    const at = `${path}[${i}]`;
    const plain = typeof entry === 'string';
    const sharing = t.g.guests || t.s.slices.covers !== undefined || t.g.groups > 1 ? ['on'] : [];
    const fields = asObject(plain ? { card: entry } : entry, at, [...CITY_FIELDS, ...sharing]);
    const uid = takeCard(t, fields['card'], `${at}.card`);
    t.s.zones[t.g.city[seat]].push(uid);
    if (asFlag(fields['occupied'], `${at}.occupied`)) setOccupied(t.s, uid, 1);
    setTokens(t.s, uid, asCount(fields['tokens'], `${at}.tokens`));
    asList(fields['workers'], `${at}.workers`).forEach((owner, w) => {
      const automa = automaNamed({ rules: t.g }, owner);
      deployed[automa >= 0 ? automa : asNumberIn(owner, `${at}.workers[${w}]`, 0, t.g.humans - 1)].push(uid);
    });
    loadHolder(t, uid, fields, at);
    if (t.g.designs[t.s.cardOf[uid]].liesOn !== null) guests.push({ uid, on: fields['on'] });
    // Of pairs as many share a space as can.
    else if (fields['on'] !== undefined && (t.g.designs[t.s.cardOf[uid]].group < 0 || isCovered(t, fields['on'])))
      covers.push({ uid, on: fields['on'] });
  });
  if (t.g.automas[seat] === null) layGuests(t, seat, guests);
  layCovers(t, seat, covers);
}

/** Is it a card on which another is laid as it is played? */
const isCovered = ({ g }: Table, on: unknown): boolean => g.designById.get(on as string)?.ability?.price === 'cover';

/** What is stored on a card or Event, and the cards beneath it. */
function loadHolder(t: Table, holder: Holder, fields: Record<string, unknown>, at: string): void {
  const goods = goodsFrom(t, fields['stored'], `${at}.stored`);
  if (goods.some((n) => n > 0)) addGoods(t.g, t.s, holder, goods);
  asList(fields['under'], `${at}.under`).forEach((id, i) => {
    putBeneath(t.s, holder, takeCard(t, id, `${at}.under[${i}]`));
  });
}

export function layEvents(t: Table, seat: Seat, given: unknown, path: string, deployed: Deployed): void {
  asList(given, path).forEach((entry, i) => {
    const at = `${path}[${i}]`;
    const plain = typeof entry === 'string';
    const fields = asObject(plain ? { event: entry } : entry, at, ['event', 'worker', 'stored', 'under']);
    const event = placeNamed(t, asText(fields['event'], `${at}.event`), `${at}.event`);
    if (t.g.places[event - t.g.cards].event === null) refuse(`${at}.event`, 'this is no Event');
    if (t.g.events.some((zone) => t.s.zones[zone].includes(event)))
      refuse(`${at}.event`, 'this Event is achieved twice');
    t.s.zones[t.g.events[seat]].push(event);
    if (asFlag(fields['worker'], `${at}.worker`)) deployed[seat].push(event);
    loadHolder(t, event, fields, at);
  });
}

/** Cards that lie on others: `on` names the card, the first of its kind without a guest. */
function layGuests(t: Table, seat: Seat, guests: readonly { readonly uid: Uid; readonly on: unknown }[]): void {
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

/** Cards that were laid on others as they were played. */
function layCovers(t: Table, seat: Seat, covers: readonly { readonly uid: Uid; readonly on: unknown }[]): void {
  for (const { uid, on } of covers) {
    const isFree = (other: Uid): boolean => {
      const { id, ability } = t.g.designs[t.s.cardOf[other]];
      return id === on && ability?.price === 'cover' && !t.s.slices.covers?.some(([card]) => card === other);
    };
    const card = t.s.zones[t.g.city[seat]].find(isFree);
    if (card === undefined) refuse(`seats[${seat}].city`, `nothing can lie on ${JSON.stringify(on)} there`);
    else setCover(t.s, card, uid);
  }
}
