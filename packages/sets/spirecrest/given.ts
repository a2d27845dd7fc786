import {
  figureAt,
  putMark,
  setFigure,
  setKind,
  WORKER,
  type Holder,
  type PieceName,
  type Rules,
  type Seat,
} from '@everdell/engine';
import { asCount, asList, asMap, asObject, asText, refuse } from '../format.check.ts';
import { locationNamed } from '../format.names.ts';
import { placeNamed, takeCard } from '../format.table.ts';
import type { Deployed, Fields, GivenFormat, Table } from '../format.ts';
import './vocabulary.ts';
import type { Area, Season } from './vocabulary.ts';

/** Weather, map tiles, Discovery cards, Expeditions and Big Critters of a position. */

declare module '../format.given.ts' {
  interface Given {
    /** Weather by season, and the seasons whose Weather lies face up; absent = those that somebody has come to. */
    readonly weather?: Readonly<Partial<Record<Season, string>>>;
    readonly weatherRevealed?: readonly Season[];
    /** Where the Traveler of each seat is: follows from its season. */
    readonly area?: unknown;
    readonly mapTiles?: Readonly<Partial<Record<Area, readonly string[]>>>;
    /** Top cards of the three decks, the left one first. */
    readonly discoveryTop?: Readonly<Partial<Record<Area, readonly string[]>>>;
  }
  interface GivenSeat {
    readonly discoveries?: readonly (string | GivenDiscovery)[];
    /** Tiles from left to right, and how many of them are paid for. */
    readonly expedition?: readonly string[];
    readonly expeditionPaid?: number;
    /** The Big Critter that replaces a worker, and where it stands; absent = it is at home. */
    readonly bigCritter?: string;
    readonly bigCritterAt?: unknown;
  }
}

declare module '../rugwort/format.ts' {
  interface GivenRugwort {
    readonly expedition?: readonly string[];
  }
}

export interface GivenDiscovery {
  readonly discovery: string;
  readonly stored?: readonly string[];
  readonly workers?: readonly Seat[];
}

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const satisfies readonly Season[];
export const AREAS = ['foothills', 'peaks', 'ridge'] as const satisfies readonly Area[];
/** Where the Weather of each season lies face down, and the map tiles of each area face up and face down. */
const FACEDOWN = ['weatherWinter', 'weatherSpring', 'weatherSummer', 'weatherAutumn'] as const;
export const TRAILS = ['trailFoothills', 'trailPeaks', 'trailRidge'] as const;
export const TRAILS_DOWN = [null, 'trailPeaksDown', 'trailRidgeDown'] as const;
/** Cards that others store. */
export const STORES: Readonly<Record<string, string>> = { archeologist: 'finds', 'trail-guide': 'guided' };

const tilesOf = (g: Rules, row: 'weather' | 'mapTiles'): readonly Holder[] =>
  g.places.filter((place) => place.row === g.rowIx[row]).map(({ ix }) => ix);
const idOf = (g: Rules, tile: Holder): string => g.places[tile - g.cards].id;

const described = (entry: unknown, path: string): Fields =>
  typeof entry === 'string' ? { discovery: entry } : asObject(entry, path, ['discovery', 'stored', 'workers']);

function laySeat(t: Table, seat: Seat, fields: Fields, path: string, deployed: Deployed): void {
  const { g, s } = t;
  const listed = asList(fields['expedition'], `${path}.expedition`).map((id) =>
    placeNamed(t, id, `${path}.expedition`),
  );
  const tiles = g.automas[seat] === null ? withExtensions(t, listed, fields, path) : listed;
  s.zones[g.seatZone['expedition'][seat]] = tiles;
  const paid = asCount(fields['expeditionPaid'], `${path}.expeditionPaid`);
  if (paid > tiles.length) refuse(`${path}.expeditionPaid`, 'is more than the tiles of the Expedition');
  for (const tile of tiles.slice(0, paid)) putMark(s, 'travelled', tile);
  asList(fields['discoveries'], `${path}.discoveries`).forEach((entry, i) => {
    layDiscovery(t, seat, described(entry, `${path}.discoveries[${i}]`), `${path}.discoveries[${i}]`, deployed);
  });
  const { bigCritter, bigCritterAt } = fields;
  if (g.automas[seat] !== null || bigCritter === undefined || bigCritter === null) return;
  if (!g.kinds.includes(bigCritter as PieceName)) refuse(`${path}.bigCritter`, 'there is no such Big Critter');
  const card = placeNamed(t, bigCritter, `${path}.bigCritter`);
  const own = s.zones[g.seatZone['discoveries'][seat]];
  if (!own.includes(card)) own.push(card);
  if (!isSaid(bigCritterAt) || isOnCard(t, bigCritterAt)) return;
  const at = standing(t, seat, bigCritterAt, `${path}.bigCritterAt`);
  if (!deployed[seat].includes(at) && !standsElsewhere(t, seat, fields, at)) deployed[seat].push(at);
}

