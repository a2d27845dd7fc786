import {
  below,
  breaksUnique,
  discardFromHand,
  emit,
  gainPoints,
  hasRoom,
  lift,
  refill,
  rollDie,
  ZONE,
  type Effect,
  type GameState,
  type Rules,
  type Seat,
} from '@everdell/engine';
import { has, HUMAN, seatOf } from './seat.ts';

/** One card for each card the human played in this action, once all of that is resolved (R-RUG-07, R-RUG-12). */
export const ANSWER: Effect = { do: 'later', until: 'actionDone', then: { do: 'code', id: 'rugwort.plays' } };

export function plays(g: Rules, s: GameState): void {
  const seat = seatOf(g);
  const space = roll(g, s, seat) - 1;
  const card = s.zones[ZONE.meadow][space];
  if (card < 0) return;
  lift(g, s, card);
  const design = g.designs[s.cardOf[card]];
  const intrudes = design.def.arrival !== undefined && 'into' in design.def.arrival;
  const into = intrudes ? HUMAN : seat;
  if (intrudes && (!hasRoom(g, s, into, design) || breaksUnique(g, s, into, design))) {
    s.zones[ZONE.discard].push(card); // OQ-67
    emit(g, { e: 'discarded', seat, from: 'meadow', cards: [card], designs: [design.ix] });
  } else {
    s.zones[g.city[into]].push(card);
    emit(g, { e: 'entered', seat: into, cards: [card], designs: [design.ix] });
  }
  refill(g, s, ZONE.meadow);
}

/** Every roll of the game after the set-up counts for Cranky and Lucky (OQ-74). */
function roll(g: Rules, s: GameState, seat: Seat): number {
  const rugwort = s.slices.rugwort!;
  const value = rollDie(s, 8);
  emit(g, { e: 'rolled', seat, value });
  if (has(g, 'lucky') && value === rugwort.lastRoll) gainPoints(g, s, seat, 1);
  rugwort.lastRoll = value;
  const hand = s.zones[g.hand[HUMAN]];
  if (has(g, 'cranky') && value === 8 && hand.length > 0)
    discardFromHand(g, s, HUMAN, [hand[below(s.rng, hand.length)]]);
  return value;
}
