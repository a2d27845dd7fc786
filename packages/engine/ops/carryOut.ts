import { isCard, placeAt, type OpHandler, type Rules } from '../content/rules.ts';
import { emit } from '../events/emit.ts';
import { designOf } from '../zones/city.ts';
import type { GameState, Holder } from '../state/types.ts';
import { someLocation } from '../effects/locations.ts';
import { possible } from '../effects/possible.ts';
import { select } from '../effects/query.ts';
import { push, sameVisit, scopeOf, withCards } from '../state/scope.ts';
import type { Effect, EffectOf, Scope } from '../effects/types.ts';
import { chosen, pickCards } from './cards.ts';
import { pickOne } from './places.ts';

type CarryOut = EffectOf<'carryOut'>;

/** The variable that collects what was carried out, where an effect goes through several, one after the other. */
const USED = 'used';

/** What it does when it is played; a card that asks something of the city it arrives in does nothing without that. */
function onPlayOf(g: Rules, s: GameState, at: Holder): Effect | null {
  if (!isCard(g, at)) return placeAt(g, at).def.onPlay ?? null;
  const { def, arrival, lasting } = designOf(g, s, at);
  return arrival === null && !lasting ? (def.onPlay ?? null) : null;
}

function visitOf(g: Rules, s: GameState, at: Holder): Effect | null {
  return isCard(g, at) ? (designOf(g, s, at).visit?.effect ?? null) : placeAt(g, at).effect;
}

const PARTS: Readonly<
  Record<Exclude<CarryOut['part'], 'production'>, (g: Rules, s: GameState, at: Holder) => Effect | null>
> = {
  onPlay: onPlayOf,
  visit: visitOf,
  effect: (g, _s, at) => (isCard(g, at) ? null : (placeAt(g, at).def.effect ?? null)),
};

/** Could this seat carry out what a visit does there? Whether it could be visited does not matter. */
function isUsable(g: Rules, s: GameState, sc: Scope, at: Holder): boolean {
  if (sc.cards[USED]?.includes(at)) return false;
  return canDo(g, s, sc, at, visitOf(g, s, at));
}

function canDo(g: Rules, s: GameState, sc: Scope, at: Holder, effect: Effect | null): boolean {
  return effect !== null && possible(g, s, effect, scopeOf(sc.seat, at));
}

function candidates(g: Rules, s: GameState, e: CarryOut, sc: Scope): Holder[] {
  const found = select(g, s, sc, e.from);
  if (e.part === 'visit') return found.filter((at) => isUsable(g, s, sc, at));
  const used = sc.cards[USED];
  const left = used === undefined ? found : found.filter((at) => !used.includes(at));
  if (e.part === 'effect') return left.filter((at) => canDo(g, s, sc, at, PARTS.effect(g, s, at)));
  return e.part === 'onPlay' ? left.filter((at) => onPlayOf(g, s, at) !== null) : left;
}

function carryOutOf(g: Rules, s: GameState, e: CarryOut, sc: Scope, at: Holder): void {
  if (e.part === 'production') return push(s, { do: 'activateCard', card: at }, sc);
  if (g.sink && isCard(g, at)) emit(g, { e: 'activated', seat: sc.seat, cards: [at], designs: [s.cardOf[at]] });
  else if (g.sink) emit(g, { e: 'copied', seat: sc.seat, place: at });
  push(s, PARTS[e.part](g, s, at) ?? undefined, sameVisit(sc, scopeOf(sc.seat, at)));
}

/** The next one of several: what is left to do is lined up beneath what this one does. */
function lineUpNext(s: GameState, e: CarryOut, sc: Scope, done: Holder): void {
  if (e.upTo !== undefined && e.upTo > 1)
    push(s, { ...e, upTo: e.upTo - 1 }, withCards(sc, USED, [...(sc.cards[USED] ?? []), done]));
}

const ASKS = { production: 'activate', onPlay: 'reactivate', visit: 'copyPlace', effect: 'use' } as const;

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
      carryOutOf(g, s, e, sc, at);
    }
  },
  possible(g, s, e, sc) {
    if (e.part === 'visit' && e.from.in === 'locations') return someLocation(g, s, sc, e.from.where, isUsable);
    return candidates(g, s, e, sc).length > 0;
  },
};