/** Maps that are listed among the Discovery cards alone lie where they are put when they are gained. */
function withExtensions({ g }: Table, listed: readonly Holder[], fields: Fields, path: string): Holder[] {
  const tiles = listed.slice();
  asList(fields['discoveries'], `${path}.discoveries`).forEach((entry, i) => {
    const place = g.placeById.get(String(described(entry, `${path}.discoveries[${i}]`)['discovery']));
    const laid = place?.def.onPlay;
    if (place === undefined || laid?.do !== 'move' || tiles.includes(place.ix)) return;
    if ('bottomOf' in laid.to && laid.to.bottomOf === 'expedition') tiles.unshift(place.ix);
    if ('zone' in laid.to && laid.to.zone === 'expedition') tiles.push(place.ix);
  });
  return tiles;
}

/** Is a worker listed there besides, on a board or on an Event? */
function standsElsewhere(t: Table, seat: Seat, fields: Fields, at: Holder): boolean {
  const events = asList(fields['events'], 'events').flatMap((entry) =>
    typeof entry === 'object' && (entry as Fields)['worker'] === true ? [{ event: (entry as Fields)['event'] }] : [],
  );
  const listed = [...asList(fields['deployed'], 'deployed'), ...events];
  // What is a card of a city cannot be meant, and may not lie there yet.
  const places = listed.filter((one) => typeof one === 'string' || !('card' in asMap(one, 'deployed')));
  return places.some((one) => standing(t, seat, one, 'deployed') === at);
}

const isSaid = (at: unknown): boolean => at !== undefined && at !== null && at !== 'home';

/** A card of a city; its entry there may list the worker. */
function isOnCard({ g }: Table, at: unknown): boolean {
  return typeof at === 'string' ? g.designById.has(at) : 'card' in asMap(at, 'bigCritterAt');
}

function standing(t: Table, seat: Seat, at: unknown, path: string): Holder {
  return locationNamed({ rules: t.g }, t.s, seat, at, path);
}

function layDiscovery(t: Table, seat: Seat, fields: Fields, path: string, deployed: Deployed): void {
  const { g, s } = t;
  const card = placeNamed(t, fields['discovery'], path);
  if (!s.zones[g.seatZone['expedition'][seat]].includes(card)) s.zones[g.seatZone['discoveries'][seat]].push(card);
  for (const guest of asList(fields['workers'], `${path}.workers`)) deployed[Number(guest)].push(card);
  const store = STORES[idOf(g, card)];
  if (store !== undefined)
    s.zones[g.seatZone[store][seat]] = asList(fields['stored'], `${path}.stored`).map((id, i) =>
      takeCard(t, id, `${path}.stored[${i}]`),
    );
}

/** Which of a seat's workers is the Big Critter. */
function layBigCritter({ g, s }: Table, seat: Seat, fields: Fields, t: Table): void {
  const { bigCritter, bigCritterAt } = fields;
  if (bigCritter === undefined || bigCritter === null) return;
  const at = isSaid(bigCritterAt) ? standing(t, seat, bigCritterAt, 'bigCritterAt') : WORKER.home;
  const { workers } = s.seats[seat];
  const listed = workers.indexOf(at);
  // Where nobody is at home, it is one of those that are placed.
  const other = isSaid(bigCritterAt) ? workers.indexOf(WORKER.gone) : workers.findIndex((stands) => stands >= 0);
  const worker = listed < 0 ? other : listed;
  if (worker < 0) refuse(`seats[${seat}].bigCritter`, 'there is no worker that it could replace');
  if (isSaid(bigCritterAt)) workers[worker] = at;
  setKind(g, s, seat, worker, bigCritter as PieceName);
}

/** Of all who travel: an automa that takes turns does. */
function latestSeason({ g, s }: Table): number {
  const travels = (seat: Seat): boolean => g.automas[seat] === null || g.automas[seat].turn !== undefined;
  return Math.max(...s.seats.flatMap(({ season }, seat) => (travels(seat) ? [season] : [])));
}

