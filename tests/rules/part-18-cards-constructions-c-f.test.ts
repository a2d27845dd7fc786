import { describe, expect, test } from 'vitest';
import { constructions, EIGHT, holding, NONE, RICH } from '../test-support/situations.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const prosperity = (city: SeatShorthand['city']): number | undefined =>
  table({ seats: [{ city }] }).score(0)['prosperity'];

describe('Castle', () => {
  test('castle: a point for each Common Construction of the city', () => {
    expect(prosperity(['castle'])).toBe(0);
    expect(prosperity(['castle', 'farm', 'farm', 'inn', 'ruins'])).toBe(4);
    expect(prosperity(['castle', 'chapel', 'crane', 'teacher', 'wanderer', 'king'])).toBe(0);
  });
});

describe('Cemetery', () => {
  const deckTop = ['farm', 'king', 'mine', 'castle', 'queen'];
  const cemetery = (mine: SeatShorthand = {}, rest: TableShorthand = {}): Table =>
    table({ deckTop, ...rest, seats: [{ ...mine, city: ['cemetery', ...(mine.city ?? [])] }, {}] });

  test('R-CARD-CEMETERY-01 cemetery: four cards off the deck, one is played free whatever its worth, the rest discarded', () => {
    const t = cemetery({}, { discardTop: ['wanderer'] }).visit('cemetery');
    expect(t.choices()).toEqual(['deck', 'discard']);
    t.choose('deck');
    expect(t.choices()).toEqual(['castle', 'farm', 'king', 'mine']);
    expect(t.refuses(() => t.pick())).toBe('too-few');
    t.pick('castle');
    expect(t.city(0)).toEqual(['castle', 'cemetery']);
    expect(t.discard().slice(0, 3).sort()).toEqual(['farm', 'king', 'mine']);
    expect(t.deckTop()).toEqual(['queen']);
  });

  test('R-CARD-CEMETERY-01 cemetery: or the four top cards of the discard pile', () => {
    const discardTop = ['farm', 'king', 'mine', 'castle', 'queen'];
    const t = cemetery({}, { deckTop: [], discardTop }).visit('cemetery').choose('discard');
    expect(t.choices()).toEqual(['castle', 'farm', 'king', 'mine']);
    t.pick('king');
    expect(t.city(0)).toEqual(['cemetery', 'king']);
    expect(t.discard().sort()).toEqual(['castle', 'farm', 'mine', 'queen']);
  });

  test('OQ-64, R-CARD-CEMETERY-01 cemetery: a discard pile of fewer than four shows all it has', () => {
    const deck = cemetery().deckCount();
    const t = cemetery({}, { discardTop: ['mine', 'inn'] })
      .visit('cemetery')
      .choose('discard');
    expect(t.choices()).toEqual(['inn', 'mine']);
    t.pick('inn');
    expect(t.discard()).toEqual(['mine']);
    expect(t.deckCount()).toBe(deck - 2); // none of it came from the deck
  });

  test('R-CARD-CEMETERY-01 cemetery: an empty discard pile leaves only the deck', () => {
    const t = cemetery().visit('cemetery');
    expect(t.asks()).toBe('play');
    expect(t.choices()).toEqual(['castle', 'farm', 'king', 'mine']);
  });

  test('R-CARD-CEMETERY-01 cemetery: what cannot be placed is discarded; if that is all, nothing is played', () => {
    const t = cemetery({ city: constructions(14) }).visit('cemetery');
    expect(t.turn()).toBe(1);
    expect(t.discard().sort()).toEqual(['castle', 'farm', 'king', 'mine']);
    const unique = cemetery({ city: ['king', 'castle'] }).visit('cemetery');
    expect(unique.choices()).toEqual(['farm', 'mine']);
  });

  test('R-CARD-CEMETERY-01 cemetery: a Pigeon out of the grave shows two cards of its own', () => {
    const t = cemetery({}, { deckTop: ['postal-pigeon', 'farm', 'mine', 'inn', 'chapel', 'king', 'queen'] });
    t.visit('cemetery').pick('postal-pigeon');
    expect(t.choices()).toEqual(['chapel']);
    t.pick('chapel');
    expect(t.city(0)).toEqual(['cemetery', 'chapel', 'postal-pigeon']);
    expect(t.discard().sort()).toEqual(['farm', 'inn', 'king', 'mine']);
  });

  test('R-CARD-CEMETERY-01 cemetery: is closed to others', () => {
    const t = table({ active: 1, seats: [{ city: ['cemetery'] }, {}] });
    expect(t.refuses(() => t.visit('cemetery'))).toBe('not-open');
  });

  test('R-CARD-CEMETERY-02 cemetery: the second spot needs an Undertaker in the city, and there is no third', () => {
    const one = [{ card: 'cemetery', workers: [0] }];
    const t = table({ deckTop, seats: [{ city: one }, { city: ['undertaker'] }] });
    expect(t.refuses(() => t.visit('cemetery'))).toBe('spot-locked');
    const open = table({ deckTop, seats: [{ city: [...one, 'undertaker'] }, {}] });
    open.visit('cemetery').pick('farm');
    expect(open.deployed(0)).toEqual(['cemetery', 'cemetery']);
    const two = [{ card: 'cemetery', workers: [0, 0] }, 'undertaker'];
    const full = table({ deckTop, seats: [{ season: 'spring', city: two }, {}] });
    expect(full.refuses(() => full.visit('cemetery'))).toBe('location-occupied');
  });

  test('R-CARD-CEMETERY-02 cemetery: its worker does not come back with the season', () => {
    const city = [{ card: 'cemetery', workers: [0] }];
    const t = table({ seats: [{ city, deployed: ['basic-1-berry'] }, {}] }).prepare();
    expect(t.deployed(0)).toEqual(['cemetery']);
    expect(t.workersFree(0)).toBe(2);
  });
});

