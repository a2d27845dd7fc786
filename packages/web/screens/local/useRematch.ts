import { useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { LocalTable } from '../../play/local/localTable.ts';
import { rematchOf } from '../../play/local/rematch.ts';
import { useLang } from '../../words/index.ts';

/** Begins the same game anew and goes there. */
export function useRematch(table: LocalTable): (harder?: boolean) => void {
  const lang = useLang();
  const [, go] = useLocation();
  const begun = useRef(false);
  return useCallback(
    (harder = false) => {
      if (begun.current) return;
      begun.current = true;
      LocalTable.create(rematchOf(table.picture, harder), lang).then(
        ({ id }) => go(`/play/${id}`),
        () => go('/'), // the table tells what is wrong with the worker, and this game is kept
      );
    },
    [table, lang, go],
  );
}
