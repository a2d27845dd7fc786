import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  checkFairness,
  commitmentOf,
  dealSeed,
  loadSession,
  SaveError,
  saveSession,
  startSession,
  type Fairness,
} from '../index.ts';
import { dice, playOn } from '../test-support/random.ts';

const secret = '00112233445566778899aabbccddeeff'.repeat(2);
const words = ['seta', ''];
const fairness: Fairness = { commitment: commitmentOf(secret), secret, words };
const seed = dealSeed(secret, words);

describe('a fair deal', () => {
  test('commits to the SHA-256 of the secret', () => {
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
  });

  test('holds when commitment and seed are those of secret and words', () => {
    expect(seed).toBe(`["${secret}","seta",""]`);
    expect(checkFairness(fairness, seed)).toEqual([]);
  });

  test('does not hold with another commitment, secret, word, order of words or seed', () => {
    const with_ = (part: Partial<Fairness>): readonly string[] => checkFairness({ ...fairness, ...part }, seed);
    expect(with_({ commitment: commitmentOf('another') })).toEqual(['commitment']);
    expect(with_({ commitment: fairness.commitment.toUpperCase() })).toEqual(['commitment']);
    expect(with_({ secret: `${secret}0` })).toEqual(['commitment', 'seed']);
    expect(with_({ words: ['Seta', ''] })).toEqual(['seed']);
    expect(with_({ words: ['', 'seta'] })).toEqual(['seed']);
    expect(with_({ words: ['seta'] })).toEqual(['seed']);
    expect(checkFairness(fairness, 'seta')).toEqual(['seed']);
  });

  test('is another one for any two lists of words', () => {
    const lists = [
      [],
      [''],
      ['', ''],
      ['a', 'b'],
      ['a","b'],
      ['a,b'],
      ['ab', ''],
      ['', 'ab'],
      ['"'],
      ['\\"'],
      ['\ud83e'],
      ['\udd94'],
      ['\ufffd'],
      ['é'],
      ['e\u0301'],
      ['\0'],
    ];
    expect(new Set(lists.map((list) => dealSeed('s', list))).size).toBe(lists.length);
    expect(new Set(lists.map((list) => commitmentOf(dealSeed('s', list)))).size).toBe(lists.length);
    expect(dealSeed('s', ['x'])).not.toBe(dealSeed('s","x', []));
  });
});

describe('a saved game', () => {
  test('keeps what it was dealt from', () => {
    const session = startSession({ players: 2 }, seed, undefined, { fairness });
    playOn(session, dice(1), 30);
    const save = saveSession(session);
    expect(save.fairness).toEqual(fairness);
    const again = loadSession(JSON.stringify(save));
    expect(again.fairness).toEqual(fairness);
    expect(saveSession(again)).toEqual(save);
  });

  test('keeps it also when it goes on from its snapshot', () => {
    const save = saveSession(startSession({ players: 2 }, seed, undefined, { fairness }));
    const resumed = loadSession({ ...save, history: 0 });
    expect(resumed.fairness).toEqual(fairness);
  });

  test('has no such part if nobody committed to anything', () => {
    const session = startSession({ players: 2 }, 'a word');
    expect(session.fairness).toBeUndefined();
    expect(Object.keys(saveSession(session))).not.toContain('fairness');
    expect(loadSession(saveSession(session)).fairness).toBeUndefined();
  });

  test.each([
    ['a list', [], 'fairness must be an object'],
    ['null', null, 'fairness must be an object'],
    ['no commitment', { secret, words }, 'fairness.commitment must be a text'],
    ['a number as secret', { ...fairness, secret: 5 }, 'fairness.secret must be a text'],
    ['a word that is none', { ...fairness, words: ['a', 1] }, 'fairness.words[1] must be a text'],
  ])('is damaged with %s', (_, bad, message) => {
    const save = { ...saveSession(startSession({ players: 2 }, seed)), fairness: bad };
    expect(() => loadSession(save)).toThrow(SaveError);
    expect(() => loadSession(save)).toThrow(message);
  });
});
