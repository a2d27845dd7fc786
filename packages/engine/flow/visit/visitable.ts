import { placeAt, type PlaceInfo, type Rules } from '../../content/rules.ts';
import { bindsAny } from '../../effects/standing.ts';
import type { FigureName, PieceName } from '../../effects/types.ts';
import { freePieces } from '../../state/kinds.ts';
import { WORKER, type GameState, type Holder, type Seat, type Uid } from '../../state/types.ts';
import { classOf } from '../classes.ts';
import { otherPlaces, VISIT_RULES } from './rules.ts';
import { ON_TABLE } from './where.ts';
import { whyNotLaid, whyNotSend, whyNotVisitCard, whyNotVisitTile } from './whyNot.ts';

/** Every holder this seat can place a worker on now, but for `except`; of equal cards one. */
export function visitable(g: Rules, s: GameState, seat: Seat, except: Holder = -1): Holder[] {
  if (!s.seats[seat].workers.includes(WORKER.home)) return [];
  const pieces = freePieces(g, s, seat);
  if (pieces.length === 1) return visitableBy(g, s, seat, pieces[0], except);
  const found = new Set<Holder>();
  for (const piece of pieces) for (const at of visitableBy(g, s, seat, piece, except)) found.add(at);
  return [...found];
}

/** The same for a worker of this kind that is there to be placed. */
export function visitableBy(g: Rules, s: GameState, seat: Seat, piece: PieceName, except: Holder = -1): Holder[] {
  const found: Holder[] = [];
  const crowd = countWorkers(g, s);
  const ruled = g.visitRules && bindsAny(g, s, seat, VISIT_RULES);
  const kind = g.kinds.indexOf(piece);
  if (ruled)
    for (const row of g.workerRows) addTiles(g, s, seat, piece, except, crowd, s.rows[row], ON_TABLE, ruled, found);
  else
    for (let r = 0; r < g.workerRows.length; r++) {
      const row = s.rows[g.workerRows[r]];
      for (let i = 0; i < row.length; i++) {
        if (row[i] < 0 || row[i] === except) continue;
        const place = placeAt(g, row[i]);
        if (isFor(place, kind) && whyNotLaid(g, s, seat, place, crowd[row[i]]) === null) found.push(row[i]);
      }
    }
  for (const zone of g.visitZones)
    addTiles(g, s, seat, piece, except, crowd, s.zones[zone], g.zones[zone].owner, ruled, found);
  for (let owner = 0; owner < g.city.length; owner++) {
    const city = s.zones[g.city[owner]];
    const first = found.length;
    for (let i = 0; i < city.length; i++) {
      const visit = g.designs[s.cardOf[city[i]]].visit;
      if (visit === null || city[i] === except) continue;
      if (isTwin(g, s, found, first, city[i])) continue;
      if (whyNotVisitCard(g, s, seat, city[i], visit, owner, crowd[city[i]], piece, ruled) === null)
        found.push(city[i]);
    }
  }
  if (ruled && g.standing.location !== null) addOtherPlaces(g, s, seat, piece, except, found);
  return found;
}

/** Adds those of these tiles that can be visited; `owner` as in `keeperOf`. */
function addTiles(
  g: Rules,
  s: GameState,
  seat: Seat,
  piece: PieceName,
  except: Holder,
  crowd: Uint8Array,
  tiles: readonly Holder[],
  owner: Seat,
  ruled: boolean,
  found: Holder[],
): void {
  const kind = g.kinds.indexOf(piece);
  for (const tile of tiles) {
    if (tile < 0 || tile === except) continue;
    const place = placeAt(g, tile);
    if (!isFor(place, kind)) continue;
    if (whyNotVisitTile(g, s, seat, place, owner, crowd[tile], piece, ruled) === null) found.push(tile);
  }
}

/** Do workers of this kind visit it? */
function isFor(place: PlaceInfo, kind: number): boolean {
  return place.figure === -1 && (place.kind <= 0 || place.kind === kind);
}

/** Adds what is a location by a rule alone. */
function addOtherPlaces(g: Rules, s: GameState, seat: Seat, piece: PieceName, except: Holder, found: Holder[]): void {
  for (const at of otherPlaces(g, s, seat, piece))
    if (at !== except && !found.includes(at) && whyNotSend(g, s, seat, at, piece) === null) found.push(at);
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
