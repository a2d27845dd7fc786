import type { Table } from '../../play/table.ts';
import { useWords } from '../../words/index.ts';
import { download, fileDate } from '../local/download.ts';
import { useAtVisit } from './context.ts';

/** Saves the game to a file. */
export function useSave(table: Table): () => void {
  const words = useWords();
  const { notices } = useAtVisit();
  const save = async (): Promise<void> => {
    try {
      download(words.home.local.fileName(fileDate(new Date())), await table.save());
    } catch {
      notices.add('problem', words.online.errors['client/no_connection']);
    }
  };
  return () => void save();
}