describe('Chapel', () => {
  const chapel = (tokens: number, hand: readonly string[] = []): Table =>
    table({ seats: [{ hand, city: [{ card: 'chapel', tokens }] }, {}] });

  test('R-CARD-CHAPEL-01 chapel: first a token comes on it, then two cards are drawn for each token', () => {
    const t = chapel(0).visit('chapel');
    expect(t.tokensOn(0, 'chapel')).toBe(1);
    expect(t.hand(0)).toHaveLength(2);
    const third = chapel(2).visit('chapel');
    expect(third.tokensOn(0, 'chapel')).toBe(3);
    expect(third.hand(0)).toHaveLength(6);
  });

  test('R-CARD-CHAPEL-01 chapel: the hand limit holds; with a full hand the token alone is worth the visit', () => {
    expect(chapel(2, EIGHT.slice(0, 5)).visit('chapel').hand(0)).toHaveLength(8);
    const full = chapel(0, EIGHT).visit('chapel');
    expect(full.tokensOn(0, 'chapel')).toBe(1);
    expect(full.hand(0)).toHaveLength(8);
  });

  test('R-CARD-CHAPEL-01, R-GEN-15 chapel: its tokens score for the owner and are lost with it', () => {
    const t = table({ seats: [{ hand: ['ruins'], city: [{ card: 'chapel', tokens: 3 }] }, {}] });
    expect(t.score(0)['tokens']).toBe(3);
    t.play('ruins');
    expect(t.score(0)['tokens']).toBe(0);
    expect(t.points(0)).toBe(0);
  });

  test('R-CARD-CHAPEL-01, R-CITY-09 chapel: played again from the discard pile it comes without tokens', () => {
    const city = ['cemetery', { card: 'chapel', tokens: 3 }];
    const t = table({ seats: [{ hand: ['ruins'], city }, {}] })
      .play('ruins')
      .pick('chapel');
    t.visit('basic-1-berry').visit('cemetery').choose('discard');
    expect(t.city(0)).toEqual(['cemetery', 'chapel', 'ruins']);
    expect(t.tokensOn(0, 'chapel')).toBe(0);
  });

  test('R-CARD-CHAPEL-01 chapel: is closed to others', () => {
    const t = table({ active: 1, seats: [{ city: ['chapel'] }, {}] });
    expect(t.refuses(() => t.visit('chapel'))).toBe('not-open');
  });
});

