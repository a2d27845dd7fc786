import { ZONE, type Rules } from '../content/rules.ts';
import { designsOf, emit } from '../events/emit.ts';
import { below, shuffle } from '../rng/rng.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { emptySlot, reachable, takeFirst } from './displays.ts';
import { tellMove } from './moving.ts';
import { popDeck, popPile } from './piles.ts';

/** Everything that moves cards. Whatever lets somebody learn a hidden card counts in `reveals`. */

export function removeFrom(list: number[], item: number): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]; // `splice` would make a list of what it takes
  list.pop();
  return true;
}

/** Zone that holds the card, -1 if it lies beneath something. */
export function zoneOf(s: GameState, uid: Uid): number {
  if (s.zones[ZONE.meadow].includes(uid)) return ZONE.meadow; // the one most asked for
  for (let z = s.zones.length - 1; z >= 0; z--) if (s.zones[z].includes(uid)) return z;
  return -1;
}

export function handRoom(g: Rules, s: GameState, seat: Seat): number {
  if (seat >= g.humans && g.automas[seat]?.hand !== undefined) return Infinity;
  return Math.max(0, handLimit(g, s, seat) - handSize(g, s, seat));
}

/** Cards that count towards the limit. */
export function handSize(g: Rules, s: GameState, seat: Seat): number {
  let n = s.zones[g.hand[seat]].length;
  if (g.withinHand !== null) for (const zone of g.withinHand[seat]) n += s.zones[zone].length;
  return n;
}

export function handLimit(g: Rules, s: GameState, seat: Seat): number {
  return g.raises.handLimit ? g.table.handLimit + g.raised(g, s, seat, 'handLimit') : g.table.handLimit;
}

export function rollDie(s: GameState, sides: number): number {
  s.reveals++;
  if (s.dice.length === 0) return 1 + below(s.rng, sides);
  const [next] = s.dice;
  s.dice = s.dice.slice(1);
  return next;
}

export function cardsToDraw(g: Rules, s: GameState): boolean {
  const piles = s.zones[ZONE.deck].length + s.zones[ZONE.discard].length;
  return piles > 0 || reachable(g, s, ZONE.meadow).length > 0;
}

/** Draws up to n cards, fewer for lack of hand room or cards (R-HAND-03, R-HAND-04). */
export function drawCards(
  g: Rules,
  s: GameState,
  seat: Seat,
  n: number,
  shown = false,
  room = handRoom(g, s, seat),
): Uid[] {
  const drawn: Uid[] = [];
  const hand = s.zones[g.hand[seat]];
  for (let left = Math.min(n, room); left > 0; left--) {
    let uid = g.skips.draws ? nextDrawn(g, s, seat) : popDeck(g, s);
    if (uid < 0) uid = takeFirst(g, s, ZONE.meadow); // R-DECK-04, OQ-09
    if (uid < 0) break;
    hand.push(uid);
    drawn.push(uid);
  }
  if (g.sink && drawn.length > 0) {
    const cards = { cards: drawn, designs: designsOf(s, drawn) };
    emit(g, shown ? { e: 'drew', seat, ...cards } : { e: 'drew', seat, ...cards, for: [seat] });
  }
  return drawn;
}

/** The next card of the deck that the seat may draw; all others are discarded. It ends where none of all may be. */
function nextDrawn(g: Rules, s: GameState, seat: Seat): Uid {
  for (let left = 2 * s.zones[ZONE.deck].length + s.zones[ZONE.discard].length; left > 0; left--) {
    const uid = popDeck(g, s);
    if (uid < 0 || g.isDrawn(g, s, seat, uid)) return uid;
    s.zones[ZONE.discard].push(uid);
    if (g.sink) emit(g, { e: 'discarded', seat, from: 'deck', cards: [uid], designs: [s.cardOf[uid]] });
  }
  return -1;
}

/** Can a card be drawn from this pile? */
export function hasCards(s: GameState, pile: number): boolean {
  return s.zones[pile].length > 0 || (pile === ZONE.deck && s.zones[ZONE.discard].length > 0);
}

