import type { Moment, MomentName, Rules } from '../content/rules.ts';
import type { Effect } from '../effects/types.ts';
import type { GameState } from '../state/types.ts';

/** What the modules want done at a moment, in registry order. */
export function momentEffects(g: Rules, s: GameState, name: MomentName, moment: Moment): Effect[] {
  const list: Effect[] = [];
  for (const m of g.modules) {
    const effect = m.moments?.[name]?.(g, s, moment);
    if (effect) list.push(effect);
  }
  return list;
}
