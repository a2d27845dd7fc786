import { describe, expect, test } from 'vitest';
import { AWAY, meadowOf } from '../test-support/given.ts';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table } from '../test-support/table.ts';

type Season = 'winter' | 'spring' | 'summer' | 'autumn';
const WORKERS: Readonly<Record<Season, number>> = { winter: 2, spring: 3, summer: 4, autumn: 6 };

/** A player in this season all of whose workers are out: on the named places, the others for one berry each. */
function ready(season: Season, seat: SeatShorthand = {}): SeatShorthand {
  const named = seat.deployed ?? [];
  const onCards = (seat.city ?? []).flatMap((entry) => (typeof entry === 'string' ? [] : (entry.workers ?? [])));
  const onEvents = (seat.events ?? []).filter((entry) => typeof entry !== 'string' && entry.worker === true);
  const rest = WORKERS[season] - named.length - onCards.length - onEvents.length;
  return { ...seat, season, deployed: [...named, ...new Array<string>(rest).fill('basic-1-berry')] };
}

/** Lets the only player left prepare for season after season, all workers going for one berry in between. */
function throughTheYear(t: Table, visit: (season: string) => void): void {
  visit(t.season(0));
  while (t.season(0) !== 'autumn') {
    while (t.workersFree(0) > 0) t.visit('basic-1-berry');
    t.prepare();
    if (t.asks() === 'drawOpen') t.pick('king', 'castle');
    visit(t.season(0));
  }
}

describe('When a player may Prepare for Season', () => {
  test('R-SEASON-01: not while a worker is left', () => {
    const t = table({ seats: [{ deployed: ['basic-3-twigs'] }] });
    expect(t.offers('season')).toBe(false);
    expect(t.refuses(() => t.prepare())).toBe('workers-left');
    const none = table({ seats: [{}] });
    expect(none.refuses(() => none.prepare())).toBe('workers-left');
  });

  test('R-SEASON-01: once all are deployed, wherever they are', () => {
    const seat = ready('winter', { city: [{ card: 'lookout', workers: [0] }] });
    const t = table({ seats: [seat] });
    expect(t.offers('season')).toBe(true);
    expect(t.prepare().season(0)).toBe('spring');
  });

  test('R-SEASON-01: a worker lost for good is not waited for', () => {
    const t = table({ seats: [{ deployed: ['basic-3-twigs'], workersFree: 0 }] });
    expect(t.prepare().season(0)).toBe('spring');
  });

  test('R-SEASON-02: also by a player who could still play a card', () => {
    const t = table({ seats: [ready('winter', { hand: ['farm'], res: { twig: 2, resin: 1 } })] });
    expect(t.canPlay('farm')).toBe(true);
    expect(t.prepare().season(0)).toBe('spring');
    expect(t.hand(0)).toEqual(['farm']);
  });

  test('R-SEASON-03: not in autumn', () => {
    const t = table({ seats: [ready('autumn')] });
    expect(t.offers('season')).toBe(false);
    expect(t.refuses(() => t.prepare())).toBe('last-season');
  });
});

