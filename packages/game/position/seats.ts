import { WORKER, type Holder, type Seat } from '@everdell/engine';
import {
  asCount,
  asFlag,
  asList,
  asObject,
  goodsFrom,
  layCity,
  layEvents,
  locationNamed,
  placeNamed,
  refuse,
  takeCard,
  type Deployed,
  type Table,
} from '@everdell/sets';

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
  const fieldsOf = (formats: Table['formats']): string[] => formats.flatMap((f) => f.given?.seatFields ?? []);
  const fields = asObject(given, path, [...SEAT_FIELDS, ...fieldsOf(t.formats)], fieldsOf(t.absent));
  const me = t.s.seats[seat];
  me.season = seasonNamed(t, fields['season'] ?? t.g.seasons[0].id, `${path}.season`);
  me.res = goodsFrom(t, fields['resources'], `${path}.resources`);
  me.points = asCount(fields['points'], `${path}.points`);
  me.passed = asFlag(fields['passed'], `${path}.passed`);
  asList(fields['hand'], `${path}.hand`).forEach((id, i) => {
    t.s.zones[t.g.hand[seat]].push(takeCard(t, id, `${path}.hand[${i}]`));
  });
  for (const lay of new Set(t.formats.map((format) => format.given?.laySeat))) lay?.(t, seat, fields, path, deployed);
  layCity(t, seat, fields['city'], `${path}.city`, deployed);
  layEvents(t, seat, fields['events'], `${path}.events`, deployed);
}

/**
 * Locations on boards by their ids; cards, Events and Discovery cards as objects, which may lie with another seat. A worker that
 * the card or Event itself tells of may be told here again.
 */
export function layDeployed(t: Table, seat: Seat, given: unknown, deployed: Deployed): void {
  const path = `seats[${seat}].deployed`;
  const told = deployed[seat].slice();
  asList((given as { deployed?: unknown }).deployed, path).forEach((at, i) => {
    const isId = typeof at !== 'object' || at === null;
    const place = isId
      ? placeNamed(t, at, `${path}[${i}]`)
      : locationNamed({ rules: t.g }, t.s, seat, at, `${path}[${i}]`);
    const again = isId ? -1 : told.indexOf(place);
    if (again >= 0) told.splice(again, 1);
    else deployed[seat].push(place);
  });
}

function seasonNamed(t: Table, id: unknown, path: string): number {
  const season = t.g.seasons.findIndex((def) => def.id === id);
  if (season < 0) refuse(path, `must be one of ${t.g.seasons.map((def) => def.id).join(', ')}`);
  return season;
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
