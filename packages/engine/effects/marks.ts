import type { Reading } from '../content/memo.ts';
import type { Rules } from '../content/rules.ts';
import { marksOn } from '../state/marks.ts';
import type { GameState, Holder } from '../state/types.ts';
import { slotOf } from '../zones/displays.ts';
import { paymentFor } from './origin.ts';
import type { Amounts, MarkName } from './types.ts';

/** A mark on what lies in a display lies on its slot, and stays there; but what is turned over is the thing itself. */
export function markHolder(g: Rules, s: GameState, mark: MarkName, item: Holder): Holder {
  if (mark === 'flipped') return item;
  const slot = paymentFor(s, item)?.at ?? slotOf(g, s, item);
  return slot < 0 ? item : slot;
}

export function marksReading(g: Rules, { of, on }: Amounts['marks']): Reading<number> {
  return (s, sc) => {
    let n = 0;
    for (const item of on === 'self' ? [sc.src] : (sc.cards[on] ?? [])) n += marksOn(s, of, markHolder(g, s, of, item));
    return n;
  };
}
