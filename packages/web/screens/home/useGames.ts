import { useCallback, useEffect, useState } from 'react';
import { localGames, type GameSummary, type KeptGame } from '../../play/local/games.ts';

export interface Games {
  /** Null = they are not known yet. */
  readonly list: readonly GameSummary[] | null;
  /** When they were looked up, in ms. */
  readonly at: number;
  /** The browser does not let us read them. */
  readonly failed: boolean;
  /** What was deleted last and can still be brought back. */
  readonly removed: readonly KeptGame[];
  remove(id: string): Promise<void>;
  putBack(game: KeptGame): Promise<void>;
}

/** The games of this browser; other tabs may change them too. */
export function useGames(): Games {
  const [{ list, at }, setList] = useState<Pick<Games, 'list' | 'at'>>({ list: null, at: 0 });
  const [failed, setFailed] = useState(false);
  const [removed, setRemoved] = useState<readonly KeptGame[]>([]);
  const refresh = useCallback(
    () =>
      localGames.list().then(
        (games) => {
          setList({ list: games, at: Date.now() });
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => {
    void refresh();
    const onFocus = (): void => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);
  const remove = useCallback(
    async (id: string) => {
      const game = await localGames.remove(id).catch(() => null);
      if (game !== null) setRemoved((games) => [game, ...games]);
      await refresh();
    },
    [refresh],
  );
  const putBack = useCallback(
    async (game: KeptGame) => {
      const isBack = await localGames.putBack(game).then(
        () => true,
        () => false,
      );
      // What the browser would not take stays where it can be tried again.
      if (isBack) setRemoved((games) => games.filter((other) => other !== game));
      await refresh();
    },
    [refresh],
  );
  return { list, at, failed, removed, remove, putBack };
}
