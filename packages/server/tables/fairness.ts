import { commitmentOf, dealSeed, type Fairness } from '@everdell/game';
import type { TableDoc } from './doc.ts';

/** What the cards were dealt from: told when the game is over. */
export function dealtFrom(doc: TableDoc): Fairness {
  return { commitment: commitmentOf(doc.secret), secret: doc.secret, words: doc.seats.map(({ word }) => word) };
}

/** The seed a table's game is dealt from. */
export function seedOf(doc: TableDoc): string {
  const { secret, words } = dealtFrom(doc);
  return dealSeed(secret, words);
}