describe('Clock Tower', () => {
  const tower = (mine: SeatShorthand, rest: TableShorthand = {}): Table =>
    table({ ...rest, seats: [{ city: [{ card: 'clock-tower', tokens: 3 }], ...mine }, {}] });

  test('R-CARD-CLOCKTOWER-01 clock-tower: comes with three tokens, which count at the end', () => {
    const t = holding('clock-tower').play('clock-tower');
    expect(t.tokensOn(0, 'clock-tower')).toBe(3);
    expect(t.points(0)).toBe(0);
    expect(t.score(0)['tokens']).toBe(3);
  });

  test('R-CARD-CLOCKTOWER-01 clock-tower: before the workers return a token pays for one location where one stands', () => {
    const t = tower({ deployed: ['basic-3-twigs', 'basic-1-pebble'] }).prepare();
    expect(t.asks()).toBe('useToken');
    expect(t.season(0)).toBe('winter');
    expect(t.workersFree(0)).toBe(0);
    t.choose('use');
    expect(t.choices()).toEqual(['basic-1-pebble', 'basic-3-twigs']);
    t.place('basic-3-twigs');
    expect(t.res(0)).toEqual({ ...NONE, twig: 3 });
    expect(t.tokensOn(0, 'clock-tower')).toBe(2);
    expect(t.season(0)).toBe('spring');
    expect(t.workersFree(0)).toBe(3);
    expect(t.points(0)).toBe(0);
  });

  test('R-CARD-CLOCKTOWER-01 clock-tower: a Forest location is as good', () => {
    const forest = ['forest-3-berries'];
    const t = tower({ deployed: ['forest-3-berries', 'haven'] }, { forest })
      .prepare()
      .choose('use');
    expect(t.res(0)['berry']).toBe(3);
    expect(t.turn()).toBe(1);
  });

  test('R-CARD-CLOCKTOWER-01 clock-tower: it may be declined', () => {
    const t = tower({ deployed: ['basic-3-twigs', 'basic-1-pebble'] })
      .prepare()
      .decline();
    expect(t.tokensOn(0, 'clock-tower')).toBe(3);
    expect(t.res(0)).toEqual(NONE);
    expect(t.season(0)).toBe('spring');
  });

  test('R-CARD-CLOCKTOWER-01 clock-tower: one token a season and no more', () => {
    const t = tower({ deployed: ['basic-3-twigs', 'basic-1-pebble'] })
      .prepare()
      .choose('use')
      .place('basic-1-pebble');
    expect(t.turn()).toBe(1); // although a worker stands on the three twigs too
    expect(t.res(0)).toEqual({ ...NONE, pebble: 1 });
    expect(t.tokensOn(0, 'clock-tower')).toBe(2);
  });

  test('R-CARD-CLOCKTOWER-01 clock-tower: also before summer and autumn, until the tokens are gone', () => {
    const summer = tower({ season: 'spring', deployed: ['basic-2-resin', 'haven', 'haven'] }).prepare();
    expect(summer.asks()).toBe('useToken');
    summer.choose('use');
    expect(summer.res(0)['resin']).toBe(2);
    const autumn = tower({ season: 'summer', deployed: ['basic-2-resin', 'haven', 'haven', 'haven'] }).prepare();
    expect(autumn.asks()).toBe('useToken');
    const spent = tower({ deployed: ['basic-3-twigs', 'haven'], city: ['clock-tower'] }).prepare();
    expect(spent.season(0)).toBe('spring');
    expect(spent.res(0)).toEqual(NONE);
  });

  test('R-CARD-CLOCKTOWER-01 clock-tower: Haven, Journey, Events and cards are no such locations, nor are places of others', () => {
    const city = [
      { card: 'clock-tower', tokens: 3 },
      { card: 'chapel', workers: [0] },
    ];
    const events = [{ event: 'grand-tour', worker: true }];
    const t = table({
      seats: [{ season: 'spring', city, events, deployed: ['haven'] }, { deployed: ['basic-3-twigs'] }],
    }).prepare();
    expect(t.asks()).toBe('drawOpen'); // straight to the bonus of summer
    expect(t.tokensOn(0, 'clock-tower')).toBe(3);
  });
});

