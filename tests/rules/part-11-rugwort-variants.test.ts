import { describe, expect, test } from 'vitest';
import { seedState, type Given } from '@everdell/game';
import { constructions } from '../test-support/situations.ts';
import { table, type SeatShorthand, type Table } from '../test-support/table.ts';

const MEADOW = ['farm', 'mine', 'inn', 'teacher', 'monk', 'doctor', 'judge', 'crane'];
const EVENTS = ['ministering-to-miscreants', 'flying-doctor-service', 'tax-relief', 'the-everdell-games'];

type Rugwort = NonNullable<Given['rugwort']>;

function solo(rugwort: Rugwort, dice: readonly number[], human: SeatShorthand, rest: Partial<Given> = {}): Table {
  const seats = [{ res: { twig: 9, resin: 9, pebble: 9, berry: 9 }, ...human }];
  return table({ modules: ['rugwort'], meadow: MEADOW, ...rest, dice, rugwort, seats });
}

const lateSummer: SeatShorthand = { season: 'summer', deployed: Array.from({ length: 4 }, () => 'basic-1-berry') };

describe('Cranky', () => {
  const cranky = { variants: ['cranky'] };
  const hand = ['castle', 'king', 'palace', 'ruins'];

  test('R-RUG-38: a roll of 8 costs the human a hand card, and the card in space 8 is played as ever', () => {
    const t = solo(cranky, [8], { hand: ['farm', ...hand] }).play('farm', { from: 'hand' });
    expect(t.hand(0)).toHaveLength(3);
    expect(t.discard()).toHaveLength(1);
    expect([...t.hand(0), ...t.discard()].sort()).toEqual(hand);
    expect(t.city(1)).toEqual(['crane']);
  });

  test('R-RUG-38: other rolls cost nothing, nor does an 8 without the variant', () => {
    for (const roll of [1, 2, 3, 4, 5, 6, 7])
      expect(
        solo(cranky, [roll], { hand: ['farm', ...hand] })
          .play('farm', { from: 'hand' })
          .hand(0),
      ).toHaveLength(4);
    expect(
      solo({}, [8], { hand: ['farm', ...hand] })
        .play('farm', { from: 'hand' })
        .hand(0),
    ).toHaveLength(4);
  });

  test('R-RUG-38: with an empty hand nothing is lost', () => {
    const t = solo(cranky, [8], { hand: ['farm'] }).play('farm', { from: 'hand' });
    expect(t.hand(0)).toEqual([]);
    expect(t.discard()).toEqual([]);
  });

  test('R-RUG-38: chance picks the card, every card of the hand can be hit', () => {
    const hit = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const t = solo(cranky, [8], { hand: ['farm', ...hand] });
      t.state.rng.splice(0, t.state.rng.length, ...seedState(`cranky ${i}`));
      hit.add(t.play('farm', { from: 'hand' }).discard()[0]);
    }
    expect([...hit].sort()).toEqual(hand);
  });

  test('OQ-74, R-RUG-38: every roll counts, also both of one action', () => {
    const t = solo(
      cranky,
      [8, 8],
      { hand: ['postal-pigeon', ...hand] },
      { deckTop: ['mine', 'queen', 'ever-tree', 'king'] },
    );
    t.play('postal-pigeon').pick('mine');
    expect(t.hand(0)).toHaveLength(2);
    expect(t.city(1)).toEqual(['crane', 'ever-tree']);
  });
});

describe('Lucky', () => {
  const lucky = { variants: ['lucky'] };

  test('R-RUG-41: a roll equal to the one before gives him a point token', () => {
    const t = solo(lucky, [3, 3, 3], { hand: ['farm', 'mine', 'inn'] });
    t.play('farm', { from: 'hand' });
    expect(t.points(1)).toBe(0);
    t.play('mine', { from: 'hand' });
    expect(t.points(1)).toBe(1);
    t.play('inn', { from: 'hand' });
    expect(t.points(1)).toBe(2);
    expect(t.score(1)['tokens']).toBe(2);
  });

  test('R-RUG-41: an earlier roll is forgotten once another came between', () => {
    const t = solo(lucky, [3, 4, 3], { hand: ['farm', 'mine', 'inn'] });
    t.play('farm', { from: 'hand' }).play('mine', { from: 'hand' }).play('inn', { from: 'hand' });
    expect(t.points(1)).toBe(0);
  });

  test('R-RUG-41: without the variant a double is worth nothing', () => {
    const t = solo({ lastRoll: 5 }, [5], { hand: ['farm'] }).play('farm', { from: 'hand' });
    expect(t.points(1)).toBe(0);
  });

  test('OQ-74, R-RUG-41: two rolls of one action count against each other', () => {
    const t = solo(
      { ...lucky, lastRoll: 1 },
      [6, 6],
      { hand: ['postal-pigeon'] },
      { deckTop: ['mine', 'queen', 'ever-tree', 'king'] },
    );
    t.play('postal-pigeon').pick('mine');
    expect(t.points(1)).toBe(1);
  });

  test('OQ-74, OQ-67, R-RUG-41: a roll counts although its Fool had to be discarded', () => {
    const meadow = ['fool', ...MEADOW.slice(1)];
    const t = solo({ ...lucky, lastRoll: 1 }, [1], { hand: ['farm'], city: ['fool'] }, { meadow });
    t.play('farm', { from: 'hand' });
    expect(t.discard()).toEqual(['fool']);
    expect(t.points(1)).toBe(1);
  });

  test('OQ-74, R-RUG-41: a roll counts although its Meadow space is empty', () => {
    const meadow = [null, ...MEADOW.slice(1)];
    const t = solo({ ...lucky, lastRoll: 1 }, [1], { hand: ['farm'] }, { meadow });
    t.play('farm', { from: 'hand' });
    expect(t.city(1)).toEqual([]);
    expect(t.points(1)).toBe(1);
  });
});

