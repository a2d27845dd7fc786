import { describe, expect, test } from 'vitest';
import { brook, CRITTERS, frog, hosts, mine, offers, pearls, SPOTS, type Spot } from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';
import type { SeatShorthand, Table, TableShorthand } from '../test-support/table.ts';

const GREEN: Spot = 'river-spot-3-green';
const RED: Spot = 'river-spot-2-red';
const HAND = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins'];

describe('Bridge', () => {
  const spy = { adornments: ['spyglass'], pearls: 1 };

  test('bridge: two cards are drawn for each pearl gained', () => {
    const t = mine({ city: [...SPOTS[GREEN], 'bridge'] }, { river: { [GREEN]: { card: 'ballroom' } } });
    t.ambassador(GREEN);
    expect(t.hand(0)).toHaveLength(2);
    expect(pearls(t, 0)).toBe(1);
  });

  test('bridge: the pearl of a first visit and that of the trade draw two cards each', () => {
    const seat = { city: [...SPOTS[GREEN], 'bridge'], points: 1, res: { twig: 1 } };
    const t = mine(seat, { river: { [GREEN]: { card: 'watermill' } } }).ambassador(GREEN);
    expect(t.hand(0)).toHaveLength(2);
    t.choose('trade');
    expect(t.hand(0)).toHaveLength(2 + 2 + 2);
    expect(pearls(t, 0)).toBe(2);
  });

  test('bridge: whatever the pearl comes from: the Shoal, Spyglass', () => {
    const shoal = mine({ city: ['bridge'], res: { twig: 2 }, hand: ['farm', 'mine'] }).ambassador('shoal');
    expect(shoal.hand(0)).toHaveLength(2);
    const glass = mine({ city: ['bridge'], ...spy })
      .adorn('spyglass')
      .split({ twig: 1 });
    expect(glass.hand(0)).toHaveLength(1 + 2);
  });

  test('bridge: only its owner draws, and only for pearls', () => {
    const t = brook({ seats: [spy, { city: ['bridge'], hand: ['farm'] }] });
    t.adorn('spyglass').split({ twig: 1 });
    expect(t.hand(0)).toHaveLength(1);
    expect(t.hand(1)).toEqual(['farm']);
    expect(
      mine({ city: ['bridge'] })
        .visit('basic-3-twigs')
        .hand(0),
    ).toEqual([]);
  });

  test('bridge: playing it draws nothing for the pearls already held', () => {
    const t = mine({ hand: ['bridge'], res: { twig: 2, pebble: 1 }, pearls: 3 }).play('bridge');
    expect(t.city(0)).toEqual(['bridge']);
    expect(t.hand(0)).toEqual([]);
  });

  test('bridge, R-HAND-05: the hand limit is higher by one for each pearl held', () => {
    for (const [held, drawn] of [
      [0, 0],
      [1, 1],
      [2, 2],
      [5, 2],
    ]) {
      const t = mine({ city: ['bridge'], hand: HAND, pearls: held });
      expect(t.visit('basic-2-cards-1-point').hand(0)).toHaveLength(8 + drawn);
    }
    expect(mine({ hand: HAND, pearls: 3 }).visit('basic-2-cards-1-point').hand(0)).toHaveLength(8);
    const others = brook({ seats: [{ hand: HAND }, { city: ['bridge'], pearls: 3 }] });
    expect(others.visit('basic-2-cards-1-point').hand(0)).toHaveLength(8);
  });

  test('bridge: the limit falls with the pearls; the hand stays but nothing is drawn until it is below', () => {
    const hand = [...HAND, 'farm', 'mine'];
    const seat = { city: ['bridge'], hand, pearls: 2, adornments: ['seaglass-amulet'] };
    const t = mine(seat).adorn('seaglass-amulet').split({ twig: 3 });
    expect(pearls(t, 0)).toBe(1);
    expect(t.hand(0)).toHaveLength(10);
    const low = mine({ city: ['bridge'], hand: HAND, pearls: 1, adornments: ['bell'] }).adorn('bell');
    expect(low.hand(0)).toHaveLength(8);
  });

  test('bridge: a gained pearl makes room for a card of the two', () => {
    const t = mine({ city: ['bridge', 'inn', 'lookout'], hand: HAND }).ambassador(RED);
    expect(pearls(t, 0)).toBe(1);
    expect(t.hand(0)).toHaveLength(9);
  });

  test('bridge, R-GIVE-01: who has room by its limit can be given cards', () => {
    const teacher = { hand: ['teacher'], res: { berry: 2 } };
    const full = { hand: HAND, pearls: 1 };
    const t = brook({ seats: [teacher, { ...full, city: ['bridge'] }] }).play('teacher');
    t.pick(t.choices()[0]);
    expect(t.hand(1)).toHaveLength(9);
    const without = brook({ seats: [teacher, full] }).play('teacher');
    without.pick(without.choices()[0]);
    expect(without.hand(1)).toHaveLength(8);
  });
});

