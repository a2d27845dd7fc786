import { describe, expect, test } from 'vitest';
import { brook, mine, pearls, wonders } from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';
import type { SeatShorthand, Table } from '../test-support/table.ts';

const HAND = ['farm', 'mine', 'inn', 'king', 'bard'];
const WONDERS: Readonly<Record<string, { points: number; each: number; pearls: number; cards: number }>> = {
  'hopewatch-gate': { points: 10, each: 1, pearls: 2, cards: 2 },
  'mistrise-fountain': { points: 15, each: 2, pearls: 3, cards: 2 },
  'sunblaze-bridge': { points: 20, each: 2, pearls: 3, cards: 3 },
  'starfalls-flame': { points: 25, each: 3, pearls: 3, cards: 3 },
};
const PAIRS = ['inn', 'mine', 'teacher', 'woodcarver'].flatMap((card) => [card, card]);
const goodsFor = (each: number): Record<string, number> => ({ twig: each, resin: each, pebble: each });
const RICH: SeatShorthand = { res: { twig: 6, resin: 6, pebble: 6 }, pearls: 6, hand: HAND };

/** Seat 0 builds it, discarding the first cards of its hand. */
function build(wonder: string, seat: SeatShorthand = RICH): Table {
  return mine(seat)
    .visit(wonder)
    .pick(...HAND.slice(0, WONDERS[wonder].cards));
}

