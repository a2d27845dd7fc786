import { seededRandom } from '@everdell/ai';
import { describe, expect, test } from 'vitest';
import { adornmentsPlayed, brook, frog, hosts, mine, offers, pearls, SPOTS } from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';

/** Cards of Pearlbrook beside those of the base game, where one could get in the way of the other. */

describe('Messengers and what makes Constructions come and go', () => {
  test('messenger, ruins: what lay on the replaced Construction may lie on the Ruins', () => {
    const city = ['farm', { card: 'messenger', on: 'farm' }, 'inn'];
    const t = mine({ city, hand: ['ruins'] })
      .play('ruins')
      .pick('farm');
    expect(t.choices()).toEqual(['inn', 'ruins']);
    t.pick('ruins');
    expect(hosts(t, 0)).toEqual(['ruins']);
    expect(t.city(0)).toEqual(['inn', 'messenger', 'ruins']);
    expect(t.res(0)).toEqual(goods({ twig: 2, resin: 1, pearl: 0 }));
    expect(t.turn()).toBe(1);
  });

  test('messenger, dungeon: a jailed Messenger makes room for the one it helps to pay for', () => {
    const city = ['farm', { card: 'messenger', on: 'farm' }, 'dungeon', { card: 'messenger', on: 'dungeon' }];
    const t = mine({ city, hand: ['messenger'], res: { berry: 2 } });
    t.play('messenger', { ability: 'dungeon', jail: 'messenger' });
    expect(t.city(0)).toEqual(['dungeon', 'farm', 'messenger', 'messenger']);
    expect(hosts(t, 0)).toEqual(['dungeon', 'farm']);
    expect(t.under(0, 'dungeon')).toEqual(['messenger']);
    const plain = mine({ city: ['farm', { card: 'messenger', on: 'farm' }], hand: ['messenger'], res: { berry: 2 } });
    expect(plain.canPlay('messenger')).toBe(false);
  });

  test('messenger: one that lies alone takes the Construction that another one leaves free', () => {
    const city = ['university', { card: 'messenger', on: 'university' }, 'messenger'];
    const t = mine({ city });
    expect(hosts(t, 0)).toEqual(['nothing', 'university']);
    t.visit('university').place('messenger', { nth: 0 }).split({ twig: 1 });
    expect(t.city(0)).toEqual(['messenger', 'university']);
    expect(hosts(t, 0)).toEqual(['university']);
  });

  test('messenger, river-race: without any Construction left both lie alone', () => {
    const city = ['ferry-ferret', 'twig-barge', { card: 'messenger', on: 'twig-barge' }, 'messenger'];
    const t = mine({ city }, { specialEvents: ['river-race'] })
      .claim('river-race')
      .choose('barge')
      .split({ twig: 2 });
    expect(hosts(t, 0)).toEqual(['nothing', 'nothing']);
    expect(t.turn()).toBe(1);
  });

  test('messenger, innkeeper: one that leaves the city to pay is no Construction to lie on', () => {
    const t = mine({ city: ['innkeeper'], hand: ['messenger'], res: { berry: 2 } });
    expect(t.canPlay('messenger')).toBe(false);
  });

  test('messenger, postal-pigeon: a free Messenger needs its Construction too', () => {
    const given = { deckTop: ['messenger', 'castle', 'farm'] };
    const t = mine({ hand: ['postal-pigeon'], res: { berry: 2 } }, given).play('postal-pigeon');
    expect(t.turn()).toBe(1);
    expect(t.city(0)).toEqual(['postal-pigeon']);
    const home = mine({ hand: ['postal-pigeon'], res: { berry: 2 }, city: ['mine'] }, given).play('postal-pigeon');
    home.pick('messenger');
    expect(hosts(home, 0)).toEqual(['mine']);
  });

  test('messenger, compass: re-activated where it lies alone it still brings its card and token', () => {
    const t = mine({ city: ['messenger'], adornments: ['compass'], pearls: 1 })
      .adorn('compass')
      .pick('messenger');
    expect(hosts(t, 0)).toEqual(['nothing']);
    expect(t.hand(0)).toHaveLength(1);
    expect(t.points(0)).toBe(1);
  });

  test('messenger, farm: it is one Critter more, and a Harvester and Gatherer still share a space beside it', () => {
    const city = ['farm', { card: 'messenger', on: 'farm' }, 'harvester', 'gatherer'];
    const t = mine({ city, adornmentsPlayed: ['bell'] });
    expect(t.score(0)['adornments']).toBe(1);
  });
});