describe('Courthouse', () => {
  const city = ['courthouse'];

  test('R-CARD-COURTHOUSE-01 courthouse: after a Construction a twig, a resin or a pebble', () => {
    const t = holding('farm', { city }).play('farm');
    expect(t.asks()).toBe('gainAny');
    expect(t.refuses(() => t.split({ berry: 1 }))).toBe('not-offered');
    t.split({ pebble: 1 });
    expect(t.res(0)).toEqual({ twig: 7, resin: 8, pebble: 10, berry: 10 });
  });

  test('R-CARD-COURTHOUSE-01 courthouse: not for itself, not for a Critter, not for the opponent', () => {
    expect(holding('courthouse').play('courthouse').turn()).toBe(1);
    expect(holding('wanderer', { city }).play('wanderer').turn()).toBe(1);
    const t = holding('farm', {}, { city }).play('farm');
    expect(t.turn()).toBe(1);
    expect(t.res(1)).toEqual(NONE);
  });

  test('R-CARD-COURTHOUSE-01 courthouse: for Constructions that come by an effect too, also for Ruins', () => {
    const queen = holding('mine', { city: [...city, 'queen'], hand: ['farm'] })
      .visit('queen')
      .pick('mine');
    expect(queen.asks()).toBe('gainAny');
    const ruins = holding('ruins', { city: [...city, 'farm'] })
      .play('ruins')
      .pick('farm');
    expect(ruins.asks()).toBe('gainAny');
  });

  test('R-CARD-COURTHOUSE-01, R-PLAY-12 courthouse: has left when Ruins take its own place', () => {
    const t = holding('ruins', { city }).play('ruins');
    expect(t.turn()).toBe(1);
    expect(t.res(0)).toEqual({ twig: 10, resin: 10, pebble: 11, berry: 9 });
  });
});

describe('Crane', () => {
  const withCrane = (
    card: string,
    res: SeatShorthand['res'],
    city: readonly string[] = [],
    rest: TableShorthand = {},
  ): Table => holding(card, { res, city: ['crane', ...city] }, {}, rest);

  test('R-CARD-CRANE-01 crane: discarding it takes any three resources off a Construction', () => {
    const t = withCrane('castle', RICH).play('castle', { ability: 'crane', pay: { twig: 2, resin: 1, pebble: 2 } });
    expect(t.city(0)).toEqual(['castle']);
    expect(t.discard()).toEqual(['crane']);
    expect(t.res(0)).toEqual({ twig: 7, resin: 8, pebble: 7, berry: 9 });
    const other = withCrane('castle', { resin: 2, pebble: 3 });
    expect(other.play('castle', { ability: 'crane' }).city(0)).toEqual(['castle']);
  });

  test('R-CARD-CRANE-01 crane: not four, and not off a Critter', () => {
    const four = withCrane('castle', { twig: 2, resin: 1, pebble: 1 });
    expect(four.refuses(() => four.play('castle'))).toBe('cannot-pay');
    const critter = withCrane('wanderer', { berry: 1 });
    expect(critter.refuses(() => critter.play('wanderer'))).toBe('cannot-pay');
  });

  test('R-CARD-CRANE-01 crane: what is left of the discount is not paid out, and using it is optional', () => {
    const t = withCrane('general-store', {}).play('general-store', { ability: 'crane' });
    expect(t.res(0)).toEqual({ ...NONE, berry: 1 }); // of the General Store itself
    const kept = withCrane('mine', RICH).play('mine', { pay: { twig: 1, resin: 1, pebble: 1 } });
    expect(kept.city(0)).toEqual(['crane', 'mine']);
  });

  test('R-CARD-CRANE-01 crane: leaves first, so it works in a full city', () => {
    const t = withCrane('chapel', { twig: 1 }, constructions(14)).play('chapel', { ability: 'crane' });
    expect(t.city(0)).toHaveLength(15);
    expect(t.city(0)).toContain('chapel');
  });

  test('R-CARD-CRANE-01, R-ABIL-02 crane: not together with an Inn', () => {
    const meadow = ['castle', 'palace', 'king', 'queen', 'king', 'queen', 'ever-tree', 'ever-tree'];
    const t = withCrane('farm', { twig: 2, resin: 1, pebble: 1 }, ['inn'], { meadow });
    expect(t.refuses(() => t.visit('inn'))).toBe('nothing-to-do');
    const enough = withCrane('farm', { twig: 2, resin: 2, pebble: 1 }, ['inn'], { meadow }).visit('inn').pick('castle');
    expect(enough.city(0)).toEqual(['castle', 'crane', 'inn']);
  });

  test('crane: its occupied token brings in an Architect', () => {
    const t = holding('architect', { res: {}, city: ['crane'] }).play('architect', { via: 'crane' });
    expect(t.occupied(0)).toEqual(['crane']);
  });
});

