import { redactEvent } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { brook, CRITTERS, hosts, mine, pearls } from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';

describe('Ferry Ferret', () => {
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
