import { describe, expect, test } from 'vitest';
import { adornmentsHeld, adornmentsPlayed, brook, deck, hosts, mine, offers, pearls } from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';
import type { SeatShorthand, Table, TableShorthand } from '../test-support/table.ts';

const HAND = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins'];

/** Seat 0 plays the Adornment for its only pearl. */
function adorn(adornment: string, seat: SeatShorthand = {}, given: TableShorthand = {}): Table {
  return mine({ adornments: [adornment], pearls: 1, ...seat }, given).adorn(adornment);
}
const worth = (adornment: string, seat: SeatShorthand): number =>
  mine({ adornmentsPlayed: [adornment], ...seat }).score(0)['adornments'];

describe('Part 14: playing an Adornment', () => {
  test('R-PEARL-22, R-TURN-04: it is the action of the turn and costs a pearl', () => {
    const t = mine({ adornments: ['bell', 'tiara'], pearls: 2 }).adorn('bell');
    expect(pearls(t, 0)).toBe(1);
    expect(adornmentsHeld(t, 0)).toEqual(['tiara']);
    expect(adornmentsPlayed(t, 0)).toEqual(['bell']);
    expect(t.workersFree(0)).toBe(2);
    expect(t.turn()).toBe(1);
  });

  test('R-PEARL-22, R-GEN-03: without a pearl it cannot be played, whatever else one has', () => {
    const t = mine({ adornments: ['bell'], res: { twig: 9, resin: 9, pebble: 9, berry: 9 }, points: 9 });
    expect(offers(t, 'adornment', 'bell')).toBe(false);
    expect(t.refuses(() => t.adorn('bell'))).toBe('act-unpaid');
  });

  test('R-PEARL-22: only one’s own Adornments that are still held', () => {
    const t = brook({
      seats: [{ adornments: ['bell'], adornmentsPlayed: ['tiara'], pearls: 3 }, { adornments: ['mirror'] }],
    });
    for (const other of ['tiara', 'mirror', 'compass', 'hopewatch-gate'])
      expect(t.refuses(() => t.adorn(other))).toBe('not-offered');
  });

  test('R-PEARL-23: the upper half happens once, the lower half scores at the end', () => {
    const city = ['wanderer', 'teacher', 'farm'];
    const t = adorn('bell', { city });
    expect(t.res(0)).toEqual(goods({ berry: 3, pearl: 0 }));
    expect(t.hand(0)).toHaveLength(2);
    expect(t.score(0)['adornments']).toBe(1);
    const deployed = ['basic-1-berry', 'basic-1-berry'];
    const later = mine({ adornmentsPlayed: ['bell'], city: ['wanderer'], deployed }).prepare();
    expect(later.res(0)).toEqual(goods({ pearl: 0 }));
    expect(later.hand(0)).toEqual([]);
  });

  test('R-PEARL-23: it may be played for its points although its ability does nothing', () => {
    const t = adorn('gilded-book');
    expect(adornmentsPlayed(t, 0)).toEqual(['gilded-book']);
    expect(t.turn()).toBe(1);
    expect(adorn('tiara').turn()).toBe(1);
    expect(adorn('mirror').turn()).toBe(1);
  });

  test('R-PEARL-24, R-CITY-03: it uses no space, is no card of the city, and no other is drawn for it', () => {
    const t = adorn('seaglass-amulet', { city: Array.from({ length: 8 }, () => 'farm') }).split({ twig: 3 });
    expect(t.city(0)).toHaveLength(8);
    expect(adornmentsHeld(t, 0)).toEqual([]);
    expect(deck(t, 'adornmentsOut')).toHaveLength(11);
    const city = [...Array.from({ length: 8 }, () => 'farm'), 'inn', 'inn', 'inn', 'mine', 'mine', 'mine', 'chapel'];
    const full = adorn('seaglass-amulet', { city }).split({ twig: 3 });
    expect(adornmentsPlayed(full, 0)).toEqual(['seaglass-amulet']);
  });

  test('R-PEARL-25: both may be played, but in different turns', () => {
    const t = mine({ adornments: ['bell', 'tiara'], pearls: 2 }).adorn('bell');
    expect(t.turn()).toBe(1);
    t.visit('basic-1-berry').adorn('tiara');
    expect(adornmentsPlayed(t, 0)).toEqual(['bell', 'tiara']);
    expect(pearls(t, 0)).toBe(0);
  });

  test('R-PEARL-26: Adornments that were not played score nothing', () => {
    const t = mine({ adornments: ['seaglass-amulet', 'bell'], city: ['wanderer', 'teacher'] });
    expect(t.score(0)['adornments']).toBe(0);
  });
});

