import type { Payment } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { nudge, payGroups } from './payment.ts';

const pay = (spend: readonly number[], use: Partial<Payment> = {}): Payment => ({ t: 'pay', spend, ...use });

describe('ways to pay', () => {
  test('stand together when only the resources differ, cheapest first', () => {
    const ways = [
      pay([2, 1, 0]),
      pay([1, 1, 1], { ability: 7 }),
      pay([1, 0, 1], { ability: 7 }),
      pay([0, 0, 0], { token: 9 }),
    ];
    const groups = payGroups({ ways });
    expect(groups.map(({ ways }) => ways.length)).toEqual([1, 2, 1]);
    expect(groups[0].ways[0].token).toBe(9);
    expect(groups[1].ways[0].spend).toEqual([1, 0, 1]);
  });

  test('that use up more for the same come last', () => {
    const ways = [pay([0, 0], { token: 9, ability: 7 }), pay([0, 0], { token: 9 }), pay([2, 0])];
    const groups = payGroups({ ways });
    expect(groups.map(({ dearer }) => dearer)).toEqual([false, false, true]);
    expect(groups[2].ways[0].ability).toBe(7);
  });

  test('a discount is no dearer than the full cost', () => {
    const groups = payGroups({ ways: [pay([3, 0]), pay([0, 0], { ability: 7 })] });
    expect(groups.some(({ dearer }) => dearer)).toBe(false);
  });

  test('one more of a resource makes another give way', () => {
    const ways = [pay([2, 0, 1]), pay([1, 1, 1]), pay([0, 2, 1])];
    expect(nudge(ways, ways[0], 1, 1)).toBe(ways[1]);
    expect(nudge(ways, ways[1], 0, -1)).toBe(ways[2]);
    expect(nudge(ways, ways[0], 2, 1)).toBeNull();
  });
});
