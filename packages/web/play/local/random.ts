const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random text that nobody guesses. `crypto.randomUUID` exists on pages over https only. */
export function randomText(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (n) => LETTERS[n % LETTERS.length]).join('');
}

/** The id of a game in this browser. */
export const newId = (): string => randomText(10);
/** What a game is dealt from: 256 bits. */
export const newSeed = (): string => randomText(52);
