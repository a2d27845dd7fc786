import { ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import { designsOf, emit } from '../events/emit.ts';
import type { Decision } from '../decisions/types.ts';
import { cardsInAll, cardsOnTop, isToBeRuled, ruledDraw, sourcesOf } from '../flow/draws.ts';
import { happen } from '../flow/happenings.ts';
import { lineUpTolls, mayTake, tollsOnTaking } from '../flow/payment/tolls.ts';
import type { GameState, Holder, Seat, Uid } from '../state/types.ts';
import { emptySlot, refill, slotOf } from '../zones/displays.ts';
import { cardsToDraw, drawCards, drawFromPile, handRoom, hasCards, lift, removeFrom, zoneOf } from '../zones/zones.ts';
import { amount } from '../effects/reading.ts';
import { select, zonesNamed } from '../effects/query.ts';
import { push, withCards } from '../state/scope.ts';
import type { EffectOf, Scope, Source } from '../effects/types.ts';
import { chosen, hand, pickCards } from './cards.ts';

type Draw = EffectOf<'draw'>;

/** The variable that collects the cards of a drawing from several places. */
const DRAWN = 'drawn';
/** Bound in it once some of them have come from the deck, where somebody waits for that. */
const OF_DECK = 'ofDeck';
/** The answer that ends a drawing of up to so many cards. */
export const STOP = 'stop';

function zoneNamed(g: Rules, sc: Scope, source: Source): number {
  return zonesNamed(g, sc, source)[0];
}

function isDisplay(g: Rules, sc: Scope, source: Source): boolean {
  return g.zones[zoneNamed(g, sc, source)].slots > 0;
}

function openCards(g: Rules, s: GameState, sc: Scope, e: Draw, from: Source | readonly Source[]): Holder[] {
  const found = select(g, s, sc, { in: from, where: e.where });
  return g.taxed ? found.filter((card) => mayTake(g, s, sc.seat, card)) : found;
}

/**
 * From the deck without asking, out of displays by choice; where piles are among them, or each may cost something, one card
 * after the other.
 */
export const draw: OpHandler<'draw'> = {
  ask(g, s, e, sc) {
    if (isToBeRuled(g, s, e, sc)) return askOnTop(g, s, e, sc);
    if (e.from === undefined || g.taxed || !e.from.every((source) => isDisplay(g, sc, source))) return null;
    const n = Math.min(amount(g, s, sc, e.n), handRoom(g, s, sc.seat));
    return pickCards(sc, 'drawOpen', n === 0 ? [] : openCards(g, s, sc, e, e.from), e.upTo ? 0 : n, n); // OQ-01
  },
  run(g, s, e, sc) {
    if (isToBeRuled(g, s, e, sc)) return push(s, ruledDraw(g, s, e, sc, 0), sc);
    const n = amount(g, s, sc, e.n);
    if (e.from === undefined) goOn(g, s, e, sc, drawFromDeck(g, s, e, sc, n), ZONE.deck);
    else push(s, { do: 'drawNext', draw: e, left: n }, withCards(sc, DRAWN, []));
  },
  answer(g, s, e, sc, _d, a) {
    if (a.t === 'option') return push(s, ruledDraw(g, s, e, sc, a.id === 'use' ? cardsOnTop(g, s, sc) : 0), sc);
    const cards = chosen(a);
    takeOut(g, s, sc, cards);
    finish(g, s, e, sc, cards);
  },
  possible(g, s, e, sc) {
    const ruled = isToBeRuled(g, s, e, sc);
    if (!e.pastLimit && handRoom(g, s, sc.seat) === 0) return false;
    if ((ruled ? cardsInAll(g, s, e, sc) : amount(g, s, sc, e.n)) <= 0) return false;
    const from = ruled ? sourcesOf(g, s, e, sc) : e.from;
    return from === undefined ? cardsToDraw(g, s) : from.some((source) => holdsSome(g, s, e, sc, source));
  },
};

const USE_OR_NOT = ['use', 'decline'];

/** Whether to draw more than the effect says, where a rule leaves that open and the hand has room for it. */
function askOnTop(g: Rules, s: GameState, e: Draw, sc: Scope): Decision | null {
  const n = cardsInAll(g, s, e, sc);
  const more = n === 0 ? 0 : cardsOnTop(g, s, sc);
  if (more === 0 || handRoom(g, s, sc.seat) <= n || !cardsToDraw(g, s)) return null;
  return { kind: 'option', seat: sc.seat, why: sc.src, ask: 'drawMore', ids: USE_OR_NOT };
}

function holdsSome(g: Rules, s: GameState, e: Draw, sc: Scope, source: Source): boolean {
  if (isDisplay(g, sc, source)) return openCards(g, s, sc, e, source).length > 0;
  return hasCards(s, zoneNamed(g, sc, source));
}

export const drawNext: OpHandler<'drawNext'> = {
  ask(g, s, { draw: e, left, at, taken }, sc) {
    const whole = e as Draw;
    if (taken !== undefined) return null;
    const isFull = handRoom(g, s, sc.seat) === 0; // also by what was done aside since the last card
    if (at !== undefined && isFull) return pickCards(sc, 'drawOpen', [], 0, 0);
    if (at !== undefined) return pickCards(sc, 'drawOpen', openCards(g, s, sc, whole, at), 1, 1);
    if (left <= 0 || isFull) return null;
    const sources = (whole.from ?? []).filter((source) => holdsSome(g, s, whole, sc, source));
    if (sources.length === 0) return null;
    const ids = whole.upTo ? [...sources, STOP] : sources;
    return { kind: 'option', seat: sc.seat, why: sc.src, ask: 'drawFrom', ids };
  },
  run(g, s, e, sc) {
    if (e.taken === undefined) return finish(g, s, e.draw as Draw, sc, sc.cards[DRAWN]);
    removeFrom(s.zones[ZONE.inPlay], e.taken);
    hand(g, s, sc).push(e.taken);
    if (g.sink) tellTaking(g, s, sc, e.at!, [e.taken]);
    drawOn(s, e, sc, [e.taken]);
  },
  answer(g, s, e, sc, _d, a) {
    const { draw: whole, left } = e;
    const next = (cards: readonly Uid[]): void => drawOn(s, e, sc, cards);
    if (a.t !== 'option') {
      const tolls = g.taxed ? chosen(a).flatMap((card) => tollsOnTaking(g, s, sc.seat, card)) : [];
      if (tolls.length > 0) return takeAside(g, s, e, sc, chosen(a)[0], tolls);
      takeOut(g, s, sc, chosen(a));
      next(chosen(a));
    } else if (a.id === STOP) finish(g, s, whole as Draw, sc, sc.cards[DRAWN]);
    else if (isDisplay(g, sc, a.id as Source)) push(s, { do: 'drawNext', draw: whole, left, at: a.id as Source }, sc);
    else {
      const pile = zoneNamed(g, sc, a.id as Source);
      drawOn(
        s,
        e,
        pile === ZONE.deck && g.awaits.drew !== null ? withCards(sc, OF_DECK, []) : sc,
        drawFromPile(g, s, sc.seat, pile),
      );
    }
  },
};

type DrawNext = EffectOf<'drawNext'>;

/** So many of the cards are there; the others are still to come. */
function drawOn(s: GameState, { draw: whole, left }: DrawNext, sc: Scope, cards: readonly Uid[]): void {
  push(s, { do: 'drawNext', draw: whole, left: left - 1 }, withCards(sc, DRAWN, [...sc.cards[DRAWN], ...cards]));
}

/** It lies open on the table until its toll is paid. */
function takeAside(
  g: Rules,
  s: GameState,
  e: DrawNext,
  sc: Scope,
  card: Uid,
  tolls: ReturnType<typeof tollsOnTaking>,
): void {
  const at = slotOf(g, s, card);
  lift(g, s, card);
  s.zones[ZONE.inPlay].push(card);
  push(s, { ...e, taken: card }, sc);
  lineUpTolls(g, s, sc.seat, card, at, tolls);
}

function tellTaking(g: Rules, s: GameState, sc: Scope, from: string, cards: readonly Uid[]): void {
  emit(g, { e: 'took', seat: sc.seat, from, cards, designs: designsOf(s, cards) });
}

function takeOut(g: Rules, s: GameState, sc: Scope, cards: readonly Uid[]): void {
  let told: Uid[] = [];
  cards.forEach((uid, i) => {
    const zone = zoneOf(s, uid);
    emptySlot(s, zone, uid);
    hand(g, s, sc).push(uid);
    told.push(uid);
    if (i + 1 < cards.length && zoneOf(s, cards[i + 1]) === zone) return;
    if (g.sink) tellTaking(g, s, sc, g.zones[zone].id, told);
    told = [];
  });
}

const NONE: readonly Uid[] = [];

/** R-DECK-02: all are taken first, those that a rule adds to the drawing as well. */
function finish(g: Rules, s: GameState, e: Draw, sc: Scope, drawn: readonly Uid[]): void {
  const onTop = e.ruled === undefined || e.ruled === 0 ? NONE : drawCards(g, s, sc.seat, e.ruled, e.shown);
  for (const source of e.unfilled ? [] : (e.from ?? [])) refill(g, s, zoneNamed(g, sc, source));
  const from = onTop.length > 0 || sc.cards[OF_DECK] !== undefined ? ZONE.deck : -1;
  goOn(g, s, e, sc, onTop.length === 0 ? drawn : [...drawn, ...onTop], from); // R-GEN-08: a draw too
}

function drawFromDeck(g: Rules, s: GameState, { shown, pastLimit }: Draw, sc: Scope, n: number): Uid[] {
  return drawCards(g, s, sc.seat, n, shown, pastLimit ? n : undefined);
}

function goOn(g: Rules, s: GameState, e: Draw, sc: Scope, drawn: readonly Uid[], from: number): void {
  lineUpDrew(g, s, sc.seat, drawn, from);
  if (e.then) push(s, e.then, e.as === undefined ? sc : withCards(sc, e.as, drawn));
}

/** One drawing is over: who reacts to it knows its cards, once what the drawing is for is done. */
function lineUpDrew(g: Rules, s: GameState, seat: Seat, cards: readonly Uid[], from: number): void {
  if (g.awaits.drew === null || cards.length === 0) return;
  happen(g, s, 'drew', seat, { cards }, undefined, undefined, from);
}
