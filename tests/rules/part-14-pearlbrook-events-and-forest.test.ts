import { describe, expect, test } from 'vitest';
import { brook, hosts, mine, pearls } from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';
import type { SeatShorthand, Table, TableShorthand } from '../test-support/table.ts';

const NEEDS: Readonly<Record<string, readonly [string, string]>> = {
  'masquerade-invitations': ['messenger', 'fairgrounds'],
  'river-race': ['ferry-ferret', 'twig-barge'],
  'riverside-resort': ['harbor', 'innkeeper'],
  'romantic-cruise': ['ferry', 'harvester'],
  'sunken-treasure-discovered': ['pirate', 'crane'],
  'x-marks-the-spot': ['pirate-ship', 'storehouse'],
};
const HAND = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins'];
const FULL = ['monk', 'judge', 'crane', 'school', 'castle', 'palace', 'lookout', 'theater'];

function achieve(event: string, seat: SeatShorthand = {}, given: TableShorthand = {}): Table {
  const city = seat.city ?? NEEDS[event];
  return mine({ ...seat, city }, { specialEvents: [event], ...given }).claim(event);
}

describe('Part 14: requirements of the special Events', () => {
  for (const [event, needs] of Object.entries(NEEDS)) {
    test(`R-EVENT-09: ${event} asks for ${needs.join(' and ')}, both of them`, () => {
      for (const have of needs) {
        const t = mine({ city: [have, 'farm', 'king'] }, { specialEvents: [event], seats: [{ city: needs }] });
        expect(t.refuses(() => t.claim(event))).toBe('requirement-not-met');
      }
      const t = achieve(event);
      expect(t.events(0)).toEqual([event]);
      expect(t.row('specialEvents')).not.toContain(event);
    });
  }
});

