import { describe, expect, test } from 'vitest';
import { COMPILED_AT_MOST, createGame, gameOf } from './game.ts';
import { Recent } from './recent.ts';

describe('what was used last', () => {
  test('is kept, and what was not asked for the longest goes', () => {
    const recent = new Recent<number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    expect(recent.get('a')).toBe(1);
    recent.set('c', 3);
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
    recent.set('c', 4);
    expect([recent.size, recent.get('c')]).toEqual([2, 4]);
  });
});

describe('compiled games', () => {
  const packs = ['extra-extra', 'rugwort-cards', 'corrin', 'through-every-season', 'legends', 'more-legends'];
  const sets = (n: number): string[] => packs.filter((_, i) => (n >> i) % 2 === 1);

  test('are one and the same for one set-up, and only so many are kept', () => {
    const first = createGame({ players: 2, modules: [] });
    const state = first.start('x');
    expect(createGame({ players: 2, modules: [] })).toBe(first);
    for (let n = 1; n <= COMPILED_AT_MOST; n++) createGame({ players: 2 + (n >> 6), modules: sets(n) });
    const again = createGame({ players: 2, modules: [] });
    expect(again).not.toBe(first);
    // A state goes on with the game it came from, or with an equal one.
    expect(gameOf(state)).toBe(first);
    expect(gameOf(structuredClone(state))).toBe(again);
  });
});
