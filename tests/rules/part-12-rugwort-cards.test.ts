import { createGame } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const MODULES = ['rugwort-cards'];

function rascals(given: TableShorthand = {}): Table {
  return table({ ...given, modules: [...MODULES, ...(given.modules ?? [])] });
}
const mine = (seat: SeatShorthand, given: TableShorthand = {}): Table =>
  rascals({ ...given, seats: [seat, ...(given.seats ?? [])] });

describe('Part 12.2: the Rugwort cards', () => {
  test('R-RC-01, R-COMBO-19, R-COMP-02: three cards in the deck, with solo play and without', () => {
    for (const request of [
      { players: 2, modules: MODULES },
      { players: 1, modules: ['rugwort', ...MODULES] },
    ]) {
      const { rules } = createGame(request);
      expect(rules.designs.filter((d) => d.set === 'rugwort-cards').map((d) => d.copies)).toEqual([1, 1, 1]);
      expect(rules.cards).toBe(128 + 3);
    }
  });

  const hosted = (card: string, host: string): Table =>
    mine({ hand: [card], city: [host] }, { seats: [{ city: ['mine'] }] });

  test.each([
    ['rugwort-the-robber', 'mine'],
    ['rugwort-the-robber', 'inn'],
    ['rugwort-the-robber', 'castle'],
    ['rugwort-the-rowdy', 'farm'],
    ['rugwort-the-ruler', 'castle'],
    ['rugwort-the-ruler', 'ever-tree'],
  ])('R-RC-02: %s comes by a token on %s', (card, host) => {
    const t = hosted(card, host).play(card, { via: host });
    expect(t.occupied(0)).toEqual([host]);
  });

  test.each([
    ['rugwort-the-rowdy', 'castle'],
    ['rugwort-the-ruler', 'farm'],
  ])('R-RC-02: %s does not come by a token on %s', (card, host) => {
    expect(hosted(card, host).why({ card })).toBe('cannot-pay');
  });

  test('R-RC-02, R-OCC-01: a Critter is no host, nor a Construction with its token spent', () => {
    const seats = [{ city: ['mine'] }];
    expect(mine({ hand: ['rugwort-the-robber'], city: ['king'] }, { seats }).canPlay('rugwort-the-robber')).toBe(false);
    const spent = mine({ hand: ['rugwort-the-robber'], city: [{ card: 'mine', occupied: true }] });
    expect(spent.why({ card: 'rugwort-the-robber' })).toBe('cannot-pay');
    const abroad = mine({ hand: ['rugwort-the-robber'] }, { seats });
    expect(abroad.canPlay('rugwort-the-robber')).toBe(false); // R-OCC-07
  });
});

describe('Part 12.2: Rugwort the Robber', () => {
  const rob = (seat: SeatShorthand, given: TableShorthand = {}): Table =>
    mine({ res: { berry: 2 }, ...seat, hand: ['rugwort-the-robber', ...(seat.hand ?? [])] }, given).play(
      'rugwort-the-robber',
    );

  test('rugwort-the-robber: the whole hands change owners, without the card itself', () => {
    const t = rob({ hand: ['farm', 'mine'] }, { players: 3, seats: [{ hand: ['king'] }, { hand: ['queen', 'bard'] }] });
    expect(t.choices()).toEqual([1, 2]);
    t.seat(2);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['bard', 'queen'], ['king'], ['farm', 'mine']]);
    expect(t.city(0)).toEqual(['rugwort-the-robber']);
  });

  test('rugwort-the-robber: an empty hand is a hand', () => {
    expect(rob({}, { seats: [{ hand: ['king'] }] }).hand(0)).toEqual(['king']);
    const t = rob({ hand: ['farm'] }, { seats: [{}] });
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['farm']]);
  });

  test('rugwort-the-robber: both have learned cards, so there is no way back; others see only how many', () => {
    const t = mine({ hand: ['rugwort-the-robber', 'farm'], res: { berry: 2 } }, { seats: [{ hand: ['king'] }] });
    const { reveals } = t.state;
    t.play('rugwort-the-robber');
    expect(t.state.reveals).toBeGreaterThan(reveals);
    const gifts = t.log.filter((event) => event.e === 'gave');
    expect(gifts.map(({ for: seen }) => seen)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const watching = t.game.view(t.state, null);
    for (const seat of [0, 1]) expect(watching.zones[t.game.rules.hand[seat]]).toBe(1);
  });

  test('R-GIVE-03, rugwort-the-robber: nobody who has passed swaps; with nobody left nothing happens', () => {
    const passed = { hand: ['king'], passed: true, season: 'autumn' };
    const t = rob({ hand: ['farm'] }, { seats: [passed] });
    expect([t.hand(0), t.hand(1)]).toEqual([['farm'], ['king']]);
    const three = rob({ hand: ['farm'] }, { players: 3, seats: [passed, { hand: ['queen'] }] });
    expect(three.hand(0)).toEqual(['queen']);
  });

  test('R-RUG-13, rugwort-the-robber: Rugwort himself has no hand to swap', () => {
    const t = rob({ hand: ['farm'] }, { modules: ['rugwort'], dice: [1] });
    expect(t.hand(0)).toEqual(['farm']);
  });

  test('R-HAND-03, R-GIVE-02, rugwort-the-robber: whoever holds more than the other may leaves the rest out', () => {
    const ten = ['farm', 'farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins', 'judge'];
    const t = rob({ hand: ['monk'] }, { modules: ['pearlbrook'], seats: [{ city: ['bridge'], pearls: 2, hand: ten }] });
    expect([t.asks(), t.decider()]).toEqual(['discard', 1]);
    t.pick('farm', 'farm');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.hand(0)).not.toContain('farm');
    expect(t.hand(1)).toEqual(['monk']);
  });
});

