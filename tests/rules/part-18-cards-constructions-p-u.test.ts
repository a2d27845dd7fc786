import { describe, expect, test } from 'vitest';
import { constructions, EIGHT, holding, NONE, PASSED } from '../test-support/situations.ts';
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

const prosperity = (city: SeatShorthand['city']): number | undefined =>
  table({ seats: [{ city }] }).score(0)['prosperity'];

describe('Palace, School, Theater', () => {
  test('R-CARD-PALACE-01 palace: a point for each Unique Construction, itself among them', () => {
    expect(prosperity(['palace'])).toBe(1);
    expect(prosperity(['palace', 'chapel', 'crane', 'farm', 'inn', 'king', 'queen'])).toBe(3);
  });

  test('school: a point for each Common Critter, also for two that share a space', () => {
    expect(prosperity(['school'])).toBe(0);
    expect(prosperity(['school', 'harvester', 'gatherer'])).toBe(2 + 3); // the Gatherer scores for its pair
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
    expect(t.refuses(() => t.visit('post-office'))).toBe('cannot-pay-price');
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
      .pick('crane')
      .decline();
    expect(t.hand(1)).toHaveLength(8);
    expect(t.hand(1)).toContain('crane');
    expect(t.discard()).toEqual(['farm']);
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
    expect(t.refuses(() => t.pick('castle', 'king'))).toBe('too-many');
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
    expect(t.refuses(() => t.visit('university'))).toBe('cannot-pay-price');
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