describe('Dungeon', () => {
  const jail = (city: SeatShorthand['city'], card = 'castle', mine: SeatShorthand = {}): Table =>
    holding(card, { ...mine, city });
  const pay = { twig: 2, pebble: 3 };

  test('R-CARD-DUNGEON-01 dungeon: a Critter put beneath it takes any three resources off a Construction', () => {
    const t = jail(['dungeon', 'wanderer', 'peddler']).play('castle', { ability: 'dungeon', jail: 'peddler', pay });
    expect(t.city(0)).toEqual(['castle', 'dungeon', 'wanderer']);
    expect(t.under(0, 'dungeon')).toEqual(['peddler']);
    expect(t.res(0)).toEqual({ twig: 7, resin: 9, pebble: 6, berry: 9 });
    expect(t.discard()).toEqual([]);
  });

  test('R-CARD-DUNGEON-01 dungeon: or off a Critter; the rest of the discount is not paid out', () => {
    const t = jail(['dungeon', 'peddler'], 'queen').play('queen', { ability: 'dungeon' });
    expect(t.res(0)['berry']).toBe(7);
    expect(t.city(0)).toEqual(['dungeon', 'queen']);
    const cheap = jail(['dungeon', 'peddler'], 'monk', { res: { twig: 1 } }).play('monk', { ability: 'dungeon' });
    expect(cheap.res(0)).toEqual({ ...NONE, twig: 1 });
  });

  test('R-CARD-DUNGEON-01, R-CITY-10 dungeon: a prisoner is out of the city and scores nothing', () => {
    const t = table({ seats: [{ city: [{ card: 'dungeon', under: ['king'] }, 'theater'] }, {}] });
    expect(t.score(0)).toMatchObject({ base: 3, prosperity: 0 });
    const again = jail([{ card: 'dungeon', under: ['king'] }], 'king').play('king');
    expect(again.city(0)).toEqual(['dungeon', 'king']); // Unique, but the first one is no longer there
  });

  test('R-CARD-DUNGEON-01 dungeon: without a Ranger it holds one prisoner, with one two, never three', () => {
    const one = jail([{ card: 'dungeon', under: ['king'] }, 'peddler']);
    expect(one.refuses(() => one.play('castle', { ability: 'dungeon', jail: 'peddler', pay }))).toBe('spot-locked');
    const two = jail([{ card: 'dungeon', under: ['king'] }, 'peddler', 'ranger']);
    two.play('castle', { ability: 'dungeon', jail: 'peddler', pay });
    expect(two.under(0, 'dungeon')).toEqual(['king', 'peddler']);
    const full = jail([{ card: 'dungeon', under: ['king', 'monk'] }, 'peddler', 'ranger']);
    expect(full.refuses(() => full.play('castle', { ability: 'dungeon', jail: 'peddler', pay }))).toBe('spot-locked');
  });

  test('R-CARD-DUNGEON-01 dungeon: a Ranger in another city unlocks nothing', () => {
    const city = [{ card: 'dungeon', under: ['king'] }, 'peddler'];
    const t = holding('castle', { city, res: { twig: 2, pebble: 3 } }, { city: ['ranger'] });
    expect(t.refuses(() => t.play('castle'))).toBe('cannot-pay');
  });

  test('R-CARD-DUNGEON-01 dungeon: only Critters of the own city go in', () => {
    const t = holding('castle', { city: ['dungeon', 'farm'], res: { twig: 2, pebble: 3 } }, { city: ['peddler'] });
    expect(t.refuses(() => t.play('castle'))).toBe('cannot-pay');
    const rich = jail(['dungeon', 'farm']);
    expect(rich.refuses(() => rich.play('castle', { ability: 'dungeon', jail: 'farm', pay }))).toBe('spot-locked');
    expect(rich.refuses(() => rich.play('castle', { ability: 'dungeon', pay }))).toBe('no-target');
  });

  test('R-CARD-DUNGEON-02 dungeon: a Ranger may sit in the first cell but never in the second', () => {
    const first = jail(['dungeon', 'ranger']).play('castle', { ability: 'dungeon', jail: 'ranger', pay });
    expect(first.under(0, 'dungeon')).toEqual(['ranger']);
    const second = jail([{ card: 'dungeon', under: ['king'] }, 'ranger'], 'castle', { res: pay });
    expect(second.refuses(() => second.play('castle'))).toBe('cannot-pay');
    const rich = jail([{ card: 'dungeon', under: ['king'] }, 'ranger']);
    expect(rich.refuses(() => rich.play('castle', { ability: 'dungeon', jail: 'ranger', pay }))).toBe('spot-locked');
  });

  test('R-CARD-DUNGEON-02 dungeon: with the Ranger in the first cell the second is locked', () => {
    const t = jail([{ card: 'dungeon', under: ['ranger'] }, 'peddler']);
    expect(t.refuses(() => t.play('castle', { ability: 'dungeon', jail: 'peddler', pay }))).toBe('spot-locked');
  });

  test('R-CARD-DUNGEON-01 dungeon: the prisoner leaves first and makes room in a full city, but a Wanderer makes none', () => {
    const t = jail(['dungeon', 'peddler', ...constructions(13)]);
    expect(t.refuses(() => t.play('castle', { pay: { twig: 2, resin: 3, pebble: 3 } }))).toBe('city-full');
    t.play('castle', { ability: 'dungeon', jail: 'peddler', pay });
    expect(t.city(0)).toHaveLength(15);
    const wanderer = jail(['dungeon', 'wanderer', ...constructions(14)]);
    expect(wanderer.refuses(() => wanderer.play('castle'))).toBe('city-full');
    const paired = jail(['dungeon', 'harvester', 'gatherer', ...constructions(13)]);
    expect(paired.refuses(() => paired.play('castle'))).toBe('city-full'); // the partner keeps the space
  });

  test('R-CARD-DUNGEON-01, R-OCC-02 dungeon: the token on the prisoner’s Construction stays', () => {
    const t = jail(['dungeon', 'peddler', { card: 'ruins', occupied: true }]);
    t.play('castle', { ability: 'dungeon', jail: 'peddler', pay });
    expect(t.occupied(0)).toEqual(['ruins']);
  });

  test('R-CARD-DUNGEON-01, R-ABIL-02 dungeon: not together with a Crane', () => {
    const t = jail(['dungeon', 'peddler', 'crane'], 'castle', { res: { twig: 2 } });
    expect(t.refuses(() => t.play('castle'))).toBe('cannot-pay');
  });
});

