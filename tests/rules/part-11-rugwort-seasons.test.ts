import { describe, expect, test } from 'vitest';
import type { Given } from '@everdell/game';
import { table, type SeatShorthand, type Table } from '../test-support/table.ts';

const MEADOW = ['farm', 'mine', 'inn', 'teacher', 'monk', 'doctor', 'judge', 'crane'];
const FOREST = {
  'top-left': 'forest-3-berries',
  'top-right': 'forest-2-resin-1-twig',
  'bottom-left': 'forest-2-berries-1-card',
} as const;

type Rugwort = NonNullable<Given['rugwort']>;

/** The human in this season has placed all workers; Rugwort stands where he does in that season. */
function atTheEndOf(season: 'winter' | 'spring' | 'summer', rugwort: Rugwort = {}, human: SeatShorthand = {}): Table {
  const his = {
    winter: { forestWorker: 'top-left', basicWorker: 'basic-3-twigs', meadowWorkers: [] },
    spring: { forestWorker: 'bottom-left', basicWorker: 'basic-2-resin', meadowWorkers: [1] },
    summer: { forestWorker: 'top-right', basicWorker: 'basic-1-pebble', meadowWorkers: [1, 2] },
  } as const;
  const workers = { winter: 2, spring: 3, summer: 4 }[season];
  const deployed = Array.from({ length: workers }, () => 'basic-1-berry');
  return table({
    modules: ['rugwort'],
    meadow: MEADOW,
    forestAt: FOREST,
    rugwort: { ...his[season], ...rugwort },
    seats: [{ season, deployed, ...human }],
  });
}

/** The human draws the two Meadow cards of summer without minding which. */
const intoSummer = (t: Table): Table => t.prepare().pick('judge', 'crane');

function isShut(t: Table, space: number): boolean {
  const card = t.meadow()[space - 1]!;
  return t.why({ card, slot: space }) === 'slot-shut';
}

const shutSpaces = (t: Table): number[] => [1, 2, 3, 4, 5, 6, 7, 8].filter((space) => isShut(t, space));

describe('Rugwort prepares for season', () => {
  test('R-RUG-21: he follows the human at once', () => {
    const t = atTheEndOf('winter').prepare();
    expect(t.season(0)).toBe('spring');
    expect(t.season(1)).toBe('spring');
    expect(t.turn()).toBe(0);
    expect(t.asks()).toBe('turn');
  });

  test('R-RUG-21: only after the human has finished: space 2 may still be drawn from in summer, then it is blocked', () => {
    const t = atTheEndOf('spring').prepare();
    expect(t.season(1)).toBe('spring');
    expect(t.choices()).toContain('mine');
    t.pick('mine', 'inn');
    expect(t.hand(0)).toEqual(['inn', 'mine']);
    expect(t.season(1)).toBe('summer');
    expect(isShut(t, 2)).toBe(true);
  });

  test('R-RUG-21: he does nothing of the kind after other actions', () => {
    const t = atTheEndOf('winter', {}, { deployed: ['basic-1-berry'] });
    t.visit('basic-1-berry');
    expect(t.season(1)).toBe('winter');
    expect(shutSpaces(t)).toEqual([]);
    expect(t.deployed(1)).toEqual(['basic-3-twigs', 'forest-3-berries']);
  });
});

