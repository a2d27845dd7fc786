import { describe, expect, test } from 'vitest';
import { brook, frog, hosts, mine, offers, pearls, SPOT_IDS, SPOTS, type Spot } from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';
import type { SeatShorthand, Table, TableShorthand } from '../test-support/table.ts';

const GREEN: Spot = 'river-spot-3-green';
const RED: Spot = 'river-spot-2-red';

/** The green spot with this card on it, which seat 0 may visit. */
function at(card: string, revealed: boolean, seat: SeatShorthand, given: TableShorthand = {}): Table {
  return mine({ city: SPOTS[GREEN], ...seat }, { river: { [GREEN]: { card, revealed } }, ...given });
}

describe('Part 14: the Ambassador', () => {
  test('R-PEARL-08, R-TURN-04: placing the Ambassador is the action of the turn and uses no worker', () => {
    const t = mine({ city: SPOTS[GREEN], hand: ['farm'], res: { twig: 2, resin: 1 } });
    t.ambassador(GREEN);
    expect(frog(t, 0)).toBe(GREEN);
    expect(t.workersFree(0)).toBe(2);
    expect(t.turn()).toBe(1);
    expect(frog(t, 1)).toBe('home');
  });

  test('R-PEARL-08: an Ambassador that is away cannot be placed again', () => {
    const t = mine({ city: [...SPOTS[GREEN], ...SPOTS[RED]], ambassador: GREEN });
    expect(t.refuses(() => t.ambassador(RED))).toBe('figure-away');
    expect(t.refuses(() => t.ambassador(GREEN))).toBe('figure-away');
    expect(offers(t, 'ambassador', RED)).toBe(false);
  });

  test('R-PEARL-09: it goes to frog locations only, never where workers go', () => {
    const t = mine({ city: ['inn', 'lookout', 'ferry'], res: { berry: 2 } }, { forest: ['forest-3-berries'] });
    for (const place of ['basic-3-twigs', 'forest-3-berries', 'haven', 'hopewatch-gate', 'inn', 'lookout', 'bell'])
      expect(t.refuses(() => t.ambassador(place))).toBe('not-offered');
  });

  test('R-PEARL-10: workers never go to the river, the Shoal or a Ferry', () => {
    const t = mine(
      { city: [...Object.values(SPOTS).flat(), 'ferry'], res: { twig: 5 }, points: 3, hand: ['farm', 'farm'] },
      { river: { [RED]: { card: 'watermill', revealed: true } } },
    );
    for (const place of ['shoal', ...SPOT_IDS, 'ferry', 'watermill']) {
      expect(t.canVisit(place)).toBe(false);
      expect(['wrong-piece', 'not-in-play']).toContain(t.refuses(() => t.visit(place)));
    }
    expect(t.refuses(() => t.visit('shoal'))).toBe('wrong-piece');
    expect(t.refuses(() => t.visit('ferry'))).toBe('wrong-piece');
    expect(offers(t, 'ambassador', 'shoal')).toBe(true);
    expect(offers(t, 'ambassador', 'ferry')).toBe(true);
  });

  test('R-PEARL-11: any number of Ambassadors may stand on the Shoal', () => {
    const rich = { res: { twig: 2 }, hand: ['farm', 'mine'] };
    const t = brook({ players: 4, seats: [rich, rich, rich, { ...rich, hand: ['inn', 'king'] }] });
    for (const seat of [0, 1, 2, 3]) {
      t.ambassador('shoal');
      expect(frog(t, seat)).toBe('shoal');
      expect(pearls(t, seat)).toBe(1);
    }
  });

  test('R-PEARL-12: a River Destination with an Ambassador on it takes no second one, revealed or not', () => {
    const seats = [{ city: SPOTS[GREEN], points: 1, res: { twig: 1 } }, { ambassador: GREEN }];
    const down = brook({ seats });
    expect(down.refuses(() => down.ambassador(GREEN))).toBe('location-occupied');
    const t = brook({ seats, river: { [GREEN]: { card: 'watermill', revealed: true } } });
    expect(t.refuses(() => t.ambassador(GREEN))).toBe('location-occupied');
    expect(offers(t, 'ambassador', GREEN)).toBe(false);
  });

  test('R-PEARL-13: it comes home with its owner’s Prepare for Season, not with that of others', () => {
    const deployed = ['basic-1-berry', 'basic-1-berry'];
    const t = brook({ seats: [{ deployed, ambassador: GREEN }, { ambassador: 'shoal' }] }).prepare();
    expect(frog(t, 0)).toBe('home');
    expect(frog(t, 1)).toBe('shoal');
    expect(t.season(0)).toBe('spring');
  });

  test('R-SEASON-16, OQ-03: a player may prepare without having placed it, and it is there next season', () => {
    const t = brook({ seats: [{ deployed: ['basic-1-berry', 'basic-1-berry'] }] });
    expect(t.offers('season')).toBe(true);
    t.prepare();
    expect(t.season(0)).toBe('spring');
    expect(frog(t, 0)).toBe('home');
  });

  test('R-SEASON-01, R-PEARL-14: a placed Ambassador is no placed worker', () => {
    const t = brook({ seats: [{ deployed: ['basic-1-berry'], ambassador: 'shoal' }] });
    expect(t.refuses(() => t.prepare())).toBe('workers-left');
  });

  test('R-END-01, R-PEARL-14: a player may pass with the Ambassador at home, but not with workers at home', () => {
    const deployed = Array.from({ length: 6 }, () => 'basic-1-berry');
    expect(
      brook({ seats: [{ season: 'autumn', deployed }] })
        .pass()
        .passed(0),
    ).toBe(true);
    const t = brook({ seats: [{ season: 'autumn', deployed: deployed.slice(1), ambassador: 'shoal' }] });
    expect(t.refuses(() => t.pass())).toBe('workers-left');
  });

  test('R-PEARL-14: the Ranger moves workers, not the Ambassador', () => {
    const res = { berry: 2 };
    const seat = { hand: ['ranger'], res, city: SPOTS[GREEN], ambassador: RED };
    const t = mine({ ...seat, deployed: ['basic-3-twigs', 'basic-1-berry'] }).play('ranger');
    expect(t.choices()).toEqual(['basic-1-berry', 'basic-3-twigs']);
    t.worker('basic-3-twigs');
    expect(t.choices()).not.toContain('shoal');
    expect(t.choices()).not.toContain(GREEN);
    t.place('basic-2-resin');
    expect(t.deployed(0)).toEqual(['basic-1-berry', 'basic-2-resin']);
    expect(frog(t, 0)).toBe(RED);
    const none = mine({ hand: ['ranger'], res, ambassador: RED }).play('ranger');
    expect(frog(none, 0)).toBe(RED);
    expect(none.turn()).toBe(1);
  });

  test('R-PEARL-14, a-well-run-city: the Ambassador is not taken back by what brings a worker back', () => {
    const city = ['chip-sweep', 'clock-tower'];
    const t = mine(
      { city, ambassador: 'shoal', season: 'spring', deployed: ['basic-1-berry'] },
      {
        specialEvents: ['a-well-run-city'],
      },
    ).claim('a-well-run-city');
    expect(t.choices()).not.toContain('shoal');
    t.worker('basic-1-berry');
    expect(frog(t, 0)).toBe('shoal');
  });
});

