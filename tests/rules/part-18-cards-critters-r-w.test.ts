import { describe, expect, test } from 'vitest';
import { constructions, EIGHT, holding, PASSED, RICH, spring } from '../test-support/situations.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

describe('Ranger and equal cards', () => {
  test('R-CARD-RANGER-01, R-WORK-14 ranger: moves a worker from one Inn to its twin, whichever stands first', () => {
    for (const city of [
      [{ card: 'inn', workers: [0] }, { card: 'inn' }],
      [{ card: 'inn' }, { card: 'inn', workers: [0] }],
    ]) {
      const t = table({
        meadow: ['farm', 'farm', 'farm', 'farm', 'mine', 'mine', 'mine', 'inn'],
        seats: [{ hand: ['ranger'], res: { berry: 2, twig: 2, resin: 1 }, city }],
      });
      t.play('ranger');
      expect(t.choices()).toContain('inn');
    }
  });
});

describe('Ranger', () => {
  const ranger = (mine: SeatShorthand, theirs: SeatShorthand = {}, rest: TableShorthand = {}): Table =>
    holding('ranger', { res: { berry: 2 }, ...mine }, theirs, rest).play('ranger');

  test('R-CARD-RANGER-01 ranger: a deployed worker moves on and does what is to be done there', () => {
    const t = ranger({ deployed: ['basic-1-berry', 'basic-2-resin'] });
    expect(t.asks()).toBe('moveFrom');
    expect(t.choices()).toEqual(['basic-1-berry', 'basic-2-resin']);
    t.worker('basic-2-resin').place('basic-3-twigs');
    expect(t.deployed(0)).toEqual(['basic-1-berry', 'basic-3-twigs']);
    expect(t.res(0)).toEqual({ twig: 3, resin: 0, pebble: 0, berry: 0 });
    expect(t.workersFree(0)).toBe(0);
  });

  test('R-CARD-RANGER-01 ranger: the new place is another one, and free', () => {
    const t = ranger({ deployed: ['basic-2-resin'] }, { deployed: ['basic-3-twigs'] });
    expect(t.choices()).not.toContain('basic-2-resin');
    expect(t.choices()).not.toContain('basic-3-twigs');
    expect(t.choices()).toContain('basic-1-pebble');
  });

  test('R-CARD-RANGER-01, R-EVENT-01 ranger: the way may lead to an Event or a Destination, if their rules allow it', () => {
    const city = ['inn', 'lookout', 'queen'];
    const t = ranger({ deployed: ['basic-1-berry'], city }).place('grand-tour');
    expect(t.events(0)).toEqual(['grand-tour']);
    const early = ranger({ deployed: ['basic-1-berry'], city: ['chapel'], hand: EIGHT.slice(0, 3) });
    expect(early.choices()).toContain('chapel');
    expect(early.choices()).not.toContain('journey-2');
    expect(early.choices()).not.toContain('grand-tour');
  });

  test('R-CARD-RANGER-01, R-WORK-10 ranger: workers on permanent spots stay', () => {
    const city = [
      { card: 'monastery', workers: [0] },
      { card: 'cemetery', workers: [0] },
    ];
    const t = ranger({ season: 'autumn', city, deployed: ['journey-2', 'basic-1-berry', 'haven'] });
    expect(t.choices()).toEqual(['basic-1-berry', 'haven']);
    const stuck = ranger({ city });
    expect(stuck.turn()).toBe(1);
    expect(stuck.deployed(0)).toEqual(['cemetery', 'monastery']);
  });

  test('R-CARD-RANGER-01 ranger: without a deployed worker of its own it has no effect', () => {
    const t = ranger({}, { deployed: ['basic-1-berry'] });
    expect(t.city(0)).toEqual(['ranger']);
    expect(t.workersFree(0)).toBe(2);
    expect(t.deployed(1)).toEqual(['basic-1-berry']);
    expect(t.turn()).toBe(1);
  });

  test('R-CARD-RANGER-01, OQ-02 ranger: fetches a worker whose card is gone', () => {
    const city = [{ card: 'inn', workers: [0] }];
    const t = table({ seats: [{ hand: ['ruins', 'ranger'], res: { berry: 2 }, city }, {}] });
    t.play('ruins').visit('basic-1-berry').play('ranger').place('basic-3-twigs');
    expect(t.deployed(0)).toEqual(['basic-3-twigs']);
    expect(t.workersFree(0)).toBe(1);
  });
});

