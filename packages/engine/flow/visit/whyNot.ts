import type { Visit } from '../../content/defs.ts';
import { isCard, isSlot, placeAt, type PlaceInfo, type Rules } from '../../content/rules.ts';
import type { ReasonCode } from '../../decisions/types.ts';
import { lacksPrice, possible } from '../../effects/possible.ts';
import { holds } from '../../effects/reading.ts';
import { rulesFor } from '../../effects/standing.ts';
import type { Effect, FigureName, PieceName, Scope } from '../../effects/types.ts';
import { figureAt, figuresOn } from '../../state/figures.ts';
import { workersOn } from '../../state/holders.ts';
import { freePieces } from '../../state/kinds.ts';
import { comingScope } from '../../state/scope.ts';
import { WORKER, type CardIx, type GameState, type Holder, type Seat, type Uid } from '../../state/types.ts';
import { designOf, findInCity, ownerOf } from '../../zones/city.ts';
import { barsVisit } from '../bars.ts';
import { bringsNothing } from '../gains.ts';
import { canAfford } from '../goods.ts';
import { isChanged, isEnough, isLeftByToll, mayJoin, otherWays, tollAt, usualWay, withToll } from './rules.ts';
import { isClosed, isPrivate, keeperOf, NOWHERE } from './where.ts';

/** Why no worker of this seat can be placed there; null = one can (R-WORK-01, R-WORK-04). */
export function whyNotVisit(g: Rules, s: GameState, seat: Seat, holder: Holder): ReasonCode | null {
  if (!s.seats[seat].workers.includes(WORKER.home)) return 'no-worker';
  if (g.kinds.length === 1) return whyNotSend(g, s, seat, holder, 'worker');
  let why: ReasonCode = 'no-worker';
  for (const piece of freePieces(g, s, seat)) {
    const code = whyNotSend(g, s, seat, holder, piece);
    if (code === null) return null;
    if (why === 'no-worker') why = code;
  }
  return why;
}

/** The same for a worker of this kind that is there to be placed. */
export function whyNotSend(g: Rules, s: GameState, seat: Seat, holder: Holder, piece: PieceName): ReasonCode | null {
  return isCard(g, holder) ? whyNotCard(g, s, seat, holder, piece) : whyNotTile(g, s, seat, holder, piece);
}

function whyNotCard(g: Rules, s: GameState, seat: Seat, uid: Uid, piece: PieceName): ReasonCode | null {
  const owner = ownerOf(g, s, uid);
  if (owner < 0) return 'not-in-play';
  const { visit, figureVisit } = designOf(g, s, uid);
  if (visit !== null) return whyNotVisitCard(g, s, seat, uid, visit, owner, workersOn(s, uid), piece);
  if (g.standing.location !== null && figureVisit === null) return whyNotOtherWay(g, s, seat, uid, piece);
  return figureVisit === null ? 'not-in-play' : 'wrong-piece';
}

/** Of a card that is no location by itself: only rules let somebody go there. */
export function whyNotOtherWay(g: Rules, s: GameState, seat: Seat, uid: Uid, piece: PieceName): ReasonCode | null {
  if (otherWays(g, s, seat, piece, uid).length === 0) return 'not-in-play';
  if (barsVisit(g, s, seat, piece, uid)) return 'barred';
  return workersOn(s, uid) > 0 && !mayJoin(g, s, seat, piece, uid, 'taken') ? 'location-occupied' : null;
}

/** The same for a card of a city known to be a location, with so many pieces on it; `ruled` = rules may change something. */
export function whyNotVisitCard(
  g: Rules,
  s: GameState,
  seat: Seat,
  uid: Uid,
  visit: Visit,
  owner: Seat,
  taken: number,
  piece: PieceName,
  ruled = g.visitRules,
): ReasonCode | null {
  if (ruled) return whyNotByRules(g, s, seat, uid, piece, crowdOfCard(g, s, visit, owner, seat, taken));
  const crowd = crowdOfCard(g, s, visit, owner, seat, taken);
  if (crowd !== null) return crowd;
  return whyNotUsed(g, s, comingScope(seat, uid), visit.effect);
}

/** Why what a card does to its visitors cannot be done. */
function whyNotUsed(g: Rules, s: GameState, sc: Scope, effect: Effect | undefined): ReasonCode | null {
  if (effect === undefined || possible(g, s, effect, sc)) return null;
  return lacksPrice(g, s, effect, sc) ? 'cannot-pay-price' : 'nothing-to-do';
}

