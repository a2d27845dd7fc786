import { describe, expect, test } from 'vitest';
import { spacesUsed } from '@everdell/game';
import { AWAY, cityOf, meadowOf } from '../test-support/given.ts';
import { goods } from '../test-support/goods.ts';
import { table, type Table } from '../test-support/table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };

const spaces = (t: Table, seat: number): number => spacesUsed(t.game.rules, t.state, seat);

describe('The spaces of a city', () => {
  test('R-CITY-01: the fifteenth card is the last', () => {
    const t = table({ seats: [{ hand: ['farm', 'school'], res: RICH, city: cityOf(14) }, AWAY] });
    t.play('farm');
    expect(spaces(t, 0)).toBe(15);
    expect(t.refuses(() => t.play('school'))).toBe('city-full');
  });

  test('R-CITY-02: every card uses one space, whatever its kind and colour', () => {
    const mixed = ['monk', 'king', 'bard', 'judge', 'queen', 'farm', 'castle', 'ruins', 'crane', 'inn'];
    const t = table({ seats: [{ hand: ['school'], res: RICH, city: [...mixed, ...mixed.slice(5, 6)] }] });
    expect(spaces(t, 0)).toBe(11);
    expect(spaces(t.play('school'), 0)).toBe(12);
  });

  test('R-CITY-03: achieved Events use no space', () => {
    const events = ['city-monument', 'grand-tour', 'harvest-festival', 'tax-relief'];
    const t = table({ seats: [{ hand: ['school', 'inn'], res: RICH, city: cityOf(14), events }, AWAY] });
    t.play('school');
    expect(t.city(0)).toHaveLength(15);
    expect(t.refuses(() => t.play('inn'))).toBe('city-full');
  });

  test('R-CITY-03: an Event may be achieved with a full city', () => {
    const t = table({ seats: [{ city: cityOf(15, 'inn', 'lookout', 'chapel') }] });
    t.claim('grand-tour');
    expect(t.events(0)).toEqual(['grand-tour']);
    expect(spaces(t, 0)).toBe(15);
  });

  test('R-CITY-04: Wanderers use no space, neither when they come nor later', () => {
    const seat = { hand: ['wanderer', 'wanderer', 'school', 'inn'], res: RICH, city: cityOf(15, 'wanderer') };
    const t = table({ seats: [seat, AWAY] });
    expect(spaces(t, 0)).toBe(14);
    t.play('school').play('wanderer').play('wanderer');
    expect(t.city(0)).toHaveLength(18);
    expect(spaces(t, 0)).toBe(15);
    expect(t.refuses(() => t.play('inn'))).toBe('city-full');
  });

  test('R-CITY-05: a Gatherer joins a Harvester in a full city', () => {
    const seat = { hand: ['gatherer', 'gatherer'], res: RICH, city: cityOf(15, 'harvester') };
    const t = table({ seats: [seat, AWAY] });
    t.play('gatherer');
    expect(t.city(0)).toHaveLength(16);
    expect(spaces(t, 0)).toBe(15);
    expect(t.refuses(() => t.play('gatherer'))).toBe('city-full');
  });

  test('R-CITY-05: a Harvester joins a Gatherer in a full city, one of each a pair', () => {
    const city = cityOf(15, 'gatherer', 'gatherer', 'harvester');
    const t = table({ seats: [{ hand: ['harvester', 'harvester', 'school'], res: RICH, city }, AWAY] });
    expect(spaces(t, 0)).toBe(14);
    t.play('school').play('harvester').split({ twig: 1 });
    expect(spaces(t, 0)).toBe(15);
    expect(t.city(0)).toHaveLength(17);
    expect(t.refuses(() => t.play('harvester'))).toBe('city-full');
  });

  test('R-CITY-05: two Harvesters or two Gatherers do not share', () => {
    for (const id of ['harvester', 'gatherer']) {
      const t = table({ seats: [{ hand: [id], res: RICH, city: cityOf(15, id, id) }] });
      expect(spaces(t, 0)).toBe(15);
      expect(t.refuses(() => t.play(id))).toBe('city-full');
    }
  });

  test('R-CITY-05, R-CITY-10: a pair in a full city cannot make room by sending one of them to the Dungeon', () => {
    const city = cityOf(16, 'dungeon', 'harvester', 'gatherer');
    const t = table({ seats: [{ hand: ['school'], res: RICH, city }] });
    expect(spaces(t, 0)).toBe(15);
    expect(t.refuses(() => t.play('school', { ability: 'dungeon', jail: 'gatherer', pay: { twig: 1 } }))).toBe(
      'city-full',
    );
    expect(t.canPlay('school')).toBe(false);
  });

  test('R-CITY-01, R-CITY-04: a Wanderer sent to the Dungeon frees no space either', () => {
    const city = cityOf(16, 'dungeon', 'wanderer');
    const t = table({ seats: [{ hand: ['school'], res: RICH, city }] });
    expect(t.refuses(() => t.play('school', { ability: 'dungeon', jail: 'wanderer', pay: { twig: 1 } }))).toBe(
      'city-full',
    );
  });

  test('R-CITY-01: in a full city Crane, Innkeeper and Dungeon make room for what they help to play', () => {
    const city = cityOf(15, 'crane', 'innkeeper', 'dungeon', 'bard');
    const seats = [{ hand: ['school', 'monk'], res: RICH, city }];
    const crane = table({ seats }).play('school', { ability: 'crane', pay: { twig: 1 } });
    const innkeeper = table({ seats }).play('monk', { ability: 'innkeeper', pay: {} });
    const dungeon = table({ seats }).play('school', { ability: 'dungeon', jail: 'bard', pay: { twig: 1 } });
    for (const t of [crane, innkeeper, dungeon]) expect(spaces(t, 0)).toBe(15);
    const t = table({ seats });
    expect(t.refuses(() => t.play('school', { pay: { twig: 2, resin: 2 } }))).toBe('city-full');
  });

  test('R-CITY-01: the Crane discarded for Ruins, which cost nothing, frees a space', () => {
    const seat = { hand: ['ruins', 'inn'], res: { twig: 2, resin: 1 }, city: cityOf(15, 'crane', 'theater') };
    const t = table({ seats: [seat, AWAY] });
    expect(t.refuses(() => t.play('inn', { pay: { twig: 2, resin: 1 } }))).toBe('city-full');
    t.play('ruins', { ability: 'crane' });
    expect(t.choices()).not.toContain('crane');
    t.pick('theater');
    expect(spaces(t, 0)).toBe(14);
    expect(t.discard()).toEqual(['theater', 'crane']);
    t.play('inn');
    expect(spaces(t, 0)).toBe(15);
  });
});

