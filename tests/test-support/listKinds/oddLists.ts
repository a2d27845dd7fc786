import { compileFunction } from 'node:vm';

/** Only a process that runs with --allow-natives-syntax can compile these. */
type Question = (list: readonly unknown[]) => boolean;
const ask = (native: string): Question => compileFunction(`return %${native}(list)`, ['list']) as Question;
const hasHoles = ask('HasHoleyElements');
const hasDoubles = ask('HasDoubleElements');

/** Where lists are of a kind that makes V8 compile the same code again and again: see engine/state/vectors.ts. */
export function oddLists(value: unknown, path: string): readonly string[] {
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.entries(value).flatMap(([name, part]) => oddLists(part, `${path}.${name}`));
  if (!Array.isArray(value)) return inside;
  if (hasHoles(value)) return [`${path} may have holes`, ...inside];
  return hasDoubles(value) ? [`${path} holds doubles`, ...inside] : inside;
}
