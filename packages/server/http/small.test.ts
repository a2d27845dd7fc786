import { ERROR_CODES, type ErrorCode } from '@everdell/protocol';
import { describe, expect, test } from 'vitest';
import { addressGroup } from './address.ts';
import { Counter, TokenBucket } from './limits.ts';
import { statusOf } from './status.ts';

describe('addresses', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff::9', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4::', '1:2:3:4::/64'],
    ['nonsense', 'unknown'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

describe('limits', () => {
  test('a bucket gives twice the rate at once and then the rate', () => {
    const bucket = new TokenBucket(2, 0);
    const taken = (now: number, tries: number): number =>
      Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;
    expect(taken(0, 10)).toBe(4);
    expect(taken(499, 5)).toBe(0);
    expect(taken(1000, 5)).toBe(2);
    expect(taken(3_600_000, 10)).toBe(4);
    expect(new TokenBucket(0, 0).take(0)).toBe(true);
  });

  test('a counter forgets whoever has given everything back', () => {
    const counter = new Counter(2);
    const first = counter.take('a');
    const second = counter.take('a');
    expect(counter.take('a')).toBeUndefined();
    expect(counter.take('b')).toBeDefined();
    first?.();
    first?.();
    expect(counter.take('a')).toBeDefined();
    expect(counter.take('a')).toBeUndefined();
    second?.();
    expect(counter.size).toBe(2);
    const none = new Counter(0);
    for (let count = 0; count < 1000; count++) expect(none.take('a')).toBeDefined();
  });
});

test('every refusal has the status of an error', () => {
  for (const code of Object.keys(ERROR_CODES) as ErrorCode[]) expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  expect(statusOf('table/full')).toBe(409);
  expect(statusOf('auth/forbidden')).toBe(403);
  expect(statusOf('server/shutting_down')).toBe(503);
});
