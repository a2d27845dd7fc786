import { describe, expect, it } from 'vitest';
import { ratings } from './ratings.ts';
import { seating, waysToSit } from './seats.ts';
import { p99 } from './slowest.ts';
import { wilson } from './wilson.ts';

describe('seats', () => {
  it.each([2, 3, 4, 5, 6])('of %i players are exchanged between the two games of a pair', (players) => {
    for (let pair = 0; pair < 12; pair++) {
      const first = seating(players, 2 * pair);
      const second = seating(players, 2 * pair + 1);
      expect(first).toHaveLength(players);
      expect(second).toEqual(first.map((side) => (side === 'a' ? 'b' : 'a')));
      expect(first.filter((side) => side === 'a')).toHaveLength(Math.floor(players / 2));
    }
  });

  it('take turns over the pairs', () => {
    expect([0, 1, 2, 3].map((game) => seating(2, game).join(''))).toEqual(['ab', 'ba', 'ab', 'ba']);
    expect([0, 1, 2, 4].map((game) => seating(3, game).join(''))).toEqual(['abb', 'baa', 'bab', 'bba']);
    expect([0, 2, 4, 6].map((game) => seating(4, game).join(''))).toEqual(['aabb', 'abab', 'abba', 'aabb']);
    expect(waysToSit(6)).toHaveLength(10);
  });
});

describe('the interval of a share', () => {
  it('is the one of the tables', () => {
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  it('stays within 0 and 1', () => {
    expect(wilson(0, 20)[0]).toBe(0);
    expect(wilson(0, 20)[1]).toBeCloseTo(0.1611, 4);
    expect(wilson(20, 20)[1]).toBe(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('ratings', () => {
  it('of two who met often tell their share of the wins', () => {
    const { good, random } = ratings([{ a: 'random', b: 'good', games: 100_000, wins: 25_000 }], 'random');
    expect(random).toBe(0);
    expect(good).toBe(191); // 400 log10 3
  });

  it('begin with 0 for the weakest where nobody else is given', () => {
    const duels = [
      { a: 'x', b: 'y', games: 10, wins: 8 },
      { a: 'y', b: 'z', games: 10, wins: 5 },
      { a: 'x', b: 'z', games: 10, wins: 8 },
    ];
    const found = ratings(duels, 'random');
    expect(found['y']).toBe(0);
    expect(found['z']).toBe(0);
    expect(found['x']).toBeGreaterThan(150);
    expect(Object.keys(found)[0]).toBe('x');
  });

  it('can be had of somebody who never lost', () => {
    expect(ratings([{ a: 'x', b: 'y', games: 20, wins: 20 }], 'y')['x']).toBeCloseTo(645, -1);
  });

  it('leave out who cannot be compared, and self-play', () => {
    const duels = [
      { a: 'random', b: 'x', games: 4, wins: 1 },
      { a: 'y', b: 'z', games: 4, wins: 1 },
      { a: 'v', b: 'v', games: 4, wins: 2 },
    ];
    expect(Object.keys(ratings(duels, 'random'))).toEqual(['x', 'random']);
    expect(ratings([], 'random')).toEqual({});
  });
});

describe('the 99th percentile of the times', () => {
  const game = (decisions: number, ...slowest: number[]) => ({ decisions, slowest });

  it('comes from the slowest of every game', () => {
    expect(p99([game(100, 9, 5, 1), game(100, 8, 7, 2)])).toBe(7);
    expect(p99([game(50, 9, 5, 1)])).toBe(9);
  });

  it('is the least that is known in very long games', () => {
    expect(p99([game(1000, 9, 5, 1)])).toBe(1);
  });

  it('is not there without decisions', () => {
    expect(p99([game(0)])).toBeNull();
    expect(p99([])).toBeNull();
  });
});