describe('Ferry', () => {
  const river = { [RED]: { card: 'watermill', revealed: true }, [GREEN]: { card: 'gardens' } };
  const seat = { city: ['ferry'], points: 1, res: { twig: 1, berry: 1 } };

  test('ferry: the Ambassador there makes the trade of a River Destination that lies face up', () => {
    const t = mine(seat, { river }).ambassador('ferry');
    expect(t.hand(0)).toHaveLength(2);
    expect(t.res(0)).toEqual(goods({ berry: 1, pearl: 1 }));
    expect(t.points(0)).toBe(0);
    expect(frog(t, 0)).toBe('ferry');
    expect(t.row('riverCards')).toEqual([null, 'watermill', null, null]);
    expect(t.turn()).toBe(1);
  });

  test('ferry: of several cards face up one is chosen, of those that can be used', () => {
    const three = {
      ...river,
      [GREEN]: { card: 'gardens', revealed: true },
      'river-spot-2-tan': { card: 'great-hall', revealed: true },
    };
    const t = mine(seat, { river: three }).ambassador('ferry');
    expect(t.choices()).toEqual(['gardens', 'watermill']);
    t.place('gardens');
    expect(t.hand(0)).toHaveLength(3);
    expect(t.res(0)).toEqual(goods({ twig: 1, pearl: 1 }));
  });

  test('ferry: not while no card lies face up, nor without the price of one that does', () => {
    const none = mine(seat);
    expect(offers(none, 'ambassador', 'ferry')).toBe(false);
    expect(none.refuses(() => none.ambassador('ferry'))).toBe('nothing-to-do');
    const poor = mine({ ...seat, points: 0 }, { river });
    expect(poor.refuses(() => poor.ambassador('ferry'))).toBe('nothing-to-do');
  });

  test('ferry: the spot of the copied card need not be met, and somebody may stand there', () => {
    const t = mine(seat, { river, seats: [{ ambassador: RED }] }).ambassador('ferry');
    expect(pearls(t, 0)).toBe(1);
    expect(frog(t, 1)).toBe(RED);
  });

  test('ferry: open to others, whose visit gives its owner a point token', () => {
    const t = brook({ seats: [{ ...seat, city: [] }, { city: ['ferry'] }], river });
    t.ambassador('ferry', { owner: 1 });
    expect(t.points(1)).toBe(1);
    expect(t.points(0)).toBe(0);
    expect(pearls(t, 0)).toBe(1);
    expect(pearls(t, 1)).toBe(0);
  });

  test('ferry: it holds one Ambassador, and its owner’s own visit gives no token', () => {
    const two = { points: 2, res: { twig: 2 } };
    const t = brook({ seats: [{ ...two, city: ['ferry'] }, two], river }).ambassador('ferry');
    expect(t.points(0)).toBe(1);
    expect(t.refuses(() => t.ambassador('ferry', { owner: 0 }))).toBe('location-occupied');
  });

  test('ferry, R-PEARL-10: workers neither go nor are moved there', () => {
    const t = mine({ ...seat, hand: ['ranger'], res: { berry: 2, twig: 1 }, deployed: ['basic-3-twigs'] }, { river });
    expect(t.refuses(() => t.visit('ferry'))).toBe('wrong-piece');
    t.play('ranger');
    expect(t.choices()).not.toContain('ferry');
  });

  test('ferry, R-PEARL-13: the Ambassador comes home from it with Prepare for Season', () => {
    const deployed = ['basic-1-berry', 'basic-1-berry'];
    const t = mine({ city: ['ferry'], deployed, ambassador: 'ferry' });
    expect(frog(t, 0)).toBe('ferry');
    expect(frog(t.prepare(), 0)).toBe('home');
  });

  test('ferry: when it leaves the city, the Ambassador stays away until its owner prepares', () => {
    const t = brook({
      seats: [
        { city: ['ferry', 'university'], season: 'spring', deployed: ['basic-1-berry', 'basic-1-berry'] },
        { ambassador: { card: 'ferry', owner: 0 }, deployed: ['basic-1-berry', 'basic-1-berry'] },
      ],
    });
    t.visit('university').split({ berry: 1 });
    expect(t.city(0)).toEqual(['university']);
    expect(frog(t, 1)).toBe('adrift');
    expect(t.refuses(() => t.ambassador('shoal'))).toBe('figure-away');
    expect(frog(t.prepare(), 1)).toBe('home');
  });
});

