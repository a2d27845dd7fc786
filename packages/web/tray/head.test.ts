import { describe, expect, it } from 'vitest';
import { fanOf } from './fan.ts';
import { hasWord, headPlan, isLow, isNarrow, type HeadBox, type Part } from './head.ts';

const boxOf = (n: number, width: number, height: number, scale: number): HeadBox => {
  const fan = fanOf(n, { width, height });
  return { width: fan.width, height: fan.height, scale };
};

const of = (...amounts: readonly number[]): readonly Part[] => amounts.map((n) => ({ n, more: 0, missing: n }));
const EVERYTHING = of(3, 3, 3);

describe('the head of a card', () => {
  it('tells all where there is room: each kind of goods with what is missing, the mark of its set, its banner', () => {
    const plan = headPlan({ width: 9, height: 6, scale: 1 }, { parts: of(3, 3), mark: true, banner: 'Inn' });
    expect(plan).toEqual({ cost: 'full', mark: true, words: true });
  });

  it('leaves out what is missing first, then the mark, then the words of a banner', () => {
    const planOf = (width: number): unknown =>
      headPlan({ width, height: 5, scale: 1 }, { parts: of(4, 4), mark: true, banner: 'Inn' });
    const plans = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5].map((width) => JSON.stringify(planOf(width)));
    expect([...new Set(plans)].map((plan) => JSON.parse(plan) as unknown)).toEqual([
      { cost: 'full', mark: true, words: true },
      { cost: 'plain', mark: true, words: true },
      { cost: 'plain', mark: false, words: true },
      { cost: 'plain', mark: false, words: false },
    ]);
  });

  it('of one kind of goods is never written close, however many there are on a low screen', () => {
    for (let n = 1; n <= 15; n++) {
      const box = boxOf(n, n > 12 ? 37.8 : 30.8, 9, 0.889);
      expect(headPlan(box, { parts: of(6), mark: false, banner: null }).cost).not.toBe('close');
    }
  });

  it('writes three kinds close together rather than below its edge', () => {
    const box = boxOf(15, 37.8, 9, 0.889);
    expect([isLow(box), isNarrow(box)]).toEqual([true, true]);
    expect(headPlan(box, { parts: EVERYTHING, mark: true, banner: null })).toEqual({
      cost: 'close',
      mark: false,
      words: false,
    });
    expect(hasWord('gratis', box)).toBe(false);
  });
});
