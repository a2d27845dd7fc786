import { createGame, type Game } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { playMatch, randomBot, seededRandom } from '../index.ts';
import { featuresOf } from './features.ts';
import { featureTable } from './featureTable.ts';
import { learnedBy } from './value.ts';
import { TUNED } from './weights.ts';

const WEIGHTS = TUNED.weights;

const duel = createGame({ players: 2 });

function feature(game: Game, seed: string, name: string): number {
  const { names } = featureTable(game.rules);
  const out = new Float64Array(names.length);
  featuresOf(game.rules, game.start(seed), 0, out);
  return out[names.indexOf(name)];
}

describe('features', () => {
  it('are read off the position', () => {
    expect(feature(duel, 'a', 'workers')).toBe(2);
    expect(feature(duel, 'a', 'hand')).toBe(5);
    expect(feature(duel, 'a', 'spaces')).toBe(15);
    expect(feature(duel, 'a', 'green')).toBe(0);
  });

  it('have a weight each, in every season', () => {
    for (const table of WEIGHTS)
      expect(Object.keys(table)).toEqual(expect.arrayContaining([...featureTable(duel.rules).names]));
    expect(WEIGHTS).toHaveLength(duel.rules.seasons.length);
  });
});

describe('value', () => {
  const value = learnedBy(WEIGHTS).value;

  it('expects points at the beginning and is the score at the end', () => {
    expect(value(duel, duel.start('a'), 0)).toBeGreaterThan(25);
    const end = playMatch(duel, 'end', [randomBot(), randomBot()], seededRandom('end'));
    for (const seat of [0, 1]) expect(value(duel, end, seat)).toBe(duel.score(end)[seat].total);
  });

  it('counts what it has no weight for like its kind', () => {
    const plain = WEIGHTS.map((table) =>
      Object.fromEntries(Object.entries(table).filter(([name]) => !name.startsWith('few:'))),
    );
    const some = plain.map((table) => ({ ...table, 'few:any': 1 }));
    const rich = duel.start('a');
    rich.seats[0].res[0] = 2;
    expect(learnedBy(some).value(duel, rich, 0) - learnedBy(plain).value(duel, rich, 0)).toBeCloseTo(2);
  });
});
