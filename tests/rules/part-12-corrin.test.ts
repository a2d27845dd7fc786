import { createGame } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const MODULES = ['corrin'];

function corrin(given: TableShorthand = {}): Table {
  return table({ ...given, modules: [...MODULES, ...(given.modules ?? [])] });
}
const mine = (seat: SeatShorthand, given: TableShorthand = {}): Table =>
  corrin({ ...given, seats: [seat, ...(given.seats ?? [])] });

describe('Part 12.4: Corrin Evertail', () => {
  test('R-COR-01, R-COMP-02: the 5 cards are shuffled into the deck', () => {
    const { rules } = createGame({ players: 2, modules: MODULES });
    expect(rules.designs.filter((d) => d.set === 'corrin').map((d) => d.copies)).toEqual([1, 1, 1, 1, 1]);
    expect(rules.cards).toBe(128 + 5);
  });

  test.each([
    ['corrin-evertails-field', 'teacher', true],
    ['corrin-evertails-field', 'barge-toad', true],
    ['corrin-evertails-field', 'wanderer', false],
    ['corrin-evertails-path', 'wanderer', true],
    ['corrin-evertails-path', 'ranger', true],
    ['corrin-evertails-path', 'teacher', false],
  ])('R-COR-02: %s hosts %s: %s', (host, guest, comes) => {
    const t = mine({ hand: [guest], city: [host], deployed: ['basic-1-berry'] });
    expect(t.why({ card: guest })).toBe(comes ? null : 'cannot-pay');
  });

  test.each([
    ['corrin-evertail-the-king', 'castle', true],
    ['corrin-evertail-the-king', 'ever-tree', true],
    ['corrin-evertail-the-king', 'farm', false],
    ['corrin-evertail-the-leader', 'courthouse', true],
    ['corrin-evertail-the-leader', 'castle', false],
    ['corrin-evertail-the-leader', 'ever-tree', true],
    ['corrin-evertail-the-warrior', 'inn', true],
    ['corrin-evertail-the-warrior', 'courthouse', false],
    ['corrin-evertail-the-warrior', 'corrin-evertails-path', true],
  ])('R-COR-03: %s by a token on %s: %s', (guest, host, comes) => {
    const t = mine({ hand: [guest], city: [host] });
    expect(t.why({ card: guest })).toBe(comes ? null : 'cannot-pay');
  });

  test('R-COR-03: a Critter of the colour is no host', () => {
    const t = mine({ hand: ['corrin-evertail-the-leader'], city: ['judge', 'historian'] });
    expect(t.canPlay('corrin-evertail-the-leader')).toBe(false);
  });

  test('R-COR-04, R-COMBO-20, R-OCC-01: the host spends its only token, both ways', () => {
    const t = mine({ hand: ['corrin-evertail-the-leader', 'historian'], city: ['clock-tower'] });
    t.play('corrin-evertail-the-leader', { via: 'clock-tower' });
    expect(t.occupied(0)).toEqual(['clock-tower']);
    expect(t.res(0)).toEqual(goods());
    t.visit('basic-1-berry');
    expect(t.why({ card: 'historian' })).toBe('cannot-pay');
    const field = mine({ hand: ['teacher', 'teacher'], city: ['corrin-evertails-field'], deployed: [] });
    field.play('teacher', { via: 'corrin-evertails-field' });
    while (field.asks() !== 'turn') field.answer(field.legal()[0]);
    field.visit('basic-1-berry');
    expect(field.why({ card: 'teacher', from: 'hand' })).toBe('cannot-pay');
  });

  test('R-CITY-04: Path and Warrior use no space', () => {
    const full = Array.from({ length: 15 }, (_, i) => ['farm', 'mine', 'twig-barge', 'resin-refinery', 'inn'][i % 5]);
    const hand = ['corrin-evertails-path', 'corrin-evertail-the-warrior', 'corrin-evertails-field'];
    const t = mine({ city: full, hand, res: { twig: 1, resin: 1, pebble: 2, berry: 4 } });
    expect(t.canPlay('corrin-evertails-path')).toBe(true);
    expect(t.canPlay('corrin-evertail-the-warrior')).toBe(true);
    expect(t.why({ card: 'corrin-evertails-field' })).toBe('city-full');
  });
});

