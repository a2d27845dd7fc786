import { ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import type { Payment } from '../decisions/payment.ts';
import type { PayDecision } from '../decisions/types.ts';
import { emit } from '../events/emit.ts';
import { exchangeable, intrudable, replaceable, whyNotArrive } from '../flow/arrival.ts';
import { cityOf, designOf, discardFromCity, leaveCity, lineUpGuests, ownerOf } from '../zones/city.ts';
import { tokenSpent } from '../content/doors.ts';
import { total } from '../flow/goods.ts';
import { happen, happenCounted } from '../flow/happenings.ts';
import { tollsFor, tollsOnUses } from '../flow/payment/bill.ts';
import { carryOutPayment } from '../flow/payment/carryOut.ts';
import { layOpen } from '../flow/payment/layOpen.ts';
import { canPlay } from '../flow/payment/playable.ts';
import { lineUpTolls } from '../flow/payment/tolls.ts';
import { paymentWays } from '../flow/payment/ways.ts';
import { guestsOn, hostOf, setHost } from '../state/guests.ts';
import { EMPTY_SPACE, type GameState, type Holder, type Seat, type Uid } from '../state/types.ts';
import { refill as refillDisplay } from '../zones/displays.ts';
import { lookThroughDeck, removeFrom, zoneOf } from '../zones/zones.ts';
import { planFor } from '../effects/filters.ts';
import { matches, REVEALED, select, zonesNamed } from '../effects/query.ts';
import { amount } from '../effects/reading.ts';
import { boundScope, push, scopeOf, withCards } from '../state/scope.ts';
import type { EffectOf, PlayTerms, Query, Scope, Source } from '../effects/types.ts';
import { chosen, pickCards } from './cards.ts';
import { replaced } from '../state/vectors.ts';

/** The variable that holds the card whose space a played card shares. */
const HOST = 'host';
/** The variable that holds the slot it came from. */
const AT = 'at';

/** Cards that an effect may play, also those that lie where it looks only for that. */
function candidates(g: Rules, s: GameState, sc: Scope, from: Query): Uid[] {
  const all = select(g, s, sc, from);
  const found = looksInPile(g, from) ? all.filter((uid) => !isBuried(g, s, uid)) : all;
  for (const { zone, sources } of g.asIn[sc.seat])
    if (sources.some((source) => (typeof from.in === 'string' ? from.in === source : from.in.includes(source))))
      found.push(...s.zones[zone].filter((uid) => isMeant(g, s, sc, uid, from)));
  return found;
}

/** Does the query look where only the top card is played? */
function looksInPile(g: Rules, { in: sources }: Query): boolean {
  const isPile = (source: Source): boolean => source in g.zone && g.zones[g.zone[source]].topOnly;
  return typeof sources === 'string' ? isPile(sources) : sources.some(isPile);
}

function isBuried(g: Rules, s: GameState, uid: Uid): boolean {
  const zone = zoneOf(s, uid);
  return zone >= 0 && g.zones[zone].topOnly && s.zones[zone].at(-1) !== uid;
}

function isMeant(g: Rules, s: GameState, sc: Scope, uid: Uid, { among, where }: Query): boolean {
  if (among !== undefined && !(sc.cards[among] ?? []).includes(uid)) return false;
  return matches(g, s, sc, uid, where);
}

function playable(g: Rules, s: GameState, sc: Scope, from: Query, terms: PlayTerms): Uid[] {
  return candidates(g, s, sc, from).filter((uid) => canPlay(g, s, sc.seat, uid, terms));
}

export const playCard: OpHandler<'playCard'> = {
  ask: (g, s, e, sc) => pickCards(sc, 'play', playable(g, s, sc, e.from, termsFor(g, s, e, sc)), e.optional ? 0 : 1, 1),
  answer(g, s, e, sc, _d, a) {
    for (const card of chosen(a)) layOpen(g, s, sc, card, termsFor(g, s, e, sc));
  },
  possible(g, s, e, sc) {
    const terms = termsFor(g, s, e, sc);
    return candidates(g, s, sc, e.from).some((uid) => canPlay(g, s, sc.seat, uid, terms));
  },
};

/** Is there room in the city for any of the cards, whatever it takes to pay for them? */
export function hasRoomToPlay(g: Rules, s: GameState, { from }: EffectOf<'playCard'>, sc: Scope): boolean {
  return candidates(g, s, sc, from).some((uid) => whyNotArrive(g, s, sc.seat, designOf(g, s, uid)) === null);
}

/** How it may be paid for, as it comes to now. */
export function termsFor(g: Rules, s: GameState, { terms }: EffectOf<'playCard'>, sc: Scope): PlayTerms {
  const { discount } = terms;
  return typeof discount === 'object' ? { ...terms, discount: amount(g, s, sc, discount) } : (terms as PlayTerms);
}

function lookFor(g: Rules, s: GameState, e: EffectOf<'search'>, sc: Scope, wanted: Uint8Array): void {
  const card = lookThroughDeck(g, s, sc.seat, wanted);
  if (card < 0) return;
  const inner = withCards(withCards(sc, REVEALED, [card]), e.as, [card]);
  push(s, { do: 'clearRevealed' }, inner);
  push(s, e.then, inner);
}

/** What the deck holds is not known, so it may always be tried as long as such a card could be used. */
export const search: OpHandler<'search'> = {
  ask(g, _s, e, sc) {
    if (!e.naming) return null;
    const { passes } = planFor(g, e.where);
    const ids = g.designs.flatMap(({ id, ix, copies }) => (passes[ix] === 1 && copies > 0 ? [id] : []));
    return { kind: 'option', seat: sc.seat, why: sc.src, ask: 'nameCard', ids };
  },
  run(g, s, e, sc) {
    if (!e.naming) lookFor(g, s, e, sc, planFor(g, e.where).passes);
  },
  answer(g, s, e, sc, _d, a) {
    if (a.t === 'option') lookFor(g, s, e, sc, planFor(g, [{ card: a.id }]).passes);
  },
  possible: (g, s, e, sc) => {
    const { passes } = planFor(g, e.where);
    const plays = e.then.do === 'playCard';
    return g.designs.some((d) => passes[d.ix] === 1 && (!plays || whyNotArrive(g, s, sc.seat, d) === null));
  },
};

export const payFor: OpHandler<'payFor'> = {
  ask(g, s, e, sc): PayDecision {
    const ways = paymentWays(g, s, sc.seat, e.card, e.terms);
    return { kind: 'pay', seat: sc.seat, why: sc.src, ask: 'payFor', card: e.card, ways };
  },
  answer(g, s, e, sc, _d, a) {
    const payment = a as Payment;
    if (g.sink) {
      const from = g.zones[e.from].id;
      emit(g, { e: 'played', seat: sc.seat, from, cards: [e.card], designs: [s.cardOf[e.card]] });
    }
    const tolls = g.standing.toll === null ? null : tollsOf(g, s, e, sc);
    const onUses = g.standing.toll === null ? [] : tollsOnUses(g, s, sc.seat, e.card, payment.uses);
    carryOutPayment(g, s, sc.seat, e.card, payment);
    const scope = scopeOf(sc.seat, e.card);
    const inner = isToldWhence(g, e.at) ? withCards(scope, AT, [e.at]) : scope;
    push(s, { do: 'arrive', card: e.card, from: e.from }, inner);
    const { id, owner, refill: how } = g.zones[e.from];
    if (how?.whenPlayed)
      push(s, { do: 'refill', of: [id as Source] }, scopeOf(sc.seat, -1, owner < 0 ? sc.seat : owner)); // R-PLAY-11
    if (designOf(g, s, e.card).def.costTo === 'opponent') giveCost(g, s, sc.seat, e.card, payment);
    if (tolls !== null) lineUpTolls(g, s, sc.seat, e.card, e.at, tolls, onUses);
    if (g.awaits.paid !== null) happenCounted(g, s, 'paid', sc.seat, { paid: payment.spend }, payment.spend);
  },
};

/** Slots are told only to those who react to what was played. */
function isToldWhence(g: Rules, slot: Holder): boolean {
  return slot >= 0 && g.awaits.playDone !== null;
}

/** The task is off the stack already, but the card is still being paid for. */
function tollsOf(g: Rules, s: GameState, e: EffectOf<'payFor'>, sc: Scope): ReturnType<typeof tollsFor> {
  push(s, e, sc);
  const tolls = tollsFor(g, s, sc.seat, e.card);
  s.stack.pop();
  return tolls;
}

/** What was paid goes to an opponent, but for a token that lies on a Construction now. */
function giveCost(g: Rules, s: GameState, seat: Seat, card: Uid, { spend, uses }: Payment): void {
  const door = uses.find(({ by }) => by === 'door');
  const token = door === undefined ? -1 : tokenSpent(designOf(g, s, door.at), designOf(g, s, card), spend);
  const goods = token < 0 ? spend : replaced(spend, token, spend[token] - 1);
  if (total(goods) > 0) push(s, { do: 'giveTo', goods }, scopeOf(seat, card));
}

export const refill: OpHandler<'refill'> = {
  run(g, s, e, sc) {
    for (const source of e.of) for (const zone of zonesNamed(g, sc, source)) refillDisplay(g, s, zone);
  },
  possible: (g, s, e, sc) => e.of.some((source) => zonesNamed(g, sc, source).some((zone) => canFill(g, s, zone))),
};

function canFill(g: Rules, s: GameState, display: number): boolean {
  const how = g.zones[display].refill;
  if (how === null || !s.zones[display].includes(EMPTY_SPACE)) return false;
  return s.zones[how.from].length > 0 || (how.recycles >= 0 && s.zones[how.recycles].length > 0);
}

export const arrive: OpHandler<'arrive'> = {
  ask(g, s, e, sc) {
    const d = designOf(g, s, e.card);
    const arrival = d.def.arrival;
    if (arrival === undefined) return null;
    if ('replaces' in arrival) return pickCards(sc, 'replace', replaceable(g, s, sc.seat, d), 1, 1);
    if ('exchange' in arrival) return pickCards(sc, 'exchange', exchangeable(g, s, sc.seat, d), 1, 1);
    const items = intrudable(g, s, sc.seat, d);
    return { kind: 'pick', seat: sc.seat, why: e.card, ask: 'intrude', of: 'seat', items, min: 1, max: 1, picked: [] };
  },
  run: (_g, s, e, sc) => push(s, { do: 'settleIn', card: e.card, into: sc.seat, from: e.from }, sc),
  answer(g, s, e, sc, _d, a) {
    const arrival = designOf(g, s, e.card).def.arrival!;
    if ('replaces' in arrival) {
      discardFromCity(g, s, sc.seat, chosen(a)); // R-PLAY-12
      push(s, { do: 'settleIn', card: e.card, into: sc.seat, from: e.from }, withCards(sc, arrival.as, chosen(a)));
      return;
    }
    if ('exchange' in arrival) {
      exchange(g, s, sc, e.card, e.from, chosen(a)[0]);
      return;
    }
    const into = chosen(a)[0];
    const intruded = g.automas[into]?.intruded;
    if (intruded === undefined) push(s, { do: 'settleIn', card: e.card, into, from: e.from }, sc);
    else {
      lineUpPlayDone(g, s, sc, e.card, e.from);
      push(s, intruded, withCards(sc, 'card', [e.card]));
    }
  },
};

/** The two cards change places; what the taken one does comes first, then what the other does to its new owner. */
function exchange(g: Rules, s: GameState, sc: Scope, card: Uid, from: number | undefined, taken: Uid): void {
  const { seat } = sc;
  const other = ownerOf(g, s, taken);
  leaveCity(g, s, other, taken);
  s.zones[ZONE.inPlay].push(taken);
  removeFrom(s.zones[ZONE.inPlay], card);
  cityOf(g, s, other).push(card);
  if (g.sink) emit(g, { e: 'entered', seat: other, cards: [card], designs: [s.cardOf[card]] });
  if (!g.automas[other]?.ignoresText)
    push(s, designOf(g, s, card).production ?? undefined, scopeOf(other, card, other, [card]));
  lineUpPlayDone(g, s, sc, card, from);
  push(s, { do: 'settleIn', card: taken, into: seat, from: g.city[other] }, scopeOf(seat, taken));
}

export const settleIn: OpHandler<'settleIn'> = {
  run(g, s, e, sc) {
    removeFrom(s.zones[ZONE.inPlay], e.card);
    cityOf(g, s, e.into).push(e.card);
    if (g.sink) emit(g, { e: 'entered', seat: e.into, cards: [e.card], designs: [s.cardOf[e.card]] });
    lineUpPlayDone(g, s, sc, e.card, e.from);
    if (g.awaits.entered !== null) happen(g, s, 'entered', e.into, { card: [e.card] });
    if (e.into !== sc.seat) return; // R-PLAY-15, R-PLAY-17
    if (g.awaits.played !== null) happen(g, s, 'played', sc.seat, { card: [e.card] }, undefined, undefined, e.from);
    push(s, { do: 'resolveOwn', card: e.card }, sc);
    lineUpGuests(g, s, e.into);
  },
};

/** Cards it may lie on: each holds one of a kind. */
function hosts(g: Rules, s: GameState, seat: Seat, guest: Uid): Uid[] {
  const kind = designOf(g, s, guest);
  const isFree = (uid: Uid): boolean => guestsOn(s, uid).every((other) => designOf(g, s, other) !== kind);
  return cityOf(g, s, seat).filter((uid) => kind.liesOn?.[s.cardOf[uid]] === 1 && isFree(uid));
}

export const layOn: OpHandler<'layOn'> = {
  ask(g, s, e, sc) {
    if (!cityOf(g, s, sc.seat).includes(e.card) || hostOf(s, e.card) >= 0) return null;
    const items = hosts(g, s, sc.seat, e.card);
    return items.length === 0 ? null : pickCards(sc, 'layOn', items, 1, 1);
  },
  answer(g, s, e, sc, _d, a) {
    const [on] = chosen(a);
    setHost(s, e.card, on);
    if (!g.sink) return;
    const guest = { cards: [e.card], designs: [s.cardOf[e.card]] };
    emit(g, { e: 'laidOn', seat: sc.seat, on, onCard: s.cardOf[on], ...guest });
  },
};

function lineUpPlayDone(g: Rules, s: GameState, sc: Scope, card: Uid, from: number | undefined): void {
  if (g.awaits.playDone === null) return;
  push(s, { do: 'happen', to: 'playDone', from }, boundScope(sc.seat, -1, { card: [card], at: sc.cards[AT] ?? [] }));
}

/** Step 5: the card's own effect, and its Production if it has one (R-TYPE-01, R-TYPE-02). */
export const resolveOwn: OpHandler<'resolveOwn'> = {
  run(g, s, e, sc) {
    const def = designOf(g, s, e.card).def;
    push(s, def.production, scopeOf(sc.seat, e.card, sc.seat, [e.card]));
    const on = hostOf(s, e.card);
    push(s, def.onPlay, on < 0 ? sc : withCards(sc, HOST, [on]));
  },
};
