import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

test('a clock that is set back goes on, and follows one that is set forward', () => {
  let wall = 1_000_000;
  let ran = 17.5;
  const now = steadyClock(
    () => wall,
    () => ran,
  );
  const pass = (ms: number): void => {
    wall += ms;
    ran += ms;
  };
  expect(now()).toBe(1_000_000);
  pass(500);
  expect(now()).toBe(1_000_500);
  wall -= 3_600_000;
  pass(250);
  expect(now()).toBe(1_000_750);
  wall += 7_200_000;
  pass(250);
  expect(now()).toBe(4_601_000);
});
