import { describe, expect, test } from 'vitest';
import { handLimit } from '@everdell/game';
import { AWAY, meadowOf } from '../test-support/given.ts';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table } from '../test-support/table.ts';

const DULL = ['barge-toad', 'barge-toad', 'chip-sweep', 'chip-sweep', 'doctor', 'doctor', 'peddler', 'peddler'];
const hand = (n: number): string[] => DULL.slice(0, n);
const NO_MEADOW = new Array<null>(8).fill(null);

const sizes = (t: Table): number[] => t.state.seats.map((_, seat) => t.hand(seat).length);

describe('The hand', () => {
  test('R-HAND-01, R-HAND-03: with two to four players drawing stops at 8 cards', () => {
    for (const players of [2, 3, 4]) {
      const t = table({ players, seats: [{ hand: hand(6), city: ['lookout'] }], deckTop: ['farm', 'mine', 'inn'] });
      expect(handLimit(t.game.rules, t.state, 0)).toBe(8);
      t.visit('basic-2-cards-1-point');
      expect(sizes(t)[0]).toBe(8);
    }
    const t = table({
      seats: [{ hand: [...hand(6), 'wanderer'], res: { berry: 2 } }],
      deckTop: ['farm', 'mine', 'inn'],
    });
    t.play('wanderer');
    expect(t.hand(0)).toEqual([...hand(6), 'farm', 'mine'].sort());
  });

  test('R-HAND-02: with five or six players the limit is 7 cards', () => {
    for (const players of [5, 6]) {
      const t = table({ players, seats: [{ hand: hand(6) }], deckTop: ['farm', 'mine'] });
      expect(handLimit(t.game.rules, t.state, 0)).toBe(7);
      t.visit('basic-2-cards-1-point');
      expect(sizes(t)[0]).toBe(7);
      expect(t.points(0)).toBe(1);
    }
  });

  test('R-HAND-03: the Meadow draw of summer stops at the limit as well', () => {
    const deployed = new Array<string>(3).fill('basic-1-berry');
    const t = table({ seats: [{ season: 'spring', deployed, hand: hand(7) }, AWAY], meadow: meadowOf('farm', 'mine') });
    t.prepare();
    expect(t.refuses(() => t.pick('farm', 'mine'))).toBe('too-many');
    t.pick('mine');
    expect(t.hand(0)).toEqual([...hand(7), 'mine'].sort());
  });

  test('R-HAND-03: a full hand takes nothing of the cards a place gives, only the rest', () => {
    const t = table({ seats: [{ hand: hand(8) }], forest: ['forest-2-cards-1-any'], deckTop: ['farm'] });
    t.visit('forest-2-cards-1-any').split({ resin: 1 });
    expect(t.hand(0)).toEqual(hand(8));
    expect(t.res(0)).toEqual(goods({ resin: 1 }));
    expect(t.deckTop()).toEqual(['farm']);
  });

  test('R-HAND-04: cards for which there is no room stay on the deck, and nothing is discarded', () => {
    const t = table({ seats: [{ hand: hand(7) }], deckTop: ['farm', 'mine', 'inn'] });
    const before = t.deckCount();
    t.visit('basic-2-cards-1-point');
    expect(t.hand(0)).toContain('farm');
    expect(t.deckTop(2)).toEqual(['mine', 'inn']);
    expect(t.deckCount()).toBe(before - 1);
    expect(t.discard()).toEqual([]);
  });

  test('OQ-53: the Haven may be visited with one card or none', () => {
    const none = table({ seats: [{ hand: [] }] }).visit('haven');
    expect(none.turn()).toBe(1);
    expect(none.deployed(0)).toEqual(['haven']);
    const one = table({ seats: [{ hand: ['farm'] }] }).visit('haven');
    one.pick('farm');
    expect(one.discard()).toEqual(['farm']);
    expect(one.res(0)).toEqual(goods());
    expect(one.turn()).toBe(1);
  });

  test('OQ-54: a place of which only an optional part can be done may be visited', () => {
    const forest = ['forest-discard-3-any-each', 'forest-2-meadow-play-1', 'forest-2-cards-1-any'];
    const t = table({ seats: [{ hand: ['farm'] }], forest });
    t.visit('forest-discard-3-any-each').decline();
    expect(t.deployed(0)).toEqual(['forest-discard-3-any-each']);
  });

  test('OQ-54: a place of which nothing can change the game may not', () => {
    const forest = ['forest-discard-3-any-each', 'forest-2-meadow-play-1', 'forest-2-cards-1-any'];
    const empty = table({ seats: [{ hand: [] }], forest });
    expect(empty.refuses(() => empty.visit('forest-discard-3-any-each'))).toBe('nothing-to-do');
    const full = table({ seats: [{ hand: hand(8) }], forest });
    expect(full.refuses(() => full.visit('forest-2-meadow-play-1'))).toBe('nothing-to-do');
    full.visit('forest-2-cards-1-any').split({ twig: 1 });
    expect(full.res(0)).toEqual(goods({ twig: 1 }));
  });
});