describe('Cards that leave a city', () => {
  test('R-CITY-08: cards stay when they have done their work and when the season changes', () => {
    const seat = {
      hand: ['bard', 'postal-pigeon'],
      res: { berry: 5 },
      city: ['wanderer', 'clock-tower', 'inn'],
      deployed: ['basic-1-berry', 'basic-1-berry'],
    };
    const t = table({ seats: [seat, AWAY], deckTop: ['king', 'castle'] });
    t.play('bard').pick('postal-pigeon');
    t.prepare();
    expect(t.city(0)).toEqual(['bard', 'clock-tower', 'inn', 'wanderer']);
  });

  test('R-CITY-08: nobody may simply discard a card of the city to make room', () => {
    const t = table({ seats: [{ hand: ['farm'], res: RICH, city: cityOf(15) }] });
    expect([...new Set(t.legal().map((a) => a.t))]).toEqual(['visit']);
    expect(t.refuses(() => t.answer({ t: 'pick', items: [t.state.zones[t.game.rules.city[0]][0]] }))).toBe(
      'wrong-kind',
    );
  });

  test('R-CITY-08, OQ-66: the University discards any one card of the city but itself', () => {
    const t = table({ seats: [{ city: ['university', 'king', 'farm'] }, { city: ['inn'] }] });
    t.visit('university');
    expect(t.choices()).toEqual(['farm', 'king']);
    t.pick('king').split({ twig: 1 });
    expect(t.city(0)).toEqual(['farm', 'university']);
    expect(t.discard()).toEqual(['king']);
    expect(t.res(0)).toEqual(goods({ berry: 6, twig: 1 }));
    expect(t.points(0)).toBe(1);
  });

  test('R-CITY-08, OQ-66: alone in the city the University cannot be visited', () => {
    const t = table({ seats: [{ city: ['university'] }] });
    expect(t.refuses(() => t.visit('university'))).toBe('cannot-pay-price');
  });

  test('R-CITY-09: point tokens on a card that leaves are lost', () => {
    const seat = { hand: ['ruins'], res: RICH, city: [{ card: 'chapel', tokens: 3 }], points: 1 };
    const t = table({ seats: [seat, AWAY], deckAll: [] });
    expect(t.score(0)['tokens']).toBe(4);
    t.play('ruins'); // The Chapel becomes the new deck and is drawn.
    expect(t.score(0)['tokens']).toBe(1);
    expect(t.points(0)).toBe(1);
    t.play('chapel');
    expect(t.tokensOn(0, 'chapel')).toBe(0);
    expect(t.score(0)['tokens']).toBe(1);
  });

  test('R-CITY-09: resources on a card that leaves are lost', () => {
    const storehouse = { card: 'storehouse', stored: { pebble: 4 } };
    const t = table({ seats: [{ city: [storehouse, 'university'] }] });
    t.visit('university').split({ berry: 1 });
    expect(t.res(0)).toEqual(goods({ twig: 1, resin: 1, pebble: 1, berry: 1 })); // its cost and one more
    expect(t.state.goods).toEqual([]);
  });

  test('R-CITY-09: a permanent worker on a card that leaves is lost for good', () => {
    const monastery = { card: 'monastery', workers: [0] };
    const seat = { hand: ['ruins'], city: [monastery], deployed: ['basic-1-berry'] };
    const t = table({ seats: [seat, AWAY] });
    t.play('ruins').prepare();
    expect(t.season(0)).toBe('spring');
    expect(t.workersFree(0)).toBe(2);
    expect(t.deployed(0)).toEqual([]);
  });

  test('R-CITY-09: cards beneath a Dungeon that leaves go to the discard pile with it', () => {
    const t = table({ seats: [{ hand: ['ruins'], city: [{ card: 'dungeon', under: ['fool'] }] }] });
    t.play('ruins');
    expect(t.discard().sort()).toEqual(['dungeon', 'fool']);
    expect(t.city(0)).toEqual(['ruins']);
  });

  test('OQ-02: any other worker stays deployed on nothing and comes back with the next season', () => {
    const seat = { hand: ['ruins'], city: [{ card: 'lookout', workers: [0] }] };
    const t = table({ seats: [seat, AWAY] });
    t.play('ruins');
    expect(t.workersFree(0)).toBe(1);
    expect(t.deployed(0)).toEqual([]);
    expect(t.refuses(() => t.prepare())).toBe('workers-left');
    t.visit('basic-1-berry').prepare();
    expect(t.workersFree(0)).toBe(3);
  });

  test('OQ-02: the same for a visitor whose host pulls the Inn down', () => {
    const host = { hand: ['ruins'], city: [{ card: 'inn', workers: [1] }] };
    const t = table({ seats: [host, { deployed: ['basic-1-berry'] }] });
    t.play('ruins');
    expect(t.workersFree(1)).toBe(0);
    expect(t.turn()).toBe(1);
    t.prepare();
    expect(t.workersFree(1)).toBe(3);
  });

  test('R-CITY-10: a jailed Critter is no longer in the city: its text, name and points count no more', () => {
    const seat = { hand: ['school', 'wanderer'], res: RICH, city: ['dungeon', 'shopkeeper', 'post-office'] };
    const t = table({ seats: [seat, AWAY], specialEvents: ['a-brilliant-marketing-plan'] });
    expect(t.canVisit('a-brilliant-marketing-plan')).toBe(true);
    expect(t.score(0)['base']).toBe(3);
    t.play('school', { ability: 'dungeon', jail: 'shopkeeper', pay: { resin: 1 } });
    expect(t.refuses(() => t.claim('a-brilliant-marketing-plan'))).toBe('requirement-not-met');
    expect(t.score(0)['base']).toBe(4); // School and Post Office
    t.play('wanderer');
    expect(t.res(0)['berry']).toBe(7); // 9 - 2, and no berry of the Shopkeeper
  });

  test('R-CITY-10: a jailed Unique Critter may be played again', () => {
    const t = table({ seats: [{ hand: ['judge'], res: RICH, city: [{ card: 'dungeon', under: ['judge'] }] }] });
    t.play('judge');
    expect(t.city(0)).toEqual(['dungeon', 'judge']);
  });

  test('R-CITY-11: a Fool belongs to the city it was played into', () => {
    const t = table({
      seats: [
        { hand: ['fool', 'school'], res: RICH, city: ['dungeon'] },
        { hand: ['mine'], city: ['dungeon'] },
      ],
    });
    t.play('fool');
    expect(t.score(0)['base']).toBe(0);
    expect(t.score(1)['base']).toBe(-2);
    t.play('mine', { ability: 'dungeon', jail: 'fool' }); // its owner gets rid of it
    expect(t.score(1)['base']).toBe(2);
    expect(t.under(1, 'dungeon')).toEqual(['fool']);
  });

  test('R-CITY-11: who played the Fool has no say over it any more', () => {
    const seats = [{ hand: ['school'], res: { twig: 1 }, city: ['dungeon'] }, { city: ['fool'] }];
    const t = table({ seats, meadow: meadowOf('castle') });
    expect(t.canPlay('school')).toBe(false);
    expect(t.refuses(() => t.play('school'))).toBe('cannot-pay');
  });
});