describe('Part 14: Wonders', () => {
  for (const [wonder, { points, each, pearls: price, cards }] of Object.entries(WONDERS)) {
    test(`R-PEARL-27: ${wonder} costs a worker, ${each} of each building material, ${price} pearls and ${cards} cards`, () => {
      const seat = { res: { ...goodsFor(each), berry: 1 }, pearls: price, hand: HAND.slice(0, cards + 1) };
      const t = mine(seat).visit(wonder);
      expect(t.refuses(() => t.pick(...HAND.slice(0, cards - 1)))).toBe('too-few');
      expect(t.refuses(() => t.pick(...HAND.slice(0, cards + 1)))).toBe('too-many');
      t.pick(...HAND.slice(0, cards));
      expect(t.res(0)).toEqual(goods({ berry: 1, pearl: 0 }));
      expect(t.hand(0)).toEqual([HAND[cards]]);
      expect(t.discard().slice().sort()).toEqual(HAND.slice(0, cards).sort());
      expect(wonders(t, 0)).toEqual([wonder]);
      expect(t.row('wonders')).not.toContain(wonder);
      expect(t.score(0)['wonders']).toBe(points);
      expect(t.workersFree(0)).toBe(1);
      expect(t.turn()).toBe(1);
    });

    test(`R-PEARL-27: ${wonder} cannot be built when anything of its price is missing`, () => {
      const seat = { res: goodsFor(each), pearls: price, hand: HAND.slice(0, cards) };
      const lacking = [
        ...['twig', 'resin', 'pebble'].map((r) => ({ ...seat, res: { ...seat.res, [r]: each - 1, berry: 9 } })),
        { ...seat, pearls: price - 1 },
        { ...seat, hand: HAND.slice(1, cards) },
      ];
      for (const poor of lacking) {
        const t = mine({ ...poor, points: 9 });
        expect(t.canVisit(wonder)).toBe(false);
        expect(t.refuses(() => t.visit(wonder))).toBe('cannot-pay-price');
      }
      expect(mine(seat).canVisit(wonder)).toBe(true);
    });
  }

  test('R-PEARL-27: it takes a worker, and the Ambassador is none', () => {
    const t = mine({ ...RICH, deployed: ['basic-1-berry', 'basic-1-berry'] });
    expect(t.refuses(() => t.visit('hopewatch-gate'))).toBe('no-worker');
    expect(t.refuses(() => t.ambassador('hopewatch-gate'))).toBe('not-offered');
  });

  test('OQ-62: the Wonder for 15 points costs three pearls', () => {
    const t = mine({ ...RICH, pearls: 2 });
    expect(t.canVisit('mistrise-fountain')).toBe(false);
    expect(pearls(build('mistrise-fountain', { ...RICH, pearls: 3 }), 0)).toBe(0);
  });

  test('R-PEARL-28: no card ability helps with the price', () => {
    const city = ['crane', 'innkeeper', 'judge', { card: 'dungeon' }, 'wanderer', 'inn', 'queen'];
    const t = mine({ city, res: { twig: 1, resin: 1, berry: 3 }, pearls: 2, hand: HAND });
    expect(t.refuses(() => t.visit('hopewatch-gate'))).toBe('cannot-pay-price');
    const rich = build('hopewatch-gate', { ...RICH, city });
    expect(rich.city(0)).toHaveLength(7);
    expect(rich.res(0)).toEqual(goods({ twig: 5, resin: 5, pebble: 5, pearl: 4 }));
  });

  test('R-PEARL-29: a Wonder is built once in the game', () => {
    const t = brook({ seats: [RICH, { ...RICH, hand: ['queen', 'judge', 'chapel'] }] }).visit('hopewatch-gate');
    t.pick('farm', 'mine');
    expect(t.turn()).toBe(1);
    expect(t.refuses(() => t.visit('hopewatch-gate'))).toBe('not-in-play');
    expect(t.canVisit('sunblaze-bridge')).toBe(true);
    const later = brook({ seats: [RICH, { wonders: ['hopewatch-gate'] }] });
    expect(later.refuses(() => later.visit('hopewatch-gate'))).toBe('not-in-play');
  });

  test('R-PEARL-29: a player may build several', () => {
    const t = build('hopewatch-gate').visit('basic-1-berry').visit('sunblaze-bridge');
    expect(wonders(t, 0)).toEqual(['hopewatch-gate', 'sunblaze-bridge']);
    expect(t.score(0)['wonders']).toBe(30);
    expect(t.deployed(0)).toEqual(['hopewatch-gate', 'sunblaze-bridge']);
  });

  test('R-PEARL-30: the worker on it comes home with the next Prepare for Season, the Wonder stays', () => {
    const t = build('hopewatch-gate', { ...RICH, deployed: ['basic-1-berry'] });
    expect(t.deployed(0)).toEqual(['basic-1-berry', 'hopewatch-gate']);
    t.visit('basic-1-berry').prepare();
    expect(t.deployed(0)).toEqual([]);
    expect(t.workersFree(0)).toBe(3);
    expect(wonders(t, 0)).toEqual(['hopewatch-gate']);
    expect(t.row('wonders')).not.toContain('hopewatch-gate');
  });

  test('R-PEARL-30: the Ranger may move a worker off a Wonder or onto one, which is built then', () => {
    const seat = { ...RICH, hand: ['ranger', ...HAND], res: { ...RICH.res, berry: 2 }, deployed: ['basic-3-twigs'] };
    const t = mine(seat).play('ranger');
    t.place('hopewatch-gate').pick('farm', 'mine');
    expect(wonders(t, 0)).toEqual(['hopewatch-gate']);
    expect(t.deployed(0)).toEqual(['hopewatch-gate']);
    const off = mine({ ...seat, deployed: ['hopewatch-gate'], wonders: ['hopewatch-gate'] }).play('ranger');
    expect(off.choices()).not.toContain('hopewatch-gate');
    off.place('basic-3-twigs');
    expect(wonders(off, 0)).toEqual(['hopewatch-gate']);
  });

  test('R-CITY-03: Wonders use no space, and a full city may build one', () => {
    const city = [...Array.from({ length: 7 }, () => 'farm'), ...PAIRS];
    const t = build('hopewatch-gate', { ...RICH, city });
    expect(t.city(0)).toHaveLength(15);
    const kept = { wonders: ['hopewatch-gate', 'starfalls-flame'], adornmentsPlayed: ['bell', 'tiara'] };
    const room = { hand: ['mine'], res: { twig: 1, resin: 1, pebble: 1 }, ...kept };
    expect(mine({ ...room, city: city.slice(1) }).canPlay('mine')).toBe(true);
    expect(mine({ ...room, city }).canPlay('mine')).toBe(false);
  });

  test('R-PEARL-31, R-COMBO-02: Wonders are no Events and count none for the King', () => {
    const t = mine({ city: ['king'], wonders: ['hopewatch-gate', 'starfalls-flame'] });
    expect(t.events(0)).toEqual([]);
    expect(t.score(0)).toMatchObject({ prosperity: 0, events: 0, wonders: 35 });
    const special = mine({ city: ['king'], wonders: ['hopewatch-gate'], events: ['tax-relief'] });
    expect(special.score(0)['prosperity']).toBe(2);
  });

  test('R-PEARL-31: building one achieves no Event', () => {
    expect(build('hopewatch-gate').events(0)).toEqual([]);
  });

  test('R-PEARL-31, R-SCORE-10: in a tie Events decide and Wonders do not', () => {
    const deployed = Array.from({ length: 6 }, () => 'basic-1-berry');
    const last = { season: 'autumn', deployed };
    const seats = [
      { ...last, wonders: ['hopewatch-gate'] },
      { ...last, events: ['tax-relief'], points: 10 - 3 },
    ];
    const t = brook({ seats }).pass().pass();
    expect(t.score(0).total).toBe(t.score(1).total);
    expect(t.game.winners(t.state)).toEqual([1]);
  });

  test('clock-tower, R-PEARL-31: what carries locations out again does not know Wonders', () => {
    const city = [{ card: 'clock-tower', tokens: 3 }];
    const t = mine({ city, deployed: ['hopewatch-gate', 'basic-1-berry'], wonders: ['hopewatch-gate'] }).prepare();
    expect(t.asks()).toBe('useToken');
    t.choose('use');
    expect(t.res(0)['berry']).toBe(1);
    expect(t.score(0)['wonders']).toBe(10);
  });
});