describe('Rugwort takes basic Events', () => {
  const THREE_BLUE = ['judge', 'crane', 'historian'];
  const FOUR_GREEN = ['farm', 'farm', 'monk', 'storehouse'];

  test('R-RUG-22: he takes each whose colour his city shows often enough', () => {
    const t = atTheEndOf('winter', { city: [...THREE_BLUE, ...FOUR_GREEN, 'inn', 'queen', 'wanderer', 'ranger'] });
    t.prepare();
    expect(t.events(1).sort()).toEqual(['city-monument', 'harvest-festival']);
    expect(t.row('basicEvents')).toEqual(['grand-tour', 'cartographers-expedition']);
  });

  test('R-RUG-22: one card short is not enough', () => {
    const t = atTheEndOf('winter', { city: [...THREE_BLUE.slice(1), ...FOUR_GREEN.slice(1), 'inn', 'queen', 'ruins'] });
    t.prepare();
    expect(t.events(1)).toEqual([]);
    expect(t.row('basicEvents')).toHaveLength(4);
  });

  test('R-RUG-22: all four at once', () => {
    const city = [...THREE_BLUE, ...FOUR_GREEN, 'inn', 'queen', 'chapel', 'wanderer', 'ranger', 'ruins'];
    const t = atTheEndOf('winter', { city }).prepare();
    expect(t.events(1)).toHaveLength(4);
    expect(t.row('basicEvents')).toEqual([]);
  });

  test('R-RUG-22: an Event the human has is not his, and the human cannot take one of his', () => {
    const human = { city: ['innkeeper', 'dungeon', 'courthouse'], events: ['city-monument'] };
    const t = atTheEndOf('winter', { city: [...THREE_BLUE, ...FOUR_GREEN] }, human);
    t.prepare();
    expect(t.events(1)).toEqual(['harvest-festival']);
    expect(t.refuses(() => t.claim('harvest-festival'))).toBe('not-in-play');
  });

  test('R-RUG-22: he takes it when he prepares, not when he gets the third card, so the human may be first', () => {
    const t = table({
      modules: ['rugwort'],
      dice: [7],
      meadow: MEADOW,
      rugwort: { city: ['crane', 'historian'] },
      seats: [{ hand: ['innkeeper'], res: { berry: 1 }, city: ['dungeon', 'courthouse'] }],
    });
    t.play('innkeeper');
    expect(t.city(1)).toEqual(['crane', 'historian', 'judge']);
    expect(t.events(1)).toEqual([]);
    t.claim('city-monument').visit('basic-1-berry').prepare();
    expect(t.events(0)).toEqual(['city-monument']);
    expect(t.events(1)).toEqual([]);
  });

  test('R-RUG-22: taking Events costs him no worker', () => {
    const t = atTheEndOf('winter', { city: THREE_BLUE }).prepare();
    expect(t.events(1)).toEqual(['city-monument']);
    expect(t.deployed(1)).toEqual(['basic-2-resin', 'forest-2-berries-1-card']);
  });

  test('R-RUG-30: after the human has passed he takes what he qualifies for by now', () => {
    const autumn = Array.from({ length: 6 }, () => 'basic-1-berry');
    const t = table({
      modules: ['rugwort'],
      rugwort: { city: [...THREE_BLUE, 'inn', 'queen'], journey: 3 },
      seats: [{ season: 'autumn', deployed: autumn }],
    });
    t.pass();
    expect(t.over()).toBe(true);
    expect(t.events(1)).toEqual(['city-monument']);
    expect(t.score(1)['basicEvents']).toBe(3);
  });
});

