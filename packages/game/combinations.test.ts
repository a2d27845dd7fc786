import { describe, expect, test } from 'vitest';
import {
  allModules,
  eachModule,
  eachPair,
  fits,
  makeSetup,
  modulesFor,
  playable,
  registry,
  tableFor,
  TABLE_SIZES,
  withNeeds,
  type SetupRequest,
} from './index.ts';

const ADDED = registry.map((m) => m.id).filter((id) => id !== 'base');
const excludes = (one: string, other: string): boolean =>
  registry.some((m) => m.id === one && (m.excludes ?? []).includes(other));
const sizesOf = (requests: readonly SetupRequest[]): Set<number> => new Set(requests.map(({ players }) => players));

describe('combinations of modules', () => {
  test('each module has a table, and all of them can be played', () => {
    const tables = eachModule();
    expect(tables).toHaveLength(ADDED.length);
    tables.forEach((table, i) => expect(makeSetup(table).modules).toContain(ADDED[i]));
    expect(sizesOf(tables).size).toBeGreaterThan(4);
  });

  test('every two modules that do not exclude each other have a table', () => {
    const tables = eachPair();
    const played = tables.map((table) => makeSetup(table).modules);
    for (const one of ADDED)
      for (const other of ADDED.slice(ADDED.indexOf(one) + 1)) {
        const together = played.some((modules) => modules.includes(one) && modules.includes(other));
        expect(together, `${one} with ${other}`).toBe(!excludes(one, other) && !excludes(other, one));
      }
    expect(sizesOf(tables)).toEqual(new Set(TABLE_SIZES));
  });

  test('a table without modules has every size in turn, and an opponent where one plays alone', () => {
    const tables = TABLE_SIZES.map((_, turn) => tableFor([], turn)!);
    expect(tables.map(({ players }) => players)).toEqual([2, 3, 4, 5, 6, 1]);
    expect(tables.map(({ modules }) => modules!.length)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('two modules that need more cards than one has get a table that is small enough, or each other', () => {
    expect(tableFor(['legends'], 4)).toEqual({ players: 1, modules: ['rugwort', 'legends'] });
    expect(tableFor(['legends', 'more-legends'], 4)!.players).toBe(6);
  });

  test('all modules play together at every table, and whatever does not fit is left out', () => {
    for (const players of TABLE_SIZES) {
      const { modules } = allModules(players);
      expect(fits({ players, modules: modules! })).toBe(true);
      expect(modules).toEqual(expect.arrayContaining(modulesFor(players).others.map((m) => m.id)));
    }
    const picked: string[] = [];
    const left = playable(6, ['pearlbrook', 'legends'], (some) => {
      picked.push(some.at(-1)!);
      return some.at(-1)!;
    });
    expect([left, picked]).toEqual([['pearlbrook'], ['legends']]);
  });

  test('what a module needs comes with it', () => {
    for (const m of registry.filter(({ id }) => id !== 'base')) {
      const needed = (m.needs ?? []).filter((id) => id !== 'base');
      expect(withNeeds([m.id])).toEqual(expect.arrayContaining([m.id, ...needed]));
    }
    expect(withNeeds(['legends', 'pearlbrook'])).toEqual(['pearlbrook', 'legends']);
  });
});
