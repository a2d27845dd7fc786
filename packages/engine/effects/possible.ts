import type { Rules } from '../content/rules.ts';
import type { GameState } from '../state/types.ts';
import { holds } from './reading.ts';
import type { Effect, Scope } from './types.ts';

/** Could carrying the effect out change anything now? What is to be paid must be there in full, of the rest one part is enough. */
export function possible(g: Rules, s: GameState, e: Effect, sc: Scope): boolean {
  switch (e.do) {
    case 'gain':
      return true;
    case 'seq': {
      let any = false;
      let prices = 0;
      const { steps } = e;
      for (let i = 0; i < steps.length; i++) {
        if (any && (steps[i].do === 'pick' || !isPrice(g, steps[i]))) continue; // there may be more to choose from then
        const can = possible(g, s, steps[i], sc);
        if (!can && isPrice(g, steps[i])) return false;
        if (steps[i].do === 'pay') prices++;
        else any ||= can;
      }
      return any || prices === steps.length;
    }
    case 'when':
      if (holds(g, s, sc, e.if)) return possible(g, s, e.then, sc);
      return e.else !== undefined && possible(g, s, e.else, sc);
    case 'option':
      for (let i = 0; i < e.choices.length; i++) if (possible(g, s, e.choices[i].then, sc)) return true;
      return false;
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
