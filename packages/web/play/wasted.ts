import type { Action } from '@everdell/game';
import { drawsLost } from './lost.ts';
import { preview, type Preview } from './preview.ts';
import type { Seen } from './seen.ts';

/** Is a card lost for nothing: one that is discarded though one fewer would do, or one that finds no room in the hand? */
export function isWasteful(seen: Seen, action: Action): boolean {
  const { decision: d } = seen;
  if (action.t === 'visit') return drawsLost(seen, action) > 0;
  if (d?.kind !== 'pick' || d.ask !== 'discard' || action.t !== 'pick' || action.items.length <= d.min) return false;
  const fewer: Action = { t: 'pick', items: action.items.slice(0, -1) };
  return outcome(preview(seen, fewer)) === outcome(preview(seen, action));
}

/** What is had of it, but for the hand. */
function outcome({ goods, score, draws, uncertain, next }: Preview): string {
  const amount = next !== null && (next.kind === 'split' || next.kind === 'pick') ? next.max : null;
  return JSON.stringify([goods, score, draws, uncertain, next?.ask, amount]);
}
