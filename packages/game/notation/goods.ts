import type { Rules } from '@everdell/engine';
import { listed, NotationError, quoted } from './error.ts';

const AMOUNT = /^\d{1,3}$/;

export function isAmount(word: string): boolean {
  return AMOUNT.test(word);
}

/** Index of the resource that a word names, in the singular or the plural. */
export function resourceOf(g: Rules, word: string | undefined): number {
  const r = g.resources.findIndex((name) => word === name || word === `${name}s` || word === pluralInIes(name));
  if (r >= 0) return r;
  const said = word === undefined ? 'a resource is missing after the number' : `there is no resource ${quoted(word)}`;
  throw new NotationError(`${said}; there are: ${listed(g.resources)}`);
}

function pluralInIes(name: string): string {
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : name;
}

/** `1 twig 2 berries` as amounts of the listed resources. */
export function parseSplit(g: Rules, among: readonly number[], words: readonly string[]): number[] {
  const by = among.map(() => 0);
  if (words.length === 1 && words[0] === 'none') return by;
  if (words.length === 0) throw new NotationError('say what: for example split 1 twig 2 berry, or split none');
  for (let i = 0; i < words.length; i += 2) {
    if (!isAmount(words[i])) throw new NotationError(`${quoted(words[i])} is no number: write for example 2 twig`);
    const at = among.indexOf(resourceOf(g, words[i + 1]));
    const names = among.map((r) => g.resources[r]);
    if (at < 0) throw new NotationError(`${words[i + 1]} is not among what can be chosen: ${listed(names)}`);
    by[at] += Number(words[i]);
  }
  return by;
}