describe('Shepherd', () => {
  test('R-CARD-SHEPHERD-01 shepherd: the cost goes to an opponent, three berries come from the supply', () => {
    const t = holding('shepherd', { res: { berry: 3 } }).play('shepherd');
    expect(t.res(0)['berry']).toBe(3);
    expect(t.res(1)['berry']).toBe(3);
    expect(t.points(0)).toBe(0);
  });

  test('R-CARD-SHEPHERD-01 shepherd: a token for each token on the own Chapel, which keeps them', () => {
    const city = [{ card: 'chapel', tokens: 2 }];
    const t = holding('shepherd', { city }, { city: [{ card: 'chapel', tokens: 4 }] });
    t.play('shepherd', { pay: { berry: 3 } });
    expect(t.points(0)).toBe(2);
    expect(t.tokensOn(0, 'chapel')).toBe(2);
  });

  test('R-CARD-SHEPHERD-01 shepherd: free by the token of the Chapel nobody receives anything', () => {
    const city = [{ card: 'chapel', tokens: 1 }];
    const t = holding('shepherd', { res: {}, city }).play('shepherd', { via: 'chapel' });
    expect(t.res(0)['berry']).toBe(3);
    expect(t.res(1)['berry']).toBe(0);
    expect(t.points(0)).toBe(1);
    expect(t.occupied(0)).toEqual(['chapel']);
    const three = table({ players: 3, seats: [{ hand: ['shepherd'], city }, {}, {}] });
    expect(three.play('shepherd', { via: 'chapel' }).turn()).toBe(1); // nobody is to be chosen
  });

  test('R-CARD-SHEPHERD-01 shepherd: the player says who is paid, and that is nobody who has passed', () => {
    const seats = [{ hand: ['shepherd'], res: RICH }, {}, {}];
    const t = table({ players: 3, seats }).play('shepherd');
    expect(t.asks()).toBe('receiver');
    t.seat(2);
    expect(t.res(2)['berry']).toBe(3);
    expect(t.res(1)['berry']).toBe(0);
    const one = table({ players: 3, seats: [seats[0], PASSED, {}] }).play('shepherd');
    expect(one.res(2)['berry']).toBe(3);
  });

  test('R-CARD-SHEPHERD-01 shepherd: with all others passed the cost goes to the supply', () => {
    const t = holding('shepherd', { res: { berry: 4 } }, PASSED).play('shepherd');
    expect(t.res(0)['berry']).toBe(4);
    expect(t.res(1)['berry']).toBe(0);
  });

  test('R-CARD-SHEPHERD-01 shepherd: goods swapped by the Judge or left by a discount are paid to the opponent too', () => {
    const judge = holding('shepherd', { city: ['judge'] });
    judge.play('shepherd', { ability: 'judge', pay: { berry: 2, pebble: 1 } });
    expect(judge.res(1)).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 2 });
    const innkeeper = holding('shepherd', { city: ['innkeeper'] });
    innkeeper.play('shepherd', { ability: 'innkeeper', pay: {} });
    expect(innkeeper.res(1)['berry']).toBe(0);
    expect(innkeeper.res(0)['berry']).toBe(12);
  });
});

describe('Shopkeeper', () => {
  const city = ['shopkeeper'];

  test('R-CARD-SHOPKEEPER-01 shopkeeper: a berry after each later Critter, not after a Construction', () => {
    expect(holding('wanderer', { city }).play('wanderer').res(0)['berry']).toBe(8);
    expect(holding('mine', { city }).play('mine').res(0)['berry']).toBe(9);
  });

  test('R-CARD-SHOPKEEPER-01 shopkeeper: none for itself, none for the opponent’s Critters', () => {
    expect(holding('shopkeeper').play('shopkeeper').res(0)['berry']).toBe(7);
    const t = holding('wanderer', {}, { city }).play('wanderer');
    expect(t.res(1)['berry']).toBe(0);
  });

  test('R-CARD-SHOPKEEPER-01 shopkeeper: counts each Critter of a chain', () => {
    const t = holding('postal-pigeon', { city }, {}, { deckTop: ['wanderer', 'king'] });
    t.play('postal-pigeon').pick('wanderer');
    expect(t.res(0)['berry']).toBe(9 - 2 + 2);
  });

  test('R-CARD-SHOPKEEPER-01 shopkeeper: the berry comes after the effect of the Critter', () => {
    const t = holding('doctor', { city, res: { berry: 4 } }).play('doctor');
    expect(t.turn()).toBe(1); // the Doctor found no berry to pay with
    expect(t.res(0)['berry']).toBe(1);
    expect(t.points(0)).toBe(0);
  });
});