describe('The deck and the Meadow', () => {
  test('R-DECK-01: a Meadow card that is played is replaced at once from the deck', () => {
    const seat = { res: { twig: 1, resin: 2, pebble: 1 } };
    const t = table({ seats: [seat], meadow: meadowOf('king', 'fairgrounds'), deckTop: ['farm', 'mine', 'inn'] });
    t.play('fairgrounds');
    expect(t.meadow()[1]).toBe('farm'); // Before the Fairgrounds draw.
    expect(t.hand(0)).toEqual(['inn', 'mine']);
  });

  test('R-DECK-02: of several cards taken from the Meadow none is replaced before all are taken', () => {
    const deployed = new Array<string>(3).fill('basic-1-berry');
    const t = table({
      seats: [{ season: 'spring', deployed }, AWAY],
      meadow: meadowOf('farm', 'mine', 'inn'),
      deckTop: ['monk', 'bard'],
    });
    t.prepare();
    expect(t.choices()).not.toContain('monk');
    const spaces = t.state.zones[t.game.rules.zone['meadow']];
    t.answer({ t: 'add', item: spaces[2] });
    expect(t.choices()).not.toContain('monk');
    expect(t.meadow().slice(0, 3)).toEqual(['farm', 'mine', 'inn']);
    t.answer({ t: 'add', item: spaces[0] });
    const moves = t.log.map((event) => event.e).filter((kind) => kind === 'took' || kind === 'refilled');
    expect(moves).toEqual(['took', 'refilled', 'refilled']);
    expect(t.hand(0)).toEqual(['farm', 'inn']);
    expect(t.meadow().slice(0, 3)).toEqual(['monk', 'mine', 'bard']);
  });

  test('R-DECK-03: when the deck runs out in the middle of a draw the discard pile becomes the new deck', () => {
    const discardAll = ['monk', 'bard', 'inn'];
    const t = table({ seats: [{}], deckAll: ['farm'], discardAll });
    t.visit('basic-2-cards-1-point');
    expect(sizes(t)[0]).toBe(2);
    expect(t.hand(0)).toContain('farm');
    expect(t.discard()).toEqual([]);
    expect(t.deckCount()).toBe(2);
    expect([...t.hand(0), ...t.deckTop(2)].sort()).toEqual([...discardAll, 'farm'].sort());
    expect(t.log.map((event) => event.e)).toContain('reshuffled');
  });

  test('R-DECK-03: the new deck is shuffled', () => {
    const discardAll = [...hand(8), 'farm', 'mine', 'inn', 'monk', 'bard', 'judge', 'ruins'];
    const orderFor = (luck: number): string[] => {
      const t = table({ seats: [{}], deckAll: [], discardAll });
      t.state.rng[0] += luck;
      t.visit('basic-1-resin-1-card');
      return [...t.hand(0), ...t.deckTop(14)];
    };
    const order = orderFor(0);
    expect(order.slice().sort()).toEqual(discardAll.slice().sort());
    expect(order).not.toEqual(discardAll);
    expect(order).not.toEqual(discardAll.slice().reverse());
    expect(orderFor(0)).toEqual(order);
    expect(orderFor(1)).not.toEqual(order);
  });

  test('R-DECK-03: a deck that is merely empty is not refilled before a card is needed', () => {
    const t = table({ seats: [{}], deckAll: ['farm'], discardAll: ['monk'] });
    t.visit('basic-1-resin-1-card');
    expect(t.hand(0)).toEqual(['farm']);
    expect(t.deckCount()).toBe(0);
    expect(t.discard()).toEqual(['monk']);
  });

  test('R-DECK-04: with six players and no other cards draws come out of the Meadow', () => {
    const meadow = meadowOf('farm', 'mine', 'inn');
    const t = table({ players: 6, seats: [{}], deckAll: [], meadow });
    t.visit('basic-2-cards-1-point');
    expect(t.hand(0)).toEqual(['farm', 'mine']);
    expect(t.meadow()).toEqual([null, null, ...meadow.slice(2)]);
    expect(t.points(0)).toBe(1);
  });

  test('R-DECK-04, OQ-09: the same at a table of two', () => {
    const t = table({ seats: [{}], deckAll: ['monk'], meadow: meadowOf('farm', 'mine') });
    t.visit('basic-2-cards-1-point');
    expect(t.hand(0)).toEqual(['farm', 'monk']);
    expect(t.meadow()[0]).toBeNull();
  });

  test('R-DECK-05, OQ-09: with no card anywhere nothing is drawn, and a place for drawing only cannot be visited', () => {
    const t = table({ players: 5, seats: [{ city: ['chapel'] }], deckAll: [], meadow: NO_MEADOW });
    t.visit('basic-2-cards-1-point');
    expect(t.hand(0)).toEqual([]);
    expect(t.points(0)).toBe(1);
    const forest = ['forest-discard-any-draw-2-each'];
    const idle = table({ players: 5, seats: [{}], deckAll: [], meadow: NO_MEADOW, forest });
    expect(idle.refuses(() => idle.visit(forest[0]))).toBe('nothing-to-do');
  });

  test('R-DECK-05, OQ-09: discards make a new deck that can be drawn from again', () => {
    const t = table({
      players: 5,
      seats: [{ hand: hand(2) }],
      deckAll: [],
      meadow: NO_MEADOW,
      forest: ['forest-discard-any-draw-2-each'],
    });
    t.visit('forest-discard-any-draw-2-each').pick('barge-toad');
    expect(t.hand(0)).toEqual(['barge-toad', 'barge-toad']); // The discarded one came back, no second one was there.
    expect(t.discard()).toEqual([]);
  });

  test('R-DECK-06: without deck and discard pile a space of the Meadow stays empty', () => {
    const t = table({ seats: [{ res: { twig: 2, resin: 1 } }], deckAll: [], meadow: meadowOf('farm') });
    t.play('farm');
    expect(t.meadow()[0]).toBeNull();
    expect(t.meadow().slice(1)).not.toContain(null);
  });

  test('R-DECK-06, OQ-09: the space is filled as soon as there are cards again', () => {
    const t = table({
      seats: [{ hand: ['monk', 'inn'] }],
      deckAll: [],
      meadow: [null, ...meadowOf('mine').slice(0, 7)],
    });
    expect(t.meadow()[0]).toBeNull();
    t.visit('haven').pick('monk', 'inn').split({ berry: 1 });
    expect(['monk', 'inn']).toContain(t.meadow()[0]);
    expect(t.deckCount()).toBe(1);
    expect(t.discard()).toEqual([]);
  });

  test('R-DECK-07: revealed cards that are not used go to the discard pile', () => {
    const t = table({ seats: [{ hand: ['postal-pigeon'], res: { berry: 2 } }], deckTop: ['king', 'farm', 'mine'] });
    t.play('postal-pigeon').pick('farm');
    expect(t.city(0)).toEqual(['farm', 'postal-pigeon']);
    expect(t.discard()).toEqual(['king']);
    expect(t.deckTop()).toEqual(['mine']);
    expect(t.hand(0)).toEqual([]);
  });

  test('R-DECK-07: also when none of them can be played', () => {
    const t = table({ seats: [{ hand: ['postal-pigeon'], res: { berry: 2 } }], deckTop: ['king', 'castle'] });
    t.play('postal-pigeon');
    expect(t.turn()).toBe(1);
    expect(t.discard().sort()).toEqual(['castle', 'king']);
  });

  test('OQ-64: the Cemetery takes the top 4 cards of the discard pile and puts the others back there', () => {
    const discardTop = ['farm', 'mine', 'inn', 'monk', 'bard'];
    const t = table({ seats: [{ city: ['cemetery'] }], discardTop, deckTop: ['king'] });
    t.visit('cemetery').choose('discard');
    expect(t.choices()).toEqual(['farm', 'inn', 'mine', 'monk']);
    t.pick('mine');
    expect(t.city(0)).toEqual(['cemetery', 'mine']);
    expect(t.discard().slice().sort()).toEqual(['bard', 'farm', 'inn', 'monk']);
    expect(t.deckTop()).toEqual(['king']);
  });

  test('OQ-64: of a smaller discard pile it takes all, without touching the deck', () => {
    const t = table({ seats: [{ city: ['cemetery'] }], discardTop: ['farm', 'mine'], deckTop: ['king'] });
    const before = t.deckCount();
    t.visit('cemetery').choose('discard');
    expect(t.choices()).toEqual(['farm', 'mine']);
    t.pick('farm');
    expect(t.discard()).toEqual(['mine']);
    expect(t.deckCount()).toBe(before);
  });

  test('OQ-64: an empty discard pile is not offered', () => {
    const t = table({ seats: [{ city: ['cemetery'] }], deckTop: ['farm', 'mine', 'inn', 'monk'] });
    t.visit('cemetery');
    expect(t.asks()).toBe('play');
    expect(t.choices()).toEqual(['farm', 'inn', 'mine', 'monk']);
  });
});

