import type { Bundle } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table } from '../test-support/table.ts';

interface Location {
  readonly id: string;
  readonly gives: Bundle;
  readonly cards: number;
  readonly points: number;
  readonly shared: boolean;
}

const exclusive = (id: string, gives: Bundle, cards = 0): Location => ({ id, gives, cards, points: 0, shared: false });
const shared = (id: string, gives: Bundle, cards = 0, points = 0): Location => ({
  id,
  gives,
  cards,
  points,
  shared: true,
});

/** From left to right. */
const BASIC: readonly Location[] = [
  exclusive('basic-3-twigs', { twig: 3 }),
  shared('basic-2-twigs-1-card', { twig: 2 }, 1),
  exclusive('basic-2-resin', { resin: 2 }),
  shared('basic-1-resin-1-card', { resin: 1 }, 1),
  shared('basic-2-cards-1-point', {}, 2, 1),
  exclusive('basic-1-pebble', { pebble: 1 }),
  exclusive('basic-1-berry-1-card', { berry: 1 }, 1),
  shared('basic-1-berry', { berry: 1 }),
];

const EIGHT = ['farm', 'farm', 'mine', 'inn', 'king', 'bard', 'monk', 'chapel'];
const FIVE = EIGHT.slice(0, 5);

describe('Part 5.1: Basic locations', () => {
  test('R-BASIC-01: the 8 locations lie in their order from left to right', () => {
    expect(table().row('basic')).toEqual(BASIC.map(({ id }) => id));
  });

  for (const { id, gives, cards, points, shared } of BASIC) {
    test(`R-BASIC-01: ${id} gives just that`, () => {
      const t = table({ seats: [{ hand: ['king'] }], deckTop: ['farm', 'mine', 'inn'] });
      t.visit(id);
      expect(t.res(0)).toEqual(goods(gives));
      expect(t.hand(0)).toEqual(['king', ...['farm', 'mine'].slice(0, cards)].sort());
      expect(t.points(0)).toBe(points);
      expect(t.deployed(0)).toEqual([id]);
      expect(t.turn()).toBe(1);
    });

    test(`R-BASIC-01: ${id} is ${shared ? 'shared' : 'exclusive'}`, () => {
      for (const seats of [[{ deployed: [id] }], [{}, { deployed: [id] }]]) {
        const t = table({ seats });
        expect(t.why({ place: id })).toBe(shared ? null : 'location-occupied');
        expect(t.canVisit(id)).toBe(shared);
      }
    });
  }

  test('R-BASIC-02: everything listed is gained, and the cards come from the top of the deck', () => {
    const t = table({ seats: [{ hand: ['king'] }], deckTop: ['farm', 'mine', 'inn'] });
    const meadow = t.meadow();
    t.visit('basic-1-berry-1-card');
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
    expect(t.hand(0)).toEqual(['farm', 'king']);
    expect(t.deckTop(2)).toEqual(['mine', 'inn']);
    expect(t.meadow()).toEqual(meadow);
  });

  test('R-BASIC-02: drawing stops at the hand limit: the second card stays on the deck', () => {
    const t = table({ seats: [{ hand: EIGHT.slice(1) }], deckTop: ['school', 'theater'] });
    t.visit('basic-2-cards-1-point');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.hand(0)).toContain('school');
    expect(t.deckTop(1)).toEqual(['theater']);
    expect(t.points(0)).toBe(1);
  });

  test('R-BASIC-03: with a full hand the other gains of a location are still to be had', () => {
    for (const { id, gives, cards, points } of BASIC.filter((location) => location.cards > 0)) {
      expect(cards).toBeGreaterThan(0);
      const t = table({ seats: [{ hand: EIGHT }], deckTop: ['school'] });
      t.visit(id);
      expect(t.res(0)).toEqual(goods(gives));
      expect(t.points(0)).toBe(points);
      expect(t.hand(0)).toEqual(EIGHT.slice().sort());
      expect(t.deckTop(1)).toEqual(['school']);
    }
  });
});

