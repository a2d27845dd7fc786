import { expect, test } from 'vitest';
import { isStray, TOO_SOON, UNEXPECTED } from './stray.ts';

const shown = (unexpected: boolean) => ({ question: '1/mine', since: 1000, unexpected });

test('a press that was meant for a button of the question before answers no new one', () => {
  expect(isStray(shown(true), 1000 + UNEXPECTED - 1, null)).toBe(true);
  expect(isStray(shown(true), 1000 + UNEXPECTED, null)).toBe(false);
});

test('whoever has answered with a button may go on with it at once, but not by the same double press', () => {
  expect(isStray(shown(false), 1000, null)).toBe(false);
  expect(isStray(shown(false), 1000 + TOO_SOON - 1, 900)).toBe(true);
  expect(isStray(shown(false), 1000 + TOO_SOON, 900)).toBe(false);
  expect(isStray(shown(false), 1200, 1100)).toBe(false);
});
