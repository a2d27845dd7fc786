import { describe, expect, test } from 'vitest';
import { constructions, EIGHT, holding, NONE, PASSED, RICH } from '../test-support/situations.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

/** Seat 0 with this city, in winter and with both workers free unless said otherwise. */
function city(
  cards: SeatShorthand['city'],
  mine: SeatShorthand = {},
  theirs: SeatShorthand = {},
  rest: TableShorthand = {},
): Table {
  return table({ ...rest, seats: [{ ...mine, city: cards }, theirs] });
}

describe('farm, mine, resin-refinery, twig-barge', () => {
  const PLAIN = [
    ['farm', { berry: 1 }],
    ['mine', { pebble: 1 }],
    ['resin-refinery', { resin: 1 }],
    ['twig-barge', { twig: 2 }],
  ] as const;

  test.each(PLAIN)('%s: gives its goods when played, whatever the season', (card, goods) => {
    for (const season of ['winter', 'spring', 'summer', 'autumn']) {
      const t = holding(card, { season, res: { twig: 2, resin: 1, pebble: 1 } });
      const paid = t.game.rules.designs.find((design) => design.id === card)!.def.cost;
      t.play(card);
      const left = {
        twig: 2 - (paid.twig ?? 0),
        resin: 1 - (paid.resin ?? 0),
        pebble: 1 - (paid.pebble ?? 0),
        berry: 0,
      };
      for (const [good, n] of Object.entries(goods)) left[good as keyof typeof left] += n;
      expect(t.res(0)).toEqual(left);
    }
  });

  test.each(PLAIN)('%s: produces in spring and autumn, each copy once, but not in summer', (card, goods) => {
    const twice = Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, 2 * n]));
    const away = (n: number): string[] => Array.from({ length: n }, () => 'haven');
    expect(
      city([card, card], { deployed: away(2) })
        .prepare()
        .res(0),
    ).toEqual({ ...NONE, ...twice });
    const summer = city([card, card], { season: 'spring', deployed: away(3) }).prepare();
    expect(summer.res(0)).toEqual(NONE);
    const autumn = city([card, card], { season: 'summer', deployed: away(4) }).prepare();
    expect(autumn.res(0)).toEqual({ ...NONE, ...twice });
  });

  test.each([
    ['farm', 'gatherer'],
    ['mine', 'miner-mole'],
    ['resin-refinery', 'chip-sweep'],
    ['twig-barge', 'barge-toad'],
  ])('%s: its token brings in a %s, once', (card, critter) => {
    const t = table({ seats: [{ hand: [critter, critter], city: [card] }, {}] });
    t.play(critter, { via: card }).visit('basic-3-twigs');
    expect(t.occupied(0)).toEqual([card]);
    expect(t.refuses(() => t.play(critter))).toBe('cannot-pay');
  });
});

describe('General Store', () => {
  const berries = (cards: readonly string[], theirs: readonly string[] = []): number =>
    holding('general-store', { city: cards }, { city: theirs }).play('general-store').res(0)['berry'] - 9;

  test('R-CARD-GENERALSTORE-01 general-store: one berry, or two with a Farm, however many there are', () => {
    expect(berries([])).toBe(1);
    expect(berries(['farm'])).toBe(2);
    expect(berries(['farm', 'farm', 'farm'])).toBe(2);
  });

  test('R-CARD-GENERALSTORE-01 general-store: only a Farm of the own city counts', () => {
    expect(berries(['mine'], ['farm', 'farm'])).toBe(1);
  });

  test('R-CARD-GENERALSTORE-01 general-store: two stores and a Farm produce two berries each', () => {
    const t = city(['general-store', 'general-store', 'farm'], { deployed: ['haven', 'haven'] }).prepare();
    expect(t.res(0)['berry']).toBe(5);
  });
});

