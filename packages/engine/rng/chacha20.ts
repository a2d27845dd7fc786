/** The ChaCha20 block function (RFC 8439) with a nonce of zero: each key is used for one stream only. */

export const KEY_WORDS = 8;
export const BLOCK_WORDS = 16;

const DOUBLE_ROUNDS = 10;

/** "expand 32-byte k", the key, the counter, and the nonce of zero. */
const input = new Int32Array(BLOCK_WORDS);
input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);

/** Writes block number `counter` of the key's stream to `block`. */
export function chacha20Block(key: readonly number[], counter: number, block: Int32Array): void {
  for (let i = 0; i < KEY_WORDS; i++) input[4 + i] = key[i];
  input[12] = counter;
  for (let i = 0; i < BLOCK_WORDS; i++) block[i] = input[i];
  for (let round = 0; round < DOUBLE_ROUNDS; round++) doubleRound(block);
  for (let i = 0; i < BLOCK_WORDS; i++) block[i] += input[i];
}

/** Columns, then diagonals, of the square of 4 x 4 words. */
function doubleRound(x: Int32Array): void {
  quarterRound(x, 0, 4, 8, 12);
  quarterRound(x, 1, 5, 9, 13);
  quarterRound(x, 2, 6, 10, 14);
  quarterRound(x, 3, 7, 11, 15);
  quarterRound(x, 0, 5, 10, 15);
  quarterRound(x, 1, 6, 11, 12);
  quarterRound(x, 2, 7, 8, 13);
  quarterRound(x, 3, 4, 9, 14);
}

function quarterRound(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia];
  let b = x[ib];
  let c = x[ic];
  let d = x[id];
  a = (a + b) | 0;
  d = left(d ^ a, 16);
  c = (c + d) | 0;
  b = left(b ^ c, 12);
  a = (a + b) | 0;
  d = left(d ^ a, 8);
  c = (c + d) | 0;
  b = left(b ^ c, 7);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}

const left = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