describe('Where his workers go', () => {
  test('R-RUG-23: they are never taken back: he keeps two on the boards, and blocked Meadow spaces stay so', () => {
    const t = atTheEndOf('winter').prepare();
    expect(t.deployed(1)).toHaveLength(2);
    expect(shutSpaces(t)).toEqual([1]);
    t.visit('basic-1-berry').visit('basic-1-berry').visit('basic-1-berry');
    t.prepare().pick('judge', 'crane');
    expect(t.deployed(1)).toHaveLength(2);
    expect(shutSpaces(t)).toEqual([1, 2]);
  });

  test('R-RUG-24: spring blocks space 1, summer space 2, autumn spaces 3 and 4', () => {
    expect(shutSpaces(atTheEndOf('winter'))).toEqual([]);
    expect(shutSpaces(atTheEndOf('winter').prepare())).toEqual([1]);
    expect(shutSpaces(intoSummer(atTheEndOf('spring')))).toEqual([1, 2]);
    expect(shutSpaces(atTheEndOf('summer').prepare())).toEqual([1, 2, 3, 4]);
  });

  test('R-RUG-25: in spring and in summer his Forest worker goes on to the next card, which frees the last one', () => {
    const spring = atTheEndOf('winter').prepare();
    expect(spring.deployed(1)).toContain('forest-2-berries-1-card');
    expect(spring.refuses(() => spring.visit('forest-2-berries-1-card'))).toBe('location-occupied');
    spring.visit('forest-3-berries');
    expect(spring.res(0)['berry']).toBe(3);
    const summer = intoSummer(atTheEndOf('spring'));
    expect(summer.deployed(1)).toContain('forest-2-resin-1-twig');
    expect(summer.canVisit('forest-2-berries-1-card')).toBe(true);
  });

  test('R-RUG-25: where the human stands on that card already he comes all the same', () => {
    const t = atTheEndOf('winter', {}, { deployed: ['basic-1-berry', 'forest-2-berries-1-card'] }).prepare();
    expect(t.deployed(1)).toContain('forest-2-berries-1-card');
    expect(t.workersFree(0)).toBe(3);
  });

  test('R-RUG-26: the route over three cards is top-left, bottom-left, top-right', () => {
    const t = atTheEndOf('winter');
    expect(t.row('forest')).toEqual([FOREST['top-left'], FOREST['top-right'], null, FOREST['bottom-left']]);
    expect(t.deployed(1)).toContain(FOREST['top-left']);
    t.prepare();
    expect(t.deployed(1)).toContain(FOREST['bottom-left']);
    t.visit('basic-1-berry').visit('basic-1-berry').visit('basic-1-berry');
    intoSummer(t);
    expect(t.deployed(1)).toContain(FOREST['top-right']);
  });

  test.each([
    [1, 3],
    [2, 4],
    [3, 5],
  ])('R-RUG-27: in the autumn of year %i the Forest worker goes to the Journey space worth %i', (year, worth) => {
    const hand = ['king', 'queen', 'castle', 'palace', 'ever-tree'];
    const t = atTheEndOf('summer', { year }, { hand }).prepare();
    expect(t.deployed(1)).toContain(`journey-${worth}`);
    expect(t.refuses(() => t.visit(`journey-${worth}`))).toBe('location-occupied');
    for (const other of [3, 4, 5].filter((space) => space !== worth)) expect(t.canVisit(`journey-${other}`)).toBe(true);
    expect(t.canVisit('forest-2-resin-1-twig')).toBe(true);
  });

  test('R-RUG-28: his Basic worker moves from 3 twigs to 2 resin, to 1 pebble, to 1 berry and 1 card', () => {
    const spring = atTheEndOf('winter').prepare();
    expect(spring.refuses(() => spring.visit('basic-2-resin'))).toBe('location-occupied');
    expect(spring.canVisit('basic-3-twigs')).toBe(true);
    const summer = intoSummer(atTheEndOf('spring'));
    expect(summer.refuses(() => summer.visit('basic-1-pebble'))).toBe('location-occupied');
    expect(summer.canVisit('basic-2-resin')).toBe(true);
    const autumn = atTheEndOf('summer').prepare();
    expect(autumn.refuses(() => autumn.visit('basic-1-berry-1-card'))).toBe('location-occupied');
    expect(autumn.canVisit('basic-1-pebble')).toBe(true);
    expect(autumn.deployed(1)).toEqual(['basic-1-berry-1-card', 'journey-3']);
  });
});

describe('The autumn of the third year', () => {
  test('R-RUG-29: he goes home from the Basic locations, and the human is left with five workers', () => {
    const t = atTheEndOf('summer', { year: 3 }).prepare();
    expect(t.deployed(1)).toEqual(['journey-5']);
    expect(t.canVisit('basic-1-berry-1-card')).toBe(true);
    expect(t.workersFree(0)).toBe(5);
    for (let i = 0; i < 5; i++) t.visit('basic-1-berry');
    expect(t.refuses(() => t.visit('basic-1-berry'))).toBe('no-worker');
    t.pass();
    expect(t.over()).toBe(true);
  });

  test('R-RUG-29, R-WORK-10: the one who leaves is none of those on permanent spots', () => {
    const city = [{ card: 'monastery', workers: [0] }];
    const deployed = Array.from({ length: 3 }, () => 'basic-1-berry');
    const t = atTheEndOf('summer', { year: 3 }, { city, deployed }).prepare();
    expect(t.deployed(0)).toEqual(['monastery']);
    expect(t.workersFree(0)).toBe(4);
  });

  test('R-RUG-29: in the first two years nobody leaves', () => {
    for (const year of [1, 2]) {
      const t = atTheEndOf('summer', { year }).prepare();
      expect(t.workersFree(0)).toBe(6);
      expect(t.deployed(1)).toHaveLength(2);
    }
  });

  test('R-RUG-29: earlier in the third year nobody leaves either', () => {
    expect(atTheEndOf('winter', { year: 3 }).prepare().workersFree(0)).toBe(3);
    expect(intoSummer(atTheEndOf('spring', { year: 3 })).workersFree(0)).toBe(4);
  });
});
