import type { Action } from '@everdell/game';
import { preview, type Preview } from './preview.ts';
import type { Seen } from './seen.ts';

/** Is a card thrown away for nothing: would one card fewer lead to the same? */
export function isWasteful(seen: Seen, action: Action): boolean {
  const { decision: d } = seen;
  if (d?.kind !== 'pick' || d.ask !== 'discard' || action.t !== 'pick' || action.items.length <= d.min) return false;
  const fewer: Action = { t: 'pick', items: action.items.slice(0, -1) };
  return outcome(preview(seen, fewer)) === outcome(preview(seen, action));
}

/** What is had of it, but for the hand. */
function outcome({ goods, score, draws, uncertain, next }: Preview): string {
  const amount = next !== null && (next.kind === 'split' || next.kind === 'pick') ? next.max : null;
  return JSON.stringify([goods, score, draws, uncertain, next?.ask, amount]);
}
