import { describe, expect, it } from 'vitest';
import { CARD, fanOf, type Fan } from './fan.ts';

const DESK = { width: 33.75, height: 13.4 };
const SHORT = { width: 35.3, height: 7.75 };
/** Beside a titled city with much on its shelf. */
const TITLED = { width: 27.6, height: 12 };
const TABLET = { width: 47, height: 9.1 };

/** Nothing of a head lies under another one or outside of the tray. */
function isInSight({ cards, width, height }: Fan, box: typeof DESK): boolean {
  const inside = cards.every(({ x, y }) => x >= 0 && x + width <= box.width && y >= 0 && y + height <= box.height);
  return (
    inside &&
    cards.every((a) => cards.every((b) => a === b || Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height))
  );
}

describe('a hand in its tray', () => {
  it('lies side by side while there is room', () => {
    const { cards, form } = fanOf(3, DESK);
    expect(form).toBe('whole');
    expect(cards.every(({ y, turn }) => y === cards[0].y && turn === 0)).toBe(true);
    expect(cards[1].x - cards[0].x).toBeGreaterThanOrEqual(CARD.width);
  });

  it('overlaps a little with five cards', () => {
    const { cards, form } = fanOf(5, DESK);
    const step = cards[1].x - cards[0].x;
    expect(form).toBe('whole');
    expect(step).toBeLessThan(CARD.width);
    expect(step).toBeGreaterThan(5.5);
  });

  it.each([DESK, TITLED, SHORT, TABLET])('shows the heads of 6 to 15 cards side by side (in %o)', (box) => {
    for (let n = 6; n <= 15; n++) {
      const fan = fanOf(n, box);
      expect(fan.form).toBe('heads');
      expect(isInSight(fan, box)).toBe(true);
      expect(fan.width).toBeGreaterThan(3.6);
      expect(fan.height).toBeGreaterThanOrEqual(2.9);
    }
  });

  it('has rows of four on a desk, and of five from thirteen cards on', () => {
    const rowsOf = (n: number): number => new Set(fanOf(n, DESK).cards.map(({ y }) => y)).size;
    const first = (n: number): number => fanOf(n, DESK).cards.filter(({ y }, _, [head]) => y === head.y).length;
    expect([6, 8, 9, 12, 13, 15].map(first)).toEqual([4, 4, 4, 4, 5, 5]);
    expect([6, 8, 9, 12, 15].map(rowsOf)).toEqual([2, 2, 3, 3, 3]);
  });

  it('has as many rows beside a wide city', () => {
    const rowsOf = (n: number): number => new Set(fanOf(n, TITLED).cards.map(({ y }) => y)).size;
    expect([6, 9, 12, 15].map(rowsOf)).toEqual([2, 3, 3, 3]);
  });

  it('has heads on low screens however few there are, and every card can rise to be seen whole', () => {
    for (const n of [1, 3, 8]) {
      const { cards, form } = fanOf(n, SHORT);
      expect(form).toBe('heads');
      for (const { y, rise } of cards) expect(y - rise + CARD.height).toBeLessThanOrEqual(SHORT.height);
    }
  });

  it('of no cards is empty', () => expect(fanOf(0, DESK).cards).toEqual([]));
});
