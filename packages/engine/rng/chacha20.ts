/** The ChaCha20 block function (RFC 8439) with a nonce of zero: each key is used for one stream only. */

export const KEY_WORDS = 8;
export const BLOCK_WORDS = 16;

const DOUBLE_ROUNDS = 10;

const K = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const; // "expand 32-byte k"

/**
 * Writes block number `counter` of the key's stream to `block`. The square of 4 x 4 words is sixteen variables, which stay
 * in registers, and the quarter rounds are written out: with an array it took more than three times as long.
 */
// oxfmt-ignore
export function chacha20Block(key: readonly number[], counter: number, block: Int32Array): void {
  const [k0, k1, k2, k3] = K;
  let x0: number = k0, x1: number = k1, x2: number = k2, x3: number = k3;
  let x4 = key[0] | 0, x5 = key[1] | 0, x6 = key[2] | 0, x7 = key[3] | 0;
  let x8 = key[4] | 0, x9 = key[5] | 0, x10 = key[6] | 0, x11 = key[7] | 0;
  let x12 = counter | 0, x13 = 0, x14 = 0, x15 = 0;
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    // Columns of the square.
    x0 = (x0 + x4) | 0; x12 ^= x0; x12 = (x12 << 16) | (x12 >>> 16);
    x8 = (x8 + x12) | 0; x4 ^= x8; x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0; x12 ^= x0; x12 = (x12 << 8) | (x12 >>> 24);
    x8 = (x8 + x12) | 0; x4 ^= x8; x4 = (x4 << 7) | (x4 >>> 25);
    x1 = (x1 + x5) | 0; x13 ^= x1; x13 = (x13 << 16) | (x13 >>> 16);
    x9 = (x9 + x13) | 0; x5 ^= x9; x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0; x13 ^= x1; x13 = (x13 << 8) | (x13 >>> 24);
    x9 = (x9 + x13) | 0; x5 ^= x9; x5 = (x5 << 7) | (x5 >>> 25);
    x2 = (x2 + x6) | 0; x14 ^= x2; x14 = (x14 << 16) | (x14 >>> 16);
    x10 = (x10 + x14) | 0; x6 ^= x10; x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0; x14 ^= x2; x14 = (x14 << 8) | (x14 >>> 24);
    x10 = (x10 + x14) | 0; x6 ^= x10; x6 = (x6 << 7) | (x6 >>> 25);
    x3 = (x3 + x7) | 0; x15 ^= x3; x15 = (x15 << 16) | (x15 >>> 16);
    x11 = (x11 + x15) | 0; x7 ^= x11; x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0; x15 ^= x3; x15 = (x15 << 8) | (x15 >>> 24);
    x11 = (x11 + x15) | 0; x7 ^= x11; x7 = (x7 << 7) | (x7 >>> 25);
    // Diagonals.
    x0 = (x0 + x5) | 0; x15 ^= x0; x15 = (x15 << 16) | (x15 >>> 16);
    x10 = (x10 + x15) | 0; x5 ^= x10; x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0; x15 ^= x0; x15 = (x15 << 8) | (x15 >>> 24);
    x10 = (x10 + x15) | 0; x5 ^= x10; x5 = (x5 << 7) | (x5 >>> 25);
    x1 = (x1 + x6) | 0; x12 ^= x1; x12 = (x12 << 16) | (x12 >>> 16);
    x11 = (x11 + x12) | 0; x6 ^= x11; x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0; x12 ^= x1; x12 = (x12 << 8) | (x12 >>> 24);
    x11 = (x11 + x12) | 0; x6 ^= x11; x6 = (x6 << 7) | (x6 >>> 25);
    x2 = (x2 + x7) | 0; x13 ^= x2; x13 = (x13 << 16) | (x13 >>> 16);
    x8 = (x8 + x13) | 0; x7 ^= x8; x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0; x13 ^= x2; x13 = (x13 << 8) | (x13 >>> 24);
    x8 = (x8 + x13) | 0; x7 ^= x8; x7 = (x7 << 7) | (x7 >>> 25);
    x3 = (x3 + x4) | 0; x14 ^= x3; x14 = (x14 << 16) | (x14 >>> 16);
    x9 = (x9 + x14) | 0; x4 ^= x9; x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0; x14 ^= x3; x14 = (x14 << 8) | (x14 >>> 24);
    x9 = (x9 + x14) | 0; x4 ^= x9; x4 = (x4 << 7) | (x4 >>> 25);
  }
  block[0] = x0 + k0; block[1] = x1 + k1; block[2] = x2 + k2; block[3] = x3 + k3;
  block[4] = x4 + key[0]; block[5] = x5 + key[1]; block[6] = x6 + key[2]; block[7] = x7 + key[3];
  block[8] = x8 + key[4]; block[9] = x9 + key[5]; block[10] = x10 + key[6]; block[11] = x11 + key[7];
  block[12] = x12 + counter; block[13] = x13; block[14] = x14; block[15] = x15;
}
