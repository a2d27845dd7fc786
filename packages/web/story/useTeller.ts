import { useMemo } from 'react';
import { youIn } from '../play/picture.ts';
import type { Teller } from '../play/telling.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';

/** Stays the same while language and names do: with every picture come new objects that say the same. */
export function useTeller(): Teller {
  const { game, text, names, picture } = useSeen();
  const { modules } = useWords();
  const you = youIn(picture);
  const called = names.join('\n');
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => ({ game, text, names, you, modules }), [game, text.lang, called, you, modules]);
}
