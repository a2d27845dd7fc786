import { expect, test } from 'vitest';
import { keep, keptOf, type Storing } from './kept.ts';

function storage(): Storing & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return { all, getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value) };
}

test('what is learned of a table is added to what was known', () => {
  const here = storage();
  keep('t1', { links: { invite: 'a', seats: { 0: 'x' } }, commitment: 'c' }, here);
  keep('t1', { links: { watch: 'b', seats: { 1: 'y' } } }, here);
  keep('t1', { word: 'mushroom' }, here);
  expect(keptOf('t1', here)).toEqual({
    links: { invite: 'a', watch: 'b', seats: { 0: 'x', 1: 'y' } },
    commitment: 'c',
    word: 'mushroom',
  });
  expect(keptOf('t2', here)).toEqual({ links: {} });
});

test('of many tables the latest are remembered', () => {
  const here = storage();
  for (let i = 0; i < 60; i++) keep(`t${i}`, { links: { invite: `${i}` } }, here);
  expect(keptOf('t0', here)).toEqual({ links: {} });
  expect(keptOf('t59', here).links.invite).toBe('59');
  expect(Object.keys(JSON.parse([...here.all.values()][0]) as object)).toHaveLength(40);
});

test('a storage that is full or damaged does no harm', () => {
  const full: Storing = {
    getItem: () => '{not json',
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keep('t1', { links: { invite: 'a' } }, full).links.invite).toBe('a');
});
