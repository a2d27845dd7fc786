import { describe, expect, test } from 'vitest';
import { constructions } from '../test-support/fill.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const NONE = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const EIGHT = ['king', 'king', 'queen', 'queen', 'castle', 'castle', 'palace', 'palace'];
const PASSED: SeatShorthand = { season: 'autumn', passed: true, workersFree: 0 };

/** Seat 0 holds the card and can pay for anything. */
function holding(card: string, mine: SeatShorthand = {}, theirs: SeatShorthand = {}, rest: TableShorthand = {}): Table {
  return table({ ...rest, seats: [{ res: RICH, ...mine, hand: [card, ...(mine.hand ?? [])] }, theirs] });
}

/** Seat 0 with this city, in winter and with both workers free unless said otherwise. */
function city(
  cards: SeatShorthand['city'],
  mine: SeatShorthand = {},
  theirs: SeatShorthand = {},
  rest: TableShorthand = {},
): Table {
  return table({ ...rest, seats: [{ ...mine, city: cards }, theirs] });
}

const prosperity = (cards: SeatShorthand['city']): number | undefined => city(cards).score(0)['prosperity'];

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
    expect(t.refuses(() => t.visit('monastery'))).toBe('nothing-to-do');
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

describe('Palace, School, Theater', () => {
  test('R-CARD-PALACE-01 palace: a point for each Unique Construction, itself among them', () => {
    expect(prosperity(['palace'])).toBe(1);
    expect(prosperity(['palace', 'chapel', 'crane', 'farm', 'inn', 'king', 'queen'])).toBe(3);
  });

  test('school: a point for each Common Critter', () => {
    expect(prosperity(['school'])).toBe(0);
    expect(prosperity(['school', 'teacher', 'wanderer', 'postal-pigeon', 'farm', 'king', 'chapel'])).toBe(3);
  });

  test('theater: a point for each Unique Critter, also for a Fool', () => {
    expect(prosperity(['theater'])).toBe(0);
    expect(prosperity(['theater', 'queen', 'fool', 'bard', 'wanderer', 'chapel'])).toBe(3);
  });

  test.each([
    ['palace', 'queen'],
    ['school', 'teacher'],
    ['theater', 'bard'],
    ['castle', 'king'],
  ])('%s: its token brings in a %s', (card, critter) => {
    const t = table({ seats: [{ hand: [critter], city: [card] }, {}] }).play(critter, { via: card });
    expect(t.occupied(0)).toEqual([card]);
    expect(t.city(0)).toContain(critter);
  });
});

