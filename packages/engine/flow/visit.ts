import type { Visit } from '../content/defs.ts';
import { isCard, placeAt, type PlaceInfo, type Rules } from '../content/rules.ts';
import type { ReasonCode } from '../decisions/types.ts';
import { holds } from '../effects/reading.ts';
import { lacksPrice, possible } from '../effects/possible.ts';
import { boundScope, NO_NUMS, push, scopeOf, visitScope } from '../state/scope.ts';
import type { FigureName, PieceName } from '../effects/types.ts';
import { designOfHolder, emit } from '../events/emit.ts';
import { figureAt, figuresOn, setFigure } from '../state/figures.ts';
import { workersOn } from '../state/holders.ts';
import { WORKER, type CardIx, type GameState, type Holder, type Seat, type Uid } from '../state/types.ts';
import { without } from '../state/vectors.ts';
import { designOf, findInCity, ownerOf } from '../zones/city.ts';
import { classOf } from './classes.ts';
import { gainPoints } from './goods.ts';
import { bringsNothing } from './gains.ts';
import { happen } from './happenings.ts';
import { isTallied, newTally } from './tally.ts';
import { removeFrom } from '../zones/zones.ts';

/** Why a worker of this seat cannot be placed there; null = it can (R-WORK-01, R-WORK-04). */
export function whyNotVisit(g: Rules, s: GameState, seat: Seat, holder: Holder): ReasonCode | null {
  if (!s.seats[seat].workers.includes(WORKER.home)) return 'no-worker';
  return isCard(g, holder) ? whyNotVisitCard(g, s, seat, holder) : whyNotVisitPlace(g, s, seat, holder);
}

function whyNotVisitCard(g: Rules, s: GameState, seat: Seat, uid: Uid): ReasonCode | null {
  const owner = ownerOf(g, s, uid);
  if (owner < 0) return 'not-in-play';
  const { visit, figureVisit } = designOf(g, s, uid);
  if (visit === null) return figureVisit === null ? 'not-in-play' : 'wrong-piece';
  return whyNotVisitCardOf(g, s, seat, uid, visit, owner, workersOn(s, uid));
}

function whyNotVisitCardOf(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  visit: Visit,
  owner: Seat,
  taken: number,
): ReasonCode | null {
  if (owner !== seat && visit.open === undefined) return 'not-open';
  const spots = visit.spots ?? 1;
  if (taken >= spots) return 'location-occupied';
  if (visit.lastUnlockedBy !== undefined && taken === spots - 1 && findInCity(g, s, owner, visit.lastUnlockedBy) < 0)
    return 'spot-locked';
  const sc = scopeOf(seat, uid);
  const { effect } = visit;
  if (effect === undefined || possible(g, s, effect, sc)) return null;
  return lacksPrice(g, s, effect, sc) ? 'cannot-pay-price' : 'nothing-to-do';
}

function whyNotVisitPlace(g: Rules, s: GameState, seat: Seat, holder: Holder): ReasonCode | null {
  const place = placeAt(g, holder);
  const owner = keeperOf(g, s, place);
  if (owner === NOWHERE) return 'not-in-play';
  if (place.figure !== -1) return 'wrong-piece';
  if (isClosed(g, s, place, owner, seat)) return 'not-open';
  return whyNotVisitLaid(g, s, seat, place, workersOn(s, holder));
}

/** Where a tile can be visited: on the table, or by a seat. */
const ON_TABLE = -1;
const NOWHERE = -2;

/** Whose it is where it can be visited. */
function keeperOf(g: Rules, s: GameState, { ix, row }: PlaceInfo): Seat {
  if (s.rows[row].includes(ix)) return ON_TABLE;
  const zone = g.visitZones.find((z) => s.zones[z].includes(ix));
  return zone === undefined ? NOWHERE : g.zones[zone].owner;
}

/** Is it a location of another seat that is not open to this one? */
function isClosed(g: Rules, s: GameState, { ix, open }: PlaceInfo, owner: Seat, seat: Seat): boolean {
  if (owner === ON_TABLE || owner === seat) return false;
  return open < 0 || g.visitZones.some((z) => g.zones[z].private && s.zones[z].includes(ix));
}

/** Adds the tiles in zones where tiles can be visited. */
function addTiles(g: Rules, s: GameState, seat: Seat, except: Holder, crowd: Uint8Array, found: Holder[]): void {
  for (const zone of g.visitZones)
    for (const tile of s.zones[zone]) {
      if (tile < 0 || tile === except) continue;
      const place = placeAt(g, tile);
      if (place.figure !== -1 || isClosed(g, s, place, g.zones[zone].owner, seat)) continue;
      if (whyNotVisitLaid(g, s, seat, place, crowd[tile]) === null) found.push(tile);
    }
}