/** Why it is closed or full; null = it is neither. */
function crowdOfCard(g: Rules, s: GameState, visit: Visit, owner: Seat, seat: Seat, taken: number): ReasonCode | null {
  if (owner !== seat && visit.open === undefined) return 'not-open';
  const spots = visit.spots ?? 1;
  if (taken >= spots) return 'location-occupied';
  if (visit.lastUnlockedBy !== undefined && taken === spots - 1 && findInCity(g, s, owner, visit.lastUnlockedBy) < 0)
    return 'spot-locked';
  return null;
}

function whyNotTile(g: Rules, s: GameState, seat: Seat, holder: Holder, piece: PieceName): ReasonCode | null {
  const place = placeAt(g, holder);
  const owner = keeperOf(g, s, place);
  if (owner === NOWHERE) return 'not-in-play';
  if (place.figure !== -1 || (place.kind > 0 && g.kinds[place.kind] !== piece)) return 'wrong-piece';
  return whyNotVisitTile(g, s, seat, place, owner, workersOn(s, holder), piece);
}

/** The same for a tile known to be in play, with so many pieces on it. */
export function whyNotVisitTile(
  g: Rules,
  s: GameState,
  seat: Seat,
  place: PlaceInfo,
  owner: Seat,
  taken: number,
  piece: PieceName,
  ruled = g.visitRules,
): ReasonCode | null {
  if (owner >= 0 && isClosed(g, s, place, owner, seat)) {
    if (ruled && !isPrivate(g, s, place)) return whyNotByRules(g, s, seat, place.ix, piece, 'not-open');
    return 'not-open';
  }
  if (!ruled) return whyNotLaid(g, s, seat, place, taken);
  return whyNotByRules(g, s, seat, place.ix, piece, taken > 0 ? crowdOfTile(s, seat, place, taken) : null);
}

/** The same on the table, in a game in which no rule changes anything about visits. */
export function whyNotLaid(g: Rules, s: GameState, seat: Seat, place: PlaceInfo, taken: number): ReasonCode | null {
  if (taken > 0) {
    const crowd = crowdOfTile(s, seat, place, taken);
    if (crowd !== null) return crowd;
  }
  if (place.sure && place.needs === null && place.price === null) return null;
  if (place.season >= 0 && s.seats[seat].season !== place.season) return 'wrong-season';
  if (s.zones[g.city[seat]].length < place.minCards) return 'requirement-not-met';
  if (place.needsCards !== null && !hasKeys(g, s, seat, place.needsCards)) return 'requirement-not-met';
  if (place.sure && place.price === null && (place.season >= 0 || place.needsCards !== null)) return null;
  const sc = comingScope(seat, place.ix);
  if (place.needs !== null && !holds(g, s, sc, place.needs)) return 'requirement-not-met';
  if (place.goods !== null && !canAfford(s, seat, place.goods)) return 'cannot-pay-price';
  if (place.price !== null && !possible(g, s, place.price, sc)) return 'cannot-pay-price';
  if (place.sure || possible(g, s, place.effect!, sc)) return null;
  return lacksPrice(g, s, place.effect!, sc) ? 'cannot-pay-price' : 'nothing-to-do';
}

function crowdOfTile(s: GameState, seat: Seat, place: PlaceInfo, taken: number): ReasonCode | null {
  if (taken >= place.spots) return 'location-occupied';
  return isTwice(s, seat, place) ? 'already-there' : null;
}

