import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BLOCK_WORDS, chacha20Block } from './chacha20.ts';
import { below, nextWord, RNG_WORDS, seedState, shuffle } from './rng.ts';
import { sha256Hex, sha256Words } from './sha256.ts';
import { utf8 } from './utf8.ts';

const nodeHash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The stream as Node's own cipher makes it, as words, from this block on. */
function nodeStream(key: readonly number[], words: number, counter = 0): number[] {
  const bytes = Buffer.alloc(32);
  key.slice(0, 8).forEach((word, i) => bytes.writeInt32LE(word | 0, 4 * i));
  const start = Buffer.alloc(16);
  start.writeUInt32LE(counter, 0);
  const stream = createCipheriv('chacha20', bytes, start).update(Buffer.alloc(4 * words));
  return Array.from({ length: words }, (_, i) => stream.readUInt32LE(4 * i));
}

describe('UTF-8', () => {
  test.each(['', 'plain', 'ñandú ¿qué?', '\u07ff\u0800\uffff', '𝄞 🦔 \u{10ffff}', '\0'])('of %j', (text) => {
    expect(utf8(text)).toEqual([...Buffer.from(text, 'utf8')]);
  });

  test('of half a pair is the replacement character', () => {
    for (const text of ['\ud83e', 'a\udd94b', '\udd94\ud83e']) expect(utf8(text)).toEqual([...Buffer.from(text)]);
  });
});

describe('SHA-256', () => {
  test('of the published examples', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  test('of every length up to four blocks', () => {
    for (let length = 0; length <= 256; length++) {
      const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + ((i * 7 + length) % 95))).join('');
      expect(sha256Hex(text)).toBe(nodeHash(text));
    }
  });

  test('of long texts and of other letters', () => {
    for (const text of ['x'.repeat(100_000), 'árbol eterno', '🦔'.repeat(77)])
      expect(sha256Hex(text)).toBe(nodeHash(text));
  });

  test('as words', () => {
    expect(sha256Words('abc').map((word) => word >>> 0)).toEqual([
      0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad,
    ]);
  });
});

describe('ChaCha20', () => {
  const blockOf = (key: readonly number[], counter: number): number[] => {
    const block = new Int32Array(BLOCK_WORDS);
    chacha20Block(key, counter, block);
    return [...block].map((word) => word >>> 0);
  };

  test('of the published example with a key of zeros', () => {
    const first = blockOf([0, 0, 0, 0, 0, 0, 0, 0], 0);
    expect(first.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
  });

  test.each([0, 1, 2, 1000, 0x7fffffff, 0x80000000, 0xffffffff])('block %i is that of Node', (counter) => {
    for (const seed of ['', 'a', 'golden']) {
      const key = sha256Words(seed);
      expect(blockOf(key, counter)).toEqual(nodeStream(key, BLOCK_WORDS, counter));
    }
  });
});

describe('the generator of a game', () => {
  test('is keyed by the hash of its seed and counts what is drawn', () => {
    const rng = seedState('Everdell');
    expect(rng).toHaveLength(RNG_WORDS);
    expect(rng).toEqual([...sha256Words('Everdell'), 0]);
    const words = Array.from({ length: 100 }, () => nextWord(rng));
    expect(words).toEqual(nodeStream(sha256Words('Everdell'), 100));
    expect(rng).toEqual([...sha256Words('Everdell'), 100]);
  });

  test('goes on alike after JSON, from any point and beside others', () => {
    const one = seedState('one');
    const other = seedState('other');
    const wanted = [nodeStream(one, 201), nodeStream(other, 200)];
    for (let i = 0; i < 200; i++) {
      expect(nextWord(one)).toBe(wanted[0][i]);
      const copy = JSON.parse(JSON.stringify(one)) as number[];
      expect(nextWord(copy)).toBe(wanted[0][i + 1]);
      expect(nextWord(other)).toBe(wanted[1][i]);
    }
  });

  test('reads the words of a key with or without a sign', () => {
    const signed = seedState('sign');
    const unsigned = signed.map((word) => word >>> 0);
    expect(signed.some((word) => word < 0)).toBe(true);
    expect(Array.from({ length: 40 }, () => nextWord(unsigned))).toEqual(
      Array.from({ length: 40 }, () => nextWord(signed)),
    );
  });

  test('draws again what would favour the small numbers', () => {
    const n = 3 * 2 ** 30; // a quarter of all words is refused
    const rng = seedState('refused');
    const words = nodeStream(rng, 400);
    const accepted = words.filter((word) => word < n).slice(0, 200);
    expect(Array.from({ length: 200 }, () => below(rng, n))).toEqual(accepted);
    expect(rng[RNG_WORDS - 1]).toBeGreaterThan(220);
  });

  test('gives every number and every order equally often', () => {
    const rng = seedState('fair');
    const rolls = Array.from({ length: 8 }, () => 0);
    for (let i = 0; i < 8000; i++) rolls[below(rng, 8)]++;
    for (const n of rolls) expect(Math.abs(n - 1000)).toBeLessThan(150); // five standard deviations
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = [0, 1, 2, 3];
      shuffle(rng, list);
      orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(160);
  });
});
