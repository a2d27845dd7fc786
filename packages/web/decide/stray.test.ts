import { expect, test } from 'vitest';
import { isStray, TOO_SOON, UNEXPECTED } from './stray.ts';

const shown = (unexpected: boolean) => ({ question: '1/mine', since: 1000, unexpected });

test('a press that was meant for a button of the question before answers no new one', () => {
  expect(isStray(shown(true), 1000 + UNEXPECTED - 1, 1)).toBe(true);
  expect(isStray(shown(true), 1000 + UNEXPECTED, 1)).toBe(false);
});

test('whoever has answered with a button may go on with it at once, but not by the same double press', () => {
  expect(isStray(shown(false), 1000, 1)).toBe(false);
  expect(isStray(shown(false), 1000 + TOO_SOON - 1, 2)).toBe(true);
  expect(isStray(shown(false), 1000 + TOO_SOON, 2)).toBe(false);
});
