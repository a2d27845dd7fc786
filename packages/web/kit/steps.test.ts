import { describe, expect, test } from 'vitest';
import { stepTo } from './steps.ts';

const box = (x: number, y: number) => ({ left: x, right: x + 90, top: y, bottom: y + 50 });
/** Two rows of three, the second one shorter. */
const GRID = [box(0, 0), box(100, 0), box(200, 0), box(0, 60), box(100, 60)];

describe('an arrow key', () => {
  test('goes to the next one in line', () => {
    expect(stepTo(GRID, 0, 'right')).toBe(1);
    expect(stepTo(GRID, 1, 'left')).toBe(0);
    expect(stepTo(GRID, 1, 'down')).toBe(4);
    expect(stepTo(GRID, 3, 'up')).toBe(0);
  });

  test('stops at the edge', () => {
    expect(stepTo(GRID, 2, 'right')).toBe(-1);
    expect(stepTo(GRID, 0, 'up')).toBe(-1);
    expect(stepTo(GRID, 0, 'left')).toBe(-1);
  });

  test('goes aside where nothing is in line', () => {
    expect(stepTo(GRID, 2, 'down')).toBe(4);
  });

  test('goes through a fan whose cards overlap', () => {
    const fan = [box(0, 4), box(40, 2), box(80, 0), box(120, 2)];
    expect(stepTo(fan, 0, 'right')).toBe(1);
    expect(stepTo(fan, 3, 'left')).toBe(2);
  });
});
