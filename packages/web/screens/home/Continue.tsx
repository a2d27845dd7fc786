import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { useWords } from '../../words/index.ts';
import css from './Continue.module.css';
import { GameRow } from './GameRow.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import type { Games } from './useGames.ts';

const AT_FIRST = 4;

/** The games of this browser. */
export function Continue({ games }: { readonly games: Games }): ReactNode {
  const { home: words } = useWords();
  const [all, setAll] = useState(false);
  const { list, failed, removed } = games;
  if (failed) return <p className={css.empty}>{words.shelfFailed}</p>;
  if (list === null || (list.length === 0 && removed.length === 0)) return null;
  const shown = all ? list : list.slice(0, AT_FIRST);
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className={css.heading}>
        {words.continueTitle} <small>{words.continueAbout}</small>
      </h2>
      <ul className={css.games}>
        {removed.slice(0, 1).map((game) => (
          <RemovedRow key={game.summary.id} game={game} games={games} />
        ))}
        {shown.map((game) => (
          <GameRow key={game.id} game={game} games={games} />
        ))}
      </ul>
      {shown.length < list.length && (
        <Button className={css.more} onClick={() => setAll(true)}>
          {words.showAll(list.length)}
        </Button>
      )}
    </section>
  );
}
