/**
 * Arrays for hot code. `new Array(n)`, `Array.from` and (optimised) `map` make arrays with holes of another internal
 * kind than literals do; mixing both made V8 recompile the same functions again and again (docs/performance.md).
 *
 * Numbers of the content become integers by `| 0` where they enter a vector. V8 may keep a whole number as a double, as it
 * does once another object with the same keys holds a fraction, and one of those turns the vector, and all that are made at
 * the same place after it, into lists of doubles.
 */
export function zeros(n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(0);
  return list;
}

export function filled(n: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(value);
  return list;
}

/** A copy with one entry changed: for parts of the state that clones share. */
export function replaced(list: readonly number[], at: number, value: number): number[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

/** A copy without the item. */
export function without(list: readonly number[], item: number): number[] {
  const copy: number[] = [];
  for (let i = 0; i < list.length; i++) if (list[i] !== item) copy.push(list[i]);
  return copy;
}

/** A copy with one more. */
export function withAlso(list: readonly number[], item: number): number[] {
  const copy = list.slice();
  copy.push(item);
  return copy;
}

export function range(n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(i);
  return list;
}

/** `map` that makes a list without holes. */
export function mapped<T, U>(list: readonly T[], value: (item: T, i: number) => U): U[] {
  const all: U[] = [];
  for (let i = 0; i < list.length; i++) all.push(value(list[i], i));
  return all;
}

/** Those for which it holds. */
export function kept<T>(list: readonly T[], holds: (item: T) => boolean): T[] {
  const all: T[] = [];
  for (let i = 0; i < list.length; i++) if (holds(list[i])) all.push(list[i]);
  return all;
}
