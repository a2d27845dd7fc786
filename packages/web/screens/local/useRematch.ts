import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { LocalTable } from '../../play/local/localTable.ts';
import { rematchOf } from '../../play/local/rematch.ts';
import type { Table } from '../../play/table.ts';
import { useLang } from '../../words/index.ts';

/** Begins the same game anew and goes there; null = this table is not in this browser. */
export function useRematch(table: Table): (() => void) | null {
  const lang = useLang();
  const [, go] = useLocation();
  const again = useCallback(() => {
    LocalTable.create(rematchOf(table.picture), lang).then(
      ({ id }) => go(`/play/${id}`),
      () => go('/'), // the table tells what is wrong with the worker, and this game is kept
    );
  }, [table, lang, go]);
  return table instanceof LocalTable ? again : null;
}