describe('Post Office', () => {
  const hand = ['farm', 'mine', 'inn', 'crane'];
  const office = (mine: SeatShorthand, theirs: SeatShorthand = {}): Table =>
    table({ seats: [{ city: ['post-office'], ...mine }, theirs] });

  test('R-CARD-POSTOFFICE-01 post-office: give two, discard any number, draw to the hand limit', () => {
    const t = office({ hand }).visit('post-office').pick('farm', 'crane');
    expect(t.hand(1)).toEqual(['crane', 'farm']);
    expect(t.asks()).toBe('discard');
    t.pick('mine', 'inn');
    expect(t.discard().sort()).toEqual(['inn', 'mine']);
    expect(t.hand(0)).toHaveLength(8);
    const none = office({ hand }).visit('post-office').pick('farm', 'crane').decline();
    expect(none.discard()).toEqual([]);
    expect(none.hand(0)).toHaveLength(8);
    expect(none.hand(0)).toContain('mine');
  });

  test('R-CARD-POSTOFFICE-01 post-office: who cannot give two cards may not come', () => {
    const t = office({ hand: ['farm'] });
    expect(t.refuses(() => t.visit('post-office'))).toBe('nothing-to-do');
    const two = office({ hand: ['farm', 'mine'] }).visit('post-office');
    expect(two.hand(1)).toEqual(['farm', 'mine']);
    expect(two.hand(0)).toHaveLength(8);
    const four = office({ hand }).visit('post-office');
    expect(four.refuses(() => four.pick('farm'))).toBe('too-few');
  });

  test('R-CARD-POSTOFFICE-01, R-GIVE-02 post-office: a receiver with room for one gets one, the other is discarded', () => {
    const t = office({ hand }, { hand: EIGHT.slice(0, 7) })
      .visit('post-office')
      .pick('farm', 'crane')
      .decline();
    expect(t.hand(1)).toHaveLength(8);
    expect(t.discard()).toHaveLength(1);
    const moved = [...t.hand(1), ...t.discard()];
    expect(moved).toContain('farm');
    expect(moved).toContain('crane');
  });

  test('R-CARD-POSTOFFICE-01, R-GIVE-01 post-office: one with room must be chosen; if there is none both are discarded', () => {
    const three = table({
      players: 3,
      seats: [{ city: ['post-office'], hand: hand.slice(0, 2) }, { hand: EIGHT }, {}],
    });
    expect(three.visit('post-office').hand(2)).toEqual(['farm', 'mine']);
    const full = office({ hand: hand.slice(0, 2) }, { hand: EIGHT }).visit('post-office');
    expect(full.discard().sort()).toEqual(['farm', 'mine']);
    expect(full.hand(0)).toHaveLength(8);
    const passed = office({ hand: hand.slice(0, 2) }, PASSED).visit('post-office');
    expect(passed.hand(1)).toEqual([]);
    expect(passed.discard().sort()).toEqual(['farm', 'mine']);
  });

  test('R-CARD-POSTOFFICE-01 post-office: an opponent may visit; the owner gains a token and may be the receiver', () => {
    const t = table({ active: 1, seats: [{ city: ['post-office'] }, { hand: hand.slice(0, 2) }] }).visit('post-office');
    expect(t.points(0)).toBe(1);
    expect(t.hand(0)).toEqual(['farm', 'mine']);
    expect(t.hand(1)).toHaveLength(8);
    expect(office({ hand }).visit('post-office').points(0)).toBe(0);
  });

  test('post-office: its token brings in a Postal Pigeon', () => {
    const t = holding('postal-pigeon', { res: {}, city: ['post-office'] }, {}, { deckTop: ['king', 'castle'] });
    t.play('postal-pigeon', { via: 'post-office' });
    expect(t.occupied(0)).toEqual(['post-office']);
  });
});

