import { isCard, isSlot, placeAt, type PlaceInfo, type Rules } from '../../content/rules.ts';
import { designOfHolder, emit } from '../../events/emit.ts';
import { amount } from '../../effects/reading.ts';
import { rulesFor } from '../../effects/standing.ts';
import type { Effect, FigureName, PieceName, Scope } from '../../effects/types.ts';
import { setFigure } from '../../state/figures.ts';
import { freeWorker } from '../../state/kinds.ts';
import { boundScope, NO_NUMS, push, sameVisit, scopeOf, visitScope } from '../../state/scope.ts';
import type { GameState, Holder, Seat } from '../../state/types.ts';
import { without } from '../../state/vectors.ts';
import { designOf, ownerOf } from '../../zones/city.ts';
import { removeFrom } from '../../zones/zones.ts';
import { gainPoints } from '../goods.ts';
import { tellCause } from '../cause.ts';
import { happen } from '../happenings.ts';
import { isTallied, newTally } from '../tally.ts';
import { otherWays, tollAt, tollsAt } from './rules.ts';
import { keeperOf } from './where.ts';
import { whyNotUsualWay } from './whyNot.ts';

/** Places a free worker and lines up what the location does. */
export function placeWorker(g: Rules, s: GameState, seat: Seat, holder: Holder, piece: PieceName = 'worker'): void {
  s.seats[seat].workers[freeWorker(g, s, seat, piece)] = holder;
  if (g.sink) emit(g, { e: 'visited', seat, place: holder, placeCard: designOfHolder(g, s, holder) });
  lineUpLocation(g, s, seat, holder, piece);
}

export function placeFigure(g: Rules, s: GameState, seat: Seat, figure: FigureName, holder: Holder): void {
  setFigure(g, s, seat, figure, holder);
  if (g.sink) emit(g, { e: 'placed', seat, figure, place: holder, placeCard: designOfHolder(g, s, holder) });
  lineUpLocation(g, s, seat, holder, figure);
}

/** Lines up what a location does for whoever has just come there, unless a rule leaves a choice. */
function lineUpLocation(g: Rules, s: GameState, seat: Seat, holder: Holder, piece: PieceName): void {
  const at = { at: [holder] };
  if (isTallied(g)) push(s, { do: 'visitDone', piece }, boundScope(seat, holder, at, newTally(g.resources.length)));
  payOwner(g, s, seat, holder);
  const others = g.standing.location === null ? [] : otherWays(g, s, seat, piece, holder);
  if (others.length === 0) return takeUsualWay(g, s, seat, holder, piece);
  push(s, { do: 'visitWay', piece }, scopeOf(seat, holder));
}

/** The owner of an open location gains its point tokens (R-DEST-03), an automa also for its own visits. */
function payOwner(g: Rules, s: GameState, seat: Seat, holder: Holder): void {
  if (g.standing.openPays !== null && paysOtherwise(g, s, seat, holder)) return;
  const isAutoma = g.automas[seat] !== null;
  if (isCard(g, holder)) {
    const owner = ownerOf(g, s, holder);
    if (g.sink && owner !== seat) tellCause(g, s, holder);
    if (owner !== seat || isAutoma) gainPoints(g, s, owner, designOf(g, s, holder).def.visit?.open ?? 0);
  } else if (g.visitZones.length > 0) {
    const owner = keeperOf(g, s, placeAt(g, holder));
    if (owner >= 0 && (owner !== seat || isAutoma)) gainPoints(g, s, owner, Math.max(0, placeAt(g, holder).open));
  }
}

