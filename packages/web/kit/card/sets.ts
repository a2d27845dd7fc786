import { registry, type Lang } from '@everdell/game';
import type { IconName } from '../Icon.tsx';

/** The mark on the cards of a set; one that is not here has none. */
const MARKS: Readonly<Record<string, IconName | undefined>> = {
  pearlbrook: 'pearl',
  'extra-extra': 'set-extra-extra',
  legends: 'set-legends',
  'more-legends': 'set-more-legends',
  'rugwort-cards': 'set-rugwort-cards',
  corrin: 'set-corrin',
  'through-every-season': 'set-through-every-season',
};

export const markOf = (set: string): IconName | undefined => MARKS[set];

/** What the set is called; empty = it is the base game. */
export function setName(set: string, lang: Lang): string {
  return set === 'base' ? '' : (registry.find(({ id }) => id === set)?.text?.[lang]?.name ?? '');
}