describe('Part 18.3: Corrin Evertail’s Field', () => {
  const field = (given: TableShorthand): Table =>
    mine({ hand: ['corrin-evertails-field'], res: { twig: 1, resin: 1, pebble: 1 }, city: ['farm'] }, given).play(
      'corrin-evertails-field',
    );

  test('R-CARD-CORRINFIELD-01: a berry and one for each Farm of the opponents, who draw for their own', () => {
    const t = field({ players: 3, seats: [{ city: ['farm', 'farm'] }, { city: ['farm', 'mine'], hand: ['king'] }] });
    expect(t.res(0)).toEqual(goods({ berry: 4 }));
    expect([t.hand(0).length, t.hand(1).length, t.hand(2).length]).toEqual([0, 2, 2]);
  });

  test('R-HAND-03, R-CARD-CORRINFIELD-01: they draw within their hand limit', () => {
    const hand = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel'];
    const t = field({ seats: [{ city: ['farm', 'farm', 'farm'], hand }] });
    expect(t.hand(1)).toHaveLength(8);
    expect(t.res(0)).toEqual(goods({ berry: 4 }));
  });

  test('R-CARD-CORRINFIELD-01: without such Farms a berry, and nobody draws', () => {
    const t = field({ seats: [{ city: ['mine'] }] });
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
    expect(t.hand(1)).toEqual([]);
  });

  test('R-CARD-CORRINFIELD-01, R-TYPE-01: again in every Production', () => {
    const deployed = ['basic-1-berry', 'basic-1-berry'];
    const t = mine({ city: ['corrin-evertails-field'], deployed }, { seats: [{ city: ['farm'] }] }).prepare();
    expect(t.res(0)).toEqual(goods({ berry: 2 }));
    expect(t.hand(1)).toHaveLength(1);
  });

  test('R-CARD-MINERMOLE-01, R-CARD-CORRINFIELD-01: copied, the others are those of the city it stands in', () => {
    const t = corrin({
      players: 3,
      seats: [
        { hand: ['miner-mole'], res: { berry: 3 }, city: ['farm'] },
        { city: ['corrin-evertails-field', 'farm', 'farm'] },
        { city: ['farm'] },
      ],
    }).play('miner-mole');
    t.pick('corrin-evertails-field');
    expect(t.res(0)).toEqual(goods({ berry: 3 }));
    expect([t.hand(0).length, t.hand(1).length, t.hand(2).length]).toEqual([1, 0, 1]);
  });

  test('R-GIVE-03: who has passed draws nothing', () => {
    const t = field({ seats: [{ city: ['farm'], passed: true, season: 'autumn' }] });
    expect(t.res(0)).toEqual(goods({ berry: 2 }));
    expect(t.hand(1)).toEqual([]);
  });

  test('R-RUG-10, R-RUG-13: Rugwort’s Farms count, and he draws nothing', () => {
    const t = field({ modules: ['rugwort'], rugwort: { city: ['farm', 'farm'] }, dice: [1] });
    expect(t.res(0)).toEqual(goods({ berry: 3 }));
    expect(t.game.view(t.state, 0).zones[t.game.rules.hand[1]]).toBe(0);
  });
});

