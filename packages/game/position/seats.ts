import { addGoods, putBeneath, WORKER, type Holder, type Seat, type Uid } from '@everdell/engine';
import { asCount, asFlag, asList, asNumberIn, asObject, asText, refuse } from './check.ts';
import { hasPearlbrook, layGuests, layPearls, PEARLBROOK_SEAT_FIELDS } from './pearlbrook.ts';
import { hasLegends, layCovers, layLegends } from './legends.ts';
import { goodsFrom, placeNamed, takeCard, type Deployed, type Table } from './table.ts';

const SEAT_FIELDS = [
  'season',
  'workersFree',
  'resources',
  'points',
  'hand',
  'city',
  'deployed',
  'events',
  'passed',
] as const;

/** Lays out what a seat owns and notes where workers stand. */
export function laySeat(t: Table, seat: Seat, given: unknown, deployed: Deployed): void {
  const path = `seats[${seat}]`;
  const pearlbrook = hasPearlbrook(t);
  const fields = asObject(given, path, [
    ...SEAT_FIELDS,
    ...(pearlbrook ? PEARLBROOK_SEAT_FIELDS : []),
    ...(hasLegends(t) ? ['legendary'] : []),
  ]);
  const me = t.s.seats[seat];
  me.season = seasonNamed(t, fields['season'] ?? t.g.seasons[0].id, `${path}.season`);
  me.res = goodsFrom(t, fields['resources'], `${path}.resources`);
  me.points = asCount(fields['points'], `${path}.points`);
  me.passed = asFlag(fields['passed'], `${path}.passed`);
  asList(fields['hand'], `${path}.hand`).forEach((id, i) => {
    t.s.zones[t.g.hand[seat]].push(takeCard(t, id, `${path}.hand[${i}]`));
  });
  if (pearlbrook) layPearls(t, seat, fields, path, deployed);
  if (hasLegends(t)) layLegends(t, seat, fields['legendary'], `${path}.legendary`);
  layCity(t, seat, fields['city'], `${path}.city`, deployed);
  layEvents(t, seat, fields['events'], `${path}.events`, deployed);
  asList(fields['deployed'], `${path}.deployed`).forEach((id, i) => {
    deployed[seat].push(placeNamed(t, id, `${path}.deployed[${i}]`));
  });
}

function seasonNamed(t: Table, id: unknown, path: string): number {
  const season = t.g.seasons.findIndex((def) => def.id === id);
  if (season < 0) refuse(path, `must be one of ${t.g.seasons.map((def) => def.id).join(', ')}`);
  return season;
}

export function layCity(t: Table, seat: Seat, given: unknown, path: string, deployed: Deployed): void {
  const guests: { uid: Uid; on: unknown }[] = [];
  const covers: { uid: Uid; on: unknown }[] = [];
  asList(given, path).forEach((entry, i) => {
    const at = `${path}[${i}]`;
    const plain = typeof entry === 'string';
    const fields = asObject(plain ? { card: entry } : entry, at, [
      'card',
      'occupied',
      'workers',
      'tokens',
      'stored',
      'under',
      ...(t.g.guests || t.s.slices.covers !== undefined ? ['on'] : []),
    ]);
    const uid = takeCard(t, fields['card'], `${at}.card`);
    t.s.zones[t.g.city[seat]].push(uid);
    if (asFlag(fields['occupied'], `${at}.occupied`)) t.s.occupied[uid] = 1;
    t.s.tokens[uid] = asCount(fields['tokens'], `${at}.tokens`);
    asList(fields['workers'], `${at}.workers`).forEach((owner, w) => {
      deployed[asNumberIn(owner, `${at}.workers[${w}]`, 0, t.g.humans - 1)].push(uid);
    });
    loadHolder(t, uid, fields, at);
    if (t.g.designs[t.s.cardOf[uid]].liesOn !== null) guests.push({ uid, on: fields['on'] });
    else if (fields['on'] !== undefined) covers.push({ uid, on: fields['on'] });
  });
  if (t.g.automas[seat] === null) layGuests(t, seat, guests);
  layCovers(t, seat, covers);
}

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
    if (t.g.places[event - t.g.cards].def.event === undefined) refuse(`${at}.event`, 'this is no Event');
    if (t.s.seats.some((other) => other.events.includes(event))) refuse(`${at}.event`, 'this Event is achieved twice');
    t.s.seats[seat].events.push(event);
    if (asFlag(fields['worker'], `${at}.worker`)) deployed[seat].push(event);
    loadHolder(t, event, fields, at);
  });
}

/** Workers at home, on the board and still to come; those that are nowhere have left the game. */
export function layWorkers(t: Table, seat: Seat, free: number, deployed: readonly Holder[]): void {
  const me = t.s.seats[seat];
  const inGame = t.g.table.workers.slice(0, me.season + 1).reduce((a, b) => a + b, 0);
  const used = free + deployed.length;
  if (used > inGame) refuse(`seats[${seat}]`, `has ${used} workers, but there are ${inGame} of them in this season`);
  const gone = inGame - used;
  me.workers = [
    ...new Array<number>(free).fill(WORKER.home),
    ...deployed,
    ...new Array<number>(gone).fill(WORKER.gone),
    ...new Array<number>(me.workers.length - inGame).fill(WORKER.waiting),
  ];
}
