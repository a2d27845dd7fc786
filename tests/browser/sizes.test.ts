import { expect, test } from 'vitest';
import { buildWeb } from '../../scripts/lib/build-web.mjs';
import { BUDGET, scriptSizes } from '../../scripts/lib/web-sizes.mjs';

test('the script of the web client stays within its budget', { timeout: 120_000 }, async () => {
  const sizes = scriptSizes(await buildWeb());
  expect(sizes.home, JSON.stringify(sizes.files.home)).toBeLessThanOrEqual(BUDGET.home);
  expect(sizes.game, JSON.stringify(sizes.files.game)).toBeLessThanOrEqual(BUDGET.game);
  // The program and the words of both languages: one more would be asked for only once those are there.
  expect(sizes.files.home, JSON.stringify(sizes.files.home)).toHaveLength(3);
  // A file that is missed would make every budget easy to keep.
  expect(sizes.home).toBeGreaterThan(50_000);
  expect(sizes.game).toBeGreaterThan(sizes.home + 50_000);
});
