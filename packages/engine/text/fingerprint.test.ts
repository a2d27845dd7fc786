import { describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

describe('fingerprint', () => {
  test('does not depend on the order of keys, nor on keys without a value', () => {
    expect(fingerprint({ a: 1, b: [{ c: 2, d: 'x' }] })).toBe(
      fingerprint({ b: [{ d: 'x', c: 2 }], a: 1, e: undefined }),
    );
  });

  test('changes with every value, with the order of lists and with the kind of a value', () => {
    const all = [{ a: 1 }, { a: 2 }, { b: 1 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { a: null }, {}, []];
    expect(new Set(all.map(fingerprint)).size).toBe(all.length);
  });

  test('is the same in every run', () => {
    expect(fingerprint({ gain: { berry: 1 } })).toBe('3baa239b');
  });
});
