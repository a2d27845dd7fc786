import { describe, expect, test } from 'vitest';
import type { Given } from '@everdell/game';
import { table, type SeatShorthand, type Table } from '../test-support/table.ts';

type Rugwort = NonNullable<Given['rugwort']>;

/** The human in autumn with all workers placed, so that the next word is Pass. */
function lastTurn(rugwort: Rugwort, human: SeatShorthand = {}, rest: Partial<Given> = {}): Table {
  const deployed = Array.from({ length: 6 }, () => 'basic-1-berry');
  return table({ modules: ['rugwort'], ...rest, rugwort, seats: [{ season: 'autumn', deployed, ...human }] });
}

const EVENTS = ['ministering-to-miscreants', 'flying-doctor-service', 'tax-relief', 'the-everdell-games'];

describe('What Rugwort scores', () => {
  test('R-RUG-31: two points a card, three a purple one, whatever is printed on it', () => {
    const t = lastTurn({ city: ['farm', 'doctor', 'fool', 'cemetery', 'castle', 'ever-tree'] });
    expect(t.score(1)['cards']).toBe(4 * 2 + 2 * 3);
  });

  test('R-RUG-31, R-RUG-10: bonuses of his cards do not count, nor do shared spaces', () => {
    const t = lastTurn({ city: ['gatherer', 'harvester', 'wanderer', 'king', 'clock-tower'], events: ['grand-tour'] });
    expect(t.score(1)['cards']).toBe(2 * 3 + 3 * 2);
    expect(t.score(1)).not.toHaveProperty('prosperity');
  });

  test('R-RUG-32: three points for each basic Event he holds', () => {
    expect(lastTurn({}).score(1)['basicEvents']).toBe(0);
    expect(lastTurn({ events: ['grand-tour'] }).score(1)['basicEvents']).toBe(3);
    expect(lastTurn({ events: ['grand-tour', 'city-monument', 'harvest-festival'] }).score(1)['basicEvents']).toBe(9);
  });

  test.each([
    [1, 3],
    [2, 6],
    [3, 6],
  ])('R-RUG-33: in year %i each special Event the human did not achieve is worth %i', (year, worth) => {
    const achieved = { events: EVENTS.slice(0, 1) };
    const t = lastTurn({ year }, achieved, { specialEvents: EVENTS.slice(1) });
    expect(t.score(1)['specialEvents']).toBe(3 * worth);
    const none = lastTurn({ year }, {}, { specialEvents: EVENTS });
    expect(none.score(1)['specialEvents']).toBe(4 * worth);
    const all = lastTurn({ year }, { events: EVENTS });
    expect(all.score(1)['specialEvents']).toBe(0);
  });

  test.each([
    [1, 3],
    [2, 4],
    [3, 5],
  ])('R-RUG-34: in year %i his Journey worker scores %i', (year, worth) => {
    expect(lastTurn({ year, journey: worth }).score(1)['journey']).toBe(worth);
    expect(lastTurn({ year, forestWorker: 'top-left' }).score(1)['journey']).toBe(0);
  });

  test('R-RUG-34: the worker that went there in autumn counts', () => {
    const t = table({
      modules: ['rugwort'],
      rugwort: { year: 2, forestWorker: 'top-right', basicWorker: 'basic-1-pebble', meadowWorkers: [1, 2] },
      seats: [{ season: 'summer', deployed: Array.from({ length: 4 }, () => 'basic-1-berry') }],
    });
    expect(t.prepare().score(1)['journey']).toBe(4);
  });

  test('R-RUG-35: every token he was given is a point', () => {
    expect(lastTurn({ points: 4 }).score(1)['tokens']).toBe(4);
  });

  test('R-RUG-31, R-RUG-32, R-RUG-33: the total is the sum of all of it', () => {
    const t = lastTurn(
      { year: 2, city: ['farm', 'mine', 'palace'], events: ['grand-tour'], points: 2, journey: 4 },
      { events: EVENTS.slice(0, 2) },
      { specialEvents: EVENTS.slice(2) },
    );
    expect(t.score(1)).toEqual({ cards: 7, basicEvents: 3, specialEvents: 12, journey: 4, tokens: 2, total: 28 });
  });
});

describe('Beating Rugwort', () => {
  /** Rugwort has 12 for the special Events and 3 for the Journey. */
  const against = (points: number): Table => lastTurn({ year: 1, journey: 3 }, { points }).pass();

  test('R-RUG-36: one point more than his total wins', () => {
    const t = against(16);
    expect(t.score(1).total).toBe(15);
    expect(t.game.winners(t.state)).toEqual([0]);
  });

  test('R-RUG-36: fewer points lose', () => {
    const t = against(14);
    expect(t.game.winners(t.state)).toEqual([1]);
  });

  test('OQ-48, R-RUG-36: with equal points Rugwort wins, whatever Events and resources the human has', () => {
    const t = lastTurn({ year: 1, journey: 3 }, { points: 12, events: ['grand-tour'], res: { pebble: 9 } }).pass();
    expect(t.score(0).total).toBe(15);
    expect(t.score(1).total).toBe(15);
    expect(t.game.winners(t.state)).toEqual([1]);
  });
});