describe('Part 14: what the special Events do', () => {
  test('masquerade-invitations: up to six cards to opponents, a point token each', () => {
    const t = achieve('masquerade-invitations', { hand: HAND });
    expect(t.refuses(() => t.pick(...HAND.slice(0, 7)))).toBe('too-many');
    t.pick(...HAND.slice(0, 6));
    expect(t.hand(1)).toEqual(HAND.slice(0, 6).sort());
    expect(t.hand(0)).toEqual(['chapel', 'ruins']);
    expect(t.points(0)).toBe(6);
    expect(t.score(0)).toMatchObject({ tokens: 6, events: 0 });
    expect(t.turn()).toBe(1);
  });

  test('masquerade-invitations: split among several opponents as one likes', () => {
    const t = achieve('masquerade-invitations', { hand: HAND }, { players: 3 });
    t.pick('farm', 'mine').seat(2);
    expect(t.hand(2)).toEqual(['farm', 'mine']);
    expect(t.points(0)).toBe(2);
    expect(t.refuses(() => t.pick('inn', 'king', 'bard', 'queen', 'chapel'))).toBe('too-many');
    t.pick('inn').seat(1);
    expect(t.hand(1)).toEqual(['inn']);
    t.decline();
    expect(t.points(0)).toBe(3);
    expect(t.hand(0)).toHaveLength(5);
    expect(t.turn()).toBe(1);
  });

  test('masquerade-invitations: nothing has to be given', () => {
    const t = achieve('masquerade-invitations', { hand: HAND }).decline();
    expect(t.hand(0)).toHaveLength(8);
    expect(t.points(0)).toBe(0);
    expect(achieve('masquerade-invitations').turn()).toBe(1);
  });

  test('masquerade-invitations, R-GIVE-01: to players with room as long as there are any', () => {
    const seats = [{ hand: FULL }, { hand: FULL.slice(0, 6).map((id) => (id === 'monk' ? 'teacher' : 'woodcarver')) }];
    const t = achieve('masquerade-invitations', { hand: HAND }, { players: 3, seats: [seats[0], {}] });
    expect(t.refuses(() => t.pick('farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel'))).toBe('too-many');
    t.pick('farm', 'mine');
    expect(t.hand(2)).toEqual(['farm', 'mine']);
    expect(t.hand(1)).toHaveLength(8);
  });

  test('masquerade-invitations, R-GIVE-04: what nobody has room for is discarded and counts', () => {
    const t = achieve('masquerade-invitations', { hand: HAND }, { seats: [{ hand: FULL.slice(0, 6) }] });
    expect(t.refuses(() => t.pick('farm', 'mine', 'inn'))).toBe('too-many');
    t.pick('farm', 'mine');
    expect(t.hand(1)).toHaveLength(8);
    t.pick('inn', 'king', 'bard');
    expect(t.points(0)).toBe(5);
    expect(t.hand(1)).toHaveLength(8);
    expect(t.discard().slice().sort()).toEqual(['bard', 'inn', 'king']);
    t.decline();
    expect(t.hand(0)).toHaveLength(3);
  });

  test('masquerade-invitations, R-GIVE-04: with all opponents passed the cards are discarded and count', () => {
    const t = achieve('masquerade-invitations', { hand: HAND.slice(0, 3) }, { seats: [{ passed: true }] });
    t.pick('farm', 'mine');
    t.decline();
    expect(t.points(0)).toBe(2);
    expect(t.hand(1)).toEqual([]);
    expect(t.discard().slice().sort()).toEqual(['farm', 'mine']);
  });

  test('river-race: the Ferry Ferret beneath it for 2 point tokens; 4 points', () => {
    const t = achieve('river-race').choose('ferret');
    expect(t.under(0, 'river-race')).toEqual(['ferry-ferret']);
    expect(t.city(0)).toEqual(['twig-barge']);
    expect(t.points(0)).toBe(2);
    expect(t.score(0)).toMatchObject({ events: 4, tokens: 2 });
    expect(t.turn()).toBe(1);
  });

  test('river-race: a Twig Barge beneath it for 2 resources', () => {
    const t = achieve('river-race', { city: ['ferry-ferret', 'twig-barge', 'twig-barge'] }).choose('barge');
    t.pick('twig-barge');
    t.split({ resin: 2 });
    expect(t.under(0, 'river-race')).toEqual(['twig-barge']);
    expect(t.city(0)).toEqual(['ferry-ferret', 'twig-barge']);
    expect(t.res(0)).toEqual(goods({ resin: 2, pearl: 0 }));
    expect(t.points(0)).toBe(0);
  });

  test('river-race: one of both has to go', () => {
    const t = achieve('river-race');
    expect(t.choices()).toEqual(['ferret', 'barge']);
    expect(t.refuses(() => t.decline())).toBe('not-offered');
  });

  test('river-race: the card frees its space, and a Messenger on it finds another', () => {
    const city = ['ferry-ferret', 'twig-barge', { card: 'messenger', on: 'twig-barge' }, 'farm'];
    const t = achieve('river-race', { city }).choose('barge').split({ twig: 2 });
    expect(hosts(t, 0)).toEqual(['farm']);
    expect(t.city(0)).toEqual(['farm', 'ferry-ferret', 'messenger']);
  });

  test('riverside-resort: up to three Critters of the Meadow beneath it, 2 points each', () => {
    const meadow = ['king', 'queen', 'bard', 'monk', 'farm', 'mine', 'inn', 'ruins'];
    const given = { meadow, deckTop: ['judge', 'crane', 'school', 'castle'] };
    const t = achieve('riverside-resort', {}, given);
    expect(t.choices()).toEqual(['bard', 'king', 'monk', 'queen']);
    expect(t.refuses(() => t.pick('bard', 'king', 'monk', 'queen'))).toBe('too-many');
    t.pick('king', 'bard', 'monk');
    expect(t.under(0, 'riverside-resort')).toEqual(['bard', 'king', 'monk']);
    expect(t.meadow()).toEqual(['judge', 'queen', 'crane', 'school', 'farm', 'mine', 'inn', 'ruins']);
    expect(t.score(0)['events']).toBe(6);
    expect(t.hand(0)).toEqual([]);
    expect(achieve('riverside-resort', {}, given).pick('queen').score(0)['events']).toBe(2);
    expect(achieve('riverside-resort', {}, given).decline().score(0)['events']).toBe(0);
  });

  test('romantic-cruise: a Gatherer from the deck is played free, and the deck shuffled', () => {
    const t = achieve('romantic-cruise', {}, { deckTop: ['farm', 'mine', 'gatherer'] });
    const before = t.deckCount();
    t.choose('gatherer');
    expect(t.city(0)).toEqual(['ferry', 'gatherer', 'harvester']);
    expect(t.deckCount()).toBe(before - 1);
    expect(t.res(0)).toEqual(goods({ pearl: 0 }));
    expect(t.points(0)).toBe(0);
    expect(t.turn()).toBe(1);
  });

  test('romantic-cruise: or 5 point tokens', () => {
    const t = achieve('romantic-cruise').choose('points');
    expect(t.city(0)).toEqual(['ferry', 'harvester']);
    expect(t.score(0)).toMatchObject({ tokens: 5, events: 0 });
  });

  test('romantic-cruise: without a Gatherer in the deck the search gives nothing', () => {
    const deckAll = ['farm', 'mine', 'inn', 'king'];
    const t = achieve('romantic-cruise', { hand: ['gatherer'] }, { deckAll }).choose('gatherer');
    expect(t.city(0)).toEqual(['ferry', 'harvester']);
    expect(t.points(0)).toBe(0);
    expect(t.hand(0)).toEqual(['gatherer']);
    expect(t.deckCount()).toBe(4);
    expect(t.turn()).toBe(1);
  });

  test('romantic-cruise: in a full city the Gatherer shares the space of a Harvester without one', () => {
    const thirteen = [
      'farm',
      'farm',
      'farm',
      'farm',
      'farm',
      'farm',
      'farm',
      'farm',
      'inn',
      'inn',
      'inn',
      'mine',
      'mine',
    ];
    const t = achieve('romantic-cruise', { city: ['ferry', 'harvester', ...thirteen] }, { deckTop: ['gatherer'] });
    t.choose('gatherer');
    expect(t.city(0)).toHaveLength(16);
    // All Harvesters are paired: there is no room for a second Gatherer.
    const paired = achieve('romantic-cruise', { city: ['ferry', 'harvester', 'gatherer', ...thirteen] });
    expect(paired.points(0)).toBe(5);
  });

  test('sunken-treasure-discovered: a Meadow card worth up to 3 base points is played free', () => {
    const meadow = ['theater', 'castle', 'king', 'queen', 'farm', 'ever-tree', 'doctor', 'judge'];
    const given = { meadow, deckTop: ['mine'] };
    const t = achieve('sunken-treasure-discovered', { hand: ['farm', 'inn'] }, given);
    expect(t.choices()).toEqual(['farm', 'judge', 'theater']);
    t.pick('theater');
    expect(t.city(0)).toEqual(['crane', 'pirate', 'theater']);
    expect(t.meadow()[0]).toBe('mine');
    expect(t.hand(0)).toHaveLength(2);
    expect(achieve('sunken-treasure-discovered', {}, given).decline().city(0)).toEqual(['crane', 'pirate']);
    const own = achieve('sunken-treasure-discovered', { city: ['crane', 'pirate', 'judge'] }, given);
    expect(own.choices()).toEqual(['farm', 'theater']);
  });

  test('sunken-treasure-discovered: a full city has room only for what takes none', () => {
    const city = [
      'crane',
      'pirate',
      ...Array.from({ length: 8 }, () => 'farm'),
      'inn',
      'inn',
      'inn',
      'mine',
      'mine',
      'mine',
    ];
    const meadow = ['theater', 'castle', 'king', 'queen', 'wanderer', 'ever-tree', 'doctor', 'judge'];
    const t = achieve('sunken-treasure-discovered', { city }, { meadow });
    expect(t.choices()).toEqual(['wanderer']);
    t.pick('wanderer');
    expect(t.city(0)).toHaveLength(17);
  });

  test('x-marks-the-spot: a token on the Storehouse for each resource there', () => {
    const t = achieve('x-marks-the-spot', {
      city: ['pirate-ship', { card: 'storehouse', stored: { twig: 3, berry: 1 } }],
    });
    expect(t.tokensOn(0, 'storehouse')).toBe(4);
    expect(t.storedOn(0, 'storehouse')).toEqual(goods({ twig: 3, berry: 1, pearl: 0 }));
    expect(t.points(0)).toBe(0);
    expect(t.score(0)).toMatchObject({ tokens: 4, events: 0 });
  });

  test('x-marks-the-spot: six at most, none on an empty one', () => {
    const stored = { twig: 6, resin: 2 };
    const t = achieve('x-marks-the-spot', { city: ['pirate-ship', { card: 'storehouse', stored }] });
    expect(t.tokensOn(0, 'storehouse')).toBe(6);
    expect(achieve('x-marks-the-spot').tokensOn(0, 'storehouse')).toBe(0);
  });

  test('x-marks-the-spot: of several Storehouses the player chooses one', () => {
    const city = [
      'pirate-ship',
      { card: 'storehouse', stored: { twig: 3 } },
      { card: 'storehouse', stored: { resin: 2 } },
    ];
    const t = achieve('x-marks-the-spot', { city });
    t.place('storehouse', { nth: 1 });
    expect(t.tokensOn(0, 'storehouse', 0)).toBe(0);
    expect(t.tokensOn(0, 'storehouse', 1)).toBe(2);
  });

  test('x-marks-the-spot: the tokens are collected with the resources', () => {
    const city = [{ card: 'storehouse', stored: { twig: 3 }, tokens: 3 }];
    const t = mine({ city }).visit('storehouse');
    expect(t.res(0)).toEqual(goods({ twig: 3, pearl: 0 }));
    expect(t.points(0)).toBe(3);
    expect(t.tokensOn(0, 'storehouse')).toBe(0);
    const plain = mine({ city: [{ card: 'storehouse', stored: { twig: 3 } }] }).visit('storehouse');
    expect(plain.points(0)).toBe(0);
  });
});

