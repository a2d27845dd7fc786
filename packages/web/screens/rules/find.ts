/** Without accents and capitals, so that "Árbol" is found by "arbol". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The words of a query; each of them must be in what is found. */
export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');

export const matches = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut at what was looked for. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  // Folding may change the length of a text; then nothing is marked rather than the wrong letters.
  const folded = fold(text);
  if (words.length === 0 || folded.length !== text.length) return [{ text, hit: false }];
  const cut: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ start: folded.indexOf(word, at), length: word.length }))
      .filter(({ start }) => start >= 0)
      .reduce<{ start: number; length: number } | null>(
        (best, one) =>
          best === null || one.start < best.start || (one.start === best.start && one.length > best.length)
            ? one
            : best,
        null,
      );
    if (next === null) break;
    if (next.start > at) cut.push({ text: text.slice(at, next.start), hit: false });
    at = next.start + next.length;
    cut.push({ text: text.slice(next.start, at), hit: true });
  }
  if (at < text.length) cut.push({ text: text.slice(at), hit: false });
  return cut;
}