describe('Inn', () => {
  const meadow = ['castle', 'mine', 'king', 'queen', 'king', 'queen', 'ever-tree', 'wanderer'];
  const inn = (mine: SeatShorthand, theirs: SeatShorthand = {}): Table =>
    table({ meadow, seats: [{ ...mine, city: ['inn', ...(mine.city ?? [])] }, theirs] });

  test('R-CARD-INN-01 inn: a Meadow card for three resources less, in any mix', () => {
    const t = inn({ res: { twig: 2, resin: 2, pebble: 3 } })
      .visit('inn')
      .pick('castle');
    expect(t.asks()).toBe('payFor');
    t.payFor({ pay: { twig: 1, resin: 1, pebble: 3 } });
    expect(t.city(0)).toEqual(['castle', 'inn']);
    expect(t.res(0)).toEqual({ ...NONE, twig: 1, resin: 1 });
    expect(t.deployed(0)).toEqual(['inn']);
    expect(t.points(0)).toBe(0);
  });

  test('R-CARD-INN-01 inn: hand cards are not offered, nor cards that stay too dear', () => {
    const t = inn({ hand: ['farm'], res: {} }).visit('inn');
    expect(t.choices()).toEqual(['mine', 'wanderer']);
    t.pick('mine');
    expect(t.res(0)).toEqual({ ...NONE, pebble: 1 }); // what the Mine gives, nothing of the discount
  });

  test('R-CARD-INN-01 inn: without room for a card the visit is refused; a Wanderer needs none', () => {
    const noWanderer = ['castle', 'mine', 'king', 'queen', 'king', 'queen', 'ever-tree', 'ever-tree'];
    const full = city(
      ['inn', ...constructions(14).slice(0, 12), 'general-store', 'general-store'],
      { res: RICH },
      {},
      { meadow: noWanderer },
    );
    expect(full.refuses(() => full.visit('inn'))).toBe('nothing-to-do');
    const t = inn({ res: RICH, city: [...constructions(12), 'general-store', 'general-store'] }).visit('inn');
    expect(t.city(0)).toContain('wanderer'); // the only one, so it is played without asking
  });

  test('R-CARD-INN-01 inn: visited by an opponent it pays its owner one token and serves the visitor', () => {
    const t = table({ active: 1, meadow, seats: [{ city: ['inn'] }, { res: {} }] });
    t.visit('inn').pick('mine');
    expect(t.points(0)).toBe(1);
    expect(t.points(1)).toBe(0);
    expect(t.city(1)).toEqual(['mine']);
    expect(t.res(1)['pebble']).toBe(1);
    expect(t.refuses(() => t.visit('inn'))).toBe('location-occupied');
  });

  test('R-CARD-INN-01 inn: an occupied token may pay for the card', () => {
    const t = inn({ res: {}, city: ['palace'] })
      .visit('inn')
      .pick('queen'); // too dear in any other way
    expect(t.city(0)).toEqual(['inn', 'palace', 'queen']);
    expect(t.occupied(0)).toEqual(['palace']);
  });

  test('R-CARD-INN-01, R-ABIL-02 inn: no other card-playing ability with it', () => {
    const t = inn({ res: { twig: 2, pebble: 3 }, city: ['judge', 'crane'] })
      .visit('inn')
      .pick('castle');
    expect(t.city(0)).toEqual(['castle', 'crane', 'inn', 'judge']);
    expect(t.res(0)).toEqual(NONE);
  });
});

describe('Lookout', () => {
  const forest = ['forest-3-berries', 'forest-2-resin-1-twig', 'forest-discard-3-any-each'];
  const BASIC = [
    'basic-1-berry',
    'basic-1-berry-1-card',
    'basic-1-pebble',
    'basic-1-resin-1-card',
    'basic-2-cards-1-point',
    'basic-2-resin',
    'basic-2-twigs-1-card',
    'basic-3-twigs',
  ];

  test('R-CARD-LOOKOUT-01 lookout: any Basic or Forest location, but not Haven, Journey, Events or cards', () => {
    const t = city(['lookout', 'inn', 'chapel'], { season: 'autumn', hand: EIGHT }, {}, { forest }).visit('lookout');
    expect(t.choices()).toEqual(
      [...BASIC, 'forest-2-resin-1-twig', 'forest-3-berries', 'forest-discard-3-any-each'].sort(),
    );
    t.place('forest-3-berries');
    expect(t.res(0)['berry']).toBe(3);
    expect(t.deployed(0)).toEqual(['lookout']);
  });

  test('R-CARD-LOOKOUT-01 lookout: occupied or not, by others or by oneself', () => {
    const theirs = { deployed: ['basic-3-twigs', 'forest-3-berries'] };
    const t = city(['lookout'], { deployed: ['basic-2-resin'] }, theirs, { forest }).visit('lookout');
    for (const taken of ['basic-3-twigs', 'forest-3-berries', 'basic-2-resin']) expect(t.choices()).toContain(taken);
    t.place('basic-3-twigs');
    expect(t.res(0)['twig']).toBe(3);
    expect(t.deployed(1)).toEqual(['basic-3-twigs', 'forest-3-berries']);
  });

  test('R-CARD-LOOKOUT-01 lookout: what the location asks must be possible', () => {
    const t = city(['lookout'], { hand: [] }, {}, { forest }).visit('lookout');
    expect(t.choices()).not.toContain('forest-discard-3-any-each');
  });

  test('R-CARD-LOOKOUT-01 lookout: a Forest card that copies a Basic location may be copied in turn', () => {
    const t = city(['lookout'], {}, {}, { forest: ['forest-copy-basic-1-card'] }).visit('lookout');
    t.place('forest-copy-basic-1-card').place('basic-1-pebble');
    expect(t.res(0)['pebble']).toBe(1);
    expect(t.hand(0)).toHaveLength(1);
  });

  test('R-CARD-LOOKOUT-01 lookout: is closed to others, and holds one worker', () => {
    const t = table({ active: 1, seats: [{ city: ['lookout'] }, {}] });
    expect(t.refuses(() => t.visit('lookout'))).toBe('not-open');
    const taken = city([{ card: 'lookout', workers: [0] }]);
    expect(taken.refuses(() => taken.visit('lookout'))).toBe('location-occupied');
  });
});

