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
  const { draft, table } = useAtTable();
  const { undo } = seen.picture;
  const between = standing === 'hold' || (standing === 'mine' && seen.decision?.kind !== 'turn');
  const kind = standing === 'mine' && answer.begun ? 'clear' : between && undo?.possible ? 'undo' : null;
  const go = useCallback((): void => {
    if (kind === 'clear') clear(draft);
    else if (kind === 'undo') void sendingOf(table).undo();
    else setMode(draft, 'all');
  }, [kind, draft, table]);
  return { kind, go };
}
