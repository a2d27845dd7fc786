import { use, useCallback, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { CONFIRM } from '../kit/Thing.tsx';
import { draftNow, useAtTable } from '../table/context.ts';
import type { Seen } from '../play/seen.ts';
import { useWords } from '../words/index.ts';
import { answerFor } from './answer.ts';
import { ResultsContext } from './results.ts';
import { sendingOf } from './sending.ts';
import type { Standing } from './standing.ts';

/** `mustBeBegun`: an empty answer is not given. */
export type Confirm = (mustBeBegun: boolean) => void;

/** What the green button does, also when something else than a press asks for it. */
export function useConfirm(standing: Standing, seen: Seen): Confirm {
  const at = useAtTable();
  const { decide } = useWords();
  const results = use(ResultsContext);
  const confirm = useCallback(
    (mustBeBegun: boolean): void => {
      const { table } = at;
      if (standing === 'hold') table.proceed();
      else if (standing === 'over') results?.open();
      else if (standing === 'mine') {
        // What is drawn may be a moment behind what has been chosen.
        const { action, off, begun } = answerFor(seen, draftNow(at, seen), decide);
        if (action === null || off !== null || (mustBeBegun && !begun)) return;
        void sendingOf(table).act(action, seen.picture.version);
      }
    },
    [standing, seen, at, decide, results],
  );

  const asked = useEffectEvent((): void => confirm(true));
  // What was chosen together with the answer before is given as soon as it is asked for.
  const isFree = useStore(sendingOf(at.table).store, ({ pending }) => pending === null);
  useEffect(() => {
    if (isFree && standing === 'mine' && draftNow(at, seen).led) asked();
  }, [isFree, standing, at, seen]);
  useEffect(() => {
    const listener = (): void => asked();
    window.addEventListener(CONFIRM, listener);
    return () => window.removeEventListener(CONFIRM, listener);
  }, []);
  return confirm;
}