describe('Part 14: the twelve Adornments', () => {
  test('bell: 3 berries and a card for each Critter; a point for every two', () => {
    const t = adorn('bell', { city: ['wanderer', 'teacher', 'king', 'farm', 'inn'] });
    expect(t.res(0)).toEqual(goods({ berry: 3, pearl: 0 }));
    expect(t.hand(0)).toHaveLength(3);
    expect(worth('bell', { city: ['wanderer', 'teacher', 'king', 'farm', 'inn'] })).toBe(1);
    expect(worth('bell', { city: ['wanderer', 'teacher', 'king', 'monk'] })).toBe(2);
    expect(worth('bell', { city: ['farm', 'farm', 'king'] })).toBe(0);
  });

  test('bell: no more cards than the hand takes', () => {
    expect(adorn('bell', { city: ['wanderer', 'teacher'], hand: HAND.slice(1) }).hand(0)).toHaveLength(8);
  });

  test('compass: up to two different tan cards of the city do again what they do when played', () => {
    const t = adorn('compass', { city: ['wanderer', 'bard', { card: 'messenger', on: 'farm' }, 'farm'] });
    expect(t.choices()).toEqual(['bard', 'messenger', 'wanderer']);
    t.pick('wanderer');
    expect(t.hand(0)).toHaveLength(3);
    expect(t.choices()).toEqual(['bard', 'messenger']);
    t.pick('messenger');
    expect(t.hand(0)).toHaveLength(4);
    expect(t.points(0)).toBe(1);
    expect(t.turn()).toBe(1);
  });

  test('compass: a Messenger repeats what it brings and stays where it lies', () => {
    const city = ['farm', 'inn', { card: 'messenger', on: 'farm' }];
    const t = adorn('compass', { city });
    t.pick('messenger');
    expect(hosts(t, 0)).toEqual(['farm']);
    expect(t.hand(0)).toHaveLength(1);
  });

  test('compass: one only, or none, is enough', () => {
    const city = ['wanderer', 'wanderer'];
    expect(adorn('compass', { city }).decline().hand(0)).toEqual([]);
    const one = adorn('compass', { city }).pick('wanderer');
    one.decline();
    expect(one.hand(0)).toHaveLength(3);
    expect(one.turn()).toBe(1);
  });

  test('compass: two copies of a card are two different cards', () => {
    const t = adorn('compass', { city: ['wanderer', 'wanderer'] })
      .pick('wanderer')
      .pick('wanderer');
    expect(t.hand(0)).toHaveLength(6);
    expect(t.turn()).toBe(1);
  });

  test('compass: cards of other colours, of others, and without such an effect are not offered', () => {
    const city = ['wanderer', 'wanderer', 'ruins', 'fool', 'farm', 'inn', 'king', 'judge'];
    const t = adorn('compass', { city }, { seats: [{ city: ['bard', 'undertaker'] }] });
    expect(t.choices()).toEqual(['wanderer', 'wanderer']);
    expect(adorn('compass', { city: ['farm', 'inn'] }).turn()).toBe(1);
  });

  test('compass: a point for each tan card, a Messenger on any card among them', () => {
    const city = ['wanderer', 'ruins', 'farm', { card: 'messenger', on: 'farm' }, 'king'];
    expect(worth('compass', { city })).toBe(3);
    expect(worth('compass', { city: ['king', 'farm'] })).toBe(0);
  });

  test('gilded-book: the printed cost of a blue card of the city', () => {
    const t = adorn('gilded-book', { city: ['courthouse', 'historian', 'farm'] });
    expect(t.choices()).toEqual(['courthouse', 'historian']);
    t.pick('courthouse');
    expect(t.res(0)).toEqual(goods({ twig: 1, resin: 1, pebble: 2, pearl: 0 }));
    expect(t.city(0)).toHaveLength(3);
    expect(t.turn()).toBe(1);
    const critter = adorn('gilded-book', { city: ['judge'] });
    expect(critter.res(0)).toEqual(goods({ berry: 3, pearl: 0 }));
  });

  test('gilded-book: a point for each blue card', () => {
    expect(worth('gilded-book', { city: ['courthouse', 'historian', 'bridge', 'farm'] })).toBe(3);
    expect(worth('gilded-book', { city: ['farm'] })).toBe(0);
  });

  test('hourglass: the action of a Forest location, an occupied one too, and any resource', () => {
    const given = {
      forest: ['forest-3-berries', 'forest-2-resin-1-twig'],
      seats: [{ deployed: ['forest-3-berries'] }],
    };
    const t = adorn('hourglass', {}, given);
    expect(t.choices()).toContain('forest-3-berries');
    expect(t.choices()).not.toContain('basic-3-twigs');
    t.place('forest-3-berries').split({ pebble: 1 });
    expect(t.res(0)).toEqual(goods({ berry: 3, pebble: 1, pearl: 0 }));
    expect(t.workersFree(0)).toBe(2);
    expect(t.deployed(1)).toEqual(['forest-3-berries']);
    const none = adorn('hourglass', {}, given).decline().split({ twig: 1 });
    expect(none.res(0)).toEqual(goods({ twig: 1, pearl: 0 }));
  });

  test('hourglass: a point for each red card', () => {
    expect(worth('hourglass', { city: ['inn', 'inn', 'queen', 'ferry', 'farm'] })).toBe(4);
  });

  test('key-to-the-city: 2 resources and a card for each Construction; a point for every two', () => {
    const city = ['farm', 'inn', 'mine', 'king'];
    const t = adorn('key-to-the-city', { city }).split({ resin: 1, berry: 1 });
    expect(t.res(0)).toEqual(goods({ resin: 1, berry: 1, pearl: 0 }));
    expect(t.hand(0)).toHaveLength(3);
    expect(worth('key-to-the-city', { city })).toBe(1);
    expect(worth('key-to-the-city', { city: [...city, 'farm'] })).toBe(2);
  });

  test('masque: a card worth up to 3 base points is played free, from hand or Meadow', () => {
    const meadow = ['theater', 'castle', 'king', 'queen', 'palace', 'ever-tree', 'doctor', 'judge'];
    const given = { meadow, deckTop: ['farm', 'mine'] };
    const t = adorn('masque', { hand: ['farm', 'fairgrounds', 'castle'] }, given);
    expect(t.choices()).toEqual(['fairgrounds', 'farm', 'judge', 'theater']);
    t.pick('theater');
    expect(t.city(0)).toEqual(['theater']);
    expect(t.meadow()[0]).toBe('farm');
    expect(t.res(0)).toEqual(goods({ pearl: 0 }));
    expect(t.turn()).toBe(1);
    const own = adorn('masque', { hand: ['farm', 'castle'] }, given).pick('farm');
    expect(own.city(0)).toEqual(['farm']);
    expect(own.res(0)).toEqual(goods({ berry: 1, pearl: 0 }));
    expect(own.hand(0)).toEqual(['castle']);
  });

  test('masque: it may be left out; space, uniqueness and other conditions hold', () => {
    const meadow = ['castle', 'castle', 'king', 'king', 'palace', 'palace', 'doctor', 'doctor'];
    expect(
      adorn('masque', { hand: ['farm', 'mine'] }, { meadow })
        .decline()
        .city(0),
    ).toEqual([]);
    const t = adorn('masque', { hand: ['judge', 'messenger', 'farm', 'mine'], city: ['judge'] }, { meadow });
    expect(t.choices()).toEqual(['farm', 'mine']);
    const city = [...Array.from({ length: 8 }, () => 'farm'), 'inn', 'inn', 'inn', 'mine', 'mine', 'mine', 'chapel'];
    const full = adorn('masque', { hand: ['judge', 'pirate', 'wanderer'], city }, { meadow });
    expect(full.choices()).toEqual(['pirate', 'wanderer']);
  });

  test('masque: a point for every three point tokens, those on cards too', () => {
    expect(worth('masque', { points: 2 })).toBe(0);
    expect(worth('masque', { points: 7 })).toBe(2);
    expect(
      worth('masque', {
        points: 2,
        city: [
          { card: 'clock-tower', tokens: 3 },
          { card: 'chapel', tokens: 1 },
        ],
      }),
    ).toBe(2);
  });

  test('mirror: the ability of an Adornment that an opponent has played', () => {
    const seats = [{ adornmentsPlayed: ['bell', 'seaglass-amulet'] }];
    const t = adorn('mirror', { city: ['wanderer'], adornmentsPlayed: ['tiara'] }, { seats });
    expect(t.choices()).toEqual(['bell', 'seaglass-amulet']);
    t.place('bell');
    expect(t.res(0)).toEqual(goods({ berry: 3, pearl: 0 }));
    expect(t.hand(0)).toHaveLength(1);
    expect(adornmentsPlayed(t, 1)).toEqual(['bell', 'seaglass-amulet']);
    expect(adornmentsPlayed(t, 0)).toEqual(['mirror', 'tiara']);
    expect(t.score(0)['adornments']).toBe(1);
  });

  test('mirror: neither unplayed ones nor one’s own, and it may be left out', () => {
    const t = adorn('mirror', { adornmentsPlayed: ['bell'] }, { seats: [{ adornments: ['tiara', 'spyglass'] }] });
    expect(t.turn()).toBe(1);
    expect(t.res(0)).toEqual(goods({ pearl: 0 }));
    const none = adorn('mirror', {}, { seats: [{ adornmentsPlayed: ['bell', 'tiara'] }] }).decline();
    expect(none.res(0)).toEqual(goods({ pearl: 0 }));
    expect(none.turn()).toBe(1);
  });

  test('mirror: of all opponents’ Adornments one is used', () => {
    const seats = [{ adornmentsPlayed: ['bell'] }, { adornmentsPlayed: ['spyglass'] }];
    const t = adorn('mirror', {}, { players: 3, seats });
    expect(t.choices()).toEqual(['bell', 'spyglass']);
    t.place('spyglass').split({ twig: 1 });
    expect(t.res(0)).toEqual(goods({ twig: 1, pearl: 1 }));
    expect(t.turn()).toBe(1);
  });

  test('mirror: a point for each colour in the city, five at most', () => {
    expect(worth('mirror', { city: ['farm', 'mine', 'inn'] })).toBe(2);
    expect(worth('mirror', { city: ['farm', 'inn', 'king', 'judge', 'bard', 'castle'] })).toBe(5);
    expect(worth('mirror', { city: [] })).toBe(0);
  });

  test('scales: up to four cards are discarded for a resource each', () => {
    const t = adorn('scales', { hand: HAND });
    expect(t.refuses(() => t.pick('farm', 'mine', 'inn', 'king', 'bard'))).toBe('too-many');
    t.pick('farm', 'mine', 'inn').split({ twig: 1, pebble: 2 });
    expect(t.hand(0)).toHaveLength(5);
    expect(t.res(0)).toEqual(goods({ twig: 1, pebble: 2, pearl: 0 }));
    expect(adorn('scales', { hand: HAND }).decline().hand(0)).toHaveLength(8);
  });

  test('scales: a point for each card in hand, five at most', () => {
    expect(worth('scales', { hand: HAND.slice(0, 3) })).toBe(3);
    expect(worth('scales', { hand: HAND.slice(0, 5) })).toBe(5);
    expect(worth('scales', { hand: HAND })).toBe(5);
    expect(worth('scales', { adornments: ['bell', 'tiara'] })).toBe(0);
  });

  test('scales, R-END-05: with five players the hand scores before it is discarded on passing', () => {
    const deployed = Array.from({ length: 5 }, () => 'basic-1-berry');
    const last = { season: 'autumn', deployed };
    const seats = [{ ...last, hand: HAND.slice(0, 4), adornmentsPlayed: ['scales'] }, last, last, last, last];
    const t = brook({ players: 5, seats }).pass();
    expect(t.hand(0)).toEqual([]);
    expect(t.score(0)['adornments']).toBe(4);
    for (let i = 0; i < 4; i++) t.pass();
    expect(t.over()).toBe(true);
    expect(t.score(0)['adornments']).toBe(4);
  });

  test('scales, R-END-05: with six players too, and not more than five points', () => {
    const deployed = Array.from({ length: 5 }, () => 'basic-1-berry');
    const seat = { season: 'autumn', deployed, hand: HAND.slice(0, 7), adornmentsPlayed: ['scales'] };
    const t = brook({ players: 6, seats: [seat] }).pass();
    expect(t.hand(0)).toEqual([]);
    expect(t.score(0)['adornments']).toBe(5);
    const unplayed = brook({ players: 6, seats: [{ ...seat, adornmentsPlayed: [], adornments: ['scales'] }] }).pass();
    expect(unplayed.score(0)['adornments']).toBe(0);
  });

  test('scales: with up to four players the hand stays after passing and scores', () => {
    const deployed = Array.from({ length: 6 }, () => 'basic-1-berry');
    const t = mine({ season: 'autumn', deployed, hand: HAND.slice(0, 2), adornmentsPlayed: ['scales'] }).pass();
    expect(t.hand(0)).toHaveLength(2);
    expect(t.score(0)['adornments']).toBe(2);
  });

  test('seaglass-amulet: 3 resources, 2 cards and a point token; 3 points', () => {
    const t = adorn('seaglass-amulet');
    expect(t.refuses(() => t.split({ twig: 2 }))).toBe('too-few');
    expect(t.refuses(() => t.split({ pearl: 3 }))).toBe('not-offered');
    t.split({ twig: 2, berry: 1 });
    expect(t.hand(0)).toHaveLength(2);
    expect(t.points(0)).toBe(1);
    expect(t.score(0)).toMatchObject({ adornments: 3, tokens: 1 });
  });

  test('spyglass: a resource, a card and a pearl; 3 points for each Wonder', () => {
    const t = adorn('spyglass').split({ resin: 1 });
    expect(t.res(0)).toEqual(goods({ resin: 1, pearl: 1 }));
    expect(t.hand(0)).toHaveLength(1);
    expect(worth('spyglass', {})).toBe(0);
    expect(worth('spyglass', { wonders: ['hopewatch-gate'] })).toBe(3);
    expect(worth('spyglass', { wonders: ['hopewatch-gate', 'starfalls-flame'] })).toBe(6);
  });

  test('sundial: the Production of up to three different green cards', () => {
    const city = ['farm', 'farm', 'mine', 'twig-barge', 'inn'];
    const t = adorn('sundial', { city });
    expect(t.choices()).toEqual(['farm', 'farm', 'mine', 'twig-barge']);
    t.pick('farm');
    expect(t.choices()).toEqual(['farm', 'mine', 'twig-barge']);
    t.pick('farm');
    expect(t.choices()).toEqual(['mine', 'twig-barge']);
    t.pick('twig-barge');
    expect(t.res(0)).toEqual(goods({ berry: 2, twig: 2, pearl: 0 }));
    expect(t.turn()).toBe(1);
  });

  test('sundial: fewer are enough, none of others are offered', () => {
    const t = adorn('sundial', { city: ['farm', 'mine'] }, { seats: [{ city: ['twig-barge'] }] });
    expect(t.choices()).toEqual(['farm', 'mine']);
    t.pick('mine');
    t.decline();
    expect(t.res(0)).toEqual(goods({ pebble: 1, pearl: 0 }));
    expect(
      adorn('sundial', { city: ['farm', 'mine'] })
        .decline()
        .res(0),
    ).toEqual(goods({ pearl: 0 }));
    expect(adorn('sundial', { city: ['inn'] }).turn()).toBe(1);
  });

  test('sundial: a point for every two green cards', () => {
    expect(worth('sundial', { city: ['farm', 'farm', 'mine', 'teacher', 'harbor', 'inn'] })).toBe(2);
    expect(worth('sundial', { city: ['farm', 'inn'] })).toBe(0);
  });

  test('tiara: a resource for each purple card, and a point', () => {
    const city = ['king', 'castle', 'shipwright', 'farm'];
    const t = adorn('tiara', { city });
    expect(t.refuses(() => t.split({ twig: 2 }))).toBe('too-few');
    t.split({ twig: 2, pebble: 1 });
    expect(t.res(0)).toEqual(goods({ twig: 2, pebble: 1, pearl: 0 }));
    expect(worth('tiara', { city })).toBe(3);
    expect(worth('tiara', { city: ['farm'] })).toBe(0);
  });
});
