import { expect, test } from 'vitest';
import { createAnnouncing } from './announcing.ts';

test('what is said next does not take away what is still to be read', () => {
  const { say, store } = createAnnouncing();
  say('Ines gained 3 twigs.');
  say('It is your turn.');
  expect(store.getState().polite.map(({ text }) => text)).toEqual(['Ines gained 3 twigs.', 'It is your turn.']);
  expect(store.getState().assertive.text).toBe('');
  for (let n = 0; n < 9; n++) say('Again.');
  const { polite } = store.getState();
  expect(polite.length).toBeLessThan(9);
  expect(new Set(polite.map(({ n }) => n)).size).toBe(polite.length);
});
