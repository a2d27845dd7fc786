import type { OpHandler } from '../content/rules.ts';
import { emit } from '../events/emit.ts';
import { push, withNums } from '../state/scope.ts';
import { rollDie } from '../zones/zones.ts';

export const roll: OpHandler<'roll'> = {
  run(g, s, e, sc) {
    const value = rollDie(s, e.sides);
    if (g.sink) emit(g, { e: 'rolled', seat: sc.seat, value });
    const inner = withNums(sc, e.as, [value]);
    push(s, e.then, inner);
    if (value === s.slices.lastRoll) push(s, e.again, inner);
    if (s.slices.lastRoll !== undefined && s.turn > 0) s.slices.lastRoll = value; // OQ-74: not those of the set-up
  },
};
