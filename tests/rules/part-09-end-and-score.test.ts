import { describe, expect, test } from 'vitest';
import { AWAY } from '../test-support/given.ts';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table } from '../test-support/table.ts';

/** A player in autumn with all six workers out (five at a table of five or six). */
function done(seat: SeatShorthand = {}, workers = 6): SeatShorthand {
  const named = seat.deployed ?? [];
  const onEvents = (seat.events ?? []).filter((entry) => typeof entry !== 'string' && entry.worker === true);
  const rest = new Array<string>(workers - named.length - onEvents.length).fill('basic-1-berry');
  return { ...seat, season: 'autumn', deployed: [...named, ...rest] };
}

describe('Passing', () => {
  test('R-END-01: a player in autumn may pass once all workers are deployed, even if a card could be played', () => {
    const t = table({ seats: [done({ hand: ['farm'], res: { twig: 2, resin: 1 } }), done()] });
    expect(t.canPlay('farm')).toBe(true);
    expect(t.offers('pass')).toBe(true);
    t.pass();
    expect(t.passed(0)).toBe(true);
    expect(t.turn()).toBe(1);
  });

  test('R-END-01: who cannot act must pass', () => {
    const t = table({ seats: [done({ hand: ['king'] })] });
    expect(t.legal()).toEqual([{ t: 'pass' }]);
    expect(t.refuses(() => t.visit('basic-1-berry'))).toBe('no-worker');
    expect(t.refuses(() => t.play('king'))).toBe('cannot-pay');
    expect(t.refuses(() => t.prepare())).toBe('last-season');
    expect(t.pass().passed(0)).toBe(true);
  });

  test('R-END-01: before autumn nobody passes', () => {
    for (const season of ['winter', 'spring', 'summer']) {
      const t = table({ seats: [{ season, workersFree: 0 }] });
      expect(t.offers('pass')).toBe(false);
      expect(t.refuses(() => t.pass())).toBe('not-last-season');
    }
  });

  test('R-END-01, OQ-04: nobody passes with workers left', () => {
    const t = table({ seats: [{ season: 'autumn', deployed: ['haven'] }] });
    expect(t.offers('pass')).toBe(false);
    expect(t.refuses(() => t.pass())).toBe('workers-left');
  });

  test('OQ-04: with the option earlyPass a player in autumn passes with workers left, but not before autumn', () => {
    const options = { earlyPass: true };
    const t = table({ options, seats: [{ season: 'autumn' }] });
    expect(t.offers('pass')).toBe(true);
    t.pass();
    expect(t.passed(0)).toBe(true);
    expect(t.workersFree(0)).toBe(6);
    const early = table({ options, seats: [{ season: 'summer' }] });
    expect(early.refuses(() => early.pass())).toBe('not-last-season');
  });

  test('R-END-02: who has passed takes no further turns', () => {
    const t = table({ players: 3, seats: [done(), { season: 'autumn' }, { season: 'autumn' }] });
    t.pass();
    const turns: number[] = [];
    for (let i = 0; i < 5; i++) {
      turns.push(t.turn());
      t.visit('basic-1-berry');
    }
    expect(turns).toEqual([1, 2, 1, 2, 1]);
    expect(t.game.legal(t.state, 0)).toEqual([]);
    expect(t.game.check(t.state, 0, { t: 'pass' })?.code).toBe('not-your-decision');
  });

  test('R-END-03: the others go on until all have passed, and then the game is over', () => {
    const t = table({ players: 3, seats: [done(), done(), { season: 'autumn', deployed: ['haven'] }] });
    t.pass().pass();
    for (let i = 0; i < 5; i++) {
      expect(t.turn()).toBe(2);
      t.visit('basic-1-berry');
    }
    expect(t.over()).toBe(false);
    t.pass();
    expect(t.over()).toBe(true);
    expect(t.res(2)).toEqual(goods({ berry: 5 }));
    expect(t.game.check(t.state, 2, { t: 'pass' })?.code).toBe('game-over');
  });

  test('R-END-04: with five or six players the passing player discards the hand', () => {
    for (const players of [5, 6]) {
      const t = table({ players, seats: [done({ hand: ['king', 'castle'] }, 5), { hand: ['farm'] }] });
      t.pass();
      expect(t.hand(0)).toEqual([]);
      expect(t.discard().sort()).toEqual(['castle', 'king']);
      expect(t.hand(1)).toEqual(['farm']);
    }
  });

  test('R-END-04: with fewer players the hand stays', () => {
    for (const players of [2, 3, 4]) {
      const t = table({ players, seats: [done({ hand: ['king', 'castle'] })] });
      t.pass();
      expect(t.hand(0)).toEqual(['castle', 'king']);
      expect(t.discard()).toEqual([]);
    }
  });

  test('R-END-06: the workers of a player who passed stay where they are and block', () => {
    const t = table({ seats: [done({ deployed: ['basic-3-twigs', 'journey-5'] }), {}] });
    t.pass();
    expect(t.deployed(0)).toHaveLength(6);
    expect(t.refuses(() => t.visit('basic-3-twigs'))).toBe('location-occupied');
    expect(t.score(0)['journey']).toBe(5);
  });
});

