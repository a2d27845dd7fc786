import { describe, expect, it } from 'vitest';
import { CARD, fanOf } from './fan.ts';

const DESK = { width: 35.3, height: 13.4 };
const SHORT = { width: 35.3, height: 7.75 };

describe('a hand in its tray', () => {
  it('lies side by side while there is room', () => {
    const { cards } = fanOf(4, DESK);
    expect(cards.every(({ y, turn }) => y === cards[0].y && turn === 0)).toBe(true);
    expect(cards[1].x - cards[0].x).toBeGreaterThanOrEqual(CARD.width);
  });

  it('overlaps a little before it takes a second row', () => {
    const { cards } = fanOf(5, DESK);
    const step = cards[1].x - cards[0].x;
    expect(step).toBeLessThan(CARD.width);
    expect(step).toBeGreaterThan(6);
  });

  it.each([6, 7, 8])('keeps all names of %i cards readable in two rows', (n) => {
    const { cards, form } = fanOf(n, DESK);
    expect(form).toBe('rack');
    const rows = new Set(cards.map(({ y }) => y));
    expect(rows.size).toBe(2);
    expect(cards[1].x - cards[0].x).toBeGreaterThan(8);
    expect(cards.every(({ x }) => x >= 0 && x + CARD.width <= DESK.width)).toBe(true);
  });

  it('peeks on low screens, and every card can rise to be seen whole', () => {
    const { cards, form } = fanOf(8, SHORT);
    expect(form).toBe('peek');
    for (const { y, rise } of cards) expect(y - rise + CARD.height).toBeLessThanOrEqual(SHORT.height);
  });

  it.each([7, 8])('shows the heads of %i cards side by side where something else lies beside the hand', (n) => {
    for (const height of [DESK.height, SHORT.height]) {
      const box = { width: 26.5, height };
      const { cards, form, width } = fanOf(n, box);
      expect(form).toBe('peek');
      const hidden = cards.filter((a) => cards.some((b) => a.y === b.y && a.x < b.x && b.x <= a.x + width));
      expect(hidden).toEqual([]);
      expect(cards.every(({ x }) => x >= 0 && x + width <= box.width)).toBe(true);
    }
  });

  it('stays inside of the tray with more cards than a hand ever holds', () => {
    const { cards, width } = fanOf(14, DESK);
    expect(cards.every(({ x }) => x >= 0 && x + width <= DESK.width)).toBe(true);
  });

  it('of no cards is empty', () => expect(fanOf(0, DESK).cards).toEqual([]));
});
