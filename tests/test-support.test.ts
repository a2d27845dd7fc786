import { describe, expect, test } from 'vitest';
import { table } from './test-support/table.ts';

describe('tables for rule tests', () => {
  test('a card is played and paid in the plain way', () => {
    const t = table({ seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 } }] });
    t.play('farm');
    expect(t.city(0)).toEqual(['farm']);
    expect(t.res(0)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 1 });
    expect(t.turn()).toBe(1);
  });

  test('ways to pay are named by the cards they use', () => {
    const seats = [
      { hand: ['innkeeper', 'palace'], res: { berry: 1, twig: 2, resin: 3, pebble: 3 }, city: ['inn', 'crane'] },
    ];
    const byToken = table({ seats }).play('innkeeper', { via: 'inn' });
    expect(byToken.occupied(0)).toEqual(['inn']);
    const byCrane = table({ seats }).play('palace', { ability: 'crane', pay: { twig: 2, pebble: 3 } });
    expect(byCrane.res(0)).toEqual({ twig: 0, resin: 3, pebble: 0, berry: 1 });
    expect(byCrane.discard()).toEqual(['crane']);
    expect(byCrane.city(0)).toEqual(['inn', 'palace']);
  });

  test('a wrong payment is refused and changes nothing, also when only one is possible', () => {
    const t = table({ seats: [{ hand: ['farm'], res: { twig: 3, resin: 1 } }] });
    expect(t.refuses(() => t.play('farm', { pay: { twig: 3 } }))).toBe('cannot-pay');
    expect(t.refuses(() => t.claim('city-monument'))).toBe('requirement-not-met');
    expect(t.why({ card: 'farm' })).toBeNull();
    expect(() => t.refuses(() => t.play('farm'))).toThrow('accepted');
  });

  test('answers are given by meaning', () => {
    const t = table({
      seats: [{ hand: ['farm', 'mine', 'inn', 'king'] }, { city: [{ card: 'inn', workers: [1] }] }],
      forest: ['forest-2-any'],
    });
    expect(t.workersFree(1)).toBe(1);
    t.visit('haven').pick('mine', 'inn').split({ pebble: 1 });
    expect(t.hand(0)).toEqual(['farm', 'king']);
    expect(t.discard()).toEqual(['inn', 'mine']);
    expect(t.refuses(() => t.pick('farm'))).toBe('wrong-kind');
  });

  test('what a case does not speak of is filled up, every card once', () => {
    const t = table({ deckTop: ['fool', 'mine'], seats: [{ city: ['farm', 'farm', 'farm'] }] });
    const cards = [...t.state.zones.flat(), ...t.state.beneath.flatMap((entry) => entry.slice(1))];
    expect(cards.filter((uid) => uid >= 0).sort((a, b) => a - b)).toEqual([...t.state.cardOf.keys()]);
    expect(t.meadow()).not.toContain(null);
    expect(t.row('specialEvents')).toHaveLength(4);
    expect(t.row('forest').filter((card) => card !== null)).toHaveLength(3);
    expect(t.deckTop(2)).toEqual(['fool', 'mine']);
  });

  test('positions that cannot be are refused with the field they stand in', () => {
    expect(() => table({ seats: [{ city: ['inn', 'inn', 'inn', 'inn'] }] })).toThrow(/city\[3\].*3 copies of inn/);
    expect(() => table({ seats: [{ hand: ['no-such-card'] }] })).toThrow(/seats\[0\]\.hand\[0\]/);
    expect(() => table({ seats: [{ workersFree: 3 }] })).toThrow(/seats\[0\].*3 workers/);
    expect(() => table({ deckTopp: [] } as never)).toThrow(/given\.deckTopp: no such field/);
    expect(() => table({ weather: [] } as never)).not.toThrow();
    expect(() => table({ weather: ['blizzard'] } as never)).toThrow(/weather: the module spirecrest/);
    expect(() => table({ station: ['farm'] })).toThrow(/station: the module newleaf is not in play/);
  });

  test('Rugwort is set down as the case says', () => {
    const t = table({
      modules: ['rugwort'],
      rugwort: {
        year: 2,
        city: ['farm'],
        forestWorker: 'bottom-left',
        basicWorker: 'basic-2-resin',
        meadowWorkers: [1],
      },
      seats: [{ season: 'spring' }],
    });
    expect(t.city(1)).toEqual(['farm']);
    expect(t.deployed(1)).toEqual(['basic-2-resin', t.row('forest')[3]]);
    expect(t.game.setup.options['rugwort.year']).toBe(2);
    expect(t.refuses(() => t.play(t.meadow()[0]!, { slot: 1 }))).toBe('slot-shut');
  });
});