describe('What Prepare for Season does', () => {
  const tower = { card: 'clock-tower', tokens: 3 };

  test('R-SEASON-04: the Clock Tower acts while the workers are still out', () => {
    const t = table({ seats: [ready('winter', { city: [tower], deployed: ['basic-3-twigs'] })] });
    t.prepare();
    expect(t.asks()).toBe('useToken');
    expect(t.season(0)).toBe('winter');
    expect(t.workersFree(0)).toBe(0);
    t.choose('use');
    expect(t.choices()).toEqual(['basic-1-berry', 'basic-3-twigs']);
    t.place('basic-3-twigs');
    expect(t.res(0)).toEqual(goods({ twig: 3 }));
    expect(t.tokensOn(0, 'clock-tower')).toBe(2);
    expect(t.season(0)).toBe('spring');
    expect(t.workersFree(0)).toBe(3);
  });

  test('R-SEASON-04: the Clock Tower may be left alone, and cannot help without tokens', () => {
    const kept = table({ seats: [ready('winter', { city: [tower] })] });
    kept.prepare().decline();
    expect(kept.tokensOn(0, 'clock-tower')).toBe(3);
    expect(kept.res(0)).toEqual(goods());
    const empty = table({ seats: [ready('winter', { city: ['clock-tower'] })] });
    empty.prepare();
    expect(empty.season(0)).toBe('spring');
    expect(empty.turn()).toBe(1);
  });

  test('R-SEASON-05: all workers come back, from boards, cards and Events', () => {
    const seat = ready('summer', {
      deployed: ['basic-3-twigs', 'haven'],
      city: [{ card: 'lookout', workers: [0] }],
      events: [{ event: 'grand-tour', worker: true }],
    });
    const t = table({ seats: [seat] });
    t.prepare();
    expect(t.deployed(0)).toEqual([]);
    expect(t.workersFree(0)).toBe(6);
    expect(t.events(0)).toEqual(['grand-tour']);
  });

  test('R-SEASON-05: permanent workers stay where they are', () => {
    const seat = ready('winter', { city: [{ card: 'cemetery', workers: [0] }] });
    const t = table({ seats: [seat] });
    t.prepare();
    expect(t.deployed(0)).toEqual(['cemetery']);
    expect(t.workersFree(0)).toBe(2);
  });

  test('R-SEASON-05: only the own workers come back', () => {
    const t = table({ seats: [ready('winter'), { deployed: ['basic-3-twigs'] }] });
    t.prepare();
    expect(t.deployed(1)).toEqual(['basic-3-twigs']);
    expect(t.workersFree(1)).toBe(1);
    expect(t.season(1)).toBe('winter');
  });

  test('R-SEASON-06: the new workers have joined when the bonus is resolved', () => {
    const t = table({ seats: [ready('spring')], meadow: meadowOf('farm') });
    t.prepare();
    expect(t.asks()).toBe('drawOpen');
    expect(t.season(0)).toBe('summer');
    expect(t.workersFree(0)).toBe(4);
  });

  test('R-SEASON-07: spring brings 1 worker and every green card acts', () => {
    const t = table({ seats: [ready('winter', { city: ['farm', 'farm', 'mine', 'inn', 'school'] })] });
    t.prepare();
    expect(t.season(0)).toBe('spring');
    expect(t.workersFree(0)).toBe(3);
    expect(t.res(0)).toEqual(goods({ berry: 2, pebble: 1 }));
  });

  test('R-SEASON-07: their order is the player’s choice', () => {
    const game = (): Table =>
      table({
        seats: [ready('winter', { hand: ['bard'], city: ['doctor', 'peddler', 'woodcarver'], res: { twig: 2 } }), AWAY],
      }).prepare();
    const t = game();
    expect(t.asks()).toBe('order');
    expect(t.choices()).toEqual(['doctor', 'peddler', 'woodcarver']);
    // Peddler first: two twigs become two berries, which the Doctor turns into points.
    t.pick('peddler').split({ twig: 2 }).split({ berry: 2 });
    t.pick('doctor').split({ berry: 2 });
    expect(t.points(0)).toBe(2);
    expect(t.asks()).toBe('turn');
    // Woodcarver first: the twigs become points themselves.
    const other = game().pick('woodcarver').split({ twig: 1 });
    other.pick('doctor').split({ twig: 1 }).split({ resin: 1 });
    expect(other.points(0)).toBe(1);
    expect(other.res(0)).toEqual(goods({ resin: 1 }));
  });

  test('R-SEASON-07: an opponent’s green cards do not act', () => {
    const t = table({ seats: [ready('winter', { city: ['farm'] }), { city: ['farm', 'mine'] }] });
    t.prepare();
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
    expect(t.res(1)).toEqual(goods());
  });

  test('R-SEASON-08: with five or six players spring brings no worker, but Production', () => {
    for (const players of [5, 6]) {
      const t = table({ players, seats: [ready('winter', { city: ['farm'] })] });
      t.prepare();
      expect(t.season(0)).toBe('spring');
      expect(t.workersFree(0)).toBe(2);
      expect(t.res(0)).toEqual(goods({ berry: 1 }));
    }
  });

  test('R-SEASON-09: summer brings 1 worker and 2 cards of the Meadow', () => {
    const t = table({ seats: [ready('spring')], meadow: meadowOf('farm', 'mine'), deckTop: ['monk', 'bard'] });
    t.prepare().pick('mine', 'farm');
    expect(t.season(0)).toBe('summer');
    expect(t.workersFree(0)).toBe(4);
    expect(t.hand(0)).toEqual(['farm', 'mine']);
    expect(t.meadow().slice(0, 2)).toEqual(['monk', 'bard']);
  });

  test('R-SEASON-09, OQ-01: who has room must take both', () => {
    const t = table({ seats: [ready('spring', { hand: ['king'] })], meadow: meadowOf('farm', 'mine') });
    t.prepare();
    expect(t.refuses(() => t.pick())).toBe('too-few');
    expect(t.refuses(() => t.pick('farm'))).toBe('too-few');
    expect(t.refuses(() => t.answer({ t: 'done' }))).toBe('too-few');
    t.pick('farm', 'mine');
    expect(t.hand(0)).toEqual(['farm', 'king', 'mine']);
  });

  test('R-SEASON-09, OQ-01: fewer for lack of room in hand, none with a full hand', () => {
    const hand = ['doctor', 'doctor', 'judge', 'judge', 'monk', 'monk', 'bard'];
    const one = table({ seats: [ready('spring', { hand })], meadow: meadowOf('farm', 'mine') });
    one.prepare();
    expect(one.refuses(() => one.pick('farm', 'mine'))).toBe('too-many');
    expect(one.refuses(() => one.pick())).toBe('too-few');
    one.pick('farm');
    expect(one.hand(0)).toHaveLength(8);
    const full = table({ seats: [ready('spring', { hand: [...hand, 'bard'] })], meadow: meadowOf('farm') });
    full.prepare();
    expect(full.hand(0)).toHaveLength(8);
    expect(full.turn()).toBe(1);
  });

  test('R-SEASON-09, OQ-01: fewer for lack of cards in the Meadow', () => {
    const meadow = [null, null, 'farm', null, null, null, null, null];
    const t = table({ seats: [ready('spring')], meadow, deckAll: [] });
    t.prepare();
    expect(t.hand(0)).toEqual(['farm']);
    expect(t.turn()).toBe(1);
  });

  test('R-SEASON-10: summer gives no Production', () => {
    const t = table({
      seats: [ready('spring', { city: ['farm', 'mine', 'fairgrounds', 'doctor'], res: { berry: 1 } })],
    });
    t.prepare().pick('king', 'castle');
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
    expect(t.hand(0)).toEqual(['castle', 'king']);
    expect(t.turn()).toBe(1);
  });

  test('R-SEASON-11: autumn brings 2 workers and every green card acts, in any order', () => {
    const seat = ready('summer', { city: ['farm', 'mine', 'doctor', 'woodcarver'], res: { twig: 1 } });
    const t = table({ seats: [seat] });
    t.prepare();
    expect(t.season(0)).toBe('autumn');
    expect(t.workersFree(0)).toBe(6);
    expect(t.choices()).toEqual(['doctor', 'woodcarver']);
    t.pick('woodcarver').split({ twig: 1 }).split({ berry: 1 });
    expect(t.points(0)).toBe(2);
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
  });

  test('R-SEASON-12: each green card acts once, and a Chip Sweep once more', () => {
    const t = table({ seats: [ready('winter', { city: ['mine', 'farm', 'chip-sweep'] })] });
    t.prepare();
    expect(t.asks()).toBe('activate');
    expect(t.choices()).toEqual(['farm', 'mine']);
    t.pick('mine');
    expect(t.res(0)).toEqual(goods({ pebble: 2, berry: 1 }));
    expect(t.turn()).toBe(1);
  });

  test('R-SEASON-12: two Chip Sweeps act once each and end', () => {
    const t = table({ seats: [ready('winter', { city: ['mine', 'chip-sweep', 'chip-sweep'] })] });
    t.prepare();
    // The first Sweep activates the second, which activates the Mine; then the second acts in its own right.
    t.pick('chip-sweep').pick('chip-sweep');
    expect(t.res(0)).toEqual(goods({ pebble: 2 }));
    t.pick('mine');
    expect(t.res(0)).toEqual(goods({ pebble: 3 }));
    expect(t.turn()).toBe(1);
  });

  test('R-SEASON-13: 2, 3, 4 and 6 workers in the four seasons', () => {
    const t = table({ seats: [{}, AWAY] });
    const counts: Record<string, number> = {};
    throughTheYear(t, (season) => (counts[season] = t.workersFree(0)));
    expect(counts).toEqual({ winter: 2, spring: 3, summer: 4, autumn: 6 });
  });

  test('R-SEASON-13, R-SEASON-08: 2, 2, 3 and 5 with five players', () => {
    const t = table({ players: 5, seats: [{}, AWAY, AWAY, AWAY, AWAY] });
    const counts: Record<string, number> = {};
    throughTheYear(t, (season) => (counts[season] = t.workersFree(0)));
    expect(counts).toEqual({ winter: 2, spring: 2, summer: 3, autumn: 5 });
  });

  test('R-SEASON-13: less those on permanent spots', () => {
    const seat = ready('summer', { city: [{ card: 'monastery', workers: [0, 0] }, 'monk'] });
    const t = table({ seats: [seat] });
    t.prepare();
    expect(t.workersFree(0)).toBe(4);
    expect(t.deployed(0)).toEqual(['monastery', 'monastery']);
  });

  test('R-SEASON-14: an Event claimed this season is in the player’s area, and open to nobody else', () => {
    const t = table({
      seats: [
        { city: ['inn', 'lookout', 'chapel'], deployed: ['basic-1-berry'] },
        { city: ['inn', 'lookout', 'queen'] },
      ],
    });
    t.claim('grand-tour').visit('basic-1-berry').prepare();
    expect(t.events(0)).toEqual(['grand-tour']);
    expect(t.workersFree(0)).toBe(3);
    expect(t.row('basicEvents')).not.toContain('grand-tour');
    expect(t.refuses(() => t.claim('grand-tour'))).toBe('not-in-play');
    expect(t.score(0)['events']).toBe(3);
  });

  test('R-SEASON-15: the turn is over after the bonus', () => {
    const t = table({ players: 3, seats: [ready('spring'), {}, {}], meadow: meadowOf('farm', 'mine') });
    t.prepare();
    expect(t.turn()).toBe(0);
    expect(t.refuses(() => t.visit('basic-3-twigs'))).toBe('wrong-kind');
    t.pick('farm', 'mine');
    expect(t.turn()).toBe(1);
    expect(t.decider()).toBe(1);
    expect(t.asks()).toBe('turn');
  });
});