describe('Teacher', () => {
  const deckTop = ['farm', 'mine', 'inn'];
  const teacher = (mine: SeatShorthand = {}, theirs: SeatShorthand = {}): Table =>
    holding('teacher', mine, theirs, { deckTop }).play('teacher');

  test('R-CARD-TEACHER-01 teacher: of two drawn cards one is kept, the other goes to an opponent', () => {
    const t = teacher({ hand: ['king'] });
    expect(t.choices()).toEqual(['farm', 'mine']);
    t.pick('farm');
    expect(t.hand(0)).toEqual(['king', 'mine']);
    expect(t.hand(1)).toEqual(['farm']);
    expect(t.deckTop()).toEqual(['inn']);
  });

  test('R-CARD-TEACHER-01 teacher: an opponent with room receives, if there is one', () => {
    const seats = [{ hand: ['teacher'], res: RICH }, { hand: EIGHT }, {}];
    const t = table({ players: 3, deckTop, seats }).play('teacher').pick('farm');
    expect(t.hand(2)).toEqual(['farm']);
    const open = table({ players: 3, deckTop, seats: [seats[0], {}, {}] })
      .play('teacher')
      .pick('farm');
    expect(open.asks()).toBe('receiver');
    expect(open.choices()).toEqual([1, 2]);
  });

  test('R-CARD-TEACHER-01 teacher: with nobody able to receive the card is discarded', () => {
    const full = teacher({}, { hand: EIGHT }).pick('farm');
    expect(full.hand(0)).toEqual(['mine']);
    expect(full.hand(1)).toHaveLength(8);
    expect(full.discard()).toEqual(['farm']);
    const passed = teacher({}, PASSED).pick('mine');
    expect(passed.hand(1)).toEqual([]);
    expect(passed.discard()).toEqual(['mine']);
  });

  test('R-CARD-TEACHER-01 teacher: with room for one card that one is drawn and kept', () => {
    const t = teacher({ hand: EIGHT.slice(0, 7) });
    expect(t.turn()).toBe(1);
    expect(t.hand(0)).toContain('farm');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.hand(1)).toEqual([]);
    expect(t.deckTop()).toEqual(['mine']);
  });

  test('R-CARD-TEACHER-01 teacher: with a full hand nothing is drawn in Production, else it works again', () => {
    const full = spring({ city: ['teacher'], hand: EIGHT }, {}, { deckTop });
    expect(full.deckTop()).toEqual(['farm']);
    expect(full.hand(1)).toEqual([]);
    const t = spring({ city: ['teacher'] }, {}, { deckTop }).pick('mine');
    expect(t.hand(0)).toEqual(['farm']);
    expect(t.hand(1)).toEqual(['mine']);
  });
});

describe('Undertaker', () => {
  const meadow = ['farm', 'mine', 'inn', 'teacher', 'monk', 'doctor', 'judge', 'crane'];
  const deckTop = ['king', 'queen', 'castle', 'palace'];

  test('R-CARD-UNDERTAKER-01 undertaker: three Meadow cards go, their spaces are filled, then one card is drawn', () => {
    const t = holding('undertaker', {}, {}, { meadow, deckTop }).play('undertaker');
    expect(t.refuses(() => t.pick('farm', 'mine'))).toBe('too-few');
    t.pick('farm', 'inn', 'crane');
    expect(t.discard().sort()).toEqual(['crane', 'farm', 'inn']);
    expect(t.meadow()).toEqual(['king', 'mine', 'queen', 'teacher', 'monk', 'doctor', 'judge', 'castle']);
    expect(t.asks()).toBe('drawOpen');
    t.pick('castle');
    expect(t.hand(0)).toEqual(['castle']);
    expect(t.meadow()[7]).toBe('palace');
  });

  test('R-CARD-UNDERTAKER-01 undertaker: out of the Meadow its own space is filled first', () => {
    const t = holding('ruins', {}, {}, { meadow: ['undertaker', ...meadow.slice(1)], deckTop });
    t.play('undertaker', { from: 'meadow' });
    expect(t.choices()).toContain('king');
    t.pick('king', 'mine', 'inn');
    expect(t.discard()).toContain('king');
  });

  test('R-CARD-UNDERTAKER-01 undertaker: without hand room the discard happens and nothing is drawn', () => {
    const hand = ['king', 'queen', 'castle', 'castle', 'palace', 'palace', 'ever-tree'];
    const t = holding('ever-tree', { hand }, {}, { meadow: ['undertaker', ...meadow.slice(1)] });
    t.play('undertaker', { pay: { berry: 2 } }).pick('mine', 'inn', 'judge');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.discard().sort()).toEqual(['inn', 'judge', 'mine']);
    expect(t.turn()).toBe(1);
  });
});

describe('Wanderer', () => {
  test('R-CARD-WANDERER-01 wanderer: draws three cards within the hand limit', () => {
    const deckTop = ['farm', 'mine', 'inn', 'king'];
    const t = holding('wanderer', {}, {}, { deckTop }).play('wanderer');
    expect(t.hand(0)).toEqual(['farm', 'inn', 'mine']);
    const full = holding('wanderer', { hand: EIGHT.slice(0, 6) }, {}, { deckTop: ['farm', 'mine', 'inn'] });
    expect(full.play('wanderer').hand(0)).toHaveLength(8);
    expect(full.deckTop()).toEqual(['inn']);
  });

  test('R-CARD-WANDERER-01 wanderer: finds its place in a full city, and leaves all spaces free', () => {
    const t = holding('wanderer', { city: constructions(15) }).play('wanderer');
    expect(t.city(0)).toHaveLength(16);
    const last = holding('crane', { city: [...constructions(14), 'wanderer', 'wanderer'] }).play('crane');
    expect(last.city(0)).toHaveLength(17);
    const none = holding('crane', { city: [...constructions(15), 'wanderer'] });
    expect(none.refuses(() => none.play('crane'))).toBe('city-full');
  });

  test('wanderer: comes free by the token of a Lookout', () => {
    const t = holding('wanderer', { res: {}, city: ['lookout'] }).play('wanderer', { via: 'lookout' });
    expect(t.hand(0)).toHaveLength(3);
    expect(t.occupied(0)).toEqual(['lookout']);
  });
});
