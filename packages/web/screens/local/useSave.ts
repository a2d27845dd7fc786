import { useCallback } from 'react';
import { localGames } from '../../play/local/games.ts';
import type { LocalTable } from '../../play/local/localTable.ts';
import { useWords } from '../../words/index.ts';
import { download, fileDate } from './download.ts';

/** Gives the player the game as a file; if nobody answers, as it was kept last. */
export function useSave(table: LocalTable): () => void {
  const { fileName } = useWords().home.local;
  return useCallback(() => {
    void table
      .save()
      .catch(() => localGames.text(table.id))
      .then((text) => {
        if (text !== null) download(fileName(fileDate(new Date())), text);
      });
  }, [table, fileName]);
}
