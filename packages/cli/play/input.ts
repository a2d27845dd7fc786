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
  const names = d.among.map((r) => namesOf(g.resources[r]).map(plain));
  const typed = plain(line);
  const parts = [...typed.matchAll(AMOUNT)];
  if (parts.length === 0 || typed.replace(AMOUNT, '').trim() !== '') return null;
  for (const [, n, text] of parts) {
    // A name may have several words; otherwise each word is one.
    const words = meant(text, names) === null ? text.split(' ') : [text];
    for (const [i, word] of words.entries()) {
      const at = meant(word, names);
      if (at === null) return null;
      by[at] += i > 0 || n === undefined ? 1 : Number(n);
    }
  }
  return by;
}

const AMOUNT = /(\d+)?\s*(\p{L}+(?: \p{L}+)*)/gu;

/** The one whose name it is, else the only one with a name that begins so. */
function meant(word: string, names: readonly (readonly string[])[]): number | null {
  const exact = names.findIndex((own) => own.includes(word));
  if (exact >= 0) return exact;
  const begun = names.flatMap((own, i) => (word.length > 2 && own.some((name) => name.startsWith(word)) ? [i] : []));
  return begun.length === 1 ? begun[0] : null;
}