describe('Part 18.3: Corrin Evertail’s Path', () => {
  const PATH = 'corrin-evertails-path';
  const path = (theirs: SeatShorthand, me: SeatShorthand = {}, given: TableShorthand = {}): Table =>
    corrin({ ...given, seats: [{ ...me, city: [PATH, ...(me.city ?? [])] }, theirs] });
  const standing = (card: string, workers: readonly number[] = [1]) => [{ card, workers }];

  test('R-CARD-CORRINPATH-01: a Basic location where an opponent stands, although it is occupied', () => {
    const t = path({ deployed: ['basic-3-twigs'] }).visit(PATH);
    expect(t.res(0)).toEqual(goods({ twig: 3 }));
    expect(t.deployed(0)).toEqual([PATH]);
  });

  test('R-CARD-CORRINPATH-01: one of several; own workers do not count', () => {
    const t = path({ deployed: ['basic-2-resin', 'basic-1-pebble'] }, { deployed: ['basic-3-twigs'] }).visit(PATH);
    expect(t.choices()).toEqual(['basic-1-pebble', 'basic-2-resin']);
    t.place('basic-1-pebble');
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
  });

  test('R-CARD-CORRINPATH-01: a Forest location and the Haven', () => {
    const forest = path({ deployed: ['forest-3-berries'] }, {}, { forest: ['forest-3-berries'] }).visit(PATH);
    expect(forest.res(0)).toEqual(goods({ berry: 3 }));
    const haven = path({ deployed: ['haven'] }, { hand: ['inn', 'bard'] }).visit(PATH);
    haven.pick('inn', 'bard').split({ pebble: 1 });
    expect(haven.res(0)).toEqual(goods({ pebble: 1 }));
  });

  test('R-CARD-CORRINPATH-01: a Destination of an opponent that is not open, without the owner gaining anything', () => {
    const t = path({ city: standing('queen') }, { hand: ['farm', 'king'] }).visit(PATH);
    expect(t.city(0)).toContain('farm');
    expect(t.points(1)).toBe(0);
  });

  test('R-CARD-CORRINPATH-01: an Inn, a Lookout, a Post Office and a University; in the own city too', () => {
    const inn = corrin({ seats: [{ city: [PATH, { card: 'inn', workers: [1] }], res: {} }, {}], meadow: MEADOW });
    inn.visit(PATH);
    expect(inn.asks()).toBe('play');
    const lookout = path({ city: standing('lookout') })
      .visit(PATH)
      .place('basic-3-twigs');
    expect(lookout.res(0)).toEqual(goods({ twig: 3 }));
    const post = path({ city: standing('post-office') }, { hand: ['inn', 'bard', 'queen'] }).visit(PATH);
    expect(post.asks()).toBe('give');
    const university = path({ city: standing('university') }, { city: ['farm'] }).visit(PATH);
    expect(university.asks()).toBe('raze');
  });

  test.each(['cemetery', 'chapel', 'monastery'])('R-CARD-CORRINPATH-01: never the %s', (card) => {
    const t = path({ city: standing(card) }, { res: { twig: 2, berry: 2 } });
    expect(t.why({ place: PATH })).toBe('nothing-to-do');
  });

  test('R-CARD-CORRINPATH-01: never the Pirate Ship', () => {
    const t = path({ city: standing('pirate-ship'), pearls: 3 }, {}, { modules: ['pearlbrook'] });
    expect(t.why({ place: PATH })).toBe('nothing-to-do');
  });

  test('R-CARD-CORRINPATH-01: never an Event, nor the Journey', () => {
    const event = path(
      { events: [{ event: 'harvest-festival', worker: true }] },
      { city: ['farm', 'farm', 'mine', 'mine'] },
    );
    expect(event.why({ place: PATH })).toBe('nothing-to-do');
    const autumn = { season: 'autumn', hand: ['inn', 'bard', 'queen', 'king', 'farm'] };
    const journey = path({ season: 'autumn', deployed: ['journey-5'] }, autumn);
    expect(journey.why({ place: PATH })).toBe('nothing-to-do');
  });

  test('R-CARD-CORRINPATH-01, R-PEARL-13: an Ambassador is no worker, and a Wonder no location', () => {
    const ferry = path({ city: ['ferry'], ambassador: { card: 'ferry', owner: 1 } }, {}, { modules: ['pearlbrook'] });
    expect(ferry.why({ place: PATH })).toBe('nothing-to-do');
  });

  test('R-WORK-04, R-CARD-CORRINPATH-01: with nobody deployed it cannot be visited, nor what cannot be carried out', () => {
    expect(path({}).why({ place: PATH })).toBe('nothing-to-do');
    expect(path({ city: standing('storehouse') }).why({ place: PATH })).toBe('nothing-to-do');
  });

  test('R-DEST-02, R-CARD-CORRINPATH-01: it is not open to opponents and holds one worker', () => {
    const abroad = corrin({ seats: [{}, { city: [PATH], deployed: ['basic-3-twigs'] }] });
    expect(abroad.why({ place: PATH, owner: 1 })).toBe('not-open');
    const taken = corrin({ seats: [{ city: [{ card: PATH, workers: [0] }] }, { deployed: ['basic-3-twigs'] }] });
    expect(taken.why({ place: PATH })).toBe('location-occupied');
  });

  test('R-CARD-CORRINPATH-01: Rugwort’s workers are an opponent’s', () => {
    const t = mine({ city: [PATH] }, { modules: ['rugwort'], rugwort: { basicWorker: 'basic-3-twigs' } }).visit(PATH);
    if (t.asks() === 'copyPlace') t.place('basic-3-twigs');
    expect(t.res(0)).toEqual(goods({ twig: 3 }));
  });
});