describe('Part 14: River Destinations', () => {
  for (const [spot, city] of Object.entries(SPOTS)) {
    test(`R-PEARL-15: ${spot} asks for its cards, whether its card is known or not`, () => {
      const seat = { points: 1, res: { twig: 1 } };
      for (const revealed of [false, true]) {
        const river = { [spot]: { card: 'watermill', revealed } };
        const short = mine({ ...seat, city: city.slice(1) }, { river, seats: [{ city }] });
        expect(short.refuses(() => short.ambassador(spot))).toBe('requirement-not-met');
        expect(offers(short, 'ambassador', spot)).toBe(false);
        const t = mine({ ...seat, city }, { river });
        expect(offers(t, 'ambassador', spot)).toBe(true);
        t.ambassador(spot);
        expect(frog(t, 0)).toBe(spot);
      }
    });
  }

  test('R-PEARL-15: every card of the colour counts, Critter or Construction, and the same card twice', () => {
    for (const city of [
      ['farm', 'farm', 'farm'],
      ['teacher', 'monk', 'mine'],
      ['harbor', 'ferry-ferret', 'farm'],
    ])
      expect(offers(mine({ city }), 'ambassador', GREEN)).toBe(true);
  });

  test('R-PEARL-16, R-PEARL-17: the first visitor takes the pearl, turns the card over and may use it', () => {
    const t = at('watermill', false, { points: 1, res: { twig: 1 } }, { deckTop: ['king', 'queen', 'bard'] });
    t.ambassador(GREEN);
    expect(pearls(t, 0)).toBe(1);
    expect(t.row('riverCards')).toEqual(['watermill', null, null, null]);
    expect(t.asks()).toBe('option');
    t.choose('trade');
    expect(pearls(t, 0)).toBe(2);
    expect(t.hand(0)).toEqual(['king', 'queen']);
    expect(t.points(0)).toBe(0);
    expect(t.res(0)).toEqual(goods({ pearl: 2 }));
    expect(t.turn()).toBe(1);
  });

  test('R-PEARL-17: the first visitor may leave the card unused', () => {
    const t = at('watermill', false, { points: 1, res: { twig: 1 } })
      .ambassador(GREEN)
      .decline();
    expect(t.res(0)).toEqual(goods({ twig: 1, pearl: 1 }));
    expect(t.points(0)).toBe(1);
    expect(t.hand(0)).toEqual([]);
    expect(t.turn()).toBe(1);
  });

  test('R-PEARL-17: the first visitor who cannot use the card has the pearl all the same', () => {
    const t = at('great-hall', false, { points: 0, res: { pebble: 1 } }).ambassador(GREEN);
    expect(t.res(0)).toEqual(goods({ pebble: 1, pearl: 1 }));
    expect(t.row('riverCards')[0]).toBe('great-hall');
    expect(t.turn()).toBe(1);
  });

  test('R-PEARL-16: each spot has its own card, whatever was turned over before', () => {
    const river = {
      [SPOT_IDS[0]]: { card: 'gardens' },
      [SPOT_IDS[1]]: { card: 'watermill', revealed: true },
      [SPOT_IDS[2]]: { card: 'omicron-the-elder' },
      [SPOT_IDS[3]]: { card: 'ballroom' },
    };
    const t = mine({ city: SPOTS['river-spot-2-tan'] }, { river }).ambassador('river-spot-2-tan');
    expect(t.row('riverCards')).toEqual([null, 'watermill', null, 'ballroom']);
    const u = mine({ city: SPOTS['river-spot-2-blue'] }, { river }).ambassador('river-spot-2-blue');
    expect(u.row('riverCards')).toEqual([null, 'watermill', 'omicron-the-elder', null]);
  });

  test('R-PEARL-16: there is no pearl on a card that was turned over before', () => {
    const t = at('watermill', true, { points: 1, res: { twig: 1 } }).ambassador(GREEN);
    expect(pearls(t, 0)).toBe(1);
    expect(t.points(0)).toBe(0);
    expect(t.turn()).toBe(1);
  });

  test('R-PEARL-20, OQ-28: a revealed card is visited only by who can use it', () => {
    for (const seat of [{ points: 0, res: { twig: 3 } }, { points: 2 }, { points: 2, res: { resin: 1, pebble: 2 } }]) {
      const t = at('watermill', true, { ...seat, city: [...SPOTS[GREEN], { card: 'clock-tower', tokens: 3 }] });
      expect(t.refuses(() => t.ambassador(GREEN))).toBe('cannot-pay-price');
      expect(offers(t, 'ambassador', GREEN)).toBe(false);
    }
    const t = at('gus-the-gardener', true, { hand: ['farm', 'farm', 'king'] });
    expect(offers(t, 'ambassador', GREEN)).toBe(false);
  });

  test('R-PEARL-20: a later visitor has to use the card', () => {
    const t = at('omicron-the-elder', true, { hand: ['king', 'farm', 'castle'] }).ambassador(GREEN);
    expect(t.choices()).toEqual(['castle', 'king']);
    expect(t.refuses(() => t.decline())).toBe('too-few');
    t.pick('king');
    expect(t.hand(0)).toEqual(['castle', 'farm']);
  });

  test('R-PEARL-20: after a first visit and a season the same player may come again and gains the trade only', () => {
    const deployed = ['basic-1-berry', 'basic-1-berry'];
    const t = brook({
      seats: [{ city: SPOTS[GREEN], points: 1, res: { twig: 1 }, deployed }, { deployed }],
      river: { [GREEN]: { card: 'watermill' } },
    });
    t.ambassador(GREEN).decline();
    t.prepare().prepare();
    t.visit('basic-1-berry').ambassador(GREEN);
    expect(pearls(t, 0)).toBe(2);
    expect(t.points(0)).toBe(0);
  });
});