/** Does a rule say who gains what for a visit to an open location? */
function paysOtherwise(g: Rules, s: GameState, seat: Seat, holder: Holder): boolean {
  if (isSlot(g, holder)) return false;
  const open = isCard(g, holder) ? designOf(g, s, holder).def.visit?.open : placeAt(g, holder).def.visit?.open;
  if (open === undefined) return false;
  const owner = isCard(g, holder) ? ownerOf(g, s, holder) : keeperOf(g, s, placeAt(g, holder));
  for (const who of owner < 0 || owner === seat ? [seat] : [seat, owner]) {
    const [inForce] = rulesFor(g, s, who, 'openPays');
    if (inForce === undefined) continue;
    gainPoints(g, s, who, amount(g, s, scopeOf(who, inForce.src), inForce.rule.n));
    return true;
  }
  return false;
}

/** An automa's piece, which has just come there, does nothing but stand; what is taken is taken all the same. */
export function standThere(g: Rules, s: GameState, seat: Seat, holder: Holder, piece: PieceName): void {
  if (!isSlot(g, holder)) payOwner(g, s, seat, holder);
  if (!isCard(g, holder) && !isSlot(g, holder)) lineUpTaking(g, s, seat, holder);
  if (g.awaits.visited !== null) happen(g, s, 'visited', seat, { at: [holder] }, NO_NUMS, piece);
}

/** What the location itself does: toll, price, and then its effect. */
export function takeUsualWay(g: Rules, s: GameState, seat: Seat, holder: Holder, piece: PieceName): void {
  const sc = isTallied(g) ? visitScope(seat, holder) : scopeOf(seat, holder);
  if (isCard(g, holder)) {
    const effect = designOf(g, s, holder).def.visit?.effect;
    lineUpUse(g, s, sc, piece, effect, null, effect);
  } else {
    const { price, effect, sure } = lineUpTaking(g, s, seat, holder);
    lineUpUse(g, s, sc, piece, effect ?? undefined, price, sure ? undefined : (effect ?? undefined));
  }
}

/** What a rule lets the piece do there instead. */
export function takeOtherWay(
  g: Rules,
  s: GameState,
  sc: Scope,
  holder: Holder,
  piece: PieceName,
  effect: Effect,
): void {
  const scope = isTallied(g) ? sameVisit(visitScope(sc.seat, holder), sc) : sc;
  lineUpUse(g, s, scope, piece, effect, null, effect, holder);
}

/** `needed` = what must be possible of it. */
function lineUpUse(
  g: Rules,
  s: GameState,
  sc: Scope,
  piece: PieceName,
  effect: Effect | undefined,
  price: Effect | null,
  needed: Effect | undefined,
  at: Holder = sc.src,
): void {
  push(s, effect, sc);
  if (g.awaits.visited !== null) happen(g, s, 'visited', sc.seat, { at: [at] }, NO_NUMS, piece);
  push(s, price ?? undefined, sc);
  if (g.standing.toll !== null)
    lineUpToll(g, s, sc, piece, at, [...(price === null ? [] : [price]), ...(needed === undefined ? [] : [needed])]);
}

/** What must be paid besides, so that the rest is left, and then what that brings about. */
function lineUpToll(g: Rules, s: GameState, sc: Scope, piece: PieceName, at: Holder, leaves: readonly Effect[]): void {
  const { seat } = sc;
  const toll = tollAt(g, s, seat, piece, at);
  if (toll === null) return;
  for (const { rule, src } of tollsAt(g, s, seat, piece, at)) push(s, rule.then, boundScope(seat, src, { at: [at] }));
  if (leaves.length === 0) push(s, { do: 'pay', ...toll }, scopeOf(seat, at));
  else push(s, { do: 'toll', pay: toll, of: at, leaves }, sc);
}

/** In how many ways a piece that has come there may use the location: what it does, and what rules let it do. */
export function waysOfVisit(
  g: Rules,
  s: GameState,
  seat: Seat,
  holder: Holder,
  piece: PieceName,
): { readonly usual: boolean; readonly others: ReturnType<typeof otherWays> } {
  const isLocation = !isCard(g, holder) || designOf(g, s, holder).visit !== null;
  const usual = isLocation && whyNotUsualWay(g, s, seat, holder, piece) === null;
  return { usual, others: otherWays(g, s, seat, piece, holder) };
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
