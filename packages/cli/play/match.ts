/** Small letters without accents, words parted by single spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Which of the names are meant by what somebody typed: the one that is exactly it, else those that begin with it, else
 * those in which every typed word begins a word.
 */
export function matching<T>(items: readonly T[], nameOf: (item: T) => string, typed: string): readonly T[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const named = items.map((item) => ({ item, name: plain(nameOf(item)) }));
  const tests: ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => wanted.split(' ').every((word) => name.split(' ').some((part) => part.startsWith(word))),
  ];
  for (const test of tests) {
    const found = named.filter(({ name }) => test(name));
    if (found.length > 0) return found.map(({ item }) => item);
  }
  return [];
}
