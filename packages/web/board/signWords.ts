import type { Text } from '@everdell/game';
import type { Lack } from '../play/lacking.ts';
import type { Words } from '../words/index.ts';
import type { Sign } from './gives.ts';

/** A sign in words: "2 twigs". */
export function signWords({ n, what }: Sign, { board, cards }: Words, text: Text): string {
  if (what === 'card') return text.count(n, 'card');
  if (what === 'point') return cards.points(n);
  if (what === 'any') return board.any(n);
  if (what === 'unlike') return board.unlike(n);
  if (what === 'meadow') return board.meadowCards(n);
  const colour = cards.colours[what];
  if (colour !== undefined) return board.ofColour(n, colour);
  const noun = text.resource(what);
  return `${n} ${n === 1 ? noun.one : noun.many}`;
}

/** What of a price is missing, in one phrase. */
export const lackWords = (words: Words, text: Text, lacks: readonly Lack[]): string =>
  words.common.list(lacks.map((lack) => signWords(lack, words, text)));
