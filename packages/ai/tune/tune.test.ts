import { createGame } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seededRandom.ts';
import { featureTable } from '../value/featureTable.ts';
import { simple } from '../value/simple.ts';
import { addLessons, fit, learnFrom, noLessons } from './fit.ts';
import { addRow, addSums, fitness, newSums, solve } from './ridge.ts';

const duel = createGame({ players: 2 });

describe('ridge regression', () => {
  const truth = [3, -2, 0.5];
  const rows = (seed: string, n: number) => {
    const random = seededRandom(seed);
    const sums = newSums(truth.length);
    for (let i = 0; i < n; i++) {
      const features = [1, random(), 4 * random()];
      addRow(
        sums,
        features,
        features.reduce((sum, x, f) => sum + x * truth[f], 0),
      );
    }
    return sums;
  };

  it('finds what the rows were made by', () => {
    const sums = rows('a', 200);
    const weights = solve(sums, () => 1e-9);
    weights.forEach((weight, f) => expect(weight).toBeCloseTo(truth[f], 4));
    expect(fitness(sums, weights).explained).toBeCloseTo(1);
    expect(fitness(sums, [3, 0, 0]).explained).toBeLessThan(0.9);
  });

  it('doubts what is penalized', () => {
    const [, doubted] = solve(rows('a', 200), (f) => (f === 1 ? 1e6 : 1e-9));
    expect(Math.abs(doubted)).toBeLessThan(0.01);
  });

  it('finds the same from parts that are put together', () => {
    const whole = newSums(truth.length);
    addSums(whole, rows('a', 100));
    addSums(whole, rows('b', 100));
    expect(whole.rows).toBe(200);
    solve(whole, () => 1e-9).forEach((weight, f) => expect(weight).toBeCloseTo(truth[f], 4));
  });
});

describe('lessons', () => {
  it('of games give every feature a weight, the same ones again', () => {
    const learn = () => {
      const [first, second] = [noLessons(duel), noLessons(duel)];
      learnFrom(duel, 'one', simple, first);
      learnFrom(createGame({ players: 3 }), 'two', simple, second);
      addLessons(first, second);
      return first;
    };
    const lessons = learn();
    expect([lessons.games, lessons.seats]).toEqual([2, 5]);
    expect(lessons.sums.every(({ rows }) => rows > 0)).toBe(true);
    const { weights } = fit(duel, lessons);
    for (const table of weights) {
      for (const name of featureTable(duel.rules).names) expect(table[name]).toBeTypeOf('number');
      expect(table['few:any']).toBeTypeOf('number');
    }
    expect(fit(duel, learn()).weights).toEqual(weights);
  });

  it('go through JSON as they are', () => {
    const lessons = noLessons(duel);
    learnFrom(duel, 'json', simple, lessons);
    expect(JSON.parse(JSON.stringify(lessons))).toEqual(lessons);
  });
});
