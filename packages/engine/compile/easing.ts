import type { CardPlayingAbility } from '../content/defs.ts';

/** How many resources of a cost the ability can do without at most; where it takes tokens, for each of them. */
export function easing(ability: CardPlayingAbility | undefined): number {
  if (ability === undefined) return 0;
  if (ability.swap !== undefined) return ability.swap | 0;
  let n = 0;
  for (const of of Object.values(ability.discount ?? {})) n += of;
  return n | 0;
}
