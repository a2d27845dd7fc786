import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { LocalError } from '../../play/local/link.ts';
import { LocalTable } from '../../play/local/localTable.ts';
import type { NewLocalGame } from '../../play/local/messages.ts';
import { useLang, useWords } from '../../words/index.ts';

/** No game comes near this. */
const LARGEST_FILE = 8_000_000;

export interface Start {
  /** Something is being started. */
  readonly busy: boolean;
  /** What went wrong last, in words. */
  readonly trouble: string | null;
  /** The game as it is set up; null = there is nobody to play against. */
  begin(game: NewLocalGame | null): void;
  openFile(file: File): void;
  dismiss(): void;
}

/** Starts games and goes to their tables. */
export function useStart(): Start {
  const { home: words } = useWords();
  const lang = useLang();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const openTable = useCallback(
    async (opening: () => Promise<LocalTable | null>): Promise<void> => {
      setBusy(true);
      setTrouble(null);
      try {
        const table = await opening();
        if (table !== null) go(`/play/${table.id}`);
      } catch (error) {
        setTrouble(
          error instanceof LocalError
            ? words.problems[error.code]
            : error instanceof Error
              ? error.message
              : words.unreadable,
        );
      } finally {
        setBusy(false);
      }
    },
    [go, words],
  );
  return {
    busy,
    trouble,
    begin: (game) => {
      if (!busy && game !== null) void openTable(() => LocalTable.create(game, lang));
    },
    openFile: (file) => {
      if (busy) return;
      if (file.size > LARGEST_FILE) setTrouble(words.tooLarge);
      else
        void openTable(async () => {
          const text = await file.text().catch(() => {
            throw new Error(words.unreadable);
          });
          return LocalTable.import(text, lang);
        });
    },
    dismiss: () => setTrouble(null),
  };
}