describe('Glitzy', () => {
  test('R-RUG-39: purple cards of his are worth five instead of three, the others two as ever', () => {
    const city = ['castle', 'gatherer', 'farm'];
    expect(solo({ variants: ['glitzy'], city }, [], {}).score(1)['cards']).toBe(5 + 5 + 2);
    expect(solo({ city }, [], {}).score(1)['cards']).toBe(3 + 3 + 2);
  });
});

describe('Hasty', () => {
  const hasty = { variants: ['hasty'], forestWorker: 'top-right', meadowWorkers: [1, 2] } as const;

  test('R-RUG-40: with each of his seasons he takes the leftmost special Event', () => {
    const t = solo(hasty, [], lateSummer, { specialEvents: EVENTS }).prepare();
    expect(t.events(1)).toEqual([EVENTS[0]]);
    expect(t.row('specialEvents')).toEqual(EVENTS.slice(1));
  });

  test('R-RUG-40: over a whole game that makes three, and none of them is left for the human', () => {
    const t = table({
      modules: ['rugwort'],
      specialEvents: EVENTS,
      meadow: MEADOW,
      rugwort: { variants: ['hasty'] },
      seats: [{ city: ['monk', 'dungeon'], deployed: ['basic-1-berry', 'basic-1-berry'] }],
    });
    t.prepare();
    expect(t.events(1)).toEqual(EVENTS.slice(0, 1));
    expect(t.refuses(() => t.claim('ministering-to-miscreants'))).toBe('not-in-play');
    for (let i = 0; i < 3; i++) t.visit('basic-1-berry');
    t.prepare().pick('judge', 'crane');
    expect(t.events(1)).toEqual(EVENTS.slice(0, 2));
    for (let i = 0; i < 4; i++) t.visit('basic-1-berry');
    t.prepare().decline();
    expect(t.events(1)).toEqual(EVENTS.slice(0, 3));
    expect(t.row('specialEvents')).toEqual(EVENTS.slice(3));
    for (let i = 0; i < 6; i++) t.visit('basic-1-berry');
    t.pass();
    expect(t.events(1)).toEqual(EVENTS.slice(0, 3));
  });

  test('R-RUG-40: without the variant he takes none', () => {
    const t = solo({ ...hasty, variants: [] }, [], lateSummer, { specialEvents: EVENTS }).prepare();
    expect(t.events(1)).toEqual([]);
  });

  test('R-RUG-40: if the human has the first one he takes the next, and with none left nothing', () => {
    const second = solo(hasty, [], { ...lateSummer, events: EVENTS.slice(0, 1) }, { specialEvents: EVENTS.slice(1) });
    expect(second.prepare().events(1)).toEqual([EVENTS[1]]);
    const none = solo(hasty, [], { ...lateSummer, events: EVENTS }).prepare();
    expect(none.events(1)).toEqual([]);
    expect(none.season(1)).toBe('autumn');
  });

  test('R-RUG-40: what he took counts as not achieved by the human, and for nothing else', () => {
    for (const [year, worth] of [
      [1, 3],
      [2, 6],
    ]) {
      const t = solo({ ...hasty, year }, [], lateSummer, { specialEvents: EVENTS }).prepare();
      expect(t.score(1)['specialEvents']).toBe(4 * worth);
      expect(t.score(1)['basicEvents']).toBe(0);
    }
  });
});

describe('Squatty', () => {
  const squatty = (city: readonly string[]): number | undefined =>
    solo({ variants: ['squatty'] }, [], { city }).score(1)['squatty'];

  test('R-RUG-42: two points for each empty space of the human’s city', () => {
    expect(squatty([])).toBe(30);
    expect(squatty(['farm', 'mine', 'queen'])).toBe(24);
    expect(squatty(constructions(15))).toBe(0);
    expect(solo({}, [], { city: ['farm'] }).score(1)).not.toHaveProperty('squatty');
  });

  test('OQ-57, R-RUG-42: cards that take no space or share one fill none or one', () => {
    expect(squatty(['wanderer', 'wanderer'])).toBe(30);
    expect(squatty(['harvester', 'gatherer'])).toBe(28);
    expect(squatty(['harvester', 'harvester', 'gatherer', 'farm', 'wanderer'])).toBe(24);
    expect(squatty([...constructions(15), 'wanderer'])).toBe(0);
  });
});

describe('Variants together', () => {
  test('R-RUG-38, R-RUG-41: a second 8 in a row is both lucky for him and cranky', () => {
    const variants = ['cranky', 'lucky'];
    const t = solo({ variants, lastRoll: 8 }, [8], { hand: ['farm', 'ruins'] }).play('farm', { from: 'hand' });
    expect(t.points(1)).toBe(1);
    expect(t.hand(0)).toEqual([]);
  });

  test('R-RUG-39, R-RUG-40, R-RUG-42: the scores of three variants add up', () => {
    const rugwort: Rugwort = {
      variants: ['glitzy', 'hasty', 'squatty'],
      city: ['castle', 'farm'],
      forestWorker: 'top-right',
      meadowWorkers: [1, 2],
    };
    const t = solo(rugwort, [], { ...lateSummer, city: ['mine'] }, { specialEvents: EVENTS }).prepare();
    const parts = { cards: 7, basicEvents: 0, specialEvents: 12, journey: 3, tokens: 0, squatty: 28 };
    expect(t.score(1)).toEqual({ ...parts, total: 50 });
  });

  test('variants that do not exist are refused', () => {
    const options = { 'rugwort.variants': ['sleepy'] };
    expect(() => table.fresh({ players: 1, modules: ['rugwort'], options })).toThrow('rugwort.variants');
  });
});