describe('Part 14: Forest cards', () => {
  test('pb-forest-two-pebble-one-card: 2 pebbles and a card', () => {
    const id = 'pb-forest-two-pebble-one-card';
    const t = mine({}, { forest: [id] }).visit(id);
    expect(t.res(0)).toEqual(goods({ pebble: 2, pearl: 0 }));
    expect(t.hand(0)).toHaveLength(1);
  });

  test('pb-forest-resin-pebble-or-four-cards: either both resources or 4 cards', () => {
    const id = 'pb-forest-resin-pebble-or-four-cards';
    const goodsTaken = mine({}, { forest: [id] })
      .visit(id)
      .choose('goods');
    expect(goodsTaken.res(0)).toEqual(goods({ resin: 1, pebble: 1, pearl: 0 }));
    expect(goodsTaken.hand(0)).toEqual([]);
    const cards = mine({}, { forest: [id] })
      .visit(id)
      .choose('cards');
    expect(cards.res(0)).toEqual(goods({ pearl: 0 }));
    expect(cards.hand(0)).toHaveLength(4);
  });

  test('pb-forest-berry-pebble-card: a berry, a pebble and a card', () => {
    const id = 'pb-forest-berry-pebble-card';
    const t = mine({}, { forest: [id] }).visit(id);
    expect(t.res(0)).toEqual(goods({ berry: 1, pebble: 1, pearl: 0 }));
    expect(t.hand(0)).toHaveLength(1);
  });

  test('pb-forest-churn-meadow: 2 Meadow cards go, then 2 are taken of the new Meadow, and any resource', () => {
    const id = 'pb-forest-churn-meadow';
    const meadow = ['king', 'queen', 'bard', 'monk', 'farm', 'mine', 'inn', 'ruins'];
    const deckTop = ['judge', 'crane', 'school', 'castle'];
    const t = mine({}, { forest: [id], meadow, deckTop }).visit(id);
    expect(t.refuses(() => t.pick('king'))).toBe('too-few');
    t.pick('king', 'ruins');
    expect(t.discard().slice().sort()).toEqual(['king', 'ruins']);
    expect(t.meadow()).toEqual(['judge', 'queen', 'bard', 'monk', 'farm', 'mine', 'inn', 'crane']);
    t.pick('judge', 'farm');
    expect(t.meadow()).toEqual(['school', 'queen', 'bard', 'monk', 'castle', 'mine', 'inn', 'crane']);
    t.split({ berry: 1 });
    expect(t.hand(0)).toEqual(['farm', 'judge']);
    expect(t.res(0)).toEqual(goods({ berry: 1, pearl: 0 }));
    expect(t.turn()).toBe(1);
  });

  test('pb-forest-churn-meadow: with a full hand the Meadow is churned and the resource gained', () => {
    const id = 'pb-forest-churn-meadow';
    const meadow = ['king', 'queen', 'bard', 'monk', 'farm', 'mine', 'inn', 'ruins'];
    const t = mine({ hand: FULL }, { forest: [id], meadow })
      .visit(id)
      .pick('king', 'queen')
      .split({ twig: 1 });
    expect(t.hand(0)).toHaveLength(8);
    expect(t.turn()).toBe(1);
  });

  test('R-FOREST-01, R-FOREST-02: one worker up to three players, two of different players from four on', () => {
    const id = 'pb-forest-berry-pebble-card';
    for (const players of [3, 4]) {
      const t = brook({ players, forest: [id], seats: [{}, { deployed: [id] }] });
      expect(t.canVisit(id)).toBe(players === 4);
      const twice = brook({ players, forest: [id], seats: [{ deployed: [id] }] });
      expect(twice.canVisit(id)).toBe(false);
    }
    expect(pearls(mine({}, { forest: [id] }).visit(id), 0)).toBe(0);
  });
});
