import { expect, test } from 'vitest';
import { when } from './when.ts';

const NOW = 1_800_000_000_000;

test.each([
  [20, ''],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [30 * 3600, 'yesterday'],
  [4 * 86_400, '4 days ago'],
  [15 * 86_400, '2 weeks ago'],
  [800 * 86_400, '2 years ago'],
])('%i seconds ago is "%s"', (seconds, words) => {
  expect(when(NOW - 1000 * seconds, NOW, 'en')).toBe(words);
});

test('a clock that was set back does no harm', () => {
  expect(when(NOW + 5000, NOW, 'es')).toBe('');
});
