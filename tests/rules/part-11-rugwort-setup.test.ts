import { describe, expect, test } from 'vitest';
import { table, type Table } from '../test-support/table.ts';

const SEEDS = ['acorn', 'bramble', 'clover', 'dandelion'];

function eachStart(look: (t: Table) => void): void {
  for (const seed of SEEDS) look(table.fresh({ players: 1, modules: ['rugwort'] }, seed));
}

describe('Setting up against Rugwort', () => {
  test('R-RUG-01: the table is set for two, with three Forest cards and four special Events', () => {
    eachStart((t) => {
      const [topLeft, topRight, bottomRight, bottomLeft] = t.row('forest');
      expect(bottomRight).toBeNull();
      expect(new Set([topLeft, topRight, bottomLeft]).size).toBe(3);
      expect([topLeft, topRight, bottomLeft]).not.toContain(null);
      expect(t.row('specialEvents')).toHaveLength(4);
      expect(t.row('basicEvents')).toHaveLength(4);
      expect(t.meadow()).not.toContain(null);
    });
  });

  test('R-RUG-01: a human alone cannot be joined by a second one', () => {
    expect(() => table.fresh({ players: 2, modules: ['rugwort'] })).toThrow('1 human player');
  });

  test('R-RUG-02: the human starts with five cards', () => {
    eachStart((t) => {
      expect(t.hand(0)).toHaveLength(5);
      expect(t.deckCount()).toBe(128 - 8 - 5);
      expect(t.turn()).toBe(0);
    });
  });

  test('R-RUG-03: Rugwort starts without hand, resources and points', () => {
    eachStart((t) => {
      expect(t.hand(1)).toEqual([]);
      expect(t.res(1)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
      expect(t.points(1)).toBe(0);
      expect(t.city(1)).toEqual([]);
    });
  });

  test('R-RUG-03: neither the green cards he plays nor his spring bring him resources, nor do cards come to him', () => {
    const t = table({
      modules: ['rugwort'],
      dice: [1],
      meadow: ['mine', 'king', 'king', 'queen', 'queen', 'castle', 'castle', 'palace'],
      rugwort: { city: ['farm', 'fairgrounds', 'storehouse'] },
      seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 }, deployed: ['basic-1-berry', 'basic-1-berry'] }],
    });
    t.play('farm');
    expect(t.city(1)).toEqual(['fairgrounds', 'farm', 'mine', 'storehouse']);
    t.prepare();
    expect(t.res(0)['berry']).toBe(2);
    expect(t.res(1)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
    expect(t.storedOn(1, 'storehouse')).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
    expect(t.hand(1)).toEqual([]);
  });

  test('R-RUG-04: his first worker blocks the top-left Forest card, the others are free', () => {
    eachStart((t) => {
      const [topLeft, topRight, , bottomLeft] = t.row('forest');
      expect(t.deployed(1)).toContain(topLeft);
      expect(t.refuses(() => t.visit(topLeft!))).toBe('location-occupied');
      expect(t.why({ place: topRight! })).not.toBe('location-occupied');
      expect(t.why({ place: bottomLeft! })).not.toBe('location-occupied');
    });
  });

  test('R-RUG-05: his second worker blocks the three twigs', () => {
    eachStart((t) => {
      expect(t.deployed(1)).toHaveLength(2);
      expect(t.workersFree(1)).toBe(0);
      expect(t.deployed(1)).toContain('basic-3-twigs');
      expect(t.refuses(() => t.visit('basic-3-twigs'))).toBe('location-occupied');
      expect(t.canVisit('basic-2-resin')).toBe(true);
    });
  });

  test('R-RUG-06: he takes no turn: after a visit it is the human again, and nothing of his has moved', () => {
    const t = table.fresh({ players: 1, modules: ['rugwort'] }, 'acorn');
    const stands = t.deployed(1);
    t.visit('basic-1-berry').visit('basic-1-berry');
    expect(t.turn()).toBe(0);
    expect(t.decider()).toBe(0);
    expect(t.city(1)).toEqual([]);
    expect(t.deployed(1)).toEqual(stands);
    expect(t.log.some((event) => event.e === 'rolled')).toBe(false);
    expect(t.refuses(() => t.answer({ t: 'pick', items: [1] }))).toBe('wrong-kind');
  });
});

describe('The three years', () => {
  test('R-RUG-37: each year is a game of its own that starts afresh; without a word it is the first', () => {
    for (const year of [1, 2, 3]) {
      const t = table.fresh({ players: 1, modules: ['rugwort'], options: { 'rugwort.year': year } }, 'acorn');
      expect(t.city(1)).toEqual([]);
      expect(t.points(1)).toBe(0);
      expect(t.season(0)).toBe('winter');
      expect(t.hand(0)).toHaveLength(5);
      expect(t.workersFree(0)).toBe(2);
    }
    const plain = table.fresh({ players: 1, modules: ['rugwort'] }, 'acorn');
    expect(plain.game.setup.options['rugwort.year']).toBe(1);
    expect(() => table.fresh({ players: 1, modules: ['rugwort'], options: { 'rugwort.year': 4 } }, 'acorn')).toThrow(
      'rugwort.year',
    );
  });

  test('R-RUG-37: when the human has passed the game is over and no next year follows', () => {
    const t = table({
      modules: ['rugwort'],
      rugwort: { year: 1, journey: 3 },
      seats: [{ season: 'autumn', deployed: Array.from({ length: 6 }, () => 'basic-1-berry') }],
    });
    t.pass();
    expect(t.over()).toBe(true);
    expect(t.season(0)).toBe('autumn');
    expect(t.refuses(() => t.visit('basic-1-berry'))).toBe('game-over');
  });
});