/** The same for a place known to be in play, with so many workers on it. */
function whyNotVisitLaid(g: Rules, s: GameState, seat: Seat, place: PlaceInfo, taken: number): ReasonCode | null {
  if (taken > 0) {
    if (taken >= place.spots) return 'location-occupied';
    if (place.onePerSeat && s.seats[seat].workers.includes(place.ix)) return 'already-there';
  }
  if (g.standing.gains !== null && place.effect !== null && bringsNothing(g, s, seat, place.ix, place.effect))
    return 'nothing-to-do';
  if (place.sure && place.needs === null && place.price === null) return null;
  if (place.season >= 0 && s.seats[seat].season !== place.season) return 'wrong-season';
  if (s.zones[g.city[seat]].length < place.minCards) return 'requirement-not-met';
  if (place.needsCards !== null && !hasKeys(g, s, seat, place.needsCards)) return 'requirement-not-met';
  if (place.sure && place.price === null && (place.season >= 0 || place.needsCards !== null)) return null;
  const sc = scopeOf(seat, place.ix);
  if (place.needs !== null && !holds(g, s, sc, place.needs)) return 'requirement-not-met';
  if (place.price !== null && !possible(g, s, place.price, sc)) return 'cannot-pay-price';
  if (place.sure || possible(g, s, place.effect!, sc)) return null;
  return lacksPrice(g, s, place.effect!, sc) ? 'cannot-pay-price' : 'nothing-to-do';
}

function hasKeys(g: Rules, s: GameState, seat: Seat, keys: readonly CardIx[]): boolean {
  const city = s.zones[g.city[seat]];
  for (let k = 0; k < keys.length; k++) {
    let i = 0;
    while (i < city.length && g.designs[s.cardOf[city[i]]].key !== keys[k]) i++;
    if (i === city.length) return false;
  }
  return true;
}

/** Every holder this seat can place a worker on now, but for `except`; of equal cards one. */
export function visitable(g: Rules, s: GameState, seat: Seat, except: Holder = -1): Holder[] {
  const found: Holder[] = [];
  if (!s.seats[seat].workers.includes(WORKER.home)) return found;
  const crowd = countWorkers(g, s);
  for (let r = 0; r < g.workerRows.length; r++) {
    const row = s.rows[g.workerRows[r]];
    for (let i = 0; i < row.length; i++)
      if (row[i] >= 0 && row[i] !== except && whyNotVisitLaid(g, s, seat, placeAt(g, row[i]), crowd[row[i]]) === null)
        found.push(row[i]);
  }
  if (g.visitZones.length > 0) addTiles(g, s, seat, except, crowd, found);
  for (let owner = 0; owner < g.city.length; owner++) {
    const city = s.zones[g.city[owner]];
    const first = found.length;
    for (let i = 0; i < city.length; i++) {
      const visit = g.designs[s.cardOf[city[i]]].visit;
      if (visit === null || city[i] === except) continue;
      if (isTwin(g, s, found, first, city[i])) continue;
      if (whyNotVisitCardOf(g, s, seat, city[i], visit, owner, crowd[city[i]]) === null) found.push(city[i]);
    }
  }
  return found;
}

/** Is there a copy of the card among those found from `first` on that differs in nothing? */
function isTwin(g: Rules, s: GameState, found: readonly Holder[], first: number, uid: Uid): boolean {
  for (let i = first; i < found.length; i++)
    if (s.cardOf[found[i]] === s.cardOf[uid] && classOf(g, s, found[i]) === classOf(g, s, uid)) return true;
  return false;
}

/** Workers on each holder; the array is the table's own and holds until the next call. */
function countWorkers(g: Rules, s: GameState): Uint8Array {
  const { crowd, crowded } = g;
  for (let i = 0; i < crowded.length; i++) crowd[crowded[i]] = 0; // few places: filling the whole takes longer
  crowded.length = 0;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const workers = s.seats[seat].workers;
    for (let w = 0; w < workers.length; w++) {
      if (workers[w] < 0) continue;
      if (crowd[workers[w]]++ === 0) crowded.push(workers[w]);
    }
  }
  return crowd;
}

export function isPermanent(g: Rules, s: GameState, holder: Holder): boolean {
  if (holder < 0) return false;
  return isCard(g, holder) ? designOf(g, s, holder).visit?.permanent === true : placeAt(g, holder).permanent;
}

/** Places a free worker and lines up what the location does. */
export function placeWorker(g: Rules, s: GameState, seat: Seat, holder: Holder): void {
  const workers = s.seats[seat].workers;
  workers[workers.indexOf(WORKER.home)] = holder;
  if (g.sink) emit(g, { e: 'visited', seat, place: holder, placeCard: designOfHolder(g, s, holder) });
  useLocation(g, s, seat, holder, 'worker');
}

