import type { Seat } from '@everdell/game';
import { useSyncExternalStore } from 'react';
import { useAtTable, useSeen } from './context.ts';

const nobody = (): (() => void) => () => undefined;

/** Who has been at the decision that is shown for more than a moment; null = nobody, or a table that does not tell. */
export function useThinking(): Seat | null {
  const { advice } = useAtTable().table;
  const { version } = useSeen().picture;
  const thinking = useSyncExternalStore(
    advice === undefined ? nobody : (listener) => advice.onThinking(listener),
    () => advice?.thinking ?? null,
  );
  return thinking?.version === version ? thinking.seat : null;
}
