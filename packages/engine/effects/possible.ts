import type { Rules } from '../content/rules.ts';
import type { GameState } from '../state/types.ts';
import { holds } from './cond.ts';
import type { Effect, Scope } from './types.ts';

/** Could carrying the effect out change anything now? Prices must be payable in full, of the rest one part is enough. */
export function possible(g: Rules, s: GameState, e: Effect, sc: Scope): boolean {
  switch (e.do) {
    case 'gain':
      return true;
    case 'seq': {
      let any = false;
      const { steps } = e;
      for (let i = 0; i < steps.length; i++) {
        const can = possible(g, s, steps[i], sc);
        if (!can && isPrice(g, steps[i])) return false;
        any ||= can;
      }
      return any;
    }
    case 'when':
      if (holds(g, s, sc, e.if)) return possible(g, s, e.then, sc);
      return e.else !== undefined && possible(g, s, e.else, sc);
    case 'option':
      return e.choices.some((choice) => possible(g, s, choice.then, sc));
    default: {
      const handler = g.ops.get(e.do)!;
      return handler.possible === undefined || handler.possible(g, s, e, sc);
    }
  }
}

/** Is it a price that cannot be paid which stands in the way? */
export function lacksPrice(g: Rules, s: GameState, e: Effect, sc: Scope): boolean {
  if (e.do === 'seq') return e.steps.some((step) => lacksPrice(g, s, step, sc));
  return isPrice(g, e) && !possible(g, s, e, sc);
}

function isPrice(g: Rules, e: Effect): boolean {
  const handler = g.ops.get(e.do)!;
  return handler.price !== undefined && handler.price(e);
}
