import { describe, expect, test } from 'vitest';
import { canonicalJson, hashText, stateHash } from './index.ts';
import { playedSession, TABLES } from './test-support/random.ts';

describe('hash', () => {
  test('does not depend on the order of keys, nor on keys without a value', () => {
    expect(canonicalJson({ b: [1, { d: 2, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":2}]}');
    expect(stateHash({ b: 1, a: 2 })).toBe(stateHash({ a: 2, b: 1, c: undefined }));
  });

  test('has 64 bits that all depend on every character', () => {
    const hashes = new Set<string>();
    for (let i = 0; i < 20_000; i++) hashes.add(hashText(`state ${i}`));
    expect(hashes.size).toBe(20_000);
    expect(new Set([...hashes].map((h) => h.slice(0, 8))).size).toBeGreaterThan(19_990);
    expect(new Set([...hashes].map((h) => h.slice(8))).size).toBeGreaterThan(19_990);
    for (const hash of hashes) if (!/^[0-9a-f]{16}$/.test(hash)) throw new Error(hash);
  });

  test.each(TABLES)('a state keeps it over a JSON round trip ($players players)', (request) => {
    const { state } = playedSession(request, 'hash', 60);
    expect(stateHash(JSON.parse(JSON.stringify(state)) as object)).toBe(stateHash(state));
  });
});
