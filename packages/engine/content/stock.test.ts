import { expect, it } from 'vitest';
import { LAST_ROUND, newStock, nextRound } from './stock.ts';

it('forgets the entries of old rounds when the rounds run out', () => {
  const stock = newStock(3);
  stock.held[1] = nextRound(stock);
  expect(stock.held[1]).toBe(stock.round);
  stock.welcome[2] = nextRound(stock);
  expect(stock.held[1]).not.toBe(stock.round);
  stock.round = LAST_ROUND;
  expect(nextRound(stock)).toBe(1);
  expect([...stock.held, ...stock.welcome]).toEqual([0, 0, 0, 0, 0, 0]);
});