/** Has the seat a worker there, where only one of each may be? */
function isTwice(s: GameState, seat: Seat, { onePerSeat, ix }: PlaceInfo): boolean {
  return onePerSeat && s.seats[seat].workers.includes(ix);
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

/** In a game in which rules change something about visits; `crowd` = why the location is closed or full. */
function whyNotByRules(
  g: Rules,
  s: GameState,
  seat: Seat,
  at: Holder,
  piece: PieceName,
  crowd: ReasonCode | null,
): ReasonCode | null {
  if (barsVisit(g, s, seat, piece, at)) return 'barred';
  if (!isCard(g, at) && isTwice(s, seat, placeAt(g, at))) return crowd ?? 'already-there'; // no rule passes over that
  if (crowd !== null && !mayJoin(g, s, seat, piece, at, crowd === 'not-open' ? 'closed' : 'taken')) return crowd;
  if (crowd === 'not-open' && isFull(g, s, seat, at) && !mayJoin(g, s, seat, piece, at, 'taken'))
    return 'location-occupied';
  const why = isChanged(g, s, seat, piece, at)
    ? whyNotUsualWay(g, s, seat, at, piece)
    : isCard(g, at)
      ? whyNotUsed(g, s, comingScope(seat, at), designOf(g, s, at).def.visit?.effect)
      : whyNotLaid(g, s, seat, placeAt(g, at), 0);
  return why === null || otherWays(g, s, seat, piece, at).length === 0 ? why : null;
}

/** Are all spots taken, whoever may see the location as his? */
function isFull(g: Rules, s: GameState, seat: Seat, at: Holder): boolean {
  const taken = workersOn(s, at);
  if (!isCard(g, at)) return taken > 0 && crowdOfTile(s, seat, placeAt(g, at), taken) !== null;
  const owner = ownerOf(g, s, at);
  return crowdOfCard(g, s, designOf(g, s, at).visit!, owner, owner, taken) !== null;
}

/** Has it a spot for a worker of the seat, which no rule keeps from it? Where text is ignored, every spot is unlocked. */
export function isFree(g: Rules, s: GameState, seat: Seat, at: Holder): boolean {
  if (isSlot(g, at)) return false;
  const plain = g.automas[seat]?.ignoresText === true;
  if (isCard(g, at) && usedBy(g, s, at, plain) === null) return false;
  return !(plain ? isFullFor(g, s, seat, at) : isFull(g, s, seat, at)) && !barsVisit(g, s, seat, 'worker', at);
}

/** Where text is ignored, a card that another piece visits is a location like others (R-NW-EXP-30). */
function usedBy(g: Rules, s: GameState, at: Uid, plain: boolean): Visit | null {
  const { visit, figureVisit } = designOf(g, s, at);
  return plain ? (visit ?? figureVisit) : visit;
}

/** Where text is ignored, every spot of a card is unlocked, and a tile that somebody keeps has no limit (OQ-NW-63). */
function isFullFor(g: Rules, s: GameState, seat: Seat, at: Holder): boolean {
  if (isCard(g, at)) return workersOn(s, at) >= (usedBy(g, s, at, true)?.spots ?? 1);
  const place = placeAt(g, at);
  if (place.figure >= 0) return figuresOn(s, at) >= place.spots;
  return keeperOf(g, s, place) < 0 && isFull(g, s, seat, at);
}

/** Why what the location does cannot be carried out; null = it can. */
export function whyNotUsualWay(g: Rules, s: GameState, seat: Seat, at: Holder, piece: PieceName): ReasonCode | null {
  const sc = comingScope(seat, at);
  const { effect, price, needs } = usualWay(g, s, at);
  if (needs !== null && 'season' in needs && !holds(g, s, sc, needs)) return 'wrong-season';
  if (needs !== null && !isEnough(g, s, seat, piece, at, needs)) return 'requirement-not-met';
  const toll = tollAt(g, s, seat, piece, at);
  const asked = withToll(toll, price);
  if (asked !== null && !possible(g, s, asked, sc)) return 'cannot-pay-price';
  const lessens = g.standing.gains !== null && rulesFor(g, s, seat, 'gains').length > 0;
  const isAnyway = effect === null || (!isCard(g, at) && isSure(placeAt(g, at), lessens));
  const whyNotNow = (now: GameState): ReasonCode | null => {
    if (price !== null && !possible(g, now, price, sc)) return 'cannot-pay-price';
    if (isAnyway) return null;
    if (!possible(g, now, effect, sc)) return lacksPrice(g, now, effect, sc) ? 'cannot-pay-price' : 'nothing-to-do';
    return lessens && bringsNothing(g, now, seat, at, effect) ? 'nothing-to-do' : null;
  };
  if (toll === null) return whyNotNow(s);
  if ((isAnyway && price === null) || isLeftByToll(g, s, sc, toll, (after) => whyNotNow(after) === null)) return null;
  return whyNotNow(s) ?? 'cannot-pay-price';
}

/** May it be visited whatever comes of it? Rules that lessen that leave only Events and what is always there to be visited. */
function isSure({ sure, def: { visit } }: PlaceInfo, lessens: boolean): boolean {
  return lessens ? visit?.always === true || visit?.taken !== undefined : sure;
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
    return whyNotVisitCard(g, s, seat, holder, visit, owner, figuresOn(s, holder), figure);
  }
  const place = placeAt(g, holder);
  const owner = keeperOf(g, s, place);
  if (owner === NOWHERE) return 'not-in-play';
  if (place.figure < 0 || g.figures[place.figure] !== figure) return 'wrong-piece';
  return whyNotVisitTile(g, s, seat, place, owner, figuresOn(s, holder), figure);
}
