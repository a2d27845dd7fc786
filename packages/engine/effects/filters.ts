import { COLOURS } from './colours.ts';
import { markHolder } from './marks.ts';
import { marksOn } from '../state/marks.ts';
import type { FilterPlan, FilterTest } from '../content/memo.ts';
import { isCard, isSlot, ZONE, type Rules } from '../content/rules.ts';
import { staticFilter, staticPlaceFilter } from '../content/staticFilter.ts';
import { cityOf } from '../zones/city.ts';
import { areAdjacent, areSideBySide, displayOf, slotNumber, slotOf } from '../zones/displays.ts';
import { paymentFor } from './origin.ts';
import { zoneOf } from '../zones/zones.ts';
import { scopeOf } from '../state/scope.ts';
import { hasWorkerOn, workersOn } from '../state/holders.ts';
import { workersOfKind } from '../state/kinds.ts';
import type { GameState, Holder, Seat, Uid } from '../state/types.ts';
import type { FigureName, Filter, Filters, PieceName, RowName, Scope, Seats } from './types.ts';
import { targetOf } from './target.ts';

/** Filters as a game reads them: what designs and places tell by themselves is worked out once. */

export function planFor(g: Rules, filters: readonly Filter[]): FilterPlan {
  let plan = g.memo.filters.get(filters);
  if (plan === undefined) g.memo.filters.set(filters, (plan = makePlan(g, filters)));
  return plan;
}

function makePlan(g: Rules, filters: readonly Filter[]): FilterPlan {
  const isFlag = (f: Filter): boolean => 'other' in f || 'activatable' in f;
  return {
    passes: designsPassing(g, filters),
    fixed: filters.every((f) => isFixed(g, f)),
    other: filters.some((f) => 'other' in f),
    activatable: filters.some((f) => 'activatable' in f),
    tests: testsOf(
      g,
      filters.filter((f) => !isFlag(f)),
    ),
  };
}

export function passes(g: Rules, s: GameState, sc: Scope, uid: Uid, plan: FilterPlan): boolean {
  if (plan.passes[s.cardOf[uid]] === 0) return false;
  if (plan.fixed) return true;
  if (plan.other && uid === sc.src) return false;
  if (plan.activatable && !isActivatable(g, s, sc, uid)) return false;
  for (let i = 0; i < plan.tests.length; i++) if (!plan.tests[i](s, sc, uid)) return false;
  return true;
}

/** The same for whatever lies somewhere, card or tile. */
export function passesAt(g: Rules, s: GameState, sc: Scope, at: Holder, where: readonly Filter[] | undefined): boolean {
  if (where === undefined) return true;
  if (isCard(g, at)) return passes(g, s, sc, at, planFor(g, where));
  let tests = g.memo.tests.get(where);
  if (tests === undefined) g.memo.tests.set(where, (tests = where.map((f) => testOf(g, f))));
  for (let i = 0; i < tests.length; i++) if (!tests[i](s, sc, at)) return false;
  return true;
}

/** By design: 1 = passes all of the filters that do not depend on the position. */
export function designsPassing(g: Rules, filters: readonly Filter[]): Uint8Array {
  const fixed = filters.filter((f) => isFixed(g, f));
  return Uint8Array.from(g.designs, (d) => (fixed.every((f) => staticFilter(f, d)) ? 1 : 0));
}

/** The same by place. */
export function placesPassing(g: Rules, filters: readonly Filter[]): Uint8Array {
  const fixed = filters.filter((f) => isFixed(g, f));
  return Uint8Array.from(g.places, (place) => (fixed.every((f) => staticPlaceFilter(f, place)) ? 1 : 0));
}

/** The filters that look at the position. */
export function testsOf(g: Rules, filters: readonly Filter[]): FilterTest[] {
  return filters.filter((f) => !isFixed(g, f)).map((f) => testOf(g, f));
}