describe('Ruins', () => {
  const ruins = (cards: SeatShorthand['city'], mine: SeatShorthand = {}, rest: TableShorthand = {}): Table =>
    table({ ...rest, seats: [{ ...mine, hand: ['ruins', ...(mine.hand ?? [])], city: cards }, {}] });

  test('R-CARD-RUINS-01 ruins: take the place of a Construction, bring back its listed cost and two cards', () => {
    const t = ruins(['castle', 'farm', 'king'], {}, { deckTop: ['mine', 'inn'] }).play('ruins');
    expect(t.choices()).toEqual(['castle', 'farm']);
    t.pick('castle');
    expect(t.city(0)).toEqual(['farm', 'king', 'ruins']);
    expect(t.res(0)).toEqual({ twig: 2, resin: 3, pebble: 3, berry: 0 });
    expect(t.hand(0)).toEqual(['inn', 'mine']);
    expect(t.discard()).toEqual(['castle']);
  });

  test('R-CARD-RUINS-01, OQ-65 ruins: without a Construction they cannot be played', () => {
    const t = ruins(['king', 'wanderer']);
    expect(t.refuses(() => t.play('ruins'))).toBe('no-target');
    const theirs = table({ seats: [{ hand: ['ruins'] }, { city: ['farm'] }] });
    expect(theirs.refuses(() => theirs.play('ruins'))).toBe('no-target');
  });

  test('R-CARD-RUINS-01 ruins: the Construction leaves first, so a full city is no hindrance', () => {
    const t = ruins(constructions(15)).play('ruins').pick('mine');
    expect(t.city(0)).toHaveLength(15);
    expect(t.city(0)).toContain('ruins');
  });

  test('R-CARD-RUINS-01 ruins: other Ruins may be replaced, for nothing', () => {
    const t = ruins(['ruins']).play('ruins');
    expect(t.city(0)).toEqual(['ruins']);
    expect(t.discard()).toEqual(['ruins']);
    expect(t.res(0)).toEqual(NONE);
    expect(t.hand(0)).toHaveLength(2);
  });

  test('R-CARD-RUINS-01 ruins: the printed cost comes back, although the card came for free', () => {
    const t = table({ seats: [{ hand: ['mine', 'farm', 'ruins'], city: ['queen'] }, {}] });
    t.visit('queen').pick('mine').visit('basic-1-berry').play('ruins');
    expect(t.res(0)).toEqual({ twig: 1, resin: 1, pebble: 2, berry: 0 });
  });

  test('R-CARD-RUINS-01 ruins: tokens and goods on the card are lost', () => {
    const stored = ruins([{ card: 'storehouse', stored: { twig: 6 } }]).play('ruins');
    expect(stored.res(0)).toEqual({ twig: 1, resin: 1, pebble: 1, berry: 0 });
    const tokens = ruins([{ card: 'clock-tower', tokens: 3 }]).play('ruins');
    expect(tokens.score(0)['tokens']).toBe(0);
  });

  test('R-CARD-RUINS-01, OQ-02 ruins: a worker on the card stays deployed and comes back with the season', () => {
    const t = ruins([{ card: 'inn', workers: [0] }], { deployed: ['haven'] }).play('ruins');
    expect(t.workersFree(0)).toBe(0);
    t.visit('basic-1-berry').prepare();
    expect(t.workersFree(0)).toBe(3);
  });

  test('R-CARD-RUINS-01, OQ-02 ruins: so does the worker of an opponent', () => {
    const t = table({
      seats: [{ hand: ['ruins'], city: [{ card: 'inn', workers: [1] }] }, { deployed: ['haven'] }],
    }).play('ruins');
    expect(t.workersFree(1)).toBe(0);
    t.prepare();
    expect(t.workersFree(1)).toBe(3);
  });

  test('R-CARD-RUINS-01, R-WORK-11 ruins: a permanent worker is lost with the card', () => {
    const t = ruins([{ card: 'monastery', workers: [0] }], { deployed: ['haven'] }).play('ruins');
    t.visit('basic-1-berry').prepare();
    expect(t.workersFree(0)).toBe(2);
  });

  test('R-CARD-RUINS-01 ruins: prisoners of a ruined Dungeon go to the discard pile', () => {
    const t = ruins([{ card: 'dungeon', under: ['king'] }]).play('ruins');
    expect(t.discard().sort()).toEqual(['dungeon', 'king']);
  });

  test('R-CARD-RUINS-01 ruins: the two cards respect the hand limit', () => {
    const t = ruins(['farm'], { hand: EIGHT.slice(0, 7) }).play('ruins');
    expect(t.hand(0)).toHaveLength(8);
  });

  test('ruins: their token brings in a Peddler', () => {
    const t = holding('peddler', { res: {}, city: ['ruins'] }).play('peddler', { via: 'ruins' });
    expect(t.occupied(0)).toEqual(['ruins']);
  });
});

describe('Storehouse', () => {
  test.each([
    ['twig', { twig: 3 }],
    ['resin', { resin: 2 }],
    ['pebble', { pebble: 1 }],
    ['berry', { berry: 2 }],
  ])('R-CARD-STOREHOUSE-01 storehouse: the load of %s lies on the card, not in the supply', (load, goods) => {
    const t = holding('storehouse', { res: { twig: 1, resin: 1, pebble: 1 } }).play('storehouse');
    expect(t.choices()).toEqual(['twig', 'resin', 'pebble', 'berry']);
    t.choose(load);
    expect(t.storedOn(0, 'storehouse')).toEqual({ ...NONE, ...goods });
    expect(t.res(0)).toEqual(NONE);
  });

  test('R-CARD-STOREHOUSE-01 storehouse: each activation adds a load of any kind', () => {
    const cards = [{ card: 'storehouse', stored: { twig: 3 } }];
    const t = city(cards, { deployed: ['haven', 'haven'] }).prepare();
    expect(t.refuses(() => t.choose('decline'))).toBe('not-offered');
    t.choose('berry');
    expect(t.storedOn(0, 'storehouse')).toEqual({ ...NONE, twig: 3, berry: 2 });
  });

  test('R-CARD-STOREHOUSE-01 storehouse: a visit takes everything; an empty one is not worth it', () => {
    const t = city([{ card: 'storehouse', stored: { twig: 3, pebble: 2 } }]).visit('storehouse');
    expect(t.res(0)).toEqual({ ...NONE, twig: 3, pebble: 2 });
    expect(t.storedOn(0, 'storehouse')).toEqual(NONE);
    expect(t.deployed(0)).toEqual(['storehouse']);
    const empty = city(['storehouse']);
    expect(empty.refuses(() => empty.visit('storehouse'))).toBe('nothing-to-do');
  });

  test('R-CARD-STOREHOUSE-01, R-DEST-09 storehouse: only its owner visits, and it is no red card', () => {
    const cards = [{ card: 'storehouse', stored: { twig: 3 } }, 'inn', 'queen'];
    const t = table({ active: 1, seats: [{ city: cards }, {}] });
    expect(t.refuses(() => t.visit('storehouse'))).toBe('not-open');
    const mine = city(cards);
    expect(mine.refuses(() => mine.claim('grand-tour'))).toBe('requirement-not-met');
  });

  test('storehouse: its token brings in a Woodcarver', () => {
    const t = holding('woodcarver', { res: {}, city: ['storehouse'] }).play('woodcarver', { via: 'storehouse' });
    expect(t.occupied(0)).toEqual(['storehouse']);
  });
});

