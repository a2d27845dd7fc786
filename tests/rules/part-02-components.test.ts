import { createGame, type RowName } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { table } from '../test-support/table.ts';

/** Places of a row that the base game brings, whether they are laid out or not. */
function placesOf(row: RowName): string[] {
  const { places, rowIx } = createGame({ players: 2 }).rules;
  return places.filter((place) => place.row === rowIx[row] && place.set === 'base').map((place) => place.id);
}

describe('Part 2: components', () => {
  test('R-COMP-01: the deck, the Meadow and the hands together are 128 Critters and Constructions, each lying once', () => {
    const t = table.fresh({ players: 4 });
    const cards = t.state.zones.flat();
    expect(cards).toHaveLength(128);
    expect(new Set(cards).size).toBe(128);
    const kinds = cards.map((uid) => t.game.rules.designs[t.state.cardOf[uid]].kind);
    expect(kinds.filter((kind) => kind === 'critter')).toHaveLength(63);
    expect(kinds.filter((kind) => kind === 'construction')).toHaveLength(65);
  });

  test('R-COMP-04: there are 16 special Events in the base game', () => {
    expect(new Set(placesOf('specialEvents')).size).toBe(16);
    // Over many games each of them turns up, and none besides.
    const met = new Set<string | null>();
    for (let n = 0; n < 60; n++)
      for (const id of table.fresh({ players: 6 }, `events ${n}`).row('specialEvents')) met.add(id);
    expect(met).toEqual(new Set(placesOf('specialEvents')));
  });

  test('R-COMP-05: there are 11 Forest cards in the base game', () => {
    expect(new Set(placesOf('forest')).size).toBe(11);
    const met = new Set<string | null>();
    for (let n = 0; n < 60; n++) for (const id of table.fresh({ players: 4 }, `forest ${n}`).row('forest')) met.add(id);
    expect(met).toEqual(new Set(placesOf('forest')));
  });

  test('R-COMP-06: there are 4 basic Events in the base game', () => {
    expect(placesOf('basicEvents')).toEqual([
      'city-monument',
      'grand-tour',
      'harvest-festival',
      'cartographers-expedition',
    ]);
  });

  test('R-COMP-08: each player has 6 workers and, without expansions, no further figure', () => {
    for (const players of [2, 3, 4]) {
      const t = table.fresh({ players });
      for (const seat of t.state.seats) expect(seat.workers).toHaveLength(6);
    }
    const autumn = table({ seats: [{ season: 'autumn' }] });
    expect(autumn.workersFree(0)).toBe(6);
    expect(() => table({ seats: [{ season: 'autumn', workersFree: 7 }] })).toThrow(/7 workers/);
  });

  describe('with Pearlbrook', () => {
    const { rules } = createGame({ players: 2, modules: ['pearlbrook'] });
    const count = (row: RowName): number =>
      rules.places.filter((place) => place.row === rules.rowIx[row] && place.set === 'pearlbrook').length;

    test('R-COMP-02: it adds 20 cards to the main deck', () => {
      const own = rules.deckList.filter((ix) => rules.designs[ix].set === 'pearlbrook');
      expect(own).toHaveLength(20);
      expect(rules.deckList).toHaveLength(148);
      const t = table.fresh({ players: 4, modules: ['pearlbrook'] });
      const cards = t.state.zones.filter((_, zone) => t.game.rules.zones[zone].rows.length === 0).flat();
      expect(new Set(cards).size).toBe(148);
    });

    test('R-COMP-04: it has 6 special Events', () => {
      expect(count('specialEvents')).toBe(6);
    });

    test('R-COMP-05: it has 4 Forest cards', () => {
      expect(count('forest')).toBe(4);
    });

    test('R-COMP-08: each player has a frog Ambassador, which is no seventh worker', () => {
      const t = table.fresh({ players: 3, modules: ['pearlbrook'] });
      expect(t.game.rules.figures).toEqual(['ambassador']);
      expect(t.state.slices.figures!.map((figures) => figures.length)).toEqual([1, 1, 1]);
      for (const seat of t.state.seats) expect(seat.workers).toHaveLength(6);
    });

    test('R-COMP-09: it has 12 River Destinations, 12 Adornments and 4 Wonders', () => {
      expect([count('riverCards'), count('adornments'), count('wonders')]).toEqual([12, 12, 4]);
      expect([count('river'), count('shoal'), count('basicEvents')]).toEqual([4, 1, 0]);
    });
  });
});
