import { useCallback, useEffect, useState } from 'react';
import { LocalError } from '../../play/local/link.ts';
import { LocalTable } from '../../play/local/localTable.ts';
import type { LocalProblem } from '../../play/local/messages.ts';
import { useLang, type Lang } from '../../words/index.ts';

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly table: LocalTable }
  | { readonly state: 'problem'; readonly code: LocalProblem; readonly message: string };

const TWO = {
  request: { players: 2 },
  players: [
    { name: 'Juniper', bot: null },
    { name: 'Marlow', bot: 'greedy' },
  ],
};

/** While the client is being developed, a page can bring its own game along. */
function openTable(id: string, lang: Lang, takeOver: boolean): Promise<LocalTable> {
  if (import.meta.env.DEV) {
    const file = sessionStorage.getItem('everdell.import');
    if (file !== null) return LocalTable.import(file, lang);
    if (id === 'x') return LocalTable.create(TWO, lang);
  }
  return LocalTable.open(id, lang, takeOver);
}

/** Sits down at a table of this browser, and gets up from it with the screen. */
export function useLocalTable(id: string): { readonly opening: Opening; again(takeOver: boolean): void } {
  const lang = useLang();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [attempt, setAttempt] = useState({ takeOver: false });
  // The language only names automas; a change of it is told to the open table.
  const [first] = useState(lang);
  useEffect(() => {
    let table: LocalTable | null = null;
    let left = false;
    openTable(id, first, attempt.takeOver).then(
      (opened) => {
        table = opened;
        if (left) opened.close();
        else setOpening({ state: 'open', table: opened });
      },
      (error: unknown) => {
        const code = error instanceof LocalError ? error.code : 'broken';
        const message = error instanceof Error ? error.message : String(error);
        if (!left) setOpening({ state: 'problem', code, message });
      },
    );
    return () => {
      left = true;
      // One that is not kept stays open, so that whoever comes back finds it.
      if (table?.condition.storage === null || table?.condition.lost !== null) table?.close();
    };
  }, [id, first, attempt]);
  const table = opening.state === 'open' ? opening.table : null;
  useEffect(() => {
    if (lang !== first) table?.speak(lang);
  }, [table, lang, first]);
  const again = useCallback((takeOver: boolean) => {
    setOpening({ state: 'opening' });
    setAttempt({ takeOver });
  }, []);
  return { opening, again };
}