describe('Ships, Ferries and others', () => {
  test('pirate-ship, R-GIVE-06: it may sail into the city of somebody who has passed, like a Fool', () => {
    const t = brook({ seats: [{ city: ['pirate-ship'] }, { passed: true, pearls: 1 }] }).visit('pirate-ship');
    t.split({ twig: 1 });
    expect(t.city(1)).toEqual(['pirate-ship']);
    expect(t.points(0)).toBe(1);
  });

  test('pirate-ship, ranger: a worker moved onto the ship sails with it', () => {
    const seat = { city: ['pirate-ship'], hand: ['ranger'], res: { berry: 2 }, deployed: ['basic-3-twigs'] };
    const t = brook({ seats: [seat, { pearls: 1 }] }).play('ranger');
    t.place('pirate-ship').split({ pebble: 1 });
    expect(t.city(1)).toEqual(['pirate-ship']);
    expect(t.deployed(0)).toEqual(['pirate-ship']);
  });

  test('pirate-ship: tokens and what else lies on it go with it', () => {
    const t = brook({ seats: [{ city: [{ card: 'pirate-ship', tokens: 2 }] }, {}] }).visit('pirate-ship');
    expect(t.tokensOn(1, 'pirate-ship')).toBe(2);
    expect(t.score(1)['tokens']).toBe(2);
    expect(t.score(0)['tokens']).toBe(0);
  });

  test('ferry, R-GIVE-05: an owner who has passed still gains the token', () => {
    const river = { 'river-spot-3-green': { card: 'watermill', revealed: true } };
    const t = brook({
      seats: [
        { points: 1, res: { twig: 1 } },
        { city: ['ferry'], passed: true },
      ],
      river,
    });
    t.ambassador('ferry', { owner: 1 });
    expect(t.points(1)).toBe(1);
  });

  test('ferry: the token its owner gains is not the visitor’s to pay with', () => {
    const river = { 'river-spot-3-green': { card: 'watermill', revealed: true } };
    const t = brook({ seats: [{ res: { twig: 1 } }, { city: ['ferry'], points: 3 }], river });
    expect(offers(t, 'ambassador', 'ferry')).toBe(false);
  });

  test('ferry: it copies citizens as well', () => {
    const river = { 'river-spot-2-tan': { card: 'omicron-the-elder', revealed: true } };
    const t = mine({ city: ['ferry'], hand: ['king', 'farm'] }, { river }).ambassador('ferry');
    expect(t.hand(0)).toEqual(['farm']);
    expect(t.points(0)).toBe(1);
    expect(pearls(t, 0)).toBe(1);
    expect(frog(t, 0)).toBe('ferry');
  });

  test('lookout, R-PEARL-09: it copies no frog location', () => {
    const seat = { city: ['lookout', ...SPOTS['river-spot-3-green']], res: { twig: 3 }, hand: ['farm', 'inn'] };
    const t = mine(seat).visit('lookout');
    for (const place of ['shoal', 'river-spot-3-green']) expect(t.choices()).not.toContain(place);
  });

  test('historian, courthouse: an Adornment is neither Critter nor Construction', () => {
    const t = mine({ city: ['historian', 'courthouse'], adornments: ['tiara'], pearls: 1 }).adorn('tiara');
    expect(t.hand(0)).toEqual([]);
    expect(t.turn()).toBe(1);
  });

  test('historian, masque: the card played through it is', () => {
    const t = mine({ city: ['historian'], adornments: ['masque'], pearls: 1, hand: ['farm'] }).adorn('masque');
    t.pick('farm');
    expect(t.hand(0)).toHaveLength(1);
    expect(adornmentsPlayed(t, 0)).toEqual(['masque']);
  });

  test('sundial, chip-sweep: a card activated through another card may be chosen all the same', () => {
    const t = mine({ city: ['farm', 'chip-sweep'], adornments: ['sundial'], pearls: 1 }).adorn('sundial');
    t.pick('chip-sweep').pick('farm');
    expect(t.res(0)).toEqual(goods({ berry: 2, pearl: 0 }));
    expect(t.turn()).toBe(1);
  });

  test('sundial, storehouse: it is filled again', () => {
    const t = mine({ city: ['storehouse'], adornments: ['sundial'], pearls: 1 })
      .adorn('sundial')
      .pick('storehouse');
    t.choose('twig');
    expect(t.storedOn(0, 'storehouse')).toEqual(goods({ twig: 3, pearl: 0 }));
  });

  test('bridge, gilded-book: it is a blue card with a printed cost, which holds no pearl', () => {
    const t = mine({ city: ['bridge'], adornments: ['gilded-book'], pearls: 1 }).adorn('gilded-book');
    expect(t.res(0)).toEqual(goods({ twig: 2, pebble: 1, pearl: 0 }));
    expect(t.hand(0)).toEqual([]);
  });

  test('bridge, mirror, spyglass: a pearl through a copied ability draws two cards', () => {
    const seat = { city: ['bridge'], adornments: ['mirror'], pearls: 1 };
    const t = brook({ seats: [seat, { adornmentsPlayed: ['spyglass'] }] }).adorn('mirror');
    t.place('spyglass').split({ twig: 1 });
    expect(t.hand(0)).toHaveLength(3);
    expect(pearls(t, 0)).toBe(1);
  });
});

