import { createGame, registry } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { catalogueIn } from './catalogue.ts';

describe.each(['en', 'es'] as const)('the catalogue in %s', (lang) => {
  const catalogue = catalogueIn(lang);

  test('has every module but the base game, with a name', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(registry.map(({ id }) => id).filter((id) => id !== 'base'));
    for (const { id, name } of catalogue) expect(name).not.toBe(id);
  });

  test('has words for every value of every option', () => {
    for (const { options } of catalogue)
      for (const { id, choices, several } of options)
        for (const { value, name, about } of choices) {
          expect(name, id).not.toBe(String(value));
          expect(about !== '' || !several, `${id} ${String(value)}`).toBe(true);
        }
  });

  test('offers what can be played', () => {
    for (const { id, players, needs, options } of catalogue) {
      const chosen = Object.fromEntries(options.map((option) => [option.id, option.initial]));
      expect(() => createGame({ players: players?.[0] ?? 2, modules: [...needs, id], options: chosen })).not.toThrow();
    }
  });
});
