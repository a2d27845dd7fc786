import { scopeOf, select, type Filter, type Query } from '@everdell/engine';
import { describe, expect, test } from 'vitest';
import { holderId, holderOf } from './test-support/look.ts';
import { table } from './test-support/table.ts';

const t = table({
  modules: ['pearlbrook'],
  forest: ['forest-3-berries', 'forest-2-any'],
  seats: [
    { city: ['inn', 'mine', 'bard', 'shipwright'], deployed: ['basic-3-twigs'] },
    { city: [{ card: 'chapel', workers: [1] }, 'cemetery'], deployed: ['forest-2-any'] },
  ],
});
const inn = holderOf(t.game, t.state, 0, 'inn', {});

function found(source: Query['in'], ...where: readonly Filter[]): string[] {
  const holders = select(t.game.rules, t.state, scopeOf(0, inn), { in: source, where });
  return holders.map((at) => holderId(t.game, t.state, at));
}

describe('cards', () => {
  test('none of several, and any of several', () => {
    expect(found('city', { not: { kind: 'critter' } })).toEqual(['inn', 'mine']);
    expect(found('city', { any: [{ colour: 'green' }, { card: 'bard' }] })).toEqual(['mine', 'bard']);
    expect(found('city', { not: { any: [{ colour: 'green' }, { not: { kind: 'critter' } }] } })).toEqual([
      'bard',
      'shipwright',
    ]);
  });

  test('the same where the position has to be looked at', () => {
    expect(found('city', { not: { other: true } })).toEqual(['inn']);
    expect(found('city', { any: [{ not: { other: true } }, { activatable: true }] })).toEqual(['inn', 'mine']);
    expect(found('city', { kind: 'critter' }, { not: { set: 'pearlbrook' } })).toEqual(['bard']);
  });
});

describe('locations', () => {
  test('rows as they lie, in the order of the rows', () => {
    const forest = ['forest-3-berries', 'forest-2-any'];
    expect(found('locations', { row: 'forest' }).filter((id) => forest.includes(id))).toEqual(forest);
    const both = found('locations', { any: [{ row: 'forest' }, { row: 'basic' }] });
    expect(both[0]).toBe('basic-3-twigs');
    expect(both.indexOf('forest-3-berries')).toBeGreaterThan(both.indexOf('basic-1-berry'));
  });

  test('by who stands there, in cities as well', () => {
    expect(found('locations', { occupied: 'me' })).toEqual(['basic-3-twigs']);
    expect(found('locations', { occupied: 'others' })).toEqual(['chapel', 'forest-2-any']);
    expect(found('locations', { occupied: 'any' })).toEqual(['chapel', 'basic-3-twigs', 'forest-2-any']);
    expect(found('locations', { any: [{ row: 'basic' }, { card: 'chapel' }] }, { occupied: 'any' })).toEqual([
      'chapel',
      'basic-3-twigs',
    ]);
    expect(found('locations', { any: [{ occupied: 'me' }, { card: 'cemetery' }] })).toEqual([
      'cemetery',
      'basic-3-twigs',
    ]);
  });

  test('a place passes no filter of cards', () => {
    expect(
      found('locations', { any: [{ activatable: true }, { set: 'pearlbrook' }, { colour: 'red' }] }).sort(),
    ).toEqual(['cemetery', 'chapel', 'inn']);
  });
});
