import type { Payment, Use } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { nudge, payGroups } from './payment.ts';

const pay = (spend: readonly number[], ...uses: readonly Use[]): Payment => ({ t: 'pay', spend, uses });
const ability: Use = { by: 'ability', at: 7 };
const door: Use = { by: 'door', at: 9 };

describe('ways to pay', () => {
  test('stand together when only the resources differ, cheapest first', () => {
    const ways = [pay([2, 1, 0]), pay([1, 1, 1], ability), pay([1, 0, 1], ability), pay([0, 0, 0], door)];
    const groups = payGroups({ ways });
    expect(groups.map(({ ways }) => ways.length)).toEqual([1, 2, 1]);
    expect(groups[0].ways[0].uses).toEqual([door]);
    expect(groups[1].ways[0].spend).toEqual([1, 0, 1]);
  });

  test('that use up more for the same come last', () => {
    const ways = [pay([0, 0], ability, door), pay([0, 0], door), pay([2, 0])];
    const groups = payGroups({ ways });
    expect(groups.map(({ dearer }) => dearer)).toEqual([false, false, true]);
    expect(groups[2].ways[0].uses).toEqual([ability, door]);
  });

  test('stand apart by what goes with an ability, with the fewest things used first', () => {
    const jailing = (inmate: number): Use => ({ by: 'ability', at: 7, with: inmate });
    const ways = [pay([1], jailing(3)), pay([1], jailing(4)), pay([1], { by: 'ability', at: 8 })];
    expect(payGroups({ ways }).map((group) => group.ways[0].uses)).toEqual([ways[2].uses, ways[0].uses, ways[1].uses]);
    const keys = payGroups({ ways }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });

  test('a discount is no dearer than the full cost', () => {
    const groups = payGroups({ ways: [pay([3, 0]), pay([0, 0], ability)] });
    expect(groups.some(({ dearer }) => dearer)).toBe(false);
  });

  test('one more of a resource makes another give way', () => {
    const ways = [pay([2, 0, 1]), pay([1, 1, 1]), pay([0, 2, 1])];
    expect(nudge(ways, ways[0], 1, 1)).toBe(ways[1]);
    expect(nudge(ways, ways[1], 0, -1)).toBe(ways[2]);
    expect(nudge(ways, ways[0], 2, 1)).toBeNull();
  });
});