describe('Part 12.2: Rugwort the Rowdy', () => {
  const rowdy = (seat: SeatShorthand, ...others: readonly SeatShorthand[]): Table =>
    rascals({
      players: 1 + others.length,
      seats: [{ res: { berry: 3 }, ...seat, hand: ['rugwort-the-rowdy', ...(seat.hand ?? [])] }, ...others],
    });

  test('rugwort-the-rowdy: he changes places with a green card, which is activated; then its owner discards 2', () => {
    const t = rowdy({}, { city: ['mine', 'farm', 'king'], hand: ['inn', 'bard', 'queen'] }).play('rugwort-the-rowdy');
    expect(t.asks()).toBe('exchange');
    expect(t.choices()).toEqual(['farm', 'mine']);
    t.pick('mine');
    expect(t.city(0)).toEqual(['mine']);
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
    expect(t.city(1)).toEqual(['farm', 'king', 'rugwort-the-rowdy']);
    expect([t.asks(), t.decider()]).toEqual(['discard', 1]);
    expect(t.refuses(() => t.pick('inn'))).toBe('too-few');
    t.pick('inn', 'bard');
    expect(t.hand(1)).toEqual(['queen']);
    expect(t.turn()).toBe(1);
  });

  test('rugwort-the-rowdy: with fewer than 2 cards all are discarded', () => {
    const t = rowdy({}, { city: ['mine'], hand: ['inn'] }).play('rugwort-the-rowdy');
    expect(t.hand(1)).toEqual([]);
    expect(
      rowdy({}, { city: ['mine'] })
        .play('rugwort-the-rowdy')
        .turn(),
    ).toBe(1);
  });

  test('R-TYPE-01, rugwort-the-rowdy: from then on he is a green card of that city, in each Production', () => {
    const t = rascals({
      seats: [
        { city: ['rugwort-the-rowdy'], hand: ['inn', 'bard', 'queen'], deployed: ['basic-1-berry', 'basic-1-berry'] },
      ],
    }).prepare();
    t.pick('bard', 'queen');
    expect(t.hand(0)).toEqual(['inn']);
    expect(t.res(0)).toEqual(goods());
  });

  test('R-PLAY-16, R-CITY-03, rugwort-the-rowdy: the taken card is played, so the own city reacts to it and not to him', () => {
    const t = rowdy({ city: ['courthouse', 'shopkeeper'] }, { city: ['mine'] }).play('rugwort-the-rowdy');
    t.split({ twig: 1 });
    expect(t.res(0)).toEqual(goods({ pebble: 1, twig: 1 })); // the Courthouse for the Mine, no berry for him
  });

  test('R-PLAY-06, R-PLAY-07, rugwort-the-rowdy: the taken card needs a place in the own city', () => {
    const full = Array.from({ length: 15 }, (_, i) => ['farm', 'mine', 'twig-barge', 'resin-refinery', 'inn'][i % 5]);
    const t = rowdy({ city: full }, { city: ['chip-sweep'] });
    expect(t.why({ card: 'rugwort-the-rowdy' })).toBe('no-target');
    const twice = rowdy({ city: ['fairgrounds'] }, { city: ['fairgrounds'] });
    expect(twice.why({ card: 'rugwort-the-rowdy' })).toBe('no-target');
  });

  test('R-ABIL-02, rugwort-the-rowdy: an Innkeeper who leaves makes room for the taken card', () => {
    const fourteen = Array.from(
      { length: 14 },
      (_, i) => ['farm', 'mine', 'twig-barge', 'resin-refinery', 'inn'][i % 5],
    );
    const t = rowdy({ city: [...fourteen, 'innkeeper'], res: {} }, { city: ['chip-sweep'] });
    expect(t.canPlay('rugwort-the-rowdy')).toBe(true);
  });

  test('rugwort-the-rowdy: a city that is full has room for him once the card has left, not if that took no space', () => {
    const full = Array.from({ length: 15 }, (_, i) => ['farm', 'mine', 'twig-barge', 'resin-refinery', 'inn'][i % 5]);
    const t = rowdy({}, { city: full }).play('rugwort-the-rowdy');
    t.pick('farm');
    expect(t.city(1)).toHaveLength(15);
  });

  test('rugwort-the-rowdy: what shares a space stays, and so does what is not green', () => {
    const t = rowdy({}, { city: ['harvester', 'gatherer', 'king', 'inn'] });
    expect(t.why({ card: 'rugwort-the-rowdy' })).toBe('no-target');
    const alone = rowdy({}, { city: ['harvester', 'harvester', 'gatherer'] }).play('rugwort-the-rowdy');
    expect(alone.city(0)).toEqual(['harvester']);
    const shared = rascals({
      modules: ['pearlbrook'],
      seats: [
        { hand: ['rugwort-the-rowdy'], res: { berry: 3 } },
        { city: ['mine', { card: 'messenger', on: 'mine' }] },
      ],
    });
    expect(shared.why({ card: 'rugwort-the-rowdy' })).toBe('no-target');
  });

  test('rugwort-the-rowdy: what lay on the taken card is lost, its occupied token too', () => {
    const city = [{ card: 'storehouse', stored: { berry: 4 }, occupied: true }];
    const t = rowdy({}, { city }).play('rugwort-the-rowdy');
    t.answer(t.legal()[0]);
    expect(t.occupied(0)).toEqual([]);
    expect(Object.values(t.storedOn(0, 'storehouse')).reduce((a, b) => a + b, 0)).toBeLessThan(4);
  });

  test('R-CARD-MINERMOLE-02, rugwort-the-rowdy: he cannot be copied out of another city', () => {
    const t = rascals({
      seats: [{ hand: ['miner-mole', 'inn', 'bard'], res: { berry: 3 } }, { city: ['rugwort-the-rowdy'] }],
    }).play('miner-mole');
    expect(t.turn()).toBe(1);
    expect(t.hand(0)).toEqual(['bard', 'inn']);
  });

  test('R-GIVE-06, rugwort-the-rowdy: a player who has passed can be visited by him', () => {
    const t = rowdy({}, { city: ['mine'], hand: ['inn', 'bard'], passed: true, season: 'autumn' });
    t.play('rugwort-the-rowdy');
    expect(t.city(1)).toEqual(['rugwort-the-rowdy']);
    expect(t.hand(1)).toEqual([]);
  });

  test('R-RUG-10, R-RUG-12, rugwort-the-rowdy: against Rugwort he takes a green card, and two cards were played', () => {
    const t = mine(
      { hand: ['rugwort-the-rowdy'], res: { berry: 3 } },
      { modules: ['rugwort'], rugwort: { city: ['mine', 'king'] }, dice: [1, 2] },
    ).play('rugwort-the-rowdy');
    expect(t.city(0)).toEqual(['mine']);
    expect(t.city(1)).toHaveLength(4);
    expect(t.city(1)).toContain('rugwort-the-rowdy');
  });

  test('R-RUG-10, rugwort-the-rowdy: rolled by Rugwort he is a card of his city like any other', () => {
    const t = mine(
      { hand: ['farm'], res: { twig: 2, resin: 1 }, city: ['mine'] },
      {
        modules: ['rugwort'],
        meadow: ['rugwort-the-rowdy', 'castle', 'castle', 'palace', 'palace', 'theater', 'theater', 'architect'],
        dice: [1],
      },
    ).play('farm');
    expect(t.city(1)).toEqual(['rugwort-the-rowdy']);
    expect(t.city(0)).toEqual(['farm', 'mine']);
  });
});

describe('Part 12.2: Rugwort the Ruler', () => {
  test('rugwort-the-ruler: 1 point for each Event of the one opponent who has most', () => {
    const t = rascals({
      players: 3,
      seats: [
        { city: ['rugwort-the-ruler'], events: ['grand-tour'] },
        { events: ['harvest-festival'] },
        { events: ['city-monument', 'a-well-run-city'] },
      ],
    });
    expect(t.score(0)).toMatchObject({ base: 2, prosperity: 2 });
  });

  test('rugwort-the-ruler: without Events of others nothing; Rugwort is an opponent too', () => {
    expect(mine({ city: ['rugwort-the-ruler'], events: ['grand-tour'] }).score(0)).toMatchObject({ prosperity: 0 });
    const t = mine(
      { city: ['rugwort-the-ruler'] },
      { modules: ['rugwort'], rugwort: { events: ['grand-tour', 'city-monument'] } },
    );
    expect(t.score(0)).toMatchObject({ prosperity: 2 });
  });
});
