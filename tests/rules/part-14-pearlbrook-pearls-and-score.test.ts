import { describe, expect, test } from 'vitest';
import { brook, mine, pearls } from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';

const LAST = { season: 'autumn', deployed: Array.from({ length: 6 }, () => 'basic-1-berry') };

describe('Part 14: pearls', () => {
  test('R-PEARL-32, R-SCORE-03: leftover pearls score 2 each', () => {
    expect(mine({}).score(0)).toMatchObject({ pearls: 0, wonders: 0, adornments: 0 });
    expect(mine({ pearls: 1 }).score(0)).toMatchObject({ pearls: 2, total: 2 });
    expect(mine({ pearls: 4 }).score(0)).toMatchObject({ pearls: 8, total: 8 });
  });

  test('R-PEARL-33: Mistrise Fountain, Seaglass Amulet and a pearl add 20', () => {
    const seat = { wonders: ['mistrise-fountain'], adornmentsPlayed: ['seaglass-amulet'], pearls: 1 };
    expect(mine(seat).score(0)).toMatchObject({ wonders: 15, adornments: 3, pearls: 2, total: 20 });
  });

  test('R-SCORE-03: Adornments, Wonders and pearls come on top of everything else', () => {
    const plain = { city: ['farm', 'king'], points: 3, events: ['tax-relief'] };
    const seat = { ...plain, wonders: ['hopewatch-gate'], adornmentsPlayed: ['tiara', 'bell'], pearls: 2 };
    const t = brook({ seats: [seat, {}] });
    expect(t.score(0).total - mine(plain).score(0).total).toBe(10 + 1 + 0 + 4);
    expect(t.score(1).total).toBe(0);
  });

  test('R-GEN-02, R-COMBO-03: what asks for or gives any resource never means a pearl', () => {
    const any = mine({}, { forest: ['forest-2-any'] }).visit('forest-2-any');
    expect(any.refuses(() => any.split({ pearl: 2 }))).toBe('not-offered');
    const haven = mine({ hand: ['farm', 'mine'] })
      .visit('haven')
      .pick('farm', 'mine');
    expect(haven.refuses(() => haven.split({ pearl: 1 }))).toBe('not-offered');
    const peddler = mine({ hand: ['peddler'], res: { berry: 2 }, pearls: 2 }).play('peddler');
    expect(pearls(peddler, 0)).toBe(2);
    expect(peddler.turn()).toBe(1);
    const trade = mine({ hand: ['peddler'], res: { berry: 3 }, pearls: 2 }).play('peddler');
    expect(trade.refuses(() => trade.split({ pearl: 1 }))).toBe('not-offered');
  });

  test('R-GEN-03: pearls pay for no card, with the Judge neither', () => {
    const t = mine({ hand: ['farm'], res: { twig: 2 }, pearls: 5, city: ['judge'] });
    expect(t.canPlay('farm')).toBe(false);
    expect(mine({ hand: ['farm'], res: { twig: 2 }, pearls: 5 }).canPlay('farm')).toBe(false);
    const judge = mine({ hand: ['farm'], res: { twig: 2, berry: 1 }, pearls: 5, city: ['judge'] });
    judge.play('farm', { pay: { twig: 2, berry: 1 }, ability: 'judge' });
    expect(judge.res(0)).toEqual(goods({ berry: 1, pearl: 5 }));
  });

  test('R-GEN-03: pearls are not given away', () => {
    const city = ['shopkeeper', 'post-office'];
    const given = { specialEvents: ['a-brilliant-marketing-plan'] };
    const t = mine({ city, pearls: 3 }, given).claim('a-brilliant-marketing-plan');
    expect(t.turn()).toBe(1);
    expect(pearls(t, 0)).toBe(3);
    expect(t.points(0)).toBe(0);
  });

  test('R-GEN-03, architect: leftover pearls are no leftover resin or pebbles', () => {
    expect(mine({ city: ['architect'], pearls: 4 }).score(0)['prosperity']).toBe(0);
    expect(mine({ city: ['architect'], pearls: 4, res: { resin: 1 } }).score(0)['prosperity']).toBe(1);
  });

  test('R-SCORE-11, OQ-44: pearls are no leftover resources in a tie', () => {
    // Both have 4 points; the pearls of seat 0 do not make its supply the larger one.
    const seats = [
      { ...LAST, pearls: 2 },
      { ...LAST, points: 4, res: { twig: 1 } },
    ];
    const t = brook({ seats }).pass().pass();
    expect(t.score(0).total).toBe(t.score(1).total);
    expect(t.game.winners(t.state)).toEqual([1]);
    const shared = brook({ seats: [seats[0], { ...LAST, points: 4 }] })
      .pass()
      .pass();
    expect(shared.game.winners(shared.state)).toEqual([0, 1]);
  });

  test('R-COMBO-02: with Pearlbrook the King counts special Events only', () => {
    expect(mine({ city: ['king'], events: ['tax-relief', 'croak-wart-cure'] }).score(0)['prosperity']).toBe(4);
    expect(mine({ city: ['king'] }).score(0)['prosperity']).toBe(0);
  });
});