/** The top card of any pile, unseen by the others. */
export function drawFromPile(g: Rules, s: GameState, seat: Seat, pile: number): Uid[] {
  if (pile === ZONE.deck) return drawCards(g, s, seat, 1);
  const uid = popPile(g, s, pile, -1);
  if (uid < 0) return [];
  s.zones[g.hand[seat]].push(uid);
  if (g.sink) emit(g, { e: 'took', seat, from: g.zones[pile].id, cards: [uid], designs: [s.cardOf[uid]], for: [seat] });
  return [uid];
}

/** Takes a card of one of these designs out of the deck and shows it, then shuffles the deck; -1 if there is none. */
export function lookThroughDeck(g: Rules, s: GameState, seat: Seat, wanted: Uint8Array): Uid {
  const deck = s.zones[ZONE.deck];
  const card = deck.find((uid) => wanted[s.cardOf[uid]] === 1) ?? -1;
  s.reveals++;
  if (g.sink) emit(g, { e: 'searched', seat });
  if (card >= 0) {
    removeFrom(deck, card);
    s.zones[ZONE.revealed].push(card);
    if (g.sink) emit(g, { e: 'revealed', seat, cards: [card], designs: [s.cardOf[card]] });
  }
  shuffle(s.rng, deck);
  return card;
}

/** Takes a card out of whatever zone it is in; a slot it leaves stays empty until the next refill. */
export function lift(g: Rules, s: GameState, uid: Uid): number {
  const zone = zoneOf(s, uid);
  if (zone < 0) throw new Error(`card ${uid} is in no zone`);
  if (g.zones[zone].slots > 0) emptySlot(s, zone, uid);
  else removeFrom(s.zones[zone], uid);
  return zone;
}

export function discardFromHand(g: Rules, s: GameState, seat: Seat, cards: readonly Uid[], shown = false): void {
  if (cards.length === 0) return;
  if (shown) s.reveals++;
  const hand = s.zones[g.hand[seat]];
  for (const uid of cards) {
    if (!removeFrom(hand, uid)) throw new Error(`card ${uid} is not in the hand of seat ${seat}`);
    s.zones[ZONE.discard].push(uid);
  }
  if (!g.sink) return;
  const told = { e: 'discarded', seat, from: 'hand', cards, designs: designsOf(s, cards) } as const;
  emit(g, shown ? told : { ...told, for: [seat] });
}

export function revealCards(g: Rules, s: GameState, seat: Seat, n: number, pile: number): Uid[] {
  const shown: Uid[] = [];
  for (let i = 0; i < n; i++) {
    // OQ-64: the discard pile is not reshuffled for this.
    const uid = pile === ZONE.deck ? popDeck(g, s) : (s.zones[pile].pop() ?? -1);
    if (uid < 0) break;
    s.reveals++;
    s.zones[ZONE.revealed].push(uid);
    shown.push(uid);
  }
  if (g.sink && shown.length > 0) emit(g, { e: 'revealed', seat, cards: shown, designs: designsOf(s, shown) });
  return shown;
}

/** Cards revealed and not used go to the discard pile (R-DECK-07). */
export function discardRevealed(g: Rules, s: GameState, seat: Seat, cards: readonly Uid[]): void {
  if (cards.length === 0) return;
  for (const uid of cards) {
    removeFrom(s.zones[ZONE.revealed], uid);
    s.zones[ZONE.discard].push(uid);
  }
  if (g.sink) emit(g, { e: 'discarded', seat, from: 'revealed', cards, designs: designsOf(s, cards) });
}

/** Cards revealed and not used go back under their pile. */
export function putUnder(g: Rules, s: GameState, seat: Seat, cards: readonly Uid[], pile: number): void {
  for (const uid of cards) {
    removeFrom(s.zones[ZONE.revealed], uid);
    s.zones[pile].unshift(uid);
    tellMove(g, s, seat, uid, ZONE.revealed, pile);
  }
}
