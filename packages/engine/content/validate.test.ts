import { describe, expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import type { Module } from './rules.ts';
import { ContentError } from './validate.ts';

const table: Module = {
  id: 'table',
  seasons: [{ id: 'winter' }],
  tableSizes: [{ players: 2, clearings: 3, specialEvents: 4, startingHands: [5, 6], handLimit: 8, workers: [2] }],
};

const compile = (extra: Partial<Module>) => (): unknown =>
  compileRules([table, { id: 'extra', ...extra }], { modules: ['table', 'extra'], players: 2, options: {} }, {});

describe('content that contradicts itself is refused when a game is compiled', () => {
  test('good content compiles', () => {
    expect(compile({ places: { well: { row: 'basic', effect: { do: 'gain', what: { berry: 1 } } } } })).not.toThrow();
  });

  test('a verb without a handler', () => {
    const effect = { do: 'sing', loud: true } as never;
    expect(compile({ places: { well: { row: 'basic', effect } } })).toThrow(ContentError);
    expect(compile({ places: { well: { row: 'basic', effect } } })).toThrow(
      /place well of module extra uses the op "sing"/,
    );
  });

  test('a resource that no module lists, also deep inside an effect', () => {
    const gain = { do: 'gain', what: { apple: 2 } } as never;
    expect(compile({ places: { well: { row: 'basic', effect: { do: 'seq', steps: [gain] } } } })).toThrow(/apple/);
    expect(compile({ resources: ['apple'], places: { well: { row: 'basic', effect: gain } } })).not.toThrow();
  });

  test('an id that another module has already', () => {
    const places = { well: { row: 'basic' } } as const;
    const twice = (): unknown =>
      compileRules(
        [
          { ...table, places },
          { id: 'extra', places },
        ],
        { modules: [], players: 2, options: {} },
        {},
      );
    expect(twice).toThrow('place well is defined by table and by extra');
  });
});