describe('Harbor', () => {
  test('harbor, R-GEN-02: 2 resources of any kind with two pearls, never pearls', () => {
    const seat = { hand: ['harbor'], res: { twig: 3, resin: 1, pebble: 1 } };
    const t = mine({ ...seat, pearls: 2 }).play('harbor');
    expect(t.refuses(() => t.split({ pearl: 2 }))).toBe('not-offered');
    t.split({ pebble: 2 });
    expect(t.res(0)).toEqual(goods({ pebble: 2, pearl: 2 }));
    const poor = mine({ ...seat, pearls: 1 }).play('harbor');
    expect(poor.res(0)).toEqual(goods({ pearl: 1 }));
    expect(poor.turn()).toBe(1);
  });

  test('harbor: an occupied Harbor brings the Shipwright in for free', () => {
    const t = mine({ hand: ['shipwright'], city: ['harbor'] }).play('shipwright', { via: 'harbor' });
    expect(t.city(0)).toEqual(['harbor', 'shipwright']);
  });
});

describe('Pirate Ship', () => {
  function sail(seat: SeatShorthand, other: SeatShorthand, given: TableShorthand = {}): Table {
    const city = seat.city ?? ['pirate-ship'];
    return brook({ ...given, seats: [{ ...seat, city }, other] }).visit('pirate-ship');
  }

  test('pirate-ship: it is free and takes a space', () => {
    const t = mine({ hand: ['pirate-ship'] }).play('pirate-ship');
    expect(t.city(0)).toEqual(['pirate-ship']);
    const full = mine({ hand: ['pirate-ship'], city: [...CRITTERS, 'farm', 'inn'] });
    expect(full.refuses(() => full.play('pirate-ship'))).toBe('city-full');
  });

  test('pirate-ship: it sails with its worker; a resource and a token for each pearl there, which stay', () => {
    const t = sail({}, { pearls: 2 });
    t.split({ twig: 1, berry: 1 });
    expect(t.city(0)).toEqual([]);
    expect(t.city(1)).toEqual(['pirate-ship']);
    expect(t.res(0)).toEqual(goods({ twig: 1, berry: 1, pearl: 0 }));
    expect(t.points(0)).toBe(2);
    expect(pearls(t, 1)).toBe(2);
    expect(t.deployed(0)).toEqual(['pirate-ship']);
    expect(t.turn()).toBe(1);
  });

  test('pirate-ship: three at most, and nothing from who has none', () => {
    const t = sail({}, { pearls: 5 });
    expect(t.refuses(() => t.split({ resin: 4 }))).toBe('too-many');
    t.split({ resin: 3 });
    expect(t.points(0)).toBe(3);
    const none = sail({ pearls: 4 }, {});
    expect(none.res(0)).toEqual(goods({ pearl: 4 }));
    expect(none.points(0)).toBe(0);
    expect(none.city(1)).toEqual(['pirate-ship']);
    expect(none.turn()).toBe(1);
  });

  test('pirate-ship: of several opponents one with a free space is chosen', () => {
    const full = [...CRITTERS, 'farm', 'inn'];
    const t = brook({ players: 4, seats: [{ city: ['pirate-ship'] }, { pearls: 3, city: full }, {}, { pearls: 1 }] });
    t.visit('pirate-ship');
    expect(t.choices()).toEqual([2, 3]);
    t.seat(3).split({ pebble: 1 });
    expect(t.city(3)).toEqual(['pirate-ship']);
    expect(t.points(0)).toBe(1);
  });

  test('pirate-ship: not while every opponent’s city is full', () => {
    const t = brook({ seats: [{ city: ['pirate-ship'] }, { city: [...CRITTERS, 'farm', 'inn'] }] });
    expect(t.canVisit('pirate-ship')).toBe(false);
    expect(t.refuses(() => t.visit('pirate-ship'))).toBe('nothing-to-do');
  });

  test('pirate-ship: others may not use it where it stands', () => {
    const t = brook({ seats: [{}, { city: ['pirate-ship'], pearls: 1 }] });
    expect(t.refuses(() => t.visit('pirate-ship', { owner: 1 }))).toBe('not-open');
  });

  test('pirate-ship: the worker comes home with its owner, and then the new owner may send the ship on', () => {
    const t = brook({
      seats: [{ city: ['pirate-ship'], deployed: ['basic-1-berry'], pearls: 1 }, { city: ['pirate-ship', 'farm'] }],
    });
    t.visit('pirate-ship', { owner: 0 });
    expect(t.city(1)).toEqual(['farm', 'pirate-ship', 'pirate-ship']);
    // Only the ship without a worker can be used now.
    expect(t.refuses(() => t.visit('pirate-ship', { owner: 1, nth: 1 }))).toBe('location-occupied');
    t.visit('pirate-ship', { owner: 1, nth: 0 }).split({ twig: 1 });
    expect(t.city(0)).toEqual(['pirate-ship']);
    expect(t.points(1)).toBe(1);
    t.prepare();
    expect(t.workersFree(0)).toBe(3);
    expect(t.turn()).toBe(1);
    t.visit('pirate-ship', { owner: 1 });
    expect(t.city(0)).toEqual(['pirate-ship', 'pirate-ship']);
  });

  test('pirate-ship: its occupied token stays on it', () => {
    const t = sail({ city: [{ card: 'pirate-ship', occupied: true }] }, { hand: ['pirate'] });
    expect(t.occupied(1)).toEqual(['pirate-ship']);
    expect(t.canPlay('pirate')).toBe(false);
    const free = sail({}, { hand: ['pirate'] });
    expect(free.canPlay('pirate')).toBe(true);
  });

  test('pirate-ship, messenger: a Messenger on it stays behind and finds another Construction', () => {
    const city = ['pirate-ship', { card: 'messenger', on: 'pirate-ship' }, 'farm', 'inn', 'wanderer'];
    const t = sail({ city }, {});
    expect(t.choices()).toEqual(['farm', 'inn']);
    t.pick('inn');
    expect(t.city(0)).toEqual(['farm', 'inn', 'messenger', 'wanderer']);
    expect(hosts(t, 0)).toEqual(['inn']);
    expect(t.city(1)).toEqual(['pirate-ship']);
    const alone = sail({ city: city.slice(0, 2) }, {});
    expect(hosts(alone, 0)).toEqual(['nothing']);
  });

  test('pirate-ship, messenger: where it lands it takes a Messenger that lies alone', () => {
    const t = sail({}, { city: ['messenger', 'wanderer'] });
    expect(hosts(t, 1)).toEqual(['pirate-ship']);
    expect(t.turn()).toBe(1);
  });
});
