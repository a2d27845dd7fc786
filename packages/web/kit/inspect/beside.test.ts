import { describe, expect, test } from 'vitest';
import { beside } from './beside.ts';

const window = { width: 1000, height: 800 };
const card = { width: 250, height: 350 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('something shown beside its anchor', () => {
  test('lies to the right, in the middle', () => {
    expect(beside(box(100, 300, 100, 100), card, window, ['right', 'left'])).toEqual({
      left: 212,
      top: 175,
      side: 'right',
    });
  });

  test('changes side where there is no room', () => {
    expect(beside(box(850, 300, 100, 100), card, window, ['right', 'left']).side).toBe('left');
  });

  test('stays inside of the window', () => {
    const { top } = beside(box(100, 700, 100, 100), card, window, ['right', 'left']);
    expect(top).toBe(800 - 350 - 8);
  });

  test('keeps clear of what is still wanted', () => {
    const anchor = box(400, 500, 100, 60);
    const bubble = { width: 200, height: 100 };
    expect(beside(anchor, bubble, window, ['above', 'below']).side).toBe('above');
    expect(beside(anchor, bubble, window, ['above', 'below'], [box(300, 400, 300, 80)]).side).toBe('below');
  });
});
