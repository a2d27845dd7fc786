import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table } from '../test-support/table.ts';

/** Red cards that show no OPEN sign, and the Storehouse. */
const CLOSED = ['cemetery', 'chapel', 'lookout', 'monastery', 'queen', 'storehouse', 'university'];
/** Enough of everything to make use of any Destination. */
const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const HAND = ['farm', 'mine', 'twig-barge', 'bard'];
const MEADOW = ['general-store', 'farm', 'king', 'king', 'castle', 'castle', 'palace', 'palace'];

const stocked = (card: string) => (card === 'storehouse' ? { card, stored: { twig: 3 } } : card);

describe('Part 5.5: whose cards may be visited', () => {
  test('R-DEST-01: every Destination in the own city may be visited, open or not', () => {
    for (const card of [...CLOSED, 'inn', 'post-office']) {
      const t = table({ meadow: MEADOW, seats: [{ city: [stocked(card), 'farm'], hand: HAND, res: RICH }] });
      t.visit(card);
      expect(t.deployed(0)).toEqual([card]);
      expect(t.workersFree(0)).toBe(1);
    }
  });

  test('R-DEST-01: a card in hand, in the Meadow or without a location is no place for a worker', () => {
    const t = table({ meadow: ['lookout', ...MEADOW.slice(1)], seats: [{ hand: ['chapel'], city: ['farm'] }] });
    const uid = (zone: number): number => t.state.zones[zone][0];
    const { hand, zone, city } = t.game.rules;
    for (const place of [uid(hand[0]), uid(zone['meadow']), uid(city[0])])
      expect(t.refuses(() => t.answer({ t: 'visit', place }))).toBe('not-in-play');
  });

  test('R-DEST-01: a location where a worker stands already is not free', () => {
    const t = table({ seats: [{ city: [{ card: 'lookout', workers: [0] }] }] });
    expect(t.refuses(() => t.visit('lookout'))).toBe('location-occupied');
  });

  test("R-DEST-02: a rival's Inn and Post Office are open to everybody", () => {
    for (const card of ['inn', 'post-office']) {
      const t = table({ meadow: MEADOW, seats: [{ hand: HAND, res: RICH }, { city: [card] }] });
      t.visit(card, { owner: 1 });
      expect(t.deployed(0)).toEqual([card]);
    }
  });

  test("R-DEST-02: a rival's cards without an OPEN sign are closed", () => {
    for (const card of CLOSED) {
      const t = table({ seats: [{ hand: HAND, res: RICH }, { city: [stocked(card), 'farm'] }] });
      expect(t.refuses(() => t.visit(card, { owner: 1 }))).toBe('not-open');
      expect(t.canVisit(card)).toBe(false);
    }
  });
});

describe('Part 5.5: OPEN signs', () => {
  test('R-DEST-03: a guest brings the owner of an Inn or Post Office 1 point token from the supply', () => {
    for (const card of ['inn', 'post-office']) {
      const seats = [{ hand: HAND, res: RICH, points: 2 }, { city: [card], points: 4 }, { points: 3 }];
      const t = table({ players: 3, meadow: MEADOW, seats });
      t.visit(card, { owner: 1 });
      expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([2, 5, 3]);
    }
  });

  test('R-DEST-03: the owner of the very copy that is visited is paid', () => {
    const seats = [{ res: RICH }, { city: ['inn'] }, { city: ['inn', 'inn'] }];
    const t = table({ players: 3, meadow: MEADOW, seats });
    t.visit('inn', { owner: 2, nth: 1 });
    expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([0, 0, 1]);
  });

  test('R-DEST-04: the owner gains nothing for visiting the own Inn or Post Office', () => {
    const inn = table({ meadow: MEADOW, seats: [{ city: ['inn'], res: RICH }] });
    inn.visit('inn').pick('farm');
    expect(inn.city(0)).toEqual(['farm', 'inn']);
    expect([inn.points(0), inn.points(1)]).toEqual([0, 0]);
    const post = table({ seats: [{ city: ['post-office'], hand: HAND }] });
    post.visit('post-office').pick('farm', 'mine').pick();
    expect(post.hand(0)).toHaveLength(8);
    expect([post.points(0), post.points(1)]).toEqual([0, 0]);
  });

  test('R-DEST-08: the owner of an Inn is paid although that player has passed', () => {
    const t = table({ meadow: MEADOW, seats: [{ res: RICH }, { city: ['inn'], passed: true, points: 1 }] });
    t.visit('inn', { owner: 1 });
    expect(t.points(1)).toBe(2);
  });
});

