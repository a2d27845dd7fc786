/** A line cannot be read; the message says what is wrong and what would be accepted. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
}

const MOST_NAMES = 20;

/** A list for a message, cut when it is long. */
export function listed(names: readonly string[]): string {
  if (names.length === 0) return 'nothing';
  if (names.length <= MOST_NAMES) return names.join(', ');
  return `${names.slice(0, MOST_NAMES).join(', ')}, ...`;
}

/** Words of the input as they are shown in messages. */
export function quoted(word: string): string {
  return JSON.stringify(word.length > 40 ? `${word.slice(0, 40)}...` : word);
}
