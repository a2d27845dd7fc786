import { useCallback } from 'react';
import { clear, setMode } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import type { Answer } from './answer.ts';
import { sendingOf } from './sending.ts';
import type { Standing } from './standing.ts';

/** One step back: what was chosen, else the last decision. */
export interface Back {
  /** What a step back would do now; null = there is none. */
  readonly kind: 'clear' | 'undo' | null;
  go(): void;
}

export function useBack(seen: Seen, standing: Standing, answer: Answer): Back {
  const at = useAtTable();
  const { undo } = seen.picture;
  const between = standing === 'hold' || (standing === 'mine' && seen.decision?.kind !== 'turn');
  const mayUndo = between && undo?.possible === true;
  const kind = standing === 'mine' && answer.begun ? 'clear' : mayUndo ? 'undo' : null;
  const { version } = seen.picture;
  const go = useCallback((): void => {
    // What was chosen goes first, also if the bar does not show it yet.
    if (standing === 'mine' && clear(at.draft)) return;
    if (mayUndo) void sendingOf(at.table).undo(version);
    else setMode(at.draft, 'all');
  }, [standing, mayUndo, version, at]);
  return { kind, go };
}
