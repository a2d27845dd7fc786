import { expect, it } from 'vitest';
import { catalogueIn } from '../../play/local/catalogue.ts';
import { optionRows } from './optionRows.ts';

const rows = (options: Record<string, string | number>, players = 2): readonly (readonly [string, string])[] =>
  optionRows({ players, modules: ['base', 'nightweave'], options }, catalogueIn('en'));

it('a table against an opponent says how that one is played, to who opened it and to who was invited', () => {
  expect(rows({}).map(([, value]) => value)).toEqual(['Tricky', 'Each alone']);
  const set = rows({ 'nightweave.level': 3, 'nightweave.victory': 'together', 'nightweave.personality': 'nasty' });
  expect(set.map(([, value]) => value)).toEqual(['Tormenting', 'Together', 'Nightweave the Nasty']);
  expect(rows({ 'nightweave.plan': 'random' }, 1).map(([, value]) => value)).toEqual(['Tricky', 'By lot']);
});

it('a table without one says nothing of the kind', () => {
  expect(optionRows({ players: 2, modules: ['base'] }, catalogueIn('en'))).toEqual([]);
});
