import { registry, type Lang } from '@everdell/game';

/** What the set is called; empty = it is the base game. */
export function setName(set: string, lang: Lang): string {
  return set === 'base' ? '' : (registry.find(({ id }) => id === set)?.text?.[lang]?.name ?? '');
}
