import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table } from '../test-support/table.ts';

describe('Part 4: turns', () => {
  test('R-TURN-01: turns go around the table clockwise and begin anew after the last seat', () => {
    const t = table({ players: 4 });
    const order: number[] = [];
    for (let n = 0; n < 6; n++) {
      order.push(t.turn());
      t.visit('basic-1-berry');
    }
    expect(order).toEqual([0, 1, 2, 3, 0, 1]);
  });

  test('R-TURN-01: whoever has passed is skipped', () => {
    const t = table({ players: 4, active: 3, seats: [{}, { passed: true }, { passed: true }, {}] });
    const order: number[] = [];
    for (let n = 0; n < 4; n++) {
      order.push(t.turn());
      t.visit('basic-1-berry');
    }
    expect(order).toEqual([3, 0, 3, 0]);
  });

  test('R-TURN-01: it is nobody else’s turn: another seat cannot act', () => {
    const t = table({ seats: [{}, { hand: ['ruins', 'farm'], res: { twig: 2, resin: 1 } }] });
    const place = t.game.rules.placeById.get('basic-1-berry')!.ix;
    expect(t.game.check(t.state, 1, { t: 'visit', place })?.code).toBe('not-your-decision');
    expect(t.game.legal(t.state, 1)).toEqual([]);
    expect(() => t.game.apply(t.state, 1, { t: 'visit', place })).toThrow(/not-your-decision/);
    expect(t.deployed(1)).toEqual([]);
  });

  test('R-TURN-02: one action is a whole turn: after a visit, a card or a new season the next player has the turn', () => {
    const visit = table({ seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 } }] });
    expect(visit.visit('basic-1-berry').turn()).toBe(1);
    const play = table({ seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 } }] });
    expect(play.play('farm').turn()).toBe(1);
    const season = table({ seats: [{ deployed: ['basic-1-berry', 'basic-1-berry'] }] });
    expect(season.prepare().turn()).toBe(1);
    expect(season.workersFree(0)).toBe(3);
  });

  test('R-TURN-03: a player chooses between placing a worker and playing a card', () => {
    const t = table({ seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 } }] });
    expect(new Set(t.legal().map((action) => action.t))).toEqual(new Set(['play', 'visit']));
    expect(t.canPlay('farm')).toBe(true);
    expect(t.canVisit('basic-3-twigs')).toBe(true);
  });

  test('R-TURN-03: with all workers placed a player may prepare for the next season, or play a card first', () => {
    const deployed = ['basic-1-berry', 'basic-1-berry'];
    const t = table({ seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 }, deployed }] });
    expect(new Set(t.legal().map((action) => action.t))).toEqual(new Set(['play', 'season']));
    const free = table({ seats: [{ deployed: ['basic-1-berry'] }] });
    expect(free.refuses(() => free.prepare())).toBe('workers-left');
  });

  test('R-TURN-07: in autumn a player may pass, which ends the game for that player', () => {
    const deployed = ['basic-1-berry', 'basic-1-berry', 'basic-1-berry', 'basic-1-berry', 'haven', 'haven'];
    const t = table({ seats: [{ season: 'autumn', hand: ['farm'], res: { twig: 2, resin: 1 }, deployed }, {}] });
    expect(t.canPlay('farm')).toBe(true);
    t.pass();
    expect(t.passed(0)).toBe(true);
    expect(t.turn()).toBe(1);
    expect(t.visit('basic-1-berry').turn()).toBe(1);
  });

  test('R-TURN-07: before autumn nobody can pass', () => {
    for (const season of ['winter', 'spring', 'summer']) {
      const t = table({ seats: [{ season, workersFree: 0, deployed: ['basic-1-berry', 'basic-1-berry'] }] });
      expect(t.refuses(() => t.pass())).toBe('not-last-season');
      expect(t.offers('pass')).toBe(false);
    }
  });

  test('R-TURN-08: a player with workers left can neither prepare nor pass and has to act', () => {
    const winter = table();
    expect(winter.refuses(() => winter.prepare())).toBe('workers-left');
    expect(winter.refuses(() => winter.pass())).toBe('not-last-season');
    const autumn = table({ seats: [{ season: 'autumn', workersFree: 1 }] });
    expect(autumn.refuses(() => autumn.prepare())).toBe('last-season');
    expect(autumn.refuses(() => autumn.pass())).toBe('workers-left');
    for (const t of [winter, autumn]) expect(t.legal().every((action) => action.t === 'visit')).toBe(true);
  });

  test('R-TURN-08: an effect that is not optional cannot be left out', () => {
    const t = table({ forest: ['forest-2-any'] });
    t.visit('forest-2-any');
    expect(t.refuses(() => t.split({}))).toBe('too-few');
    expect(t.refuses(() => t.pass())).toBe('wrong-kind');
    expect(t.turn()).toBe(0);
  });

  test('R-TURN-09: one player may be in summer while the others are still in winter and spring', () => {
    const t = table({
      players: 3,
      seats: [
        { season: 'spring', deployed: ['basic-1-berry', 'basic-1-berry', 'basic-3-twigs'] },
        {},
        { season: 'spring' },
      ],
    });
    t.prepare().pick(...t.choices().slice(0, 2));
    expect([0, 1, 2].map((seat) => t.season(seat))).toEqual(['summer', 'winter', 'spring']);
    expect([0, 1, 2].map((seat) => t.workersFree(seat))).toEqual([4, 2, 3]);
  });

  test('R-TURN-10: a card that the Queen brings in for free costs no further action', () => {
    const t = table({ seats: [{ hand: ['farm', 'mine'], city: ['queen'] }] });
    t.visit('queen').pick('farm');
    expect(t.city(0)).toEqual(['farm', 'queen']);
    expect(t.hand(0)).toEqual(['mine']);
    expect(t.turn()).toBe(1);
    expect(t.workersFree(0)).toBe(1);
  });

  test('R-TURN-10: a worker that the Ranger moves is no further action either', () => {
    const t = table({
      seats: [{ hand: ['ranger'], res: { berry: 2 }, deployed: ['basic-1-berry', 'basic-3-twigs'] }],
    });
    t.play('ranger').worker('basic-3-twigs').place('basic-2-resin');
    expect(t.res(0)).toEqual(goods({ resin: 2 }));
    expect(t.city(0)).toEqual(['ranger']);
    expect(t.turn()).toBe(1);
  });

  test('R-TURN-11: the turn passes only when the last effect and the last trigger are resolved', () => {
    const t = table({
      seats: [{ hand: ['peddler'], res: { berry: 3 }, city: ['historian', 'shopkeeper'] }],
      deckTop: ['mine'],
    });
    t.play('peddler');
    expect([t.turn(), t.asks()]).toEqual([0, 'spend']);
    expect(t.refuses(() => t.visit('basic-1-berry'))).toBe('wrong-kind');
    t.split({ berry: 1 });
    expect([t.turn(), t.asks()]).toEqual([0, 'gainAny']);
    expect(t.hand(0)).toEqual([]);
    t.split({ pebble: 1 });
    expect(t.hand(0)).toEqual(['mine']);
    expect(t.res(0)).toEqual(goods({ pebble: 1, berry: 1 })); // the Shopkeeper's berry
    expect([t.turn(), t.asks()]).toEqual([1, 'turn']);
  });

  test('R-TURN-11: Prepare for Season is one action with all its Production', () => {
    const t = table({
      seats: [{ city: ['peddler', 'farm', 'teacher'], deployed: ['basic-1-berry', 'basic-3-twigs'] }],
    });
    t.prepare();
    expect([t.turn(), t.asks()]).toEqual([0, 'order']);
    t.pick('teacher');
    expect([t.turn(), t.asks()]).toEqual([0, 'give']);
    t.pick(t.choices()[0]);
    expect([t.turn(), t.asks()]).toEqual([0, 'spend']);
    t.split({});
    expect(t.turn()).toBe(1);
  });
});
