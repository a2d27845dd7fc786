import { isCard, placeAt, type Rules } from '../content/rules.ts';
import type { ReasonCode } from '../decisions/types.ts';
import { holds } from '../effects/cond.ts';
import { possible } from '../effects/possible.ts';
import { push, scopeOf } from '../effects/scope.ts';
import { designOfHolder, emit } from '../events/emit.ts';
import { workersOn } from '../state/holders.ts';
import { WORKER, type GameState, type Holder, type Seat, type Uid } from '../state/types.ts';
import { removeFrom } from '../zones/zones.ts';
import { designOf, findInCity, ownerOf } from './city.ts';
import { gainPoints } from './goods.ts';

/** Why a worker of this seat cannot be placed there; null = it can (R-WORK-01, R-WORK-04). */
export function whyNotVisit(g: Rules, s: GameState, seat: Seat, holder: Holder): ReasonCode | null {
  if (!s.seats[seat].workers.includes(WORKER.home)) return 'no-worker';
  return isCard(g, holder) ? whyNotVisitCard(g, s, seat, holder) : whyNotVisitPlace(g, s, seat, holder);
}

function whyNotVisitCard(g: Rules, s: GameState, seat: Seat, uid: Uid): ReasonCode | null {
  const owner = ownerOf(g, s, uid);
  const visit = designOf(g, s, uid).def.visit;
  if (owner < 0 || visit === undefined) return 'not-in-play';
  if (owner !== seat && visit.open === undefined) return 'not-open';
  const spots = visit.spots ?? 1;
  const taken = workersOn(s, uid);
  if (taken >= spots) return 'location-occupied';
  if (visit.lastUnlockedBy !== undefined && taken === spots - 1 && findInCity(g, s, owner, visit.lastUnlockedBy) < 0)
    return taken === 0 ? 'spot-locked' : 'location-occupied';
  return possible(g, s, visit.effect, scopeOf(seat, uid)) ? null : 'nothing-to-do';
}

function whyNotVisitPlace(g: Rules, s: GameState, seat: Seat, holder: Holder): ReasonCode | null {
  const place = placeAt(g, holder);
  const def = place.def;
  if (!s.rows[place.row].includes(holder)) return 'not-in-play';
  if (place.spots !== Infinity && workersOn(s, holder) >= place.spots) return 'location-occupied';
  if (def.onePerSeat && s.seats[seat].workers.includes(holder)) return 'already-there';
  const sc = scopeOf(seat, holder);
  if (def.needs !== undefined && !holds(g, s, sc, def.needs))
    return 'season' in def.needs ? 'wrong-season' : 'requirement-not-met';
  if (def.price !== undefined && !possible(g, s, def.price, sc)) return 'cannot-pay-price';
  if (def.event !== undefined || def.always || def.effect === undefined) return null;
  return possible(g, s, def.effect, sc) ? null : 'nothing-to-do';
}

/** Every holder this seat can place a worker on now. */
export function visitable(g: Rules, s: GameState, seat: Seat): Holder[] {
  const found: Holder[] = [];
  if (!s.seats[seat].workers.includes(WORKER.home)) return found;
  for (const row of s.rows)
    for (const holder of row) if (holder >= 0 && whyNotVisitPlace(g, s, seat, holder) === null) found.push(holder);
  for (let owner = 0; owner < g.city.length; owner++) {
    for (const uid of s.zones[g.city[owner]]) {
      const visit = g.designs[s.cardOf[uid]].def.visit;
      if (visit === undefined || (owner !== seat && visit.open === undefined)) continue;
      if (whyNotVisitCard(g, s, seat, uid) === null) found.push(uid);
    }
  }
  return found;
}

export function isPermanent(g: Rules, s: GameState, holder: Holder): boolean {
  if (holder < 0) return false;
  return isCard(g, holder)
    ? designOf(g, s, holder).def.visit?.permanent === true
    : placeAt(g, holder).def.permanent === true;
}

/** Places a free worker and lines up what the location does. */
export function placeWorker(g: Rules, s: GameState, seat: Seat, holder: Holder): void {
  const workers = s.seats[seat].workers;
  workers[workers.indexOf(WORKER.home)] = holder;
  if (g.sink) emit(g, { e: 'visited', seat, place: holder, placeCard: designOfHolder(g, s, holder) });
  const sc = scopeOf(seat, holder);
  if (isCard(g, holder)) {
    const visit = designOf(g, s, holder).def.visit!;
    const owner = ownerOf(g, s, holder);
    if (owner !== seat) gainPoints(g, s, owner, visit.open!); // R-DEST-03
    push(s, visit.effect, sc);
    return;
  }
  const { def, row } = placeAt(g, holder);
  if (def.event !== undefined) {
    removeFrom(s.rows[row], holder);
    s.seats[seat].events.push(holder);
    if (g.sink) emit(g, { e: 'achieved', seat, place: holder });
  }
  push(s, def.effect, sc);
  push(s, def.price, sc);
}