const MEADOW = ['farm', 'mine', 'inn', 'twig-barge', 'resin-refinery', 'bard', 'monk', 'teacher'];

describe('Part 18.3: Corrin Evertail the King', () => {
  test('R-CARD-CORRINKING-01: 1 point for each purple card of the one opponent who has most', () => {
    const t = corrin({
      players: 3,
      seats: [
        { city: ['corrin-evertail-the-king', 'gatherer'] },
        { city: ['gatherer', 'gatherer', 'farm'] },
        { city: ['architect', 'king', 'theater', 'mine'] },
      ],
    });
    expect(t.score(0)['prosperity']).toBe(3);
  });

  test('R-CARD-CORRINKING-01: Rugwort’s city is an opponent’s', () => {
    const t = mine(
      { city: ['corrin-evertail-the-king'] },
      { modules: ['rugwort'], rugwort: { city: ['castle', 'palace'] } },
    );
    expect(t.score(0)).toMatchObject({ base: 4, prosperity: 2 });
  });
});

describe('Part 18.3: Corrin Evertail the Leader', () => {
  const LEADER = 'corrin-evertail-the-leader';
  const led = (seat: SeatShorthand, given: TableShorthand = {}): Table =>
    mine({ ...seat, city: [LEADER, ...(seat.city ?? [])] }, given);
  const deckTop = ['king', 'farm', 'mine', 'inn', 'bard', 'queen'];

  test('R-CARD-CORRINLEADER-01: 1 of the cards just drawn may be given for a token', () => {
    const t = led({ hand: ['judge'] }, { players: 3, deckTop }).visit('basic-2-cards-1-point');
    expect(t.asks()).toBe('give');
    expect(t.choices()).toEqual(['farm', 'king']); // not the Judge, who was there before
    t.pick('king').seat(2);
    expect(t.hand(2)).toEqual(['king']);
    expect(t.points(0)).toBe(2);
    expect(t.turn()).toBe(1);
  });

  test('R-CARD-CORRINLEADER-01: it may be declined, and no more than one is given', () => {
    const t = led({}, { deckTop }).visit('basic-2-cards-1-point');
    expect(t.refuses(() => t.pick('king', 'farm'))).toBe('too-many');
    t.decline();
    expect(t.hand(0)).toEqual(['farm', 'king']);
    expect(t.points(0)).toBe(1);
  });

  test.each([
    ['a location', () => led({}, { deckTop }).visit('basic-1-resin-1-card')],
    ['Wanderer', () => led({ hand: ['wanderer'], res: { berry: 2 } }, { deckTop }).play('wanderer')],
    [
      'Production',
      () => led({ hand: ['fairgrounds'], res: { twig: 1, resin: 2, pebble: 1 } }, { deckTop }).play('fairgrounds'),
    ],
    [
      'Historian',
      () =>
        led({ city: ['historian'], hand: ['mine'], res: { twig: 1, resin: 1, pebble: 1 } }, { deckTop }).play('mine'),
    ],
    [
      'up to the limit',
      () =>
        led({ city: ['post-office'], hand: ['inn', 'bard', 'queen'] }, { deckTop })
          .visit('post-office')
          .pick('inn', 'bard')
          .pick(),
    ],
    ['Chapel', () => led({ city: ['chapel'] }, { deckTop }).visit('chapel')],
  ])('R-CARD-CORRINLEADER-01: drawing by %s', (_way, draw) => {
    const t = draw();
    const before = t.points(0);
    expect(t.asks()).toBe('give');
    t.pick(t.choices()[0]);
    expect(t.points(0)).toBe(before + 1);
    expect(t.turn()).toBe(1);
  });

  test('R-GEN-08, R-CARD-CORRINLEADER-01: a draw from the Meadow is a draw', () => {
    const summer = { season: 'spring', deployed: ['basic-1-berry', 'basic-1-berry', 'basic-1-berry'] };
    const t = led(summer, { meadow: MEADOW }).prepare().pick('farm', 'mine');
    expect(t.choices()).toEqual(['farm', 'mine']);
    t.pick('mine');
    expect([t.hand(0), t.hand(1), t.points(0)]).toEqual([['farm'], ['mine'], 1]);
  });

  test('R-CARD-CORRINLEADER-01: what was drawn and played at once can no longer be given', () => {
    const forest = ['forest-2-meadow-play-1'];
    const t = led({ res: { twig: 3, resin: 3, pebble: 3 } }, { meadow: MEADOW, forest }).visit(forest[0]);
    t.pick('farm', 'mine').pick('mine');
    while (t.asks() === 'payFor') t.answer(t.legal()[0]);
    expect(t.choices()).toEqual(['farm']);
  });

  test('R-CARD-CORRINLEADER-01: the effect that draws comes first: a Teacher keeps one, and that may be given', () => {
    const t = led({ hand: ['teacher'], res: { berry: 2 } }, { deckTop }).play('teacher');
    t.pick('king'); // the Teacher's gift
    expect(t.hand(1)).toEqual(['king']);
    expect(t.points(0)).toBe(0);
    expect(t.choices()).toEqual(['farm']);
    t.pick('farm');
    expect(t.points(0)).toBe(1);
  });

  test('R-CARD-CORRINLEADER-01: cards that are revealed and taken are not drawn', () => {
    const t = led({ city: ['historian', 'ruins'] }, { specialEvents: ['ancient-scrolls-discovered'], deckTop }).claim(
      'ancient-scrolls-discovered',
    );
    t.pick('king');
    expect(t.turn()).toBe(1);
    expect(t.points(0)).toBe(0);
  });

  test('R-CARD-CORRINLEADER-01: a draw in somebody else’s turn asks its owner', () => {
    const t = corrin({
      active: 0,
      deckTop,
      seats: [{ hand: ['corrin-evertails-field'], res: { twig: 1, resin: 1, pebble: 1 } }, { city: [LEADER, 'farm'] }],
    }).play('corrin-evertails-field');
    expect([t.asks(), t.decider()]).toEqual(['give', 1]);
    t.pick('king');
    expect([t.hand(0), t.points(1)]).toEqual([['king'], 1]);
    expect(t.turn()).toBe(1);
  });

  test('R-CARD-CORRINLEADER-01: nothing drawn, nothing to give', () => {
    const hand = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins'];
    expect(led({ hand }).visit('basic-1-resin-1-card').turn()).toBe(1);
  });

  test('R-GIVE-01, R-GIVE-04, OQ-47: who has room gets it; with nobody to take it, it is discarded for the token', () => {
    const full = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins'];
    const room = led({}, { players: 3, deckTop: ['judge'], seats: [{ hand: full }] }).visit('basic-1-resin-1-card');
    expect(room.pick('judge').hand(2)).toEqual(['judge']);
    const passed = led({}, { deckTop: ['judge'], seats: [{ passed: true, season: 'autumn' }] });
    passed.visit('basic-1-resin-1-card').pick('judge');
    expect([passed.points(0), passed.hand(1)]).toEqual([1, []]);
    expect(passed.discard()[0]).toBe('judge');
  });

  test('R-RUG-13: Rugwort takes nothing; the card is discarded for the token', () => {
    const t = led({}, { modules: ['rugwort'], deckTop: ['judge'] })
      .visit('basic-1-resin-1-card')
      .pick('judge');
    expect(t.points(0)).toBe(1);
    expect(t.discard()[0]).toBe('judge');
  });

  test('hidden cards: nobody else learns what was drawn, offered or given', () => {
    const t = led({ hand: ['judge'] }, { players: 3, deckTop }).visit('basic-2-cards-1-point');
    const view = t.game.view(t.state, 2);
    const [hand] = t.game.rules.hand;
    expect(t.state.zones[hand].every((uid) => view.cardOf[uid] === -1)).toBe(true);
    expect(JSON.stringify(view.stack)).not.toContain(JSON.stringify(t.state.zones[hand].slice(1)));
    t.pick('king').seat(1);
    const gift = t.log.find((event) => event.e === 'gave');
    expect(gift?.for).toEqual([0, 1]);
  });
});