describe('University', () => {
  test('R-CARD-UNIVERSITY-01 university: another card goes, its listed cost comes back, with a resource and a token', () => {
    const t = city(['university', 'castle', 'king']).visit('university');
    expect(t.choices()).toEqual(['castle', 'king']);
    t.pick('castle').split({ berry: 1 });
    expect(t.city(0)).toEqual(['king', 'university']);
    expect(t.res(0)).toEqual({ twig: 2, resin: 3, pebble: 3, berry: 1 });
    expect(t.points(0)).toBe(1);
    expect(t.discard()).toEqual(['castle']);
  });

  test('R-CARD-UNIVERSITY-01 university: Critters go as well, and a card without a cost brings back nothing', () => {
    const king = city(['university', 'king', 'farm']).visit('university').pick('king').split({ twig: 1 });
    expect(king.res(0)).toEqual({ ...NONE, twig: 1, berry: 6 });
    const ruins = city(['university', 'ruins']).visit('university').split({ twig: 1 });
    expect(ruins.res(0)).toEqual({ ...NONE, twig: 1 });
    expect(ruins.city(0)).toEqual(['university']);
  });

  test('R-CARD-UNIVERSITY-01, OQ-66 university: does not discard itself', () => {
    const t = city(['university']);
    expect(t.refuses(() => t.visit('university'))).toBe('nothing-to-do');
    const two = city(['university', 'farm', 'mine']).visit('university');
    expect(two.refuses(() => two.pick('university'))).toBe('not-offered');
    expect(two.refuses(() => two.pick())).toBe('too-few');
  });

  test('R-CARD-UNIVERSITY-01, R-WORK-11 university: permanent workers and tokens on the card are lost', () => {
    const t = city(['university', { card: 'monastery', workers: [0] }])
      .visit('university')
      .split({ twig: 1 });
    expect(t.deployed(0)).toEqual(['university']);
    t.visit('basic-1-berry').prepare();
    expect(t.workersFree(0)).toBe(2);
    const chapel = city(['university', { card: 'chapel', tokens: 4 }])
      .visit('university')
      .split({ twig: 1 });
    expect(chapel.score(0)['tokens']).toBe(1);
  });

  test('R-CARD-UNIVERSITY-01, OQ-02 university: other workers on the card stay deployed until the season', () => {
    const t = city(['university', { card: 'queen', workers: [0] }])
      .visit('university')
      .split({ twig: 1 });
    expect(t.workersFree(0)).toBe(0);
    t.visit('basic-1-berry').prepare();
    expect(t.workersFree(0)).toBe(3);
  });

  test('R-CARD-UNIVERSITY-01 university: is closed to others; its token brings in a Doctor', () => {
    const t = table({ active: 1, seats: [{ city: ['university', 'farm'] }, { city: ['farm'] }] });
    expect(t.refuses(() => t.visit('university'))).toBe('not-open');
    const doctor = holding('doctor', { res: {}, city: ['university'] }).play('doctor', { via: 'university' });
    expect(doctor.occupied(0)).toEqual(['university']);
  });
});
