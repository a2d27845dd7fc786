import type { Game, Text } from '@everdell/game';
import { useMemo } from 'react';
import { useSeen } from '../table/context.ts';

export interface Teller {
  readonly game: Game;
  readonly text: Text;
  readonly names: readonly string[];
}

/** Stays the same while language and names do: with every picture come new objects that say the same. */
export function useTeller(): Teller {
  const { game, text, names } = useSeen();
  const called = names.join('\n');
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => ({ game, text, names }), [game, text.lang, called]);
}
