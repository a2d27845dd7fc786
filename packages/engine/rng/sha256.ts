import { utf8 } from './utf8.ts';

/** SHA-256 (FIPS 180-4), for keys and commitments: short texts, a few times a game. */

/** Words of a block. */
const BLOCK = 16;

/** The first 32 bits after the point of the square roots of the first 8 primes. */
const START = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

/** The same of the cube roots of the first 64 primes. */
const ROUND = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** The hash of a text in UTF-8 as eight words of 32 bits, as signed integers. */
export function sha256Words(text: string): number[] {
  const hash = START.slice();
  const message = padded(utf8(text));
  for (let at = 0; at < message.length; at += BLOCK) compress(hash, message.subarray(at, at + BLOCK));
  const words: number[] = [];
  for (const word of hash) words.push(word);
  return words;
}

/** The hash of a text in UTF-8 as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return sha256Words(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** The message as words: its bytes, a one bit, zeros, and its length in bits at the end of a block. */
function padded(bytes: readonly number[]): Int32Array {
  const words = new Int32Array(BLOCK * Math.ceil((bytes.length + 9) / (4 * BLOCK)));
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << (24 - 8 * (i & 3));
  words[bytes.length >> 2] |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

const right = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** What a block is spread to. */
const w = new Int32Array(ROUND.length);

/** Mixes one block of the message into the hash. */
function compress(hash: Int32Array, block: Int32Array): void {
  w.set(block);
  let [a, b, c, d, e, f, g, h] = hash;
  for (let t = 0; t < ROUND.length; t++) {
    if (t >= BLOCK) {
      const early = w[t - 15];
      const late = w[t - 2];
      const s0 = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
      const s1 = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + choice + ROUND[t] + w[t]) | 0;
    const second = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}