/** Does nothing of the position have to be looked at? */
function isFixed(g: Rules, f: Filter): boolean {
  if ('not' in f) return isFixed(g, f.not);
  if ('any' in f) return f.any.every((part) => isFixed(g, part));
  return !(
    'other' in f ||
    'activatable' in f ||
    'occupied' in f ||
    'marked' in f ||
    'in' in f ||
    'owner' in f ||
    'piece' in f ||
    'slot' in f ||
    'adjacent' in f ||
    'nextTo' in f ||
    'sameAs' in f ||
    'named' in f ||
    'holding' in f ||
    'met' in f ||
    'matched' in f ||
    'sameColour' in f ||
    'free' in f ||
    'among' in f ||
    'productive' in f ||
    'usable' in f ||
    keyOf(f) in g.vocabulary.filters
  );
}

function testOf(g: Rules, f: Filter): FilterTest {
  if (isFixed(g, f)) {
    const [designs, places] = [designsPassing(g, [f]), placesPassing(g, [f])];
    return (s, _sc, at) => (isCard(g, at) ? designs[s.cardOf[at]] : places[at - g.cards]) === 1;
  }
  if ('not' in f) {
    const test = testOf(g, f.not);
    return (s, sc, at) => !test(s, sc, at);
  }
  if ('any' in f) {
    const tests = f.any.map((part) => testOf(g, part));
    return (s, sc, at) => tests.some((test) => test(s, sc, at));
  }
  if ('other' in f) return (_s, sc, at) => at !== sc.src;
  if ('activatable' in f) return (s, sc, at) => isCard(g, at) && isActivatable(g, s, sc, at);
  if ('occupied' in f) return OCCUPIED[f.occupied];
  if ('marked' in f) return (s, _sc, at) => marksOn(s, f.marked, markHolder(g, s, f.marked, at)) > 0;
  if ('in' in f) return liesIn(g, f.in);
  if ('piece' in f) return (s, sc, at) => standsOn(g, s, sc.seat, f.piece, at);
  if ('owner' in f) {
    const by = f.owner;
    if (by === 'target') return (s, sc, at) => holderOf(g, s, at) === targetOf(g, s, sc.seat);
    return (s, sc, at) => isOwned(by, sc.seat, holderOf(g, s, at));
  }
  if ('adjacent' in f) return (s, _sc, at) => isBeside(g, s, f.adjacent, at, areAdjacent);
  if ('nextTo' in f) return (s, _sc, at) => isBeside(g, s, f.nextTo, at, areSideBySide);
  if ('slot' in f)
    return (s, sc, at) => slotNumber(g, s, at) === (typeof f.slot === 'number' ? f.slot : sc.nums[f.slot][0]);
  if ('sameColour' in f) return (s, sc, at) => isCard(g, at) && hasColourOf(g, s, at, sc.cards[f.sameColour]?.[0]);
  if ('free' in f) return (s, sc, at) => g.isFree(g, s, sc.seat, at);
  if ('sameAs' in f) return (s, sc, at) => isCard(g, at) && isLikeOneOf(g, s, at, sc.cards[f.sameAs] ?? []);
  if ('named' in f)
    return (s, sc, at) => isCard(g, at) && COLOURS[sc.nums[f.named]?.[0]] === g.designs[s.cardOf[at]].colour;
  if ('holding' in f) return (s, sc, at) => slotOf(g, s, sc.cards[f.holding]?.[0] ?? -1) === at;
  if ('met' in f) return (s, sc, at) => g.meets(g, s, sc.seat, at);
  if ('matched' in f) return (s, sc, at) => g.matches(g, s, sc.seat, at, f.matched);
  if ('among' in f) return (_s, sc, at) => (sc.cards[f.among] ?? []).includes(at);
  if ('productive' in f) return (s, sc, at) => isCard(g, at) && isProductive(g, s, sc, at);
  if ('usable' in f) return (s, sc, at) => isUsable(g, s, sc, at);
  const test = g.vocabulary.filters[keyOf(f)];
  return (s, sc, at) => isCard(g, at) && test(g, s, sc, at, f);
}

function isLikeOneOf(g: Rules, s: GameState, uid: Uid, others: readonly Uid[]): boolean {
  const { key } = g.designs[s.cardOf[uid]];
  return others.some((other) => g.designs[s.cardOf[other]].key === key);
}

