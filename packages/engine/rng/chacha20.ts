/** The ChaCha20 block function (RFC 8439) with a nonce of zero: each key is used for one stream only. */

export const KEY_WORDS = 8;
export const BLOCK_WORDS = 16;

/** "expand 32-byte k" */
const CONSTANTS: readonly number[] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** Columns, then diagonals, of the square of 4 x 4 words. */
const QUARTERS: readonly (readonly number[])[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

const DOUBLE_ROUNDS = 10;

const input = new Int32Array(BLOCK_WORDS);

/** Writes block number `counter` of the key's stream to `block`. */
export function chacha20Block(key: readonly number[], counter: number, block: Int32Array): void {
  input.set(CONSTANTS);
  for (let i = 0; i < KEY_WORDS; i++) input[4 + i] = key[i];
  input[12] = counter;
  block.set(input);
  for (let round = 0; round < DOUBLE_ROUNDS; round++)
    for (let i = 0; i < QUARTERS.length; i++) {
      const [a, b, c, d] = QUARTERS[i];
      quarterRound(block, a, b, c, d);
    }
  for (let i = 0; i < BLOCK_WORDS; i++) block[i] += input[i];
}

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = left(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = left(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = left(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = left(x[b] ^ x[c], 7);
}

const left = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