describe('Part 14: River Citizens', () => {
  const CITIZENS: Readonly<Record<string, { enough: string[]; short: string[] }>> = {
    'gus-the-gardener': { enough: ['farm', 'teacher', 'farm'], short: ['farm', 'teacher', 'wanderer', 'king'] },
    'crustina-the-constable': { enough: ['crane', 'judge'], short: ['crane', 'farm', 'inn'] },
    'iluminor-the-inventor': { enough: ['ruins', 'bard'], short: ['ruins', 'farm', 'farm'] },
    'snout-the-explorer': { enough: ['inn', 'queen'], short: ['inn', 'farm', 'king'] },
    'omicron-the-elder': { enough: ['king'], short: ['farm', 'inn', 'bard', 'judge', 'queen'] },
  };
  for (const [citizen, { enough, short }] of Object.entries(CITIZENS)) {
    test(`R-PEARL-18: ${citizen} takes ${enough.join(', ')} for a point token and a pearl`, () => {
      const t = at(citizen, true, { hand: enough }).ambassador(GREEN);
      expect(t.hand(0)).toEqual([]);
      expect(t.discard().slice().sort()).toEqual(enough.slice().sort());
      expect(t.points(0)).toBe(1);
      expect(t.res(0)).toEqual(goods({ pearl: 1 }));
      expect(t.turn()).toBe(1);
    });

    test(`R-PEARL-18, R-PEARL-20: ${citizen} takes nothing else`, () => {
      const t = at(citizen, true, { hand: short, city: [...SPOTS[GREEN], ...enough.filter((id) => id !== 'farm')] });
      expect(offers(t, 'ambassador', GREEN)).toBe(false);
      expect(t.refuses(() => t.ambassador(GREEN))).toBe('cannot-pay-price');
    });
  }

  test('gus-the-gardener: exactly three are discarded, chosen among the green ones', () => {
    const t = at('gus-the-gardener', true, { hand: ['farm', 'farm', 'teacher', 'monk', 'king'] }).ambassador(GREEN);
    expect(t.choices()).toEqual(['farm', 'farm', 'monk', 'teacher']);
    expect(t.refuses(() => t.pick('farm', 'farm'))).toBe('too-few');
    expect(t.refuses(() => t.pick('farm', 'farm', 'monk', 'teacher'))).toBe('too-many');
    t.pick('farm', 'monk', 'teacher');
    expect(t.hand(0)).toEqual(['farm', 'king']);
  });

  test('bosley-the-artist: three cards of three different colours', () => {
    const t = at('bosley-the-artist', true, { hand: ['farm', 'teacher', 'king', 'inn', 'inn'] }).ambassador(GREEN);
    t.pick('farm');
    expect(t.choices()).toEqual(['inn', 'inn', 'king']);
    t.pick('inn');
    expect(t.hand(0)).toEqual(['inn', 'teacher']);
    expect(t.points(0)).toBe(1);
    expect(pearls(t, 0)).toBe(1);
  });

  test('bosley-the-artist: two colours are not enough, however many cards', () => {
    const t = at('bosley-the-artist', true, { hand: ['farm', 'teacher', 'king', 'castle', 'monk'] });
    expect(offers(t, 'ambassador', GREEN)).toBe(false);
    const first = at('bosley-the-artist', false, { hand: ['farm', 'teacher', 'king'] }).ambassador(GREEN);
    expect(pearls(first, 0)).toBe(1);
    expect(first.hand(0)).toHaveLength(3);
  });

  test('R-PEARL-18: a Messenger in hand is tan, there is nothing it lies on', () => {
    const t = at('iluminor-the-inventor', true, { hand: ['messenger', 'bard'] }).ambassador(GREEN);
    expect(t.discard().slice().sort()).toEqual(['bard', 'messenger']);
  });
});

