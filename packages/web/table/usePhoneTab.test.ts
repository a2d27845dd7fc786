import { describe, expect, it } from 'vitest';
import { follow } from './usePhoneTab.ts';

const AT_RIVER = { tab: 'board', zone: 'river', about: 'a', before: null } as const;

describe('what a phone shows', () => {
  it('stays where it is while the whole table is asked about', () => {
    expect(follow(AT_RIVER, 'b', null)).toEqual({ ...AT_RIVER, about: 'b' });
  });

  it('goes to the hand for a choice among its cards, and back afterwards', () => {
    const there = follow(AT_RIVER, 'b', 'hand');
    expect(there).toMatchObject({ tab: 'hand', about: 'b' });
    expect(follow(there, 'c', null)).toEqual({ ...AT_RIVER, about: 'c' });
  });

  it('remembers the start over several choices in a row', () => {
    const there = follow(follow(AT_RIVER, 'b', 'hand'), 'c', 'city');
    expect(there.tab).toBe('city');
    expect(follow(there, 'd', null)).toMatchObject({ tab: 'board', zone: 'river' });
  });

  it('goes to a zone of the board', () => {
    expect(follow({ ...AT_RIVER, tab: 'hand' }, 'b', 'meadow')).toMatchObject({ tab: 'board', zone: 'meadow' });
  });
});