describe('Part 18.3: Corrin Evertail the Warrior', () => {
  const WARRIOR = 'corrin-evertail-the-warrior';
  const fight = (seat: SeatShorthand, given: TableShorthand = {}): Table => {
    const res = { ...seat.res, berry: 4 + (seat.res?.berry ?? 0) };
    return mine({ ...seat, res, hand: [WARRIOR, ...(seat.hand ?? [])] }, given).play(WARRIOR);
  };

  test('R-CARD-CORRINWARRIOR-01: cards and resources in any mix, to any opponents, 1 token each', () => {
    const t = fight({ hand: ['king', 'farm', 'mine'], res: { twig: 2, pebble: 3 } }, { players: 3 });
    t.choose('goods').split({ twig: 1, pebble: 2 }).seat(1);
    t.choose('cards').pick('king', 'farm').seat(2);
    t.choose('goods').split({ pebble: 1 }).seat(2);
    t.choose('decline');
    expect(t.points(0)).toBe(6);
    expect(t.res(1)).toEqual(goods({ twig: 1, pebble: 2 }));
    expect(t.res(2)).toEqual(goods({ pebble: 1 }));
    expect(t.hand(2)).toEqual(['farm', 'king']);
    expect(t.hand(0)).toEqual(['mine']);
    expect(t.turn()).toBe(1);
  });

  test('R-CARD-CORRINWARRIOR-01: no more than 8 in all', () => {
    const t = fight({ hand: ['king', 'farm'], res: { twig: 9 } });
    t.choose('goods');
    expect(t.refuses(() => t.split({ twig: 9 }))).toBe('too-many');
    t.split({ twig: 7 });
    t.choose('cards');
    expect(t.refuses(() => t.pick('king', 'farm'))).toBe('too-many');
    t.pick('farm');
    expect(t.points(0)).toBe(8);
    expect(t.turn()).toBe(1);
  });

  test('R-CARD-CORRINWARRIOR-01: none at all is allowed, and nothing is asked without anything to give', () => {
    expect(
      fight({ hand: ['king'] })
        .choose('decline')
        .points(0),
    ).toBe(0);
    expect(fight({}).turn()).toBe(1);
  });

  test('R-GEN-02, R-GEN-03: a pearl is no resource to give', () => {
    const t = fight({ pearls: 3 }, { modules: ['pearlbrook'] });
    expect(t.turn()).toBe(1);
  });

  test('R-GIVE-01, R-GIVE-02: cards only as many as one of them has room for', () => {
    const seven = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel'];
    const t = fight({ hand: ['judge', 'monk'] }, { seats: [{ hand: seven }] }).choose('cards');
    expect(t.refuses(() => t.pick('judge', 'monk'))).toBe('too-many');
    t.pick('monk');
    expect(t.hand(1)).toHaveLength(8);
    t.decline();
    expect(t.points(0)).toBe(1);
  });

  test('R-GIVE-04, R-RUG-13, OQ-47: with nobody to take them the gifts are lost for the same tokens', () => {
    const solo = fight({ hand: ['king', 'farm'], res: { twig: 2 } }, { modules: ['rugwort'], dice: [1] });
    solo.choose('goods').split({ twig: 2 }).choose('cards').pick('king', 'farm');
    expect(solo.points(0)).toBe(4);
    expect(solo.res(0)).toEqual(goods());
    expect(solo.discard()).toEqual(expect.arrayContaining(['farm', 'king']));
    const passed = fight({ res: { twig: 2 } }, { seats: [{ passed: true, season: 'autumn' }] });
    passed.choose('goods').split({ twig: 2 });
    expect(passed.points(0)).toBe(2);
    expect(passed.res(1)).toEqual(goods());
  });
});
