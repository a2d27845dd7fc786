import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Presence, type Announcement } from './presence.ts';

let now = 0;
let said: Announcement[] = [];
let changed: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  said = [];
  changed = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function node(): Presence {
  return new Presence({
    announce: (what) => said.push(what),
    changed: (table) => changed.push(table),
    now: () => now,
    keptMs: 1000,
  });
}

const told = (data: unknown) => ({ table: '', node: 'other', what: 'presence' as const, data });

describe('who is there', () => {
  test('is told to other nodes soon, together, and of so many tables at once that it fits', () => {
    const here = node();
    here.arrive('oak', 0);
    here.arrive('oak', null);
    here.arrive('elm', 1);
    here.depart('elm', 1);
    expect(said).toEqual([]);
    vi.runAllTimers();
    expect(said).toEqual([
      [
        ['oak', [0], 1],
        ['elm', [], 0],
      ],
    ]);
    for (let i = 0; i < 250; i++) here.arrive(`table-${i}`, 0);
    vi.runAllTimers();
    said = [];
    here.announceAll();
    vi.runAllTimers();
    expect(said.map((one) => one.length)).toEqual([100, 100, 51]);
    expect(Math.max(...said.map((one) => JSON.stringify(one).length))).toBeLessThan(7_000);
  });

  test('at other nodes counts until they fall silent', () => {
    const here = node();
    here.arrive('oak', 0);
    here.hear(told([['oak', [1, 2], 3]]));
    expect(here.of('oak')).toEqual({ seats: new Set([0, 1, 2]), watching: 3 });
    changed = [];
    here.hear(told([['oak', [1, 2], 3]]));
    expect(changed).toEqual([]);
    now = 1001;
    here.sweep();
    expect(here.of('oak')).toEqual({ seats: new Set([0]), watching: 0 });
    expect(changed).toEqual(['oak']);
  });

  test.each([[undefined], [null], ['oak'], [{}], [[['oak']]], [[['oak', 'x', 0]]], [[[1, [], 0]]]])(
    'is not believed from what is none of ours: %o',
    (data) => {
      const here = node();
      here.hear(told(data));
      expect(changed).toEqual([]);
    },
  );
});