describe('Meadow cards under Rugwort’s workers', () => {
  const meadow = ['king', 'queen', 'bard', 'monk', 'farm', 'mine', 'inn', 'ruins'];
  const solo = { modules: ['rugwort'], rugwort: { meadowWorkers: [1, 3], ambassador: 'river-spot-2-tan' }, meadow };

  test('riverside-resort, R-RUG-19: they are not put beneath the Event', () => {
    const given = { ...solo, specialEvents: ['riverside-resort'] };
    const t = mine({ city: ['harbor', 'innkeeper'] }, given).claim('riverside-resort');
    expect(t.choices()).toEqual(['monk', 'queen']);
  });

  test('observatory, R-RUG-19: they are not taken', () => {
    const river = { 'river-spot-2-red': { card: 'observatory', revealed: true } };
    const t = mine({ city: SPOTS['river-spot-2-red'], points: 1, res: { twig: 1 } }, { ...solo, river });
    t.ambassador('river-spot-2-red');
    expect(t.choices()).toEqual(['farm', 'inn', 'mine', 'monk', 'queen', 'ruins']);
  });

  test('pb-forest-churn-meadow, R-RUG-19: they are neither discarded nor taken', () => {
    const t = mine({}, { ...solo, forest: ['pb-forest-churn-meadow'] }).visit('pb-forest-churn-meadow');
    expect(t.choices()).toEqual(['farm', 'inn', 'mine', 'monk', 'queen', 'ruins']);
  });

  test('masque, sunken-treasure-discovered, R-RUG-19: they are not played', () => {
    const t = mine({ adornments: ['masque'], pearls: 1 }, solo).adorn('masque');
    expect(t.choices()).not.toContain('bard');
    const sunken = mine({ city: ['pirate', 'crane'] }, { ...solo, specialEvents: ['sunken-treasure-discovered'] });
    expect(sunken.claim('sunken-treasure-discovered').choices()).not.toContain('bard');
  });
});

describe('questions that depend on cards nobody else sees', () => {
  const river = {
    'river-spot-2-red': { card: 'gus-the-gardener', revealed: true },
    'river-spot-3-green': { card: 'bosley-the-artist', revealed: true },
  };
  const hand = ['farm', 'mine', 'general-store', 'inn', 'king'];

  test.each([
    ['ferry', ['ferry']],
    ['river-spot-3-green', SPOTS['river-spot-3-green']],
  ])('%s: in every world that an opponent imagines the game goes on', (place, city) => {
    const t = brook({ seats: [{ city, hand }], river }).ambassador(place);
    expect(t.decision()).not.toBeNull();
    const { game, state } = t;
    for (let n = 0; n < 60; n++) {
      const world = game.determinize(game.view(state, 1), seededRandom(`world ${n}`));
      expect(game.legal(world, 0).length).toBeGreaterThan(0);
    }
  });
});