describe('Part 14: River Locations', () => {
  const LOCATIONS: Readonly<Record<string, { pay: string; other: string; cards: number }>> = {
    ballroom: { pay: 'resin', other: 'twig', cards: 3 },
    watermill: { pay: 'twig', other: 'resin', cards: 2 },
    'great-hall': { pay: 'pebble', other: 'berry', cards: 4 },
    gardens: { pay: 'berry', other: 'pebble', cards: 3 },
  };
  for (const [location, { pay, other, cards }] of Object.entries(LOCATIONS)) {
    test(`R-PEARL-19: ${location} gives ${cards} cards and a pearl for a point token and 1 ${pay}`, () => {
      const t = at(location, true, { points: 2, res: { [pay]: 1, [other]: 1 } }).ambassador(GREEN);
      expect(t.hand(0)).toHaveLength(cards);
      expect(t.res(0)).toEqual(goods({ [other]: 1, pearl: 1 }));
      expect(t.points(0)).toBe(1);
      expect(t.turn()).toBe(1);
    });

    test(`R-PEARL-19, R-PEARL-20: ${location} takes neither ${other} nor pearls, nor tokens that lie on cards`, () => {
      const city = [...SPOTS[GREEN], { card: 'clock-tower', tokens: 3 }];
      for (const seat of [
        { points: 1, res: { [other]: 2 }, pearls: 2 },
        { res: { [pay]: 2 }, city },
      ]) {
        const t = at(location, true, seat);
        expect(t.refuses(() => t.ambassador(GREEN))).toBe('cannot-pay-price');
      }
    });
  }

  test('river-market, R-GEN-02: any one resource, no pearl, for 3 cards', () => {
    const t = at('river-market', true, { points: 1, res: { twig: 1, berry: 1 }, pearls: 1 }).ambassador(GREEN);
    expect(t.refuses(() => t.split({ pearl: 1 }))).toBe('not-offered');
    expect(t.refuses(() => t.split({ twig: 1, berry: 1 }))).toBe('too-many');
    t.split({ berry: 1 });
    expect(t.res(0)).toEqual(goods({ twig: 1, pearl: 2 }));
    expect(t.hand(0)).toHaveLength(3);
    expect(t.points(0)).toBe(0);
    const poor = at('river-market', true, { points: 1, pearls: 4 });
    expect(offers(poor, 'ambassador', GREEN)).toBe(false);
  });

  test('observatory: two cards of the Meadow for a point token and any one resource', () => {
    const meadow = ['king', 'queen', 'bard', 'inn', 'farm', 'mine', 'judge', 'ruins'];
    const t = at('observatory', true, { points: 1, res: { pebble: 1 } }, { meadow, deckTop: ['monk', 'crane'] });
    t.ambassador(GREEN);
    expect(t.refuses(() => t.pick('king'))).toBe('too-few');
    t.pick('king', 'inn');
    expect(t.hand(0)).toEqual(['inn', 'king']);
    expect(t.meadow()).toEqual(['monk', 'queen', 'bard', 'crane', 'farm', 'mine', 'judge', 'ruins']);
    expect(t.res(0)).toEqual(goods({ pearl: 1 }));
    expect(t.points(0)).toBe(0);
  });

  test('R-PEARL-19: with a full hand the pearl is still to be had', () => {
    const hand = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins'];
    const t = at('ballroom', true, { points: 1, res: { resin: 1 }, hand }).ambassador(GREEN);
    expect(t.hand(0)).toHaveLength(8);
    expect(pearls(t, 0)).toBe(1);
  });

  test('R-PEARL-19: the token gained as a first visitor’s own is the one paid, not one of the pearl', () => {
    const t = at('ballroom', false, { points: 0, res: { resin: 1 } }).ambassador(GREEN);
    expect(pearls(t, 0)).toBe(1);
  });
});