/** Why this figure of the seat cannot be placed there; null = it can. */
export function whyNotPlaceFigure(
  g: Rules,
  s: GameState,
  seat: Seat,
  figure: FigureName,
  holder: Holder,
): ReasonCode | null {
  if (figureAt(g, s, seat, figure) !== WORKER.home) return 'figure-away';
  if (isCard(g, holder)) {
    const owner = ownerOf(g, s, holder);
    if (owner < 0) return 'not-in-play';
    const visit = designOf(g, s, holder).figureVisit;
    if (visit?.for !== figure) return 'wrong-piece';
    return whyNotVisitCardOf(g, s, seat, holder, visit, owner, figuresOn(s, holder));
  }
  const place = placeAt(g, holder);
  const owner = keeperOf(g, s, place);
  if (owner === NOWHERE) return 'not-in-play';
  if (place.figure < 0 || g.figures[place.figure] !== figure) return 'wrong-piece';
  if (isClosed(g, s, place, owner, seat)) return 'not-open';
  return whyNotVisitLaid(g, s, seat, place, figuresOn(s, holder));
}

/** Every place and card on the table where this figure may stand at all. */
export function figurePlaces(g: Rules, s: GameState, figure: FigureName): Holder[] {
  const found: Holder[] = [];
  const ix = g.figures.indexOf(figure);
  for (let r = 0; r < g.figureRows.length; r++) {
    const row = s.rows[g.figureRows[r]];
    for (let i = 0; i < row.length; i++) if (row[i] >= 0 && placeAt(g, row[i]).figure === ix) found.push(row[i]);
  }
  for (const zone of g.visitZones)
    for (const tile of s.zones[zone]) if (tile >= 0 && placeAt(g, tile).figure === ix) found.push(tile);
  for (let seat = 0; seat < g.city.length; seat++) {
    const city = s.zones[g.city[seat]];
    for (let i = 0; i < city.length; i++) {
      const visit = g.designs[s.cardOf[city[i]]].figureVisit;
      if (visit !== null && visit.for === figure) found.push(city[i]);
    }
  }
  return found;
}

export function placeFigure(g: Rules, s: GameState, seat: Seat, figure: FigureName, holder: Holder): void {
  setFigure(g, s, seat, figure, holder);
  if (g.sink) emit(g, { e: 'placed', seat, figure, place: holder, placeCard: designOfHolder(g, s, holder) });
  useLocation(g, s, seat, holder, figure);
}

/** Lines up what a location does for whoever has just come there. */
function useLocation(g: Rules, s: GameState, seat: Seat, holder: Holder, piece: PieceName): void {
  const at = { at: [holder] };
  const tallied = isTallied(g);
  if (tallied) push(s, { do: 'visitDone', piece }, boundScope(seat, holder, at, newTally(g.resources.length)));
  const sc = tallied ? visitScope(seat, holder) : scopeOf(seat, holder);
  if (isCard(g, holder)) {
    const visit = designOf(g, s, holder).def.visit!;
    const owner = ownerOf(g, s, holder);
    if (owner !== seat) gainPoints(g, s, owner, visit.open!); // R-DEST-03
    push(s, visit.effect, sc);
    if (g.awaits.visited !== null) happen(g, s, 'visited', seat, at, NO_NUMS, piece);
  } else {
    const owner = g.visitZones.length === 0 ? ON_TABLE : keeperOf(g, s, placeAt(g, holder));
    if (owner >= 0 && owner !== seat) gainPoints(g, s, owner, placeAt(g, holder).open);
    const { price, effect } = lineUpTaking(g, s, seat, holder);
    push(s, effect ?? undefined, sc);
    if (g.awaits.visited !== null) happen(g, s, 'visited', seat, at, NO_NUMS, piece);
    push(s, price ?? undefined, sc);
  }
}

/** Lines up what a place does for a seat, which takes it if it is taken at all: an Event, a Wonder. */
export function takePlace(g: Rules, s: GameState, seat: Seat, holder: Holder): void {
  const sc = scopeOf(seat, holder);
  const { price, effect } = lineUpTaking(g, s, seat, holder);
  push(s, effect ?? undefined, sc);
  push(s, price ?? undefined, sc);
}

function lineUpTaking(g: Rules, s: GameState, seat: Seat, holder: Holder): PlaceInfo {
  const place = placeAt(g, holder);
  if (place.taken === null) return place;
  takeTile(g, s, seat, holder, place.taken);
  if (g.sink) emit(g, { e: place.event === null ? 'kept' : 'achieved', seat, place: holder });
  if (place.event !== null) happen(g, s, 'achieved', seat, { at: [holder] }); // once it is paid for and carried out
  return place;
}

/** Off the board, into a zone of the seat. */
export function takeTile(g: Rules, s: GameState, seat: Seat, tile: Holder, into: string): void {
  const { row } = placeAt(g, tile);
  if (s.rows[row].includes(tile)) s.rows[row] = without(s.rows[row], tile);
  else for (const zone of g.visitZones) removeFrom(s.zones[zone], tile);
  s.zones[g.seatZone[into][seat]].push(tile);
}
