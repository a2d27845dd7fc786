import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { KeptGame } from '../../play/local/games.ts';
import { useWords } from '../../words/index.ts';
import css from './Continue.module.css';
import { othersIn } from './names.ts';
import type { Games } from './useGames.ts';

interface Props {
  readonly game: KeptGame;
  readonly games: Games;
}

/** What was deleted can be brought back until the page is left. */
export function RemovedRow({ game, games }: Props): ReactNode {
  const { home: words, common } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its row.
  useEffect(() => button.current?.focus(), []);
  return (
    <li className={css.removed}>
      <span role="status">{words.removed(common.list(othersIn(game.summary)))}</span>
      <Button ref={button} size="small" onClick={() => void games.putBack(game)}>
        <Icon name="undo" size="0.95rem" />
        {words.putBack}
      </Button>
    </li>
  );
}
