import type { Rules } from '../content/rules.ts';
import { select } from '../effects/query.ts';
import { amount, holds } from '../effects/reading.ts';
import type { Effect, EffectOf, Scope } from '../effects/types.ts';
import type { GameState, Holder } from '../state/types.ts';
import { happen } from './happenings.ts';

/** Locations that an effect names and that are not to be had. */

/** Tells of those of the effects that were tried, the last of them carried out; a worker must be there to try. */
export function tellBlocked(g: Rules, s: GameState, tried: readonly Effect[], sc: Scope): void {
  for (let i = tried.length - 1; i >= 0; i--) {
    const choice = choiceIn(g, s, tried[i], sc);
    const named = choice === null ? -1 : startOf(g, s, choice, sc);
    if (named >= 0 && !select(g, s, sc, choice!.from).includes(named))
      happen(g, s, 'blocked', sc.seat, { at: [named] });
  }
}

/** The choice with a start that the effect comes to. */
function choiceIn(g: Rules, s: GameState, e: Effect, sc: Scope): EffectOf<'pick'> | null {
  if (e.do === 'pick') return e.start === undefined ? null : e;
  if (e.do === 'call') return choiceIn(g, s, g.effects.get(e.id)!, sc);
  if (e.do === 'seq') return e.steps.length === 0 ? null : choiceIn(g, s, e.steps[0], sc);
  if (e.do !== 'when') return null;
  const then = holds(g, s, sc, e.if) ? e.then : e.else;
  return then === undefined ? null : choiceIn(g, s, then, sc);
}

/** The place that it names; -1 = nothing lies there, as on a clearing without a Forest card. */
function startOf(g: Rules, s: GameState, { start, from }: EffectOf<'pick'>, sc: Scope): Holder {
  if (typeof start === 'object' && 'in' in start) return select(g, s, sc, start)[0] ?? -1;
  const row = from.where?.flatMap((f) => ('row' in f ? [f.row] : []))[0];
  return row === undefined ? -1 : (s.rows[g.rowIx[row]][amount(g, s, sc, start ?? 0) - 1] ?? -1);
}
