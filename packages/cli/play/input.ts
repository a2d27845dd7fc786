import type { Rules, SplitDecision } from '@everdell/game';
import { plain } from './match.ts';

/** "1 3 4" or "1,3,4" as numbers; null if it is anything else. */
export function numbersIn(line: string): readonly number[] | null {
  const parts = line.split(/[\s,;]+/).filter(Boolean);
  if (parts.length === 0 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return parts.map(Number);
}

/** "2t 1b", "2 twigs 1 berry", "twig": amounts in the order of the decision; null if it cannot be read. */
export function splitIn(
  line: string,
  g: Rules,
  d: SplitDecision,
  namesOf: (resource: string) => readonly string[],
): readonly number[] | null {
  const by = d.among.map(() => 0);
  const parts = [...plain(line).matchAll(/(\d+)?\s*([\p{L}]+)/gu)];
  if (
    parts.length === 0 ||
    plain(line)
      .replace(/(\d+)?\s*[\p{L}]+/gu, '')
      .trim() !== ''
  )
    return null;
  for (const [, n, word] of parts) {
    const at = d.among.findIndex((r) => isNamed(word, namesOf(g.resources[r])));
    if (at < 0) return null;
    by[at] += n === undefined ? 1 : Number(n);
  }
  return by;
}

/** The short form itself, or the beginning of a name that is longer than one letter. */
function isNamed(word: string, names: readonly string[]): boolean {
  return names.some((name) => plain(name) === word || (word.length > 2 && plain(name).startsWith(word)));
}
