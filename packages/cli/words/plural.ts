/** A number with its noun. */
export function plural(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** So many numbers, as an example of what to type. */
export function numbersLike(n: number): string {
  return Array.from({ length: n }, (_, i) => i + 1).join(' ');
}
