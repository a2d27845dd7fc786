import { describe, expect, it } from 'vitest';
import { follow } from './usePhoneTab.ts';

const AT_RIVER = { tab: 'board', zone: 'river', about: 'a', before: null, settled: true } as const;

describe('what a phone shows', () => {
  it('stays where it is while the whole table is asked about', () => {
    expect(follow(AT_RIVER, 'b', null, 'meadow')).toEqual({ ...AT_RIVER, about: 'b' });
  });

  it('goes to the hand for a choice among its cards, and back afterwards', () => {
    const there = follow(AT_RIVER, 'b', 'hand', 'meadow');
    expect(there).toMatchObject({ tab: 'hand', about: 'b' });
    expect(follow(there, 'c', null, 'meadow')).toEqual({ ...AT_RIVER, about: 'c' });
  });

  it('remembers the start over several choices in a row', () => {
    const there = follow(follow(AT_RIVER, 'b', 'hand', null), 'c', 'city', null);
    expect(there.tab).toBe('city');
    expect(follow(there, 'd', null, 'meadow')).toMatchObject({ tab: 'board', zone: 'river' });
  });

  it('goes to a zone of the board', () => {
    expect(follow({ ...AT_RIVER, tab: 'hand' }, 'b', 'meadow', null)).toMatchObject({ tab: 'board', zone: 'meadow' });
  });

  it('opens where something can be chosen, once', () => {
    const start = { tab: 'board', zone: 'meadow', about: '', before: null, settled: false } as const;
    const waiting = follow(start, 'a', null, null);
    expect(waiting).toEqual({ ...start, about: 'a' });
    const turn = follow(follow(waiting, 'b', 'hand', null), 'c', null, 'river');
    expect(turn).toMatchObject({ tab: 'board', zone: 'river' });
    expect(follow(turn, 'd', null, 'forest').zone).toBe('river');
  });
});
