import { redactEvent } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { brook, frog, hosts, mine, offers, pearls, SPOTS, type Spot } from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';
import * as look from '../test-support/look.ts';
import type { SeatShorthand, Table, TableShorthand } from '../test-support/table.ts';

const GREEN: Spot = 'river-spot-3-green';
const RED: Spot = 'river-spot-2-red';
const HAND = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins'];
/** Thirteen cards without any Construction and without places for workers. */
const CRITTERS = [
  ...Array.from({ length: 3 }, () => ['chip-sweep', 'teacher', 'barge-toad', 'woodcarver']).flat(),
  'monk',
];

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

describe('Ferry Ferret and Harbor', () => {
  test('ferry-ferret: 2 point tokens when played with two pearls, which are not spent', () => {
    for (const [held, tokens] of [
      [0, 0],
      [1, 0],
      [2, 2],
      [4, 2],
    ]) {
      const t = mine({ hand: ['ferry-ferret'], res: { berry: 3 }, pearls: held }).play('ferry-ferret');
      expect(t.points(0)).toBe(tokens);
      expect(pearls(t, 0)).toBe(held);
      expect(t.turn()).toBe(1);
    }
  });

  test('ferry-ferret, harbor: Production again in spring', () => {
    const deployed = ['basic-1-berry', 'basic-1-berry'];
    const t = mine({ city: ['ferry-ferret', 'harbor'], deployed, pearls: 2 }).prepare();
    while (t.asks() !== 'turn')
      if (t.asks() === 'order') t.pick(t.choices()[0]);
      else t.split({ resin: 1, berry: 1 });
    expect(t.points(0)).toBe(2);
    expect(t.res(0)).toEqual(goods({ resin: 1, berry: 1, pearl: 2 }));
    const poor = mine({ city: ['ferry-ferret', 'harbor'], deployed, pearls: 1 }).prepare();
    while (poor.asks() === 'order') poor.pick(poor.choices()[0]);
    expect(poor.points(0)).toBe(0);
    expect(poor.res(0)).toEqual(goods({ pearl: 1 }));
  });

  test('ferry-ferret, miner-mole: through a copy the pearls of the city it stands in are counted', () => {
    const mole = { hand: ['miner-mole'], res: { berry: 3 } };
    const rich = brook({ seats: [mole, { city: ['ferry-ferret', 'farm'], pearls: 2 }] }).play('miner-mole');
    rich.pick('ferry-ferret');
    expect(rich.points(0)).toBe(2);
    expect(rich.points(1)).toBe(0);
    const poor = brook({ seats: [{ ...mole, pearls: 3 }, { city: ['ferry-ferret', 'farm'] }] }).play('miner-mole');
    poor.pick('ferry-ferret');
    expect(poor.points(0)).toBe(0);
  });

  test('ferry-ferret: an occupied Ferry brings it in for free, once', () => {
    const t = mine({ hand: ['ferry-ferret'], city: ['ferry'] }).play('ferry-ferret', { via: 'ferry' });
    expect(t.occupied(0)).toEqual(['ferry']);
    const taken = mine({ hand: ['ferry-ferret'], city: [{ card: 'ferry', occupied: true }] });
    expect(taken.canPlay('ferry-ferret')).toBe(false);
    expect(mine({ hand: ['shipwright'], city: ['ferry'] }).canPlay('shipwright')).toBe(false);
  });

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

describe('Messenger', () => {
  const paid = { hand: ['messenger'], res: { berry: 2 } };

  test('messenger: it lies on a Construction, draws a card and gains a point token', () => {
    const t = mine({ ...paid, city: ['farm', 'wanderer'] }).play('messenger');
    expect(hosts(t, 0)).toEqual(['farm']);
    expect(t.hand(0)).toHaveLength(1);
    expect(t.points(0)).toBe(1);
    expect(t.score(0)['base']).toBe(1 + 1 + 0);
    expect(t.turn()).toBe(1);
  });

  test('messenger: of several Constructions one without a Messenger is chosen', () => {
    const city = ['farm', { card: 'messenger', on: 'farm' }, 'inn', 'castle', 'wanderer'];
    const t = mine({ ...paid, city }).play('messenger');
    expect(t.choices()).toEqual(['castle', 'inn']);
    t.pick('castle');
    expect(hosts(t, 0)).toEqual(['castle', 'farm']);
  });

  test('messenger: it cannot be played without a Construction of one’s own that is free', () => {
    for (const city of [[], ['wanderer', 'teacher'], ['farm', { card: 'messenger', on: 'farm' }]]) {
      const t = mine({ ...paid, city }, { seats: [{ city: ['farm', 'inn'] }] });
      expect(t.canPlay('messenger')).toBe(false);
      expect(t.refuses(() => t.play('messenger'))).toBe('no-target');
    }
  });

  test('messenger: it uses no space, so it goes into a full city too', () => {
    const city = [...CRITTERS, 'farm', 'inn'];
    const t = mine({ hand: ['messenger', 'mine'], res: { berry: 2, twig: 1, resin: 1, pebble: 1 }, city });
    expect(t.refuses(() => t.play('mine'))).toBe('city-full');
    t.play('messenger').pick('farm');
    expect(t.city(0)).toHaveLength(16);
    const fourteen = mine({
      hand: ['mine'],
      res: { twig: 1, resin: 1, pebble: 1 },
      city: [...CRITTERS, 'farm', { card: 'messenger', on: 'farm' }],
    }).play('mine');
    expect(fourteen.city(0)).toHaveLength(16);
  });

  test('messenger: an occupied Bridge brings it in for free and may be what it lies on', () => {
    const t = mine({ hand: ['messenger'], city: ['bridge'] }).play('messenger', { via: 'bridge' });
    expect(hosts(t, 0)).toEqual(['bridge']);
    expect(t.occupied(0)).toEqual(['bridge']);
  });

  test('messenger: it stays tan for everything but the river', () => {
    const city = ['farm', { card: 'messenger', on: 'farm' }];
    const t = mine({ city, adornmentsPlayed: ['compass', 'sundial', 'mirror'] });
    expect(t.score(0)['adornments']).toBe(1 + 0 + 2);
  });

  test('messenger: when its Construction leaves, its owner moves it to a free one', () => {
    const city = ['university', 'farm', 'inn', 'mine', { card: 'messenger', on: 'farm' }];
    const t = mine({ city }).visit('university').pick('farm');
    expect(t.decider()).toBe(0);
    expect(t.choices()).toEqual(['inn', 'mine', 'university']);
    t.pick('inn');
    t.split({ berry: 1 });
    expect(hosts(t, 0)).toEqual(['inn']);
    expect(t.hand(0)).toEqual([]);
    expect(t.points(0)).toBe(1);
  });

  test('messenger: with no free Construction left it lies alone and takes a space until one comes', () => {
    const three = [
      { card: 'messenger', on: 'university' },
      { card: 'messenger', on: 'farm' },
    ];
    const city = ['university', 'farm', ...CRITTERS, ...three];
    const hand = ['mine'];
    const t = mine({ city, hand, res: { twig: 1, resin: 1, pebble: 1 }, season: 'spring' });
    t.visit('university').pick('farm');
    t.split({ berry: 1 });
    expect(hosts(t, 0)).toEqual(['nothing', 'university']);
    t.visit('basic-1-berry', {});
    expect(t.turn()).toBe(0);
    // 13 Critters, the University and the lone Messenger: all spaces are taken, but the Mine would host the Messenger.
    t.play('mine');
    expect(hosts(t, 0)).toEqual(['mine', 'university']);
  });

  test('messenger: a lone one leaves no room for a card that it cannot lie on', () => {
    const city = ['university', { card: 'messenger', on: 'university' }, ...CRITTERS, 'messenger'];
    const t = mine({ city, hand: ['peddler', 'mine'], res: { berry: 2, twig: 1, resin: 1, pebble: 1 } });
    expect(hosts(t, 0)).toEqual(['nothing', 'university']);
    expect(t.refuses(() => t.play('peddler'))).toBe('city-full');
    expect(t.canPlay('mine')).toBe(true);
    const room = mine({ city: [city[0], ...CRITTERS, 'messenger'], hand: ['peddler'], res: { berry: 2 } });
    expect(room.canPlay('peddler')).toBe(true);
  });

  test('messenger: a Messenger that leaves makes its Construction free again', () => {
    const city = ['university', 'farm', { card: 'messenger', on: 'farm' }, { card: 'messenger', on: 'university' }];
    const t = mine({ city, hand: ['messenger'], res: { berry: 2 } });
    expect(t.canPlay('messenger')).toBe(false);
    t.visit('university').pick('messenger');
    while (t.asks() !== 'turn') t.split({ twig: 1 });
    t.visit('basic-1-berry');
    expect(t.canPlay('messenger')).toBe(true);
  });

  test('messenger, crane: the Crane that pays for a Construction leaves its Messenger to that or another one', () => {
    const city = ['crane', { card: 'messenger', on: 'crane' }];
    const t = mine({ city, hand: ['mine'] }).play('mine', { ability: 'crane' });
    expect(t.city(0)).toEqual(['messenger', 'mine']);
    expect(hosts(t, 0)).toEqual(['mine']);
  });
});

describe('Pirate', () => {
  const paid = { res: { berry: 3 } };
  const shed = ['farm', 'mine', 'inn', 'bard'];

  test('pirate: up to four cards are discarded and as many drawn', () => {
    const deckTop = ['wanderer', 'teacher', 'monk', 'ruins'];
    const t = mine({ ...paid, hand: ['pirate', ...shed, 'farm'] }, { deckTop }).play('pirate');
    expect(t.refuses(() => t.pick(...shed, 'farm'))).toBe('too-many');
    t.pick('farm', 'mine', 'inn');
    expect(t.hand(0)).toEqual(['bard', 'farm', 'monk', 'teacher', 'wanderer']);
    expect(t.discard().slice().sort()).toEqual(['farm', 'inn', 'mine']);
    expect(pearls(t, 0)).toBe(0);
    expect(t.turn()).toBe(1);
  });

  test('pirate: base points of 7 or more among the drawn cards bring a pearl, 6 do not', () => {
    const draws: readonly (readonly [readonly string[], number])[] = [
      [['king', 'school', 'wanderer'], 1],
      [['king', 'school', 'bard'], 0],
      [['castle', 'palace'], 1],
      [['ever-tree', 'king', 'fool'], 1],
      [['queen', 'king', 'fool', 'bard'], 0],
      [['ever-tree', 'wanderer', 'ruins'], 0],
      [['king'], 0],
    ];
    for (const [deckTop, pearl] of draws) {
      const t = mine({ ...paid, hand: ['pirate', ...shed] }, { deckTop: [...deckTop, 'farm'] }).play('pirate');
      t.pick(...shed.slice(0, deckTop.length));
      expect([deckTop, pearls(t, 0)]).toEqual([deckTop, pearl]);
    }
  });

  test('pirate: bonuses of Prosperity cards do not count', () => {
    const city = ['harvester', 'gatherer', 'farm', 'farm', 'mine'];
    const t = mine({ ...paid, city, hand: ['pirate', ...shed] }, { deckTop: ['palace', 'school', 'farm'] });
    t.play('pirate').pick('farm', 'mine');
    expect(pearls(t, 0)).toBe(0);
  });

  test('pirate: nobody has to discard, and then nothing is drawn', () => {
    const t = mine({ ...paid, hand: ['pirate', 'king', 'castle'] })
      .play('pirate')
      .decline();
    expect(t.hand(0)).toEqual(['castle', 'king']);
    expect(pearls(t, 0)).toBe(0);
    expect(
      mine({ ...paid, hand: ['pirate'] })
        .play('pirate')
        .turn(),
    ).toBe(1);
  });

  test('pirate: everybody sees what was drawn', () => {
    const t = mine({ ...paid, hand: ['pirate', ...shed] }, { deckTop: ['king', 'farm'] })
      .play('pirate')
      .pick('farm');
    const drew = t.log.find((event) => event.e === 'drew');
    expect(drew).toBeDefined();
    expect(drew && redactEvent(drew, 1)).toEqual(drew);
  });

  test('pirate: it takes no space in a city', () => {
    const t = mine({ ...paid, hand: ['pirate', 'peddler'], city: [...CRITTERS, 'farm', 'inn'] });
    expect(t.refuses(() => t.play('peddler'))).toBe('city-full');
    t.play('pirate').decline();
    expect(t.city(0)).toHaveLength(16);
  });

  test('pirate: an occupied Pirate Ship brings it in for free', () => {
    const t = mine({ hand: ['pirate'], city: ['pirate-ship'] }).play('pirate', { via: 'pirate-ship' });
    expect(t.occupied(0)).toEqual(['pirate-ship']);
  });

  test('pirate, bridge: the pearl draws two more cards', () => {
    const t = mine({ ...paid, city: ['bridge'], hand: ['pirate', ...shed] }, { deckTop: ['castle', 'palace'] });
    t.play('pirate').pick('farm', 'mine');
    expect(t.hand(0)).toHaveLength(2 + 2 + 2);
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

describe('Shipwright', () => {
  test('shipwright: a point for each Pearlbrook Critter and Construction of the city, itself too', () => {
    const city = ['shipwright', 'harbor', 'pirate', 'pirate-ship', 'pirate-ship', 'farm', 'king'];
    expect(mine({ city: ['shipwright'] }).score(0)['prosperity']).toBe(1);
    expect(mine({ city }).score(0)['prosperity']).toBe(5);
    expect(mine({ city: [...city, { card: 'messenger', on: 'farm' }] }).score(0)['prosperity']).toBe(6);
  });

  test('shipwright: neither Adornments nor Wonders nor cards of others count', () => {
    const seat = { city: ['shipwright'], adornmentsPlayed: ['bell', 'tiara'], wonders: ['hopewatch-gate'] };
    const t = brook({ seats: [seat, { city: ['harbor', 'bridge'] }] });
    expect(t.score(0)['prosperity']).toBe(1);
  });
});

test('the printed values of Pearlbrook cards', () => {
  const t = brook();
  const printed = t.game.rules.designs
    .filter((d) => d.set === 'pearlbrook')
    .map((d) => [d.id, d.def.kind, d.colour, d.unique, d.points, look.bundle(t.game, d.cost)]);
  expect(printed).toEqual([
    ['bridge', 'construction', 'blue', true, 1, goods({ twig: 2, pebble: 1, pearl: 0 })],
    ['ferry', 'construction', 'red', true, 2, goods({ twig: 2, resin: 2, pearl: 0 })],
    ['ferry-ferret', 'critter', 'green', true, 1, goods({ berry: 3, pearl: 0 })],
    ['harbor', 'construction', 'green', true, 3, goods({ twig: 3, resin: 1, pebble: 1, pearl: 0 })],
    ['messenger', 'critter', 'tan', false, 0, goods({ berry: 2, pearl: 0 })],
    ['pirate', 'critter', 'tan', false, 1, goods({ berry: 3, pearl: 0 })],
    ['pirate-ship', 'construction', 'red', false, 0, goods({ pearl: 0 })],
    ['shipwright', 'critter', 'purple', true, 2, goods({ berry: 4, pearl: 0 })],
  ]);
});
