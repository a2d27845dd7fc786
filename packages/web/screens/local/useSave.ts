import { useCallback } from 'react';
import type { Table } from '../../play/table.ts';
import { useWords } from '../../words/index.ts';
import { download, fileDate } from './download.ts';

/** Gives the player the game as a file. */
export function useSave(table: Table): () => void {
  const { fileName } = useWords().home.local;
  return useCallback(() => {
    void table.save().then((text) => download(fileName(fileDate(new Date())), text));
  }, [table, fileName]);
}