describe('Part 5.3: Haven', () => {
  test('R-HAVEN-01: the haven takes any number of workers, also several of one player', () => {
    const t = table({ seats: [{ season: 'autumn' }, { season: 'autumn' }] });
    for (let n = 0; n < 12; n++) t.visit('haven');
    for (const seat of [0, 1]) expect(t.deployed(seat)).toEqual(Array.from({ length: 6 }, () => 'haven'));
  });

  test('R-HAVEN-02: any number of hand cards may be discarded, from none to all', () => {
    for (const n of [0, 1, 3, 5]) {
      const t = table({ seats: [{ hand: FIVE }] });
      t.visit('haven');
      expect(t.choices()).toEqual(FIVE.slice().sort());
      t.pick(...FIVE.slice(0, n));
      expect(t.hand(0)).toEqual(FIVE.slice(n).sort());
      expect(t.discard()).toHaveLength(n);
    }
  });

  test('R-HAVEN-02: only own hand cards are discarded', () => {
    const t = table({ seats: [{ hand: ['farm', 'mine'], city: ['inn'] }, { hand: ['king'] }] });
    t.visit('haven');
    expect(t.refuses(() => t.pick('inn'))).toBe('not-offered');
    expect(t.refuses(() => t.pick('king'))).toBe('not-offered');
    expect(t.refuses(() => t.pick('farm', 'farm'))).toBe('not-offered');
  });

  test('R-HAVEN-02, OQ-53: a player with one card or none may go to the haven as well', () => {
    const none = table();
    none.visit('haven');
    expect(none.deployed(0)).toEqual(['haven']);
    expect(none.turn()).toBe(1);
    const one = table({ seats: [{ hand: ['farm'] }] });
    one.visit('haven').pick('farm');
    expect(one.res(0)).toEqual(goods());
    expect(one.discard()).toEqual(['farm']);
  });

  test('R-HAVEN-03: two cards buy one resource, a third buys nothing, five buy two', () => {
    for (const [cards, bought] of [
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [8, 4],
    ]) {
      const t = table({ seats: [{ hand: EIGHT }] });
      t.visit('haven').pick(...EIGHT.slice(0, cards));
      expect(t.asks()).toBe(bought === 0 ? 'turn' : 'gainAny');
      if (bought > 0) t.split({ resin: bought });
      expect(t.res(0)).toEqual(goods({ resin: bought }));
      expect(t.turn()).toBe(1);
    }
  });

  test('R-HAVEN-03: each resource bought may be of another kind', () => {
    const t = table({ seats: [{ hand: EIGHT }] });
    t.visit('haven').pick(...EIGHT);
    expect(t.refuses(() => t.split({ twig: 2, resin: 1 }))).toBe('too-few');
    expect(t.refuses(() => t.split({ twig: 5 }))).toBe('too-many');
    t.split({ twig: 1, resin: 1, pebble: 1, berry: 1 });
    expect(t.res(0)).toEqual({ twig: 1, resin: 1, pebble: 1, berry: 1 });
  });
});