/** A Weather that is not named binds nobody: the Travelers of those in its season stay at home. */
function layWeather(t: Table, given: Fields): void {
  const { g, s } = t;
  const told = asObject(given['weather'] ?? {}, 'weather', [...SEASONS]);
  const latest = latestSeason(t);
  const up =
    given['weatherRevealed'] === undefined
      ? SEASONS.slice(0, latest + 1)
      : asList(given['weatherRevealed'], 'weatherRevealed');
  const all = tilesOf(g, 'weather');
  const laid = SEASONS.map((season, i) => {
    const suited = all.filter((tile) => g.places[tile - g.cards].def.suit === season);
    const named = told[season] === undefined ? undefined : placeNamed(t, told[season], `weather.${season}`, 'weather');
    if (named !== undefined && !suited.includes(named)) refuse(`weather.${season}`, 'is of another season');
    const tile = named ?? suited.find((spare) => !t.named.has(idOf(g, spare))) ?? suited[0];
    s.zones[g.zone[up.includes(season) ? 'weather' : FACEDOWN[i]]].push(tile);
    return named;
  });
  for (let seat = 0; seat < g.humans; seat++)
    setFigure(g, s, seat, 'traveler', laid[s.seats[seat].season] ?? WORKER.home);
  const lying = new Set(s.zones.flat());
  s.zones[g.zone['weatherOut']] = all.filter((tile) => !lying.has(tile));
}

/** Areas that are not told are filled with tiles that the case does not speak of. */
function layTrails(t: Table, given: Fields): void {
  const { g, s } = t;
  const told = asObject(given['mapTiles'] ?? {}, 'mapTiles', [...AREAS]);
  const named = AREAS.map((area) =>
    told[area] === undefined
      ? null
      : asList(told[area], `mapTiles.${area}`).map((id) => placeNamed(t, id, `mapTiles.${area}`, 'mapTiles')),
  );
  const latest = latestSeason(t);
  const lying = new Set([...s.zones.flat(), ...named.flatMap((tiles) => tiles ?? [])]);
  const left = tilesOf(g, 'mapTiles').filter((tile) => !lying.has(tile));
  const spare = [
    ...left.filter((tile) => !t.named.has(idOf(g, tile))),
    ...left.filter((tile) => t.named.has(idOf(g, tile))),
  ];
  AREAS.forEach((_, i) => {
    const tiles = named[i] ?? spare.splice(0, g.zones[g.zone[TRAILS_DOWN[i] ?? TRAILS[i]]].dealt);
    const down = i > latest ? TRAILS_DOWN[i] : null;
    // From the left; those face down are turned up from the top of their pile.
    s.zones[g.zone[down ?? TRAILS[i]]] = down === null ? tiles.slice() : tiles.slice().reverse();
  });
  s.zones[g.zone['mapTilesOut']] = spare;
}

/** What lies at Stormvale, space by space. */
function displays(given: Fields): Fields {
  const found: Record<string, unknown> = {};
  (asList(given['seats'], 'seats') as readonly Fields[]).forEach((seat, i) => {
    for (const entry of asList(seat['discoveries'], `seats[${i}].discoveries`)) {
      const { discovery, stored } = described(entry, `seats[${i}].discoveries`);
      const cards = asList(stored, `seats[${i}].discoveries`);
      if (discovery === 'stormvale' && stored !== undefined)
        found[`stormvale:${i}`] = [...cards, null, null, null].slice(0, 3);
    }
  });
  return found;
}

export const GIVEN: GivenFormat = {
  fields: ['weather', 'weatherRevealed', 'area', 'mapTiles', 'discoveryTop'],
  seatFields: ['discoveries', 'expedition', 'expeditionPaid', 'bigCritter', 'bigCritterAt'],
  automaFields: ['expedition', 'discoveries'],
  laySeat,
  displays,
  /** Who has come to a Weather that the case does not name is not bound by it either. */
  afterStep({ rules: g }, s, given) {
    const told = Object.values(asMap(given['weather'] ?? {}, 'weather'));
    for (let seat = 0; seat < g.humans; seat++) {
      const at = figureAt(g, s, seat, 'traveler');
      if (at >= 0 && !told.includes(idOf(g, at))) setFigure(g, s, seat, 'traveler', WORKER.home);
    }
  },
  tops(given) {
    const told = asMap(given['discoveryTop'] ?? {}, 'discoveryTop');
    for (const area of Object.keys(told))
      if (!AREAS.includes(area as Area)) refuse(`discoveryTop.${asText(area, 'area')}`, 'no such area');
    return told;
  },
  afterRows(t, given) {
    const seats = asList(given['seats'], 'seats') as readonly Fields[];
    seats.forEach((fields, seat) => layBigCritter(t, seat, fields, t));
    layWeather(t, given);
    layTrails(t, given);
  },
};
