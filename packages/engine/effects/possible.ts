import type { OpHandler, Rules } from '../content/rules.ts';
import type { GameState } from '../state/types.ts';
import { holds } from './cond.ts';
import type { Effect, OpName, Scope } from './types.ts';

/** Could carrying the effect out change anything now? Prices must be payable in full, of the rest one part is enough. */
export function possible(g: Rules, s: GameState, e: Effect, sc: Scope): boolean {
  if (e.do === 'gain') return true;
  if (e.do === 'seq') {
    let any = false;
    for (const step of e.steps) {
      const can = possible(g, s, step, sc);
      if (!can && isPrice(g, step)) return false;
      any ||= can;
    }
    return any;
  }
  if (e.do === 'when') {
    if (holds(g, s, sc, e.if)) return possible(g, s, e.then, sc);
    return e.else !== undefined && possible(g, s, e.else, sc);
  }
  if (e.do === 'option') return e.choices.some((choice) => possible(g, s, choice.then, sc));
  const handler = g.ops[e.do] as OpHandler<OpName>;
  return handler.possible === undefined || handler.possible(g, s, e, sc);
}

/** Is it a price that cannot be paid which stands in the way? */
export function lacksPrice(g: Rules, s: GameState, e: Effect, sc: Scope): boolean {
  if (e.do === 'seq') return e.steps.some((step) => lacksPrice(g, s, step, sc));
  return isPrice(g, e) && !possible(g, s, e, sc);
}

function isPrice(g: Rules, e: Effect): boolean {
  const handler = g.ops[e.do] as OpHandler<OpName>;
  return handler.price !== undefined && handler.price(e);
}
