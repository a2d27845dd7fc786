import { isCard, placeAt, type OpHandler, type PlaceInfo, type Rules } from '../content/rules.ts';
import { emit } from '../events/emit.ts';
import { designOf } from '../zones/city.ts';
import type { GameState, Holder } from '../state/types.ts';
import { someLocation } from '../effects/locations.ts';
import { isProductive } from '../effects/filters.ts';
import { possible } from '../effects/possible.ts';
import { select } from '../effects/query.ts';
import { COPIED } from '../effects/reading.ts';
import { workersOn } from '../state/holders.ts';
import { push, sameVisit, scopeOf, withCards } from '../state/scope.ts';
import type { Effect, EffectOf, Scope } from '../effects/types.ts';
import { chosen, pickCards } from './cards.ts';
import { pickOne } from './places.ts';

type CarryOut = EffectOf<'carryOut'>;

/** The variable that collects what was carried out, where an effect goes through several, one after the other. */
const USED = 'used';

/** A card that asks something of the city it arrives in does nothing without that. */
function partOf(g: Rules, s: GameState, at: Holder, part: CarryOut['part']): Effect | null {
  if (!isCard(g, at)) return partOfTile(placeAt(g, at), part);
  const { def, arrival, lasting } = designOf(g, s, at);
  if (part === 'visit') return def.visit?.effect ?? null; // also of one that only a figure visits (OQ-113)
  return part === 'onPlay' && arrival === null && !lasting ? (def.onPlay ?? null) : null;
}

function partOfTile({ def, effect, price }: PlaceInfo, part: CarryOut['part']): Effect | null {
  switch (part) {
    case 'visit':
      return effect; // also of what is used where it lies without a visit of its own
    case 'price':
      return price;
    case 'onPlay':
      return def.onPlay ?? null;
    case 'effect':
      return def.effect ?? null;
    case 'production':
      return null;
  }
}

/**
 * Could this seat carry out this part of it now? Whether it could be visited does not matter. What copies does not copy
 * itself, neither at once nor by way of another that copies: that would never end.
 */
function isUsable(
  g: Rules,
  s: GameState,
  sc: Scope,
  at: Holder,
  part: 'visit' | 'effect' | 'price' = 'visit',
  perWorker = false,
): boolean {
  if (isUsedUp(s, sc, at, perWorker) || sc.cards[COPIED]?.includes(at)) return false;
  if (part === 'visit' && at === sc.src) return false;
  const effect = partOf(g, s, at, part);
  return effect !== null && possible(g, s, effect, partScope(sc, at, part));
}

/** Once, or as often as workers stand there. */
function isUsedUp(s: GameState, sc: Scope, at: Holder, perWorker: boolean): boolean {
  const used = sc.cards[USED];
  if (used === undefined || !used.includes(at)) return false;
  return !perWorker || used.filter((one) => one === at).length >= workersOn(s, at);
}

/** The scope of what is carried out there; locations that are copied are remembered. */
function partScope(sc: Scope, at: Holder, part: CarryOut['part']): Scope {
  const scope = scopeOf(sc.seat, at);
  return part === 'visit' ? withCards(scope, COPIED, [...(sc.cards[COPIED] ?? []), at]) : scope;
}

function candidates(g: Rules, s: GameState, e: CarryOut, sc: Scope): Holder[] {
  const found = select(g, s, sc, e.from);
  const { part } = e;
  if (part === 'visit' || part === 'effect' || part === 'price')
    return found.filter((at) => isUsable(g, s, sc, at, part, e.perWorker));
  const used = sc.cards[USED];
  const left = used === undefined ? found : found.filter((at) => !used.includes(at));
  return part === 'production' ? left : left.filter((at) => partOf(g, s, at, part) !== null);
}

function carryOutOf(g: Rules, s: GameState, e: CarryOut, sc: Scope, at: Holder): void {
  if (e.part === 'production') return push(s, { do: 'activateCard', card: at }, sc);
  if (g.sink && isCard(g, at)) emit(g, { e: 'activated', seat: sc.seat, cards: [at], designs: [s.cardOf[at]] });
  else if (g.sink && e.part !== 'price') emit(g, { e: 'copied', seat: sc.seat, place: at });
  push(s, partOf(g, s, at, e.part) ?? undefined, sameVisit(sc, partScope(sc, at, e.part)));
}

/** The next one of several: what is left to do is lined up beneath what this one does. */
function lineUpNext(s: GameState, e: CarryOut, sc: Scope, done: Holder): void {
  if (e.upTo !== undefined && e.upTo > 1)
    push(s, { ...e, upTo: e.upTo - 1 }, withCards(sc, USED, [...(sc.cards[USED] ?? []), done]));
}

const ASKS = {
  production: 'activate',
  onPlay: 'reactivate',
  visit: 'copyPlace',
  effect: 'use',
  price: 'use',
} as const;

export const carryOut: OpHandler<'carryOut'> = {
  ask(g, s, e, sc) {
    const items = candidates(g, s, e, sc);
    const min = e.optional || e.upTo !== undefined ? 0 : 1;
    const ask = e.ask ?? ASKS[e.part];
    if (e.part === 'visit' || items.some((at) => !isCard(g, at))) return pickOne(sc, ask, 'place', items, min);
    return pickCards(sc, ask, items, min, 1);
  },
  answer(g, s, e, sc, _d, a) {
    for (const at of chosen(a)) {
      lineUpNext(s, e, sc, at);
      push(s, e.then, e.as === undefined ? sc : withCards(sc, e.as, [at]));
      carryOutOf(g, s, e, sc, at);
    }
  },
  possible(g, s, e, sc) {
    if (e.part === 'visit' && e.from.in === 'locations')
      return someLocation(g, s, sc, e.from.where, (...asked) => isUsable(...asked));
    const found = candidates(g, s, e, sc);
    // Production that would do nothing is nothing that can be carried out (OQ-54).
    return e.part === 'production' ? found.some((at) => isProductive(g, s, sc, at)) : found.length > 0;
  },
};
