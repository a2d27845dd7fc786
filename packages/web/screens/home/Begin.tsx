import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import type { LocalPlayer } from '../../play/local/messages.ts';
import { useWords } from '../../words/index.ts';
import { ahead } from './ahead.ts';
import css from './Panel.module.css';
import { minutesFor } from './plan.ts';
import type { SetUp, Start } from './useStart.ts';

interface Props {
  readonly start: Start;
  readonly players: readonly LocalPlayer[];
  readonly game: SetUp;
}

/** Starts the game that was set up. */
export function Begin({ start, players, game }: Props): ReactNode {
  const { home: words } = useWords();
  return (
    <div className={css.begin}>
      <Button
        variant="go"
        size="large"
        data-begin
        aria-busy={start.busy || undefined}
        {...ahead}
        onClick={() => start.begin(game)}
      >
        {start.busy ? words.starting : words.begin}
      </Button>
      <p>{words.beginNote(players.length, minutesFor(players))}</p>
    </div>
  );
}