describe('Ever Tree', () => {
  test('R-CARD-EVERTREE-01 ever-tree: a point for each purple card, itself among them', () => {
    expect(prosperity(['ever-tree'])).toBe(1);
    expect(prosperity(['ever-tree', 'gatherer', 'architect', 'king', 'farm', 'queen'])).toBe(4);
  });

  test('R-CARD-EVERTREE-01, R-OCC-05 ever-tree: its token brings in any one Critter, but only one', () => {
    const t = table({ seats: [{ hand: ['king', 'queen', 'farm'], city: ['ever-tree'] }, {}] });
    expect(t.refuses(() => t.play('farm'))).toBe('cannot-pay');
    t.play('king', { via: 'ever-tree' });
    expect(t.city(0)).toEqual(['ever-tree', 'king']);
    t.visit('basic-1-berry');
    expect(t.refuses(() => t.play('queen'))).toBe('cannot-pay');
  });
});

describe('Fairgrounds', () => {
  test('fairgrounds: draws two cards when played and in Production, within the hand limit', () => {
    const deckTop = ['farm', 'mine', 'inn'];
    expect(holding('fairgrounds', {}, {}, { deckTop }).play('fairgrounds').hand(0)).toEqual(['farm', 'mine']);
    const mine = { city: ['fairgrounds'], deployed: ['haven', 'haven'] };
    expect(
      table({ deckTop, seats: [mine, {}] })
        .prepare()
        .hand(0),
    ).toEqual(['farm', 'mine']);
    const seven = { ...mine, hand: EIGHT.slice(0, 7) };
    const full = table({ deckTop, seats: [seven, {}] }).prepare();
    expect(full.hand(0)).toHaveLength(8);
    expect(full.deckTop()).toEqual(['mine']);
  });
});
