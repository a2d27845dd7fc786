import { sha256Hex } from '@everdell/engine';

/**
 * What a game was dealt from. Whoever deals publishes the commitment before the players give their words, and the secret
 * when the game is over: a dealer who does not play could not choose a deal, having committed without knowing the words,
 * and no player could, not knowing the secret.
 */
export interface Fairness {
  /** SHA-256 of the secret, as 64 hexadecimal digits. */
  readonly commitment: string;
  /** So long and random that nobody finds it by trying: 32 bytes as hexadecimal digits. */
  readonly secret: string;
  /** The players' words by seat; '' = none. */
  readonly words: readonly string[];
}

export type FairnessProblem =
  /** The commitment is not that of the secret. */
  | 'commitment'
  /** The game was dealt from something else than secret and words. */
  | 'seed';

/** What is published of a secret before it is used. */
export function commitmentOf(secret: string): string {
  return sha256Hex(secret);
}

/** The seed of the game: a list as JSON without spaces, so that no two lists give the same text. */
export function dealSeed(secret: string, words: readonly string[]): string {
  return JSON.stringify([secret, ...words]);
}

/** What does not hold; empty = the game with this seed was dealt from what was committed to and from the words. */
export function checkFairness({ commitment, secret, words }: Fairness, seed: string): readonly FairnessProblem[] {
  const problems: FairnessProblem[] = [];
  if (commitmentOf(secret) !== commitment) problems.push('commitment');
  if (dealSeed(secret, words) !== seed) problems.push('seed');
  return problems;
}
