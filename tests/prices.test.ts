import type { Effect, Module, Price } from '@everdell/engine';
import { ZONE, type GameState } from '@everdell/game';
import { base } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { gameWith } from './test-support/madeUp/game.ts';

/** A location of a made-up module, and whether the first player may visit it in a position that was changed. */
function mayVisit(effect: Effect, change: (s: GameState, hand: number[]) => void): boolean {
  const inn: Module = { id: 'inn-keeping', places: { taproom: { row: 'basic', visit: { effect } } } };
  const game = gameWith([base, inn], 2);
  const s = game.start('prices');
  change(s, s.zones[game.rules.hand[s.active]]);
  const { ix } = game.rules.placeById.get('taproom')!;
  return game.legal(s, s.active).some((action) => action.t === 'visit' && action.place === ix);
}

const HAND_LIMIT = 8;
const rich = (s: GameState): void => void s.seats[s.active].res.fill(3);
/** Fills the hand of the first player, so that nothing can be drawn. */
function full(s: GameState, hand: number[]): void {
  rich(s);
  while (hand.length < HAND_LIMIT) hand.push(s.zones[ZONE.deck].pop()!);
}
const pay = (price: Price, then: Effect): Effect => ({ do: 'seq', steps: [{ do: 'pay', ...price }, then] });

describe('a price', () => {
  const draw: Effect = { do: 'draw', n: 1 };

  test('that can be paid is not enough: something must come of it', () => {
    expect(mayVisit(pay({ goods: { berry: 1 } }, draw), rich)).toBe(true);
    expect(mayVisit(pay({ goods: { berry: 1 } }, draw), full)).toBe(false);
  });

  test('must be there in full, and what any resources pay is counted after the named ones', () => {
    const price = { goods: { twig: 1 }, any: 2 };
    const holding =
      (...res: readonly number[]) =>
      (s: GameState): void =>
        res.forEach((n, r) => (s.seats[s.active].res[r] = n));
    expect(mayVisit(pay(price, draw), holding(1, 2, 0, 0))).toBe(true);
    expect(mayVisit(pay(price, draw), holding(3, 0, 0, 0))).toBe(true);
    expect(mayVisit(pay(price, draw), holding(2, 0, 0, 0))).toBe(false);
    expect(mayVisit(pay(price, draw), holding(0, 2, 2, 2))).toBe(false);
  });
});
