import { createGame, type Game, type OptionValue } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { table } from '../test-support/table.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `bell ${i}`);
const game = (
  players: number,
  options: Readonly<Record<string, OptionValue>> = {},
  more: readonly string[] = [],
): Game => createGame({ players, modules: ['bellfaire', ...more], options });

/** How many special Events of Bellfaire are dealt, seed by seed. */
function own(players: number, way: string, more: readonly string[] = []): number[] {
  const { rules: g, start } = game(players, { 'bellfaire.events': way }, more);
  return SEEDS.map((seed) => {
    const events = start(seed).rows[g.rowIx.specialEvents];
    return events.filter((event) => g.places[event - g.cards].set === 'bellfaire').length;
  });
}
const distinct = (counts: readonly number[]): number[] => [...new Set(counts)].sort((a, b) => a - b);

describe('Part 13: Bellfaire', () => {
  test.each([
    ['bellfaire.market', 'market'],
    ['bellfaire.market', 'market-3-twigs-1-card'],
    ['bellfaire.garland', 'agriculture'],
    ['bellfaire.festival', 'flower-festival'],
  ])('R-BELL-01: %s is switched on by itself (%s)', (option, place) => {
    expect(game(2).rules.placeById.has(place)).toBe(true);
    expect(game(2, { [option]: false }).rules.placeById.has(place)).toBe(false);
  });

  test('R-BELL-01, R-BELL-03: without its Forest cards only those of the others are dealt', () => {
    const { rules: g, start } = game(4, { 'bellfaire.forest': false });
    const dealt = SEEDS.flatMap((seed) => start(seed).rows[g.rowIx.forest]).filter((place) => place >= 0);
    expect(dealt.filter((place) => g.places[place - g.cards].set === 'bellfaire')).toEqual([]);
    const mixed = game(4);
    const all = SEEDS.flatMap((seed) => mixed.start(seed).rows[mixed.rules.rowIx.forest]);
    expect(new Set(all.map((place) => mixed.rules.places[place - mixed.rules.cards].set))).toEqual(
      new Set(['base', 'bellfaire']),
    );
  });

  test('R-SCORE-02: only a game with the Award has its category', () => {
    expect(table({ modules: ['bellfaire'], garland: 'peace' }).score(0)).toHaveProperty('garland', 0);
    expect(table({ modules: ['bellfaire'], options: { 'bellfaire.garland': false } }).score(0)).not.toHaveProperty(
      'garland',
    );
  });

  test('R-BELL-02, R-BELL-05, R-COMBO-16: the boards change nothing, with Wonders neither', () => {
    for (const more of [[], ['pearlbrook']]) {
      const [with_, without] = [true, false].map((board) => {
        const played = game(3, { 'bellfaire.board': board }, more);
        const { setup: _, ...state } = played.start('board');
        return { state, legal: played.legal(played.start('board'), 0).length };
      });
      expect(without).toEqual(with_);
    }
  });

  test('R-BELL-04: the special Events are mixed, half of them, all of them, or none', () => {
    expect(distinct(own(4, 'mixed')).length).toBeGreaterThan(2);
    expect(distinct(own(4, 'half'))).toEqual([2]);
    expect(distinct(own(2, 'only'))).toEqual([4]);
    expect(distinct(own(4, 'none'))).toEqual([0]);
  });

  test('OQ-72: with five players the fifth is of either, with six there are three of each', () => {
    expect(distinct(own(5, 'half'))).toEqual([2, 3]);
    expect(distinct(own(6, 'half'))).toEqual([3]);
    expect(distinct(own(6, 'only'))).toEqual([6]);
    const fifth = SEEDS.length;
    const more = own(5, 'half').filter((n) => n === 3).length;
    expect(more).toBeLessThan(fifth / 2); // 7 of 21 that are left
  });

  test('R-PEARL-04: with Pearlbrook one Event is of Pearlbrook whatever the way', () => {
    for (const way of ['mixed', 'half', 'only', 'none']) {
      const { rules: g, start } = game(4, { 'bellfaire.events': way }, ['pearlbrook']);
      for (const seed of SEEDS.slice(0, 10)) {
        const sets = start(seed).rows[g.rowIx.specialEvents].map((event) => g.places[event - g.cards].set);
        expect(sets).toContain('pearlbrook');
        expect(sets).toHaveLength(4);
      }
    }
  });

  test('R-BELL-09: one of the seven Awards lies open, each at some time', () => {
    const { rules: g, start } = game(2);
    const awards = SEEDS.map((seed) => start(seed).zones[g.zone['garlands']]);
    expect(awards.every((tiles) => tiles.length === 1)).toBe(true);
    expect(new Set(awards.flat()).size).toBe(7);
  });

  test('R-BELL-08: with Pearlbrook there is no Flower Festival', () => {
    expect(game(2, {}, ['pearlbrook']).rules.placeById.has('flower-festival')).toBe(false);
  });
});