const OCCUPIED: Readonly<Record<Filters['occupied'], FilterTest>> = {
  me: (s, sc, at) => hasWorkerOn(s, sc.seat, at),
  others: (s, sc, at) => s.seats.some((_, seat) => seat !== sc.seat && hasWorkerOn(s, seat, at)),
  any: (s, _sc, at) => workersOn(s, at) > 0,
};

function standsOn(g: Rules, s: GameState, seat: Seat, piece: PieceName, at: Holder): boolean {
  const figure = g.figures.indexOf(piece as FigureName);
  if (figure >= 0) return s.slices.figures![seat][figure] === at;
  return workersOfKind(g, s, seat, piece).includes(at);
}

function isBeside(
  g: Rules,
  s: GameState,
  figure: FigureName,
  at: Holder,
  areNear: (g: Rules, one: Holder, other: Holder) => boolean,
): boolean {
  const row = g.figures.indexOf(figure);
  const slot = zoneOf(s, at) === ZONE.inPlay ? (paymentFor(s, at)?.at ?? -1) : slotOf(g, s, at);
  return s.slices.figures!.some((own) => isSlot(g, own[row]) && areNear(g, slot, own[row]));
}

function hasColourOf(g: Rules, s: GameState, card: Uid, other: Holder | undefined): boolean {
  return other !== undefined && g.designs[s.cardOf[card]].colour === g.designs[s.cardOf[other]].colour;
}

/** Judged as it would be carried out: for the seat, by the city the card lies in. */
export function isProductive(g: Rules, s: GameState, sc: Scope, uid: Uid): boolean {
  const { production } = g.designs[s.cardOf[uid]];
  const owner = holderOf(g, s, uid);
  if (production === null || owner < 0 || g.barsActivating(g, s, sc.seat, uid)) return false;
  return g.possible(g, s, production, scopeOf(sc.seat, uid, owner, [...sc.chain, uid]));
}

function isUsable(g: Rules, s: GameState, sc: Scope, at: Holder): boolean {
  const effect = isCard(g, at) ? g.designs[s.cardOf[at]].def.visit?.effect : g.places[at - g.cards].effect;
  return effect !== undefined && effect !== null && g.possible(g, s, effect, scopeOf(sc.seat, at));
}

/** A slot lies in its display. */
function liesIn(g: Rules, source: string): FilterTest {
  const row = source in g.rowIx ? g.rowIx[source as RowName] : -1;
  const zones = source in g.zone ? [g.zone[source]] : (g.seatZone[source] ?? []);
  return (s, _sc, at) => {
    if (isSlot(g, at)) return zones.includes(displayOf(g, at));
    if (row >= 0) return s.rows[row].includes(at);
    if (s.zones[ZONE.inPlay].includes(at)) return zones.includes(zoneMeant(s, at));
    for (let i = 0; i < zones.length; i++) if (s.zones[zones[i]].includes(at)) return true;
    return false;
  };
}

/** The seat in whose city or zone it lies; -1 = nobody's. */
export function holderOf(g: Rules, s: GameState, at: Holder): Seat {
  const zone = zoneMeant(s, at);
  return zone < 0 ? -1 : g.zones[zone].owner;
}

/** Where it lies; while a card is being paid for, where it came from. */
function zoneMeant(s: GameState, at: Holder): number {
  const zone = zoneOf(s, at);
  return zone === ZONE.inPlay ? (paymentFor(s, at)?.from ?? zone) : zone;
}

function isOwned(by: Seats, seat: Seat, owner: Seat): boolean {
  if (by === 'any') return owner >= 0;
  return by === 'me' ? owner === seat : owner >= 0 && owner !== seat;
}

const keyOf = (data: object): string => Object.keys(data)[0];

/** OQ-50: no card acts twice in a chain; R-CARD-MINERMOLE-02: some cannot be activated out of another city. */
function isActivatable(g: Rules, s: GameState, sc: Scope, uid: Uid): boolean {
  const d = g.designs[s.cardOf[uid]];
  if (d.production === null || d.lasting || sc.chain.includes(uid) || g.barsActivating(g, s, sc.seat, uid))
    return false;
  return !d.notAbroad || cityOf(g, s, sc.seat).includes(uid);
}