describe('Part 14: the Shoal', () => {
  test('R-PEARL-21: two resources of any kind and two cards for a pearl', () => {
    const t = mine({ res: { twig: 1, resin: 2, berry: 1 }, hand: ['farm', 'mine', 'king'], pearls: 1 });
    t.ambassador('shoal');
    expect(t.refuses(() => t.split({ twig: 1 }))).toBe('too-few');
    expect(t.refuses(() => t.split({ twig: 1, resin: 2 }))).toBe('too-many');
    expect(t.refuses(() => t.split({ pearl: 1, twig: 1 }))).toBe('not-offered');
    t.split({ twig: 1, berry: 1 });
    expect(t.refuses(() => t.pick('king'))).toBe('too-few');
    expect(t.refuses(() => t.pick('king', 'mine', 'farm'))).toBe('too-many');
    t.pick('king', 'farm');
    expect(t.res(0)).toEqual(goods({ resin: 2, pearl: 2 }));
    expect(t.hand(0)).toEqual(['mine']);
    expect(t.discard().slice().sort()).toEqual(['farm', 'king']);
    expect(t.turn()).toBe(1);
  });

  test('R-PEARL-21: without two resources or without two cards nobody goes there', () => {
    for (const seat of [
      { res: { twig: 1 }, hand: ['farm', 'mine'], pearls: 2 },
      { res: { twig: 3, berry: 3 }, hand: ['farm'] },
    ]) {
      const t = mine(seat);
      expect(t.refuses(() => t.ambassador('shoal'))).toBe('cannot-pay-price');
      expect(offers(t, 'ambassador', 'shoal')).toBe(false);
    }
  });
});

describe('Part 14: Messengers at the river', () => {
  test('messenger, R-PEARL-15: it counts as the colour of the card it lies on, and not as tan', () => {
    const lies = (on: string, ...city: string[]): Table => mine({ city: [...city, on, { card: 'messenger', on }] });
    expect(offers(lies('farm', 'farm'), 'ambassador', GREEN)).toBe(true);
    expect(offers(lies('inn'), 'ambassador', RED)).toBe(true);
    expect(offers(lies('crane'), 'ambassador', 'river-spot-2-blue')).toBe(true);
    expect(offers(lies('ruins'), 'ambassador', 'river-spot-2-tan')).toBe(true);
    expect(offers(lies('farm', 'bard'), 'ambassador', 'river-spot-2-tan')).toBe(false);
    expect(offers(lies('castle', 'bard', 'wanderer'), 'ambassador', 'river-spot-2-tan')).toBe(true);
  });

  test('messenger, R-PEARL-15: one that lies alone is tan', () => {
    const t = mine({ city: ['bard', 'messenger'] });
    expect(hosts(t, 0)).toEqual(['nothing']);
    expect(offers(t, 'ambassador', 'river-spot-2-tan')).toBe(true);
  });
});
