import { use, useCallback, useEffect, useEffectEvent } from 'react';
import { CONFIRM } from '../kit/Thing.tsx';
import { useAtTable } from '../table/context.ts';
import type { Answer } from './answer.ts';
import { ResultsContext } from './results.ts';
import { sendingOf } from './sending.ts';
import type { Standing } from './standing.ts';

/** What the green button does, also when something else than a press asks for it. */
export function useConfirm(standing: Standing, answer: Answer, version: number): () => void {
  const { table } = useAtTable();
  const results = use(ResultsContext);
  const { action, off } = answer;
  const confirm = useCallback((): void => {
    if (standing === 'mine' && action !== null && off === null) void sendingOf(table).act(action, version);
    else if (standing === 'hold') table.proceed();
    else if (standing === 'over') results?.open();
  }, [standing, action, off, version, table, results]);

  const asked = useEffectEvent((): void => {
    if (answer.begun) confirm();
  });
  useEffect(() => {
    const listener = (): void => asked();
    window.addEventListener(CONFIRM, listener);
    return () => window.removeEventListener(CONFIRM, listener);
  }, []);
  return confirm;
}