describe('Monastery', () => {
  test('R-CARD-MONASTERY-01 monastery: two resources of any kind to an opponent bring four tokens', () => {
    const t = city(['monastery'], { res: { twig: 2, berry: 2 } }).visit('monastery');
    expect(t.refuses(() => t.split({ twig: 1 }))).toBe('too-few');
    expect(t.refuses(() => t.split({ twig: 2, berry: 1 }))).toBe('too-many');
    t.split({ twig: 1, berry: 1 });
    expect(t.res(0)).toEqual({ ...NONE, twig: 1, berry: 1 });
    expect(t.res(1)).toEqual({ ...NONE, twig: 1, berry: 1 });
    expect(t.points(0)).toBe(4);
  });

  test('R-CARD-MONASTERY-01 monastery: with fewer than two resources the visit is refused', () => {
    const t = city(['monastery'], { res: { pebble: 1 } });
    expect(t.refuses(() => t.visit('monastery'))).toBe('cannot-pay-price');
  });

  test('R-CARD-MONASTERY-01 monastery: the player says who receives; nobody who has passed', () => {
    const seats = [{ city: ['monastery'], res: { berry: 2 } }, {}, {}];
    const t = table({ players: 3, seats }).visit('monastery');
    expect(t.choices()).toEqual([1, 2]);
    t.seat(2);
    expect(t.res(2)['berry']).toBe(2);
    const one = table({ players: 3, seats: [seats[0], {}, PASSED] }).visit('monastery');
    expect(one.res(1)['berry']).toBe(2);
  });

  test('OQ-47, R-CARD-MONASTERY-01 monastery: with all others passed the goods go to the supply and still score', () => {
    const t = city(['monastery'], { res: { berry: 2 } }, PASSED).visit('monastery');
    expect(t.res(0)).toEqual(NONE);
    expect(t.res(1)).toEqual(NONE);
    expect(t.points(0)).toBe(4);
  });

  test('R-CARD-MONASTERY-01 monastery: its worker stays for good', () => {
    const t = city([{ card: 'monastery', workers: [0] }], { deployed: ['haven'] }).prepare();
    expect(t.deployed(0)).toEqual(['monastery']);
    expect(t.workersFree(0)).toBe(2);
  });

  test('R-CARD-MONASTERY-01 monastery: the second spot needs a Monk, and there is no third', () => {
    const one = { card: 'monastery', workers: [0] };
    const locked = city([one], { res: RICH }, { city: ['monk'] });
    expect(locked.refuses(() => locked.visit('monastery'))).toBe('spot-locked');
    const open = city([one, 'monk'], { res: { berry: 2 } }).visit('monastery');
    expect(open.deployed(0)).toEqual(['monastery', 'monastery']);
    const full = city([{ card: 'monastery', workers: [0, 0] }, 'monk'], { season: 'spring', res: RICH });
    expect(full.refuses(() => full.visit('monastery'))).toBe('location-occupied');
  });
});
