import { describe, expect, test } from 'vitest';
import { whyNotPaid } from '@everdell/game';
import { AWAY, meadowOf } from '../test-support/given.ts';
import { goods } from '../test-support/goods.ts';
import { cardToPlay, holderOf, payment, vector } from '../test-support/look.ts';
import { table, type Table } from '../test-support/table.ts';

/** Why a token of the active player on this Construction does not bring the card in; null = it does. */
function whyNoToken(t: Table, card: string, door: string, owner = 0): string | null {
  const at = holderOf(t.game, t.state, 0, door, { owner });
  const uid = cardToPlay(t.game, t.state, 0, card, {});
  return whyNotPaid(t.game, t.state, 0, uid, payment(vector(t.game, {}), { by: 'door', at }))?.code ?? null;
}

describe('Occupied tokens', () => {
  test('R-OCC-01: a Farm brings in a Harvester or a Gatherer, not one after the other', () => {
    const t = table({ seats: [{ hand: ['harvester', 'gatherer'], city: ['farm'] }, AWAY] });
    t.play('gatherer', { via: 'farm' });
    expect(t.occupied(0)).toEqual(['farm']);
    expect(t.refuses(() => t.play('harvester'))).toBe('cannot-pay');
    expect(whyNoToken(t, 'harvester', 'farm')).toBe('location-occupied');
  });

  test('R-OCC-01: an occupied Construction does not stop the Critter from being paid with berries', () => {
    const inn = { card: 'inn', occupied: true };
    const t = table({ seats: [{ hand: ['innkeeper'], res: { berry: 1 }, city: [inn] }] });
    t.play('innkeeper');
    expect(t.city(0)).toEqual(['inn', 'innkeeper']);
    expect(t.res(0)).toEqual(goods());
  });

  test('R-OCC-02: the token stays when the free Critter leaves', () => {
    const t = table({ seats: [{ hand: ['innkeeper', 'monk', 'innkeeper'], city: ['inn'] }, AWAY] });
    t.play('innkeeper', { via: 'inn' }).play('monk', { ability: 'innkeeper' });
    expect(t.city(0)).toEqual(['inn', 'monk']);
    expect(t.occupied(0)).toEqual(['inn']);
    expect(t.refuses(() => t.play('innkeeper'))).toBe('cannot-pay');
  });

  test('R-OCC-03: the free Critter stays when the Construction leaves', () => {
    const t = table({ seats: [{ hand: ['innkeeper', 'ruins'], city: ['inn'] }, AWAY] });
    t.play('innkeeper', { via: 'inn' }).play('ruins');
    expect(t.city(0)).toEqual(['innkeeper', 'ruins']);
    expect(t.discard()).toEqual(['inn']);
    expect(t.occupied(0)).toEqual([]);
  });

  test('R-OCC-01, R-OCC-03: the same Construction built anew has lost its token', () => {
    const seat = { hand: ['ruins'], city: [{ card: 'palace', occupied: true }], deployed: ['basic-1-berry'] };
    const t = table({ seats: [{ ...seat, res: { berry: 9 } }, AWAY], deckAll: [], meadow: meadowOf('king', 'queen') });
    t.play('ruins'); // The Palace goes to the discard pile, which is at once the new deck of two draws.
    expect(t.hand(0)).toContain('palace');
    t.play('palace');
    expect(t.occupied(0)).toEqual([]);
    t.play('queen', { via: 'palace' });
    expect(t.occupied(0)).toEqual(['palace']);
    expect(t.res(0)).toEqual(goods({ berry: 9 }));
  });

  test('R-OCC-04: each copy of a Common Construction takes a token of its own', () => {
    const t = table({ seats: [{ hand: ['harvester', 'gatherer', 'gatherer'], city: ['farm', 'farm'] }, AWAY] });
    t.play('harvester', { via: 'farm' });
    expect(t.occupied(0)).toEqual(['farm']);
    t.play('gatherer', { via: 'farm' });
    expect(t.occupied(0)).toEqual(['farm', 'farm']);
    expect(t.refuses(() => t.play('gatherer'))).toBe('cannot-pay');
  });

  test('R-OCC-05: the Ever Tree brings in any one Critter', () => {
    const t = table({ seats: [{ hand: ['king', 'doctor', 'farm'], city: ['ever-tree'] }, AWAY] });
    t.play('king', { via: 'ever-tree' });
    expect(t.city(0)).toEqual(['ever-tree', 'king']);
    expect(t.occupied(0)).toEqual(['ever-tree']);
    expect(t.refuses(() => t.play('doctor'))).toBe('cannot-pay');
  });

  test('R-OCC-05: the Ever Tree brings in no Construction', () => {
    const t = table({ seats: [{ hand: ['farm'], city: ['ever-tree'] }] });
    expect(t.refuses(() => t.play('farm'))).toBe('cannot-pay');
    expect(whyNoToken(t, 'farm', 'ever-tree')).toBe('not-offered');
  });

  test('R-OCC-05: which Construction takes the token is the player’s choice', () => {
    const seats = [{ hand: ['king'], city: ['ever-tree', 'castle'] }];
    expect(table({ seats }).play('king', { via: 'castle' }).occupied(0)).toEqual(['castle']);
    expect(table({ seats }).play('king', { via: 'ever-tree' }).occupied(0)).toEqual(['ever-tree']);
  });

  test('R-OCC-07: the matching Construction must stand in the own city', () => {
    const t = table({ seats: [{ hand: ['judge', 'inn'] }, { city: ['courthouse', 'ever-tree'] }] });
    expect(t.refuses(() => t.play('judge'))).toBe('cannot-pay');
    expect(whyNoToken(t, 'judge', 'courthouse', 1)).toBe('not-offered');
  });

  test('R-OCC-07: another Construction does not do, nor one still in hand', () => {
    const t = table({ seats: [{ hand: ['judge', 'courthouse'], city: ['inn', 'palace'] }] });
    expect(t.refuses(() => t.play('judge'))).toBe('cannot-pay');
    expect(whyNoToken(t, 'judge', 'inn')).toBe('not-offered');
  });

  test('R-OCC-07: an occupied one does not do', () => {
    const t = table({ seats: [{ hand: ['judge'], city: [{ card: 'courthouse', occupied: true }] }] });
    expect(t.canPlay('judge')).toBe(false);
    expect(t.refuses(() => t.play('judge', { via: 'courthouse' }))).toBe('cannot-pay');
    expect(whyNoToken(t, 'judge', 'courthouse')).toBe('location-occupied');
  });
});