describe('Scoring', () => {
  const winners = (t: Table): readonly number[] => t.game.winners(t.state);
  const ended = (...seats: readonly SeatShorthand[]): Table =>
    table({ players: seats.length, seats: seats.map((seat) => ({ ...seat, ...AWAY })) });

  test('R-SCORE-01: base points, tokens, Prosperity, Journey and Events are added', () => {
    const seat = {
      ...done({ deployed: ['journey-3', 'journey-2'] }),
      points: 2,
      city: ['farm', 'farm', 'castle', { card: 'clock-tower', tokens: 2 }],
      events: ['grand-tour'],
    };
    expect(table({ seats: [seat] }).score(0)).toEqual({
      base: 6,
      tokens: 4,
      prosperity: 2,
      journey: 5,
      events: 3,
      total: 20,
    });
  });

  test('R-SCORE-01: hands, resources and what lies on cards besides tokens score nothing', () => {
    const t = table({ seats: [{ hand: ['king', 'castle'], res: { berry: 9, pebble: 9 } }] });
    expect(t.score(0).total).toBe(0);
  });

  test('R-SCORE-06: the Fool takes two points away, even below zero', () => {
    const t = table({ seats: [{ city: ['fool', 'farm'] }, { city: ['fool'] }] });
    expect(t.score(0)['base']).toBe(-1);
    expect(t.score(1).total).toBe(-2);
  });

  test('R-SCORE-07: a card under a Dungeon scores nothing and is counted by no bonus', () => {
    const free = table({ seats: [{ city: ['dungeon', 'school', 'theater', 'king', 'wanderer', 'fool'] }] });
    const jailed = { card: 'dungeon', under: ['king', 'wanderer'] };
    const t = table({ seats: [{ city: [jailed, 'school', 'theater', 'fool'] }] });
    expect(free.score(0)).toMatchObject({ base: 2 + 3 + 4 + 1 - 2, prosperity: 1 + 2 });
    expect(t.score(0)).toMatchObject({ base: 2 + 3 - 2, prosperity: 0 + 1 });
    const fool = table({ seats: [{ city: [{ card: 'dungeon', under: ['fool'] }] }] });
    expect(fool.score(0).total).toBe(0);
  });

  test('R-SCORE-09: the highest total wins', () => {
    expect(winners(ended({ points: 3 }, { points: 5 }, { points: 4 }))).toEqual([1]);
  });

  test('R-SCORE-09: Events and leftovers do not help who has fewer points', () => {
    expect(winners(ended({ points: 9, res: { berry: 9 } }, { points: 4, events: ['grand-tour'] }))).toEqual([0]);
    expect(winners(ended({ points: 8 }, { points: 9 }))).toEqual([1]);
  });

  test('R-SCORE-10: among equals the most Events win, before any leftovers', () => {
    const t = ended({ points: 6, res: { berry: 9 } }, { points: 3, events: ['grand-tour'] });
    expect([t.score(0).total, t.score(1).total]).toEqual([6, 6]);
    expect(winners(t)).toEqual([1]);
  });

  test('R-SCORE-10: all achieved Events count alike', () => {
    const special = ['flying-doctor-service', 'ministering-to-miscreants'];
    expect(winners(ended({ events: ['grand-tour'] }, { points: 3, events: special }))).toEqual([1]);
  });

  test('R-SCORE-11: then the most leftover resources of all kinds together', () => {
    const t = ended({ points: 6, res: { berry: 2, twig: 1 } }, { points: 6, res: { pebble: 2 } }, { points: 5 });
    expect(winners(t)).toEqual([0]);
    expect(winners(ended({ points: 6, res: { berry: 3 } }, { points: 6, res: { twig: 1, resin: 3 } }))).toEqual([1]);
  });

  test('R-SCORE-12, OQ-44: who is still tied shares the victory', () => {
    const t = ended({ points: 6, res: { berry: 2 } }, { points: 6, res: { pebble: 2 } }, { points: 6 });
    expect(winners(t)).toEqual([0, 1]);
  });

  test('R-SCORE-13: the example of the rulebooks comes to 62', () => {
    const critters = ['gatherer', 'harvester', 'architect', 'king', 'bard', 'monk'];
    const rest = [...critters, 'inn', 'lookout', 'university', 'farm', 'mine'];
    const seat = {
      ...done({
        deployed: ['journey-4'],
        events: ['grand-tour', { event: 'performer-in-residence', stored: { berry: 3 } }, 'ministering-to-miscreants'],
      }),
      points: 11,
      res: { resin: 1, pebble: 1, berry: 4 },
      city: [
        ...rest,
        { card: 'chapel', tokens: 2 },
        { card: 'clock-tower', tokens: 1 },
        { card: 'dungeon', under: ['wanderer'] },
      ],
    };
    expect(table({ seats: [seat] }).score(0)).toEqual({
      base: 22,
      tokens: 14,
      prosperity: 10,
      journey: 4,
      events: 12,
      total: 62,
    });
  });

  test('R-SCORE-14: resources on a Storehouse are no leftovers for the Architect', () => {
    const storehouse = { card: 'storehouse', stored: { resin: 4, pebble: 3 } };
    const t = table({ seats: [{ res: { resin: 1, berry: 3 }, city: ['architect', storehouse] }] });
    expect(t.score(0)['prosperity']).toBe(1);
    const limit = table({ seats: [{ res: { resin: 5, pebble: 5 }, city: ['architect'] }] });
    expect(limit.score(0)['prosperity']).toBe(6);
  });

  test('R-SCORE-14: nor do they break a tie', () => {
    const storehouse = { card: 'storehouse', stored: { twig: 9 } };
    expect(winners(ended({ city: [storehouse] }, { points: 2, res: { berry: 1 } }))).toEqual([1]);
    const event = { event: 'performer-in-residence', stored: { berry: 3 } };
    expect(winners(ended({ events: [event] }, { points: 3, events: ['grand-tour'], res: { twig: 1 } }))).toEqual([1]);
  });
});
