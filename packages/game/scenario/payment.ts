import {
  layOpen,
  scopeOf,
  type Action,
  type GameState,
  type Payment,
  type PlayTerms,
  type Reason,
  type Seat,
  type Uid,
} from '@everdell/engine';
import type { Game } from '../game.ts';

/** A copy of the state in which the seat is asked how to pay for a card, even when there is only one way. */
function atThePayment(game: Game, s: GameState, seat: Seat, card: Uid, terms: PlayTerms): GameState {
  const copy = game.clone(s);
  layOpen(game.rules, copy, scopeOf(seat), card, terms);
  return copy;
}

/** The ways to pay for a card, as a decision would list them. */
export function waysToPay(game: Game, s: GameState, seat: Seat, card: Uid, terms: PlayTerms = {}): readonly Payment[] {
  return game.legal(atThePayment(game, s, seat, card, terms), seat).filter((action) => action.t === 'pay');
}

/** Why this payment for a card would be refused; null = it is good. */
export function whyNotPaid(
  game: Game,
  s: GameState,
  seat: Seat,
  card: Uid,
  payment: Action,
  terms: PlayTerms = {},
): Reason | null {
  return game.check(atThePayment(game, s, seat, card, terms), seat, payment);
}

/** Point tokens of a payment go without asking. */
export function withoutTokens(value: object | null): object {
  const { points: _, ...goods } = (value ?? {}) as Record<string, unknown>;
  return goods;
}
