/** Words as they might be in a language that needs more room: each is 40 % longer. */

const MORE = 0.4;
/** What is put into words. No word of ours has these letters, so that nothing is made longer twice. */
const FILLING = 'ëïöë';
const WORD = /\p{L}{2,}/gu;
/** In longer ones a translator says where they may be parted, as we do. */
const LONG = 9;
const PART = '\u00ad';

function longerWord(word: string): string {
  if (/[ëïö]/.test(word)) return word;
  const more = Math.round(word.length * MORE);
  const filling = FILLING.repeat(Math.ceil(more / FILLING.length)).slice(0, more);
  const middle = Math.ceil(word.length / 2);
  const part = word.length + more > LONG ? PART : '';
  return word.slice(0, middle) + filling + part + word.slice(middle);
}

/** The same with longer words: texts, lists and tables of texts, and what makes texts. */
export function lengthen<T>(words: T): T {
  if (typeof words === 'string') return words.replace(WORD, longerWord) as T;
  if (typeof words === 'function') return ((...given: unknown[]) => lengthen(words(...given) as unknown)) as T;
  if (Array.isArray(words)) return words.map((part: unknown) => lengthen(part)) as T;
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, lengthen(part as unknown)])) as T;
}
