import { describe, expect, test } from 'vitest';
import { AWAY, meadowOf } from '../test-support/given.ts';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand } from '../test-support/table.ts';

/** A player with all workers out, ready for the season after this one. */
function ready(season: 'winter' | 'spring' | 'summer', seat: SeatShorthand): SeatShorthand {
  const workers = { winter: 2, spring: 3, summer: 4 }[season];
  return { ...seat, season, deployed: new Array<string>(workers).fill('basic-1-berry') };
}

describe('The colours of cards', () => {
  test('R-TYPE-01: a tan card acts when played and never again', () => {
    const seat = ready('winter', { hand: ['wanderer'], res: { berry: 2 }, city: ['shepherd', 'undertaker'] });
    const t = table({ seats: [seat, AWAY], deckTop: ['farm', 'mine', 'inn', 'monk'] });
    t.play('wanderer');
    expect(t.hand(0)).toEqual(['farm', 'inn', 'mine']);
    t.prepare();
    expect(t.season(0)).toBe('spring');
    expect(t.hand(0)).toEqual(['farm', 'inn', 'mine']);
    expect(t.res(0)).toEqual(goods());
    expect(t.asks()).toBe('turn');
  });

  test('R-TYPE-02: a green card acts when played and when preparing for spring', () => {
    const seat = ready('winter', { hand: ['mine'], res: { twig: 1, resin: 1, pebble: 1 } });
    const t = table({ seats: [seat, AWAY] });
    expect(t.play('mine').res(0)).toEqual(goods({ pebble: 1 }));
    expect(t.prepare().res(0)).toEqual(goods({ pebble: 2 }));
  });

  test('R-TYPE-02: a green card acts when preparing for autumn, each copy once', () => {
    const t = table({ seats: [ready('summer', { city: ['mine', 'farm', 'farm', 'twig-barge'] }), AWAY] });
    t.prepare();
    expect(t.season(0)).toBe('autumn');
    expect(t.res(0)).toEqual(goods({ pebble: 1, berry: 2, twig: 2 }));
  });

  test('R-TYPE-03: green cards rest when preparing for summer', () => {
    const t = table({ seats: [ready('spring', { city: ['mine', 'farm', 'fairgrounds'] }), AWAY] });
    t.prepare().pick('king', 'castle');
    expect(t.season(0)).toBe('summer');
    expect(t.res(0)).toEqual(goods());
    expect(t.hand(0)).toEqual(['castle', 'king']);
  });

  test('R-TYPE-03: a green card played in summer acts at once', () => {
    const seat: SeatShorthand = { season: 'summer', hand: ['mine'], res: { twig: 1, resin: 1, pebble: 1 } };
    expect(
      table({ seats: [seat] })
        .play('mine')
        .res(0),
    ).toEqual(goods({ pebble: 1 }));
  });

  test('R-TYPE-04: a red card acts only when a worker is placed on it', () => {
    const seat: SeatShorthand = {
      hand: ['chapel'],
      res: { twig: 2, resin: 1, pebble: 1 },
      deployed: ['basic-1-berry'],
    };
    const t = table({ seats: [seat, AWAY], deckTop: ['farm', 'mine', 'inn', 'monk'] });
    t.play('chapel');
    expect(t.tokensOn(0, 'chapel')).toBe(0);
    expect(t.hand(0)).toEqual([]);
    t.visit('chapel');
    expect(t.tokensOn(0, 'chapel')).toBe(1);
    expect(t.hand(0)).toEqual(['farm', 'mine']);
    t.prepare();
    expect(t.tokensOn(0, 'chapel')).toBe(1);
    expect(t.hand(0)).toEqual(['farm', 'mine']);
  });

  test('R-TYPE-05: a blue card rewards later plays, not its own', () => {
    const seat: SeatShorthand = { hand: ['historian', 'shopkeeper', 'monk'], res: { berry: 5 } };
    const t = table({ seats: [seat, AWAY], deckTop: ['farm', 'mine'] });
    t.play('historian');
    expect(t.hand(0)).toEqual(['monk', 'shopkeeper']);
    t.play('shopkeeper');
    expect(t.hand(0)).toEqual(['farm', 'monk']);
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
    t.play('monk');
    expect(t.hand(0)).toEqual(['farm', 'mine']);
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
  });

  test('R-TYPE-05: a blue card gives nothing at the change of seasons', () => {
    const t = table({ seats: [ready('winter', { city: ['historian', 'shopkeeper', 'courthouse', 'judge'] }), AWAY] });
    t.prepare();
    expect(t.res(0)).toEqual(goods());
    expect(t.hand(0)).toEqual([]);
  });

  test('R-TYPE-06: a purple card scores its base points and its bonus, and does nothing before', () => {
    const seat: SeatShorthand = {
      hand: ['school'],
      res: { twig: 2, resin: 2 },
      city: ['wanderer', 'woodcarver', 'king', 'farm'],
    };
    const t = table({ seats: [seat] });
    expect(t.score(0)).toMatchObject({ base: 8, prosperity: 0 });
    t.play('school');
    expect(t.points(0)).toBe(0);
    expect(t.res(0)).toEqual(goods());
    expect(t.score(0)).toMatchObject({ base: 10, prosperity: 2 }); // Wanderer and Woodcarver are Common Critters.
  });

  test('R-TYPE-06: each purple card counts what it names', () => {
    const city = ['castle', 'palace', 'theater', 'ever-tree', 'farm', 'inn', 'judge', 'wanderer'];
    const t = table({ seats: [{ city }] });
    // Castle: Farm, Inn. Palace: Castle, Palace, Theater, Ever Tree. Theater: Judge. Ever Tree: the four purple ones.
    expect(t.score(0)['prosperity']).toBe(2 + 4 + 1 + 4);
  });

  test('R-TYPE-07: an effect with “may” can be declined', () => {
    const seat: SeatShorthand = { hand: ['doctor', 'woodcarver', 'postal-pigeon'], res: { berry: 9, twig: 3 } };
    const t = table({ seats: [seat, AWAY], deckTop: ['farm', 'mine'] });
    t.play('doctor').decline();
    t.play('woodcarver').decline();
    expect(t.points(0)).toBe(0);
    expect(t.res(0)).toEqual(goods({ berry: 3, twig: 3 }));
    t.play('postal-pigeon').decline();
    expect(t.city(0)).toEqual(['doctor', 'postal-pigeon', 'woodcarver']);
    expect(t.discard().sort()).toEqual(['farm', 'mine']);
  });

  test('R-TYPE-07: copying with the Miner Mole can be declined, activating with the Chip Sweep cannot', () => {
    const mole = table({ seats: [{ hand: ['miner-mole'], res: { berry: 3 } }, { city: ['farm', 'mine'] }] });
    mole.play('miner-mole').decline();
    expect(mole.res(0)).toEqual(goods());
    const sweep = table({ seats: [{ hand: ['chip-sweep'], res: { berry: 3 }, city: ['farm', 'mine'] }] });
    sweep.play('chip-sweep');
    expect(sweep.refuses(() => sweep.pick())).toBe('too-few');
    expect(sweep.pick('mine').res(0)).toEqual(goods({ pebble: 1 }));
  });

  test('R-TYPE-07: without “may” everything must be done that can be done', () => {
    const t = table({ seats: [{ hand: ['undertaker'], res: { berry: 2 } }], meadow: meadowOf('farm', 'mine') });
    t.play('undertaker');
    expect(t.refuses(() => t.pick())).toBe('too-few');
    expect(t.refuses(() => t.pick('farm', 'mine'))).toBe('too-few');
    t.pick('farm', 'mine', 'king');
    expect(t.refuses(() => t.pick())).toBe('too-few');
    t.pick('castle');
    expect(t.hand(0)).toEqual(['castle']);
  });

  test('R-TYPE-07: an effect that can be carried out in part is carried out in part', () => {
    const hand = ['king', 'king', 'castle', 'castle', 'palace', 'palace', 'fairgrounds'];
    const full = table({
      seats: [{ hand: [...hand, 'queen'], res: { twig: 1, resin: 2, pebble: 1 } }],
      deckTop: ['farm', 'mine'],
    });
    full.play('fairgrounds'); // Room for 1 of its 2 cards.
    expect(full.hand(0)).toHaveLength(8);
    expect(full.deckTop()).toEqual(['mine']);

    const meadow = ['farm', 'mine', null, null, null, null, null, null];
    const bare = table({ seats: [{ hand: ['undertaker'], res: { berry: 2 } }], meadow, deckTop: ['inn', 'monk'] });
    bare.play('undertaker'); // Only 2 of the 3 cards are there.
    expect(bare.discard().sort()).toEqual(['farm', 'mine']);
    expect(bare.choices()).toEqual(['inn', 'monk']);
    bare.pick('monk');
    expect(bare.hand(0)).toEqual(['monk']);
  });
});