describe('Giving', () => {
  const giver: SeatShorthand = { hand: ['farm', 'mine', 'inn'], city: ['post-office'] };
  /** The giver visits the own Post Office and gives Farm and Mine. */
  const giving = (seats: readonly SeatShorthand[]): Table =>
    table({ players: seats.length, seats, deckTop: ['monk', 'bard', 'ruins'] })
      .visit('post-office')
      .pick('farm', 'mine');

  test('R-GIVE-01: cards go to an opponent with room, if there is one', () => {
    const t = giving([giver, { hand: hand(8) }, { hand: [] }, { hand: ['bard'] }]);
    expect(t.asks()).toBe('receiver');
    expect(t.choices()).toEqual([2, 3]);
    expect(t.refuses(() => t.seat(1))).toBe('not-offered');
    expect(t.refuses(() => t.seat(0))).toBe('not-offered');
    t.seat(3).decline();
    expect(t.hand(3)).toEqual(['bard', 'farm', 'mine']);
    expect(t.hand(2)).toEqual([]);
  });

  test('R-GIVE-01: room for one card is room', () => {
    const t = giving([giver, { hand: hand(7) }, { hand: hand(0) }]);
    expect(t.choices()).toEqual([1, 2]);
  });

  test('R-GIVE-02: as many as fit are given, the rest is discarded', () => {
    const t = giving([giver, { hand: hand(7) }]);
    t.pick('mine').decline();
    expect(t.hand(1)).toHaveLength(8);
    expect(t.hand(1).filter((id) => !DULL.includes(id))).toEqual(['mine']);
    expect(t.discard()).toEqual(['farm']);
  });

  test('R-GIVE-02, R-GEN-16: the giver chooses which of the cards fits', () => {
    const t = giving([giver, { hand: hand(7) }]);
    expect(t.asks()).toBe('giveSome');
    expect(t.choices()).toEqual(['farm', 'mine']);
    expect(t.refuses(() => t.pick('farm', 'mine'))).toBe('too-many');
    t.pick('farm').decline();
    expect(t.discard()).toEqual(['mine']);
  });

  test('R-GIVE-02: with nobody having room all are discarded', () => {
    const t = giving([giver, { hand: hand(8) }]);
    t.decline();
    expect(t.hand(1)).toHaveLength(8);
    expect(t.discard().sort()).toEqual(['farm', 'mine']);
  });

  test('R-GIVE-03: who has passed is given no cards', () => {
    const t = giving([giver, AWAY, {}, {}]);
    expect(t.choices()).toEqual([2, 3]);
    expect(t.refuses(() => t.seat(1))).toBe('not-offered');
  });

  test('R-GIVE-03: who has passed is given no resources', () => {
    const seat = { res: { berry: 2 }, city: ['monastery'] };
    const t = table({ players: 3, seats: [seat, AWAY, {}] });
    t.visit('monastery');
    expect(t.res(1)).toEqual(goods());
    expect(t.res(2)).toEqual(goods({ berry: 2 }));
  });

  test('R-GIVE-04, OQ-47: with all opponents gone the cards are discarded, and the visit goes on', () => {
    const t = giving([giver, AWAY]);
    expect(t.asks()).toBe('discard');
    t.decline();
    expect(t.discard().sort()).toEqual(['farm', 'mine']);
    expect(t.hand(1)).toEqual([]);
    expect(t.hand(0)).toHaveLength(8);
  });

  test('R-GIVE-04, OQ-47: resources are discarded, and the giver still gets the points', () => {
    const seat = { hand: ['monk'], res: { berry: 3, twig: 2 }, city: ['monastery'] };
    const t = table({ seats: [seat, AWAY] });
    t.visit('monastery').split({ twig: 2 });
    expect(t.points(0)).toBe(4);
    expect(t.res(0)).toEqual(goods({ berry: 3 }));
    expect(t.res(1)).toEqual(goods());
    t.play('monk', { pay: { berry: 1 } }).split({ berry: 2 });
    expect(t.points(0)).toBe(8);
    expect(t.res(0)).toEqual(goods());
    expect(t.res(1)).toEqual(goods());
  });

  test('R-GIVE-04: the berries for a Shepherd go to the supply when all opponents have passed', () => {
    const t = table({ seats: [{ hand: ['shepherd'], res: { berry: 3 } }, AWAY] });
    t.play('shepherd');
    expect(t.res(0)).toEqual(goods({ berry: 3 })); // Its own 3 berries.
    expect(t.res(1)).toEqual(goods());
  });

  test('R-GIVE-05: who has passed still gains point tokens for an Open card', () => {
    const visitor = { res: { twig: 9, resin: 9 } };
    const t = table({ seats: [visitor, { passed: true, city: ['inn'] }], meadow: meadowOf('farm') });
    t.visit('inn', { owner: 1 }).pick('farm');
    expect(t.points(1)).toBe(1);
    expect(t.points(0)).toBe(0);
  });

  test('R-GIVE-06: a Fool can be played into the city of somebody who has passed', () => {
    const t = table({ players: 3, seats: [{ hand: ['fool'], res: { berry: 3 } }, AWAY, {}] });
    t.play('fool');
    expect(t.choices()).toEqual([1, 2]);
    t.seat(1);
    expect(t.city(1)).toEqual(['fool']);
    expect(t.score(1).total).toBe(-2);
  });
});