describe('Part 5.5: spots and effects', () => {
  test("R-DEST-05: a guest in the Inn shuts out its owner and everybody else, the owner's worker all guests", () => {
    for (const guest of [0, 1]) {
      const city = [{ card: 'inn', workers: [guest] }];
      for (const active of [0, 1, 2]) {
        const seats = [{ res: RICH }, { res: RICH, city }, { res: RICH }];
        const t = table({ players: 3, meadow: MEADOW, active, seats });
        expect(t.refuses(() => t.visit('inn', { owner: 1 }))).toBe('location-occupied');
      }
    }
  });

  test('R-DEST-05: each copy of a card has its own location', () => {
    const t = table({ meadow: MEADOW, seats: [{ res: RICH, city: ['inn', { card: 'inn', workers: [1] }] }] });
    expect(t.refuses(() => t.visit('inn', { nth: 1 }))).toBe('location-occupied');
    t.visit('inn', { nth: 0 });
    expect(t.deployed(0)).toEqual(['inn']);
  });

  test('R-DEST-06: the second spot of Monastery and Cemetery is locked without Monk and Undertaker', () => {
    for (const [card, key] of [
      ['monastery', 'monk'],
      ['cemetery', 'undertaker'],
    ]) {
      const one = { card, workers: [0] };
      const seat = { season: 'spring', res: RICH };
      const locked = table({ seats: [{ ...seat, city: [one] }, { city: [key] }] });
      expect(locked.refuses(() => locked.visit(card))).toBe('spot-locked');
      const open = table({ seats: [{ ...seat, city: [one, key] }] });
      expect(open.canVisit(card)).toBe(true);
      const full = table({ seats: [{ ...seat, city: [{ card, workers: [0, 0] }, key] }] });
      expect(full.refuses(() => full.visit(card))).toBe('location-occupied');
    }
  });

  test('R-DEST-06: the first spot needs no key, and the key of the other card opens nothing', () => {
    const t = table({ seats: [{ season: 'spring', res: RICH, city: ['monastery', 'cemetery'] }] });
    expect([t.canVisit('monastery'), t.canVisit('cemetery')]).toEqual([true, true]);
    const city = [{ card: 'monastery', workers: [0] }, 'undertaker'];
    const wrong = table({ seats: [{ season: 'spring', res: RICH, city }] });
    expect(wrong.refuses(() => wrong.visit('monastery'))).toBe('spot-locked');
  });

  test('R-DEST-06: the spot is locked again when the key has left the city', () => {
    const city = [{ card: 'monastery', workers: [0] }, 'monk', 'university'];
    const t = table({ seats: [{ season: 'summer', res: RICH, city }, { passed: true }] });
    expect(t.canVisit('monastery')).toBe(true);
    t.visit('university').pick('monk').split({ twig: 1 });
    expect(t.refuses(() => t.visit('monastery'))).toBe('spot-locked');
  });

  test('R-DEST-07: a guest of the Inn pays with the own resources and plays into the own city', () => {
    const seats = [{ res: { pebble: 2 } }, { city: ['inn', 'general-store'], res: { twig: 5, pebble: 5 } }];
    const t = table({ meadow: ['chapel', 'farm', ...MEADOW.slice(2)], deckTop: ['queen'], seats });
    t.visit('inn', { owner: 1 });
    expect(t.decider()).toBe(0);
    t.pick('chapel');
    expect(t.city(0)).toEqual(['chapel']);
    expect(t.city(1)).toEqual(['general-store', 'inn']);
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
    expect(t.res(1)).toEqual(goods({ twig: 5, pebble: 5 }));
    expect(t.meadow()[0]).toBe('queen');
  });

  test('R-DEST-07: what the owner of the Inn could pay for is of no help to the guest', () => {
    const meadow = ['castle', 'castle', 'palace', 'palace', 'ever-tree', 'ever-tree', 'theater', 'theater'];
    const seats = [{}, { city: ['inn', 'crane', 'judge'], res: RICH }];
    const t = table({ meadow, seats });
    expect(t.refuses(() => t.visit('inn', { owner: 1 }))).toBe('nothing-to-do');
    expect(table({ meadow, seats, active: 1 }).canVisit('inn')).toBe(true);
  });

  test('R-DEST-07: a guest of the Post Office gives and draws the own cards', () => {
    const t = table({ seats: [{ hand: ['farm', 'mine'] }, { city: ['post-office'], hand: ['king'] }] });
    t.visit('post-office', { owner: 1 });
    expect(t.hand(1)).toEqual(['farm', 'king', 'mine']);
    expect(t.hand(0)).toHaveLength(8);
    const poor = table({ seats: [{ hand: ['farm'] }, { city: ['post-office'], hand: ['king', 'mine'] }] });
    expect(poor.refuses(() => poor.visit('post-office', { owner: 1 }))).toBe('cannot-pay-price');
  });

  test('R-DEST-07, R-GIVE-02: the last two hand cards leave the hand also where only one of them fits', () => {
    const seven = ['king', 'queen', 'inn', 'inn', 'judge', 'monk', 'bard'];
    const t = table({ seats: [{ hand: ['farm', 'mine'], city: ['post-office'] }, { hand: seven }] });
    t.visit('post-office').pick('mine');
    expect(t.hand(1)).toHaveLength(8);
    expect(t.hand(1)).toContain('mine');
    expect(t.discard()).toEqual(['farm']);
    expect(t.hand(0)).toHaveLength(8);
    expect(t.hand(0)).not.toContain('farm');
    const alone = table({ seats: [{ hand: ['farm', 'mine'], city: ['post-office'] }, { passed: true }] });
    alone.visit('post-office');
    expect(alone.discard().slice().sort()).toEqual(['farm', 'mine']);
    expect(alone.hand(0)).toHaveLength(8);
  });

  test('R-DEST-09: a Storehouse is loaded when green cards are activated and emptied by a worker of its owner', () => {
    const t = table({
      seats: [{ hand: ['storehouse'], res: { twig: 1, resin: 1, pebble: 1 } }, { passed: true }],
    });
    t.play('storehouse').choose('resin');
    expect(t.res(0)).toEqual(goods());
    expect(t.storedOn(0, 'storehouse')).toEqual(goods({ resin: 2 }));
    t.visit('storehouse');
    expect(t.res(0)).toEqual(goods({ resin: 2 }));
    expect(t.storedOn(0, 'storehouse')).toEqual(goods());
    t.visit('basic-1-berry').prepare().choose('twig');
    expect(t.storedOn(0, 'storehouse')).toEqual(goods({ twig: 3 }));
    expect(t.workersFree(0)).toBe(3);
  });

  test('R-DEST-09: a Storehouse is no place for guests, nor is an empty one of any use', () => {
    const t = table({ seats: [{ city: ['storehouse'] }, { city: [{ card: 'storehouse', stored: { berry: 2 } }] }] });
    expect(t.refuses(() => t.visit('storehouse', { owner: 1 }))).toBe('not-open');
    expect(t.refuses(() => t.visit('storehouse', { owner: 0 }))).toBe('nothing-to-do');
  });

  test('R-DEST-09: a Storehouse counts as green, not as red', () => {
    const city = ['storehouse', 'storehouse', 'storehouse'];
    const t = table({ seats: [{ city: [...city, 'farm'] }] });
    expect(t.canVisit('harvest-festival')).toBe(true);
    expect(t.refuses(() => t.claim('grand-tour'))).toBe('requirement-not-met');
  });
});