describe('Part 5.4: Journey', () => {
  const SPACES = [2, 3, 4, 5] as const;
  const traveller = { season: 'autumn', hand: FIVE };

  test('R-JOUR-01: nobody sets out before autumn', () => {
    for (const season of ['winter', 'spring', 'summer']) {
      const t = table({ seats: [{ season, hand: EIGHT }, { season: 'autumn' }] });
      for (const value of SPACES) expect(t.refuses(() => t.visit(`journey-${value}`))).toBe('wrong-season');
    }
    const t = table({ seats: [{ season: 'autumn', hand: EIGHT }] });
    for (const value of SPACES) expect(t.canVisit(`journey-${value}`)).toBe(true);
  });

  for (const value of SPACES) {
    const place = `journey-${value}`;

    test(`R-JOUR-03: ${place} asks for ${value} hand cards, no fewer and no more`, () => {
      const t = table({ seats: [{ ...traveller, hand: EIGHT, res: { twig: 1 } }] });
      t.visit(place);
      expect(t.refuses(() => t.pick(...EIGHT.slice(0, value - 1)))).toBe('too-few');
      expect(t.refuses(() => t.pick(...EIGHT.slice(0, value + 1)))).toBe('too-many');
      t.pick(...EIGHT.slice(0, value));
      expect(t.discard().slice().sort()).toEqual(EIGHT.slice(0, value).sort());
      expect(t.hand(0)).toEqual(EIGHT.slice(value).sort());
      expect(t.res(0)).toEqual(goods({ twig: 1 }));
      expect(t.deployed(0)).toEqual([place]);
    });

    test(`R-JOUR-03: ${place} is refused with ${value - 1} cards in hand`, () => {
      const t = table({ seats: [{ ...traveller, hand: EIGHT.slice(0, value - 1), city: ['king', 'school'] }] });
      expect(t.refuses(() => t.visit(place))).toBe('cannot-pay-price');
    });

    test(`R-JOUR-04: the worker on ${place} scores ${value} points at the end`, () => {
      const t = table({ seats: [{ ...traveller, hand: EIGHT.slice(0, value) }] });
      expect(t.score(0).total).toBe(0);
      t.visit(place);
      expect(t.hand(0)).toEqual([]);
      expect(t.score(0)).toMatchObject({ journey: value, tokens: 0, total: value });
    });

    test(`R-JOUR-02: ${place} is ${value === 2 ? 'shared' : 'exclusive'}`, () => {
      for (const seats of [
        [{ ...traveller, deployed: [place] }],
        [traveller, { ...traveller, hand: [], deployed: [place] }],
      ]) {
        const t = table({ seats });
        expect(t.why({ place })).toBe(value === 2 ? null : 'location-occupied');
        expect(t.canVisit(place)).toBe(value === 2);
      }
    });
  }

  test('R-JOUR-02: the spaces are worth 2, 3, 4 and 5', () => {
    expect(table().row('journey')).toEqual(SPACES.map((value) => `journey-${value}`));
    const seats = [{ season: 'autumn', deployed: SPACES.map((value) => `journey-${value}`) }];
    expect(table({ seats }).score(0).journey).toBe(14);
  });

  test('R-JOUR-05: a player may send several workers, also several to the space worth 2', () => {
    const t = table({ seats: [{ season: 'autumn', hand: EIGHT }, { passed: true }] });
    t.visit('journey-2').pick('farm', 'farm');
    t.visit('journey-2').pick('mine', 'inn');
    t.visit('journey-3').pick('king', 'bard', 'monk');
    expect(t.deployed(0)).toEqual(['journey-2', 'journey-2', 'journey-3']);
    expect(t.score(0).journey).toBe(7);
  });

  test('R-JOUR-06: no effect takes a worker off a Journey space', () => {
    const deployed = ['journey-5', 'journey-2', 'basic-3-twigs', 'basic-1-berry'];
    const city = ['chip-sweep', 'clock-tower'];
    const seat = { season: 'autumn', hand: ['ranger'], res: { berry: 2 }, city, deployed };
    const ranger = table({ seats: [seat] });
    ranger.play('ranger');
    expect(ranger.choices()).toEqual(['basic-1-berry', 'basic-3-twigs']);
    expect(ranger.refuses(() => ranger.worker('journey-5'))).toBe('not-offered');
    const recall = table({ seats: [seat], specialEvents: ['a-well-run-city'] });
    recall.claim('a-well-run-city');
    expect(recall.refuses(() => recall.worker('journey-2'))).toBe('not-offered');
    recall.worker('basic-1-berry');
    expect(recall.score(0).journey).toBe(7);
  });
});
