import type { ModuleInWords } from '../../../play/local/moduleInWords.ts';
import type { Words } from '../../../words/index.ts';

/** More names than this do not fit on a button. */
const NAMED = 2;

/** What is on the table, in a few words. */
export function brought(words: Words['home'], modules: readonly ModuleInWords[]): string {
  if (modules.length === 0) return words.baseGame;
  if (modules.length > NAMED) return words.baseAndMore(modules.length);
  return words.baseAnd(modules.map(({ name }) => name).join(', '));
}
