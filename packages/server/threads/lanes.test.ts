import { describe, expect, test } from 'vitest';
import { Lanes } from './lanes.ts';

function emptied(lanes: Lanes<string>): string[] {
  const taken: string[] = [];
  for (let one = lanes.take(); one !== undefined; one = lanes.take()) taken.push(one);
  return taken;
}

describe('a queue with lanes', () => {
  test('lets owners take turns, each in their own order', () => {
    const lanes = new Lanes<string>();
    for (const one of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) lanes.add({ owner: one[0], behind: false }, one);
    expect(lanes.size).toBe(7);
    expect(emptied(lanes)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(lanes.size).toBe(0);
  });

  test('takes what nobody waits for last, also if it came first', () => {
    const lanes = new Lanes<string>();
    lanes.add({ owner: 'a', behind: true }, 'later');
    lanes.add({ owner: 'a', behind: false }, 'now');
    expect(lanes.before({ owner: 'b', behind: false })).toBe(1);
    expect(lanes.before({ owner: 'b', behind: true })).toBe(2);
    expect(emptied(lanes)).toEqual(['now', 'later']);
  });

  test('one who comes while another has much waiting is next but one', () => {
    const lanes = new Lanes<string>();
    for (let i = 0; i < 300; i++) lanes.add({ owner: 'flood', behind: false }, `flood ${i}`);
    lanes.take();
    lanes.add({ owner: 'guest', behind: false }, 'guest');
    expect([lanes.take(), lanes.take()]).toEqual(['flood 1', 'guest']);
  });
});
