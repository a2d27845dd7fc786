import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 192 bits from the operating system, fit for a link or a header. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Takes the same time wherever the two differ. */
export function isSecret(secret: string, hash: string): boolean {
  const given = Buffer.from(hashOf(secret));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** A name for a table (t) or a guest (g); it is no secret, but nobody can guess one. */
export function newId(kind: 't' | 'g' | 'v'): string {
  return kind + randomBytes(12).toString('base64url');
}

/** The server's part of what a game is dealt from: 256 bits. */
export function newDealSecret(): string {
  return randomBytes(32).toString('hex');
}
