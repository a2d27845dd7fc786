import { placeAt, type PlaceInfo, type Rules } from '../../content/rules.ts';
import type { FigureName, PieceName } from '../../effects/types.ts';
import { freePieces } from '../../state/kinds.ts';
import { WORKER, type GameState, type Holder, type Seat, type Uid } from '../../state/types.ts';
import { classOf } from '../classes.ts';
import { otherPlaces, visitRulesFor, type VisitRules } from './rules.ts';
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
  const rules = visitRulesFor(g, s, seat);
  const { loosen, tighten } = rules;
  for (let r = 0; r < g.workerRows.length; r++)
    addTiles(g, s, seat, piece, except, crowd, s.rows[g.workerRows[r]], ON_TABLE, rules, found);
  for (const zone of g.visitZones)
    addTiles(g, s, seat, piece, except, crowd, s.zones[zone], g.zones[zone].owner, rules, found);
  for (let owner = 0; owner < g.city.length; owner++) {
    const city = s.zones[g.city[owner]];
    const first = found.length;
    for (let i = 0; i < city.length; i++) {
      const uid = city[i];
      const visit = g.designs[s.cardOf[uid]].visit;
      if (visit === null || uid === except || isTwin(g, s, found, first, uid)) continue;
      const can = whyNotVisitCard(g, s, seat, uid, visit, owner, crowd[uid], piece, false) === null;
      if (can ? !tighten : !loosen) {
        if (can) found.push(uid);
      } else if (whyNotVisitCard(g, s, seat, uid, visit, owner, crowd[uid], piece, true) === null) found.push(uid);
    }
  }
  if (loosen && g.standing.location !== null) addOtherPlaces(g, s, seat, piece, except, found);
  return found;
}

/** Adds those of these tiles that can be visited; `owner` as in `keeperOf`. Rules are only asked where they may matter. */
function addTiles(
  g: Rules,
  s: GameState,
  seat: Seat,
  piece: PieceName,
  except: Holder,
  crowd: Uint8Array,
  tiles: readonly Holder[],
  owner: Seat,
  { loosen, tighten }: VisitRules,
  found: Holder[],
): void {
  const kind = g.kinds.indexOf(piece);
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i];
    if (tile < 0 || tile === except) continue;
    const place = placeAt(g, tile);
    if (!isFor(place, kind)) continue;
    const taken = crowd[tile];
    const why =
      owner === ON_TABLE
        ? whyNotLaid(g, s, seat, place, taken)
        : whyNotVisitTile(g, s, seat, place, owner, taken, piece, false);
    const can = why === null;
    if (can ? !tighten : !loosen) {
      if (can) found.push(tile);
    } else if (whyNotVisitTile(g, s, seat, place, owner, taken, piece, true) === null) found.push(tile);
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
