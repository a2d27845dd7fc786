import { expect, test } from 'vitest';
import { initialSettings, validSettings } from './settings.ts';

test('what was set is taken up again', () => {
  const set = { ...initialSettings(), name: 'Ana', lang: 'es' as const, textScale: 1.5, muted: ['cards'] };
  expect(validSettings(set)).toEqual(set);
});

test('what makes no sense is left out', () => {
  const kept = {
    name: 7,
    lang: 'xx',
    theme: 'dark',
    textScale: 40,
    patience: 60_000,
    quietMarks: 'yes',
    muted: [1],
    __proto__x: 1,
    set: 1,
  };
  expect(validSettings(kept)).toEqual({ theme: 'dark' });
  for (const nothing of [null, undefined, 'text', 3, []]) expect(validSettings(nothing)).toEqual({});
});
