import type { Moment, MomentName, Rules } from '../content/rules.ts';
import type { Effect } from '../effects/types.ts';
import type { GameState } from '../state/types.ts';

const NOTHING: readonly Effect[] = [];

/** What the modules want done at a moment, in registry order. */
export function momentEffects(g: Rules, s: GameState, name: MomentName, moment: Moment): readonly Effect[] {
  const rules = g.moments[name];
  if (rules === undefined) return NOTHING;
  const list: Effect[] = [];
  for (let i = 0; i < rules.length; i++) {
    const effect = rules[i](g, s, moment);
    if (effect) list.push(effect);
  }
  return list;
}
